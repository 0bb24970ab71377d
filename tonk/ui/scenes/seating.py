"""Who sits where in a new game, and the rows in which it is chosen."""

from collections.abc import Callable, Sequence
from itertools import count

from tonk.bots import LEVELS
from tonk.rules import MAX_PLAYERS, MIN_PLAYERS
from tonk.session.choices import BOT_NAMES, NAME_LENGTH, clean_name, person_name
from tonk.session.match import Player
from tonk.ui.canvas import Canvas
from tonk.ui.theme import Color
from tonk.ui.vectors import icon
from tonk.ui.viewport import Box
from tonk.ui.widgets import Button, Choice, TextField, Widget
from tonk.words import _

PERSON = ""
_USUAL_LEVEL = "casual"
_DISC, _REMOVE = 36.0, 44.0
_GAP = 10.0


def level_name(level: str) -> str:
    """A bot's level, or that it is no bot."""
    return {PERSON: _("Person"), "novice": _("Novice"), "casual": _("Casual"), "solid": _("Solid")}[level]


class Seating:
    """The seats of a new game as they are being chosen; names may be wrong until they are put right."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = [p if p.is_person or p.level in LEVELS else Player(p.name, LEVELS[0]) for p in players]

    def rename(self, seat: int, name: str) -> None:
        """Call a player so."""
        self.players[seat] = Player(name, self.players[seat].level)

    def set_level(self, seat: int, level: str) -> None:
        """Let a bot of a level sit there, or a person. A name that nobody chose changes with it."""
        player = self.players[seat]
        name = player.name
        if player.is_person != (level == PERSON) and self._is_usual(player):
            self.players[seat] = Player("", level)
            name = self._unused(person=level == PERSON)
        self.players[seat] = Player(name, level)

    def add(self) -> None:
        """Add a bot as good as the last one."""
        level = next((p.level for p in reversed(self.players) if not p.is_person), _USUAL_LEVEL)
        self.players.append(Player(self._unused(person=False), level))

    def remove(self, seat: int) -> None:
        """Take a player away."""
        del self.players[seat]

    @property
    def may_add(self) -> bool:
        """Whether one more can sit down."""
        return len(self.players) < MAX_PLAYERS

    @property
    def may_remove(self) -> bool:
        """Whether there are enough without one."""
        return len(self.players) > MIN_PLAYERS

    @property
    def cleaned(self) -> tuple[Player, ...]:
        """The players by their names as they will be kept."""
        return tuple(Player(clean_name(p.name), p.level) for p in self.players)

    def problem(self) -> str:
        """Why nobody can be dealt to, in a sentence; "" when they can."""
        players = self.cleaned
        for seat, player in enumerate(players, 1):
            if not player.name:
                return _("Player {number} needs a name.").format(number=seat)
        names = [player.name.casefold() for player in players]
        for player in players:
            if names.count(player.name.casefold()) > 1:
                return _("Two players are called {name}: give one of them another name.").format(name=player.name)
        if not any(player.is_person for player in players):
            return _("Everyone at the table is a bot: make one of them a person.")
        return ""

    def _is_usual(self, player: Player) -> bool:
        """Whether the name is one that was given, not typed."""
        if not player.is_person:
            return player.name in BOT_NAMES or not player.name
        return player.name in ("", *(_usual_person(n) for n in range(1, MAX_PLAYERS + 1)))

    def _unused(self, *, person: bool) -> str:
        taken = {clean_name(player.name).casefold() for player in self.players}
        if not person:
            for name in BOT_NAMES:
                if name.casefold() not in taken:
                    return name
        return next(name for n in count(1) if (name := _usual_person(n)).casefold() not in taken)


def _usual_person(number: int) -> str:
    """The name of a person before they say another: the first is the computer's user."""
    return person_name() if number == 1 else _("Player {number}").format(number=number)


class SeatRow:
    """The widgets of one seat: name, person or level, and a button that takes it away.

    Args:
        seat: Which one.
        seating: All of them.
        on_change: Called when the name or the level has changed.
        on_remove: Called when the seat is to go.
    """

    def __init__(
        self, seat: int, seating: Seating, on_change: Callable[[], None], on_remove: Callable[[int], None]
    ) -> None:
        player = seating.players[seat]
        self.box = Box(0, 0, 0, 0)
        self._seat, self._seating, self._on_change = seat, seating, on_change
        self.name = TextField("", player.name, self._renamed, most=NAME_LENGTH, placeholder=_("Name"))
        levels = [(level, level_name(level)) for level in (PERSON, *LEVELS)]
        self.level = Choice("", levels, player.level, self._level_chosen)
        self.remove = Button("", lambda: on_remove(seat), kind="bare", icon=icon("cross"))
        self.remove.tooltip = _("Remove {name}").format(name=player.name)
        self.remove.visible = seating.may_remove

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them, in the order of Tab."""
        return self.name, self.level, self.remove

    def arrange(self, box: Box) -> None:
        """Put the widgets into a row."""
        self.box = box
        inner = box.cut_left(_DISC + _GAP)[1].cut_right(_REMOVE, _GAP / 2)[1]
        high = min(48.0, box.h)
        wide = max(min(310.0, inner.w * 0.625), inner.w * 0.42)
        choice, name = inner.cut_right(wide, _GAP)
        self.name.box, self.level.box = name, choice
        self.remove.box = Box.around((box.right - _REMOVE / 2, box.center[1]), _REMOVE, high)

    def draw(self, canvas: Canvas) -> None:
        """Draw whether a person or a bot sits there, in the colour of the seat."""
        theme, player = canvas.theme, self._seating.players[self._seat]
        color: Color = theme.seats[self._seat % len(theme.seats)]
        center = (self.box.x + _DISC / 2, self.box.center[1])
        canvas.disc(center, _DISC / 2, theme.panel_inset, border=color, border_width=2)
        canvas.icon(icon("person" if player.is_person else "robot"), center, 22, color)

    def _renamed(self, name: str) -> None:
        self._seating.rename(self._seat, name)
        self._on_change()

    def _level_chosen(self, level: str) -> None:
        self._seating.set_level(self._seat, level)
        self.name.text = self._seating.players[self._seat].name
        self._on_change()
