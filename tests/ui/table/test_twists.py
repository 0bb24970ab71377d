"""Play with twists at the table: questions, refusals with their reasons, and marks on the seats."""

from collections.abc import Callable

import pygame
import pytest

from tests.support.tables import house, said, table
from tests.ui.screens.screen_services import click, labels, read
from tests.ui.table.seated import Seated, Undecided
from tests.ui.table.test_plates import standings_of
from tonk.rules import DRAW, Position
from tonk.rules.cards import WILD, Seat, parse_card
from tonk.rules.events import TurnLost
from tonk.rules.parts import none_lying
from tonk.session.settings import Settings
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.table.cross_prompt import CrossPrompt
from tonk.ui.screens.table.interpretation_choice import InterpretationChoice
from tonk.ui.table.handling import interpretations
from tonk.ui.table.painting.special_card_signs import medallions
from tonk.ui.table.telling import plates

pytestmark = pytest.mark.usefixtures("eager")

OTHERS = ["KH QD B2 3D 2H", "7D 4C TS 2D X1", "JS 5S 8H 6H 6D"]


def in_play(hand: str, *, hands: list[str] | None = None, **more: object) -> Position:
    """A table at which Ana has drawn; runs lie before Bo (5-6-7 of clubs, the 7 a Wild) and Ana (9-10-J of hearts)."""
    given = {"stock": "AH 4D 3C 4H 9D", "discard": "9S 5H 8S", "spreads": ["1: 5C 6C W2=7C", "0: 9H TH JH"], **more}
    return table("twists", hands=[hand, *(hands or OTHERS)], phase="play", **given)  # type: ignore[arg-type]


def asked() -> Position:
    """A table at which Bo has chosen the deck and Ana is asked about the 8 of spades that Cy discarded."""
    hands = ["8C 8D W1 X4 2S", *OTHERS]
    position = table("twists", hands=hands, stock="AH 4D 3C 4H 9D", discard="9S 5H 8S", to_act=1)
    position.discarder = Seat(2)
    position.apply(DRAW)
    return position


def seat_at(position: Position, **more: object) -> Seated:
    """A table whose bots do nothing on their own."""
    return Seated(position, thinker=Undecided(), **more)  # type: ignore[arg-type]


def done(seated: Seated) -> list[str]:
    """Return the actions since then, as written in records."""
    return [said(action) for _seat, action in seated.position.history]


def choose(seated: Seated, *cards: str) -> None:
    """Choose cards of the hand."""
    for card in cards:
        seated.pilot.click(seated.at(card))


# Wilds


def test_a_wild_with_one_sense_is_laid_at_once() -> None:
    """Two 8s and a Wild are laid as a book without a question, the Wild as the first missing suit."""
    seated = seat_at(in_play("8C 8D W1 2S KS X4"))
    choose(seated, "8C", "8D", "W1")
    seated.pilot.press(pygame.K_s)
    assert done(seated) == ["lay 8C 8D W1=8H"]


@pytest.mark.parametrize(("key", "laid"), [(pygame.K_1, "lay W1=3S 4S 5S"), (pygame.K_2, "lay 4S 5S W1=6S")])
def test_a_wild_with_two_senses_asks_which(key: int, laid: str) -> None:
    """A Wild beside 4-5 of spades may be the 3 or the 6: a number key chooses the spread that is laid."""
    seated = seat_at(in_play("4S 5S W1 2S KS X4", hands=[OTHERS[0], OTHERS[1], "JS AS 8H 6H 6D"]))
    choose(seated, "4S", "5S", "W1")
    seated.pilot.click(seated.felt)
    assert isinstance(seated.pilot.ui.screens.top, InterpretationChoice)
    assert "Which card does the Wild stand for?" in read(seated.pilot)
    assert "15 points" in read(seated.pilot)
    assert done(seated) == []

    seated.pilot.press(key)
    assert done(seated) == [laid]
    assert seated.pilot.ui.screens.top is seated.screen


