"""The words for keys and pads: their functions, their names, and sentences about assigning them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from tonk.words import _, pgettext

XBOX, PLAYSTATION, NINTENDO = MAKERS = ("xbox", "playstation", "nintendo")
"""The makers of pads, by what they call their buttons."""


@dataclass(frozen=True)
class InHand:
    """The names of the keys and buttons that the player uses.

    Attributes:
        pad: True for a game pad.
        cap: Returns the label of a command's key or button, by the command's name in the settings, or "".
    """

    pad: bool
    cap: Callable[[str], str]


def command_name(name: str) -> str:
    """Return a command's function, for the page of key assignments.

    Args:
        name: The command's name in the settings.
    """
    return {**_anywhere(), **_table(), **_speech(), **_elsewhere()}[name]


def _anywhere() -> dict[str, str]:
    return {
        "confirm": _("Press what is highlighted"),
        "back": _("Skip, cancel, go back, or open the menu"),
        "next": _("Next button or field"),
        "previous": _("Previous button or field"),
        "left": pgettext("what a key does", "Left"),
        "right": pgettext("what a key does", "Right"),
        "up": pgettext("what a key does", "Up"),
        "down": pgettext("what a key does", "Down"),
        "page-up": _("A page up, in the log too"),
        "page-down": _("A page down, in the log too"),
        "first": pgettext("what a key does", "To the start"),
        "last": pgettext("what a key does", "To the end"),
        "full-screen": _("Full screen on or off"),
    }


def _table() -> dict[str, str]:
    return {
        "draw": _("Draw from the stock"),
        "take": _("Take the discard"),
        "lay": _("Lay the chosen cards, or your best spread"),
        "hit": _("Hit a spread with the chosen cards"),
        "discard": _("Discard the chosen card"),
        "drop": _("Drop, run or knock: press it twice"),
        "skip-block": _("Play a Skip/Block"),
        "cross": _("Take the discard with a Cross"),
        "let-go": _("Pass, or let the discard go"),
        "undo": _("Undo (also Ctrl+Z; redo with Ctrl+Y)"),
        "sort": _("Sort: by rank, by suit, by spreads"),
        "hint": _("Hint, then the next best move"),
        "continue": _("Continue in a lesson or tip"),
        "coach": _("See the coach's next move"),
        "suit-colours": _("Change the suit colours"),
        "lens": _("Lens on or off"),
        "menu": _("Open the menu"),
        "keys": _("Show this page"),
        "steer-left": _("To the next thing on the left"),
        "steer-right": _("To the next thing on the right"),
        "steer-up": _("To the next thing above"),
        "steer-down": _("To the next thing below"),
    }


def _speech() -> dict[str, str]:
    return {
        "speech": _("Speech on or off"),
        "repeat": _("Repeat what was said"),
        "hush": _("Stop speaking"),
        "read-page": _("Read this page"),
        "read-next": _("Read the next line"),
        "read-previous": _("Read the previous line"),
        "say-more": _("Change how much is said"),
        "slower": _("Speak slower"),
        "faster": _("Speak faster"),
        "say-hand": _("Say your cards"),
        "say-chosen": _("Say the cards you chose"),
        "say-piles": _("Say the piles"),
        "say-spreads": _("Say the spreads"),
        "say-points": _("Say your points"),
        "say-others": _("Say what the others have"),
        "say-turn": _("Say whose turn it is, and what you may do"),
        "say-moves": _("Say the last moves"),
        "say-again": _("Repeat"),
    }


def _elsewhere() -> dict[str, str]:
    return {
        "title-play": _("Play or resume"),
        "title-new": _("New game"),
        "title-matches": _("Matches"),
        "title-learn": _("Learn to play"),
        "title-circuit": _("Circuit"),
        "title-daily": _("Deal of the day"),
        "title-practise": _("Practise"),
        "title-history": _("History"),
        "title-rules": _("Rules"),
        "title-settings": _("Settings"),
        "title-quit": _("Quit"),
        "replay-play": _("Play or stop"),
        "replay-open": _("Open or hide all hands"),
        "replay-branch": _("Play from here"),
        "set-up-stock": _("Put the card into the stock"),
        "set-up-discards": _("Put the card on the discards"),
        "set-up-deck": _("Put the card back into the deck"),
        "set-up-place": _("Choose where the card goes"),
        "letters-erase": _("Delete the last letter"),
        "letters-space": _("Write a space"),
        "letters-capitals": _("Capital or small letters"),
        "letters-done": _("Keep what is written"),
    }


def strip_name(name: str) -> str:
    """Return a command's function in a word or two, for the strip of a pad's buttons; "" if it isn't on the strip.

    Args:
        name: The command's name in the settings.
    """
    return {
        "confirm": pgettext("button of a pad", "Choose"),
        "back": pgettext("button of a pad", "Back"),
        "next": pgettext("button of a pad", "Next"),
        "previous": pgettext("button of a pad", "Previous"),
        "lay": pgettext("button of a pad", "Lay"),
        "hit": pgettext("button of a pad", "Hit"),
        "discard": pgettext("button of a pad", "Discard"),
        "drop": pgettext("button of a pad", "Drop"),
        "undo": pgettext("button of a pad", "Undo"),
        "sort": pgettext("button of a pad", "Sort"),
        "hint": pgettext("button of a pad", "Hint"),
        "menu": pgettext("button of a pad", "Menu"),
        "replay-play": pgettext("button of a pad", "Play or stop"),
        "replay-open": pgettext("button of a pad", "All hands"),
        "replay-branch": pgettext("button of a pad", "Play from here"),
        "set-up-stock": pgettext("button of a pad", "To the stock"),
        "set-up-discards": pgettext("button of a pad", "To the discards"),
        "set-up-deck": pgettext("button of a pad", "To the deck"),
        "set-up-place": pgettext("button of a pad", "Choose a place"),
        "letters-erase": pgettext("button of a pad", "Delete"),
        "letters-space": pgettext("button of a pad", "Space"),
        "letters-capitals": pgettext("button of a pad", "Capitals"),
        "letters-done": pgettext("button of a pad", "Done"),
    }.get(name, "")


# Keys


def key_name(name: str) -> str:
    """Return what players call a key.

    Args:
        name: Pygame's name for it.
    """
    if name in _KEYS:
        return _KEYS[name]()
    if name in _ARROWS:
        return _ARROWS[name]
    if name.startswith("["):
        return _("Keypad {key}").format(key=name[1:-1])
    return name.upper() if len(name) < _LETTERS else name.capitalize()


_KEYS: Mapping[str, Callable[[], str]] = {
    "space": lambda: _("Space"),
    "return": lambda: _("Enter"),
    "escape": lambda: _("Esc"),
    "tab": lambda: _("Tab"),
    "backspace": lambda: _("Backspace"),
    "delete": lambda: _("Delete"),
    "page up": lambda: _("PgUp"),
    "page down": lambda: _("PgDn"),
    "home": lambda: pgettext("key", "Home"),
    "end": lambda: pgettext("key", "End"),
    "menu": lambda: pgettext("key", "Menu"),
    "insert": lambda: pgettext("key", "Insert"),
    "caps lock": lambda: _("Caps lock"),
}
_ARROWS = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
_LETTERS = 4
"""The length from which a key's name is a word, not letters."""


