"""The context of the window: its size, letters, art and sounds, the player's settings, and the stack of screens."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

import pygame

from tonk.resources import assets_root
from tonk.rules.cards import Card
from tonk.session.settings import BACK_OF_PLACE, Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CardLook
from tonk.ui.drawing.painting import Stroke
from tonk.ui.drawing.places.life import Life, next_tick
from tonk.ui.drawing.places.place_pictures import PlacePictures, room_of, table_in, unpainted
from tonk.ui.drawing.places.room_life import next_step
from tonk.ui.drawing.places.scenery import BACKS, Scenery, place_of
from tonk.ui.drawing.places.things import uncovered
from tonk.ui.drawing.portraits import Portraits
from tonk.ui.drawing.speeds import PLACE_CHANGE, at_speed
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import Theme, theme_of
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.shell.bindings import Bindings, bindings_of
from tonk.ui.shell.cues import InterfaceSounds
from tonk.ui.shell.focus import FollowedGroup, TakesText
from tonk.ui.shell.inputs import FileDropped, TextDropped
from tonk.ui.shell.saving_mark import NothingSaved, Saves
from tonk.ui.shell.screen_stack import ScreenStack
from tonk.ui.shell.speech import Speech
from tonk.ui.shell.tunes import tunes_for
from tonk.words import language
from tonk.words.bindings import InHand

_STEPS = 3
"""The steps per frame in painting a small picture of a place, which take some milliseconds together."""


class Art(Protocol):
    """Pictures of cards and related things, all in pixels."""

    def card(self, card: Card, width_px: int, look: CardLook, stands_for: Card | None = None) -> pygame.Surface:
        """Return a face; ``stands_for`` is the card that a laid Wild stands for.

        Args:
            card: The card.
            width_px: The width of a card, in pixels.
            look: The player's style of cards.
            stands_for: The card that a laid Wild stands for.
        """

    def back(self, width_px: int, name: str) -> pygame.Surface:
        """Return the back of this name."""

    def posed(
        self,
        card: Card | None,
        width_px: int,
        look: CardLook,
        angle: float = 0.0,
        squeeze: float = 1.0,
        *,
        lifted: bool = False,
        moving: bool = False,
        stands_for: Card | None = None,
    ) -> pygame.Surface:
        """Return a card (None: a back) with its shadow, turned, and squeezed as it flips, to be drawn by its middle.

        A ``moving`` one may be drawn less finely, so that it is ready in time.

        Args:
            card: The card.
            width_px: The width of a card, in pixels.
            look: The player's style of cards.
            angle: Its angle, in degrees.
            squeeze: Its relative width as it flips, 1 for unsqueezed.
            lifted: Whether it is lifted off the table.
            moving: Whether it moves.
            stands_for: The card that a laid Wild stands for.
        """

    def pip(self, suit: int, size_px: int, look: CardLook) -> pygame.Surface:
        """Return a suit sign.

        Args:
            suit: The suit.
            size_px: Its size, in pixels.
            look: The player's style of cards.
        """

    def emblem(self, size_px: int) -> pygame.Surface:
        """Return the game's emblem."""

    def warm(self, look: CardLook, width_px: int) -> Iterator[None]:
        """Draw ahead, one picture at each step, what a deal needs; for moments when nothing else happens."""


class PlaysSounds(Protocol):
    """The game's sounds."""

    def play(self, name: str, side: float = 0.0, force: float = 1.0) -> None:
        """Play a sound, if there is a loudspeaker.

        Args:
            name: Its name.
            side: Its direction, -1 at the left to 1 at the right.
            force: The share of its loudness.
        """

    def music(self, tunes: Sequence[str]) -> None:
        """Play these tunes, one after the other; none for silence."""

    def be_in(self, place: str) -> None:
        """Play the quiet sound of this place in a loop."""

    def hold_breath(self, *, tense: bool) -> None:
        """Let strings be heard over the music, or no longer."""

    def give_way(self, seconds: float = 0.0) -> None:
        """Lower the music and the room for a while, at least for this many seconds, for speech."""

    def follow(self, event: pygame.Event) -> None:
        """Take an event, such as the end of a tune."""


