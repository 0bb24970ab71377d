"""The head of the chart of a history: whose money or points it shows, and the sums."""

from collections.abc import Sequence

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.history.bankroll_chart import BankrollChart
from tonk.ui.screens.history.ledger import Account
from tonk.ui.screens.parts.ranking import change_color
from tonk.words import _, ngettext
from tonk.words.phrases import money, person, signed

_HIGH, _ROW, _PER_ROW = 36.0, 26.0, 3


def head_height(accounts: Sequence[Account]) -> float:
    """Return its height with so many lines in the chart."""
    return max(_HIGH, _ROW * -(-len(accounts) // _PER_ROW))


def draw_head(canvas: Canvas, head: Box, accounts: Sequence[Account], lines: BankrollChart, *, scored: bool) -> None:
    """Draw it: one person's name and sum, or whose line is which where there are several."""
    if len(accounts) > 1:
        _draw_legend(canvas, head, accounts, lines)
        return
    account = accounts[0]
    title = _("Points of {name}") if scored else _("Bankroll of {name}")
    title = title.format(name=person(account.name))
    drawn = canvas.line_of_text(head.cut_left(head.w * 0.55)[0], title, "heading", canvas.theme.gold)
    room = Box(drawn.right + 16, head.y, head.right - drawn.right - 16, head.h)
    _draw_totals(canvas, room, account, scored=scored)


def _draw_totals(canvas: Canvas, box: Box, account: Account, *, scored: bool) -> None:
    theme, y = canvas.theme, box.center[1]
    hands = len(account.balances)
    x = canvas.text(
        (box.right, y), signed(account.net), "number", change_color(theme, account.net), anchor="midright"
    ).x
    words = _counted(hands, account.won, scored=scored)
    room = Box(box.x, box.y, x - box.x - 16, box.h)
    if canvas.text_renderer.measure(words, "body")[0] > room.w:
        # The ring beside the chart tells how many were won.
        words = _counted(hands, None, scored=scored)
    canvas.line_of_text(room, words, "body", theme.ink_soft, "right")


def _draw_legend(canvas: Canvas, box: Box, accounts: Sequence[Account], lines: BankrollChart) -> None:
    theme, count = canvas.theme, len(accounts)
    rows = box.split_rows(-(-count // _PER_ROW))
    cells = [cell for row in rows for cell in row.split_columns(min(_PER_ROW, count), 12)]
    for number, (account, cell) in enumerate(zip(accounts, cells, strict=False)):
        canvas.disc((cell.x + 6, cell.center[1]), 6, lines.color(number))
        amount = signed(account.net)
        room = cell.w - 26 - canvas.text_renderer.measure(amount, "strong")[0]
        name = Box(cell.x + 18, cell.y, room, cell.h)
        drawn = canvas.line_of_text(name, person(account.name), "small", theme.ink)
        ink = change_color(theme, account.net)
        canvas.text((drawn.right + 8, cell.center[1]), amount, "strong", ink, anchor="midleft")


def _counted(hands: int, won: int | None, *, scored: bool) -> str:
    """So many hands, and how many of them brought something; None where that is told elsewhere."""
    if won is None:
        hands_told = ngettext("{n} round", "{n} rounds", hands) if scored else ngettext("{n} hand", "{n} hands", hands)
        return hands_told.format(n=money(hands))
    if scored:
        sentence = ngettext("{n} round, scored in {won}", "{n} rounds, scored in {won}", hands)
    else:
        sentence = ngettext("{n} hand, {won} won", "{n} hands, {won} won", hands)
    return sentence.format(n=money(hands), won=money(won))
