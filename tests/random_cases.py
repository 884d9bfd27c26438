"""Cases at random: any line of the notation in any order, over hands that hold the cards. No table need see what happens in them."""
from lawkit import provision
from lawkit.board import ALL_SUITS, Board, Deal, Start, by_number
from lawkit.games.spoilfive.events import Dealt
from lawkit.games.spoilfive.house import House
from lawkit.notation import cases, fields, lines, spoilfive
from lawkit.notation.regulations import SETTINGS
from lawkit.terms import CALL_NAMES, CARDS, SEATS, VULNERABILITIES, Contract, Denomination

LETTERS = "abc ABC 019 .,:;#-?!&*'[]{}|>%@`~=\\/()+ éß♠♥♦♣ “„ 中 🂡\u00a0"
MEANINGS = ("natural", "artificial", "artificial, hcp 5-10, H 6+", "natural, S 5+, hcp 11-19", "balanced, hcp 15-17", "penalty",
            "hcp 0+, forcing", "artificial, shows H S", "asks aces", "hcp 5-10, H 6+ or S 6+", "S 5+, C 5+ or D 5+ and balanced")
SETTINGS_OF_BRIDGE = [name for name in SETTINGS if name not in ("jinking", "direction", "packets", "misdeal")]
CITED = sorted(id for id in provision.inventory() if fields.ID.match(id))


def words(chance, longest=40):
    """Any plain text. Returns str."""
    return "".join(chance.choice(LETTERS) for _ in range(chance.randint(1, longest))).replace("<", "") + chance.choice("xyz")


def maybe(text, share=0.3):
    """A field that is there now and then."""
    return lambda chance, hand: text(chance, hand) if chance.random() < share else ""


def fixed(*texts):
    return lambda chance, hand: chance.choice(texts)


def some_cards(chance, hand):
    return " ".join(map(str, chance.sample(hand, chance.choice((1, 1, 1, 2, 3)))))


def quotation(chance, hand):
    return f'"{words(chance)}"'


def answer(chance, hand):
    word = chance.choice(fields.ANSWERS)
    return f"{word} {chance.choice(fields.SUIT_NAMES)}" if word in ("require", "forbid") else word


def purport(chance, hand):
    return chance.choice(("", " {unintended}", f" {{{chance.choice(MEANINGS)}}}", f" {{unintended, {chance.choice(MEANINGS)}}}"))


CALLS, BIDS = fixed(*CALL_NAMES), fixed("1S", "7NT", "4H")
TEXTS = {
    "of": fixed(*fields.SEAT_NAMES), "anyone": maybe(fixed("N ", "E ", "S ", "W ")), "call": CALLS, "bid": CALLS, "quoted": BIDS,
    "act": lambda chance, hand: chance.choice((CALLS, some_card))(chance, hand),
    "question": fixed(*fields.QUESTION.split("|")), "help": fixed(*fields.HELP.split("|")), "peril": fixed(*fields.PERIL.split("|")),
    "to_director": maybe(fixed("to the Director ")), "words": quotation, "wrong": maybe(fixed(" wrongly")),
    "meaning": maybe(fixed(*(f" {{{said}}}" for said in MEANINGS))), "says": fixed(*(f" {{{said}}}" for said in MEANINGS)), "purport": purport,
    "partial": maybe(fixed("partial ")), "deliberate": maybe(fixed(" {deliberate}")), "face_down": maybe(fixed(" face down")),
    "cards": some_cards, "plays": maybe(lambda chance, hand: f", plays {some_cards(chance, hand)}"),
    "card": lambda chance, hand: chance.choice((some_card, quotation))(chance, hand),
    "shows": maybe(fixed(" and shows it")), "number": maybe(fixed(" 1", " 13")), "one_card": lambda chance, hand: some_card(chance, hand),
    "id": fixed(*CITED), "election": answer, "finding": lambda chance, hand: chance.choice(("yes", "no", f"E {some_card(chance, hand)}")),
    "tricks": fixed("0", "5", "13", "rest"), "statement": maybe(lambda chance, hand: f" {quotation(chance, hand)}"),
    "line": maybe(lambda chance, hand: f" {{line {some_cards(chance, hand)}}}"),
}


