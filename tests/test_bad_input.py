"""Bad input: one clear line that names the place and the nearest right thing, exit code 2, nothing executed."""
import subprocess
import sys

import pytest

from lawkit.__main__ import main
from lawkit.notation import cases
from lawkit.notation.errors import CaseError

GOOD = """\
- id: a-low-bid
  title: A bid that is too low
  laws: [27A1]
  source: {title: A journal, url: "https://example.org/a?b=1"}
  confidence: high
  board: {dealer: N, vul: None}
  hands: {E: "AK2.+.+.+"}
  events:
    - N 1S
    - E 1H
    - director
  expect:
    turn: E
  note: Nothing further.
"""
BOMB = "- &a [x, x]\n- &b [*a, *a, *a]\n- &c [*b, *b, *b]\n"
THIRTEEN = "AKQJT98765432"


def changed(*pairs):
    text = GOOD
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


FIVE = """- id: nothing-yet
  title: Two players sit down
  laws: [SF-setup-1]
  confidence: high
  rules: spoil-five
  players: [A, B]
  events:
    - expect: {pool: 0}
  expect:
    pool: 0
"""
WRONG = {
    "a card held twice": (changed(('"AK2.+.+.+"', '"AK2.+.+.+", W: "A.+.+.+"')), "SA is held twice", 7),
    "a card twice in a hand": (changed(("AK2.+", "AKK.+")), "names a card twice", 7),
    "a hand of 14 cards": (changed(("AK2.+.+.+", f"{THIRTEEN}.2.+.+")), "hand of E has 14 cards, not 13", 7),
    "a short hand": (changed(("AK2.+.+.+", "AK2...")), "hand of E has 3 cards, not 13", 7),
    "three suits": (changed(("AK2.+.+.+", "AK2.+.+")), "3 suits", 7),
    "a ten as 10": (changed(("AK2.", "A102.")), "ten is T", 7),
    "an unknown seat with a hand": (changed(("{E:", "{East:")), "unknown seat 'East'; nearest: E", 7),
    "an unknown seat that calls": (changed(("- E 1H", "- Q 1H")), "'Q' is neither a seat", 10),
    "an unknown dealer": (changed(("dealer: N", "dealer: n")), "'n' is not a seat (N, E, S, W); nearest: N", 6),
    "an unknown vulnerability": (changed(("vul: None", "vul: Al")), "nearest: All", 6),
    "an unknown verb": (changed(("- director", "- N takse cards")), "nearest: takes", 11),
    "an unknown card": (changed(("- director", "- E plays S1")), "'S1' is not a card", 11),
    "a card of another hand": (changed(("- director", "- W exposes SA")), "SA is in the hand of E, not of W", 11),
    "a card that a hand lacks": (changed(("- director", "- E exposes SQ")), "the hand of E does not hold SQ", 11),
    "a reversed range": (changed(("- E 1H", "- E 1H {hcp 15-11}")), "runs backwards", 10),
    "natural and artificial": (changed(("- E 1H", "- E 1H {natural, artificial}")), "not both", 10),
    "an unknown key": (changed(("note:", "nots:")), "unknown key 'nots'; nearest: note", 14),
    "an unknown fact": (changed(("turn: E", "trun: E")), "unknown fact 'trun'; nearest: turn", 13),
    "a fact of another kind": (changed(("turn: E", "turn: [E]")), "turn: ", 13),
    "an unknown provision": (changed(("27A1", "27A7")), "unknown provision '27A7'; nearest: 27A", 3),
    "a provision of another shape": (changed(("27A1", "Law 27")), "'Law 27' is not a provision", 3),
    "an elected unknown provision": (changed(("- director", "- S elects 27A9 accept")), "unknown provision '27A9'", 11),
    "an unknown confidence": (changed(("high", "hihg")), "nearest: high", 5),
    "a doubtful case with facts": (changed(("high", "low")), "expects doubt: true and nothing else", 13),
    "a missing key": (changed(("  confidence: high\n", "")), "key 'confidence' is missing", 1),
    "no board": (changed(("  board: {dealer: N, vul: None}\n", "")), "nobody knows who deals", 1),
    "an address that is none": (changed(("https://", "javascript:")), "is not a web address", 4),
    "HTML in the title": (changed(("A bid", "<b>A</b> bid")), "may not hold HTML", 2),
    "a script in the note": (changed(("Nothing", "<script>x</script>")), "may not hold HTML", 14),
    "HTML in a statement": (changed(("- director", "- 'S claims 3 \"<i>all</i>\"'")), "may not hold HTML", 11),
    "a control character": (changed(("A bid that", '"A\\e[2J bid"'), (" is too low", "")), "control character", 2),
    "an id that is no slug": (changed(("a-low-bid", "A low bid")), "'A low bid' is not of the form", 1),
    "an id given twice": (GOOD + GOOD, "used already in line 1", 15),
    "a key given twice": (changed(("note:", "title:")), "'title' is given twice", 14),
    "a key without end": (changed(("note:", "note" * 100 + ":")), "is too long", 14),
    "a colon in an event": (changed(("- director", "- director: E")), "quote a line that holds a colon", 11),
    "a YAML bomb": (BOMB, "anchors", 1),
    "an alias": (changed(("- E 1H", "- *x")), "anchors or aliases", 10),
    "an anchor": (changed(("- E 1H", "- &x E 1H")), "anchors or aliases", 10),
    "a tag": (changed(("- E 1H", "- !!python/object/apply:os.getcwd []")), "tags", 10),
    "deep nesting": ("- " + "[" * 500, "nested too deeply", 1),
    "a flood of items": ("- [" + "x, " * 250_000 + "]", "too big", 1),
    "a long file": ("# " + "x" * 2_100_000, "characters", None),
    "two documents": (GOOD + "---\n" + GOOD, "one YAML document", 15),
    "no YAML": ("- id: [", "not YAML", None),
    "no case": ("# nothing yet", "no case in this file", None),
    "a mapping": ("id: x", "is not a list", 1),
    "a list of words": ("- x", "is not a mapping", 1),
    "an unknown regulation": (changed(("  note:", "  regulations: {claim_ordr: top-down}\n  note:")), "nearest: claim_order", 14),
    "an unknown reading": (changed(("  note:", "  regulations: {claim_order: topdown}\n  note:")), "nearest: top-down", 14),
    "a seat of bridge in spoil-five": (changed(("  note:", "  rules: spoil-five\n  note:")), "unknown key 'board'", 6),
    "spoil-five without players": (FIVE.replace("  players: [A, B]\n", ""), "key 'players' is missing", 1),
    "one player": (FIVE.replace("[A, B]", "[A]"), "1 players: the game is for 2 to 10", 1),
    "players out of order": (FIVE.replace("[A, B]", "[B, A]"), "named from A on", 6),
    "a stake of nothing": (FIVE.replace("  events", "  stakes: {full: 0}\n  events"), "a full stake is one counter or more", 1),
    "a fact of bridge": (FIVE.replace("pool: 0", "contract: 4S by N"), "unknown fact 'contract'", 8),
}


