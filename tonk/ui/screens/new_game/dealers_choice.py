"""The choice of twists: before a deal by the dealer, before a match for all its hands."""

from collections.abc import Callable, Sequence

import pygame

from tonk.rules.cards import Seat, SpecialKind, SpecialKinds, by_seat
from tonk.rules.seats import PerSeat
from tonk.session.match.plan import MatchPlan
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.new_game.twist_switches import TwistCard
from tonk.ui.screens.parts.faces import Face, draw_face
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button
from tonk.ui.widgets.overlay import draw_heading, draw_plaque
from tonk.words import _, pgettext
from tonk.words.phrases import joined, money, named_amount
from tonk.words.table.dealers_choice import choice_title, chosen_now, whole_match_title

_WIDEST, _PAD, _EDGE, _GAP, _MARGIN = 900.0, 34.0, 24.0, 16.0, 20.0
_HEADING, _BUTTON, _CHOSEN = 46.0, 56.0, 32.0
_SCORE, _FACE = 46.0, 32.0
_CARD = 132.0
_KEYS = (pygame.K_1, pygame.K_2, pygame.K_3)


class TwistsPage(TitledScreen):
    """A card for each kind of twist.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        plan: The plan of the match.
        title: The question.
        last: The kinds marked at first.
        answers: The buttons below the cards, after the Back button; Enter presses the last.
        score: The points of each seat, if they may affect the choice.
    """

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        plan: MatchPlan,
        title: str,
        last: Sequence[SpecialKind],
        answers: Sequence[Button],
        score: PerSeat[int] = (),
    ) -> None:
        super().__init__(ui, services)
        self._plan = plan
        self._title = title
        self._score = tuple(score)
        self._cards = [
            TwistCard(ui, plan.rules, kind, kind in last, lambda _on: self.changed(), key)
            for kind, key in zip(plan.rules.twists, _KEYS, strict=False)
        ]
        for card in self._cards:
            card.seat(len(plan.players))
        self._foot = [Button(_("Back"), self.leave, key_hint=pygame.K_ESCAPE), *answers]
        answers[-1].key_hint = pygame.K_RETURN
        self._plaque = self._said = self._standing = Box(0, 0, 0, 0)
        self.group.add(*self._cards, *self._foot)
        self.group.default = answers[-1]

    @property
    def kinds(self) -> SpecialKinds:
        """Return the chosen kinds that can be in play."""
        return tuple(card.kind for card in self._cards if card.on)

    @property
    def marked(self) -> SpecialKinds:
        """Return the marked kinds, including those that need more players."""
        return tuple(card.kind for card in self._cards if card.marked)

    def handle(self, event: Input) -> None:
        """Put a card into play, or take it out, by its digit."""
        card = next((one for one in self._cards if isinstance(event, KeyPress) and one.key == event.key), None)
        if card is None:
            super().handle(event)
        elif isinstance(event, KeyPress) and not event.repeat:
            card.press()

    def arrange(self, body: Box) -> None:
        """Place the question at the top, the cards below it, then the resulting pack, and the buttons at the bottom."""
        wide = min(_WIDEST, body.w)
        text = self.ui.text
        inner = wide - 2 * _PAD
        score = _SCORE if self._score else 0.0
        column = (inner - (len(self._cards) - 1) * _GAP) / max(1, len(self._cards))
        fixed = 2 * _EDGE + _HEADING + score + _GAP + _CHOSEN
        most = body.h - 2 * _MARGIN - _BUTTON - _GAP - fixed
        cards = min(most, max(card.height(text, column, _CARD) for card in self._cards))
        high = fixed + cards
        top = max(_MARGIN, (body.h - high - _BUTTON - _GAP) / 2)
        self._plaque = Box((self.ui.viewport.w - wide) / 2, top, wide, high)
        rest = self._plaque.inset(_PAD, _EDGE).cut_top(_HEADING)[1]
        self._standing, rest = rest.cut_top(score)
        row, below = rest.cut_top(cards)
        for card, box in zip(self._cards, row.split_columns(len(self._cards), _GAP), strict=True):
            card.box = box
        self._said = below.cut_bottom(_CHOSEN)[0]
        foot = Box(self._plaque.x, self._plaque.bottom + _GAP, wide, _BUTTON)
        widths = [max(190.0, button.natural_width(text)) for button in self._foot]
        x = foot.center[0] - (sum(widths) + _GAP * (len(widths) - 1)) / 2
        for button, natural in zip(self._foot, widths, strict=True):
            button.box = Box(x, foot.y, natural, _BUTTON)
            x += natural + _GAP

    def paint(self, canvas: Canvas) -> None:
        """Draw the question, the score, and the resulting deal."""
        draw_plaque(canvas, self._plaque)
        draw_heading(canvas, self._plaque.inset(_PAD, _EDGE), self._title)
        if self._score:
            with saying(canvas, self._standing, self._spoken_score):
                self._draw_score(canvas)
        canvas.line_of_text(self._said, chosen_now(self.kinds), "body", canvas.theme.gold_light, "center")

    def _spoken_score(self) -> str:
        return joined([named_amount(*one) for one in zip(self._plan.names, map(money, self._score), strict=True)])

    def _draw_score(self, canvas: Canvas) -> None:
        """Draw each player's points, side by side in the order of the seats."""
        text, gap = canvas.text_renderer, 26.0
        scores = [money(points) for points in self._score]
        widths = [_FACE + 8.0 + text.measure(words, "strong")[0] for words in scores]
        gap = min(gap, (self._standing.w - sum(widths)) / max(1, len(scores) - 1))
        x, y = self._standing.center[0] - (sum(widths) + gap * (len(scores) - 1)) / 2, self._standing.y + _FACE / 2
        for seat, (words, wide) in by_seat(zip(scores, widths, strict=True)):
            player = self._plan.players[seat]
            draw_face(canvas, self.ui, Face(seat, player.name, player.is_person), (x + _FACE / 2, y), _FACE)
            canvas.text((x + _FACE + 8.0, y), words, "strong", anchor="midleft")
            x += wide + gap


class DealersChoice(TwistsPage):
    """The twists of one hand, and a button that deals.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        plan: The plan of the match.
        dealer: The person who deals.
        score: The points of each seat; None before the first hand.
        last: The last choice, marked at first.
        on_choose: Called with the kinds to put in play.
    """

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        plan: MatchPlan,
        dealer: Seat,
        score: PerSeat[int] | None,
        last: Sequence[SpecialKind],
        on_choose: Callable[[SpecialKinds], None],
    ) -> None:
        several = sum(player.is_person for player in plan.players) > 1
        title = choice_title(plan.players[dealer].name if several else "")
        deal = Button(pgettext("button", "Deal"), lambda: on_choose(self.kinds), kind="primary", icon=icon("play"))
        super().__init__(ui, services, plan, title, last, [deal], (score or ()) if plan.points else ())


class TwistsOfMatch(TwistsPage):
    """The twists of every hand of a match, or what each dealer chooses.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        plan: The plan of the match.
        last: The twists marked at first.
        on_choose: Called with the marked twists for every hand, or None for dealer's choice.
    """

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        plan: MatchPlan,
        last: Sequence[SpecialKind],
        on_choose: Callable[[SpecialKinds | None], None],
    ) -> None:
        def choose(kinds: SpecialKinds | None) -> None:
            self.leave()
            on_choose(kinds)

        dealer = Button(_("Dealer chooses"), lambda: choose(None))
        always = Button(_("Always these"), lambda: choose(self.marked), kind="primary", icon=icon("check"))
        super().__init__(ui, services, plan, whole_match_title(), last, [dealer, always])
