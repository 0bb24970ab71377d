"""The end of a match: the winner, the money from hand to hand, the awards, and the ways on."""

from collections.abc import Sequence

from tonk.records import rules_to_json
from tonk.rules.cards import Seat, by_seat, each_seat
from tonk.rules.seats import PerSeat
from tonk.session.circuit.tables import EVENT
from tonk.session.match.characters import CAUGHT, PLEASED
from tonk.session.match.choices import LastChoices
from tonk.session.match.match import Match
from tonk.session.match.played_hand import PlayedHand
from tonk.session.match.score_sheet import sheet_of_match
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.in_motion import seen_through
from tonk.ui.drawing.motion import ease_in_out
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.chart import ChartScale, Series, draw_chart
from tonk.ui.screens.parts.faces import Face, draw_face, seat_color
from tonk.ui.screens.parts.gold_letters import GoldLeaf, draw_emblem
from tonk.ui.screens.parts.laurels import FACE, draw_laurels
from tonk.ui.screens.parts.medal import draw_medal
from tonk.ui.screens.parts.ranking import Ranked, draw_standings, value_at
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.screens.parts.unfolding import Unfolding
from tonk.ui.screens.results.celebration import STRIKES, Celebration
from tonk.ui.screens.results.match_story import Award, awards, hands_of, money_lines, sheet_opener
from tonk.ui.screens.results.podium import Podium
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress, PointerDown
from tonk.ui.shell.services import Services
from tonk.ui.table.motion.celebrations import Moment, measure_of
from tonk.ui.widgets import Button
from tonk.words import _, ngettext
from tonk.words.phrases import joined, money, paragraph, person
from tonk.words.rules.rule_sets import rules_name
from tonk.words.table.paying import end_at_goal
from tonk.words.table.review import final_lines, has_line

_MARGIN, _PAD, _GAP = 32.0, 18.0, 14.0
_TOP, _WREATH_SHARE = 20.0, 0.27
"""The room above the wreaths, and their greatest share of the height below it."""
_WREATH, _LEAST_WREATH, _MOST_FACES = 190.0, 120.0, 3
_LETTERS, _LEAST_LETTERS = 54.0, 30.0
_FOOT, _BUTTON, _BUTTONS = 100.0, 60.0, 220.0
_MOST_CHART, _MOST_AWARDS = 520.0, 3
_STANDINGS_SHARE, _LEAST_STANDINGS, _STANDINGS = 0.36, 290.0, 400.0
_JOIN = 54.0
"""The room between the chart and the standings, in which each line leads to its player."""


