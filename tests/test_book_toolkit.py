"""What a chapter's cells call: everything shown is computed, says the same in both forms, and refuses what is not so."""
import re
from html import unescape

import pytest
from test_show import Seen

from lawkit import book
from lawkit.show.deals import Source, all_deals

LOW = ["N 1S", "E 1H", "director", "S elects 27A1 decline"]
FAR = [*LOW, "E 3H", "finds 23A no"]
BARRED = {"One turn": {"W": "next"}, "Every turn": {"W": "always"}, "None": {}}
TWINS = "c-27b3-the-perfect-correction-comes-too-late", "c-27b1a-the-same-correction-without-the-double"


def seen(shown):
    page = Seen(shown._repr_html_())
    assert not page.faults
    return page


def test_deal_is_the_live_one_with_its_example():
    deal = book.deal("law27-too-low")
    assert deal.cursor == len(deal.events) > 0 and deal.deal_id == "law27-too-low"
    assert 'data-deal="law27-too-low"' in deal._repr_mimebundle_()[0]["text/html"]


def test_script_tells_every_saying_in_order_with_hearer_and_provision():
    shown = book.script("law27-too-low")
    said = re.findall("“(.+?)”", seen(shown).words)
    assert said == re.findall("“(.+?)”", repr(shown)) and len(said) > 2
    assert repr(shown).count("To the table: “") == len(said)
    assert "27A1" in repr(shown).splitlines()[1]


def test_script_of_a_case():
    assert "may accept it" in repr(book.script(TWINS[0]))


def test_twin_marks_what_differs_and_who_is_ruled_how():
    text = repr(book.twin(*TWINS, about="27B1(a)"))
    marked = re.findall(r"^\* (.+)$", text, re.MULTILINE)
    assert marked == ["East doubles (takeout).", "The Director finds: not comparable (23A)."]
    assert text.count("= 27B1(a) does not apply.") == text.count("= 27B1(a) applies.") == 1
    assert len(seen(book.twin(*TWINS, about="27B1(a)")).named("b", **{"class": "law-differs"})) == 2


def test_question_about_lawful_calls_says_what_each_would_break():
    text = repr(book.question("May South?", {"1H": {"S": ["1H"]}, "XX": {"S": ["XX"]}, "X": {"S": ["X"]}}, "lawful_includes", events=["N 1S", "E X"]))
    assert re.findall(r"^    (.+)$", text, re.MULTILINE) == [
        "1♥ does not outrank 1♠.  18D", "No Law speaks against it.", "The last bid is doubled already.  19A1"]


def test_twin_that_is_none_is_refused():
    with pytest.raises(ValueError, match="both name 27B: that is no twin"):
        book.twin(*TWINS, about="27B")
    with pytest.raises(ValueError, match="both do not name 50A"):
        book.twin(*TWINS, about="50A")
    with pytest.raises(ValueError, match="no provision"):
        book.twin(*TWINS, about="27Z")


@pytest.mark.parametrize("call", [book.script, book.rulings, lambda id: book.twin(id, TWINS[1], "27B")])
def test_unknown_account_names_the_nearest(call):
    with pytest.raises(ValueError, match=f"no deal or case .*; nearest: {TWINS[0]}"):
        call(TWINS[0][:-1])


def test_unknown_deal_names_the_nearest():
    with pytest.raises(ValueError, match="no deal 'law27-to-low'; nearest: law27-too-low"):
        book.deal("law27-to-low")


def test_law_code_is_the_file():
    from lawkit.laws import law27
    source = open(law27.__file__, encoding="utf-8").read()
    whole, one = book.law_code("law27"), book.law_code("27B1(a)")
    assert source.rstrip() in repr(whole)
    block = repr(one).split("\n\n", 1)[1]
    assert block.startswith('@provision("27B1(a)")') and block in source
    panel = re.search("<code>(.*)</code>", one._repr_html_(), re.DOTALL)[1]
    assert unescape(panel) == block


def test_law_code_of_functions_and_errors():
    assert "def cheapest_of_the_same(" in repr(book.law_code("law27", "cheapest_of_the_same"))
    for wrong in (("law99",), ("law27", "nothing"), ("27D9",), ("27B1",)):
        with pytest.raises(ValueError):
            book.law_code(*wrong)


def test_provisions_are_the_inventory_of_the_law():
    from lawkit import provision
    wanted = [id for id in provision.ids() if provision.law_of(id) == "27"]
    page = seen(book.provisions("27"))
    assert [link["href"] for link in page.named("a")] == [f"coverage.html#p-{provision.slug(id)}" for id in wanted]
    assert all(provision.provision(id).gist in page.words for id in wanted)


def test_question_computes_the_answer_and_each_reason():
    text = repr(book.question("How long must West pass?", BARRED, "must_pass", events=FAR))
    assert re.findall(r"^\((.)\) (.+)$", text, re.MULTILINE) == [(" ", "One turn"), ("x", "Every turn"), (" ", "None")]
    assert text.count("West must pass at every turn, to the end of the auction.") == 3
    assert "It would be right in this case: The Director finds: comparable (23A)." in text


