"""The seats of a new game, and the cards that set them."""

from collections.abc import Callable, Hashable, Sequence

from tonk.bots import LEVELS, bot_named
from tonk.bots.weights import Level
from tonk.rules import MAX_PLAYERS, MIN_PLAYERS
from tonk.rules.cards import Seat, by_seat
from tonk.session.match.characters import CALM, PLEASED, character_of, free_character, style_of
from tonk.session.match.plan import Player, PlayerLevel
from tonk.session.match.player_names import NAME_LENGTH, clean_name
from tonk.session.people import People
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.portraits import Portraits
from tonk.ui.drawing.theme import Color, mix
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.level_field import PAD as LEVEL_PAD
from tonk.ui.screens.parts.level_field import ExtraChoice, LevelField
from tonk.ui.widgets import Button, Pressable, TextField, Widget
from tonk.ui.widgets.base import NOWHERE
from tonk.words import _, pgettext
from tonk.words.characters import introduced, same_name, ways, ways_text
from tonk.words.narration import Description, Role
from tonk.words.phrases import paragraph, person, usual_name

PERSON = ""
OWN, MIXED = "own", "mixed"
"""The levels of all opponents together: each at their own level, or another mixture."""
_USUAL_LEVEL: Level = "casual"
_REMOVE = 44.0
_GAP = 10.0
_MOST_FACE, _FACE_SHARE, _ROW, _RING = 96.0, 0.26, 48.0, 4.0
_LEAST_ROW, _NAME_PAD = 36.0, 14.0
"""The least height of a row, as a finger needs it, and the padding of a name."""
_FACE_OVER = 6.0
"""The height by which a face is higher than the rows beside it."""


class Seating:
    """The seats of a new game during the choice; names may be invalid for a while.

    Args:
        players: The players to begin with.
        people: The known people.
    """

    def __init__(self, players: Sequence[Player], people: People) -> None:
        self.players = [p if p.is_person or p.level in LEVELS else Player(p.name, LEVELS[0]) for p in players]
        self._people = people
        self._set_for_all = OWN
        """The level last set for all opponents."""

    def follow(self, people: People) -> None:
        """Use these people; those at the table get their present names."""
        self._people = people
        for seat, player in by_seat(self.players):
            if player.is_person:
                self.players[seat] = Player(people.renames.get(player.name, player.name))

    def rename(self, seat: Seat, name: str) -> None:
        """Rename a bot; with a known character's name it gets that character's level."""
        character = character_of(clean_name(name))
        self.players[seat] = Player(name, character.level if character else self.players[seat].level)

    def sit_down(self, seat: Seat, name: str) -> None:
        """Seat the person of this name."""
        self.players[seat] = Player(name)

    def set_level(self, seat: Seat, level: str) -> None:
        """Seat a bot of a level, or a person.

        A person's chair goes to the next free character, a bot's to the next known person, or to somebody new.
        """
        player, bot = self.players[seat], bot_named(level) or ""
        name = player.name
        if player.is_person and bot:
            name = self._unused_bot(bot)
        elif not player.is_person and not bot:
            name = self._people.free_person(other.name for at, other in by_seat(self.players) if at != seat).name
        self.players[seat] = Player(name, bot)

    @property
    def everybody(self) -> str:
        """Return the level of the opponents: OWN if each has their own, a level if all are alike, or MIXED.

        If both apply, it is the value last set, so that the keyboard continues from there.
        """
        bots = self._bots
        if bots and all(player.level == self._set_for_all for player in bots):
            return self._set_for_all
        if all(player.level == _own_level(player) for player in bots):
            return OWN
        levels = {player.level for player in bots}
        return levels.pop() if len(levels) == 1 else MIXED

    def set_everybody(self, level: str) -> None:
        """Set every opponent to this level, or to their own."""
        bot = bot_named(level)
        self._set_for_all = level
        for seat, player in by_seat(self.players):
            if not player.is_person:
                self.players[seat] = Player(player.name, bot or _own_level(player))

    def add(self) -> None:
        """Add a bot of the last one's level or, if all have their own levels, somebody near to that."""
        level = next((player.level for player in reversed(self._bots)), _USUAL_LEVEL)
        newcomer = Player(self._unused_bot(level), level)
        self.players.append(Player(newcomer.name, _own_level(newcomer)) if self.everybody == OWN else newcomer)

    def remove(self, seat: Seat) -> None:
        """Remove a player."""
        del self.players[seat]

    def leave_no_more_than(self, most: int) -> None:
        """Remove bots, the last one first, until ``most`` players are left, or only persons."""
        while len(self.players) > most and self._bots:
            self.remove(max(seat for seat, player in by_seat(self.players) if not player.is_person))

    @property
    def may_add(self) -> bool:
        """Return whether one more can sit down."""
        return len(self.players) < MAX_PLAYERS

    @property
    def may_remove(self) -> bool:
        """Return whether one can leave."""
        return len(self.players) > MIN_PLAYERS

    @property
    def cleaned(self) -> tuple[Player, ...]:
        """Return the players with their names cleaned."""
        return tuple(Player(clean_name(p.name), p.level) for p in self.players)

    def problem(self) -> str:
        """Return why the cards can't be dealt, in a sentence, or ""."""
        players = self.cleaned
        for seat, player in enumerate(players, 1):
            if not player.name:
                return _("Player {number} needs a name.").format(number=seat)
        if twice := same_name([player.name for player in players]):
            return twice
        persons = [player.name for player in players if player.is_person]
        if not persons:
            return _("Everyone here is a bot. Make at least one of them a person.")
        if len(persons) > 1 and usual_name() in map(person, persons):
            return _("You share this screen, so you need a name. Press your portrait to choose one.")
        return ""

    @property
    def _bots(self) -> list[Player]:
        return [player for player in self.players if not player.is_person]

    @property
    def _taken(self) -> set[str]:
        return {clean_name(player.name).casefold() for player in self.players}

    def _unused_bot(self, level: PlayerLevel) -> str:
        """Return the name of an unseated character nearest to a level."""
        return free_character(level, self._taken).name


