"""Three tables of the auction, read across the Laws: who must pass and for how long, when a lead may be restricted, and
what a call by the next player does to an irregular one.
"""
from ..effects import ALWAYS, NEXT, LeadControl, MustPass
from ..ruling import Effect

OFFENDER, PARTNER, BOTH = ("offender",), ("partner",), ("offender", "partner")

# provision: who must pass, and until when
PASS_DUTIES = {
    "24B": (PARTNER, NEXT),
    "24C": (PARTNER, NEXT),
    "27B2": (PARTNER, ALWAYS),
    "27B3": (PARTNER, ALWAYS),
    "27B4": (PARTNER, ALWAYS),
    "30A": (OFFENDER, NEXT),
    "30B1(b)(ii)": (PARTNER, NEXT),
    "31A2(b)": (PARTNER, NEXT),
    "32A2(b)": (PARTNER, NEXT),
    "36B2": (PARTNER, ALWAYS),
    "36B4": (PARTNER, ALWAYS),
    "37B2": (BOTH, ALWAYS),
    "38C": (BOTH, ALWAYS),
}

# The withdrawn call may cost the offender's partner the free choice of a first lead (26B).
LEAD_CONTROL = {"25B1", "25B2", "27B2", "27B3", "27B4", "30B1(b)(ii)", "31A2(b)", "32A2(b)", "36B3", "36B4", "37B2", "38D", "39C", "26B",
                "17D3", "21B2", "30A"}  # these three by the reading of an open point (O4, O5, O3)

# irregularity: what a call over it by the player to the offender's left does, and by which provision
STANDS, STANDS_IF_MEANT, VOID_FROM_THERE, ONLY_IT_IS_VOID = "stands", "stands if so meant", "void with all after it", "void"
CALLED_OVER = {
    "25": (STANDS_IF_MEANT, "25B1"),
    "27": (STANDS, "27A1"),
    "29": (STANDS, "29A"),
    "36": (VOID_FROM_THERE, "36A"),
    "37": (STANDS, "37A"),
    "38": (VOID_FROM_THERE, "38B"),
    "39": (ONLY_IT_IS_VOID, "39B"),
}


def must_pass(id, case):
    """The duties to pass that provision ``id`` lays on the side of ``case``. Returns tuple[Effect, ...]."""
    whose, until = PASS_DUTIES[id]
    return tuple(Effect(id, MustPass(getattr(case, who), until)) for who in whose)


def lead_control(id, case):
    """Declarer's hold, by provision ``id``, on the first lead of the offender's partner (26B). Returns Effect."""
    assert id in LEAD_CONTROL, id
    return Effect(id, LeadControl(case.partner, case.offender))
