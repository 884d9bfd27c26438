"""What a case may ask of a table, each fact in the words of the case notation."""
from .claims import hands_unknown
from .conduct import all_play_on
from .effects import (ALWAYS, Established, LeadDemanded, LeadForbidden, MayChange, MayChangeCall, MayCorrect, MayForbidSuit, MayTakeLeadBack,
                      MustPass, NotDetermined, PenaltyCard, ReservedForDirector, Revoked)
from .lawful import lawful_calls, lawful_plays, play_filters
from .ruling import ACCEPT, Choice, Judgement
from .scoring import score
from .tally import tricks
from .terms import SEATS, SIDES, NotComputed


def fact(table, name, want=None):
    """Fact ``name`` at ``table``; ``want`` names the seats, acts or sides asked about where that matters.

    Returns str, list, dict, bool, int or None in case notation. Raises KeyError for an unknown name.
    """
    if name in UNDECIDED and table.claim_settled and table.docket.claim.shares is None:
        raise NotComputed("70A", "a contested claim that has not been decided")
    return FACTS[name](table, want)


def said(act):
    """An act as ``E 1H`` or ``E HK``. Returns str."""
    return f"{act.seat} {act.call}" if hasattr(act, "call") else f"{act[0]} {act[1]}"


def duties(table, kind):
    return [d for d in table.duties if type(d) is kind]


def open_choices(table):
    """The choices that wait for a player, the one to be settled first in front. Returns list[Choice]."""
    return [r.question for r in reversed(table.rulings) if type(r.question) is Choice]


def turn(table, _):
    """Who is on turn, or would be if the board were not over."""
    return str((table.play or table.auction).turn)


def contract(table, _):
    return "passed out" if table.passed_out else str(table.contract) if table.contract else None


def may_accept(table, _):
    for choice in open_choices(table):
        own = getattr(choice.about, "seat", None) == choice.by
        if not own and any(o.answer == ACCEPT for o in choice.options):
            return [str(s) for s in SEATS if s in (choice.by, *choice.also)]
    return []


def options(table, _):
    for choice in open_choices(table):
        if not choice.call and type(next((o.answer for o in choice.options if not o.deed), None)) is str:
            return {"by": str(choice.by), "id": choice.id, "answers": [o.answer for o in choice.options if not o.deed]}
    return None


def must_pass(table, _):
    found = {}
    for duty in duties(table, MustPass) if table.phase == "auction" else ():
        if found.get(str(duty.seat)) != ALWAYS:
            found[str(duty.seat)] = duty.until
    return found


def lawful(table, want):
    seats = [s for s in SEATS if want is None or s.name in want]
    ask = lawful_plays if table.play else lawful_calls
    return {str(seat): [str(x) for x in ask(table, seat)] for seat in seats}


def may_change(table, want):
    able = {d.seat for kind in (MayChange, MayChangeCall, MayCorrect, MayTakeLeadBack) for d in duties(table, kind)}
    return {name: any(s.name == name for s in able) for name in want or [str(s) for s in SEATS]}


def lead_restriction(table, _):
    for duty in sorted(table.duties, key=lambda duty: duty.seat != table.turn):
        if type(duty) is LeadForbidden:
            return {"who": str(duty.seat), "forbid": [str(s) for s in duty.suits], "for": "retained lead"}
        if type(duty) is LeadDemanded:
            return {"who": str(duty.seat), "require": [str(duty.suit)], "for": "one lead"}
        if type(duty) is MayForbidSuit:
            return {"who": str(duty.seat), "may_forbid": [str(s) for s in duty.suits], "for": "retained lead"}
    return "none"


def penalty_cards(table, _):
    found = {}
    for duty in duties(table, PenaltyCard):
        found.setdefault(str(duty.seat), {})[str(duty.card)] = duty.kind
    return found


def face_up(table, _):
    penalty = {(d.seat, d.card) for d in duties(table, PenaltyCard)}
    found = {}
    for seat, card in table.docket.face_up:
        if (seat, card) not in penalty:
            found.setdefault(str(seat), []).append(str(card))
    return found


