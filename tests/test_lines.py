"""Lines of a case: what is read is what was written, and a wrong word is answered with the right one."""
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawkit import events, seeds
from lawkit.meaning import Meaning
from lawkit.games.spoilfive import events as spoilfive_events
from lawkit.notation import lines, meanings, spoilfive
from lawkit.notation.cases import grammar
from lawkit.notation.errors import CaseError
from lawkit.notation.expected import Expect
from lawkit.terms import CALLS, CARDS, DENOMINATIONS, SEATS

seats, calls, cards = map(st.sampled_from, (SEATS, CALLS, CARDS))
some_cards = st.lists(cards, min_size=1, max_size=4, unique=True).map(tuple)
words = st.text("abcdefghijklm nopqrstuvwxyzäöü♠♥'.,:;0123456789", max_size=30).map(lambda text: " ".join(text.split()))
purposes = st.sampled_from(("", "relay", "takeout", "penalty", "negative", "asks aces", "asks major suit"))


def span(top):
    return st.tuples(st.integers(0, top), st.integers(0, top)).map(lambda pair: (min(pair), max(pair)))


ways = st.builds(lambda hcp, lengths, balanced: Meaning(hcp=hcp, lengths=lengths, balanced=balanced),
                 span(37), st.tuples(*[span(13)] * 4), st.booleans()).filter(lambda way: way.describes_hand)


@st.composite
def meaning(draw):
    artificial = draw(st.booleans())
    return Meaning(
        artificial, draw(span(37)), draw(st.tuples(*[span(13)] * 4)), draw(st.booleans()),
        tuple(sorted(draw(st.sets(st.sampled_from(DENOMINATIONS))))), draw(purposes), draw(st.booleans()),
        not artificial and draw(st.booleans()), draw(st.just(()) | st.lists(ways, min_size=2, max_size=3).map(tuple)))


perhaps = st.none() | meaning()
ids = st.sampled_from(("27B1(a)", "50D2#2", "64A1-fn", "23A", "CB-trick-1", "40B2(c)(iii)"))
PARTS = {
    events.Called: (seats, calls, perhaps),
    events.Substituted: (seats, calls, perhaps, st.booleans()),
    events.Quoted: (seats, calls.filter(lambda call: call.is_bid and call.level < 8)),
    events.AskedReview: (seats, st.booleans()),
    events.Asked: (seats, st.sampled_from(("which call", "whose lead", "about auction", "contract", "who doubled"))),
    events.Recited: (seats, st.booleans()),
    events.Alerted: (seats, seats, calls),
    events.Looked: (seats, st.sampled_from(("own card", "opponents' card", "defender's hand", "notes"))),
    events.Warned: (seats, st.sampled_from(("wrong hand", "irregularity"))),
    events.Said: (seats, words, st.booleans()),
    events.AskedAbout: (seats, seats, calls | cards),
    events.AskedAboutRevoke: (seats, seats),
    events.Explained: (seats, seats, calls | cards, meaning()),
    events.Corrected: (seats, seats, calls | cards, meaning()),
    events.Exposed: (seats, some_cards, st.booleans()),
    events.Named: (seats, some_cards, st.booleans()),
    events.Led: (seats, some_cards, st.booleans()),
    events.Played: (seats, some_cards),
    events.Touched: (seats, cards),
    events.Withdrew: (seats, some_cards, st.just(()) | some_cards),
    events.TurnedCard: (seats, st.booleans()),
    events.PointedOut: (seats, seats),
    events.AskedToSee: (seats, st.none() | st.integers(1, 13)),
    events.LookedAtLastCard: (seats, st.booleans()),
    events.Mislaid: (seats, cards),
    events.Attention: (st.none() | seats,),
    events.Summoned: (st.none() | seats,),
    events.Elected: (seats, ids, st.sampled_from(("accept", "decline", "require D9", "forbid S H", "neither", "lowest"))),
    events.Found: (ids, st.sampled_from(("yes", "no", "E HK"))),
    events.Claimed: (seats, st.integers(-1, 13), words, st.just(()) | some_cards),
    events.Conceded: (seats, st.integers(-1, 13), words),
    **{kind: () for kind in (events.PlayedOn, events.PlayEnded, events.RoundEnded, events.CorrectionPeriodEnded)},
}
designated = (st.builds(events.Designated, seats, cards, st.just(""))
              | st.builds(events.Designated, seats, st.none(), words.filter(bool)))
