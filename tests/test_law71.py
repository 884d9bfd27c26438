"""Law 71: concessions that are cancelled."""
import pytest

from lawkit import Impossible
from lawkit.facts import fact
from midplay import at

LAST_TRUMP = {"hands": {"N": ".5.2.", "E": "K..3.", "S": "..A.5", "W": ".32.."}, "contract": "4S", "lead": "S", "won": (8, 3)}
DISCARD = {"hands": {"N": "2.2..", "E": "4..8.", "S": "A.3..", "W": ".K.4."}, "declarer": "N", "lead": "S", "won": (7, 4)}
AGREED = "N agrees", "S agrees"


@pytest.mark.law("71")
@pytest.mark.law("71A")
@pytest.mark.law("71#1")
@pytest.mark.parametrize("conceded", (1, 2, 3, 5))
@pytest.mark.parametrize("by", "EW")
def test_tricks_already_won_and_tricks_that_no_play_loses(by, conceded):
    table = at(f"{by} concedes {conceded}", *AGREED, "E attention", "director", **LAST_TRUMP)
    assert ("71A" in table.cited, "71B" in table.cited) == (conceded > 2, conceded > 1 and conceded <= 2)
    assert fact(table, "tricks") == ({"NS": 10, "EW": 3} if conceded > 2 else {"NS": 9, "EW": 4})


@pytest.mark.law("71")
@pytest.mark.parametrize("events, looked_at", [
    ((), False), (("E attention",), True), (("director",), True), (("S attention",), False), (("round ends", "W attention"), True),
    (("correction period ends", "E attention"), False), (("S objects", "E attention"), False), (("finds 71B no",), True)])
def test_within_the_correction_period_and_for_the_side_that_conceded(events, looked_at):
    table = at("E concedes 2", *AGREED, *events, **LAST_TRUMP)
    assert ("71" in table.cited) is looked_at


@pytest.mark.law("71B")
@pytest.mark.parametrize("finding, back", [("yes", False), ("no", True)])
def test_where_a_play_could_lose_it_the_director_finds(finding, back):
    table = at("W concedes 2", *AGREED, "W attention", f"finds 71B {finding}", **DISCARD)
    assert fact(table, "judgements") == ["71B"] and ("71#1" in table.cited) is back
    assert fact(table, "tricks") == ({"NS": 8, "EW": 5} if back else {"NS": 9, "EW": 4})
    (evidence,) = table.rulings[-1].steps[0].question.evidence
    assert (evidence.tricks, str(dict(evidence.line)[3])) == (0, "D4") or evidence.line[1] == (3, 37)


@pytest.mark.law("71B")
def test_a_finding_against_the_cards_is_refused():
    with pytest.raises(Impossible, match="71B"):
        at("E concedes 2", *AGREED, "E attention", "finds 71B yes", **LAST_TRUMP)


@pytest.mark.law("71B")
def test_who_claims_some_concedes_the_rest():
    hands = {"N": "32...2", "E": "..87.6", "S": ".AK..A", "W": "65.9.."}
    table = at("S claims 1", "E agrees", "W agrees", "S attention", hands=hands, lead="S", won=(7, 3))
    assert "71B" in table.cited and fact(table, "tricks") == {"NS": 10, "EW": 3}
