"""What the Director says: the words of every question and answer of a ruling, and who is to hear them.

Each question has one entry in `questions`, each effect one in `consequences`. The words tell what the Law's code has decided and
decide nothing.
"""
from .. import effects as e
from ..claims import Played
from ..conduct import all_play_on
from ..events import Called, Explained, Substituted
from ..meaning import Meaning
from ..provision import inventory, plain as plain_id
from ..ruling import Answered, Assumed, Choice, Effect, Judgement, Moment, Settled
from ..terms import Card
from . import words
from .consequences import EFFECTS, OF_PROVISION
from .consequences.claims import count
from .names import CALLS, act, call, capital, card, listed, meaning, name, shows, side, SUIT_NAMES, suits, the
from .questions import CHOICES, JUDGEMENTS, FROM_DUMMY, CALLED, ANSWERS, FORCED, DEEDS, LABELS

TABLE, NOBODY, AWAY = "the table", "nobody", "away from the table"


def fields(choice, case):
    """What the templates of a question may name. Returns dict."""
    dummy = case.declarer.partner if case.before.play else None
    about = choice.about or getattr(case.act, "act", case.act)
    told = type(case.act) is not e.LeadControl and acts(about)
    return {"by": name(choice.by), "offender": name(case.offender), "partner": name(case.partner), "by_partner": name(choice.by.partner),
            "act": act(about) if told else "", "the_act": the(about) if told else "",
            "dummy": name(dummy) if dummy is not None else "", "suit": required(choice), "suits": offered(choice)}


def required(choice):
    """The suit that a choice first offers to require: ``hearts``. Returns str, empty where it offers none."""
    verb, _, rest = str(choice.options[0].answer).partition(" ") if choice.options else ("", "", "")
    return wanted(rest) if verb == "require" else ""


def offered(choice):
    """The suits of which a choice names one: ``spades or hearts``. Returns str, empty where it names none."""
    named = [str(option.answer).split()[1:] for option in choice.options]
    single = dict.fromkeys(suits[0] for suits in named if len(suits) == 1 and suits[0] in SUIT_NAMES)
    return listed([SUIT_NAMES[suit] + "s" for suit in single], "or") if single else ""


def acts(what):
    return any(hasattr(what, field) for field in ("call", "cards", "card"))


def choice_step(choice, case, answer, law):
    """One election as a step of the view. Returns dict."""
    if answer in FORCED:
        return step("moment", choice.id, FORCED[answer].format(by=name(choice.by)), law, hearer=NOBODY)
    changed = " changed" * (choice.id == "21B1(a)" and all(o.deed for o in choice.options))
    again = " again" * (choice.id == "27A1" and (choice.about.call == case.act.call) is (type(case.act) is Substituted))
    still = " still" * (choice.id == "55A" and not choice.also)
    on = " playing on" * (choice.id == "56" and all_play_on(case.before))
    who, text, say = (part.format(**fields(choice, case)) for part in CHOICES.get(choice.id + again + changed + still + on, ("{by} decides", gist(choice.id), "")))
    options = [label(o.answer, choice.id) for o in choice.options if not o.deed] if answer is None and not choice.call else []
    if any(o.deed and o.answer == answer for o in choice.options):
        say = ""
    hearer = f"{name(choice.by)}, {AWAY}" if who.endswith(AWAY) else TABLE
    return step("choice", choice.id, text, law, who=who, hearer=hearer, say=say, options=options, answer=None if answer is None else said(answer, choice.id))


def judgement_step(judgement, answer, law):
    """One finding as a step of the view. Returns dict."""
    template, yes, no = JUDGEMENTS.get(judgement.id, (inventory()[judgement.id].question or gist(judgement.id), "yes", "no"))
    about = dict(zip(("old", "new"), map(the, judgement.about)), whose="".join(map(theirs, judgement.about[:1])))
    if len(judgement.about) == 2 and about["old"] == about["new"]:
        about["old"] = f"the first {act(judgement.about[0])}"
    meanings = [f"{capital(act(a))}: {meaning(a)}." for a in judgement.about if isinstance(a, Called)]
    evidence = " ".join(meanings + [helps(judgement, each) for each in judgement.evidence])
    return step("judgement", judgement.id, template.format(**about), law, who="The Director finds", hearer=NOBODY,
                evidence=evidence, options=[yes.capitalize(), no.capitalize()] if answer is None else [],
                answer=None if answer is None else yes if answer else no)


def theirs(done):
    """A call or card with its owner: ``West’s pass``. Returns str."""
    return f"{name(done.seat)}’s {act(done)}" if hasattr(done, "seat") else the(done)


