"""Spoil Five as it is shown: live tables, twins, questions, a game that is watched."""
import json

import pytest

from lawkit import book
from lawkit.book import spoilfive
from lawkit.show import graph, html, text
from lawkit.show.deals import all_deals, source_of
from lawkit.terms import Impossible
from test_show import Seen

TABLES = [id for id in all_deals() if id.startswith("spoilfive")]
SMALL = [id for id in TABLES if id != "spoilfive-game"]


def states(source):
    waiting, found = [source.root()], {}
    while waiting:
        state = waiting.pop()
        key = graph.same_view(source.view(state))
        if key not in found:
            found[key] = state
            waiting += [source.step(state, control["event"]) for control in source.controls(state)]
    return list(found.values())


@pytest.mark.parametrize("id", SMALL)
def test_a_page_reads_as_the_text(id):
    source = source_of(all_deals()[id])
    for state in states(source):
        view = source.view(state)
        spoken = [Seen(html.step(each, html.law_href)).words for each in view["steps"]]
        assert "\n".join(f"{n}. {line}" for n, line in enumerate(spoken, 1)) == text.flat(view["steps"])
        seen = Seen(html.deal(view, id))
        assert not seen.faults and not seen.open
        assert f"Pool: {state.pool or 'no'} counters" in seen.words and f"Pool: {state.pool or 'no'} counters" in text.view(view)


@pytest.mark.parametrize("id", SMALL)
def test_only_the_own_cards_lie_open(id):
    source = source_of(all_deals()[id])
    for state in states(source):
        for one in source.view(state)["table"]["players"]:
            assert one["cards"] == ([str(card) for card in state.deal.cards(source.live.you)] if one["seat"] == str(source.live.you) else [])


@pytest.mark.parametrize("id", SMALL)
def test_every_card_says_why_and_a_wrong_one_goes_back(id):
    source = source_of(all_deals()[id])
    for state in states(source):
        for control in source.controls(state):
            assert control["why"] or control["kind"] == "act" or " lays off " in control["event"]
            if not control["lawful"] and "SF-follow" in control["why"]:
                assert source.step(state, control["event"]).deal == state.deal


@pytest.mark.parametrize("id", TABLES)
def test_the_example_is_played_to_its_end(id):
    source = source_of(all_deals()[id])
    state = source.root()
    for line in source.deal.worked:
        state = source.step(state, line)
    assert source.view(state)["done"]


def test_the_game_of_the_page_goes_on_after_a_spoilt_deal():
    source = source_of(all_deals()["spoilfive-game"])
    state, deals = source.root(), 0
    for line in source.deal.worked:
        deals += line.startswith("B deals")
        state = source.step(state, line)
    assert deals == 1 and state.deal.winner == source.live.you and state.purses == (-3, 6, -3)


def test_an_act_that_is_not_offered_is_refused():
    source = source_of(all_deals()["spoilfive-follow"])
    with pytest.raises(ValueError, match="not offered"):
        source.step(source.root(), "B plays SA")


def test_a_graph_leads_where_the_table_leads():
    source = source_of(all_deals()["spoilfive-rob"])
    built = graph.build(source.root(), source.view, source.step, source.deal.worked, "spoilfive-rob")
    nodes = graph.read(json.loads(json.dumps(built)))
    assert len(nodes) == len(states(source))
    for events, number in graph.paths(nodes):
        state = source.root()
        for event in events:
            state = source.step(state, event)
        wanted = html.node(source.view(state))
        assert {key: nodes[number][key] for key in wanted} == wanted


def test_a_whole_evening_never_ends():
    widget = spoilfive.table(players=4, seed=2, you="D", full=3)
    state = widget.source.root()
    for _ in range(60):
        state = widget.source.step(state, next(c["event"] for c in widget.source.controls(state) if c["lawful"]))
    assert sum(state.purses) + state.pool == 0 and "Spoil Five for 4" in repr(widget)


def test_an_evening_for_eleven_is_refused():
    with pytest.raises(Impossible, match="2 to 10"):
        spoilfive.table(players=11)


def test_twins_tell_what_differs_and_why():
    said = repr(book.twin("follow-or-trump", "a-discard-with-the-suit-in-hand", about="SF-follow-2"))
    assert "* Cleo plays ♦4." in said and "* Cleo plays ♣2." in said and "a trump will do as well" in said
    assert "♣2 goes back, and nothing else follows.  SF-irreg-1" in said


def test_a_question_has_its_reasons_from_the_rules():
    said = repr(book.question("Who takes the pool?", {"Ben": "B", "Nobody": "spoilt"}, "outcome", deal="two-two-and-one"))
    assert "(x) Nobody\n    The deal is spoilt: the pool stays.  SF-spoil-1" in said
    said = repr(book.question("Which?", {"a": "SF-rob-1", "b": "SF-rob-8"}, deal="holder-of-the-ace-does-not-rob"))
    assert "(x) a\n    Cleo cannot win the pool on this deal.  SF-rob-1" in said and "It speaks of something else" in said


def test_a_game_that_is_watched_gives_every_card_its_reason():
    said = repr(spoilfive.watch(players=3, seed=5)).splitlines()
    plays = [line for line in said if " plays " in line]
    assert len(plays) >= 9 and all(line.count(".") == 2 for line in plays)


def test_the_order_of_the_cards_is_complete():
    said = repr(spoilfive.orders())
    assert "trumps: ♣5 ♣J ♥A ♣A ♣K ♣Q ♣2" in said and "plain:  ♦K ♦Q ♦J ♦10" in said


def test_every_rule_says_where_it_comes_from():
    said = repr(book.provisions("spoil-five")).splitlines()
    assert [line for line in said if line.startswith("SF-renege-1")][0].endswith("; general knowledge")
    assert not [line for line in said if line.startswith("SF-rob-1 ")][0].endswith("general knowledge")
