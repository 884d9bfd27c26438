"""Tables as a chain: each knows the one before it and what happened there, so that the chain is the log."""


class Chain:
    """What every kind of table shares. It has ``parent`` (the table before, None at the start) and ``event`` (what led here)."""

    __slots__ = ()

    @property
    def log(self):
        """tuple: every event that led here, in order."""
        return tuple(table.event for table in self.so_far[1:])

    @property
    def so_far(self):
        """list: every table up to this one, from the start on."""
        tables, table = [], self
        while table is not None:
            tables.append(table)
            table = table.parent
        return tables[::-1]

    def happened(self, kind, test=lambda event: True, since=None):
        """Whether an event of ``kind`` that passes ``test`` happened after the moment of the table ``since``. Returns bool."""
        table = self
        while table.parent is not None and (since is None or table.parent is not since.parent):
            if isinstance(table.event, kind) and test(table.event):
                return True
            table = table.parent
        return False

    def just_before(self, event):
        """The table at which ``event`` of its log happened. Returns a table; raises LookupError when it never did."""
        table = self
        while table.parent is not None:
            if table.event == event:
                return table.parent
            table = table.parent
        raise LookupError(f"{event} has not happened")
