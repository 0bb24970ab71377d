"""The name plates: each player's name, standing and turn."""

import pygame
import pytest

from tests.support.guest_tables import guest_table
from tests.support.tables import action, table
from tests.ui.screens.screen_services import read
from tests.ui.table.seated import Seated
from tonk.rules import Position
from tonk.rules.cards import Seat, each_seat
from tonk.session.match.plan import Player
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_strokes import KeptStrokes
from tonk.ui.drawing.painting import Stroke
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.painting.tokens import MOST_CHIPS, chips_for
from tonk.ui.table.players.player_standings import PlayerStanding, Standings
from tonk.ui.table.telling.plates import draw_plates
from tonk.words.characters import level_text
from tonk.words.phrases import person
from tonk.words.table.review import plate_line, points_lines


def position() -> Position:
    """A position in which seat 0 is to draw and can lay nothing."""
    hands = ["2C 4D 9H", "3C 5D TH", "KC QD 8H"]
    return table("jazz-club", hands=hands, stock="AC 6C 7D", discard="AH", phase="start")


def standings_of(seated: Seated) -> tuple[PlayerStanding, ...]:
    """The standings on the plates."""
    screen = seated.screen
    return Standings(screen.sitting, screen._open_hand).on(screen.board)


def color_at(seated: Seated, point: Point) -> pygame.Color:
    """The colour at a point of the table."""
    return seated.pilot.loop.surface.get_at(seated.pilot.ui.viewport.point(point))


def ring(box: Box) -> Point:
    """A point on the ring around a portrait."""
    return box.x + 2.0, box.center[1]


def test_the_last_move_stays_on_the_plate() -> None:
    """The plate reports a drawn card as one card, and a discard by its name."""
    seated = Seated(position())
    assert [one.move_text for one in standings_of(seated)] == ["", "", ""]

    seated.pilot.press(pygame.K_SPACE)
    assert standings_of(seated)[0].move_text == "drew a card"
    seated.screen.do(seated.screen.board.view.legal[-1])
    assert standings_of(seated)[0].move_text.startswith("discarded")


def test_the_plate_of_somebody_who_is_out_counts_nothing() -> None:
    """The plate of a player who is out says 0 until the hands are shown; it is blank only before the deal."""
    out = table("jazz-club", hands=["9C", "3C 5D TH", "KC QD 8H"], stock="AC 6C", discard="AH", phase="play")
    seated = Seated(out)
    seated.screen.do(seated.screen.board.view.legal[0])
    assert not seated.screen.board.seen.counts[Seat(0)]
    assert "0" in read(seated.pilot).splitlines()


@pytest.mark.parametrize("watching", [0, 2])
def test_a_plate_counts_no_hand_of_somebody_without_cards_in_thirty_one(watching: int) -> None:
    """A player who is out of the match has no count, on no plate and in no words, when the others show their hands."""
    hands = ["", "KC QC 9C 2D", "2C 3C 4C"] if not watching else ["KC QC 9C 2D", "2C 3C 4C", ""]
    score = (-1, 2, 2) if not watching else (2, 2, -1)
    out, seat = (Seat(0), Seat(1)) if not watching else (Seat(2), Seat(0))
    start = guest_table("thirty-one", hands=hands, to_act=seat, knocked=(seat + 1) % 3, score=score)
    seated = Seated(start)
    before = read(seated.pilot)
    seated.screen._act(action("discard 2D"))
    seated.pilot.advance(0.1)
    view = start.view(Seat(0))
    said = plate_line(view, out, "Cy", points_held=view.outcome.totals[out] if view.outcome else None, rich=None)
    told = "\n".join((before, read(seated.pilot), said, *points_lines(view, hand_open=True)))
    assert "out" in told
    assert "0.5" not in told


def test_a_plate_counts_the_cards_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the first move a tag gives the number of cards, and no words repeat it."""
    lines: list[str] = []
    monkeypatch.setattr(Canvas, "line_of_text", lambda _canvas, _box, words, *_rest: lines.append(words))
    seated = Seated(position(), players=(Player("Ana"), Player("Mae", "solid"), Player("Cy", "casual")))
    ui = seated.pilot.ui
    seated.screen.draw(Canvas(ui.viewport, ui.text, ui.theme, listening=True))
    assert person("Mae") in lines
    assert "3 cards" not in lines


def test_only_the_open_hand_is_counted() -> None:
    """A plate shows the points of the viewing player's own hand only."""
    counted = [one.points for one in standings_of(Seated(position()))]
    assert counted[0] is not None
    assert counted[1:] == [None, None]


def test_the_turn_is_a_golden_ring() -> None:
    """A golden ring marks the portrait of the player to act; the others have rings of their own colours."""
    seated = Seated(position())
    layout, theme = seated.screen.board.layout, seated.pilot.ui.theme
    gold = pygame.Color(*theme.gold[:3])
    at = [color_at(seated, ring(layout.portrait(seat))) for seat in each_seat(3)]
    assert at[0] == gold
    assert gold not in at[1:]


def test_portraits_are_drawn_where_the_layout_has_them() -> None:
    """Each portrait fills its square, so that no table shows through its middle."""
    seated = Seated(position())
    layout = seated.screen.board.layout
    surface, viewport = seated.pilot.loop.surface, seated.pilot.ui.viewport
    for seat in each_seat(3):
        seen = surface.subsurface(viewport.rect(layout.portrait(seat).inset(12.0)))
        colors = {tuple(seen.get_at((x, y))) for x in range(seen.get_width()) for y in range(seen.get_height())}
        assert len(colors) > 60


@pytest.mark.parametrize(("money", "chips"), [(-5, 0), (0, 0), (1, 1), (100, 5), (140, 7), (10**9, MOST_CHIPS)])
def test_a_stack_is_as_high_as_the_money(money: int, chips: int) -> None:
    """Five chips stand for the starting money and none for nothing, and no stack outgrows its plate."""
    assert chips_for(money, 100) == chips


def test_a_plate_shows_a_way_of_play() -> None:
    """Resting the pointer on a bot's plate shows its level and style; a person's own plate shows nothing."""
    seated = Seated(position())
    seated = Seated(position(), players=(Player("Ana"), Player("Mae", "solid"), Player("Cy", "casual")))
    layout, pilot = seated.screen.board.layout, seated.pilot
    for seat, words in (
        (Seat(1), f"Mae (Solid). {level_text('solid')} Keeps low spreads in hand."),
        (Seat(2), "Cy (Casual)"),
    ):
        pilot.move(layout.plate(seat).center)
        pilot.advance(1.0)
        assert words in read(pilot)
    pilot.move(layout.plate(Seat(0)).center)
    pilot.advance(1.0)
    assert level_text("casual") not in read(pilot)


def test_a_plate_is_drawn_again_where_something_on_it_has_changed() -> None:
    """Plates drawn from kept strokes always equal plates drawn from scratch."""
    seated = Seated(position())
    screen, ui, kept = seated.screen, seated.pilot.ui, KeptStrokes()

    def plates(of_last: KeptStrokes) -> list[Stroke]:
        canvas = Canvas(ui.viewport, ui.text, ui.theme, of_last)
        board, standings = screen.board, screen.people.standings()
        draw_plates(canvas, board.layout, board.seen, standings, ui.portraits, ())
        return [*canvas.strokes]

    for _move in range(4):
        assert plates(kept) == plates(KeptStrokes())
        if screen.board.view.legal:
            screen.do(screen.board.view.legal[-1])
        seated.pilot.advance(0.5)
        assert plates(kept) == plates(KeptStrokes())
