"""Other games at the same table: each a rule set of its own, which is imported only when it is asked for."""