def _own_level(player: Player) -> PlayerLevel:
    """Return a bot's own level; for an unknown bot, the one set."""
    character = character_of(clean_name(player.name))
    return player.level if character is None else character.level


class FaceButton(Pressable):
    """The picture of a seat's player; pressing it shows all who could sit there.

    Args:
        seat: The seat.
        seating: All seats.
        portraits: Pictures of the players.
        on_press: Called when another player may be wanted.
    """

    radius = 48

    def __init__(self, seat: Seat, seating: Seating, portraits: Portraits, on_press: Callable[[], None]) -> None:
        super().__init__(on_press=on_press)
        self._seat, self._seating, self._portraits = seat, seating, portraits

    @property
    def player(self) -> Player:
        """Return the player of the seat."""
        return self._seating.players[self._seat]

    @property
    def hint(self) -> str:
        """Return the player's name and the effect of a press."""
        if self.player.is_person:
            return _("Choose who sits here, and their name and face")
        character = character_of(self.player.name)
        if character is None:
            return _("Choose an opponent")
        who, manner = introduced(character.name, character.id), ways_text(character.style.traits)
        return paragraph(who, manner, _("Press to choose an opponent."))

    @property
    def description(self) -> Description:
        """Return the player's description."""
        return Description(
            person(self.player.name) if self.player.name else _("Empty seat"),
            Role.BUTTON,
            hint=self.hint,
            barred=self.disabled,
        )

    def look(self) -> tuple[Hashable, ...]:
        """The player, besides the look of every widget."""
        return (*super().look(), self.player)

    def draw(self, canvas: Canvas) -> None:
        """Draw the player in a ring of the seat's colour, wider under the pointer."""
        theme, player = canvas.theme, self.player
        color: Color = theme.seats[self._seat]
        glow = self.glow
        size = canvas.viewport.px(self.box.w - 2 * _RING)
        mood = PLEASED if glow > 0.5 else CALM
        face = self._portraits.picture(
            player.name or "?", mood, size, is_person=player.is_person, seat=self._seat, enamel=color
        )
        canvas.shadow(self.box, self.box.w / 2, blur=8, drop=3)
        canvas.disc(self.box.center, self.box.w / 2 - 2 + glow, color)
        canvas.picture(face, self.box.center, "center")
        badge = (self.box.right - 13, self.box.bottom - 13)
        canvas.disc(badge, 13, theme.panel_raised, border=color)
        sign = icon("pencil" if player.is_person else "again")
        canvas.icon(sign, badge, 17, mix(theme.ink_soft, theme.gold_light, glow))
        self.draw_ring(canvas)


