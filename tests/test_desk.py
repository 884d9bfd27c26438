"""The Director's desk: whatever can happen at a table can be made to happen there, and what cannot is told."""
import json
import re
from random import Random
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawkit import NotComputed, events, seeds, table_of
from lawkit.notation import lines, links, opening
from lawkit.notation.deals import LiveDeal
from lawkit.notation.deals import opening as opening_of
from lawkit.notation.errors import CaseError
from lawkit.notation.expected import Expect
from lawkit.show import deals, html, text, view
from lawkit.show.desk import Desk
from lawkit.widgets.asked import answer, table

FORM = {"number": "1", "dealer": "N", "vul": "None", "cards": "dealt", "seed": "1", "hands": {}, "contract": "", "declarer": "S", "rules": "2017",
        "regulations": ""}


def desk(**entered):
    return Desk(opening.set_up(FORM | entered))


def after(at, *events):
    state = at.root()
    for event in events:
        state = at.step(state, event)
    return state


def contents(table):
    """What lies on the table: calls, cards, and what the Laws have laid on it."""
    play = table.play
    docket = table.docket._replace(rulings=len(table.rulings))
    return table.auction.calls, play and (play.hands, play.tricks, play.trick, play.turn), docket, view.steps(table)


def first_lawful(at, state):
    return next(each["event"] for each in at.view(state)["controls"] if each["lawful"] and each["kind"] in ("call", "card"))


def some_lawful(at, state, chance):
    return chance.choice([each["event"] for each in at.view(state)["controls"] if each["lawful"] and each["kind"] in ("call", "card")])


# A board from beginning to end.

@pytest.mark.parametrize("seed", range(3))
def test_a_board_played_by_the_controls_is_the_board_that_the_events_make(seed):
    at, chance = desk(seed=str(seed)), Random(seed)
    state = at.root()
    while not state.table.over:
        state = at.step(state, some_lawful(at, state, chance))
    same = at.root().table
    for event in state.table.log:
        same = same.apply(event)
    assert state.table.rulings == () and contents(state.table) == contents(same)
    assert len(state.table.log) > 4


def test_an_irregularity_is_told_as_anywhere_else():
    at = desk(seed="1")
    state = after(at, "N 1S", "E 1H")
    assert at.view(state)["steps"] == []
    state = at.step(state, "director")
    assert [each["event"] for each in at.view(state)["controls"] if each["kind"] == "answer"] == ["S elects 27A1 accept", "S elects 27A1 decline"]
    assert "1♥ does not outrank 1♠" in text.steps(at.view(state)["steps"])


# Every event.

def of_bridge():
    return [case for case in seeds.cases() if case.house is None]


def test_every_case_can_be_typed_line_by_line():
    met = set()
    for case in of_bridge():
        at = Desk(case)
        state, table = at.root(), table_of(case)
        for event in (item for _, item in case.events if type(item) is not Expect):
            try:
                table = table.apply(event)
            except NotComputed as error:
                with pytest.raises(ValueError, match=re.escape(str(error))):
                    at.step(state, lines.write(event))
                break
            state = at.step(state, lines.write(event))
            met.add(type(event))
        assert contents(state.table) == contents(table), case.id
    assert met == set(events.EVENTS)


def kinds_offered(at, state):
    seen = at.view(state)
    controls = [*seen["controls"], *(each for group in seen["more"] for each in at.offer(state, group["ask"]))]
    return {type(lines.read(each["event"])) for each in controls}


TYPED_ONLY = {events.Said, events.Explained, events.Corrected, events.Elected, events.Found}


def test_whatever_needs_no_words_of_its_own_is_offered_somewhere():
    met = set().union(*(kinds_offered(at, after(at, *happened)) for at, happened in (
        (desk(), ("N 1S", "E 1H", "S X", "W Pass", "N asks review", "W recites wrongly")), (desk(), ("N 1S", "E Pass", "S XX")),
        (desk(contract="4H"), ("W leads SQ face down",)),
        (desk(contract="4H"), ("W leads SQ", "N spreads", "S calls for ST", "E plays S4", "S plays S2", "E turns card wrongly")),
        (desk(contract="4H"), ("W leads SQ", "S claims rest", "E objects")),
        (desk(contract="4H"), ("W leads SQ", "S claims rest", "E asks to play on")),
        (desk(contract="4H"), ("W leads SQ", "S claims rest", "E agrees", "W agrees")))))
    assert set(events.EVENTS) - met == TYPED_ONLY


# What is offered.

STATES = [(), ("N 1S", "E 1H"), ("N 1S", "E 1H", "director"), ("N 1S", "E Pass", "S Pass", "W Pass"), ("N 1S", "E Pass", "S Pass", "W Pass", "E leads SK"),
          ("N 1S", "E Pass", "S Pass", "W Pass", "W leads SQ", "director")]


