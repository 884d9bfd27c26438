"""Spoil Five for two to ten players: a pool, five cards each, and three tricks to take it.

>>> from lawkit.games.spoilfive import House, Table, lawful_plays
>>> from lawkit.notation.spoilfive import read
>>> t = Table.begin(House(players=3))
>>> t = t.apply(read("A deals, A CK D4 H9 S3 C8, B HA D2 H3 S9 CT, C C5 DK H2 SK C9, turns up C2")).apply(read("B plays CT"))
>>> t.turn, lawful_plays(t.deal, t.turn)
(<Player.C: 2>, (Card('C9'), Card('C5')))
"""
from .deal import Deal
from .events import PLAYERS, Dealt, LaidOff, LeftIt, Played, Player, TookUp
from .house import House
from .lawful import Reason, lawful_plays, reason
from .table import Table
