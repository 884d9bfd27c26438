"""The command line says what item by item the package computes."""
import json

import pytest

from lawkit import coverage, provision, seeds
from lawkit.__main__ import main
from lawkit.notation import cases, dump, links


def told(capsys, *arguments):
    assert main(list(arguments)) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def law_file(law):
    return str(seeds.path() / "cases" / f"law{law}.yaml")


def test_check_counts_every_case(capsys):
    counts = json.loads(told(capsys, "check", str(seeds.path() / "cases"), "--json"))
    assert set(counts) == {"cases", "passed", "failed", "not_computed"}
    assert counts["failed"] == []
    assert counts["passed"] + len(counts["not_computed"]) == counts["cases"] >= 324


def test_check_in_words(capsys):
    assert "passed, 0 failed" in told(capsys, "check", law_file(27))


def test_rule_says_the_ruling(capsys):
    id = "l27-stayman-over-2h-overcall-a"
    assert "27B2" in told(capsys, "rule", law_file(27), "--case", id)
    [ruling] = json.loads(told(capsys, "rule", law_file(27), "--case", id, "--json"))
    assert "27B2" in json.dumps(ruling)


def test_rule_says_what_is_not_computed(capsys, tmp_path):
    file = tmp_path / "named.yaml"
    file.write_text("- {id: named, title: A card is named in the auction, laws: ['24'], confidence: high, source: {title: constructed}, "
                    "board: {dealer: N}, events: [N 1S, E names DK, director], expect: {phase: auction}}", "utf-8")
    assert main(["rule", str(file)]) == 1
    assert "Not computed: " in capsys.readouterr().out


def test_rule_takes_every_case_of_a_file(capsys):
    rulings = json.loads(told(capsys, "rule", law_file(49), "--json"))
    assert [ruling["id"] for ruling in rulings] == [case.id for case in seeds.cases() if case.path.endswith("law49.yaml")]


def test_link_is_ruled_upon_as_the_case_is(capsys):
    id = "l27-stayman-over-2h-overcall-a"
    link = told(capsys, "link", law_file(27), "--case", id).strip()
    assert link[0] == "#" and "\n" not in link
    for address in (link, f"https://example.org/book/desk.html{link}"):
        assert told(capsys, "rule", address) == told(capsys, "rule", law_file(27), "--case", id)
    assert told(capsys, "link", link).strip() == link


def test_link_takes_every_case_of_a_file_and_gives_it_back_as_text(capsys):
    shared = told(capsys, "link", law_file(49)).split()
    of_the_file = [case for case in seeds.cases() if case.path.endswith("law49.yaml")]
    assert len(shared) == len(of_the_file) > 1
    for link, case in zip(shared, of_the_file):
        text = told(capsys, "link", link, "--text")
        assert dump.dump_case(cases.read_draft(text)) == text
        assert case.title in text and case.id not in text


def test_a_link_to_a_moment_is_ruled_upon_at_that_moment(capsys):
    case = cases.read_draft("- board: {dealer: N}\n  events: [N 1S, E 1H, director, S elects 27A1 decline]\n")
    early, late = (told(capsys, "rule", "#" + links.write(case, happened)) for happened in (2, 4))
    assert "27B" not in early and "27B" in late and not late.startswith("\n")


@pytest.mark.parametrize("command", ["rule", "link"])
def test_a_damaged_link_is_answered_with_one_line(command, capsys):
    assert main([command, "#1abcdefgh"]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("lawkit: this link is damaged") and said.err.count("\n") == 1


def test_law_shows_a_provision(capsys):
    said = told(capsys, "law", "27B1(a)")
    one = provision.provision("27B1(a)")
    assert said.startswith(f"27B1(a)  {one.title}\n") and one.gist in said and "Near miss: " in said and "See: 26B" in said


@pytest.mark.parametrize("law", ["27", "50", "54", "64"])
def test_tree_shows_every_way(law, capsys):
    said = told(capsys, "tree", law)
    assert " ways\n" in said and "\n- " in said and f"  {law}" in said


def test_tree_of_a_named_case(capsys):
    said = told(capsys, "tree", "27", "--case", "l27-stayman-over-2h-overcall-a")
    assert "(case l27-stayman-over-2h-overcall-a)" in said and "\n- Accept\n    South’s 2♣ stands" in said


def test_score_shows_its_arithmetic(capsys):
    assert told(capsys, "score", "4HX", "by", "S", "-1", "--vul", "NS").endswith("Score: 200 to East–West\n")
    worth = json.loads(told(capsys, "score", "60% 4S by S =, 40% 4S by S -1", "--beside", "4S by N -1", "--by", "imps", "--json"))
    assert worth["total"] == "Worth: +6 IMPs" and {line["id"] for line in worth["lines"]} == {"77", "78B", "12C1(c)"}
    assert told(capsys, "score", "average plus", "--by", "imps").endswith("Worth: +3 IMPs\n")


def test_score_names_the_nearest(capsys):
    assert main(["score", "4S by S +5"]) == 2
    assert capsys.readouterr().err == "lawkit: '4S by S +5' would be 15 tricks; nearest: +3\n"


def test_coverage_counts(capsys):
    counts = json.loads(told(capsys, "coverage", "--json"))
    assert {"provisions", "accounted", "computed", "tested", "untested", "by_law"} <= set(counts)
    assert counts["tested"] <= counts["computed"] <= counts["tested"] + len(counts["untested"]) <= counts["accounted"]
    assert counts["accounted"] == counts["provisions"]
    laws = counts["by_law"].values()
    for name in ("provisions", "accounted", "computed", "tested"):
        assert sum(law[name] for law in laws) == counts[name]
    assert counts["provisions"] + counts["general_knowledge"]["provisions"] == len(provision.inventory())
    assert {"27", "classic", "spoil-five"} <= set(counts["by_law"])


def test_coverage_in_words(capsys):
    assert "provisions  accounted   computed     tested" in told(capsys, "coverage")


def test_tested_means_claimed_and_cited_in_a_case_that_passes():
    for line in coverage.lines():
        for id in line.tests:
            case = next(case for case in seeds.cases() if case.id == id)
            assert provision.plain(line.provision.id) in map(provision.plain, (*case.laws, *coverage.check.claims(case)))


@pytest.mark.parametrize("arguments", [["--help"], ["check", "--help"], ["rule", "--help"], ["law", "--help"],
                                       ["tree", "--help"], ["find", "--help"], ["score", "--help"], ["coverage", "--help"]])
def test_help(arguments, capsys):
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 0 and "usage: lawkit" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [[], ["chekc"], ["check"], ["rule"], ["law"], ["tree"], ["score"], ["find"]])
def test_usage_error(arguments, capsys):
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2 and "usage: lawkit" in capsys.readouterr().err


def test_rule_counts_beside_the_question(capsys):
    asked = "rule", law_file(64), "--case", "c-64c-a-trick-short"
    assert "Evidence beside the question" in told(capsys, *asked, "--evidence")
    [plain], [counted] = (json.loads(told(capsys, *asked, "--json", *more)) for more in ((), ("--evidence",)))
    assert {line["id"] for line in counted.pop("evidence")} == {"64C"} and counted == plain