@pytest.mark.parametrize("happened", STATES, ids=" ".join)
@pytest.mark.parametrize("cards", ["dealt", "unknown"])
def test_every_group_lists_lines_that_can_be_read_and_whole_ones_that_are_possible(happened, cards):
    at = desk(cards=cards)
    state = after(at, *happened)
    seen = at.view(state)
    assert {group["who"] for group in seen["more"]} == {"North", "East", "South", "West", "The table"}
    for group in seen["more"]:
        for each in at.offer(state, group["ask"]):
            assert lines.write(lines.read(each["event"])) == each["event"] and each["group"] == group["label"]
            if each["kind"] == "act":
                at.step(state, each["event"])


def test_a_player_who_is_not_on_turn_has_a_bidding_box_too():
    at = desk()
    offered = at.offer(at.root(), "W <call>")
    assert len(offered) == 38 and not any(each["lawful"] for each in offered)


def test_dummys_cards_are_called_for_by_declarer():
    at = desk(contract="4H")
    state = after(at, "W leads SQ")
    assert first_lawful(at, state).startswith("S calls for S")


def test_a_hand_of_which_nothing_is_known_may_hold_any_card_that_is_not_seen():
    at = desk(cards="entered", hands={"N": ["AK", "", "", ""]})
    assert len(at.offer(at.root(), "E exposes <cards>")) == 50
    assert len(at.offer(after(at, "N 1S", "E exposes SQ"), "S exposes <cards>")) == 49


@pytest.mark.parametrize("happened", STATES, ids=" ".join)
def test_a_step_is_small(happened):
    at = desk(cards="unknown")
    assert len(json.dumps(html.node(at.view(after(at, *happened)))).encode()) < 60_000


# What cannot be.

@pytest.mark.parametrize("line, told", [
    ("W plays QH", "nearest: HQ"), ("<script>", "HTML"), ("Q 1S", "neither a seat nor a verb"), ("N 9S 9S", "meaning in braces"), ("", "empty"),
    ("N elects 27A1 accept", "nothing is open to election"), ("W exposes SK", "E holds it"), ("N plays SA\u0000", "control character"),
    ("N 1S; E 2S", "cannot read"), ("W leads H2", "W cannot have H2"),
])
def test_what_cannot_be_done_is_told(line, told):
    at = desk()
    with pytest.raises(ValueError, match=told):
        at.step(after(at), line)


def test_what_lawkit_does_not_compute_is_told():
    at = desk()
    with pytest.raises(ValueError, match="24 is not computed yet"):
        at.step(at.root(), "W plays SJ")


@given(st.text(max_size=60) | st.lists(st.sampled_from("N E S W plays leads claims 1S SA {x} ; \" ' <b> elects finds 27A1 yes".split()), max_size=6).map(" ".join))
def test_no_text_does_worse_than_a_message(typed):
    at = desk()
    try:
        at.step(at.root(), typed)
    except ValueError as error:
        assert str(error)


# Setting up.

@pytest.mark.parametrize("entered, hand", [
    (["akj54", "q7", "10 9 3", "862"], "AKJ54.Q7.T93.862"), (["AKJ54.Q7.T93.862", "", "", ""], "AKJ54.Q7.T93.862"), (["", "", "862 93T Q7 45AKJ", ""], "862.T93.Q7.AKJ54"),
    (["AK", "", "-", ""], "AK+.+..+"), (["", "10 j 2", "", ""], "+.JT2+.+.+"), (["AKJ54 Q7 KT93 82", "", "", ""], "AKJ54.Q7.KT93.82"), (["AKQJT98765432", "", "", ""], "AKQJT98765432..."),
])
def test_hands_are_read_as_players_write_them(entered, hand):
    assert opening.entered({"N": entered, "E": [""] * 4}) == {"N": hand}


@pytest.mark.parametrize("entered, told", [
    ({"number": "0"}, "whole number from 1"), ({"number": "", "dealer": ""}, "is not a seat"), ({"contract": "8NT"}, "not a contract"), ({"contract": "4S", "declarer": "X"}, "not a seat"),
    ({"regulations": "opening_lead"}, "such as opening_lead: face_up"), ({"regulations": "opening_leed: face_up"}, "nearest: opening_lead"),
    ({"cards": "entered", "hands": {"N": ["AA", "", "", ""]}}, "hand of N: .* twice"), ({"cards": "entered", "hands": {"W": ["A", "", "", ""], "N": ["A", "", "", ""]}}, "held twice"),
    ({"cards": "entered", "hands": {"N": ["AK Q7 J", "", "", ""]}}, "3 suits, not four"), ({"rules": "1868"}, "a rule set"),
    ({"cards": "entered", "hands": {"N": ["AKQJT98765432", "A", "", ""]}}, "14 cards"),
])
def test_what_is_entered_wrongly_is_told(entered, told):
    with pytest.raises(CaseError, match=told):
        opening.set_up(FORM | entered)


