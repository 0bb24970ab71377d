"""Decisions to ask the coach about, and a coach that finishes soon."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import get_args

from tests.support.hands import TABLES, TWIST_TABLES, spread_out
from tonk.coaching import Advice, Coach, CoachBudget
from tonk.coaching import reason_kinds as kinds
from tonk.rules import Action, Position, View

REASONS: Sequence[kinds.ReasonKind] = get_args(kinds.ReasonKind)
"""Every kind of reason."""
TONK_REASONS: Sequence[kinds.TonkKind] = get_args(kinds.TonkKind)
"""Every kind of reason in Tonk."""
LITTLE = CoachBudget(turns=400, first=1, least=400)
"""A budget of a few worlds."""


def asked(count: int, first: int = 0) -> list[Position]:
    """Return this many positions, half of them of Twists, one or two of each hand."""
    stakes = spread_out(count - count // 2, 2, first, TABLES)
    twists = spread_out(count // 2, 2, first, TWIST_TABLES)
    return [position for position, _ in chain(stakes, twists)]


def views(count: int, first: int = 0) -> list[View]:
    """Return the same as views of the seat to act."""
    return [position.view(position.to_act) for position in asked(count, first)]


def advised(coach: Coach, view: View, also: Iterable[Action] = ()) -> Iterator[Advice]:
    """Yield the coach's advice, without the pauses."""
    return (advice for advice in coach.ponder(view, also) if advice is not None)


def last_advice(view: View, budget: CoachBudget = LITTLE, seed: int = 1) -> Advice:
    """Return the coach's final advice."""
    *_, advice = advised(Coach(seed, budget), view)
    return advice
