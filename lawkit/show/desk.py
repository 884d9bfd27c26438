"""The Director's desk: a free table as a state machine, at which anything may happen, by a control or by a typed line."""
from ..notation import lines
from ..notation.deals import LiveDeal
from ..terms import NotComputed
from . import acts
from .deals import Source, State, director, open_question, public
from .view import unnoticed


TITLE = "Your own table"


class Desk(Source):
    """The state machine of a free table. ``case``, which may be unfinished, says how it opens; its events have not happened yet."""

    def __init__(self, case):
        super().__init__(LiveDeal("desk", case.title or TITLE, case.board, case.hands, case.start, case.rules, case.regulations))

    def step(self, state, line):
        """The state after an event line, offered or typed. Raises ValueError that says what is wrong with it."""
        try:
            return State(state.table.apply(lines.read(line)), 0)
        except NotComputed as error:
            raise ValueError(str(error)) from error

    def view(self, state):
        """As of any deal, and in ``more`` the names of what `offer` has besides. Returns dict."""
        at_turn = acts.usual(state.table)
        more = [{"ask": group.ask, "who": group.who, "label": group.label} for group in acts.groups(state.table) if group is not at_turn]
        return super().view(state) | {"more": more}

    def offer(self, state, ask):
        """The controls of one of the groups in ``more``. Returns list[dict]; raises ValueError for an unknown one."""
        group = next((group for group in acts.groups(state.table) if group.ask == ask), None)
        if group is None:
            raise ValueError(f"{ask!r} is not offered here")
        return list(map(public, group.make(state.table)))

    def offered(self, state):
        """What is mostly done next: the answers to an open question, a call or card of the hand on turn, a call for the
        Director. Returns list[dict].
        """
        table, at_turn = state.table, acts.usual(state.table)
        usual = at_turn.make(table) if at_turn else ()
        answers = self.answers(table, open_question(table)) if self.waits(state) else ()
        return list({control["event"]: control for control in (*usual, *answers, director())}.values())

    @staticmethod
    def waits(state):
        """Whether a question waits for its answer, and somebody has noticed. Returns bool."""
        asked = open_question(state.table)
        return asked is not None and not unnoticed(state.table, asked)