def test_a_contract_may_be_set_up_at_once():
    at = desk(contract="3n", declarer="E")
    assert str(at.root().table.contract) == "3NT by E" and at.root().table.turn.name == "S"


# What a worker asks.

def asked(**question):
    return json.loads(answer(json.dumps(question)))


@pytest.fixture(scope="module")
def setup():
    return asked(do="set_up", form=FORM)["result"]["setup"]


LOW = ["N 1S", "E 1H", "director", "S elects 27A1 decline"]


def test_the_worker_starts_with_the_node_of_the_moment_and_those_before_it_that_wait(setup):
    found = asked(do="start", setup=setup, events=[*LOW, "E 2H"], cursor=4)["result"]
    assert [node is not None for node in found["nodes"]] == [False, False, False, True, True, False]
    assert found["nodes"][4] == asked(do="node", setup=setup, events=LOW)["result"]
    assert found["cursor"] == 4 and 'class="law-deal"' in found["figure"]


@pytest.mark.parametrize("question, told", [
    ({"do": "node", "events": ["N 1S", "direktor"]}, "nearest: director"), ({"do": "offer", "events": [], "ask": "N flies"}, "not offered"),
    ({"do": "node", "events": ["N plays SA"]}, "not computed"),
])
def test_the_worker_answers_with_words_where_something_is_wrong(setup, question, told):
    assert told in asked(setup=setup, **question)["error"]


def test_a_case_goes_into_text_and_link_and_back(setup):
    written = asked(do="written", setup=setup, events=LOW, cursor=2)["result"]
    assert asked(do="read", text=written["text"])["result"] == {"setup": setup, "events": LOW, "cursor": 4}
    assert asked(do="follow", fragment=written["link"])["result"] == {"setup": setup, "events": LOW, "cursor": 2}
    assert asked(do="follow", fragment=f"{written['link']}&then=E%202H%0AS%20Pass%3B%20W%20Pass")["result"]["events"] == [*LOW, "E 2H", "S Pass", "W Pass"]


def test_every_live_deal_opens_at_the_desk_with_what_a_reader_has_done():
    for deal in (deal for deal in deals.all_deals().values() if isinstance(deal, LiveDeal)):
        source = deals.source_of(deal)
        state = source.root()
        for line in deal.worked:
            state = source.step(state, line)
        there = asked(do="follow", fragment=links.write(opening_of(deal)) + "&then=" + quote("\n".join(deal.worked)))["result"]
        assert contents(table(there["setup"]).at(there["events"]).table) == contents(state.table), deal.id


def test_what_a_case_says_besides_its_events_is_kept():
    text = "- id: my-case\n  title: Mine\n  laws: [27A1]\n  board: {number: 1}\n  events:\n    - N 1S\n  note: late evening\n"
    found = asked(do="read", text=text)["result"]
    assert asked(do="written", setup=found["setup"], events=["N 1S", "E 1H"], cursor=0)["result"]["text"] == text.replace("- N 1S", "- N 1S\n    - E 1H")


def test_two_lines_are_laid_side_by_side_with_what_differs_marked(setup):
    lines_ = [{"name": name, "setup": setup, "events": [*LOW[:3], elected]} for name, elected in (("<i>One", "S elects 27A1 accept"), ("Other", LOW[3]))]
    html_ = asked(do="beside", lines=lines_)["result"]
    assert html_.count("law-differs") == 2 and "&lt;i&gt;One" in html_ and "<i>" not in html_


@pytest.mark.parametrize("text, told", [
    ("board: {number: 1}\nevents:\n  - N 1S\n  - E flies", "Line 4: cannot read 'E flies'"), ("board: {number: 1}\nevents:\n  - N 1S\n  - finds 23A maybe", "Line 4: 'maybe' is not a finding"),
    ("board: {number: 1}\nevents:\n  - N plays SA", "Line 3: N plays SA: 24 is not computed yet"), ("", "one case is expected"), ("title: x", "nobody knows who deals"),
    ("board: {numbr: 1}", "nearest: number"), ("rules: spoil-five\nplayers: [A, B, C]", "Spoil Five"), ("board: {number: 1}\nnote: <script>alert(1)</script>", "HTML"), ("a: [", "Line 1"),
])
def test_a_text_that_cannot_be_read_names_the_line(text, told):
    assert told in asked(do="read", text=text)["error"]


@pytest.mark.parametrize("fragment", ["", "1", "9abc", "%3Cscript%3E", "1AAAA&then=N 1S", "x" * 5000, "&then=", "1\u0000"])
def test_a_link_that_is_none_is_told(fragment):
    assert "link" in asked(do="follow", fragment=fragment)["error"]


@given(st.text(max_size=200))
def test_no_text_and_no_link_does_worse_than_a_message(text):
    assert asked(do="read", text=text).keys() <= {"result", "error"}
    assert "error" in asked(do="follow", fragment=text)
