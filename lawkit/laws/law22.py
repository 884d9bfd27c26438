"""Law 22: End of the auction."""


def what_ended_it(auction):
    """Three passes after a bid (22A), or four from the start (22B). Returns tuple[str, ...], empty while it runs."""
    return ("22A" if auction.bid else "22B",) if auction.ended else ()