class MatchEndScreen(TitledScreen):
    """The winner, everybody's money over the hands, awards, and a new game with the same players.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        match: The match.
    """

    least_page = (640.0, 600.0)
    soft = True

    def __init__(self, ui: UiContext, services: Services, match: Match) -> None:
        super().__init__(ui, services)
        self._match = match
        self._points = match.plan.points
        self._have: PerSeat[int] = match.score if self._points else match.bankrolls
        self._faces = [Face(seat, one.name, one.is_person) for seat, one in by_seat(match.plan.players)]
        hands = hands_of(services.history, match)
        # Of those who are out, the last to go stands highest.
        went_out = sheet_of_match(match, hands).went_out if self._points else (0,) * len(self._have)
        self._standing = list(zip(self._have, went_out, strict=True))
        by_standing = sorted(each_seat(len(self._have)), key=lambda seat: self._standing[seat], reverse=True)
        self._order = sorted(by_standing, key=lambda seat: seat not in match.leaders)
        show_sheet = sheet_opener(services, match)
        self._why = paragraph(why_over(match), with_bonuses(match, hands))
        self._lines = money_lines(match, hands)
        self._awards: list[Award] = awards(hands, scored=self._points)
        one_won = 0 < len(match.leaders) <= _MOST_FACES and len(match.leaders) < len(match.bankrolls)
        self._story_at = measure_of(Moment.MATCH_WON).seconds if one_won else 0.0
        self._seen_ahead = False
        self._unfolding = Unfolding(ui, self._story_at + speeds.MATCH_STORY)
        winners = [self._faces[seat] for seat in match.leaders]
        others = [one for one in self._faces if one not in winners]
        podium = Podium(ui, winners, others, self._unfolding)
        self._celebration = Celebration(ui, podium, winner_line(match), self._why, self._unfolding)
        # A match that nobody has won, or all have, ends in silence.
        self._heard = len(match.leaders) == len(match.bankrolls)
        self._letters_large = GoldLeaf(_LETTERS)
        self._banner = self._panel = self._foot = Box(0, 0, 0, 0)
        self._again = Button(_("Play again"), self.play_again, kind="primary", icon=icon("again"))
        self._again.tooltip = _("A new match with the same players, rules and stakes")
        self._leave_it = Button(_("Main menu"), services.end_match, icon=icon("exit"))
        if match.plan.event == EVENT:
            self._again = Button(_("To the Circuit"), services.end_match, kind="primary", icon=icon("trophy"))
            self._leave_it.visible = False
        self._sheet = Button(_("Score sheet"), show_sheet or self.leave, icon=icon("chart"))
        self._sheet.visible = show_sheet is not None
        self.group.add(self._again, self._sheet, self._leave_it)
        self.group.default = self._again

    def announced(self) -> Sequence[str]:
        """Return the winner, the reason for the end, and everybody's money or points."""
        match = self._match
        standing = final_lines(match.plan.table_names, self._have, match.plan.rules)
        return [winner_line(match), self._why, *standing]

    def play_again(self) -> None:
        """Begin a new match with the same players."""
        self.services.begin(same_again(self._match, self.services.choices))

    def leave(self) -> None:
        """Go to the main menu, or to the Circuit from one of its tables."""
        self.services.end_match()

    def handle(self, event: Input) -> None:
        """Show everything at once on any press, except on a button, which works as usual."""
        pressed = isinstance(event, PointerDown) and not any(one.box.contains(event.pos) for one in self._buttons)
        if pressed or (isinstance(event, KeyPress) and not event.repeat):
            self._unfolding.skip()
            self.changed()
        super().handle(event)

    def update(self, now: float) -> bool:
        """Animate the lines from the first hand to the last."""
        ran = self._unfolding.update(now)
        if not self._heard and self._unfolding.share(0.0, STRIKES) >= 1.0:
            self._heard = True
            self.ui.sound(measure_of(Moment.MATCH_WON).sound)
        return super().update(now) or ran

    def arrange(self, body: Box) -> None:
        """Place the winner above, the chart with the standings in the middle, awards and buttons below."""
        inner = body.cut_top(_TOP)[1].cut_bottom(_MARGIN)[1]
        wreath = max(_LEAST_WREATH, min(_WREATH, inner.h * _WREATH_SHARE))
        foot = _FOOT if self._awards else _BUTTON
        chart = min(_MOST_CHART, inner.h - wreath - foot - 2 * _GAP)
        column = inner.centered(inner.w, wreath + chart + foot + 2 * _GAP)
        self._banner, rest = column.cut_top(wreath, _GAP)
        self._panel, self._foot = rest.cut_top(chart, _GAP)
        beside = self._banner.w - self._wreaths[1] - _PAD
        self._letters_large.size = _LETTERS
        natural = self._letters_large.measure(self.ui, winner_line(self._match))[0]
        self._letters_large.size = max(_LEAST_LETTERS, min(_LETTERS, _LETTERS * beside / natural))
        self._place_buttons()

    @property
    def _celebrates(self) -> bool:
        """Return whether the winner is celebrated before the chart is shown."""
        return self._story_at > 0 and self._unfolding.share(0, self._story_at) < 1

    @property
    def _buttons(self) -> list[Button]:
        """Return the usable buttons, the most usual first."""
        return [one for one in (self._again, self._sheet, self._leave_it) if one.visible]

    def _place_buttons(self) -> None:
        """Place the buttons beside the place of the awards, where they stay; without awards, in a row."""
        pressed = self._buttons
        if self._awards:
            column = self._foot.cut_right(_BUTTONS)[0]
            room = column.centered(_BUTTONS, min(column.h, 2 * _BUTTON))
            boxes = room.split_rows(len(pressed), 8 if len(pressed) < 3 else 5)
        else:
            wide = len(pressed) * (_BUTTONS + _GAP) - _GAP
            row = self._foot.cut_top(_BUTTON)[0]
            boxes = row.centered(min(wide, row.w), row.h).split_columns(len(pressed), _GAP)[::-1]
        for button, box in zip(pressed, boxes, strict=True):
            button.box = box

    def paint(self, canvas: Canvas) -> None:
        """Celebrate the winner; then show the course of the match."""
        if self._celebrates:
            if not self._seen_ahead:
                # The following part is drawn unseen now, so that its pictures are ready and no frame takes long.
                self._seen_ahead = True
                self._draw_story(Canvas(canvas.viewport, canvas.text_renderer, canvas.theme))
            self._draw_celebration(canvas)
            return
        self._draw_story(canvas)

    def _draw_celebration(self, canvas: Canvas) -> None:
        """Draw the winner; at the end that parts like a curtain before the story."""
        whole = canvas.box
        begins = self._story_at - speeds.CURTAIN_PARTS
        high = whole.h * ease_in_out(self._unfolding.share(begins, speeds.CURTAIN_PARTS))
        opened = whole.centered(whole.w, high)
        for band in (whole.down_to(opened.y), Box(0.0, opened.bottom, whole.w, whole.h - opened.bottom)):
            with canvas.clipped(band if high else whole):
                self._celebration.draw(canvas, Box(0, 0, whole.w, self._foot.y - _GAP), begins - speeds.WINNER_SINKS)
            if not high:
                return
        with seen_through(canvas, opened):
            self._draw_story(canvas)
        for y in (opened.y, opened.bottom):
            canvas.line((0.0, y), (whole.w, y), canvas.theme.gold_dark, 2.0)

    def _draw_story(self, canvas: Canvas) -> None:
        """Draw the winner, the chart with the standings, and the awards."""
        self._draw_banner(canvas, self._banner)
        canvas.panel(self._panel)
        shown = ease_in_out(self._unfolding.share(self._story_at, speeds.MATCH_STORY))
        self._draw_chart(canvas, self._panel.inset(_PAD, 14), shown)
        room = self._foot.cut_right(_BUTTONS, _GAP)[1]
        best_awards = self._awards[:_MOST_AWARDS]
        for award, box in zip(best_awards, room.split_columns(_MOST_AWARDS, _GAP), strict=False):
            self._draw_award(canvas, box, award)

    def _draw_banner(self, canvas: Canvas, box: Box) -> None:
        """Draw the winners in their wreaths, with their names and the reason for the end beside them."""
        leaders, wreaths = self._wreaths
        title, why = winner_line(self._match), self._why
        letters, text = self._letters_large, canvas.text_renderer
        room = box.w - wreaths - _PAD
        wide, high = letters.measure(self.ui, title)
        said = text.measure(why, "body", room)
        left = box.center[0] - (wreaths + _PAD + max(wide, said[0])) / 2
        for number, seat in enumerate(leaders):
            center = (left + box.h * (number + 0.5), box.center[1])
            draw_laurels(canvas, center, box.h)
            draw_medal(canvas, self.ui, self._faces[seat], center, box.h * FACE, PLEASED)
        if not leaders:
            draw_emblem(canvas, self.ui, (left + box.h / 2, box.center[1]), box.h * 0.8)
        x, top = left + wreaths + _PAD, box.center[1] - (high + said[1]) / 2
        letters.draw(canvas, self.ui, (x, top), title)
        canvas.text((x, top + high), why, "body", canvas.theme.ink, max_width=room)

    @property
    def _wreaths(self) -> tuple[Sequence[int], float]:
        """Return the winners with a wreath, and the width of all; many joint winners get one medal."""
        leaders = self._match.leaders if len(self._match.leaders) <= _MOST_FACES else ()
        return leaders, self._banner.h * max(1, len(leaders))

    def _draw_chart(self, canvas: Canvas, box: Box, shown: float) -> None:
        """Draw everybody's line, leading to its player in the standings; the numbers run along with the lines."""
        wide = min(_STANDINGS, max(_LEAST_STANDINGS, box.w * _STANDINGS_SHARE))
        standings, plot = box.cut_right(wide, _JOIN)
        # The winner's line comes last, over the others.
        series = [Series(seat_color(self.ui, seat), self._lines[seat]) for seat in reversed(self._order)]
        target = self._match.plan.rules.target if self._points else None
        plan = ChartScale.of(canvas.text_renderer, plot, series, target=target, rounds=self._points)
        draw_chart(canvas, plan, series, shown)
        hand = shown * plan.hands
        ranked = [
            Ranked(
                self._faces[seat],
                self._place(seat),
                value_at(self._lines[seat], hand),
                None if self._points else self._match.plan.bankroll,
                plan.at(*self._lines[seat][-1]),
                self._match.plan.rules.has_lives,
            )
            for seat in self._order
        ]
        draw_standings(canvas, self.ui, standings, ranked, joined=shown >= 1)

    def _place(self, seat: Seat) -> int:
        """Return the rank of a seat, from 1; equal seats share one, but the winner of a game is first alone."""
        if seat in self._match.leaders:
            return 1
        standing = self._standing
        return 1 + sum(other in self._match.leaders or standing[other] > standing[seat] for other in self._order)

    def _draw_award(self, canvas: Canvas, box: Box, award: Award) -> None:
        """Draw somebody's face and their award."""
        theme = canvas.theme
        canvas.panel(box)
        inner = box.inset(12, 8)
        face = min(inner.h - 12, 58.0)
        for number, seat in enumerate(award.seats):
            center = (inner.x + face / 2 + number * face * 0.6, inner.center[1])
            draw_face(canvas, self.ui, self._faces[seat], center, face, PLEASED if award.glad else CAUGHT)
        words = inner.cut_left(face * (1 + 0.6 * (len(award.seats) - 1)), 12)[1]
        upper, middle, lower = words.centered(words.w, 72).split_rows(3)
        canvas.line_of_text(upper, award.title, "small", theme.gold)
        names = joined([person(self._faces[seat].name) for seat in award.seats])
        canvas.line_of_text(middle, names, "strong", theme.ink)
        canvas.line_of_text(lower, award.text, "small", theme.ink_soft)


