"""The commands of the program, each with its default key, default pad button and place.

Screens know commands by their default keys. `tonk.ui.shell.bindings` translates the player's own keys, and pad buttons,
into these, so no screen asks what was really pressed.
"""

from dataclasses import dataclass
from enum import Enum, auto

import pygame


class Where(Enum):
    """The places where commands apply."""

    EVERYWHERE = auto()
    SPEECH = auto()
    """Everywhere, for those who listen."""
    TABLE = auto()
    LISTENING = auto()
    """The table, for those who listen."""
    TITLE = auto()
    REPLAY = auto()
    SET_UP = auto()
    """The page on which a position is set up."""
    LETTERS = auto()
    """The page on which text is written letter by letter."""
    ASSIGNING = auto()
    """The page that waits for a key to assign, where every key is just itself."""


class PadButton(Enum):
    """The buttons of a game pad, by their places on an Xbox pad; the left stick equals the cross.

    Settings store the values.
    """

    A = "a"
    B = "b"
    X = "x"
    Y = "y"
    BACK = "back"
    START = "start"
    LEFT_STICK = "l3"
    RIGHT_STICK = "r3"
    LEFT_SHOULDER = "lb"
    RIGHT_SHOULDER = "rb"
    LEFT_TRIGGER = "lt"
    RIGHT_TRIGGER = "rt"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    STICK_UP = "rs-up"
    """The right stick, pushed up."""
    STICK_DOWN = "rs-down"


@dataclass(frozen=True, slots=True)
class Command:
    """Something that a key or a button of a pad does.

    Attributes:
        name: Its name in the settings; `tonk.words.bindings` has the one for players.
        where: Its place.
        key: Its default key (``pygame.K_*``), by which screens know it.
        button: Its default pad button, or None.
        shift: Whether Shift is held with its default key.
    """

    name: str
    where: Where
    key: int
    button: PadButton | None = None
    shift: bool = False


_P = PadButton

