"""Pages as they are read aloud: in whole sentences, and in the order of events."""

import pygame

from tests.ui.hearing import listen
from tests.ui.pilot import Pilot, dummy_ui
from tests.ui.widgets.widget_bench import ROW, Bench, bench
from tonk.rules.cards import FIRST_SEAT, Seat, parse_card
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.deals.set_result_rows import Contender, SetRows
from tonk.ui.screens.parts.faces import Face
from tonk.ui.screens.results.player_columns import Columns, PlayerResult
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.narrator import lines_of
from tonk.ui.table.telling.log_and_prompt import Heading, draw_log
from tonk.ui.widgets import Button, ScrollArea, Widget
from tonk.words.narration import in_breaths, in_sentences, spoken
from tonk.words.table.scores import round_line


def _canvas(ui: UiContext) -> Canvas:
    """A canvas that notes what speech reads."""
    return Canvas(ui.viewport, ui.text, ui.theme, listening=True)


def _read(canvas: Canvas) -> list[str]:
    """Return the lines that are read."""
    return [spoken(line) for line in lines_of(canvas.written or ())]


def test_a_result_is_one_sentence_for_each_player() -> None:
    """A player's result is read as one sentence of the move, the cards, the points and the score."""
    ui = dummy_ui((640, 360))
    cards = tuple(map(parse_card, ("AC", "2C")))
    mine = PlayerResult(Face(FIRST_SEAT, "Ruby", is_person=False), "Ruby", cards, 3, "dropped", 3, 103, won=True)
    canvas = _canvas(ui)
    Columns(ui, [mine]).draw(canvas, Box(0, 0, 640, 300))
    assert _read(canvas) == ["Ruby, dropped: ace of clubs and 2 of clubs, 3 points, plus 3, now 103."]


def test_players_beside_each_other_are_read_in_a_row_each() -> None:
    """Columns of players that stand close together are read as separate lines."""
    ui = dummy_ui((640, 360))
    two = [
        PlayerResult(Face(seat, name, is_person=False), name, (), 0, "", 0, None, won=False)
        for seat, name in ((Seat(0), "Ruby"), (Seat(1), "Earl"))
    ]
    canvas = _canvas(ui)
    Columns(ui, two).draw(canvas, Box(0, 0, 640, 300))
    assert _read(canvas) == ["Ruby: no cards left, 0 points, 0.", "Earl: no cards left, 0 points, 0."]


def test_a_row_of_a_table_is_one_sentence() -> None:
    """Each deal of a set is read as one sentence with all who have played it, without the table's head."""
    ui = dummy_ui((640, 360))
    rows = SetRows(ui, 2)
    rows.contenders = [
        Contender("Ana", FIRST_SEAT, (3, -1), ui.theme.seats[0]),
        Contender("novice", None, (0,), ui.theme.seats[1]),
    ]
    canvas, box = _canvas(ui), Box(0, 0, 640, 76)
    rows.draw_head(canvas, box)
    rows.draw_rows(canvas, box, box)
    rows.draw_totals(canvas, box)
    assert _read(canvas) == ["Deal 1: Ana plus 3 and Novice 0", "Deal 2: Ana minus 1", "Total: Ana plus 2"]
    assert spoken(round_line(2, "out", [("Ana", 75, 0), ("Bo", 90, 15)])) == (
        "Round 2, Going out: Ana 75 and Bo 90 (plus 15)"
    )


def test_a_long_line_is_read_sentence_by_sentence() -> None:
    """A long line is split into sentences and breaths, a short one isn't, and a title doesn't end a sentence."""
    short, long = "Mr. Frost drops. He wins.", "Mr. Frost has never been in a hurry, and never been caught. " * 2
    assert in_sentences(short) == [short]
    assert in_sentences(long.strip()) == [long[: len(long) // 2].strip()] * 2
    one = "You score your own cards, what you laid and hit, and all the cards that the others hold: that is a lot."
    assert in_breaths(one) == [one[:48], one[49:]]


def test_only_new_lines_are_read_after_a_scroll() -> None:
    """After a scroll, only the new lines are read."""

    def paint(canvas: Canvas, content: Box) -> None:
        for row in range(20):
            if 0 <= content.y + 40 * row < 200:
                canvas.text((content.x, content.y + 40 * row), f"Line {row}")

    area = ScrollArea(paint, Box(0, 0, 300, 200), content_height=800)
    area.called = "Rules"
    button = Button("Next", lambda: None, ROW)
    pilot = Pilot()
    pilot.ui.screens.show_only(_Followed(pilot.ui, button, area))
    assert "Rules, text to scroll" in _pressed(pilot, pygame.K_TAB, pygame.K_TAB)
    pilot.advance(0.1)
    assert _pressed(pilot, pygame.K_PAGEDOWN)[:2] == ["Line 5", "Line 6"]


def test_the_log_is_read_from_the_oldest_line() -> None:
    """The log is read from its oldest line, after the rules and the stake."""
    ui = dummy_ui((640, 360))
    canvas = _canvas(ui)
    draw_log(canvas, Box(0, 0, 300, 300), Heading("Jazz Club", "5", chips=True), ["Mae draws a card", "Your turn"])
    assert _read(canvas) == ["Jazz Club, Stake: 5", "Mae draws a card", "Your turn"]


def test_a_key_is_read_with_its_button() -> None:
    """A button and its key are read as one line, because the key's name alone would mean nothing."""
    pilot, screen = bench(Button("Next", lambda: None, ROW, key_hint=pygame.K_g))
    canvas = _canvas(pilot.ui)
    screen.group.draw(canvas)
    assert _read(canvas) == ["G: Next"]


class _Followed(Bench):
    """A bench whose widgets the window knows."""

    def __init__(self, ui: UiContext, *widgets: Widget) -> None:
        super().__init__(*widgets)
        self._ui = ui

    def update(self, now: float) -> bool:
        """Report the widgets to the window, and update them."""
        self.group.follow_screen(self._ui, self)
        return super().update(now)


def _pressed(pilot: Pilot, *keys: int) -> list[str]:
    """Return what is said after keys are pressed."""
    voice = listen(pilot.ui)
    pilot.press(*keys)
    pilot.advance(0.1)
    return voice.take()


def test_a_press_that_does_nothing_says_why() -> None:
    """A press on a disabled button is answered with the reason each time."""
    button = Button("Deal", lambda: None, ROW)
    button.disabled = "Someone has to play."
    pilot = Pilot()
    pilot.ui.screens.show_only(_Followed(pilot.ui, button))
    assert _pressed(pilot, pygame.K_TAB)[-1] == "Someone has to play."
    assert _pressed(pilot, pygame.K_RETURN) == ["Someone has to play."]


def test_a_long_sentence_is_spoken_in_breaths_and_repeated_whole() -> None:
    """A long sentence is spoken in breaths split after a comma, and repeated whole."""
    ui = dummy_ui()
    voice = listen(ui)
    sentence = "Number cards count their number, an ace counts 1, and a jack, queen or king counts 10."
    ui.speech.say(sentence)
    assert " ".join(voice.sentences) == sentence
    assert max(map(len, voice.take())) <= 80
    ui.speech.repeat()
    assert " ".join(voice.sentences) == sentence