def winner_line(match: Match) -> str:
    """Name the winner of the match."""
    if match.goal_reached:
        return _("You win the match")
    leaders, names = match.leaders, match.plan.table_names
    if len(leaders) == len(match.bankrolls):
        return _("Nobody won")
    yours = _("You win the match")
    if match.plan.points:
        named = ngettext("{names} wins the match", "{names} lead the match", len(leaders))
        return names.some(leaders, yours, _("You and {names} lead the match"), named)
    named = ngettext("{names} wins the match", "{names} share the win", len(leaders))
    return names.some(leaders, yours, _("You and {names} share the win"), named)


def why_over(match: Match) -> str:
    """Return why the match is over, in a sentence."""
    if match.plan.points:
        return _rounds_played(match)
    hands = ngettext("You played {n} hand of {rules}.", "You played {n} hands of {rules}.", match.hand_number)
    played = hands.format(n=match.hand_number, rules=rules_name(match.plan.rules.name))
    names, ends, yours = match.plan.table_names, match.plan.ends, _("You reached the target of {n}.")
    if ends.kind == "goal" and match.over:
        return paragraph(played, end_at_goal(match.goal, reached=match.goal_reached))
    if ends.kind == "target" and match.over:
        leaders, among = match.leaders, _("You and {names} reached the target of {n}.")
        named = ngettext("{names} reached the target of {n}.", "{names} reached the target of {n}.", len(leaders))
        return paragraph(played, names.some(leaders, yours, among, named, n=money(ends.amount)))
    if ends.kind == "broke" and min(match.bankrolls) <= 0:
        broke = [seat for seat, have in by_seat(match.bankrolls) if have <= 0]
        named = ngettext("{names} is broke.", "{names} are broke.", len(broke))
        return paragraph(played, names.some(broke, _("You are broke."), _("You and {names} are broke."), named))
    return played


