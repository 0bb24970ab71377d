"""The seats of a new game, and the cards on which they are chosen."""

from collections.abc import Callable, Hashable, Sequence

from tonk.bots import LEVELS, bot_named
from tonk.bots.weights import Level
from tonk.rules import MAX_PLAYERS, MIN_PLAYERS
from tonk.rules.cards import Seat, by_seat
from tonk.session.match.characters import CALM, PLEASED, character_of, free_character, style_of
from tonk.session.match.choices import NAME_LENGTH, clean_name
from tonk.session.match.match import Player
from tonk.session.match.plan import PlayerLevel
from tonk.session.people import People
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.portraits import Portraits
from tonk.ui.drawing.theme import Color, mix
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.level_field import ExtraChoice, LevelField
from tonk.ui.widgets import Button, Pressable, TextField, Widget
from tonk.ui.widgets.base import NOWHERE
from tonk.words import _, pgettext
from tonk.words.characters import introduced, same_name, ways, ways_text
from tonk.words.narration import Description, Role
from tonk.words.phrases import paragraph, person, usual_name

PERSON = ""
OWN, MIXED = "own", "mixed"
"""The levels of all opponents together: each at their own level, or some other mixture."""
_USUAL_LEVEL: Level = "casual"
_REMOVE = 44.0
_GAP = 10.0
_MOST_FACE, _FACE_SHARE, _ROW, _RING = 96.0, 0.26, 48.0, 4.0


