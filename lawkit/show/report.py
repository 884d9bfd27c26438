"""A table's rulings for the command line: as a director would say them, and as data."""
from .. import facts
from ..terms import NotComputed
from . import text, view

ALWAYS = ("phase", "turn", "contract", "calls", "cancelled", "may_accept", "options", "must_pass", "lead_restriction",
          "penalty_cards", "face_up", "revoke", "transfer", "tricks", "score", "applies", "judgements", "doubt")


def ruling_text(table):
    """The table, the ruling as a director would say it, then the facts. Returns str."""
    drawn = text.view({"table": view.table(table), "steps": view.steps(table)})
    return "\n".join([drawn, "", f"Facts, by the rule set {table.rules.edition}", *(f"{name}: {told(value)}" for name, value in found(table).items())])


def ruling_json(table):
    """The ruling's steps and the facts, with the rule set that was applied. Returns dict."""
    return {"edition": table.rules.edition, "steps": view.steps(table), "facts": found(table)}


def found(table):
    """Every fact that can be told here. Returns dict."""
    known = {}
    for name in ALWAYS:
        if name in ("tricks", "score") and table.play is None:
            continue
        try:
            known[name] = facts.fact(table, name)
        except NotComputed as missing:
            known[name] = str(missing)
    return known


def told(value):
    if value in (None, "none", [], {}):
        return "none"
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else str(value)
