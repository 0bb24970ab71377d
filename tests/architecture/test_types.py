"""Mistakes in the domain are found by mypy, before anything runs.

Each mistake below is marked as an error for mypy to ignore. Since mypy is strict, it also reports an unused marker,
so the type check fails as soon as one of these mistakes would pass.
"""

import tomllib
from typing import Any, get_args, get_type_hints

from tests.architecture.sources import ROOT
from tonk.rules import Position, Skip
from tonk.rules.actions import Action
from tonk.rules.cards import Card, CardSet, Seat, rank_of
from tonk.rules.knob_kinds import ChoiceKind, SubsetKind
from tonk.rules.knobs import KNOBS
from tonk.rules.ruleset import RuleSet


def skip_with_card_and_seat_exchanged(card: Card, seat: Seat) -> Action:
    """A seat is no card, and a card is no seat."""
    return Skip(seat, card)  # type: ignore[arg-type]


def rank_of_a_set(cards: CardSet) -> int:
    """A set of cards is no card."""
    return rank_of(cards)  # type: ignore[arg-type]


def a_phase_that_is_none(position: Position) -> None:
    """A phase must be one of those listed."""
    position.phase = "pley"  # type: ignore[assignment]


def the_hand_of_a_card(position: Position, card: Card) -> CardSet:
    """Hands belong to seats."""
    return position.hands[card]  # type: ignore[index]


def test_mypy_reports_unused_markers() -> None:
    """Otherwise the mistakes above would prove nothing."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert settings["strict"]
    assert not any("warn_unused_ignores" in part for part in (settings, *settings.get("overrides", ())))
    assert any(__name__.replace(".", "/").startswith(part.removesuffix(".py")) for part in settings["files"])


def test_the_types_of_knobs_list_their_words() -> None:
    """A word added to a knob is added to its type as well, and the other way round."""
    hints = get_type_hints(RuleSet)
    words = {knob: set(kind.choices) for knob, kind in KNOBS.items() if isinstance(kind, ChoiceKind | SubsetKind)}
    assert {knob: _words_of(hints[knob]) for knob in words} == words


def _words_of(hint: Any) -> set[str]:
    """Return the words of a type that is a ``Literal``, or a tuple of such types."""
    return {word for part in get_args(hint) for word in (get_args(part) or [part]) if word is not ...}