def helps(judgement, item):
    """What helps the Director, in a sentence: how alike two meanings are, what an explanation said, what was agreed, how play
    might have gone. Returns str.
    """
    if isinstance(item, Played):
        return line_of_play(item)
    if isinstance(item, Meaning):
        return f"Agreed: {shows(item)}."
    return f"Explained: {shows(item.meaning)}." if isinstance(item, Explained) else alike(judgement, item)


def line_of_play(played):
    """A line of play, trick by trick, and what it gives. Returns str."""
    first = 4 - played.begun
    tricks = [played.line[:first], *(played.line[at:at + 4] for at in range(first, len(played.line), 4))]
    cards_ = "; ".join(", ".join(f"{name(seat)} {card(held)}" for seat, held in trick) for trick in tricks)
    kind = "A line that costs most" if played.costs else "With best play"
    return f"{kind}: {cards_}. {side(played.side)} take {count(played.tricks)}."


def alike(judgement, likeness):
    """How much of what the later call shows the earlier one showed as well, in a sentence. Returns str."""
    old, new = judgement.about
    both, all_ = likeness.share
    made = CALLED.get(str(old.call)) or f"bid {call(old)}"
    makes = call(new) if str(new.call) in CALLS else f"bid {call(new)}"
    return f"By these meanings, of the hands that {makes} now, {in_hundred(both, all_)} would have {made} before."


def in_hundred(part, whole):
    """A share in words; none and all are said of nothing else. Returns str."""
    if part in (0, whole):
        return "all" if part else "none"
    hundredths = round(100 * part / whole)
    return "fewer than 1 in 100" if hundredths < 1 else "more than 99 in 100" if hundredths > 99 else f"{hundredths} in 100"


def finding_labels(judgement):
    """The words of the buttons for yes and no. Returns tuple[str, str]."""
    _, yes, no = JUDGEMENTS.get(judgement.id, ("", "yes", "no"))
    return yes.capitalize(), no.capitalize()


def gist(id):
    return inventory()[id].gist


def said(answer, id=""):
    """An answer, to the question of provision ``id``, as the ruling tells it. Returns str."""
    if isinstance(answer, Called):
        return CALLS.get(str(answer.call)) or f"calls {call(answer)}"
    if isinstance(answer, Card):
        return f"plays {card(answer)}"
    if type(answer) is tuple:
        return f"{answer[0]}: {card(answer[1])}"
    verb, _, rest = answer.partition(" ")
    if id in FROM_DUMMY:
        return f"chooses {wanted(rest)} from dummy"
    if verb in ("require", "forbid"):
        return f"{verb}s {wanted(rest)}"
    return ANSWERS.get(f"{answer} {id}") or ANSWERS.get(answer, answer)


def instead(answer, id=""):
    """What somebody might have done: ``called 2♥``, ``chosen “Accept”``. Returns str."""
    if isinstance(answer, Called):
        return CALLED.get(str(answer.call)) or f"called {call(answer)}"
    return DEEDS.get(answer) or f"chosen “{label(answer, id)}”"


def label(answer, id=""):
    """An answer, to the question of provision ``id``, as a button says it. Returns str."""
    if isinstance(answer, Card):
        return f"Play {card(answer)}"
    verb, _, rest = answer.partition(" ")
    if id in FROM_DUMMY:
        return f"Dummy plays {wanted(rest)}"
    if verb in ("require", "forbid"):
        return f"{verb.capitalize()} {wanted(rest)}"
    return LABELS.get(f"{answer} {id}") or LABELS.get(answer, answer)


def wanted(text):
    """What is required or forbidden: ``spades and hearts``, or a card. Returns str."""
    parts = text.split()
    return card(parts[0]) if len(parts[0]) == 2 else suits(parts)


# -- steps of the view

def effect_step(effect, law):
    """One effect as a step of the view. Returns dict."""
    kind = type(effect.what)
    text, say = (OF_PROVISION.get((effect.id, kind)) or OF_PROVISION.get(effect.id) or EFFECTS[kind])(effect.what)
    return step("effect", effect.id, text, law, say=say)


def moment_step(moment, answer, law):
    """What the table did, as a step of the view. Returns dict."""
    id = next((o.id for o in moment.options if o.answer == answer), moment.id)
    told = happening(moment, answer)
    return step("moment", id, told[0].upper() + told[1:] + ".", law, hearer=NOBODY)


