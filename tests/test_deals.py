"""Live deals: what a reader is offered, and what is said when nothing new follows."""
import pytest

from lawkit.show.deals import Source, all_deals

REFUSED = "S 2H {natural, hcp 10+, H 5+}", "director", "W elects 29A decline"


def at(id, *lines):
    source = Source(all_deals()[id])
    state = source.root()
    for line in lines:
        state = source.step(state, line)
    return source.view(state)


def offered(view):
    return [each["event"] for each in view["controls"]]


def test_the_first_stage_may_be_a_call_out_of_turn():
    assert offered(at("law31-repeat")) == [REFUSED[0]]


def test_a_later_call_is_left_out_when_its_turn_is_past():
    assert offered(at("law31-repeat", REFUSED[0], "W Pass")) == []


def test_a_call_of_the_first_stage_is_left_out_when_a_deed_has_passed_its_turn():
    assert offered(at("law27-out-of-turn", "W Pass")) == []


def test_what_has_no_computed_ruling_is_not_offered():
    source, lines = Source(all_deals()["law32-double"]), ["W X {hcp 12+, takeout}", "director", "N elects 29A decline", "S Pass"]
    state = source.root()
    for line in lines:
        state = source.step(state, line)
    wrong = source.step(state, "W 3D {natural, hcp 12+, D 5+}")
    assert offered(source.view(wrong)) == ["director"]


def test_a_card_is_led_and_not_played_where_a_lead_is_due():
    refused = offered(at("law53-wrong-defender", "S leads D2", "director", "W elects 55A decline"))
    assert refused == ["W leads DJ"]
    accepted = offered(at("law53-wrong-defender", "S leads D2", "director", "W elects 55A accept"))
    assert accepted == ["W plays DJ", "W plays D8"]


@pytest.mark.parametrize("call, said", [
    ("S 2H {natural, hcp 10+, H 5+}", "South calls 2♥. West is to call."),
    ("S Pass", "South passes.")])
def test_an_old_step_is_not_said_again(call, said):
    assert at("law31-repeat", *REFUSED, "E Pass", call)["live"].startswith(said)


def test_a_second_call_of_the_same_name_is_told_from_the_first():
    view = at("law32-notrump", "W X {hcp 15+, penalty}", "director", "N elects 29A decline", "E Pass", "S Pass", "W X {hcp 15+, penalty}")
    assert view["steps"][-1]["text"].startswith("Does the double show what the first double showed")


def test_nobody_is_asked_about_a_suit_that_they_have_followed():
    asked = {f"{seat} asks E about revoke" for seat in "SWN"}
    assert asked < set(offered(at("law61-who-asks", "E plays DJ")))
    assert not asked & set(offered(at("law61-who-asks", "E plays H8")))
