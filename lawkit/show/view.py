"""A table as plain data for every form of output: what lies on it, and the ruling as the Director says it."""
from ..conduct import noticed
from ..effects import MayChangeCall, PenaltyCard
from ..events import EVENTS, SPOKEN, Attention, Called, Elected, Found, Substituted, Summoned
from ..facts import fact, may_use, noted, said
from ..provision import plain
from ..ruling import Choice, Judgement, named_after, rule, why_not
from ..terms import SEATS, SIDES, SUITS, NotComputed, cards_in
from . import consequences, names, speech, words


def table(at, title=""):
    """Everything that lies on the table, as JSON-able data. Returns dict."""
    play, board = at.play, at.setup.board
    return {"title": title,
            "board": {"number": board.number, "dealer": str(board.dealer) if board.dealer is not None else None, "vul": str(board.vul)},
            "phase": at.phase, "turn": str(at.turn) if at.turn is not None else None, "contract": fact(at, "contract"),
            "declarer": str(play.contract.declarer) if play else None,
            "dummy": str(play.contract.dummy) if play else None,
            "score": settled(at, "score"), "hands": {str(seat): hand(at, seat) for seat in SEATS},
            "auction": calls(at), "trick": plays(play.trick) if play else [],
            "last": plays(play.tricks[-1].plays) if play and play.tricks else [],
            "tricks": settled(at, "tricks") if play else None,
            "duties": [duty(bound) for bound in at.docket.bound], "information": information(at)}


def settled(at, name):
    """A fact, or None where a contested claim leaves it undecided."""
    try:
        return fact(at, name)
    except NotComputed:
        return None


def hand(at, seat):
    """The cards of one hand, the suits in which it may hold more, and what marks its exposed cards. Returns dict."""
    marks = {str(card): "face up" for owner, card in at.docket.face_up if owner == seat}
    for each in at.duties:
        if type(each) is PenaltyCard and each.seat == seat:
            marks[str(each.card)] = f"{each.kind} penalty card"
    open_ = (at.play.open if at.play else at.setup.deal.open)[seat]
    return {"cards": [str(card) for card in cards_in(at.hands[seat])],
            "more": [str(suit) for suit in reversed(SUITS) if open_ >> suit & 1], "marks": marks, "hidden": False}


def calls(at):
    """Every call that was made, in order, with what became of it. Returns list[dict]."""
    standing = list(at.auction.calls)
    withdrawn = [w.act for w in at.docket.withdrawn if isinstance(w.act, Called)]
    made = []
    for event in (e for e in at.log if hasattr(e, "call")):
        called = Called(event.seat, event.call, event.meaning)
        stands = type(event) is Called and called in standing or called in standing and called not in withdrawn
        gone = called in withdrawn and not (type(event) is Called and called in standing and called not in withdrawn)
        if called in standing and not gone:
            standing.remove(called)
        if gone:
            withdrawn.remove(called)
        made.append({"seat": str(event.seat), "call": str(event.call), "standing": stands and not gone,
                     "words": ", ".join(filter(None, ["withdrawn" if gone else "", alert(called)]))})
    return made


def alert(called):
    """What is said of a call that is not plainly natural. Returns str."""
    return names.meaning(called) if called.meaning and (called.meaning.artificial or called.meaning.purpose) else ""


def plays(pairs):
    return [{"seat": str(seat), "card": str(card), "words": ""} for seat, card in pairs]


def duty(bound):
    text, _ = consequences.EFFECTS[type(bound.duty)](bound.duty)
    return {"seat": str(bound.duty.seat), "text": text, "id": plain(bound.id)}


def information(at):
    """Who may use what was withdrawn or exposed, where it is not open to all. Returns list[dict]."""
    found = []
    for what in noted(at):
        barred = [side for side in SIDES if not may_use(at, what, side)]
        if barred:
            found.append({"what": what, "text": who_may_use_it(barred), "id": plain(source(at, what))})
    return found


def who_may_use_it(barred):
    free, closed = (words.SIDES[str(side)] for side in (barred[0].other, barred[0]))
    return f"{free} may use it; {closed} may not." if len(barred) == 1 else "Nobody may use it."


def source(at, what):
    return next((i.id for i in reversed(at.docket.information) if said(i.act) == what), "16C2")


def steps(at, rulings=None):
    """The rulings so far (or some of them), in the order in which they were given; nobody speaks before the Director is
    there, nor of a call that stood then and has been cancelled since.

    Returns list[dict].
    """
    told = []
    for ruling in in_order(at.rulings if rulings is None else rulings):
        steps = speech.steps_of(ruling)
        heard = director_hears(at, ruling) and not stood_for_a_while(at, ruling)
        told += steps if heard else [step | {"say": ""} for step in steps]
    return told


