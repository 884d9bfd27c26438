"""Lines of a case, told of players who sit further round the table."""
SEATS = "NESW"


def turned(text, by):
    """``text`` with every seat that stands alone as a word, or is named in a list, ``by`` places further."""
    return " ".join(seat(word, by) if word in SEATS else word for word in text.split(" "))


def seat(name, by):
    """The seat ``by`` places further than ``name``."""
    return SEATS[(SEATS.index(name) + by) % 4]
