"""Law 61: what is a revoke, and how one comes to light."""
import pytest

from lawkit import Impossible, NotComputed, at_table, tree
from lawkit.facts import fact
from midplay import after, at, played

NONE = "none"


def revoked(table):
    return fact(table, "revoke") != NONE


@pytest.mark.law("61A#1")
@pytest.mark.parametrize("hand, card, revoke", [("+.95+.+.2+", "C2", True), ("+..+.2+", "C2", False), ("+.95+.+.2+", "H5", False),
                                                ("+.+.+.+", "C2", False)])
def test_not_to_follow_suit_while_able_to(hand, card, revoke):
    table = at("S leads H4", f"W plays {card}", "director", hands={"W": hand}, lead="S")
    assert revoked(table) is revoke and ("61A#1" in table.cited) is revoke


@pytest.mark.law("61A#1")
@pytest.mark.parametrize("event, hand", [("S calls for C2", "N"), ("N plays C2", "N")])
def test_dummy_too(event, hand):
    table = at("W leads H4", event, "director", hands={"N": "+.95+.+.2+"})
    assert fact(table, "revoke") == {"by": hand, "trick": 9, "established": False}


@pytest.mark.law("61A#3")
@pytest.mark.parametrize("order, card, revoke", [("require C", "S5", True), ("require C", "C7", False), ("forbid C", "C7", True),
                                                 ("forbid C", "S5", False), ("neither", "S5", False)])
def test_to_lead_against_declarers_choice(order, card, revoke):
    table = at("E exposes C4 {deliberate}", "director", f"S elects 50D2 {order}", f"W leads {card}", "director",
               hands={"W": "5.J.K.76"}, won=(4, 4))
    assert revoked(table) is revoke and ("61A#3" in table.cited) is revoke and "61A#1" not in table.cited


@pytest.mark.law("61A#3")
@pytest.mark.parametrize("reading, revoke", [("revoke", True), ("no_revoke", False)])
def test_the_lead_of_a_forbidden_suit_follows_the_regulation(reading, revoke):
    table = at("E exposes CQ", "director", "S elects 50D2 forbid C", "W leads C7", "director", hands={"W": "5.J.K.76"},
               won=(4, 4), regulations=[("forbidden_suit_led", reading)])
    assert revoked(table) is revoke and fact(table, "doubt") is False
    assert (fact(table, "options") is not None) is False


@pytest.mark.law("61A#3")
def test_a_face_down_lead_counts_when_it_is_faced():
    table = at_table("S", "S 4S", "W Pass", "N Pass", "E Pass", "E exposes CQ", "director", "S elects 50D2 require C",
                     "W leads H6 face down", hands={"W": "+.6+.+.8+"})
    assert not revoked(table) and revoked(after(table, "W faces"))


# -- how it comes to light

@pytest.mark.law("61A#1")
@pytest.mark.parametrize("shows", ("E plays H8", "E exposes H8"))
def test_a_card_that_shows_up_later(shows):
    early = at("N leads H3", "E plays D2", "S plays HA", "W plays H9", "S leads HK", "W plays H7", "N plays H4", lead="N")
    assert not revoked(early)
    assert fact(after(early, shows), "revoke") == {"by": "E", "trick": 9, "established": True}


@pytest.mark.law("61A#1")
def test_the_directors_finding():
    events = "N leads H3", "E plays D2", "S plays HA", "W plays H9", "director"
    assert revoked(at(*events, "finds 61 E D2", lead="N")) and not revoked(at(*events, lead="N"))
    twice = at(*events, "finds 61 E D2", "finds 61 E D2", lead="N")
    known = at(*events, "finds 61 E D2", hands={"E": "+.8+.+.+"}, lead="N")
    assert len(twice.rulings) == len(known.rulings) == 1


@pytest.mark.parametrize("finding, hands", [("finds 61 E D3", {}), ("finds 61 S HA", {}), ("finds 61 N H3", {}),
                                            ("finds 61 E D2", {"E": "+..+.+"})])
def test_a_finding_against_the_facts_is_refused(finding, hands):
    with pytest.raises(Impossible, match="revoke"):
        at("N leads H3", "E plays D2", "S plays HA", "W plays H9", finding, hands=hands, lead="N")