def test_a_wild_that_hits_a_run_asks_at_which_end() -> None:
    """A Wild dragged onto 9-10-J of hearts may be the 8 or the queen; a press beside the question cancels it."""
    seated = seat_at(in_play("8C 8D W1 2S KS X4"))
    seated.pilot.drag(seated.at("W1"), seated.spread(1))
    assert labels(seated.pilot) == ["Cancel"]
    seated.pilot.click((5.0, 400.0))
    assert seated.pilot.ui.screens.top is seated.screen
    assert done(seated) == []

    seated.pilot.drag(seated.at("W1"), seated.spread(1))
    seated.pilot.press(pygame.K_2)
    assert done(seated) == ["hit W1=QH 1"]


def test_a_wild_with_one_end_free_hits_at_once() -> None:
    """A Wild that can hit a run at one end only is played there without a question."""
    spreads = ["1: 5C 6C W2=7C", "0: JH QH W3=KH"]
    seated = seat_at(in_play("8C 8D W1 2S KS X4", spreads=spreads, hands=["KD QD B2 3D 2H", *OTHERS[1:]]))
    choose(seated, "W1")
    seated.pilot.click(seated.spread(1))
    assert done(seated) == ["hit W1=TH 1"]


def test_a_card_is_hit_with_together_with_a_wild() -> None:
    """The 9 of clubs can hit 5-6-7 together with a Wild that is the 8."""
    seated = seat_at(in_play("9C 8D W1 2S KS X4"))
    choose(seated, "9C", "W1")
    seated.pilot.click(seated.spread(0))
    assert done(seated) == ["hit W1=8C 9C 0"]


def test_cards_that_no_wild_can_help_are_refused_in_words() -> None:
    """Cards that no Wild can complete are refused as no spread, not for want of a name for the Wild."""
    seated = seat_at(in_play("8C 2D W1 2S KS X4", hands=[*OTHERS[:1], "7D 4C TS 3S X1", OTHERS[2]]))
    choose(seated, "8C", "KS", "W1")
    seated.pilot.press(pygame.K_s)
    assert "These cards don't make a spread, whatever the Wild is" in read(seated.pilot)
    assert done(seated) == []


def test_the_best_spread_spares_the_wild() -> None:
    """With three 8s and a Wild in hand, S lays only the 8s."""
    seated = seat_at(in_play("8C 8D 8S W1 KS X4", discard="9S 5H"))
    seated.pilot.press(pygame.K_s)
    assert done(seated) == ["lay 8C 8D 8S"]


# Skips and Blocks


@pytest.mark.parametrize("way", ["drag", "click", "key"])
@pytest.mark.parametrize(("number", "played"), [(pygame.K_1, "skip B1 2"), (pygame.K_2, "block B1 2")])
def test_a_skip_card_is_asked_about_before_a_player(way: str, number: int, played: str) -> None:
    """A card that may be a Skip or a Block asks which, by drag, by click and by B."""
    seated = seat_at(in_play("8C 8D W1 X4 2S B1"))
    plate = seated.screen.board.layout.plate(Seat(2)).center
    if way == "drag":
        seated.pilot.drag(seated.at("B1"), plate)
    elif way == "click":
        choose(seated, "B1")
        seated.pilot.click(plate)
    else:
        # Skips on all four from the next player on, then Blocks on all four from the player on.
        number = pygame.K_2 if number == pygame.K_1 else pygame.K_7
        seated.pilot.press(pygame.K_b)
    assert isinstance(seated.pilot.ui.screens.top, InterpretationChoice)
    seated.pilot.press(number)
    assert done(seated) == [played]


def test_players_to_skip_are_listed_from_the_next_one_on() -> None:
    """Skips are listed from the next player on and Blocks below them, even if a player can't get a Skip."""
    seated = seat_at(in_play("8C 8D W1 X4 2S B1", skips={1: "B4"}))
    seated.pilot.press(pygame.K_b)
    words = read(seated.pilot)
    asked = ("Skip Cy", "Skip Dee", "Skip yourself", "Protect yourself", "Protect Bo", "Protect Cy", "Protect Dee")
    places = [words.index(one) for one in asked]
    assert places == sorted(places)
    assert "A Skip takes a player's next turn. A Block protects a player: until your next turn" in words