DOERS = dict.fromkeys(("31A", "32A"), "the right-hand opponent ")
ESTABLISHED = {"63A1": "the revoker’s side has played to the next trick", "63A2": "the revoker’s side has named a card for the next trick",
               "63A3": "the revoker’s side has claimed or conceded",
               "63A4": "the revoker’s side has agreed to a claim, and then called on the next board, or the round has ended"}


def happening(moment, answer):
    """What answered ``moment``, in words without a full stop. Returns str."""
    if isinstance(answer, Card):
        return f"partner has played {card(answer)}, which is not what was asked for"
    if not isinstance(answer, str):
        return told_revoke(answer)
    if not any(o.id == answer for o in moment.options):
        return DOERS.get(moment.id, "") + answer
    told = ESTABLISHED.get(answer) or gist(answer).rstrip(".")
    return told[0].lower() + told[1:]


def told_revoke(revoke):
    """Who won what, as it decides a transfer. Returns str."""
    first = "the revoker’s own hand won the revoke trick" if revoke.offender_won else \
        "the revoker’s side won the revoke trick" if revoke.side_won else "the other side won the revoke trick"
    later = "the revoker’s side won a later trick" if revoke.later else "the revoker’s side won no later trick"
    return f"play has ended: {first}, and {later}"


def step(kind, id, text, law, **more):
    """A step of the view. Returns dict."""
    return {"kind": kind, "id": plain_id(id), "who": "", "text": text, "answer": None, "options": [], "hearer": TABLE, "say": "",
            "evidence": "", "law": law, **more}


def steps_of(ruling):
    """The whole conversation of one ruling, with its open question. Returns list[dict]."""
    found = [broken(breach, ruling) for breach in breaches(ruling.case)] if ruling.answers or type(ruling.question) in (Choice, Judgement) else []
    found += [made(item, ruling) for item in ruling.steps if not is_silent(item)]
    if type(ruling.question) is Choice:
        found.append(choice_step(ruling.question, ruling.case, None, ruling.law))
    elif type(ruling.question) is Judgement:
        found.append(judgement_step(ruling.question, None, ruling.law))
    return found


def breaches(case):
    """What the act of ``case`` broke. Returns tuple[Breach, ...], empty for what is no act of a player."""
    if not case.breaches:
        return ()
    return tuple(b for b in case.before.rules.verdict(case.before, case.act).breaches if b.id in inventory())


READINGS = {"careless": "careless play is normal, irrational play is not", "any": "any lawful play is normal", "best": "only the best play is normal",
            "declarers_next_card": "until declarer’s own next card", "any_next_card": "until anybody’s next card"}


def plain(reading):
    """A reading of an open point in words. Returns str."""
    return READINGS.get(reading) or reading.replace("_", " ")


def broken(breach, ruling):
    who, what = name(ruling.case.offender), act(ruling.case.act)
    return step("effect", breach.id, f"{who}’s {what}: {words.reason(breach.why)}.", ruling.law, hearer=NOBODY)


def is_silent(item):
    """Whether the table has only been looked at, and nothing happened that decides. Returns bool."""
    return type(item) is Answered and type(item.question) is Moment and any(
        not option.id for option in item.question.options if option.answer == item.answer)


def made(item, ruling):
    if type(item) is Effect:
        return effect_step(item, ruling.law)
    if type(item) is Assumed:
        text = f"Nothing was said about {name(item.act.seat)}’s {act(item.act)}, so it counts as natural."
        return step("effect", item.id, text, ruling.law, hearer=NOBODY)
    question, answer = item.question, item.answer
    if type(question) is Choice:
        return choice_step(question, ruling.case, answer, ruling.law)
    if type(question) is Judgement:
        return judgement_step(question, answer, ruling.law)
    if type(question) is Moment:
        return moment_step(question, answer, ruling.law)
    if type(question) is Settled:
        why = words.reason(question.why)
        settled = "Not comparable" if question.asks == "23A" and not answer else "Nothing to judge"
        text = f"{settled}: {why}."
        return step("effect", question.id, text, ruling.law, hearer=NOBODY)
    return open_point(question, answer, ruling)


def open_point(point, answer, ruling):
    """A point that the Law leaves open, with the reading that was taken, as a step of the view. Returns dict."""
    elected = ruling.case.regulation(point.setting)
    taken = "as the Regulating Authority elected" if elected else "the usual reading" if point.usual else "taken here"
    others = listed([plain(r) for r in point.readings if r != answer], "or")
    kind = "doubt" if point in ruling.doubts else "effect"
    return step(kind, point.id, f"The Law leaves this open ({point.point}); {taken}: {plain(answer)}. Also possible: {others}.",
                ruling.law, hearer=NOBODY)
