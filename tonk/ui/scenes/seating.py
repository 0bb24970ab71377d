"""Who sits where in a new game, and the cards on which it is chosen."""

from collections.abc import Callable, Hashable, Sequence
from itertools import count

from tonk.bots import LEVELS
from tonk.rules import MAX_PLAYERS, MIN_PLAYERS
from tonk.session.choices import BOT_NAMES, NAME_LENGTH, clean_name, person_name
from tonk.session.match import Player
from tonk.session.people import CALM, PLEASED, character_of
from tonk.ui.canvas import Canvas
from tonk.ui.portraits import Portraits
from tonk.ui.theme import Color, mix
from tonk.ui.vectors import icon
from tonk.ui.viewport import Box
from tonk.ui.widgets import Button, Choice, Pressable, TextField, Widget
from tonk.words import _
from tonk.words.people import bearing

PERSON = ""
_USUAL_LEVEL = "casual"
_REMOVE = 44.0
_GAP = 10.0
_MOST_FACE, _ROW, _RING = 96.0, 48.0, 4.0


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

    def another(self, seat: int) -> None:
        """Let the next opponent who sits nowhere yet take the place of the one who sits here."""
        player = self.players[seat]
        here = BOT_NAMES.index(player.name) if player.name in BOT_NAMES else -1
        taken = {clean_name(one.name).casefold() for one in self.players}
        round_them = (*BOT_NAMES[here + 1 :], *BOT_NAMES[: here + 1])
        name = next((name for name in round_them if name.casefold() not in taken), player.name)
        self.players[seat] = Player(name, player.level)

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


class FaceButton(Pressable):
    """The picture of who sits at a seat; pressing an opponent's brings another one.

    Args:
        seat: Which seat.
        seating: All of them.
        portraits: Pictures of the players.
        on_press: Called when another opponent is wanted.
    """

    radius = 48

    def __init__(self, seat: int, seating: Seating, portraits: Portraits, on_press: Callable[[], None]) -> None:
        super().__init__(on_press=on_press)
        self._seat, self._seating, self._portraits = seat, seating, portraits

    @property
    def player(self) -> Player:
        """Who sits there."""
        return self._seating.players[self._seat]

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Only opponents are exchanged; persons have the face they have."""
        return not self.player.is_person

    @property
    def hint(self) -> str:
        """Who an opponent is, and what pressing does."""
        if self.player.is_person:
            return ""
        character = character_of(self.player.name)
        if character is None:
            return _("Another opponent")
        sentence = _("{name}: {bearing}. Press for another opponent.")
        return sentence.format(name=character.name, bearing=bearing(character.id))

    def look(self) -> tuple[Hashable, ...]:
        """Who it shows, besides what every widget shows."""
        return (*super().look(), self.player)

    def press(self) -> None:
        """Bring another opponent."""
        if self.focusable:
            super().press()

    def draw(self, canvas: Canvas) -> None:
        """Draw who sits there, in a ring of the seat's colour that is wider under the pointer."""
        theme, player = canvas.theme, self.player
        color: Color = theme.seats[self._seat]
        glow = self.glow if self.focusable else 0.0
        size = canvas.viewport.px(self.box.w - 2 * _RING)
        mood = PLEASED if glow > 0.5 else CALM
        face = self._portraits.picture(
            player.name or "?", mood, size, is_person=player.is_person, seat=self._seat, enamel=color
        )
        canvas.shadow(self.box, self.box.w / 2, blur=8, drop=3)
        canvas.disc(self.box.center, self.box.w / 2 - 2 + glow, color)
        canvas.picture(face, self.box.center, "center")
        if self.focusable:
            badge = (self.box.right - 13, self.box.bottom - 13)
            canvas.disc(badge, 13, theme.panel_raised, border=color)
            canvas.icon(icon("again"), badge, 17, mix(theme.ink_soft, theme.gold_light, glow))
        self.draw_ring(canvas)


class SeatCard:
    """The widgets of one seat: the face, name, person or level, and a button that takes it away.

    Args:
        seat: Which one.
        seating: All of them.
        portraits: Pictures of the players.
        on_change: Called when the name or the level has changed.
        on_remove: Called when the seat is to go.
    """

    def __init__(
        self,
        seat: int,
        seating: Seating,
        portraits: Portraits,
        on_change: Callable[[], None],
        on_remove: Callable[[int], None],
    ) -> None:
        player = seating.players[seat]
        self._seat, self._seating, self._on_change = seat, seating, on_change
        self.face = FaceButton(seat, seating, portraits, self._exchange)
        self.name = TextField("", player.name, self._renamed, most=NAME_LENGTH, placeholder=_("Name"))
        levels = [(level, level_name(level)) for level in (PERSON, *LEVELS)]
        self.level = Choice("", levels, player.level, self._level_chosen)
        self.remove = Button("", lambda: on_remove(seat), kind="bare", icon=icon("cross"))
        self.remove.tooltip = _("Remove {name}").format(name=player.name)
        self.remove.visible = seating.may_remove

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them, in the order of Tab."""
        return self.face, self.name, self.level, self.remove

    def arrange(self, box: Box) -> None:
        """The face at the left; beside it the name, and the level below the name."""
        high = min(box.h, 2 * _ROW + _GAP)
        row = (high - _GAP) / 2
        face = min(_MOST_FACE, high)
        top = box.center[1] - high / 2
        self.face.box = Box(box.x, box.center[1] - face / 2, face, face)
        right = Box(box.x + face + _GAP + 2, top, box.w - face - _GAP - 2, high)
        upper, lower = right.cut_top(row)[0], right.cut_bottom(row)[0]
        self.level.box = lower
        self.remove.box, self.name.box = upper.cut_right(_REMOVE, 4)
        if not self.remove.visible:
            self.name.box = upper

    def _renamed(self, name: str) -> None:
        self._seating.rename(self._seat, name)
        self._on_change()

    def _level_chosen(self, level: str) -> None:
        self._seating.set_level(self._seat, level)
        self.name.text = self._seating.players[self._seat].name
        self._on_change()

    def _exchange(self) -> None:
        self._seating.another(self._seat)
        self.name.text = self._seating.players[self._seat].name
        self._on_change()
