"""A question about a score, whose answer and reasons are computed."""
from fractions import Fraction
from itertools import product
from zlib import crc32

from ..notation import results
from ..scoring.results import Result
from ..show import arithmetic, html
from ..terms import VULNERABILITIES
from .quiz import as_text
from .scores import amount
from .shown import Shown


def score_question(prompt, options, text, **how):
    """A question about the worth of ``text``; ``options``: label -> amount, in points, in units of the method, or in percent.

    ``how`` is that of `lawkit.notation.results.asked`. Returns Shown. Raises ValueError unless exactly one option is right.
    """
    value, _ = amount(text, how)
    right = [label for label, each in options.items() if Fraction(each) == value]
    if len(right) != 1:
        raise ValueError(f"{prompt!r} has {len(right)} right answers ({', '.join(right) or 'none'}); it is {value}")
    answers = [{"label": label, "right": label in right, **reason(text, how, Fraction(each), label in right)} for label, each in options.items()]
    card = {"prompt": prompt, "scene": "", "options": answers}
    return Shown(as_text(card).lstrip(), html.quiz(card, f"q{crc32(prompt.encode()):08x}"))


def reason(text, how, value, right):
    """Why the worth of ``text`` is or is not ``value``: the steps, or the nearest case in which it would be. Returns dict."""
    found, method = results.asked(text, **how)
    told = arithmetic.of(found, method)
    if not right and type(found) is Result and (other := had_it_been(found, value, results.side_named(how.get("side", "NS")))):
        return {"why": f"It would be right in this case: {arithmetic.of_result(other).title}.", "id": other.parts[-1].id}
    steps = "; ".join(line for line, _ in told.rows)
    return {"why": f"{steps}. {told.total}." if right else f"{told.total}.", "id": told.rows[-1][1]}


def had_it_been(found, value, side):
    """The result most like ``found`` that gives ``side`` the points ``value``. Returns Result, or None."""
    if found.contract is None:
        return None
    others = (Result(found.contract._replace(stake=stake), tricks, vul)
              for tricks, stake, vul in product(sorted(range(14), key=lambda tricks: abs(tricks - found.tricks)), range(3), VULNERABILITIES))
    return min((other for other in others if other.points(side) == value), key=lambda other: unlike(found, other), default=None)


def unlike(one, other):
    """In how much two results of a contract differ. Returns int."""
    return abs(one.tricks - other.tricks) + (one.contract.stake != other.contract.stake) + (one.vulnerable != other.vulnerable)