def test_question_follows_the_ruling():
    text = repr(book.question("How long must West pass?", BARRED, "must_pass", events=[*LOW, "E 2H"]))
    assert "(x) None\n    East’s 2♥ stands.  27B1(a)" in text


def test_question_about_provisions():
    ids = {id: id for id in ("27B1(a)", "27B1(b)", "27B2", "50A")}
    text = repr(book.question("Which provision?", ids, events=FAR))
    assert "(x) 27B2" in text and "had East called 2♥.  27B1(a)" in text and "had the finding been: comparable" in text


def test_question_with_no_or_two_right_answers_is_refused():
    with pytest.raises(ValueError, match="0 right answers"):
        book.question("?", {"one": {"W": "next"}}, "must_pass", events=FAR)
    with pytest.raises(ValueError, match="2 right answers"):
        book.question("?", {"a": "27A1", "b": "27B2"}, events=FAR)


def test_question_about_a_deal_says_the_same_in_html():
    shown = book.question("Which one?", {"a": "27B3", "b": "27B1(a)"}, deal=TWINS[0])
    page = seen(shown)
    assert len(page.named("input", type="radio")) == 2 and "The answers" in page.words
    assert page.named("a")[0]["href"] == "coverage.html#p-27B3"


def test_rulings_of_a_case():
    shown = book.rulings(TWINS[1])
    assert "27B1(a)" in repr(shown) and "data-deal" not in shown._repr_html_()


def test_hostile_text_stays_text():
    shown = book.question("<script>alert(1)</script>", {"<b>": {}, "no": {"W": "always"}}, "must_pass", events=[*LOW, "E 2H"])
    assert "<script" not in shown._repr_html_() and "&lt;b&gt;" in shown._repr_html_()


def test_twin_of_another_way_through_a_deal():
    text = repr(book.twin("law27-too-low", ["N 1H", "E Pass"], about="27B1(a)"))
    assert "* East passes." in text and "* North calls 2♥" in text and "holds" not in text
    with pytest.raises(ValueError, match="is not offered"):
        book.twin("law27-too-low", ["N 8H"], about="27B1(a)")


def test_twin_tells_what_both_begin_with_once():
    shown = book.twin(*TWINS, about="27B1(a)")
    assert "In both: Dealer North. Neither side vulnerable. North calls 1♠." in repr(shown)
    assert repr(shown).count("North calls 1♠.") == seen(shown).words.count("North calls 1♠.") == 1


def test_script_tells_the_second_low_bid_from_the_first():
    assert "1♠ is too low as well" in repr(book.script("law27-twice"))
    assert "as well" not in repr(book.script("law27-hasty")) + repr(book.script("law27-too-low"))


def test_card_that_goes_back_is_closed_to_the_partner_alone():
    text = repr(book.rulings("law50-dropped-card"))
    assert "West may not use the sight of ♣K. Declarer may.  50E2" in text and "picks up ♣K: no longer a penalty card" in text


def test_declarer_who_saw_dummy_is_told_that_no_choice_is_left():
    text = repr(book.rulings("l54c-dummy-card-seen"))
    assert "South has no choice: the lead is accepted.  54\n" in text and "South may spread the hand" not in text


def test_hands_tell_only_what_is_known():
    text = repr(book.twin("l54c-dummy-card-seen", "declarer-begins-to-spread", about="54C"))
    assert "* North holds ♠ A …\n" in text and "* East holds ♣ 4 …\n" in text


def offered(id, *events):
    """The source of a deal, its state after ``events``, and the event lines that are offered there."""
    source = Source(all_deals()[id])
    state = source.root()
    for event in events:
        state = source.step(state, event)
    return [control["event"] for control in source.controls(state)], source.view(state)


def test_questions_are_offered_at_anybodys_turn_and_ruled_on_unbidden():
    events, _ = offered("law20-may-i-ask")
    assert "E asks about S 2D" in events and "W asks about auction" in events
    view = offered("law20-may-i-ask", "E asks about S 2D")[1]
    assert [step["id"] for step in view["steps"]] == ["20F1", "20F1"] and not any(step["say"] for step in view["steps"])


def test_an_explanation_is_put_right_once():
    right = "N corrects S 2D {artificial, H 5+}; director"
    assert right in offered("law20-wrong-answer")[0]
    assert not [event for event in offered("law20-wrong-answer", right)[0] if "corrects" in event]


def test_a_repetition_is_put_right_only_when_it_was_wrong():
    assert "N corrects review" in offered("law20-review", "S asks review; W recites wrongly")[0]
    assert "N corrects review" not in offered("law20-review", "S asks review; W recites")[0]


def test_the_call_that_may_be_changed_is_changed_from_the_bidding_box():
    asked = "W Pass; N Pass", "N corrects S 2D {artificial, H 5+}; director", "finds 21B1(a) yes", "W elects 21B1(a) accept"
    assert offered("law20-wrong-answer", *asked)[0] == ["W substitutes X", "W substitutes 2H"]
    view = offered("law20-wrong-answer", *asked, "W substitutes X")[1]
    assert "West doubles instead." in [step["text"] for step in view["steps"]]
    hearers = {step["hearer"] for step in view["steps"] if "wrong. Would you" in step["say"]}
    assert hearers == {"West, away from the table"}