def test_the_meaning_of_a_card_is_asked_above_the_prompt() -> None:
    """The question of a card's meaning leaves the prompt and the chosen cards in sight."""
    seated = seat_at(in_play("4S 5S W1 2S KS X4", hands=[OTHERS[0], OTHERS[1], "JS AS 8H 6H 6D"]))
    choose(seated, "4S", "5S", "W1")
    seated.pilot.click(seated.felt)
    assert isinstance(asking := seated.pilot.ui.screens.top, InterpretationChoice)
    assert asking.box.bottom <= seated.screen.board.layout.words_top


def test_the_twists_in_play_are_shown_beside_the_stock() -> None:
    """A sign beside the stock explains each twist in play; their absence is noted only in rules that have twists."""
    seated = seat_at(in_play("8D 2S B1"))
    boxes = medallions(seated.screen.board.layout, seated.screen.board.view)
    assert list(boxes) == ["wild", "cross", "skip"]
    for box, name in zip(boxes.values(), ("Wild: ", "Cross: ", "Skip/Block: "), strict=True):
        seated.pilot.move(box.center)
        seated.pilot.advance(1.5)
        assert name in read(seated.pilot)
    without = in_play("8D 2S KS")
    without.specials = none_lying(4)
    assert "No twists" in read(seat_at(without).pilot)
    assert "No twists" not in read(Seated(table("jazz-club", hands=["8D 2S", "4H"])).pilot)


def test_only_legal_meanings_of_a_wild_are_offered() -> None:
    """Before a player who has a Block, a Skip card becomes a Skip without a question, as its label says."""
    seated = seat_at(in_play("8C 8D W1 X4 2S B1", blocks={1: ("B3", 2)}))
    seated.pilot.drag(seated.at("B1"), seated.screen.board.layout.plate(Seat(1)).center, release=False)
    assert seated.screen.pointer.verdict is not None
    assert seated.screen.pointer.verdict.sentence == "Skip Bo, who loses the next turn"
    seated.pilot.up(seated.screen.board.layout.plate(Seat(1)).center)
    assert done(seated) == ["skip B1 1"]


def test_a_skip_that_may_not_be_played_is_refused_with_the_reason() -> None:
    """A second Skip, a second Block and a card that is no Skip are refused with the reason."""
    seated = seat_at(in_play("8C 8D W1 X4 2S B1", skips={1: "B4"}, blocks={1: ("B3", 2)}))
    choose(seated, "B1")
    seated.pilot.click(seated.screen.board.layout.plate(Seat(1)).center)
    assert "Bo already has a Skip" in read(seated.pilot)
    choose(seated, "B1", "8C")
    seated.pilot.click(seated.screen.board.layout.plate(Seat(1)).center)
    assert "Only a Skip/Block can be played on a player" in read(seated.pilot)


def test_skips_blocks_holds_and_points_show_at_their_seats() -> None:
    """Tags on the seats show Skips, Blocks and held turns, and plates show scores and laid points."""
    seated = seat_at(
        in_play("8C 8D W1 X4 2S", skips={1: "B4"}, blocks={2: ("B3", 0)}, held=[1], score=[118, 42, 205, 7])
    )
    words = read(seated.pilot)
    for word in ("Skip", "Block", "Held", "118", "205", "to 250"):
        assert word in words
    assert [one.bankroll for one in standings_of(seated)] == [118, 42, 205, 7]
    assert [one.gain for one in standings_of(seated)] == [20, 15, 0, 0]


# Crosses


