"""The inventory of provisions: well formed, closed in itself, in the order of the Laws."""
from collections import Counter

import pytest

from lawkit import provision

ALL = provision.inventory()
LAWS = ["12", *(str(number) for number in range(17, 72)), "77", "78"]


def of(law):
    return [id for id, stem in provision.ids().items() if stem == f"law{law}"]


def test_no_id_stands_twice():
    heads = [id for file in provision.files() for id in provision.HEADING.findall(file.read_text("utf-8"))]
    assert [id for id, count in Counter(heads).items() if count > 1] == []
    assert set(heads) == set(ALL)


@pytest.mark.parametrize("law", LAWS)
def test_a_law_has_its_own_file_in_its_own_order(law):
    ids = of(law)
    assert ids and ids[0] == law
    assert {provision.law_of(id) for id in ids} == {law}
    numbered = [id for id in ids if not id.endswith("-fn")]
    assert numbered == sorted(numbered, key=provision.sort_key)


@pytest.mark.parametrize("law", LAWS)
def test_every_provision_hangs_on_another(law):
    orphans = [id for id in of(law) if provision.parent(id) is not None and not provision.known(provision.parent(id))]
    assert orphans == []


def test_see_leads_to_a_provision():
    broken = {(id, other) for id, each in ALL.items() for other in each.see if not provision.known(other)}
    assert broken == set()


def test_words_are_those_of_the_inventory():
    for each in ALL.values():
        assert each.kind in provision.KINDS, each.id
        assert each.force in provision.FORCES, each.id
        assert each.status in provision.STATUSES, each.id
        assert each.source in ("source", "general knowledge"), each.id


def test_every_provision_says_what_it_must():
    for each in ALL.values():
        assert each.title and each.gist.strip().endswith((".", "?", "!")), each.id
        if each.status == "out of scope":
            assert each.why, f"{each.id} is out of scope without a reason"
        if each.status == "judgement":
            assert each.question.endswith("?"), f"{each.id} asks the Director nothing"


def test_no_law_says_a_thing_twice():
    gists = Counter((provision.ids()[id], each.gist) for id, each in ALL.items())
    assert [gist for gist, count in gists.items() if count > 1] == []


def test_every_status_occurs():
    counted = Counter(each.status for each in ALL.values())
    assert set(counted) == set(provision.STATUSES)
    assert sum(counted.values()) == len(ALL) >= 577


@pytest.mark.parametrize("id, parent, law, slug", [
    ("27B1(a)", "27B1", "27", "27B1-a"),
    ("27B1", "27B", "27", "27B1"),
    ("27B", "27", "27", "27B"),
    ("27", None, "27", "27"),
    ("40B2(c)(iii)", "40B2(c)", "40", "40B2-c-iii"),
    ("50D2#2", "50D2", "50", "50D2-2"),
    ("64A1-fn", "64A1", "64", "64A1-fn"),
    ("CB-trick-1", None, "classic", "CB-trick-1"),
    ("SF-rob-9", None, "spoil-five", "SF-rob-9"),
])
def test_ids_are_taken_apart(id, parent, law, slug):
    assert (provision.parent(id), provision.law_of(id), provision.slug(id)) == (parent, law, slug)


def test_nearest_and_unknown():
    assert provision.nearest("27B1a") == provision.nearest("27b1(A)") == "27B1(a)"
    assert provision.provision("27B1(a)").kind == "rectification"
    with pytest.raises(ValueError, match=r"nearest: 27B1\(a\)"):
        provision.provision("27B1a")


def test_a_plain_number_names_its_parts():
    assert provision.parts("50D2") == ("50D2", "50D2#2")
    assert provision.parts("50D2#2") == ("50D2#2",)
    assert provision.parts("99Z") == ()
