"""Two small deals that go through everything the front end can show. What they rule is made up for the tests."""
from lawkit.show import words

HANDS = {"N": "S6 S4 HA HQ HJ H9 H7 H3 DK D5 CQ C8 C2", "W": "SA SK ST S8 S5 H8 DA DT D7 D3 CK C9 C4",
         "E": "SQ S9 S3 HK H6 H2 DJ D9 D8 D4 C7 C6 C5", "S": "SJ S7 S2 HT H5 H4 DQ D6 D2 CA CJ CT C3"}
CALLS = ["Pass", "X", "XX"] + [f"{level}{d}" for level in range(1, 8) for d in ("C", "D", "H", "S", "NT")]
TOO_LOW = ["XX", "1C", "1D", "1H", "1S"]
WORKED = ("N 1H", "director", "E elects 27A1 decline", "N 3H", "finds 23A no")


def hands(marks=None):
    return {seat: {"cards": cards.split(), "more": [], "marks": (marks or {}).get(seat, {}), "hidden": False}
            for seat, cards in HANDS.items()}


def step(kind, id, text, **more):
    return {"kind": kind, "id": id, "who": "", "text": text, "answer": None, "options": [], "hearer": "the table", "say": "",
            "evidence": "", "law": id[:2], **more}


def control(event, kind, seat, label, spoken, lawful=True, why="", group=None):
    return dict(event=event, kind=kind, seat=seat, label=label, spoken=spoken, lawful=lawful, why=why, group=group)


def call(name, lawful=True):
    why = "" if lawful else f"too low: {words.call(name)} does not outrank 1♠ (18D)"
    return control(f"N {name}", "call", "N", words.call(name), words.spoken_call(name), lawful, why, "North’s bidding box")


def answer(event, label):
    return control(event, "answer", None, label, label)


class Insufficient:
    """West opens 1♠; North calls what it likes."""

    title = "Too low: 1♥ over 1♠"
    worked = WORKED

    def root(self):
        return ()

    def step(self, state, event):
        if event not in [c["event"] for c in self.view(state)["controls"]]:
            raise ValueError(f"{event!r} is not offered")
        return state + (event,)

    def view(self, state):
        first, called, elected, second, found = (state + (None,) * 5)[:5]
        low = bool(first) and first[2:] in TOO_LOW
        steps, controls = self.ruling(first, called, elected, second, found, low)
        auction = [{"seat": "W", "call": "1S", "standing": True, "words": ""}]
        if first:
            gone = elected == "E elects 27A1 decline"
            auction.append({"seat": "N", "call": first[2:], "standing": not gone, "words": "too low, withdrawn" if gone else ""})
        if second:
            auction.append({"seat": "N", "call": second[2:], "standing": True, "words": ""})
        silenced = found == "finds 23A no"
        table = {"title": self.title, "board": {"number": 4, "dealer": "W", "vul": "All"}, "phase": "auction",
                 "turn": "E" if first and (second or not low) else "N", "contract": None, "declarer": None, "dummy": None,
                 "score": None, "hands": hands(), "auction": auction, "trick": [], "last": [], "tricks": None,
                 "duties": [{"seat": "S", "text": "South must pass at every turn.", "id": "27B2"}] * silenced,
                 "information": [{"what": first, "text": "East–West may use it; North–South may not.", "id": "16C2"}] * silenced}
        return {"table": table, "steps": steps, "controls": controls, "done": not controls,
                "live": f"{words.act(state[-1]) if state else 'North to call'}. {steps[-1]['text'] if steps else ''}".strip(),
                "whynot": [{"id": "27B1(a)", "text": "3♥ is not the cheapest bid in hearts."}] * silenced}

    def ruling(self, first, called, elected, second, found, low):
        if not first:
            return [], [call(name, name not in TOO_LOW) for name in CALLS]
        if not low:
            return [], []
        if not called:
            return [], [control("director", "act", None, "Director!", "Director!")]
        shown = words.call(first[2:])
        steps = [step("choice", "27A1", f"East may accept {shown} or not.", who="East, to North’s left, decides",
                      options=[f"Accept {shown}", "Do not accept"], say=f"East, you may accept {shown}.",
                      answer={"E elects 27A1 accept": f"accepts {shown}", "E elects 27A1 decline": "does not accept"}.get(elected))]
        if not elected:
            return steps, [answer("E elects 27A1 accept", f"Accept {shown}"), answer("E elects 27A1 decline", "Do not accept")]
        if elected.endswith("accept"):
            return steps + [step("effect", "27A1", f"{shown} stands as if it were good.")], []
        steps.append(step("choice", "27B", "North must put it right with another call.", who="North decides",
                          answer=second and f"calls {words.call(second[2:])}"))
        if not second:
            return steps, [call(name) for name in ("Pass", "2H", "3H")]
        if second == "N 2H":
            return steps + [step("effect", "27B1(a)", "2♥ stands. The auction goes on.")], []
        steps.append(step("judgement", "23A", f"Does {words.call(second[2:])} show what {shown} showed?", who="The Director finds",
                          evidence="1♥ promised five hearts & 8–16 points <at least>.", hearer="nobody",
                          answer={"finds 23A yes": "comparable", "finds 23A no": "not comparable"}.get(found)))
        if not found:
            return steps, [answer("finds 23A yes", "Comparable"), answer("finds 23A no", "Not comparable")]
        if found == "finds 23A yes":
            return steps + [step("effect", "27B1(b)", "The call stands. The auction goes on.")], []
        return steps + [step("effect", "27B2", "The call stands. South is silenced.", say="South, you pass to the end of the auction."),
                        step("doubt", "26B", "Opinions differ on what counts as a first lead.")], []


class PenaltyCard:
    """East has a penalty card and plays a card of any hand's choosing."""

    title = "West’s ♠8 stays face up"
    worked = ("W S8",)

    def root(self):
        return ()

    def step(self, state, event):
        return state + (event,)

    def view(self, state):
        marks = {"W": {"S8": "major penalty card"}}
        table = {"title": self.title, "board": {"number": None, "dealer": "N", "vul": "None"}, "phase": "play",
                 "turn": "N" if state else "W", "contract": "4HX by N", "declarer": "N", "dummy": "S", "score": None,
                 "hands": hands(None if state else marks), "auction": [], "last": [{"seat": "N", "card": "HA", "words": ""}],
                 "trick": [{"seat": "S", "card": "S2", "words": ""}] + [{"seat": "W", "card": c[2:], "words": ""} for c in state],
                 "tricks": {"NS": 1, "EW": 0}, "duties": [], "information": []}
        table["hands"]["E"] = {"cards": ["SQ"], "more": ["S", "H"], "marks": {}, "hidden": False}
        table["hands"]["S"]["hidden"] = True
        cards = [] if state else [
            control(f"W {c}", "card", "W", words.card(c), words.named_card(c), c == "S8", "the penalty card comes first (50D1)", "West’s hand")
            for c in HANDS["W"].split()]
        return {"table": table, "steps": [], "controls": cards, "done": bool(state), "live": "West to play", "whynot": []}


DEALS = {"toy-low": Insufficient(), "toy-card": PenaltyCard()}


def load(deal):
    """What `graph.write` asks for."""
    source = DEALS[deal]
    return source.root(), source.view, source.step, source.worked
