"""A player's hand in a guest game: its spreads are marked and can be sorted, and a knock asks with its sum."""

import pygame
import pytest

from tests.support.guest_tables import guest_table
from tests.support.tables import cards
from tests.ui.table.seated import Seated
from tonk.rules import load_preset
from tonk.rules.cards import parse_card
from tonk.rules.guests.knocking import groups_of
from tonk.session.settings import Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.text import CLOSEST
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.hand_order import sort_hand
from tonk.ui.table.places.card_places import card_key

_HAND = "4C 5C 6C 9D 8S 8D 8H 2S 2D 2H KS"


def test_the_best_spreads_are_numbered_and_deadwood_is_not() -> None:
    """All cards of the best spreads carry the number of their spread; the deadwood carries none."""
    seated = Seated(guest_table("gin", hands=[_HAND, "AD KC"]))
    groups = seated.screen.board.hand.groups
    assert {*groups.values()} == {1, 2, 3}
    assert {card for card in seated.screen.board.hand.order if card not in groups} == {
        parse_card("9D"),
        parse_card("KS"),
    }
    assert groups[parse_card("4C")] == groups[parse_card("6C")]


def test_the_best_suit_of_thirty_one_is_one_group() -> None:
    """The group is the suit that counts, or three of a rank where they count more; Tonk has no such groups."""
    rules = load_preset("thirty-one")
    assert groups_of(rules, cards("AS KS 9D")) == (cards("AS KS"),)
    assert groups_of(rules, cards("7S 7H 7D")) == (cards("7S 7H 7D"),)
    assert groups_of(load_preset("jazz-club"), cards("7S 7H 7D")) == ()


def test_sorting_by_spread_takes_the_spreads_of_least_deadwood() -> None:
    """Sorting by spread puts a run first when the book that shares a card with it would leave more deadwood."""
    order = sort_hand(load_preset("gin"), cards("6C 6D 6H 7H 8H KS"), "spread")
    assert order[:3] == tuple(parse_card(card) for card in ("6H", "7H", "8H"))


def test_a_knock_is_pressed_twice_with_the_sum_beside_it() -> None:
    """A knock with a chosen card takes two presses and discards that card."""
    seated = Seated(guest_table("gin", hands=[_HAND, "AD KC"]))
    seated.screen.board.hand.choose([parse_card("KS")])
    seated.pilot.press(pygame.K_k)
    assert not seated.match.hand_over
    seated.pilot.advance(1.0)
    seated.pilot.press(pygame.K_k)
    assert seated.match.hand_over
    assert seated.match.record().to_json()["actions"][-1] == "0 knock KS"


def test_the_card_of_a_knock_lies_face_down() -> None:
    """The knocking card turns over on its way to the discards; a card that is only discarded lies face up."""
    for key, is_hidden in ((pygame.K_k, True), (pygame.K_d, False)):
        seated = Seated(guest_table("gin", hands=[_HAND, "AD KC"]))
        seated.screen.board.hand.choose([parse_card("KS")])
        seated.pilot.press(key)
        if is_hidden:
            seated.pilot.advance(1.0)
            seated.pilot.press(key)
        seated.pilot.advance(1.0)
        pose = seated.screen.board.pose_now(card_key(parse_card("KS")))
        assert pose is not None
        assert (pose.face == 0.0) == is_hidden


def test_the_unit_of_a_hand_is_a_whole_word_at_any_scale(monkeypatch: pytest.MonkeyPatch) -> None:
    """The unit stands below its figure where there is no room beside it."""
    fitting: list[bool] = []

    def line(canvas: Canvas, box: Box, words: str, style: str, *_rest: object) -> None:
        if words == "deadwood":
            fitting.append(canvas.text_renderer.measure(words, style)[0] * CLOSEST <= box.w)

    for scale in (1.0, 1.5, 2.0):
        seated = Seated(guest_table("gin", hands=[_HAND, "AD KC"]), settings=Settings(ui_scale=scale, lessons=False))
        with monkeypatch.context() as patched:
            patched.setattr(Canvas, "line_of_text", line)
            ui = seated.pilot.ui
            seated.screen.draw(Canvas(ui.viewport, ui.text, ui.theme, listening=True))
    assert fitting == [True] * 3
