"""A deal that the reader can spoil, live in a notebook."""
from pathlib import Path

import anywidget
import traitlets

from ..show import html, text

HERE = Path(__file__).parent


class Deal(anywidget.AnyWidget):
    """A live deal.

    ``source`` says what can happen: ``root()`` gives the first state, ``step(state, event)`` the state after an event
    line, and raises ValueError for an impossible one, ``view(state)`` the view of a state. ``events`` are the event
    lines of the deal and ``cursor`` how many of them have happened; both may be set at any time and both follow the reader.
    ``ruling`` is the ruling at the cursor as text. ``deal_id`` names the graph of the same deal on a published page.
    """

    _esm = HERE / "law.mjs"
    _css = HERE / "law.css"

    events = traitlets.List(traitlets.Unicode()).tag(sync=True)
    cursor = traitlets.Int().tag(sync=True)
    html = traitlets.Unicode(read_only=True).tag(sync=True)
    ruling = traitlets.Unicode(read_only=True)

    def __init__(self, source, events=(), cursor=None, deal_id=""):
        self.source, self.deal_id, self._met = source, deal_id, []
        super().__init__(events=list(events), cursor=len(events) if cursor is None else cursor)
        self._show()
        self.observe(self._show, ["events", "cursor"])
        self.on_msg(self._answer)

    @traitlets.validate("events")
    def _possible(self, proposal):
        self._states(proposal.value)
        return proposal.value

    @traitlets.validate("cursor")
    def _within(self, proposal):
        return max(0, min(proposal.value, len(self.events)))

    def _states(self, events):
        states = [self.source.root()]
        for number, event in enumerate(events, 1):
            try:
                states.append(self.source.step(states[-1], event))
            except ValueError as error:
                raise traitlets.TraitError(f"event {number}, {event!r}: {error}") from error
        return states

    @property
    def view(self):
        """dict: the view at the cursor."""
        return self.source.view(self._states(self.events[:self.cursor])[-1])

    def _show(self, change=None):
        self.cursor = min(self.cursor, len(self.events))
        self.set_trait("ruling", text.steps(self.view["steps"]))
        self.set_trait("html", html.deal(self.view, href=html.no_href))

    # What the front end asks: {"id", "start"}, {"id", "node", "step": an event line} or {"id", "node", "offer": a group}.

    def _answer(self, widget, message, buffers):
        try:
            result = self._told(message)
        except Exception as error:  # whatever it is, the reader must be told
            self.send({"id": message["id"], "error": f"{type(error).__name__}: {error}"})
        else:
            self.send({"id": message["id"], "result": result})

    def _told(self, message):
        if "start" in message:
            nodes = [self._node(state) for state in self._states(self.events)]
            return {"nodes": nodes, "events": self.events, "cursor": self.cursor}
        state = self._met[message["node"]]
        if "offer" in message:
            return self.source.offer(state, message["offer"])
        return self._node(self.source.step(state, message["step"]))

    def _node(self, state):
        self._met.append(state)
        return {"id": len(self._met) - 1, **html.node(self.source.view(state), html.no_href)}

    # What a notebook stores: text, and the figure that a published page makes live.

    def __repr__(self):
        return text.view(self.view)

    def _repr_mimebundle_(self, **options):
        data, metadata = super()._repr_mimebundle_(**options)
        data["text/plain"] = repr(self)
        data["text/html"] = html.deal(self.view, self.deal_id)
        return data, metadata