def _unfelt(_low: float, _high: float, _seconds: float) -> None:
    """Do nothing, in place of a rumble."""


def _unheard(_words: str) -> None:
    """Do nothing, in place of notices or captions."""


PAD_FOOT, CAPTION_FOOT = 38.0, 28.0
"""The heights of the strip of a pad's buttons and of the captions below it, in units, which pages leave free."""

DroppedInput = FileDropped | TextDropped
"""Something dropped onto the window."""


def _left_lying(_dropped: Sequence[DroppedInput]) -> None:
    """Do nothing with a dropped thing."""


def _left_unwritten(_field: TakesText) -> None:
    """Do nothing, in place of showing letters."""


@dataclass
class UiContext:
    """Everything that a screen needs to show itself.

    Attributes:
        viewport: The conversion of units to pixels for the present window.
        theme: Colours and distances.
        text: Renders text at the viewport's scale.
        art: Pictures of cards.
        sounds: Pictures of the places.
        settings: The player's settings; replaced as a whole when they change.
        place_pictures: Pictures of the places.
        scenery: The pictures of them, and the change from one to another.
        life: Small things that live there.
        screens: The stack of all screens.
        cues: Takes the interface's sounds.
        speech: Speaks aloud.
        groups: The widgets of the screen on top, as of the last step.
        on_settings: Called when the player has changed settings by a key that belongs to no screen.
        home: The place of the current rules; without rules, the last one.
        place: The place of the table: ``home``, or the player's choice.
        portraits: Pictures of the players.
        now: The time of the current step, in seconds of play. It stops while the machine sleeps.
        heard: The earliest and latest times of the current step's inputs, in seconds that never stop: those of a slow
            step have waited for an unknown time.
        on_change: Called after a screen was added, removed or resized; the loop draws then.
        pad: The maker of the pad in use; None if the keyboard or the pointer was used last.
        on_rumble: Makes the pad in use rumble: its slow motor and its fast one, 0 to 1, and the seconds.
        saving: Knows whether the disk accepts saves.
        on_sound: Called with the name of each sound, while the player wants captions.
        on_drop: Called with everything dropped onto the window at once, whichever screen is on top.
        on_letters: Called with a field to write letter by letter, without a keyboard.
    """

    viewport: Viewport
    theme: Theme
    text: Text
    art: Art
    sounds: PlaysSounds
    settings: Settings
    place_pictures: PlacePictures = field(default_factory=PlacePictures, repr=False)
    scenery: Scenery = field(init=False, repr=False)
    life: Life = field(default_factory=Life, repr=False)
    screens: ScreenStack = field(init=False, repr=False)
    cues: InterfaceSounds = field(init=False, repr=False)
    speech: Speech = field(init=False, repr=False)
    groups: list[FollowedGroup] = field(default_factory=list, repr=False)
    pad: str | None = None
    on_rumble: Callable[[float, float, float], None] = field(default=_unfelt, repr=False)
    on_settings: Callable[[Settings], None] | None = field(default=None, repr=False)
    home: str = "club"
    place: str = "club"
    portraits: Portraits = field(default_factory=lambda: Portraits(assets_root()), repr=False)
    now: float = 0.0
    heard: tuple[float, float] = (0.0, 0.0)
    on_change: Callable[[], None] = field(default=lambda: None, repr=False)
    saving: Saves = field(default_factory=NothingSaved, repr=False)
    on_toast: Callable[[str], None] = field(default=_unheard, repr=False)
    on_sound: Callable[[str], None] = field(default=_unheard, repr=False)
    on_drop: Callable[[Sequence[DroppedInput]], None] = field(default=_left_lying, repr=False)
    on_letters: Callable[[TakesText], None] = field(default=_left_unwritten, repr=False)
    _in_room: bool = field(default=False, repr=False)
    _painted_at: float | None = field(default=None, repr=False)

    @property
    def look(self) -> CardLook:
        """Return the player's style of cards."""
        settings = self.settings
        back = self.back_at(self.place)
        courts, edged = language.courts, self.theme.has_thick_borders
        return CardLook(settings.palette, settings.card_face, back, courts, settings.dark_cards, edged)

    @property
    def bindings(self) -> Bindings:
        """Return the player's keys and buttons."""
        return bindings_of(self.settings.keys, self.settings.pad_buttons)

    @property
    def in_hand(self) -> InHand:
        """Return the names of the keys or buttons in use."""
        return self.bindings.in_hand(self.pad)

    def take_pad(self, maker: str | None) -> None:
        """Use this maker's pad, or none: its strip takes room, and gives it back."""
        changed, self.pad = (maker is None) != (self.pad is None), maker
        if changed:
            self.resize(self.viewport.width, self.viewport.height)

    def rumble(self, low: float, high: float, seconds: float) -> None:
        """Make the pad in use rumble, if the player wants that.

        Args:
            low: The strength of its slow motor, 0 to 1.
            high: The strength of its fast motor, 0 to 1.
            seconds: The duration.
        """
        if self.settings.rumble and self.pad is not None:
            self.on_rumble(low, high, seconds)

    def back_at(self, place: str) -> str:
        """Return the card back at a place: the place's own, unless the player has chosen another."""
        chosen = self.settings.card_back
        return BACKS[place] if chosen == BACK_OF_PLACE else chosen

    def __post_init__(self) -> None:
        self.viewport = replace(self.viewport, foot=self._foot)
        self.scenery = Scenery(self.place_pictures)
        self.cues = InterfaceSounds(self.sound, self.sounds.give_way)
        self.speech = Speech(lambda: self.settings, self.sounds.give_way)
        self.screens = ScreenStack(
            lambda: self.viewport.seen.w, self._fit_page, lambda: self.on_change(), self.cues.note
        )
        self.go_to(self.home)

    def sit_at(self, rules_id: str) -> None:
        """Go to the place of the rule set with this id."""
        self.go_to(place_of(rules_id))

    def go_to(self, home: str) -> None:
        """Move the table to this place, or to the player's choice in the settings."""
        self.home = home
        place = home if self.settings.place == "rules" else self.settings.place
        self.sounds.music(tunes_for(self.settings.music, place))
        self.sounds.be_in(place)
        if place != self.place or self.theme != theme_of(place):
            self.place, self.theme = place, theme_of(place)
            self.on_change()

    def draw_ground(self, canvas: Canvas, *, room: bool | None = None, foot: float = 0.0, soft: bool = False) -> bool:
        """Cover the window with the table's place; if it has just changed, the last one fades.

        Args:
            canvas: The canvas to draw on.
            room: Whether it is seen from a chair, with the room around the table; None for the last view.
            foot: The height of what covers the lower edge of the window, in units; the table ends above it.
            soft: Whether it is out of focus and in the shade, as behind a page.

        Returns:
            Whether only that place is visible now.
        """
        self._in_room = self._in_room if room is None else room
        place = room_of(self.place) if self._in_room else table_in(self.place, self.viewport)
        settings, size = self.settings, (self.viewport.width, self.viewport.height)
        seconds = 0.0 if settings.less_motion else at_speed(PLACE_CHANGE, settings.animation_speed)
        layers, changing = self.scenery.layers(place, size, self.now, seconds)
        for picture, opacity in layers:
            canvas.ground(_seen(self, picture, foot, soft=soft), alpha=opacity)
        if changing:
            self.on_change()
        elif room is False:
            self.place_pictures.keep_only(place)
        return not changing

    def paint_table_ahead(self) -> bool:
        """Paint a step of the table from above, once the scenery is there; return True when the table is complete."""
        place, size = table_in(self.place, self.viewport), (self.viewport.width, self.viewport.height)
        return self.scenery.settled and self.place_pictures.step(place, size) is not None

    def draw_living_ground(self, canvas: Canvas, covered: Sequence[Box], foot: float = 0.0, *over: Box) -> None:
        """Cover the window with the table, the things on it, and moving details unless motion is reduced.

        Args:
            canvas: The canvas to draw on.
            covered: The covered parts of it, where nothing moves.
            foot: The height of what covers the lower edge of the window, in units; only the table is visible then.
            *over: What lies over the table; no thing looks out from below it.
        """
        if not self.draw_ground(canvas, room=False, foot=foot) or foot:
            return
        place, size = self.place, (self.viewport.width, self.viewport.height)
        for picture, at in uncovered(self.place_pictures.things(place, size), [*map(self.viewport.rect, over)]):
            canvas.ground(picture, at)
        if not self.settings.less_motion and table_in(place, self.viewport) == place:
            under = [self.viewport.rect(box) for box in covered]
            moment = self.life.moment(self.now, moves=len(self.screens.visible) <= 1)
            canvas.live(lambda now: self.life.strokes(place, size, now, under), next_tick, moment)

    def draw_room_life(
        self,
        canvas: Canvas,
        people: Callable[[float], Sequence[Stroke]],
        next_of_people: Callable[[float], float],
    ) -> None:
        """Draw living things in the room, and the people before them.

        Args:
            canvas: The canvas to draw on; the room is on it already.
            people: Returns the strokes of the people at a time.
            next_of_people: Returns the time of their next change after a time.
        """
        place, size = room_of(self.place), (self.viewport.width, self.viewport.height)
        canvas.live(
            lambda now: [*self.life.strokes(place, size, now), *people(now)],
            lambda now: min(next_step(now), next_of_people(now)),
            self.life.moment(self.now, moves=len(self.screens.visible) <= 1),
        )

    def place_picture(self, place: str, size_px: tuple[int, int]) -> pygame.Surface:
        """Return a small picture of a place, for choosing it.

        A missing one is dark until it has been painted, within a few frames.
        """
        if not self.place_pictures.has_picture(place, size_px):
            painting, self._painted_at = self._painted_at != self.now, self.now
            if not painting or all(self.place_pictures.warm(place, size_px) for _ in range(_STEPS)):
                self.on_change()
                return unpainted(size_px)
        return self.place_pictures.picture(place, size_px)

    def toast(self, sentence: str, *, said: bool = True) -> None:
        """Show a brief notice that needs no answer; ``said`` unless something else says the same aloud."""
        self.on_toast(sentence)
        if said:
            self.speech.say(sentence)

    @property
    def _foot(self) -> float:
        return PAD_FOOT * (self.pad is not None) + CAPTION_FOOT * self.settings.captions

    def sound(self, name: str, side: float = 0.0, force: float = 1.0) -> None:
        """Play a sound, which has the arguments of `PlaysSounds.play`, with a caption if the player wants that."""
        self.sounds.play(name, side, force)
        if self.settings.captions:
            self.on_sound(name)

    def change_settings(self, settings: Settings) -> None:
        """Use other settings from now on."""
        if self.on_settings is None:
            self.settings = settings
        else:
            self.on_settings(settings)

    def _fit_page(self, least: tuple[float, float]) -> Viewport:
        """Make the page at least this large, and return the window over it."""
        if least != self.viewport.least:
            self.viewport = replace(self.viewport, least=least).showing(self.viewport.left, self.viewport.top)
        return self.viewport

    def resize(self, width: int, height: int, ui_scale: float | None = None) -> None:
        """Lay out every screen for a new window size or player's scale.

        Args:
            width: The width of the window, in pixels.
            height: Its height, in pixels.
            ui_scale: The player's scale; unchanged if None.
        """
        scale = self.viewport.ui_scale if ui_scale is None else ui_scale
        self.viewport = Viewport(width, height, scale, self.viewport.least, foot=self._foot)
        self.text.rescale(self.viewport.scale)
        self.screens.resized()
        self.on_change()


def _seen(ui: UiContext, ground: pygame.Surface, foot: float, *, soft: bool) -> pygame.Surface:
    """Return what is seen of a ground: all of it out of focus, or a table that ends above its foot."""
    if soft:
        return ui.place_pictures.softened(ground, ui.theme.backdrop)
    return ui.place_pictures.shortened(ground, ground.get_height() - ui.viewport.px(foot))