@pytest.mark.law("61A#1")
@pytest.mark.parametrize("event", ("S calls for D2", "N plays D2"))
def test_the_directors_finding_about_a_card_of_dummys(event):
    table = at("W leads H4", event, "E plays H6", "S plays HA", "director", "finds 61 N D2")
    assert fact(table, "revoke") == {"by": "N", "trick": 9, "established": False}


# -- B: who may ask whom

TRICK = {"N": "N leads H3", "E": "E plays {}", "S": "S plays {}", "W": "W plays {}"}
WITHOUT = {"E": "D2", "S": "D6", "W": "D7"}
WITH = {"E": "H8", "S": "HA", "W": "H9"}


def asked(asker, of, revokes=True, *, known=True):
    """A trick of hearts to which ``of`` has discarded or not, and the question of ``asker``."""
    hands = {"N": "A4.3.5.", "E": "5.8.2.7", "S": "3.A.6.9", "W": "2.9.7.8"} if known else {}
    laid = {seat: line.format(WITHOUT[seat] if seat == of and revokes else WITH.get(seat)) for seat, line in TRICK.items()}
    return at(*laid.values(), f"{asker} asks {of} about revoke", hands=hands, lead="N", won=(5, 4))


SECTIONS = {("S", "E"): "61B1", ("S", "W"): "61B1", ("N", "S"): "61B2(a)", ("N", "E"): "61B2(b)", ("N", "W"): "61B2(b)",
            ("E", "S"): "61B3", ("W", "S"): "61B3", ("E", "W"): "61B3", ("W", "E"): "61B3"}


@pytest.mark.law("61B1")
@pytest.mark.law("61B2(a)")
@pytest.mark.law("61B2(b)")
@pytest.mark.law("61B3")
@pytest.mark.parametrize("asker, of", SECTIONS)
@pytest.mark.parametrize("known", (True, False))
def test_who_may_ask_whom(asker, of, known):
    table = asked(asker, of, known=known)
    assert {"61B1", "61B2(a)", "61B2(b)", "61B3"} & table.cited == {SECTIONS[asker, of]}
    assert ("16B1" in fact(table, "judgements")) is (SECTIONS[asker, of] == "61B2(b)" or {asker, of} == {"E", "W"})
    assert ("62A" in table.cited) is known
    assert not asked(asker, of, revokes=False).rulings


@pytest.mark.law("61B2(b)")
@pytest.mark.parametrize("asker, of", SECTIONS)
def test_asked_properly_or_not_the_revoke_is_put_right(asker, of):
    table = after(asked(asker, of), f"{of} withdraws {WITHOUT[of]}, plays {WITH[of]}")
    assert fact(table, "revoke") == NONE and fact(table, "transfer") == 0


@pytest.mark.law("61B")
def test_questions_that_are_no_matter_of_this_law():
    assert not at("S asks E about revoke", lead="N").rulings
    with pytest.raises(NotComputed, match="61B"):
        at("W leads H4", "N plays D2", "E asks N about revoke")
    with pytest.raises(NotComputed, match="43B3"):
        at("finds 43A2(c) yes", "N leads H3", "E plays D2", "N asks E about revoke", lead="N")


# -- the whole tree: corrected, or established with some of 64B or exactly one of 64A1 and 64A2

@pytest.mark.law("63A")
@pytest.mark.parametrize("hands", [{"E": "9+.3+.+.+"}, {"E": "98.3.2.", "S": "K7..43."}])
def test_every_way_is_either_corrected_or_established(hands):
    ruling = at("W leads S4", "N plays S6", "E plays H3", hands=hands).rulings[0]
    for leaf in tree(ruling.law, ruling.case):
        ways = {"63A1", "63A2", "63A3", "63A4"} & leaf.cites
        assert "61A#1" in leaf.cites and len(ways) == ("62A" not in leaf.cites)
        exceptions = {f"64B{n}" for n in range(1, 8)} & leaf.cites
        transfers = {"64A1", "64A2"} & leaf.cites
        if ways:
            assert "64C1" in leaf.cites and bool(exceptions) != (len(transfers) == 1) and len(transfers) < 2
        else:
            assert "62B1" in leaf.cites and not exceptions | transfers and ("64B8" in leaf.cites) is ("62C3" in leaf.cites)


def test_a_whole_trick_without_a_revoke():
    assert not revoked(at(*played("W D5 D3 SA D9"), hands={"E": "A+.+..+"}, contract="4S"))
