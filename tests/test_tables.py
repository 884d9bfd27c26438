"""Three tables across the Laws of the auction: who must pass, when a lead may be restricted, what the next call does."""
import pytest

from lawkit import at_table
from lawkit.effects import LeadControl
from lawkit.facts import fact
from lawkit.laws import tables
from turning import seat, turned

LOW = "N 1S", "E 1H {natural, H 5+}", "director", "S elects 27A1 decline"
# provision: what happened (dealer North), who must then pass, whether a first lead of partner's may be restricted
ROWS = {
    "24B": (("N 1S", "E exposes HK", "director"), {"W": "next"}, False),
    "24C": (("N 1S", "E exposes H3 H2", "director"), {"W": "next"}, False),
    "25B1": (("N 1H", "N substitutes 1S", "finds 25A1 no", "E elects 25B1 accept", "finds 23A no"), {}, True),
    "25B2": (("N 1H", "N substitutes 1S", "finds 25A1 no", "E elects 25B1 decline", "finds 23A no"), {}, True),
    "25A1": (("N 1H", "N substitutes 1S", "finds 25A1 yes"), {}, False),
    "26A": (("N 1H", "N substitutes 1S", "finds 25A1 no", "E elects 25B1 accept", "finds 23A yes"), {}, False),
    "27A1": (("N 1S", "E 1H", "S elects 27A1 accept"), {}, False),
    "27B1(a)": ((*LOW, "E 2H {natural, H 5+}"), {}, False),
    "27B1(b)": ((*LOW, "E 3H {natural, H 6+}", "finds 23A yes"), {}, False),
    "27B2": ((*LOW, "E Pass", "finds 23A no"), {"W": "always"}, True),
    "27B3": ((*LOW, "E X", "finds 23A no", "E Pass"), {"W": "always"}, True),
    "27B4": ((*LOW, "E 1D", "S elects 27A1 decline", "E Pass"), {"W": "always"}, True),
    "28B": (("E 1H", "N 1C"), {}, False),
    "29A": (("N 1S", "S 2H", "W Pass"), {}, False),
    "30A": (("E Pass", "S elects 29A decline"), {"E": "next"}, False),
    "30B1(b)(i)": (("S Pass", "W elects 29A decline", "N 1C", "E Pass", "S 1H", "finds 23A yes"), {}, False),
    "30B1(b)(ii)": (("S Pass", "W elects 29A decline", "N 1C", "E Pass", "S 1H", "finds 23A no"), {"N": "next"}, True),
    "31A1": (("N 1S", "S 2H", "W elects 29A decline", "E Pass", "S 2H"), {}, False),
    "31A2(a)": (("N 1S", "S 2H", "W elects 29A decline", "E 2C", "S 3H", "finds 23A yes"), {}, False),
    "31A2(b)": (("N 1S", "S 2H", "W elects 29A decline", "E 2C", "S 3H", "finds 23A no"), {"N": "next"}, True),
    "31B2": (("S 1H", "W elects 29A decline", "N 1C", "E Pass", "S 1H", "finds 23A no"), {"N": "next"}, True),
    "32A1": (("N 1S", "E Pass", "W X", "N elects 29A decline", "S Pass", "W X"), {}, False),
    "32A2(a)": (("N 1S", "E Pass", "W X", "N elects 29A decline", "S 2S", "W X", "finds 23A yes"), {}, False),
    "32A2(b)": (("N 1S", "E Pass", "W X", "N elects 29A decline", "S 2S", "W X", "finds 23A no"), {"E": "next"}, True),
    "32B2": (("N 1S", "W X", "N elects 29A decline", "E 2C", "S Pass", "W 2H", "finds 23A no"), {"E": "next"}, True),
    "36A": (("N 1S", "E Pass", "S X", "W Pass", "director"), {}, False),
    "36B2": (("N 1S", "E Pass", "S X", "director", "S Pass"), {"N": "always"}, True),
    "36B4": (("N 1S", "S X", "director"), {"N": "always"}, True),
    "37A": ((*LOW, "E Pass", "finds 23A no", "S 2S", "W 3H", "N Pass"), {"W": "always"}, True),
    "37B2": ((*LOW, "E Pass", "finds 23A no", "S 2S", "W 3H", "director"), {"W": "always", "E": "always"}, True),
    "38C": (("N 1S", "E 8C", "director"), {"E": "always", "W": "always"}, True),
    "17D3": (("N 1S", "S Pass", "W Pass", "N Pass", "director"), {}, False),
}


@pytest.mark.parametrize("id", ROWS)
@pytest.mark.parametrize("by", range(4))
def test_who_must_pass_and_whose_lead_may_be_restricted(id, by):
    events, bound, controlled = ROWS[id]
    table = at_table(seat("N", by), *(turned(event, by) for event in events))
    assert id in table.cited
    assert fact(table, "must_pass") == {seat(who, by): until for who, until in bound.items()}
    controls = [duty for duty in table.duties if type(duty) is LeadControl]
    assert bool(controls) == controlled and all(duty.offender == duty.seat.partner for duty in controls)


# irregularity at the next player's turn: the calls before it, what its maker does, what happens to it once the next player calls
STANDS, GONE = True, False
ALSO = {"31B2", "32B2", "37A"}  # 31B2 and 32B2 rule as 31A2(b) and 32A2(b) do; under 37A the old duty goes on
CALLED_OVER = {
    "27": (("N 1S",), "E 1H", "S Pass", STANDS, "27A1"),
    "29": (("N 1S",), "S 2H", "W Pass", STANDS, "29A"),
    "30": (("N 1S",), "S Pass", "W 2C", STANDS, "29A"),
    "32": (("N 1S", "E Pass"), "W X", "N Pass", STANDS, "29A"),
    "36": (("N 1S", "E Pass"), "S X", "W Pass", GONE, "36A"),
    "37": ((*LOW, "E Pass", "finds 23A no", "S 2S"), "W 3H", "N Pass", STANDS, "37A"),
    "38": (("N 1S",), "E 8C", "S Pass", GONE, "38B"),
    "39": (("N 1S", "E Pass", "S Pass", "W Pass"), "W 2C", "N Pass", GONE, "39B"),
}


@pytest.mark.parametrize("law", CALLED_OVER)
@pytest.mark.parametrize("by", range(4))
def test_what_a_call_by_the_next_player_does(law, by):
    before, act, over, stands, id = CALLED_OVER[law]
    table = at_table(seat("N", by), *(turned(event, by) for event in (*before, act, over, "director")))
    calls = [f"{called.seat} {called.call}" for called in table.auction.calls]
    assert (turned(act, by) in calls) == stands and (turned(over, by) in calls[-1:]) == stands
    assert (turned(act, by) in fact(table, "cancelled")) == (not stands)
    assert id in table.cited


def test_the_tables_of_the_laws_say_the_same():
    assert set(tables.PASS_DUTIES) == {id for id, (_, bound, _) in ROWS.items() if bound and id not in ALSO}
    rows = {law: (outcome == tables.STANDS, id) for law, (outcome, id) in tables.CALLED_OVER.items() if law != "25"}
    assert rows == {law: row[3:] for law, row in CALLED_OVER.items() if law in rows}
