"""A table's rulings for the command line: as a director would say them, and as data."""
from .. import facts
from ..terms import NotComputed
from . import text, told

ALWAYS = ("phase", "turn", "contract", "calls", "cancelled", "may_accept", "options", "must_pass", "lead_restriction",
          "penalty_cards", "face_up", "revoke", "transfer", "tricks", "score", "applies", "judgements", "doubt")


def ruling_text(table):
    """The table, the ruling as a director would say it, then the facts. Returns str."""
    by = told.of(table)
    drawn = text.view({"table": by.table(table), "steps": by.steps(table)})
    return "\n".join([drawn, "", f"Facts, by the rule set {table.edition}", *(f"{name}: {in_words(value)}" for name, value in found(table).items())])


def ruling_json(table):
    """The ruling's steps and the facts, with the rule set that was applied. Returns dict."""
    return {"edition": table.edition, "steps": told.of(table).steps(table), "facts": found(table)}


def found(table):
    """Every fact that can be told here. Returns dict."""
    by = told.of(table)
    return of_bridge(table) if by is told.Bridge else by.facts(table)


def of_bridge(table):
    known = {}
    for name in ALWAYS:
        if name in ("tricks", "score") and table.play is None:
            continue
        try:
            known[name] = facts.fact(table, name)
        except NotComputed as missing:
            known[name] = str(missing)
    return known


def in_words(value):
    if value in (None, "none", [], {}):
        return "none"
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else str(value)