def with_shift(key: str) -> str:
    """Return the name of a key pressed with Shift."""
    return _("Shift+{key}").format(key=key)


def with_key(words: str, key: str) -> str:
    """Return a button's function with its key."""
    # Translators: {words} are what a button does, {key} is a key: “Menu (Esc)”.
    return _("{words} ({key})").format(words=words, key=key)


# Pads


@cache
def _buttons(maker: str) -> Mapping[str, str]:
    """Return the names of buttons printed on a maker's pads."""
    xbox = {"a": "A", "b": "B", "x": "X", "y": "Y", "lb": "LB", "rb": "RB", "lt": "LT", "rt": "RT"}
    xbox |= {
        "back": pgettext("button of a pad", "View"),
        "start": pgettext("button of a pad", "Menu"),
        "l3": "LS",
        "r3": "RS",
    }
    if maker == PLAYSTATION:
        named = {"a": "×", "b": "○", "x": "□", "y": "Δ", "lb": "L1", "rb": "R1", "lt": "L2", "rt": "R2"}
        return named | {"back": "Create", "start": "Options", "l3": "L3", "r3": "R3"}
    if maker == NINTENDO:
        return xbox | {"lb": "L", "rb": "R", "lt": "ZL", "rt": "ZR", "back": "−", "start": "+"}
    return xbox


def button_name(button: str, maker: str) -> str:
    """Return the label of a pad's button, or the way to push it.

    Args:
        button: The button's name in the settings.
        maker: The maker of the pad, one of `MAKERS`.
    """
    return _buttons(maker).get(button) or {
        "up": "↑",
        "down": "↓",
        "left": "←",
        "right": "→",
        "rs-up": _("Right stick ↑"),
        "rs-down": _("Right stick ↓"),
    }.get(button, "")


def pad_found(name: str) -> str:
    """Say that a pad was plugged in."""
    return _("Game pad ready: {name}").format(name=name)


def pad_lost() -> str:
    """Say that the pad in use was unplugged."""
    return _("The game pad is disconnected. Keys and mouse still work.")


# Assigning


def keys_of(does: str, *caps: str) -> str:
    """Return a command with its key, and with its pad button if it has one, as text."""
    # Translators: {does} is what a key does, {keys} the name of the key, or of a key and a pad's button.
    return _("{does}: {keys}").format(does=does, keys=pgettext("between items of a list", ", ").join(caps))


def assigned(does: str, key: str) -> str:
    """Say which key a command has now."""
    # Translators: {does} is what the key does, {key} its name: “Draw from the stock” is on Q now.
    return _("“{does}” is on {key} now.").format(does=does, key=key)


def swapped(does: str, key: str, other: str, theirs: str) -> str:
    """Say that two commands have swapped keys.

    Args:
        does: The name of the command.
        key: Its new key, which the other command had.
        other: The name of the other command.
        theirs: The other command's new key.
    """
    # Translators: {does} and {other} are what keys do, {key} and {theirs} are names of keys.
    return _("{key} belonged to “{other}”. “{does}” has it now, and “{other}” has {theirs}.").format(
        does=does, key=key, other=other, theirs=theirs
    )


def robbed(does: str, key: str, other: str) -> str:
    """Say which button a command has now, and that another command has lost it.

    Args:
        does: The name of the command.
        key: Its new button.
        other: The name of the command that had it.
    """
    return _("{key} belonged to “{other}”, which has no button now. “{does}” has {key}.").format(
        does=does, key=key, other=other
    )


def keeps_number(key: str) -> str:
    """Say that a number key can't be assigned."""
    return _("{key} chooses a card by its number. Press another key.").format(key=key)