def some_card(chance, hand):
    return str(chance.choice(hand))


def line(form, seat, chance, hand):
    """One line of ``form`` about ``seat``, who holds ``hand``. Returns str."""
    text = form.template.replace("<seat>", str(seat))
    for name in form.fields:
        if name != "seat":
            text = text.replace(f"<{name}>", TEXTS[name](chance, hand), 1)
    return text


def events(grammar, seats, holdings, chance, longest=25):
    """Any events, each with None for its line. Returns tuple."""
    forms = [form for kind, form in grammar.forms.items() if kind is not Dealt]
    found = []
    for _ in range(chance.randint(0, longest)):
        seat = chance.choice(seats)
        found.append((None, grammar.read(line(chance.choice(forms), seat, chance, holdings[seat]))))
    return tuple(found)


def regulations(chance):
    return tuple((name, chance.choice(SETTINGS[name])) for name in chance.sample(SETTINGS_OF_BRIDGE, chance.choice((0, 0, 0, 1, 3))))


def told(holdings, chance):
    """What is known of the hands: of each suit all, some or nothing. Returns Deal."""
    known, more = [0] * 4, [ALL_SUITS] * 4
    for seat in SEATS:
        whole = chance.choice((0, 0, 0.5, 1))
        for suit in range(4):
            cards = [card for card in holdings[seat] if card.suit == suit]
            shown = cards if chance.random() < whole else chance.sample(cards, chance.randint(0, len(cards) // 2))
            known[seat] |= sum(1 << card for card in shown)
            more[seat] &= ~(1 << suit) if shown == cards and whole else ALL_SUITS
    return Deal(tuple(known), tuple(more))


def begun(chance):
    contract = Contract(chance.randint(1, 7), chance.choice(list(Denomination)), chance.randint(0, 2), chance.choice(SEATS))
    return Start(contract, chance.choice(SEATS), (0, 0))


def unfinished(chance, **told):
    return cases.Case(**cases.UNFINISHED | {"title": chance.choice(("", words(chance)))} | told)


def bridge(chance):
    """A case of bridge that says what happened and no more. Returns Case."""
    pack = chance.sample(CARDS, len(CARDS))
    holdings = [pack[13 * seat:13 * seat + 13] for seat in SEATS]
    board = chance.choice((by_number(chance.randint(1, 40)), Board(chance.choice(SEATS), chance.choice(VULNERABILITIES))))
    return unfinished(chance, board=board, hands=told(holdings, chance), start=chance.choice((None, None, begun(chance))),
                      rules=chance.choice(("2017", "2017", "classic")), regulations=regulations(chance),
                      events=events(lines.GRAMMAR, SEATS, holdings, chance))


def spoil_five(chance):
    """A case of Spoil Five that says what happened and no more. Returns Case."""
    settings = chance.choice(((), (("jinking", "on"),), (("direction", "anticlockwise"), ("packets", "any"))))
    house = House(chance.randint(2, 10), pool=chance.choice((0, 7)), full=chance.choice((2, 5)), extra=chance.choice((0, 1)), regulations=settings)
    pack = chance.sample(CARDS, len(CARDS))
    holdings = [tuple(pack[5 * seat:5 * seat + 5]) for seat in house.names]
    deal = Dealt(chance.choice(house.names), tuple(holdings), pack[-1], chance.choice(((3, 2), (2, 3), (1, 1, 1, 1, 1))))
    after = events(spoilfive.GRAMMAR, house.names, holdings, chance, 15)
    return unfinished(chance, rules="spoil-five", house=house, regulations=settings, events=((None, deal), *after))


def case(chance):
    """Any case that says what happened and no more. Returns Case."""
    return spoil_five(chance) if chance.random() < 0.1 else bridge(chance)
