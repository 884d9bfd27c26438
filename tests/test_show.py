"""What lawkit shows: words, text, HTML, drawings and the graph behind a page, on two made-up deals."""
import gzip
import itertools
import json
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest
import toy

from lawkit.show import graph, html, svg, text, words

CSS = Path(html.__file__).parents[1] / "widgets" / "law.css"
HOSTILE = '<script>alert("1")</script>&\'♥'


class Seen(HTMLParser):
    """What a browser would see: tags with their attributes, and text."""

    def __init__(self, source):
        super().__init__()
        self.tags, self.open, self.text, self.faults = [], [], [], []
        self.feed(source)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))
        if tag not in ("input", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.faults.append(tag)

    def handle_data(self, data):
        self.text.append(data)

    @property
    def words(self):
        return " ".join("".join(self.text).split())

    def named(self, tag, **wanted):
        return [found for name, found in self.tags if name == tag and wanted.items() <= found.items()]


def states(source):
    """Every state of a deal, each once."""
    waiting = [source.root()]
    while waiting:
        state = waiting.pop()
        yield state
        waiting += [source.step(state, c["event"]) for c in source.view(state)["controls"]]


def worked(deal):
    source, state = toy.DEALS[deal], toy.DEALS[deal].root()
    for event in source.worked:
        state = source.step(state, event)
    return source.view(state)


# Words.

@pytest.mark.parametrize(("function", "given", "wanted"), [
    (words.card, "HT", "♥10"), (words.spoken_card, "HT", "ten of hearts"), (words.named_card, "HT", "hearts 10"),
    (words.call, "1NT", "1NT"), (words.call, "Pass", "Pass"), (words.call, "8C", "8♣"),
    (words.spoken_call, "1S", "1 spade"), (words.spoken_call, "3NT", "3NT"), (words.spoken_call, "XX", "redouble"),
    (words.act, "N 1H", "North’s 1♥"), (words.act, "W SA", "West’s ♠A"), (words.act, "director", "director"),
    (words.act, "N takes cards", "N takes cards"), (words.contract, "4SX by N", "4♠ doubled by North"),
    (words.contract, "1NTXX by E", "1NT redoubled by East"), (words.contract, "passed out", "passed out"),
    (words.board, {"number": None, "dealer": None, "vul": "NS"}, "North–South vulnerable."),
    (words.board, {"number": 4, "dealer": "W", "vul": "All"}, "Board 4. Dealer West. Both sides vulnerable."),
])
def test_words(function, given, wanted):
    assert function(given) == wanted


def test_a_hand_is_spoken_with_its_marks_and_its_gaps():
    hand = {"cards": ["SA", "ST"], "more": ["S", "H"], "marks": {"ST": "major penalty card"}}
    said = [words.spoken_holding(hand, suit) for suit in "SHD"]
    assert said == ["spades ace ten, major penalty card, and perhaps others", "hearts not known", "diamonds none"]


def cells(*calls):
    made = [{"seat": c[0], "call": c.rstrip("-")[2:], "standing": not c.endswith("-")} for c in calls]
    return [["+".join(c["call"] for c in cell) for cell in row] for row in words.rows(made)]


@pytest.mark.parametrize(("calls", "rows"), [
    ((), []),
    (("N 1C", "E X", "S Pass", "W Pass", "N 1D"), [["", "1C", "X", "Pass"], ["Pass", "1D", "", ""]]),
    (("W 1S", "N 1H-", "N 2H", "E Pass"), [["1S", "1H+2H", "Pass", ""]]),
    (("W 1S", "S 2H-", "N Pass"), [["1S", "", "", "2H"], ["", "Pass", "", ""]]),
    (("N 1C", "N 1D"), [["", "1C", "", ""], ["", "1D", "", ""]]),
])
def test_the_auction_in_rows(calls, rows):
    assert cells(*calls) == rows


# HTML and text say the same.

@pytest.mark.parametrize("deal", toy.DEALS)
def test_the_ruling_as_html_reads_as_the_ruling_as_text(deal):
    for state in states(toy.DEALS[deal]):
        steps = toy.DEALS[deal].view(state)["steps"]
        spoken = [Seen(re.sub('<ul class="law-options">.*?</ul>', "", li)).words for li in html.steps(steps)]
        assert "\n".join(f"{n}. {line}" for n, line in enumerate(spoken, 1)) == text.flat(steps)


@pytest.mark.parametrize("deal", toy.DEALS)
def test_the_table_as_text_shows_every_card_and_call(deal):
    shown = worked(deal)["table"]
    lines = text.table(shown)
    for hand in shown["hands"].values():
        for card in [] if hand["hidden"] else hand["cards"]:
            assert words.rank(card[1]) in lines
    for made in shown["auction"]:
        assert (words.call(made["call"]) if made["standing"] else f"[{words.call(made['call'])}]") in lines
    assert all(duty["text"] in lines for duty in shown["duties"])


def test_an_open_question_shows_its_answers_in_text_and_html():
    view = toy.DEALS["toy-low"].view(toy.WORKED[:2])
    assert "( ) Do not accept" in text.view(view)
    assert "Do not accept" in Seen(html.deal(view)).words


def test_a_withdrawn_call_is_struck_out_and_says_why():
    seen = Seen(html.table(worked("toy-low")["table"]))
    assert len(seen.named("del")) == 1
    assert "too low, withdrawn" in seen.words
    assert [found["scope"] for found in seen.named("th")] == ["col"] * 4
    assert len(seen.named("caption")) == 1


def test_a_card_that_lies_face_up_is_named_and_a_hidden_hand_stays_hidden():
    seen = Seen(html.table(toy.DEALS["toy-card"].view(())["table"]))
    assert "♠8 major penalty card" in seen.words
    assert seen.named("span", **{"aria-label": "spades ace king ten eight, major penalty card, five"})
    assert not seen.named("span", **{"aria-label": "spades jack seven two"})


def test_whose_turn_it_is_stands_in_words():
    assert "East to call" in Seen(html.table(worked("toy-low")["table"])).words
    assert "West to play" in Seen(html.table(toy.DEALS["toy-card"].view(())["table"])).words


@pytest.mark.parametrize("deal", toy.DEALS)
def test_html_is_well_formed_and_has_no_ids_that_could_clash(deal):
    for state in itertools.islice(states(toy.DEALS[deal]), 50):
        seen = Seen(html.deal(toy.DEALS[deal].view(state), deal))
        assert not seen.faults and not seen.open
        assert not [found for _, found in seen.tags if "id" in found]


def spoilt(value):
    """``value`` with hostile text wherever text is free."""
    fixed = {"seat", "call", "card", "kind", "phase", "turn", "vul", "dealer", "contract", "declarer", "dummy", "cards", "more"}
    if isinstance(value, dict):
        return {key: item if key in fixed else spoilt(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [spoilt(item) for item in value]
    return HOSTILE if isinstance(value, str) else value


@pytest.mark.parametrize("deal", toy.DEALS)
def test_nothing_of_a_case_becomes_markup(deal):
    view = spoilt(worked(deal))
    quiz = html.quiz({"prompt": HOSTILE, "options": [{"label": HOSTILE, "right": True, "why": HOSTILE}]}, HOSTILE)
    for source in (html.deal(view, HOSTILE), quiz, html.code(HOSTILE, HOSTILE)):
        seen = Seen(source)
        assert not seen.named("script") and not seen.faults
        assert HOSTILE in seen.words
    assert not ET.fromstring(svg.diagram(view["table"])).findall(".//{*}script")


def test_a_provision_links_to_its_anchor():
    assert html.slug("27B1(a)") == "p-27B1-a"
    assert html.slug("50D2#2") == "p-50D2-2"
    assert html.law("16C2", html.law_href) == '<a class="law" href="coverage.html#p-16C2">16C2</a>'
    assert html.law("16C2", html.no_href) == '<span class="law">16C2</span>'


def test_a_question_card_tells_right_from_wrong_without_a_script():
    card = {"prompt": "Who decides?", "options": [{"label": "East", "right": True, "why": "East is next."},
                                                  {"label": "South", "right": False, "why": "South is partner."}]}
    seen = Seen(html.quiz(card, "q"))
    assert "East: right. East is next." in seen.words and "South: wrong. South is partner." in seen.words
    assert [found["name"] for found in seen.named("input")] == ["q", "q"]


@pytest.mark.parametrize("deal", toy.DEALS)
def test_the_drawing_holds_every_visible_card(deal):
    table = worked(deal)["table"]
    drawn = "".join(ET.fromstring(svg.diagram(table)).itertext())
    for hand in table["hands"].values():
        for suit, symbol in words.SYMBOLS.items():
            assert hand["hidden"] or f"{symbol} {words.holding(hand, suit)}" in drawn


# The graph.

@pytest.fixture(scope="module")
def built():
    root, view, step, events = toy.load("toy-low")
    return graph.build(root, view, step, events, deal="toy-low")


def test_each_node_of_a_graph_is_the_view_that_its_path_leads_to(built):
    source, nodes = toy.DEALS["toy-low"], graph.read(json.loads(json.dumps(built)))
    assert len(nodes) == len({graph.same_view(source.view(s)) for s in states(source)})
    for events, number in graph.paths(nodes):
        wanted = html.node(source.view(tuple(events)))
        assert {key: nodes[number][key] for key in wanted} == wanted


def test_a_graph_leads_along_the_worked_example(built):
    nodes, node = graph.read(built), 0
    for index, event in zip(built["worked"], toy.WORKED, strict=True):
        assert nodes[node]["controls"][index]["event"] == event
        node = nodes[node]["targets"][index]
    assert nodes[node]["steps"] == html.steps(worked("toy-low")["steps"])


class Counter:
    """Counts to three by steps of one or two; nothing but the sum can be seen."""

    @staticmethod
    def view(count):
        controls = [{"event": f"add {n}"} for n in (1, 2) if count + n <= 3]
        return toy.Insufficient().view(()) | {"live": str(count), "controls": controls}

    @staticmethod
    def step(count, event):
        return count + int(event[-1])


def test_equal_states_are_one_node():
    nodes = graph.read(graph.build(0, Counter.view, Counter.step))
    assert [node["live"] for node in nodes] == ["0", "1", "2", "3"]


def test_the_paths_of_a_graph_take_every_control_of_every_node_once():
    nodes = graph.read(graph.build(0, Counter.view, Counter.step))
    ways = [("".join(event[-1] for event in events), number) for events, number in graph.paths(nodes)]
    assert ways == [("", 0), ("1", 1), ("2", 2), ("11", 2), ("12", 3), ("21", 3)]


def test_a_graph_without_end_is_refused(monkeypatch):
    monkeypatch.setattr(graph, "LIMIT", 10)
    endless = lambda count: Counter.view(0) | {"live": str(count)}
    with pytest.raises(ValueError, match="'loop' has more than 10 states"):
        graph.build(0, endless, Counter.step, deal="loop")


def test_a_worked_event_that_is_not_offered_is_named():
    with pytest.raises(ValueError, match="'add 9' is not offered there; offered are add 1, add 2"):
        graph.build(0, Counter.view, Counter.step, ["add 9"])


def test_a_graph_is_written_under_its_own_name(tmp_path, built):
    file = graph.write("toy-low", tmp_path / "deals", toy.load)
    assert file.name == "toy-low.json"
    assert json.loads(file.read_text("utf-8")) == json.loads(json.dumps(built))
    with pytest.raises(ValueError, match="not a name"):
        graph.write("../toy-low", tmp_path, toy.load)


class Large(toy.Insufficient):
    """Every replacement is offered, for every call that is too low."""

    def ruling(self, first, called, elected, second, found, low):
        steps, controls = super().ruling(first, called, elected, second, found, low)
        return steps, [toy.call(name) for name in toy.CALLS] if controls and elected and not second else controls


def test_a_large_graph_stays_small(monkeypatch):
    monkeypatch.setattr(toy, "TOO_LOW", toy.CALLS[2:20])
    large = Large()
    found = graph.build(large.root(), large.view, large.step)
    packed = gzip.compress(json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode(), 9)
    assert len(found["nodes"]) > 2000
    assert len(packed) <= 60_000


# The style sheet.

PAIRS = ([(ink, ground) for ink in ("ink", "soft", "accent", "warn", "good", "black", "red", "orange", "green")
          for ground in ("paper", "panel", "tint")] + [("on-accent", "accent")])


def palette():
    colours = re.findall(r"--([a-z-]+): var\(--L, (#[0-9a-f]{6})\) var\(--D, (#[0-9a-f]{6})\);", CSS.read_text())
    return {name: shades for name, *shades in colours}


def contrast(one, other):
    def luminance(colour):
        parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = [p / 12.92 if p <= .04045 else ((p + .055) / 1.055) ** 2.4 for p in parts]
        return .2126 * red + .7152 * green + .0722 * blue
    low, high = sorted((luminance(one), luminance(other)))
    return (high + .05) / (low + .05)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_text_has_enough_contrast(ink, ground, theme):
    assert contrast(palette()[ink][theme], palette()[ground][theme]) >= 4.5


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_the_edges_of_controls_have_enough_contrast(theme):
    assert contrast(palette()["edge"][theme], palette()["paper"][theme]) >= 3


def test_the_style_sheet_touches_nothing_but_its_own():
    rules = re.findall(r"(?:^|[{};]\s*|\*/\s*)([^@{};/]+)\{", re.sub(r"@keyframes[^{]+\{[^}]*\}\s*\}", "", CSS.read_text()))
    selectors = [s.strip() for rule in rules for s in re.split(r",(?![^(]*\))", rule)]
    assert len(selectors) > 100
    assert not [s for s in selectors if "law-" not in s]
