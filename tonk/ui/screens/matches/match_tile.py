"""A waiting match on a tile: its place, its progress, and everybody's money or points."""

from collections.abc import Callable, Hashable

from tonk.rules.cards import Card, Seat, by_seat
from tonk.rules.presets import guest_ids, preset_ids
from tonk.session.circuit.tables import EVENT
from tonk.session.match.waiting_match import WaitingMatch
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.shapes import cornered
from tonk.ui.drawing.theme import mix
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.history.ledger import when
from tonk.ui.screens.matches.match_pictures import SMALL, place_picture
from tonk.ui.screens.parts.faces import Face, draw_chip, draw_face
from tonk.ui.screens.settings.setting_fields import TABLE_CARDS, draw_deck
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import Pressable
from tonk.words import _
from tonk.words.matches import event_name, not_counted_text, standing
from tonk.words.narration import Description, Role, one_after_the_other
from tonk.words.phrases import dotted, joined, money, person, points, purse
from tonk.words.rules.rule_sets import rules_name

PAD, BIN = 12.0, 42.0
"""The margin around a tile's contents, and the size of the button in its corner."""
_AMOUNT, _CHIP, _LINE, _CORNER = 22.0, 13.0, 25.0, 10.0
_SIGN, _SIGN_GAP = 34.0, 10.0
_INSIDE, _BELOW_WORDS, _MOST_ROW, _BUTTON = 12.0, 14.0, 68.0, 56.0
"""The margins beside and below the words of a single match, the greatest height of a row, and the button's."""


