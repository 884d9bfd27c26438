"""A table of Spoil Five as plain data for every form of output, and as sentences."""
from ...games.spoilfive import Played, Player, reason
from ...games.spoilfive import effects as e
from ...games.spoilfive.events import Dealt
from ...games.spoilfive.facts import fact
from ...provision import provision
from ..names import capital, card
from .names import NUMBERS, counters, held, who
from .speech import effect_step, sentence, steps_of

ENDS = "SF-pool-1", "SF-spoil-1", "SF-rob-9", "SF-jink-1"
UNTOLD = e.CardPlayed, e.CardsDealt, e.DealsNext


def table(at, title="", seen_by=None):
    """Everything that lies on the table, as JSON-able data; with ``seen_by`` only that player's cards. Returns dict."""
    deal = at.deal
    return {"title": title, "pool": at.pool, "trumps": str(deal.trump) if deal else None,
            "turned": {"card": str(deal.turned), "up": deal.up} if deal else None,
            "players": [player(at, seat, seen_by) for seat in at.house.names],
            "trick": plays(deal.trick) if deal else [], "last": plays(deal.tricks[-1].plays) if deal and deal.tricks else []}


def player(at, seat, seen_by):
    """What is to be seen of one player. Returns dict."""
    deal = at.deal
    return {"seat": str(seat), "name": who(seat), "roles": roles(at, seat, seen_by), "turn": at.turn == seat,
            "cards": [str(card) for card in deal.cards(seat)] if deal and seen_by in (None, seat) else [],
            "count": deal.hands[seat].bit_count() if deal else 0, "tricks": deal.won(seat) if deal else 0, "purse": at.purses[seat]}


def roles(at, seat, seen_by):
    """What there is to say beside a player's name. Returns list[str]."""
    deal = at.deal
    said = ["you"] * (seat == seen_by) + ["dealer"] * (seat == (deal.dealer if deal else at.dealer))
    said += ["cannot win the pool"] * bool(deal and seat in deal.barred)
    doing = {"deal": "to deal", "rob": "to lay a card off", "play": "to play" if deal and deal.trick else "to lead"}[at.phase]
    return said + [doing] * (at.turn == seat and at.question is None)


def plays(pairs):
    return [{"seat": str(seat), "name": who(seat), "card": str(held)} for seat, held in pairs]


# -- sentences

def hands(at):
    """The hands that were dealt last. Returns list[str]."""
    dealt = next((table.event for table in reversed(at.so_far) if type(table.event) is Dealt), None)
    return [f"{who(seat)} holds {held(hand)}." for seat, hand in zip(at.house.names, dealt.hands)] if dealt else []


def scene(at):
    """The table and everything that happened at it. Returns list[str]."""
    pool = f"There are {counters(at.house.pool)} in the pool." if at.house.pool else "The pool is empty."
    return [f"{capital(NUMBERS[at.house.players])} players. {pool}"] + [sentence(event) for event in at.log]


def steps(at):
    """The rulings so far, and what has followed without one; of the cards only why the last one may be played. Returns list[dict]."""
    told, heard = [], 0
    for table in at.so_far[1:]:
        new = at.rulings[heard:len(table.rulings)]
        heard = len(table.rulings)
        last = table is at and type(at.event) is Played
        followed = [effect_step(effect) for effect in table.effects if last or type(effect.what) not in UNTOLD]
        told += [one for ruling in new if ruling.case.breaches for one in steps_of(ruling)] + followed
        told += [one for ruling in new if not ruling.case.breaches for one in steps_of(ruling)]
    return told


def whynot(at, ids=()):
    """What a table of Spoil Five says of provisions that it does not name: nothing. Returns list."""
    return []


def naming(at, id):
    """The last step that names provision ``id``, rather not that an act stands. Returns dict, or None."""
    effects = [effect for table in at.so_far for effect in table.effects] + [effect for ruling in at.rulings for effect in ruling.effects]
    named = [effect for effect in effects if id in (effect.id, *effect.what.by)]
    named = [effect for effect in named if type(effect.what) is not e.Stands] or named
    return effect_step(named[-1]) if named else None


def why(at, about, value, right):
    """Why ``value`` is right or wrong of the fact ``about``: words, and the provision that they name. Returns dict."""
    if about == "applies":
        [id] = value
        return {"why": naming(at, id)["text"] if right else f"It speaks of something else: {provision(id).gist}", "id": id}
    if about == "lawful":
        [(name, cards)] = value.items()
        wanted = {str(one): found for one, found in reasons(at, Player[name])}
        odd = next((one for one, found in wanted.items() if found.lawful != (one in cards)), cards[0])
        return {"why": f"{card(odd)}: {wanted[odd].why}.", "id": wanted[odd].id}
    last = [one for one in steps(at) if one["id"] in ENDS or about != "outcome"][-1]
    return {"why": last["text"], "id": last["id"]}


def facts(at):
    """Every fact that can be told here, for the command line. Returns dict."""
    always = ("phase", "turn", "dealer", "pool", "purses", "outcome", "applies", "judgements", "doubt")
    return {name: fact(at, name) for name in always + (("trump", "tricks", "barred") if at.deal else ())}


def reasons(at, seat):
    """For each card of ``seat`` why it may be played now or not. Returns list of (Card, Reason)."""
    return [(held, reason(at.deal, seat, held)) for held in at.deal.cards(seat)]