def test_a_person_is_offered_a_cross_for_as_long_as_they_like() -> None:
    """An offered Cross waits for the player for minutes; X takes the discard, which then has to be laid."""
    seated = seat_at(asked())
    seated.pilot.advance(1.0)
    seated.pilot.now += 118.0
    seated.pilot.advance(1.0)
    assert "Bo draws from the stock. Take " in read(seated.pilot)
    lit = interpretations.lit(seated.screen.board.view)
    assert lit.discard
    assert lit.cards == {parse_card("8C"), parse_card("8D")}

    seated.pilot.press(pygame.K_x)
    assert done(seated)[-1] == "cross X4"
    assert not interpretations.lit(seated.screen.board.view).discard
    assert parse_card("8S") in interpretations.lit(seated.screen.board.view).cards
    choose(seated, "2S")
    seated.pilot.press(pygame.K_d)
    assert "First lay 8♠, which you took, in a new spread, or hit with it" in read(seated.pilot)
    choose(seated, "2S")
    seated.pilot.press(pygame.K_s)
    assert done(seated)[-1] == "lay 8C 8D 8S"


@pytest.mark.parametrize("way", ["button", "key", "discards", "drag"])
def test_a_cross_is_played_in_every_way(way: str) -> None:
    """The button, X, a press on the discards and a drag of the Cross onto them all play it."""
    seated = seat_at(asked())
    if way == "button":
        seated.pilot.click(seated.screen.controls.cross.box.center)
    elif way == "key":
        seated.pilot.press(pygame.K_x)
    elif way == "discards":
        seated.pilot.click(seated.discards)
    else:
        seated.pilot.drag(seated.at("X4"), seated.discards)
    assert done(seated)[-1] == "cross X4"


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_discard_is_let_go(way: str) -> None:
    """A player who lets the discard go keeps the Cross, and the buttons disappear."""
    seated = seat_at(asked())
    answer = seated.screen.controls.let_go
    assert answer.visible
    if way == "button":
        seated.pilot.click(answer.box.center)
    else:
        seated.pilot.press(pygame.K_n)
    assert done(seated)[-1] == "pass"
    assert not answer.visible


def test_anything_else_is_refused_while_a_cross_is_offered() -> None:
    """While a Cross is offered, Space doesn't draw but says what to answer first."""
    seated = seat_at(asked())
    seated.pilot.press(pygame.K_SPACE)
    assert "First take the discard with your Cross, or let it go" in read(seated.pilot)


def test_a_setting_lets_time_run_out() -> None:
    """With a time limit set, the discard is let go when the time is over."""
    position = asked()
    settings = Settings(animation_speed="instant", thinking_time="none", cross_time="10", lessons=False)
    seated = seat_at(position, settings=settings)
    seated.pilot.advance(9.5)
    assert position.history[-1][1] == DRAW
    seated.pilot.advance(1.0)
    assert done(seated)[-1] == "pass"


def test_a_cross_out_of_time_is_refused_in_words() -> None:
    """In the player's own turn, X is refused with an explanation of when a Cross is played."""
    seated = seat_at(in_play("8C 8D W1 X4 2S B1"))
    seated.pilot.press(pygame.K_x)
    assert "Play a Cross when the next player draws from the stock" in read(seated.pilot)


@pytest.mark.parametrize("key", [pygame.K_x, pygame.K_n])
def test_nothing_is_said_of_a_cross_where_none_is_in_play(key: int) -> None:
    """In rules without a Cross, its keys do nothing."""
    position = in_play("8C 8D 7S W1 2S 3H")
    position.specials = none_lying(4, (WILD,))
    seated = seat_at(position)
    before = read(seated.pilot)
    seated.pilot.press(key)
    assert read(seated.pilot) == before


# Several persons at one screen


def shared(holder: int) -> Seated:
    """A table of three people at which Ana draws and this one holds a Cross that could be used."""
    hands = ["KH QD B2 3D 2H", "7D 4C TS 2D W1", "JS 5S 8H 6H 6D", "QS TD 9C AC W3"]
    hands[holder] = "8C 8D AS X4 2S"
    position = table("twists", hands=hands, stock="AH 4D 3C 4H 9D", discard="9S 5H 8S", to_act=0)
    position.discarder = Seat(3)
    seated = seat_at(position, persons=3)
    seated.pilot.advance(1.0)
    seated.pilot.press(pygame.K_RETURN)
    seated.pilot.advance(0.5)
    seated.pilot.press(pygame.K_SPACE)
    seated.pilot.advance(1.0)
    return seated


