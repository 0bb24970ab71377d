"""The end of a match: who has won it, how everybody stands, and what next."""

from tonk.records import rules_to_json
from tonk.session.choices import LastChoices
from tonk.session.match import Match, MatchEnd
from tonk.ui.canvas import Canvas
from tonk.ui.house import House
from tonk.ui.scene import Stage
from tonk.ui.scenes.backdrop import GoldLeaf, draw_emblem
from tonk.ui.scenes.screen import Screen
from tonk.ui.scenes.stakes import money
from tonk.ui.scenes.standings import change_color, signed
from tonk.ui.vectors import icon
from tonk.ui.viewport import Box
from tonk.ui.widgets import Button
from tonk.words import _, ngettext
from tonk.words.phrases import joined, person

_WIDE, _PAD, _ROW = 760.0, 28.0, 52.0
_EMBLEM = 108.0
_BUTTON, _GAP = 60.0, 16.0


class MatchEndScene(Screen):
    """Final standings, and a new game with the same players."""

    def __init__(self, stage: Stage, house: House, match: Match) -> None:
        super().__init__(stage, house)
        self._match = match
        self._order = sorted(range(len(match.bankrolls)), key=lambda seat: -match.bankrolls[seat])
        self._letters_large = GoldLeaf(52.0)
        self._panel = self._head = Box(0, 0, 0, 0)
        self._again = Button(_("Play again"), self.play_again, kind="primary", icon=icon("again"))
        self._again.tooltip = _("A new match with the same players, rules and stakes")
        self._leave_it = Button(_("Main menu"), house.end_match, icon=icon("exit"))
        self.group.add(self._again, self._leave_it)
        self.group.default = self._again

    def play_again(self) -> None:
        """A new match with the same players."""
        self.house.begin(same_again(self._match, self.house.choices))

    def leave(self) -> None:
        """Esc goes to the main menu."""
        self.house.end_match()

    def arrange(self, body: Box) -> None:
        """One column in the middle."""
        rows = len(self._order)
        wide = min(_WIDE, body.w)
        row = min(_ROW, (body.h - _EMBLEM - 250) / rows)
        high = rows * row + 2 * 16
        whole = _EMBLEM + 116 + high + 20 + _BUTTON
        top = max(8.0, body.center[1] - whole / 2)
        left = body.center[0] - wide / 2
        self._head = Box(left, top, wide, _EMBLEM + 116)
        self._panel = Box(left, self._head.bottom, wide, high)
        buttons = Box(left, self._panel.bottom + 20, wide, _BUTTON)
        self._leave_it.box, self._again.box = buttons.split_columns(2, _GAP)

    def paint(self, canvas: Canvas) -> None:
        """Draw the medal, the winner and the standings."""
        theme, match = canvas.theme, self._match
        x, top = self._head.center[0], self._head.y
        draw_emblem(canvas, (x, top + _EMBLEM / 2), _EMBLEM)
        self._letters_large.draw(canvas, self.stage, (x, top + _EMBLEM + 36), winner_line(match), "center")
        canvas.text((x, top + _EMBLEM + 84), why_over(match), "body", theme.ink, anchor="center")
        canvas.panel(self._panel)
        inner = self._panel.inset(_PAD, 16)
        for place, (seat, row) in enumerate(zip(self._order, inner.split_rows(len(self._order)), strict=True)):
            if place:
                canvas.line((row.x, row.y), (row.right, row.y), theme.hairline, 1)
            self._draw_row(canvas, row, seat)

    def _draw_row(self, canvas: Canvas, row: Box, seat: int) -> None:
        theme, match = canvas.theme, self._match
        place = 1 + sum(other > match.bankrolls[seat] for other in match.bankrolls)
        first = place == 1
        number, rest = row.cut_left(40)
        canvas.line_of_text(number, str(place), "number", theme.gold if first else theme.ink_soft)
        canvas.disc((rest.x + 8, row.center[1]), 8, theme.seats[seat % len(theme.seats)])
        have, rest = rest.cut_left(32)[1].cut_right(130)
        change, name = rest.cut_right(120)
        ink = theme.gold_light if first else theme.ink
        canvas.line_of_text(name, person(match.plan.names[seat]), "strong" if first else "body", ink)
        won = match.bankrolls[seat] - match.plan.bankroll
        canvas.line_of_text(change, signed(won), "strong", change_color(theme, won), "right")
        canvas.line_of_text(have, money(match.bankrolls[seat]), "number", theme.ink, "right")


def winner_line(match: Match) -> str:
    """Who has won the match."""
    leaders = [person(match.plan.names[seat]) for seat in match.leaders]
    if len(leaders) == len(match.bankrolls):
        return _("Nobody has won")
    return ngettext("{who} wins the match", "{who} share the match", len(leaders)).format(who=joined(leaders))


def why_over(match: Match) -> str:
    """Why the match is over, in a sentence."""
    hands = ngettext("{n} hand of {rules} was played.", "{n} hands of {rules} were played.", match.hand_number)
    played = hands.format(n=match.hand_number, rules=match.plan.rules.name)
    names = match.plan.names
    match match.plan.ends:
        case MatchEnd("target", target) if match.over:
            who = joined([person(names[seat]) for seat in match.leaders])
            return played + " " + _("{who} won the {n} it took.").format(who=who, n=money(target))
        case MatchEnd("broke") if min(match.bankrolls) <= 0:
            broke = [person(name) for name, have in zip(names, match.bankrolls, strict=True) if have <= 0]
            sentence = ngettext("{who} is broke.", "{who} are broke.", len(broke))
            return played + " " + sentence.format(who=joined(broke))
    return played


def same_again(match: Match, choices: LastChoices) -> LastChoices:
    """The choices for a new match like this one."""
    plan = match.plan
    return choices.changed(
        rules=rules_to_json(plan.rules),
        seats=plan.players,
        stake=plan.stake,
        bankroll=plan.bankroll,
        end=plan.ends,
    )
