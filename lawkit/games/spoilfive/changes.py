"""What each effect changes at a table; one that is not here only tells something."""
from ...play import Trick
from ...terms import mask_of
from . import effects as e
from .deal import Deal


def taken(table, effects):
    """The table once ``effects`` have changed it. Returns Table."""
    for effect in effects:
        change = CHANGES.get(type(effect.what))
        table = change(table, effect.what) if change else table
    return table


def paid(table, what):
    owed = [what.stake + what.extra * (seat == table.dealer) for seat in table.house.names]
    return table.changed(purses=tuple(purse - each for purse, each in zip(table.purses, owed)), pool=table.pool + sum(owed))


def pool_taken(table, what):
    gain = table.pool + what.bonus * (table.house.players - 1)
    purses = tuple(purse + (gain if seat == what.seat else -what.bonus) for seat, purse in zip(table.house.names, table.purses))
    return table.changed(purses=purses, pool=0, deal=table.deal._replace(winner=what.seat))


def cards_dealt(table, what):
    dealt = what.dealt
    deal = Deal(dealt.seat, tuple(map(mask_of, dealt.hands)), dealt.turned, table.house.after(dealt.seat))
    return table.changed(deal=deal._replace(waits=deal.ace_turned))


def deals_next(table, what):
    return table.changed(dealer=what.seat)


def in_deal(change):
    """A change of the deal alone: ``change`` (deal, effect) returns what is different, a dict. Returns a function."""
    return lambda table, what: table.changed(deal=table.deal._replace(**change(table.deal, what)))


def hands_with(deal, seat, change):
    """The hands of ``deal`` with ``change`` added to that of ``seat``. Returns tuple[int, ...]."""
    return tuple(hand + change if owner == seat else hand for owner, hand in enumerate(deal.hands))


def played(table, what):
    deal = table.deal
    return table.changed(deal=deal._replace(hands=hands_with(deal, what.seat, -(1 << what.card)), trick=deal.trick + ((what.seat, what.card),),
                                            turn=table.house.after(what.seat)))


CHANGES = {
    e.Paid: paid,
    e.PoolTaken: pool_taken,
    e.Spoilt: in_deal(lambda deal, what: {"spoilt": True}),
    e.CardsDealt: cards_dealt,
    e.DealsNext: deals_next,
    e.DealVoid: deals_next,
    e.Discarded: in_deal(lambda deal, what: {"hands": hands_with(deal, what.seat, -(1 << what.card)), "laid_off": (what.seat, what.card),
                                             "waits": False}),
    e.Robbed: in_deal(lambda deal, what: {"hands": hands_with(deal, what.seat, 1 << what.card), "up": False}),
    e.Barred: in_deal(lambda deal, what: {"barred": tuple({*deal.barred, what.seat})}),
    e.NotRobbed: in_deal(lambda deal, what: {"omitted": what.seat, "waits": False}),
    e.AceSinks: in_deal(lambda deal, what: {"sunk": True}),
    e.CardPlayed: played,
    e.CountsAsPlain: in_deal(lambda deal, what: {"plain_ace": True}),
    e.TrickTaken: in_deal(lambda deal, what: {"tricks": deal.tricks + (Trick(deal.trick, what.seat),), "trick": (), "turn": what.seat,
                                              "plain_ace": False}),
    e.PlaysForAll: in_deal(lambda deal, what: {"jinker": what.seat}),
    e.Stands: lambda table, what: table.carried(what.act),
}