class SeatCard:
    """The widgets of one seat: the face, name, person or level, and a button that removes it.

    A bot's name is typed there; a person's is on a button that opens the page of people.

    Args:
        seat: The seat.
        seating: All seats.
        portraits: Pictures of the players.
        on_change: Called when the name or the level has changed.
        on_remove: Called to remove the seat.
        on_exchange: Called when another player may be wanted.
    """

    def __init__(
        self,
        seat: Seat,
        seating: Seating,
        portraits: Portraits,
        on_change: Callable[[], None],
        on_remove: Callable[[Seat], None],
        on_exchange: Callable[[Seat], None],
    ) -> None:
        player = seating.players[seat]
        self._seat, self._seating, self._on_change = seat, seating, on_change
        self.box = NOWHERE
        self.face = FaceButton(seat, seating, portraits, lambda: on_exchange(seat))
        self.name = TextField(
            "", player.name, self._renamed, most=NAME_LENGTH, placeholder=pgettext("of a person", "Name")
        )
        self.name.framed = False
        self.plate = Button("", lambda: on_exchange(seat), kind="bare", align="left", tooltip=self.face.hint)
        self.plate.radius, self.plate.pad = self.name.radius, _NAME_PAD
        self.plate.focusable = False  # the face beside it does the same
        person = ExtraChoice(PERSON, "person", _("Person"), _("Someone at this screen plays this seat."))
        self.level = LevelField(person, player.level, self._level_chosen)
        self.level.grounded = False
        self.remove = Button("", lambda: on_remove(seat), kind="bare", icon=icon("cross"))
        self.remove.visible = seating.may_remove
        self.refresh()

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """Return all widgets, in the order of Tab."""
        return self.face, self.name, self.plate, self.level, self.remove

    def arrange(self, box: Box) -> None:
        """Place the face at the left; beside it the name, with the level below."""
        self.box = box
        high = min(box.h, 2 * _ROW + _GAP)
        row = max(_LEAST_ROW, (high - _GAP) / 2)
        face = min(_MOST_FACE, high + _FACE_OVER, box.w * _FACE_SHARE)
        top = box.center[1] - high / 2
        self.face.box = Box(box.x, box.center[1] - face / 2, face, face)
        right = Box(box.x + face + _GAP + 2, top, box.w - face - _GAP - 2, high)
        upper, lower = right.cut_top(row)[0], right.cut_bottom(row)[0]
        self.level.box = Box(lower.x - LEVEL_PAD, lower.y, lower.w + LEVEL_PAD, lower.h)
        self.remove.box, self.name.box = upper.cut_right(_REMOVE, 4)
        if not self.remove.visible:
            self.name.box = upper
        self.plate.box = self.name.box

    def refresh(self) -> None:
        """Show the player's present state."""
        player = self._seating.players[self._seat]
        self.name.text = player.name
        self.plate.label = self.level.called = shown = person(player.name) if player.name else ""
        self.name.visible, self.plate.visible = not player.is_person, player.is_person
        self.name.aside = "" if player.is_person else ways(style_of(clean_name(player.name)).traits)
        self.level.value = player.level
        unnamed = shown == usual_name()
        self.remove.tooltip = _("Remove yourself") if unnamed else _("Remove {name}").format(name=shown)

    def _renamed(self, name: str) -> None:
        self._seating.rename(self._seat, name)
        self._changed()

    def _level_chosen(self, level: str) -> None:
        self._seating.set_level(self._seat, level)
        self._changed()

    def _changed(self) -> None:
        self.refresh()
        self._on_change()
