"""Drawing of the places on the set-up page: seats and piles, their names, and the one under the pointer."""

from collections.abc import Callable, Sequence

from tonk.rules.cards import Card, Seat, by_seat, mask_of
from tonk.session.practice.arrangement import Arrangement, CardPlace, Zone
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import fade, mix
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.position_editor.set_up_layout import SetUpLayout
from tonk.words import _, pgettext
from tonk.words.narration import labelled, spoken_card
from tonk.words.phrases import dotted, points
from tonk.words.setting_up import stock_text
from tonk.words.table.names import TableNames
from tonk.words.table.review import held_line

_NAMES_OF_ZONES: dict[Zone, Callable[[], str]] = {
    Zone.HAND: lambda: pgettext("a player's cards", "Hand"),
    Zone.NEW_SPREAD: lambda: pgettext("cards on the table", "Spread"),
    Zone.SKIP: lambda: pgettext("a card", "Skip"),
    Zone.BLOCK: lambda: pgettext("a card", "Block"),
}
"""The words on a seat's empty places."""


def draw_places(canvas: Canvas, layout: SetUpLayout, what: Arrangement) -> None:
    """Draw the seats with their places, and the piles with their words.

    Args:
        canvas: The canvas.
        layout: The layout.
        what: The arrangement.
    """
    for seat, box in by_seat(layout.seats):
        _draw_seat(canvas, layout, what, box, seat)
    below = len(what.left) if what.rest else 0
    piles = ((_("Stock"), stock_text(len(what.stock), below)), (_("Discards"), _("Top card on the right.")))
    for box, room, words in zip(layout.piles, layout.words, piles, strict=False):
        _draw_pile(canvas, box, room, words)


def draw_target(canvas: Canvas, layout: SetUpLayout, board: Box, at: Point, names: TableNames) -> None:
    """Mark the place under the pointer, and name the effect of putting cards there.

    Args:
        canvas: The canvas.
        layout: The layout.
        board: The board, which limits the words.
        at: The pointer.
        names: The players.
    """
    over = layout.place_at(at)
    target = next((box for box, place in layout.zones if place == over), None)
    if over is None or target is None:
        return
    theme, text = canvas.theme, canvas.text_renderer
    canvas.rounded(target, fade(theme.gold, 0.12), 10, border=theme.gold, border_width=2)
    name = place_name(over, names)
    wide, high = text.measure(name, "small")
    x = max(board.x, min(board.right - wide - 20, at[0] - wide / 2 - 10))
    card = next(iter(layout.pack.values()))
    tag = Box(x, max(board.y, at[1] - card.h * 0.6 - high - 14), wide + 20, high + 8)
    canvas.rounded(tag, theme.panel_raised, 8, border=theme.panel_border)
    canvas.line_of_text(tag, name, "small", theme.ink, "center")


def place_name(place: CardPlace, names: TableNames) -> str:
    """Describe a place, as the target of a card."""
    sentences = {
        Zone.PACK: (_("Back into the deck"),),
        Zone.HAND: (_("To your hand"), _("To {name}'s hand")),
        Zone.STOCK: (_("On top of the stock, drawn next"),),
        Zone.DISCARDS: (_("On top of the discards"),),
        Zone.SPREAD: (_("Add to this spread"),),
        Zone.NEW_SPREAD: (_("New spread in front of you"), _("New spread in front of {name}")),
        Zone.SKIP: (_("A Skip: you lose the next turn"), _("A Skip: {name} loses the next turn")),
        Zone.BLOCK: (_("A Block in front of you"), _("A Block in front of {name}")),
    }
    forms = sentences[place.zone]
    return forms[0] if len(forms) < 2 else names.one(Seat(place.number), forms[0], forms[-1])


def _draw_seat(canvas: Canvas, layout: SetUpLayout, what: Arrangement, box: Box, seat: Seat) -> None:
    theme = canvas.theme
    turn = seat == what.to_act
    ground = mix(theme.panel_raised, theme.felt_dark, 0.35)
    canvas.rounded(box, fade(ground, 0.85), 12, border=theme.gold if turn else theme.panel_border)
    for area, place in layout.zones:
        if area is box or not _lies_before(what, place, seat):
            continue
        canvas.rounded(area, fade(theme.felt_dark, 0.45), 8, border=theme.hairline)
        if not _holds(layout, what, place):
            name = _NAMES_OF_ZONES[place.zone]()
            fits = canvas.text_renderer.measure(name, "small")[0] <= area.w
            canvas.line_of_text(area, name if fits else "+", "small", theme.ink_off, "center")


def _lies_before(what: Arrangement, place: CardPlace, seat: Seat) -> bool:
    """Return whether a place belongs to a seat."""
    if place.zone is Zone.SPREAD:
        return what.spreads[place.number].owner == seat
    return place.zone in _NAMES_OF_ZONES and place.number == seat


def _holds(layout: SetUpLayout, what: Arrangement, place: CardPlace) -> bool:
    return place.zone is Zone.SPREAD or any(what.place_of(card) == place for card in layout.cards)


def _draw_pile(canvas: Canvas, box: Box, room: Box, words: tuple[str, str]) -> None:
    theme, (title, note) = canvas.theme, words
    canvas.rounded(box, fade(mix(theme.panel_raised, theme.felt_dark, 0.35), 0.85), 12, border=theme.panel_border)
    line = Box(room.x, room.y, room.w, canvas.text_renderer.line_height("small"))
    written = canvas.line_of_text(line, title, "small", theme.gold)
    if written.bottom + canvas.text_renderer.measure(note, "small", room.w)[1] <= room.bottom + 2:
        canvas.text((room.x, written.bottom), note, "small", theme.ink_soft, max_width=room.w)


def place_lines(what: Arrangement, names: TableNames) -> list[str]:
    """Return the contents of all places, line by line, for speech.

    Args:
        what: The arrangement.
        names: The players.
    """
    lines = [
        held_line(names[seat], hand, points(what.rules.points(mask_of(hand)))) for seat, hand in by_seat(what.hands)
    ]
    for spread in what.spreads:
        before = dotted((names[spread.owner], _NAMES_OF_ZONES[Zone.NEW_SPREAD]()))
        lines.append(labelled(before, _named(spread.cards)))
    piles = (_("Stock"), what.stock), (_("Discards"), what.discard)
    return [*lines, *(labelled(name, _named(pile)) for name, pile in piles if pile)]


def _named(cards: Sequence[Card]) -> str:
    return pgettext("between items of a list", ", ").join(map(spoken_card, cards))
