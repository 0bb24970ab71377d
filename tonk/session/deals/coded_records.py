"""From a deal to a playable hand, and from a played hand to the code of its deal."""

import json
from collections.abc import Sequence

from tonk.records import Record
from tonk.session.deals.deal import Deal
from tonk.session.deals.deal_codes import DEAL_KEY, code_if_any
from tonk.session.match.played_hand import PlayedHand

_LONGEST = 60


def record_of(deal: Deal, names: Sequence[str]) -> Record:
    """Return the record of a deal, without actions."""
    code = code_if_any(deal)
    extras: dict[str, object] = {DEAL_KEY: code} if code else {}
    if deal.rules.twists:
        extras["twists"] = list(deal.kinds)
    if deal.rules.makes_new_stocks:
        extras["seed"] = deal.reshuffle_seed
    return Record(deal.rules, tuple(names), dealer=deal.dealer, deck=deal.deck, extras=extras)


def code_of_record(record: Record) -> str:
    """The code that a record holds; "" for none."""
    return _code(record.extras.get(DEAL_KEY))


def code_of_played(hand: PlayedHand) -> str:
    """The code of a hand of the history; "" where it has none."""
    try:
        stated = json.loads(hand.record)
    except ValueError:
        return ""
    return _code(stated.get(DEAL_KEY) if isinstance(stated, dict) else None)


def _code(stated: object) -> str:
    """The code that a JSON value holds; "" where it holds none."""
    return stated if isinstance(stated, str) and stated.isascii() and len(stated) <= _LONGEST else ""
