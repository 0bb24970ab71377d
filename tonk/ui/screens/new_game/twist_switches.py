"""Switches for the kinds of twist cards: as a card with its effect, or as a small button."""

from collections.abc import Callable, Hashable

import pygame

from tonk.rules import RuleSet
from tonk.rules.cards import CROSS, SpecialKind, deck_with
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import mix
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.cues import Cue
from tonk.ui.widgets.base import Pressable
from tonk.words.narration import Description, Role, on_or_off
from tonk.words.rules.special_cards import kind_name
from tonk.words.table.dealers_choice import cross_needs_three
from tonk.words.table.special_moves import twist_text

_BADGE, _PAD, _GAP = 30.0, 16.0, 10.0
_MOST_CARD, _LEAST_CARD = 132.0, 56.0
_OFF = 90
_CHECK, _INSET = 20.0, 10.0


class TwistSwitch(Pressable):
    """A kind of twist that is on or off.

    Args:
        kind: The kind.
        on: Whether it is in play.
        on_change: Called with the new state.

    Attributes:
        key: A key that switches it from anywhere in its group.
    """

    def __init__(self, kind: SpecialKind, on: bool, on_change: Callable[[bool], None], key: int | None = None) -> None:
        super().__init__(on_press=self._switch)
        self.kind = kind
        self.key = key
        self._on = on
        self._on_change = on_change

    @property
    def on(self) -> bool:
        """Return whether it is in play; always False if it can't be."""
        return self._on and self.disabled is None

    @property
    def marked(self) -> bool:
        """Return whether it was put into play, even if it can't be now."""
        return self._on

    def mark(self, on: bool) -> None:
        """Put it into play, or take it out, without calling ``on_change``."""
        self._on = on

    def seat(self, count: int) -> None:
        """Set the number of players: two of them have no use for a Cross."""
        self.disabled = cross_needs_three() if self.kind == CROSS and count == 2 else None

    @property
    def pressed_cue(self) -> Cue:
        """Return the sound of the switch."""
        return Cue.SWITCHED_OFF if self._on else Cue.SWITCHED_ON

    @property
    def description(self) -> Description:
        """Return the kind, and whether it is in play."""
        return Description(kind_name(self.kind), Role.SWITCH, on_or_off(self.on), hint=self.hint, barred=self.disabled)

    def look(self) -> tuple[Hashable, ...]:
        """Return whether it is in play, besides what every widget shows."""
        return (*super().look(), self.on)

    def _switch(self) -> None:
        self._on = not self._on
        self._on_change(self._on)


