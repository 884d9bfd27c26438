"""Law 42: Dummy's rights."""
from ..conduct import noticed
from ..effects import DummyMay, LosesRights
from ..events import Designated, Exposed, Led, Named, Played, Said, Summoned, Warned
from ..ruling import Effect, Judgement, proceeding
from ..terms import NotComputed

CARD_ACTS = Led, Played, Designated, Exposed, Named
LIMITS = "43A2(a)", "43A2(b)", "43A2(c)"
NOT_ESTABLISHED = "63A", "62D1"


@proceeding("42")
def dummy_is_free_to(case):
    yield Effect(right_to(case.before, case.act), DummyMay(case.offender))


def right_to(table, event):
    """The provision by which dummy may do what ``event`` says. Returns str or None."""
    if table.over:
        return "42B3"
    if type(event) is Said:
        return "42A1" if event.to_director else None
    if type(event) is Warned:
        return "42B2"
    return None if type(event) is Summoned else right_to_ask(table)


def right_to_ask(table):
    """The provision by which dummy may ask why declarer's hand, or the open one, has not followed suit. Returns str or None."""
    asked = {right_about(table, ruling) for ruling in waiting(table)}
    if len(asked) > 1:
        raise NotComputed("42B1", "dummy speaks while several irregularities wait")
    if asked:
        return asked.pop()
    return "42B1" if declarer_has_not_followed(table) else None


def right_about(table, ruling):
    if ruling.law != "61" or ruling.question.id not in NOT_ESTABLISHED:
        return None
    contract = table.contract
    return {contract.dummy: "42A3", contract.declarer: "42B1"}.get(ruling.case.offender)


def declarer_has_not_followed(table):
    """Whether declarer's last card was not of the suit led, and the own side has not played on. Returns bool."""
    play, declarer = table.play, table.contract.declarer
    own = [seat for seat, _ in play.trick if seat.side == declarer.side]
    plays = play.trick if own or not play.tricks else play.tricks[-1].plays
    return any(seat == declarer and card.suit != plays[0][1].suit for seat, card in plays)


# -- what Law 43 asks as well

def is_dummy(table, seat):
    """Whether ``seat`` is dummy and the play goes on. Returns bool."""
    return table.phase == "play" and seat == table.contract.dummy


def waiting(table):
    """The rulings on irregularities of the play to which nobody has drawn attention. Returns list[Ruling]."""
    return [r for r in table.rulings if r.question is not None and type(r.case.act) in CARD_ACTS and r.case.before.play
            and not noticed(table, r.case.before)]


def rights_are_lost(table):
    """Whether dummy has broken a limit of 43A2, so that the rights of 42B are narrowed.

    Returns bool; raises NotComputed while the Director has not found.
    """
    if any(type(r.question) is Judgement and r.question.id in LIMITS for r in table.rulings):
        raise NotComputed("43B2", "dummy acts before the Director has found whether a limit was broken")
    return any(type(effect.what) is LosesRights for ruling in table.rulings for effect in ruling.effects)
