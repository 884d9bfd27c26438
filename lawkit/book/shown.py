"""What a cell of a chapter shows."""


class Shown:
    """Something in two forms that say the same: ``text`` for notebooks and terminals, ``html`` for pages."""

    __slots__ = ("text", "html")

    def __init__(self, text, html):
        self.text, self.html = text, html

    def __repr__(self):
        return self.text

    def _repr_html_(self):
        return self.html