class TwistCard(TwistSwitch):
    """The card itself, its name, and its effect; with a check mark if it is in play.

    Args:
        ui: The context of the window.
        rules: The rule set.
        kind: The kind of special cards.
        on: Whether it is in play.
        on_change: Called with a new value.
        key: The key that turns it.
    """

    radius = 14
    yields_enter = True

    def __init__(
        self, ui: UiContext, rules: RuleSet, kind: SpecialKind, on: bool, on_change: Callable[[bool], None], key: int
    ) -> None:
        super().__init__(kind, on, on_change, key)
        self._ui, self._rules = ui, rules

    def height(self, text: Text, wide: float, card: float) -> float:
        """Return its height with a card of that width.

        Args:
            text: Measures the words.
            wide: The available width, in units.
            card: The width of the card.
        """
        return 2 * _PAD + card * CARD_RATIO + _GAP + text.line_height("strong") + self._text_height(text, wide)

    @staticmethod
    def card_in(high: float, words: float, wide: float) -> float:
        """Return the width of a card that leaves this height for the words.

        Args:
            high: The available height, in units.
            words: The height of the words, in units.
            wide: The available width, in units.
        """
        return max(_LEAST_CARD, min(_MOST_CARD, (high - words) / CARD_RATIO, wide - 2 * _PAD))

    def draw(self, canvas: Canvas) -> None:
        """Draw it, paler if it is out of play."""
        theme, box, usable = canvas.theme, self.box, self.disabled is None
        canvas.shadow(box, self.radius, blur=8 + 6 * self.glow, drop=3)
        upper = mix(theme.panel_raised, theme.gold, 0.2) if self.on else mix(theme.panel, theme.quiet_hover, self.glow)
        border = theme.gold if self.on else theme.panel_border
        canvas.rounded(box, upper, self.radius, to=theme.panel, border=border, border_width=2.5 if self.on else 1.25)
        inner = box.inset(_PAD, _PAD)
        words = canvas.text_renderer.line_height("strong") + self._text_height(canvas.text_renderer, box.w)
        wide = self.card_in(inner.h, words + _GAP, box.w)
        twist = deck_with((self.kind,))[-1]
        picture = self._ui.art.card(twist, canvas.viewport.px(wide), self._ui.look)
        drawn = canvas.picture(picture, (inner.center[0], inner.y), "midtop", 255 if self.on or usable else _OFF)
        ink = theme.ink_off if not usable else theme.gold_light if self.on else theme.ink
        name = canvas.text((inner.center[0], drawn.bottom + _GAP), kind_name(self.kind), "strong", ink, anchor="midtop")
        ink = theme.ink if usable else theme.ink_soft
        at = (inner.center[0], name.bottom)
        canvas.text(at, self._text, "small", ink, anchor="midtop", max_width=inner.w, align="center")
        self._draw_badge(canvas)
        self.draw_ring(canvas)

    @property
    def description(self) -> Description:
        """Return its effect as well, to be spoken as a hint."""
        return super().description._replace(hint=self._text)

    @property
    def _text(self) -> str:
        return self.disabled or twist_text(self.kind, self._rules)

    def _text_height(self, text: Text, wide: float) -> float:
        return text.measure(self._text, "small", wide - 2 * _PAD)[1]

    def _draw_badge(self, canvas: Canvas) -> None:
        """Draw the check mark, or the key that sets it."""
        theme, box = canvas.theme, self.box
        center = (box.right - 10 - _BADGE / 2, box.y + 10 + _BADGE / 2)
        if self.on:
            canvas.disc(center, _BADGE / 2, theme.gold, border=theme.panel_raised, border_width=1.5)
            canvas.icon(icon("check"), center, 20, theme.ink_dark)
        elif self.disabled is None:
            canvas.disc(center, _BADGE / 2, theme.panel_inset, border=theme.panel_border, border_width=1.5)
        if self.disabled is None and self.key is not None:
            cap = Box(box.x + 10, box.y + 10, 26, 26)
            canvas.rounded(cap, theme.panel_inset, 6, border=theme.hairline)
            canvas.text(cap.center, pygame.key.name(self.key), "small", theme.ink_soft, anchor="center")


class TwistChip(TwistSwitch):
    """A small button with the name of the kind, gold if it is in play."""

    radius = 10

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        theme, box, usable = canvas.theme, self.box.move(0, 1.5 * self.sink), self.disabled is None
        if self.on:
            canvas.rounded(box, mix(theme.gold, theme.gold_light, self.glow), self.radius, to=theme.gold_dark)
        else:
            ground = mix(theme.track[:3], theme.quiet_hover[:3], self.glow * 0.8)
            canvas.rounded(box, ground if usable else theme.off, self.radius, border=theme.panel_border)
        ink = theme.ink_dark if self.on else theme.ink if usable else theme.ink_off
        text, name, check = canvas.text_renderer, kind_name(self.kind), _CHECK + 6 if self.on else 0.0
        room = box.w - 2 * _INSET - check
        style = next((one for one in ("strong", "body") if text.measure(name, one)[0] <= room), "small")
        x = box.center[0] - (text.measure(name, style)[0] + check) / 2
        if self.on:
            canvas.icon(icon("check"), (x + _CHECK / 2, box.center[1]), _CHECK, ink)
        canvas.text((x + check, box.center[1]), name, style, ink, anchor="midleft")
        self.draw_ring(canvas)

    def natural_width(self, text: Text) -> float:
        """Return the width that shows all of it, in units."""
        return text.measure(kind_name(self.kind), "strong")[0] + _CHECK + 6 + 2 * _INSET