def test_a_cross_question_does_not_say_that_somebody_holds_no_spread() -> None:
    """While Ana is asked about a Cross, Lay spread is off without claiming that she has no spread."""
    hands = ["9C 9D 9S TS X4", OTHERS[0], "7D 4C AS 2D X1", OTHERS[2]]
    position = table("twists", hands=hands, stock="AH 4D 3C 4H", discard="7S 5H 8S", to_act=1)
    position.discarder = Seat(2)
    position.apply(DRAW)
    assert position.phase == "window"
    assert seat_at(position).screen.controls.lay.disabled == ""


def test_tags_on_a_plate_stand_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hourglass of a player who has lost a turn and the words about it don't overlap."""
    covered: list[Box] = []
    for name in ("draw_wait", "draw_sign"):
        draw = getattr(plates, name)

        def noted(*arguments: object, draw: Callable[..., Box] = draw) -> Box:
            covered.append(draw(*arguments))
            return covered[-1]

        monkeypatch.setattr(plates, name, noted)
    rules = house("twists", wait_effect="no_drop")
    seated = seat_at(table(rules, hands=["2C 4D 9H", "3C 5D TH"], stock="AC 6C 7D", discard="AH", wait=[2, 0]))
    seated.match.events.append(TurnLost(Seat(0), held=False, skip=None))
    covered.clear()
    seated.screen.board.dirty = True
    seated.pilot.post()
    assert len(covered) == 2
    assert covered[0].overlap(covered[1]) == 0


def test_a_question_to_all_gives_nothing_away() -> None:
    """The question about a Cross looks the same for any holder, with every hand covered."""
    seen = []
    for holder in (1, 2):
        seated = shared(holder)
        assert isinstance(seated.pilot.ui.screens.top, CrossPrompt)
        assert not seated.screen.board.hand.is_open
        seen.append((labels(seated.pilot), seated.pilot.pixels()))
    assert seen[0] == seen[1]
    assert seen[0][0] == ["Nobody", "Bo crosses", "Cy crosses", "Leave the table"]


def test_play_continues_with_the_drawer_when_nobody_crosses() -> None:
    """If nobody crosses, the card is drawn and the drawer's hand is open again."""
    seated = shared(1)
    seated.pilot.press(pygame.K_SPACE)
    seated.pilot.advance(0.5)
    assert seated.pilot.ui.screens.top is seated.screen
    assert seated.screen.board.hand.is_open
    assert seated.position.hands[0].bit_count() == 6


def test_only_a_true_claim_of_a_cross_is_believed() -> None:
    """A false claim of a Cross is refused and the question stays; a true one calls its player to the screen."""
    seated = shared(1)
    click(seated.pilot, "Cy crosses")
    assert "Cy has no Cross, or can't use" in read(seated.pilot)
    assert isinstance(seated.pilot.ui.screens.top, CrossPrompt)
    click(seated.pilot, "Bo crosses")
    seated.pilot.advance(1.0)
    assert seated.position.to_act == 1
    assert "Pass the screen to Bo" in read(seated.pilot)


def test_a_block_is_dragged_onto_the_own_plate_too() -> None:
    """A Block can be dragged onto the player's own plate beside the hand."""
    seated = seat_at(in_play("8C 8D W1 X4 2S B1"))
    seated.pilot.drag(seated.at("B1"), seated.screen.board.layout.plate(Seat(0)).center)
    assert isinstance(seated.pilot.ui.screens.top, InterpretationChoice)
    seated.pilot.press(pygame.K_2)
    assert done(seated) == ["block B1 0"]


def test_the_holder_of_a_skip_learns_its_use() -> None:
    """The prompt explains a Skip before a card is chosen, and says that the last card goes out."""
    assert "Skip/Block on a player" in seat_at(in_play("8D 2S B1")).screen.prompter.sentence
    assert seat_at(in_play("8D")).screen.prompter.sentence == "Discard your last card to go out"
