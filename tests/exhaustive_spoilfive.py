"""Twenty thousand games of Spoil Five by chance, each checked at every event (`spoilfive_games.check_game`)."""
from exhaustive import Fault
from spoilfive_games import check_game

GAMES = 20_000


def positions():
    """The numbers of the games. Returns range."""
    return range(GAMES)


def account_of(numbers, account):
    """``account`` with the games of these numbers in it. Returns Account."""
    for number in numbers:
        account.positions += 1
        try:
            check_game(number)
            account.endings += 1
        except Exception as error:
            account.note(Fault(type(error).__name__, f"game {number}: {error}"), ())
    return account