def _rounds_played(match: Match) -> str:
    """Return the number of rounds played, and the target."""
    rounds = ngettext("You played {n} round of {rules}.", "You played {n} rounds of {rules}.", match.hand_number)
    played = rounds.format(n=match.hand_number, rules=rules_name(match.plan.rules.name))
    champion = match.position.outcome.champion if match.position.outcome is not None else None
    if champion is None:
        return played
    has = has_line(match.plan.table_names, champion, match.plan.rules, match.score[champion])
    return paragraph(played, f"{has}.")


def with_bonuses(match: Match, hands: Sequence[PlayedHand]) -> str:
    """Return the standings with the bonuses of the score sheet, in words; empty without bonuses.

    Args:
        match: The match.
        hands: Its hands in the history.
    """
    champion, bonuses = match.leaders, sheet_of_match(match, hands).bonuses if match.plan.points else None
    if bonuses is None:
        return ""
    won = bonuses[champion[0]].total
    lost = max(line.total for seat, line in by_seat(bonuses) if seat != champion[0])
    return _("With boxes and bonuses, the final score is {won} to {lost}.").format(won=money(won), lost=money(lost))


def same_again(match: Match, choices: LastChoices) -> LastChoices:
    """Return the choices for a new match like this one."""
    plan = match.plan
    return choices.changed(
        rules=rules_to_json(plan.rules),
        seats=plan.players,
        stake=plan.stake,
        bankroll=plan.bankroll,
        end=plan.ends,
    )