class Seating:
    """The seats of a new game as they are being chosen; names may be wrong until they are put right.

    Args:
        players: The players to begin with.
        people: The people who are remembered.
    """

    def __init__(self, players: Sequence[Player], people: People) -> None:
        self.players = [p if p.is_person or p.level in LEVELS else Player(p.name, LEVELS[0]) for p in players]
        self._people = people
        self._set_for_all = OWN
        """The level that all opponents were set to last."""

    def follow(self, people: People) -> None:
        """Know these people from now on; those at the table go by their present names."""
        self._people = people
        for seat, player in by_seat(self.players):
            if player.is_person:
                self.players[seat] = Player(people.renames.get(player.name, player.name))

    def rename(self, seat: Seat, name: str) -> None:
        """Call a bot so; one who is called as somebody known plays as well as they do."""
        character = character_of(clean_name(name))
        self.players[seat] = Player(name, character.level if character else self.players[seat].level)

    def sit_down(self, seat: Seat, name: str) -> None:
        """Let the person of this name sit there."""
        self.players[seat] = Player(name)

    def set_level(self, seat: Seat, level: str) -> None:
        """Let a bot of a level sit there, or a person.

        A person's chair goes to the next character who is free, a bot's to the next person who is remembered, or to
        somebody new.
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
        """Return the level of the opponents: OWN when each has their own, a level when all are alike, or MIXED.

        Where both are true, it is what was set: from there the keyboard goes on.
        """
        bots = self._bots
        if bots and all(player.level == self._set_for_all for player in bots):
            return self._set_for_all
        if all(player.level == _own_level(player) for player in bots):
            return OWN
        levels = {player.level for player in bots}
        return levels.pop() if len(levels) == 1 else MIXED

    def set_everybody(self, level: str) -> None:
        """Make every opponent as good as this level, or as each always is."""
        bot = bot_named(level)
        self._set_for_all = level
        for seat, player in by_seat(self.players):
            if not player.is_person:
                self.players[seat] = Player(player.name, bot or _own_level(player))

    def add(self) -> None:
        """Add a bot as good as the last one, or, where they are as they always are, somebody near to that."""
        level = next((player.level for player in reversed(self._bots)), _USUAL_LEVEL)
        newcomer = Player(self._unused_bot(level), level)
        self.players.append(Player(newcomer.name, _own_level(newcomer)) if self.everybody == OWN else newcomer)

    def remove(self, seat: Seat) -> None:
        """Take a player away."""
        del self.players[seat]

    @property
    def may_add(self) -> bool:
        """Return whether one more can sit down."""
        return len(self.players) < MAX_PLAYERS

    @property
    def may_remove(self) -> bool:
        """Return whether there are enough without one."""
        return len(self.players) > MIN_PLAYERS

    @property
    def cleaned(self) -> tuple[Player, ...]:
        """The players by their names as they will be kept."""
        return tuple(Player(clean_name(p.name), p.level) for p in self.players)

    def problem(self) -> str:
        """Return why nobody can be dealt to, in a sentence; "" when they can."""
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
            return _("You share this screen, so you need a name. Press your face to choose one.")
        return ""

    @property
    def _bots(self) -> list[Player]:
        return [player for player in self.players if not player.is_person]

    @property
    def _taken(self) -> set[str]:
        return {clean_name(player.name).casefold() for player in self.players}

    def _unused_bot(self, level: PlayerLevel) -> str:
        """The name of somebody who sits nowhere yet, as near to a level as anybody."""
        return free_character(level, self._taken).name


def _own_level(player: Player) -> PlayerLevel:
    """Return how good a bot is when nobody has set another level; that of a bot who is not known is as it was set."""
    character = character_of(clean_name(player.name))
    return player.level if character is None else character.level


class FaceButton(Pressable):
    """The picture of who sits at a seat; pressing it shows everybody who could sit there.

    Args:
        seat: Which seat.
        seating: All of them.
        portraits: Pictures of the players.
        on_press: Called when somebody else may be wanted there.
    """

    radius = 48

    def __init__(self, seat: Seat, seating: Seating, portraits: Portraits, on_press: Callable[[], None]) -> None:
        super().__init__(on_press=on_press)
        self._seat, self._seating, self._portraits = seat, seating, portraits

    @property
    def player(self) -> Player:
        """The player of the seat."""
        return self._seating.players[self._seat]

    @property
    def hint(self) -> str:
        """Return who it is, and the use of a press."""
        if self.player.is_person:
            return _("Choose who sits here, and their name and face")
        character = character_of(self.player.name)
        if character is None:
            return _("Choose an opponent")
        who, manner = introduced(character.name, character.id), ways_text(character.style.traits)
        return paragraph(who, manner, _("Press to choose an opponent."))

    @property
    def description(self) -> Description:
        """Return who sits there."""
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
        """Draw who sits there, in a ring of the seat's colour that is wider under the pointer."""
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
    """The widgets of one seat: the face, name, person or level, and a button that takes it away.

    A bot's name is typed there; a person's is on a button that leads to the page of people.

    Args:
        seat: Which one.
        seating: All of them.
        portraits: Pictures of the players.
        on_change: Called when the name or the level has changed.
        on_remove: Called when the seat is to go.
        on_exchange: Called when somebody else may be wanted there.
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
        self.plate = Button("", lambda: on_exchange(seat), align="left", tooltip=self.face.hint)
        self.plate.focusable = False  # the face beside it does the same
        person = ExtraChoice(PERSON, "person", _("Person"), _("Someone at this screen plays this seat."))
        self.level = LevelField(person, player.level, self._level_chosen)
        self.remove = Button("", lambda: on_remove(seat), kind="bare", icon=icon("cross"))
        self.remove.visible = seating.may_remove
        self.refresh()

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them, in the order of Tab."""
        return self.face, self.name, self.plate, self.level, self.remove

    def arrange(self, box: Box) -> None:
        """The face at the left; beside it the name, and the level below the name."""
        self.box = box
        high = min(box.h, 2 * _ROW + _GAP)
        row = (high - _GAP) / 2
        face = min(_MOST_FACE, high, box.w * _FACE_SHARE)
        top = box.center[1] - high / 2
        self.face.box = Box(box.x, box.center[1] - face / 2, face, face)
        right = Box(box.x + face + _GAP + 2, top, box.w - face - _GAP - 2, high)
        upper, lower = right.cut_top(row)[0], right.cut_bottom(row)[0]
        self.level.box = lower
        self.remove.box, self.name.box = upper.cut_right(_REMOVE, 4)
        if not self.remove.visible:
            self.name.box = upper
        self.plate.box = self.name.box

    def refresh(self) -> None:
        """Show the player as they are now."""
        player = self._seating.players[self._seat]
        self.name.text = player.name
        self.plate.label = self.level.called = shown = person(player.name) if player.name else ""
        self.name.visible, self.plate.visible = not player.is_person, player.is_person
        self.name.aside = "" if player.is_person else ways(style_of(clean_name(player.name)).traits)
        self.level.value = player.level
        self.remove.tooltip = _("Remove {name}").format(name=shown)

    def _renamed(self, name: str) -> None:
        self._seating.rename(self._seat, name)
        self._changed()

    def _level_chosen(self, level: str) -> None:
        self._seating.set_level(self._seat, level)
        self._changed()

    def _changed(self) -> None:
        self.refresh()
        self._on_change()
