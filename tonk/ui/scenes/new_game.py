"""The new-game screen: rules, players, stakes. What was played last is filled in, so that Deal works at once."""

from tonk.records import rules_from_json, rules_to_json
from tonk.rules import DEFAULT, RuleSet, RulesRefused, load_preset, preset_ids
from tonk.session.choices import LastChoices
from tonk.session.match import Match
from tonk.ui.canvas import Canvas
from tonk.ui.house import House
from tonk.ui.scene import Stage
from tonk.ui.scenes.chooser import ROW, Chooser
from tonk.ui.scenes.screen import Screen
from tonk.ui.scenes.seating import Seating, SeatRow
from tonk.ui.scenes.stakes import StakesColumn
from tonk.ui.vectors import icon
from tonk.ui.viewport import Box
from tonk.ui.widgets import Answer, Button, Dialog, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _
from tonk.words.phrases import joined, person
from tonk.words.rules_text import differences, summary

_PAD, _GAP, _HEADING = 20.0, 14.0, 42.0
_SEAT_ROW = 60.0
_LEAST_PANEL, _MOST_PANEL = 376.0, 468.0
_TOLD, _TOLD_UPRIGHT, _DEAL = 126.0, 180.0, 68.0
_BOTTOM = 16.0


class NewGameScene(Screen):
    """Three columns and a button that deals."""

    def __init__(self, stage: Stage, house: House) -> None:
        super().__init__(stage, house, _("New game"))
        choices = house.choices
        self._choices = choices
        self._sets = rule_sets(choices)
        self._seating = Seating(choices.seats)
        self._seats: list[SeatRow] = []
        self._stakes = StakesColumn(choices.stake, choices.bankroll, choices.end, self._chosen)
        self._list = Chooser([rules.name for rules in self._sets], self._first_set(), self._rules_chosen)
        self._told = ScrollArea(self._paint_told)
        self._read = Button("", self._show_rules, kind="bare", icon=icon("book"), tooltip=_("Read these rules"))
        self._add = Button(_("Add a player"), self._add_seat, kind="quiet", icon=icon("plus"))
        self._deal = Button(_("Deal"), self.deal, kind="primary", icon=icon("play"))
        self._columns: tuple[Box, ...] = ()
        self._footer = Box(0, 0, 0, 0)
        self._problem = ""
        self._seat_them()

    @property
    def rules(self) -> RuleSet:
        """The rule set that is chosen."""
        return self._sets[self._list.marked or 0]

    @property
    def problem(self) -> str:
        """Why the cards can't be dealt, in a sentence; "" when they can."""
        return self._problem

    def deal(self) -> None:
        """Begin the game that is chosen; a match that waits to be played on is given up, if the player means it."""
        waiting = self.house.waiting
        if waiting is None or waiting.over:
            self.house.begin(self.chosen())
        else:
            self.stage.push(self._question(waiting))

    def _question(self, waiting: Match) -> Dialog:
        others = joined([person(player.name) for player in waiting.plan.players])
        words = _("A match of {rules} waits for you at hand {number}: {who}. Its hands stay in the history.")
        return Dialog(
            self.stage,
            _("Give up the other match?"),
            words.format(rules=waiting.plan.rules.name, number=waiting.hand_number, who=others),
            [
                Answer(_("Keep it")),
                Answer(_("Give it up and deal"), lambda: self.house.begin(self.chosen()), "primary"),
            ],
        )

    def chosen(self) -> LastChoices:
        """The game as it is chosen now."""
        return self._choices.changed(
            rules=rules_to_json(self.rules),
            seats=self._seating.cleaned,
            stake=self._stakes.stake,
            bankroll=self._stakes.bankroll,
            end=self._stakes.end,
        )

    def arrange(self, body: Box) -> None:
        """Rules at the left, players in the middle, stakes at the right; what the rules are, and Deal, below."""
        gap = _GAP if body.w > 1050 else 10.0
        upright = body.h > body.w
        room = body.h - _GAP - _BOTTOM
        # Upright, two rows of panels share the height; what is told below gives way before they do.
        rows, told = (2, _TOLD_UPRIGHT) if upright else (1, _TOLD)
        between = (rows - 1) * gap
        told = min(told, room - between - rows * _LEAST_PANEL)
        side = min(320.0, max(256.0, body.w * 0.223))
        panels = Box(body.x, body.y, body.w, min(_MOST_PANEL, (room - between - told) / rows))
        if upright:
            (left, right), middle = panels.split_columns(2, gap), panels.move(0, panels.h + gap)
        else:
            left, rest = panels.cut_left(side, gap)
            right, middle = rest.cut_right(side, gap)
        self._columns = (left, middle, right)
        self._arrange_list(_inside(left))
        self._arrange_seats(_inside(middle))
        self._stakes.arrange(_inside(right), self.stage.text)
        footer = Box(body.x, middle.bottom + gap, body.w, told)
        corner, self._footer = footer.cut_right(side, gap)
        self._deal.box = Box(corner.x, corner.bottom - _DEAL, corner.w, _DEAL)
        button, words = self._footer.inset(_PAD, 10).cut_right(48, 2)
        self._read.box = Box(button.x + 8, button.center[1] - 24, 48, 48)
        self._told.box = words
        self._told.content_height = self._told_height(self._told_style)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panels and what stands in them."""
        theme = canvas.theme
        for box, title in zip(self._columns, (_("Rules"), _("Players"), _("Stakes")), strict=True):
            canvas.panel(box)
            canvas.text((box.x + _PAD, box.y + 12), title, "heading", theme.gold)
        for row in self._seats:
            row.draw(canvas)
        self._stakes.draw(canvas)
        canvas.panel(self._footer)

    def _first_set(self) -> int:
        return next((n for n, one in enumerate(self._sets) if rules_to_json(one) == self._choices.rules), 0)

    def _rules_chosen(self, _row: int) -> None:
        self._told.scroll_to(0, at_once=True)
        self._chosen()

    def _chosen(self) -> None:
        """Something was chosen: see whether it can be played, and lay out what depends on it."""
        self._problem = self._seating.problem()
        self._deal.disabled = self._problem or None
        self.resized(self.stage.viewport)
        self.changed()

    def _seat_them(self) -> None:
        """Make a row for each seat."""
        self._seats = [
            SeatRow(seat, self._seating, self._chosen, self._remove_seat) for seat in range(len(self._seating.players))
        ]
        for row in self._seats:
            row.name.on_submit = lambda _name: self.group.focus(None)
        self._add.visible = self._seating.may_add
        self.group.clear()
        self.group.add(self._back, self._list)
        self.group.add(*(widget for row in self._seats for widget in row.widgets), self._add)
        self.group.add(*self._stakes.widgets, self._told, self._read, self._deal)
        self.group.default = self._deal
        self._chosen()

    def _add_seat(self) -> None:
        self._seating.add()
        self._seat_them()
        # Not into the new name: what is typed next would change it unasked.
        self.group.focus(self._add if self._add.visible else self._seats[-1].level)

    def _remove_seat(self, seat: int) -> None:
        self._seating.remove(seat)
        self._seat_them()
        # Not to the next button of the kind: Enter would take away one more.
        self.group.focus(self._add)

    def _show_rules(self) -> None:
        self.house.show_rules(self.rules)

    def _arrange_list(self, box: Box) -> None:
        self._list.row_height = min(ROW, box.h / len(self._sets)) if len(self._sets) < 8 else ROW
        self._list.count = len(self._sets)
        # The bar has a place beside the rows: in the panel's margin, as long as it is not needed.
        bar = 0.0 if self._list.content_height > box.h + 1 else BAR_WIDTH + 4
        self._list.box = Box(box.x - 6, box.y, box.w + 12 + bar, box.h)

    def _arrange_seats(self, box: Box) -> None:
        rows = len(self._seats) + (1 if self._add.visible else 0)
        pitch = min(_SEAT_ROW, box.h / max(1, rows))
        for number, row in enumerate(self._seats):
            row.arrange(Box(box.x, box.y + number * pitch, box.w, pitch - 6))
        self._add.box = Box(box.x, box.y + len(self._seats) * pitch + 2, min(box.w, 220), pitch - 10)

    def _told_lines(self) -> list[str]:
        if self._problem:
            return [self._problem]
        usual = load_preset(DEFAULT)
        if self.rules == usual:
            return summary(self.rules)
        first, *others = differences(self.rules, usual) or [_("The same.")]
        return [_("Unlike {rules}: {difference}").format(rules=usual.name, difference=first), *others]

    @property
    def _told_style(self) -> str:
        """The largest letters in which it fits."""
        return "body" if self._told_height("body") <= self._told.box.h else "small"

    def _told_height(self, style: str) -> float:
        text, wide = self.stage.text, self._told.inner_width
        return sum(text.measure(line, style, wide)[1] + 1 for line in self._told_lines())

    def _paint_told(self, canvas: Canvas, content: Box) -> None:
        y = content.y + max(0.0, self._told.box.h - self._told.content_height) / 2
        ink = canvas.theme.bad if self._problem else canvas.theme.ink
        style, wide = self._told_style, self._told.inner_width
        for line in self._told_lines():
            y += canvas.text((content.x, y), line, style, ink, max_width=wide).h + 1


def rule_sets(choices: LastChoices) -> list[RuleSet]:
    """The rule sets to choose from: those that come with the game, and the one played last if it is another."""
    sets = [load_preset(preset) for preset in preset_ids()]
    if not isinstance(choices.rules, str):
        try:
            own = rules_from_json(dict(choices.rules))
        except RulesRefused:
            return sets
        if own not in sets:
            sets.append(own)
    return sets


def _inside(panel: Box) -> Box:
    """The room in a panel below its heading."""
    return Box(panel.x + _PAD, panel.y + 12 + _HEADING, panel.w - 2 * _PAD, panel.h - 12 - _HEADING - _PAD)
