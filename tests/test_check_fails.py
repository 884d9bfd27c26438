"""The runner goes red: every kind of fact, wrong in one place, is a failure and exit code 1."""
import json

import pytest

from lawkit import check, seeds
from lawkit.__main__ import main
from lawkit.agreement import agrees
from lawkit.notation import dump
from lawkit.notation.expected import FACTS, Expect
from lawkit.terms import SEATS, NotComputed


def another(*words):
    """A change of one word into the next of ``words``."""
    return lambda want: words[(words.index(want) + 1) % len(words)]


def with_more(item):
    return lambda want: [*want, item]


def in_first_value(change):
    return lambda want: {key: change(part) if place == 0 else part for place, (key, part) in enumerate(want.items())}


def flipped(want):
    return {key: not part if isinstance(part, bool) else flipped(part) for key, part in want.items()}


def one_more(want):
    side, number = next(iter(want.items()))
    return {side: number + 1 if number < 13 else number - 1}


WRONG = {
    "phase": another("auction", "clarification", "play", "over"),
    "turn": another("N", "E", "S", "W"),
    "contract": lambda want: "7NTXX by N",
    "calls": with_more("N 7NT"),
    "cancelled": with_more("N 7NT"),
    "may_accept": lambda want: [str(seat) for seat in SEATS if str(seat) not in want],
    "options": lambda want: want | {"answers": want["answers"] + ["lowest"]},
    "must_pass": lambda want: {"N": "always", "E": "always"},
    "lawful": in_first_value(with_more("7NT")),
    "lawful_includes": in_first_value(with_more("8NT")),
    "may_change": flipped,
    "lead_restriction": lambda want: {"who": "N", "forbid": ["C"], "for": "one lead"},
    "penalty_cards": lambda want: {"N": {"C2": "minor"}, "S": {"C3": "minor"}},
    "face_up": lambda want: {"N": ["C2"]},
    "authorized": flipped,
    "revoke": lambda want: {"by": "N", "trick": 13, "established": False},
    "transfer": lambda want: (want + 1) % 3,
    "tricks": one_more,
    "score": one_more,
    "applies": with_more("27B4"),
    "judgements": with_more("27B4"),
}
MOVED = {"not_applies": "applies", "lawful_excludes": "lawful_includes"}


def passing():
    return [case for case in seeds.cases() if check.run(case).passed]


@pytest.fixture(scope="module")
def cases_by_fact():
    found = {}
    for case in passing():
        for fact in case.expect.facts:
            found.setdefault(fact.name, (case, fact))
    return found


def with_fact(case, name, want):
    facts = tuple(fact for fact in case.expect.facts if fact.name not in (name, MOVED.get(name)))
    return case._replace(expect=Expect((*facts, case.expect.facts[0]._replace(name=name, want=want))))