class MatchTile(Pressable):
    """Pressing it resumes the match; its upper right corner is left to a button.

    Args:
        ui: The context of the window.
        match: The match.
        counts: Whether its result counts on the Circuit.
        on_press: Resumes it.

    Attributes:
        form: The form of the tile.
        standings: Everybody's name and money or points.
    """

    def __init__(self, ui: UiContext, match: WaitingMatch, *, counts: bool, on_press: Callable[[], object]) -> None:
        super().__init__(on_press=on_press)
        self.match = match
        self.form = SMALL
        self._ui = ui
        self._event = event_name(counts=counts) if match.plan.event == EVENT else ""
        self._scored = match.plan.points
        self.standings = joined([self._standing(seat) for seat, __ in by_seat(match.plan.players)])
        if self._event and not counts:
            self.tooltip = not_counted_text()
        if match.elsewhere:
            self.disabled = _("This match is open in another Tonk window. Leave it there first.")

    @property
    def description(self) -> Description:
        """Return the rules, the progress, and everybody's money or points."""
        lines = [
            rules_name(self.match.plan.rules.name),
            *filter(None, (self._event, self._stands, self.tooltip)),
            self.standings,
        ]
        return Description(one_after_the_other(lines), Role.BUTTON, barred=self.disabled)

    @property
    def _stands(self) -> str:
        """Return the progress and the date of the match."""
        match = self.match
        if match.elsewhere:
            return _("Open in another window")
        return dotted((standing(match.hand, scored=self._scored, over=match.over), when(match.played_at.isoformat())))

    def look(self) -> tuple[Hashable, ...]:
        """Return the picture of the place, besides what every widget shows."""
        return (*super().look(), place_picture(self._ui, self.match, self.form) is not None, self.form)

    def draw(self, canvas: Canvas) -> None:
        """Draw it; it rises a little under the pointer."""
        theme, box = canvas.theme, self.box.move(0, 1.5 * self.sink)
        if self.disabled is None:
            canvas.shadow(box, self.radius, blur=8 + 5 * self.glow, drop=2 + 2 * self.glow * (1 - self.sink))
        ground = mix(theme.panel_raised, theme.quiet_hover, 0.2 + 0.8 * self.glow)
        border = mix(theme.panel_border, theme.gold_light, self.glow)
        canvas.rounded(box, ground, self.radius, border=(*border, round(150 + 90 * self.glow)))
        place, rest = box.inset(PAD, PAD).cut_left(self.form.place[0], 14)
        self._draw_place(canvas, place)
        if self.form.named:
            self._draw_named(canvas, rest)
            self.draw_ring(canvas)
            return
        words, people = rest.cut_bottom(self.form.face + _AMOUNT)[::-1]
        self._draw_words(canvas, words)
        self._draw_people(canvas, self._draw_way_in(canvas, people))
        self.draw_ring(canvas)

    def _draw_named(self, canvas: Canvas, room: Box) -> None:
        """Draw the words, a row for everybody, and a button at the foot."""
        words, rest = room.inset(_INSIDE, 4).cut_top(self.form.line + _LINE, _BELOW_WORDS)
        self._draw_words(canvas, words)
        foot, people = rest.cut_bottom(_BUTTON, _BELOW_WORDS)
        count = len(self.match.plan.players)
        high = min(_MOST_ROW, people.h / count)
        for seat, row in by_seat(people.cut_top(high * count)[0].split_rows(count)):
            self._draw_row(canvas, row, seat)
        if self.disabled is None:
            self._draw_button(canvas, foot)

    def _draw_row(self, canvas: Canvas, row: Box, seat: Seat) -> None:
        """Draw somebody's face, name, and money or points, above a line except for the first."""
        theme, player = canvas.theme, self.match.plan.players[seat]
        alpha = 255 if self.disabled is None else 120
        if seat:
            canvas.line((row.x, row.y), (row.right, row.y), theme.hairline)
        size = min(self.form.face, row.h - 8)
        face, rest = row.cut_left(size, 14)
        draw_face(canvas, self._ui, Face(seat, player.name, player.is_person), face.center, size, alpha=alpha)
        have = self.match.have[seat]
        ink = theme.gold_light if have == max(self.match.have) else theme.ink
        amount = points(have) if self._scored else purse(have, 10_000)
        right = canvas.text((rest.right, rest.center[1]), amount, "strong", ink, anchor="midright").x - _CHIP
        if not self._scored:
            draw_chip(canvas, (right + _CHIP / 2 - 5, rest.center[1]), _CHIP + 3, alpha)
        canvas.line_of_text(rest._replace(w=right - 14 - rest.x), person(player.name), "body", ink)

    def _draw_button(self, canvas: Canvas, foot: Box) -> None:
        """Draw a golden button for the whole tile."""
        theme, words = canvas.theme, _("See the result") if self.match.over else _("Resume")
        canvas.shadow(foot, self.radius, blur=10, drop=3)
        top, bottom = mix(theme.gold, theme.gold_light, self.glow), mix(theme.gold_dark, theme.gold, self.glow * 0.6)
        canvas.rounded(foot, top, self.radius, to=bottom, border=theme.sheen)
        wide = canvas.text_renderer.measure(words, "button")[0]
        left = foot.center[0] - (wide + 32) / 2
        canvas.icon(icon("play"), (left + 11, foot.center[1]), 22, theme.ink_dark)
        canvas.text((left + 32, foot.center[1]), words, "button", theme.ink_dark, anchor="midleft")

    def _draw_place(self, canvas: Canvas, box: Box) -> None:
        """Draw the picture of the place once it has been painted."""
        picture = place_picture(self._ui, self.match, self.form)
        if picture is None:
            canvas.rounded(box, canvas.theme.felt, _CORNER)
        else:
            canvas.picture(cornered(picture, canvas.viewport.px(_CORNER)), (box.x, box.y))
        if not self.form.room:  # tables there are seen from the edge
            draw_deck(canvas, self._ui, box, _card_of(self.match.plan.rules.id))

    def _draw_words(self, canvas: Canvas, room: Box) -> None:
        """Draw the rules, the event beside them, then the progress and the date."""
        theme, match = canvas.theme, self.match
        usable = self.disabled is None
        upper, rest = room.cut_top(self.form.line)
        upper = upper.cut_right(BIN, 4)[1]
        lower = rest.cut_top(_LINE)[0]
        if self._event:
            wide = canvas.text_renderer.measure(self._event, "small")[0]
            tag, upper = upper.cut_right(wide, 12)
            canvas.line_of_text(tag, self._event, "small", theme.gold)
        ink = theme.gold_light if usable else theme.ink_off
        canvas.line_of_text(upper, rules_name(match.plan.rules.name), self.form.title, ink)
        sentence = self._stands
        canvas.line_of_text(lower, sentence, "small", theme.ink_soft)

    def _draw_way_in(self, canvas: Canvas, room: Box) -> Box:
        """Draw a sign for the way to the table at the right end, if the faces leave room, and return the rest."""
        wide = _SIGN * self.form.face / SMALL.face
        sign, rest = room.cut_right(wide, _SIGN_GAP)
        if self.disabled is not None or rest.w < len(self.match.plan.players) * self.form.face:
            return room
        theme, center = canvas.theme, (sign.center[0], sign.y + self.form.face / 2)
        canvas.disc(center, wide / 2, mix(theme.gold_dark, theme.gold, self.glow))
        canvas.icon(icon("play"), center, wide * 0.5, theme.ink_dark)
        return rest

    def _draw_people(self, canvas: Canvas, room: Box) -> None:
        """Draw a face for each seat, with its money or points below."""
        theme, players = canvas.theme, self.match.plan.players
        wide = min(self.form.most, room.w / len(players))
        alpha = 255 if self.disabled is None else 120
        most = max(self.match.have)
        for seat, player in by_seat(players):
            column = Box(room.x + seat * wide, room.y, wide, room.h)
            upper, lower = column.cut_top(self.form.face)
            face = Face(seat, player.name, player.is_person)
            draw_face(canvas, self._ui, face, upper.center, min(self.form.face, wide), alpha=alpha)
            have = self.match.have[seat]
            ink = theme.gold_light if have == most else theme.ink
            if self._scored:
                canvas.text(lower.center, money(have), "small", ink, anchor="center")
                continue
            amount = purse(have, 10_000)
            left = lower.center[0] - (canvas.text_renderer.measure(amount, "small")[0] + _CHIP + 4) / 2
            draw_chip(canvas, (left + _CHIP / 2, lower.center[1]), _CHIP, alpha)
            canvas.text((left + _CHIP + 4, lower.center[1]), amount, "small", ink, anchor="midleft")

    def _standing(self, seat: Seat) -> str:
        """Return somebody's name and money or points."""
        name, have = person(self.match.plan.names[seat]), self.match.have[seat]
        return _("{name}: {amount}").format(name=name, amount=points(have) if self._scored else money(have))


def _card_of(rules_id: str) -> Card:
    """Return the card that lies on these rules' table."""
    ids = (*preset_ids(), *guest_ids())
    return TABLE_CARDS[ids.index(rules_id) % len(TABLE_CARDS) if rules_id in ids else 0]
