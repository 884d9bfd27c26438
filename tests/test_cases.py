"""The given cases: read and written without loss; each passes, or says what is not computed yet."""
import pytest
import yaml

from lawkit import check, provision, seeds
from lawkit.notation import cases, dump
from lawkit.notation.expected import Expect

ALL = {case.id: case for case in seeds.cases()}
WHOLE_LAWS = {"20", "21", "27", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "49", "50", "51", "52", "54", "57", "55", "56", "59", "60", "61", "62", "63", "64", "65", "66", "67", "68", "69", "70", "71"}


def unplaced(item):
    """A case or an expectation without its place in a file."""
    if isinstance(item, Expect):
        return Expect(tuple(fact._replace(line=None) for fact in item.facts))
    if isinstance(item, cases.Case):
        events = tuple((None, unplaced(event)) for _, event in item.events)
        return item._replace(path="", line=None, events=events, expect=unplaced(item.expect))
    return item


@pytest.mark.parametrize("id", ALL)
def test_case(id):
    outcome = check.run(ALL[id])
    assert outcome.failures == ()
    if outcome.not_computed:
        assert provision.law_of(ALL[id].laws[0]) not in WHOLE_LAWS, outcome.not_computed
        pytest.xfail(outcome.not_computed)


@pytest.mark.parametrize("id", [id for id, case in ALL.items() if case.confidence != "medium"])
def test_doubt_is_for_what_the_law_itself_leaves_doubtful(id):
    if not check.run(ALL[id]).passed:
        pytest.xfail("not computed yet")
    doubts = [point for ruling in check.replay(ALL[id]).rulings for point in ruling.doubts]
    assert bool(doubts) == (ALL[id].confidence == "low")


def test_all_given_cases_are_there():
    assert len(seeds.cases()) == len(ALL) >= 324


def test_a_case_lies_in_the_file_of_its_first_law():
    laws = [(case, provision.law_of(case.laws[0])) for case in seeds.cases()]
    astray = [case.id for case, law in laws if not case.path.endswith(f"{'law' * law.isdigit()}{law.replace('-', '')}.yaml")]
    assert astray == []


@pytest.mark.parametrize("loader", [yaml.SafeLoader, yaml.CSafeLoader])
def test_cases_are_written_as_they_are_read(loader, monkeypatch):
    monkeypatch.setattr(yaml, "CSafeLoader", loader)
    text = dump.dump(seeds.cases())
    again = cases.read(text)
    assert list(map(unplaced, again)) == list(map(unplaced, seeds.cases()))
    assert dump.dump(again) == text


def test_other_readers_find_texts_where_texts_were_written():
    case = cases.read(dump.dump(seeds.cases()[:1]))[0]
    awkward = case._replace(title="on", note="27: 1e3 # yes", laws=("27", "56"), regulations=(("cancelled_call_counts", "no"),))
    written = yaml.safe_load(dump.dump([awkward]))[0]
    assert (written["title"], written["note"], written["laws"]) == ("on", "27: 1e3 # yes", ["27", "56"])
    assert written["regulations"] == {"cancelled_call_counts": "no"}