any_event = st.one_of(designated, *(st.builds(kind, *PARTS.get(kind, (seats,)))
                                    for kind in events.EVENTS if kind is not events.Designated))


@given(any_event)
def test_what_is_written_is_read_back(event):
    line = lines.write(event)
    assert lines.read(line) == event
    assert lines.write(lines.read(line)) == line


@given(meaning())
def test_meaning_is_read_back(meaning):
    assert meanings.read(meanings.write(meaning)) == meaning


@pytest.mark.parametrize("language, kinds", [(lines, events.EVENTS), (spoilfive, spoilfive_events.EVENTS)])
def test_every_kind_of_event_has_one_form_and_an_example(language, kinds):
    assert [kind for kind, _, _ in language.LINES] == list(kinds)
    for kind, _, example in language.LINES:
        assert type(language.read(example)) is kind
        assert language.write(language.read(example)) == example


def test_every_line_of_the_seeds_is_written_as_it_is_read():
    found = [(event, grammar(case.rules)) for case in seeds.cases() for _, event in case.events if type(event) is not Expect]
    assert len(found) > 2000
    for event, language in found:
        assert language.read(language.write(event)) == event


@pytest.mark.parametrize("line, nearest", [
    ("n 1S", "nearest: N"),
    ("N pass", "nearest: Pass"),
    ("N P", "nearest: Pass"),
    ("N 1N", "nearest: 1NT"),
    ("E plys SA", "nearest: plays"),
    ("E plays S10", "nearest: ST"),
    ("E plays AS", "nearest: SA"),
    ("dirctor", "nearest: director"),
    ("W elects 50D2 forbd H", "nearest: forbid"),
    ("finds 23A yess", "nearest: yes"),
    ("N 1S {natral}", "nearest: natural"),
    ("N 1S {show H}", "nearest: shows H"),
    ("S corrects N 2D", "written like 'S corrects N 2D {artificial, H 6+}'"),
])
def test_a_wrong_word_is_answered_with_the_nearest(line, nearest):
    with pytest.raises(CaseError) as error:
        lines.read(line)
    assert nearest in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("line, nearest", [
    ("K plays SA", "'K' is neither a player nor a verb"),
    ("B plas SA", "'plas' is no verb; nearest: plays"),
    ("B plays S10", "nearest: ST"),
    ("A deals, A D2 D3, C D4 D5, turns up S2", "the hand of B is missing"),
    ("A deals, A D2 D3, A D4 D5, turns up S2", "A is dealt two hands"),
    ("A deals D2 D3", "a line with deals is written like 'A deals 2-3, "),
    ("B lays D2", "a line with lays is written like 'B lays off D2'"),
])
def test_a_wrong_word_of_spoil_five_is_answered_with_the_nearest(line, nearest):
    with pytest.raises(CaseError) as error:
        spoilfive.read(line)
    assert nearest in str(error.value) and "\n" not in str(error.value)


@pytest.mark.parametrize("line", [
    "", " ", "N", "1S", "N 1S natural", "N 0S", "N 10S", "N 1S {}", "N 1S {H 6-4}", "N 1S {hcp 12-99}", "N 1S {H 14+}",
    "N 1S {natural, artificial}", "N 1S {H 5+, H 6+}", "N 1S {relay, takeout}", "N 1S {unintended}", "N 1S {natural",
    "E plays", "E plays SA SA", "E plays SA,SK", "E exposes SA {natural}", "S claims 14", "S claims -1", "S claims all",
    "S elects 50D2 forbid", "S elects 50D2 accept H", "S elects 50D2 forbid 7", "S elects fifty accept", "finds 23A maybe",
    'S calls for ""x"', "S calls for low", "play off", "N 1S\nN 2S x", "N leads SA\x00", "S claims 3 \"<b>all</b>\"",
])
def test_what_no_line_says_is_refused(line):
    with pytest.raises(CaseError) as error:
        lines.read(line)
    assert "\n" not in str(error.value)


def test_unintended_stands_beside_a_meaning():
    event = lines.read("E substitutes 2H {natural, unintended, H 5+}")
    assert event.unintended and event.meaning == meanings.read("natural, H 5+")
    assert lines.read("E substitutes 2H") == events.Substituted(*lines.read("E 2H")[:2])