def stood_for_a_while(at, ruling):
    """Whether ``ruling`` was over before anybody drew attention, and its act has been cancelled since. Returns bool."""
    since = ruling.case.before
    if ruling.question is not None or not any(gone.act is ruling.case.act for gone in at.docket.withdrawn) or not noticed(at, since):
        return False
    while noticed(at, since):
        at = at.parent
    return at.same_ruling(ruling).question is None


def in_order(rulings):
    """``rulings``, but what was settled at once about an act goes before what is asked about it. Returns list[Ruling]."""
    told = []
    for ruling in rulings:
        at_once = not ruling.answers and ruling.question is None
        place = next((n for n, other in enumerate(told) if at_once and other.case.act is ruling.case.act), len(told))
        told.insert(place, ruling)
    return told


def director_hears(at, ruling):
    """Whether the Director is at the table to say what ``ruling`` says; of a question or an answer, whether already when it
    was heard, or called over it. Returns bool.
    """
    heard = at.log[:len(ruling.case.before.log) + 2] if type(ruling.case.act) in SPOKEN else at.log
    return any(type(event) in (Attention, Elected, Found, Summoned) for event in heard)


def seen_steps(at):
    """What a live deal shows: `steps` without a ruling that waits and that nobody has noticed or answered yet. Returns list[dict]."""
    return steps(at, [ruling for ruling in at.rulings if ruling.answers or ruling.question is None or not unnoticed(at, ruling)])


def unnoticed(at, ruling):
    """Whether ``ruling`` is about an act to which nobody has drawn attention, and which needs it. Returns bool."""
    act, before = ruling.case.act, ruling.case.before
    return type(act) in EVENTS and not needs_no_attention(ruling) and not noticed(at, before)


def needs_no_attention(ruling):
    """Whether the act was said aloud and nothing is left to decide, its player was free to do it, or the Director has
    asked for it. Returns bool.
    """
    act, before = ruling.case.act, ruling.case.before
    said_aloud = type(act) in SPOKEN and ruling.question is None
    return said_aloud or changes_freely(before, act) or asked_for(ruling.case)


def changes_freely(table, event):
    """Whether ``event`` puts another call in the place of one that its maker may change at ``table``. Returns bool."""
    return type(event) is Substituted and bool(table.duties_of(event.seat, MayChangeCall))


def asked_for(case):
    """Whether the act is a deed that answers what the Director had asked its player. Returns bool."""
    waiting = [r for r in case.before.rulings if type(r.question) is Choice and r.question.by == case.offender and r.question.conduct]
    return any(r.question.conduct(case.before, case.act) is not None and not unnoticed(case.before, r) for r in waiting)


def whynot(at, ids=()):
    """For each of ``ids`` that the last ruling does not name, what would have led to it. Returns list[dict]."""
    found = []
    for id in ids:
        for ruling in at.rulings:
            turned = why_not(ruling, id)
            if turned:
                found.append({"id": id, "text": turning_point(*turned, finding_needed(ruling, *turned, id))})
    return found


def turning_point(answered, other, needed=""):
    """The answer that turned the ruling away, in words. Returns str."""
    question = answered.question
    if type(question) is Judgement:
        yes, no = speech.finding_labels(question)
        here, there = (yes, no) if answered.answer else (no, yes)
        return f"The Director found: {here.lower()}. It would apply, had the finding been: {there.lower()}."
    if type(question) is Choice:
        who = names.name(question.by)
        return f"Because {who} {speech.said(answered.answer, question.id)}. It would apply, had {who} {speech.instead(other, question.id)}{needed}."
    here, there = speech.happening(question, answered.answer), speech.happening(question, other)
    return f"What happened: {here}. It would apply, had it been: {there}{needed}."


def finding_needed(ruling, answered, other, id):
    """What the Director would have had to find as well. Returns str, empty for nothing."""
    asked = [rule(ruling.law, ruling.case, ruling.answers[:n]).question for n in range(len(ruling.answers))]
    turn = max(n for n, question in enumerate(asked) if question.id == answered.question.id and ruling.answers[n] == answered.answer)
    changed = rule(ruling.law, ruling.case, ruling.answers[:turn] + (other,))
    if type(changed.question) is not Judgement or id in changed.cites:
        return ""
    yes, no = speech.finding_labels(changed.question)
    leads = id in named_after(ruling.law, ruling.case, changed.answers + (True,), 0)
    return f", and had the Director found: {(yes if leads else no).lower()}"