def authorized(table, want):
    return {what: {str(side): may_use(table, what, side) for side in SIDES} for what in want or noted(table)}


def noted(table):
    acts = [i.act for i in table.docket.information] + [w.act for w in table.docket.withdrawn]
    return list(dict.fromkeys(map(said, acts)))


def may_use(table, what, side):
    """Whether ``side`` may use what act ``what`` told: by the last ruling on it, else a withdrawn act is closed to the
    side that made it (16C), but to nobody once all four play on after a claim. Returns bool.
    """
    if all_play_on(table):
        return True
    for entry in reversed(table.docket.information):
        if said(entry.act) == what:
            return entry.barred not in (side, SIDES)
    for withdrawal in table.docket.withdrawn:
        if said(withdrawal.act) == what:
            seat = getattr(withdrawal.act, "seat", None) or withdrawal.act[0]
            return seat.side != side
    return True


def is_open(ruling):
    """Whether a revoke waits for what becomes of it, and not for the Director to find that it is one. Returns bool."""
    return ruling.question is not None and type(ruling.question) is not Judgement


def revoke(table, _):
    """The last revoke that has not been put right."""
    for ruling in reversed(table.rulings):
        kinds = {type(effect.what) for effect in ruling.effects}
        if ruling.law == "61" and not {"62B1", "62B2"} & ruling.cites and (is_open(ruling) or Revoked in kinds):
            done = Established in kinds
            return {"by": str(ruling.case.offender), "trick": ruling.case.before.play.number, "established": done}
    return "none"


def transfer(table, _):
    return len(table.docket.moved)


def tricks_(table, _):
    won = tricks(table) if table.play else None
    return None if won is None else {str(side): won[side] for side in SIDES}


def claim(table, _):
    shares = table.docket.claim and table.docket.claim.shares
    return shares and {str(side): shares[side] for side in SIDES}


def score_(table, _):
    """The score, named for the declaring side; None before the end or where the claim is undecided."""
    if table.passed_out:
        return {"NS": 0, "EW": 0}
    won = tricks(table) if table.over else None
    if won is None:
        return None
    side = table.contract.declarer.side
    points = score(table.contract, won[side], table.setup.board.vul.of(side))
    return {str(side): points, str(side.other): -points}


def judgements(table, _):
    asked = [id for r in table.rulings for id in r.judgements]
    reserved = [e.what.question for r in table.rulings for e in r.effects if type(e.what) is ReservedForDirector]
    return sorted({*asked, *reserved})


def asks(table, _):
    """The hand on turn, where what it may play depends on cards that nobody has told; the hands without which a contested claim
    cannot be decided.
    """
    claim = table.docket.claim
    if claim and claim.referred and claim.shares is None:
        return [f"hand of {seat}" for seat in hands_unknown(table.play)]
    if table.play is None or table.over:
        return []
    seat = table.turn
    unknown = any(not step.keep and step.drops for step in play_filters(table, seat, table.hands[seat]))
    return [f"hand of {seat}"] if unknown else []


def determined(table, _):
    """Whether the rule set, which may be a fragment, says what follows from everything that happened."""
    return not any(type(effect.what) is NotDetermined for ruling in table.rulings for effect in ruling.effects)


UNDECIDED = {"tricks", "claim", "score", "transfer"}
FACTS = {
    "phase": lambda table, _: table.phase,
    "turn": turn,
    "contract": contract,
    "calls": lambda table, _: [said(c) for c in table.auction.calls],
    "cancelled": lambda table, _: [said(w.act) for w in table.docket.withdrawn],
    "may_accept": may_accept,
    "options": options,
    "must_pass": must_pass,
    "lawful": lawful,
    "may_change": may_change,
    "lead_restriction": lead_restriction,
    "penalty_cards": penalty_cards,
    "face_up": face_up,
    "authorized": authorized,
    "revoke": revoke,
    "transfer": transfer,
    "tricks": tricks_,
    "claim": claim,
    "score": score_,
    "applies": lambda table, _: sorted(table.cited),
    "judgements": judgements,
    "asks": asks,
    "determined": determined,
    "doubt": lambda table, _: any(r.doubts for r in table.rulings),
}