def refused(case, name, tmp_path, capsys):
    file = tmp_path / "wrong.yaml"
    file.write_text(dump.dump([case]), "utf-8")
    assert main(["check", str(file), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["cases"], found["passed"], found["not_computed"]) == (1, 0, [])
    assert [(each["id"], each["fact"]) for each in found["failed"]] == [(case.id, name)]


@pytest.mark.parametrize("name", WRONG)
def test_wrong_fact_is_a_failure(name, cases_by_fact, tmp_path, capsys):
    case, fact = cases_by_fact[name]
    refused(with_fact(case, name, WRONG[name](fact.want)), name, tmp_path, capsys)


@pytest.mark.parametrize("name", MOVED)
def test_what_holds_may_not_be_excluded(name, cases_by_fact, tmp_path, capsys):
    case, fact = cases_by_fact[MOVED[name]]
    refused(with_fact(case, name, fact.want), name, tmp_path, capsys)


def test_a_doubtful_case_fails_when_no_doubt_is_expected(tmp_path, capsys):
    case = next(case for case in passing() if not any(fact.name == "doubt" for fact in case.expect.facts))
    refused(with_fact(case, "doubt", True), "doubt", tmp_path, capsys)


def test_a_fact_on_the_way_counts(tmp_path, capsys):
    case = next(case for case in passing() if case.events)
    line, event = case.events[0]
    wrong = Expect((case.expect.facts[0]._replace(name="phase", want="over"),))
    refused(case._replace(events=((line, wrong), *case.events)), "phase", tmp_path, capsys)


def test_every_fact_of_the_format_is_tried_here():
    assert set(FACTS) - set(WRONG) - set(MOVED) == {"doubt", "claim", "asks", "determined"}


AGREEMENT = [
    ("turn", "N", "E"), ("contract", None, "4S by N"), ("contract", "4S by N", None),
    ("calls", ["N 1S", "E 2H"], ["E 2H", "N 1S"]), ("cancelled", ["E 1H"], ["E 1H", "E 1H"]),
    ("may_accept", [], ["N"]), ("may_accept", ["N", "E"], ["E", "N"]),
    ("options", {"by": "S", "id": "54", "answers": ["accept"]}, {"by": "S", "id": "54", "answers": ["accept", "decline"]}),
    ("options", {"by": "S", "id": "54", "answers": ["accept"]}, None),
    ("must_pass", {}, {"N": "next"}), ("must_pass", {"N": "next"}, {"N": "always"}),
    ("lawful", {"N": ["Pass"]}, {"N": ["Pass", "X"]}), ("lawful", {"N": ["Pass"]}, {}),
    ("lawful_includes", {"N": ["X"]}, {"N": ["Pass"]}), ("lawful_excludes", {"N": ["X"]}, {"N": ["X"]}),
    ("may_change", {"N": True}, {"N": False}), ("may_change", {"N": True}, {}), ("may_change", {"N": True}, {"N": 1}),
    ("lead_restriction", "none", {"who": "W", "forbid": ["D"], "for": "retained lead"}),
    ("lead_restriction", {"who": "W", "forbid": ["D"], "for": "retained lead"}, "none"),
    ("lead_restriction", {"who": "W", "forbid": ["D"], "for": "one lead"}, {"who": "W", "forbid": ["H"], "for": "one lead"}),
    ("penalty_cards", {}, {"E": {"SJ": "major"}}), ("penalty_cards", {"E": {"SJ": "major"}}, {"E": {"SJ": "minor"}}),
    ("face_up", {"S": ["HK"]}, {"S": ["HK", "H2"]}),
    ("authorized", {"S 2D": {"NS": False}}, {"S 2D": {"NS": True, "EW": True}}), ("authorized", {"S 2D": {"NS": True}}, {}),
    ("revoke", "none", {"by": "E", "trick": 3, "established": True}), ("revoke", {"by": "E", "trick": 3}, "none"),
    ("transfer", 1, 2), ("transfer", 1, True), ("tricks", {"NS": 9}, {"NS": 8, "EW": 5}), ("claim", {"NS": 3}, None),
    ("score", {"NS": 450}, {"EW": -450}), ("applies", ["27B1(a)"], ["27B1"]), ("not_applies", ["26B"], ["26B"]),
    ("not_applies", ["26B"], None), ("judgements", ["23A"], []), ("asks", ["hand of E"], []), ("determined", False, True),
    ("doubt", True, False), ("doubt", True, 1), ("phase", "play", None),
]


@pytest.mark.parametrize("name, want, got", AGREEMENT)
def test_disagreement(name, want, got):
    assert not agrees(name, want, got)


@pytest.mark.parametrize("name, want, got", [
    ("cancelled", ["E 1H", "S X"], ["S X", "E 1H"]), ("lawful", {"N": ["X", "Pass"]}, {"N": ["Pass", "X"], "E": []}),
    ("options", {"by": "S", "id": "54", "answers": ["b", "a"]}, {"id": "54", "by": "S", "answers": ["a", "b"]}),
    ("applies", ["27B2"], ["26B", "27B2"]), ("not_applies", ["27B1"], ["27B1(a)"]), ("contract", None, None),
    ("face_up", {"S": ["HK", "H2"]}, {"S": ["H2", "HK"]}), ("tricks", {"NS": 9}, {"NS": 9, "EW": 4}),
    ("authorized", {"S 2D": {"NS": False}}, {"S 2D": {"NS": False, "EW": True}, "N 1H": {}}),
    ("lead_restriction", {"who": "W", "forbid": ["D", "H"]}, {"who": "W", "forbid": ["H", "D"]}),
    ("revoke", {"by": "E", "trick": 3}, {"by": "E", "trick": 3, "established": True}), ("revoke", "none", "none"),
])
def test_agreement(name, want, got):
    assert agrees(name, want, got)


def test_what_is_not_computed_neither_passes_nor_fails(monkeypatch, tmp_path, capsys):
    def apply(*_):
        raise NotComputed("39", "a call after the final pass")

    case = passing()[0]
    monkeypatch.setattr("lawkit.table.Table.apply", apply)
    file = tmp_path / "case.yaml"
    file.write_text(dump.dump([case]), "utf-8")
    assert main(["check", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"cases": 1, "passed": 0, "failed": [], "not_computed": [case.id]}


def test_a_crash_is_a_failure(monkeypatch, tmp_path, capsys):
    case = passing()[0]
    monkeypatch.setattr("lawkit.table.Table.apply", lambda *_: 1 / 0)
    refused(case, "error", tmp_path, capsys)