COMMANDS: tuple[Command, ...] = (
    Command("confirm", Where.EVERYWHERE, pygame.K_RETURN, _P.A),
    Command("back", Where.EVERYWHERE, pygame.K_ESCAPE, _P.B),
    Command("next", Where.EVERYWHERE, pygame.K_TAB, _P.RIGHT_SHOULDER),
    Command("previous", Where.EVERYWHERE, pygame.K_TAB, _P.LEFT_SHOULDER, shift=True),
    Command("left", Where.EVERYWHERE, pygame.K_LEFT, _P.LEFT),
    Command("right", Where.EVERYWHERE, pygame.K_RIGHT, _P.RIGHT),
    Command("up", Where.EVERYWHERE, pygame.K_UP, _P.UP),
    Command("down", Where.EVERYWHERE, pygame.K_DOWN, _P.DOWN),
    Command("page-up", Where.EVERYWHERE, pygame.K_PAGEUP, _P.STICK_UP),
    Command("page-down", Where.EVERYWHERE, pygame.K_PAGEDOWN, _P.STICK_DOWN),
    Command("first", Where.EVERYWHERE, pygame.K_HOME),
    Command("last", Where.EVERYWHERE, pygame.K_END),
    Command("full-screen", Where.EVERYWHERE, pygame.K_F11),
    Command("draw", Where.TABLE, pygame.K_SPACE),
    Command("take", Where.TABLE, pygame.K_f),
    Command("lay", Where.TABLE, pygame.K_s, _P.Y),
    Command("hit", Where.TABLE, pygame.K_h, _P.RIGHT_TRIGGER),
    Command("discard", Where.TABLE, pygame.K_d, _P.X),
    Command("drop", Where.TABLE, pygame.K_k, _P.BACK),
    Command("skip-block", Where.TABLE, pygame.K_b),
    Command("cross", Where.TABLE, pygame.K_x),
    Command("let-go", Where.TABLE, pygame.K_n),
    Command("undo", Where.TABLE, pygame.K_u, _P.LEFT_TRIGGER),
    Command("sort", Where.TABLE, pygame.K_t, _P.LEFT_SHOULDER),
    Command("hint", Where.TABLE, pygame.K_i, _P.RIGHT_SHOULDER),
    Command("continue", Where.TABLE, pygame.K_g),
    Command("coach", Where.TABLE, pygame.K_a, _P.LEFT_STICK),
    Command("suit-colours", Where.TABLE, pygame.K_c),
    Command("lens", Where.TABLE, pygame.K_z),
    Command("menu", Where.TABLE, pygame.K_MENU, _P.START),
    Command("keys", Where.TABLE, pygame.K_F1, _P.RIGHT_STICK),
    Command("steer-left", Where.TABLE, pygame.K_KP_4, _P.LEFT),
    Command("steer-right", Where.TABLE, pygame.K_KP_6, _P.RIGHT),
    Command("steer-up", Where.TABLE, pygame.K_KP_8, _P.UP),
    Command("steer-down", Where.TABLE, pygame.K_KP_2, _P.DOWN),
    Command("speech", Where.SPEECH, pygame.K_F2),
    Command("repeat", Where.SPEECH, pygame.K_F3),
    Command("hush", Where.SPEECH, pygame.K_F4),
    Command("read-page", Where.SPEECH, pygame.K_F5),
    Command("read-next", Where.SPEECH, pygame.K_F6),
    Command("read-previous", Where.SPEECH, pygame.K_F7),
    Command("say-more", Where.SPEECH, pygame.K_F8),
    Command("slower", Where.SPEECH, pygame.K_F9),
    Command("faster", Where.SPEECH, pygame.K_F10),
    Command("say-hand", Where.LISTENING, pygame.K_e),
    Command("say-chosen", Where.LISTENING, pygame.K_v),
    Command("say-piles", Where.LISTENING, pygame.K_p),
    Command("say-spreads", Where.LISTENING, pygame.K_l),
    Command("say-points", Where.LISTENING, pygame.K_m),
    Command("say-others", Where.LISTENING, pygame.K_o),
    Command("say-turn", Where.LISTENING, pygame.K_w),
    Command("say-moves", Where.LISTENING, pygame.K_j),
    Command("say-again", Where.LISTENING, pygame.K_r),
    Command("title-play", Where.TITLE, pygame.K_p),
    Command("title-new", Where.TITLE, pygame.K_n),
    Command("title-matches", Where.TITLE, pygame.K_m),
    Command("title-learn", Where.TITLE, pygame.K_l),
    Command("title-circuit", Where.TITLE, pygame.K_i),
    Command("title-daily", Where.TITLE, pygame.K_d),
    Command("title-practise", Where.TITLE, pygame.K_c),
    Command("title-history", Where.TITLE, pygame.K_h),
    Command("title-rules", Where.TITLE, pygame.K_r),
    Command("title-settings", Where.TITLE, pygame.K_s),
    Command("title-quit", Where.TITLE, pygame.K_q),
    Command("replay-play", Where.REPLAY, pygame.K_SPACE, _P.X),
    Command("replay-open", Where.REPLAY, pygame.K_o, _P.Y),
    Command("replay-branch", Where.REPLAY, pygame.K_p, _P.START),
    Command("set-up-stock", Where.SET_UP, pygame.K_s, _P.X),
    Command("set-up-discards", Where.SET_UP, pygame.K_d, _P.Y),
    Command("set-up-deck", Where.SET_UP, pygame.K_BACKSPACE, _P.BACK),
    Command("set-up-place", Where.SET_UP, pygame.K_g, _P.RIGHT_TRIGGER),
    Command("letters-erase", Where.LETTERS, pygame.K_BACKSPACE, _P.X),
    Command("letters-space", Where.LETTERS, pygame.K_SPACE, _P.Y),
    Command("letters-capitals", Where.LETTERS, pygame.K_CAPSLOCK, _P.LEFT_TRIGGER),
    Command("letters-done", Where.LETTERS, pygame.K_F12, _P.START),
)

STEERS = {pygame.K_KP_4: (-1, 0), pygame.K_KP_6: (1, 0), pygame.K_KP_8: (0, -1), pygame.K_KP_2: (0, 1)}
"""The keys that move over a table in a direction, to the nearest thing."""

_TOGETHER = {
    Where.EVERYWHERE: frozenset({Where.EVERYWHERE, Where.SPEECH}),
    Where.ASSIGNING: frozenset[Where](),
    Where.TABLE: frozenset({Where.EVERYWHERE, Where.SPEECH, Where.TABLE, Where.LISTENING}),
}


def together(where: Where) -> frozenset[Where]:
    """Return the places whose commands apply together with a place, and so can't share keys."""
    if where in (Where.SPEECH, Where.LISTENING):
        return together(Where.EVERYWHERE if where is Where.SPEECH else Where.TABLE)
    return _TOGETHER.get(where, frozenset({Where.EVERYWHERE, Where.SPEECH, where}))


def where_of(screen: object) -> Where:
    """Return the place of a screen for commands: its ``where``, if it has commands of its own."""
    where = getattr(screen, "where", None)  # testing a protocol in every frame would take far longer
    return where if isinstance(where, Where) else Where.EVERYWHERE
