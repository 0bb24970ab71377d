"""Instructions for the moves of a lesson, with mouse and keys or with a game pad."""

from collections.abc import Callable, Mapping
from typing import Literal

from tonk.words import _
from tonk.words.bindings import InHand

Move = Literal[
    "draw", "take", "lay", "hit", "discard", "drop", "run", "cross", "skip", "pass", "knock", "knock-with", ""
]
"""The moves that a step of a lesson asks for; "" for none that needs explaining."""


_COMMANDS: Mapping[Move, str] = {
    "run": "drop",
    "skip": "skip-block",
    "knock": "drop",
    "knock-with": "drop",
    "pass": "let-go",
}
"""The commands of moves that go by another name."""


def how_to(move: Move, hand: InHand) -> str:
    """Say how to make a move with the keys or buttons in use; "" for none.

    Args:
        move: The move.
        hand: Names the keys or buttons that the learner uses.
    """
    return _by_pad(move, hand.cap) if hand.pad else _by_mouse_and_keys(move, hand.cap)


def _by_mouse_and_keys(move: Move, cap: Callable[[str], str]) -> str:
    # Translators: {key} is the name of a key, as in “S” or “Space”.
    sentences: Mapping[Move, Callable[[], str]] = {
        "draw": lambda: _("Click the stock, drag its top card to your hand, or press {key}."),
        "take": lambda: _("Click it, or press {key}."),
        "lay": lambda: _("Double-click one of its cards, or press {key}."),
        "hit": lambda: _("Drag the card onto the spread. Or click the card, then the spread, or press {key}."),
        "discard": lambda: _("Drag it to the pile beside the stock. Or click the card, then the pile, or press {key}."),
        "drop": lambda: _("Press Drop, then press it again to be sure. Or press {key} twice."),
        "run": lambda: _("Press Run, then press it again to be sure. Or press {key} twice."),
        "cross": lambda: _("Press Cross, or {key}."),
        "skip": lambda: _("Drag it there. Or click it, then the plate."),
        "pass": lambda: _("Press Pass, or {key}."),
        "knock": lambda: _("Press Knock, then press it again to be sure. Or press {key} twice."),
        "knock-with": lambda: _("Click the card, then press Knock twice. Or press {key} twice."),
    }
    return sentences[move]().format(key=cap(_COMMANDS.get(move, move))) if move else ""


def _by_pad(move: Move, cap: Callable[[str], str]) -> str:
    # Translators: {key} and {choose} are names of a pad's buttons, as in “A” or “View”.
    sentences: Mapping[Move, Callable[[], tuple[str, str]]] = {
        "draw": lambda: ("", _("Go to the stock and press {choose}.")),
        "take": lambda: ("", _("Go to the discards and press {choose}.")),
        "lay": lambda: (_("Press {key}."), _("Go to its button and press {choose}.")),
        "hit": lambda: ("", _("Choose the card with {choose}, then go to the spread and press {choose}.")),
        "discard": lambda: (
            _("Choose the card with {choose}, then press {key}."),
            _("Choose the card with {choose}, then go to the discards and press {choose}."),
        ),
        "drop": lambda: (_("Press {key} twice."), _("Go to its button and press {choose} twice.")),
        "run": lambda: (_("Press {key} twice."), _("Go to its button and press {choose} twice.")),
        "pass": lambda: ("", _("Go to its button and press {choose}.")),
        "knock": lambda: (_("Press {key} twice."), _("Go to its button and press {choose} twice.")),
        "knock-with": lambda: (
            _("Choose the card with {choose}, then press {key} twice."),
            _("Choose the card with {choose}, then go to the button and press {choose} twice."),
        ),
        "cross": lambda: ("", _("Go to its button and press {choose}.")),
        "skip": lambda: ("", _("Choose it with {choose}, then go to the plate and press {choose}.")),
    }
    if not move:
        return ""
    with_button, by_focus = sentences[move]()
    key = cap(_COMMANDS.get(move, move))
    return (with_button if key and with_button else by_focus).format(key=key, choose=cap("confirm"))