def test_the_good_case_is_read():
    assert [case.id for case in cases.read(GOOD + FIVE)] == ["a-low-bid", "nothing-yet"]


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_case_is_answered_with_one_line(wrong, tmp_path, capsys):
    text, message, line = WRONG[wrong]
    file = tmp_path / "case.yaml"
    file.write_text(text, "utf-8")
    for command in ("check", "rule"):
        assert main([command, str(file)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1 and said.err.startswith(f"lawkit: {file}:" + (f"{line}:" if line else ""))
        assert message in said.err


def test_an_error_names_the_case():
    with pytest.raises(CaseError, match="^a.yaml:11: a-low-bid: cannot read"):
        cases.read(changed(("- director", "- E 1Z")), "a.yaml")


@pytest.mark.parametrize("arguments, message", [
    (["check", "nowhere.yaml"], "nowhere.yaml: No such file"),
    (["rule", "nowhere.yaml"], "nowhere.yaml: No such file"),
    (["law", "27B1a"], "nearest: 27B1(a)"),
    (["tree", "99"], "99"),
])
def test_wrong_argument(arguments, message, capsys):
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == "" and message in said.err and said.err.count("\n") == 1


def test_folder_without_cases(tmp_path, capsys):
    assert main(["check", str(tmp_path)]) == 2
    assert "no case file" in capsys.readouterr().err


def test_unknown_case_of_a_file(tmp_path, capsys):
    file = tmp_path / "case.yaml"
    file.write_text(GOOD, "utf-8")
    assert main(["rule", str(file), "--case", "a-low-bit"]) == 2
    assert "nearest: a-low-bid" in capsys.readouterr().err


def test_binary_file(tmp_path, capsys):
    file = tmp_path / "case.yaml"
    file.write_bytes(b"\xff\xfe- id")
    assert main(["check", str(file)]) == 2
    assert "not UTF-8" in capsys.readouterr().err


def test_the_console_shows_no_traceback(tmp_path):
    file = tmp_path / "case.yaml"
    file.write_text(BOMB, "utf-8")
    done = subprocess.run([sys.executable, "-m", "lawkit", "check", str(file)], capture_output=True, text=True)
    assert done.returncode == 2 and "Traceback" not in done.stderr and done.stdout == ""


PASSED_OUT = [("- N 1S", "- N Pass\n    - E Pass\n    - S Pass\n    - W Pass"), ("- E 1H", "- N leads HK"),
              ("    - director\n", ""), ("turn: E", "phase: over")]


def test_check_says_what_no_table_can_see_once(tmp_path, capsys):
    file = tmp_path / "case.yaml"
    file.write_text(changed(*PASSED_OUT), "utf-8")
    main(["check", str(file)])
    assert capsys.readouterr().out == "1 case: 0 passed, 1 failed, 0 not computed\n"


@pytest.mark.parametrize("command", ["check", "rule"])
def test_a_call_after_the_board_is_over(command, tmp_path, capsys):
    file = tmp_path / "case.yaml"
    file.write_text(changed(*PASSED_OUT), "utf-8")
    assert main([command, str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"lawkit: {file}:13: a-low-bid: ") and said.count("\n") == 1
