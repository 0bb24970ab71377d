"""Several people at one screen: a curtain between turns, and covered cards that are never drawn."""

import pygame
import pytest

from tests.monkey.truths import Witness
from tests.support.tables import table
from tests.ui.table.seated import Seated
from tonk.rules import Position
from tonk.rules.cards import card_text, cards_in
from tonk.session.settings import Settings
from tonk.ui.screens.table.curtain import Curtain

pytestmark = pytest.mark.usefixtures("eager")


def two_people() -> Position:
    """A table at which Ana and then Bo are to act."""
    hands = ["4C 9D 9H KS JD", "KH QD 3S 3D 8H"]
    return table("jazz-club", hands=hands, stock="9S AC 8D 7D 6D", discard="TC 2S", phase="start")


def curtain_is_down(seated: Seated) -> bool:
    """True if the curtain is what the players see."""
    return isinstance(seated.pilot.ui.screens.top, Curtain)


def lift(seated: Seated) -> None:
    """Wait a moment and lift the curtain."""
    seated.pilot.advance(0.6)
    seated.pilot.press(pygame.K_RETURN)
    seated.pilot.advance(0.1)


def test_nobody_s_cards_are_drawn_before_the_curtain_is_lifted() -> None:
    """No hand is drawn until Ana lifts the curtain, and then only hers."""
    seated = Seated(two_people(), persons=2)
    witness = Witness(seated.pilot.ui)
    seated.pilot.advance(0.5)
    hands = [set(cards_in(hand)) for hand in seated.position.hands]

    assert curtain_is_down(seated)
    assert not witness.seen & (hands[0] | hands[1])
    lift(seated)

    assert hands[0] <= witness.seen
    assert not witness.seen & hands[1]


def test_the_hand_is_covered_in_the_frame_in_which_the_turn_ends() -> None:
    """From the frame in which Ana discards, none of her cards is drawn and the curtain asks for Bo."""
    seated = Seated(two_people(), persons=2)
    lift(seated)
    seated.pilot.press(pygame.K_SPACE, pygame.K_1)
    witness = Witness(seated.pilot.ui)
    witness.seen.clear()

    seated.pilot.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="", scancode=0))
    seated.pilot.advance(0.5)
    kept = set(cards_in(seated.position.hands[0]))

    assert seated.position.to_act == 1
    assert not witness.seen & (kept | set(cards_in(seated.position.hands[1])))
    assert curtain_is_down(seated)


def test_a_held_key_does_not_lift_the_curtain() -> None:
    """A press in the first half second or a repeating key doesn't lift the curtain."""
    seated = Seated(two_people(), persons=2)
    seated.pilot.advance(0.1)

    seated.pilot.press(pygame.K_RETURN, pygame.K_SPACE)
    assert curtain_is_down(seated)
    seated.pilot.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="", scancode=0))
    seated.pilot.advance(0.6)
    seated.pilot.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="", scancode=0))

    assert curtain_is_down(seated)


def test_one_person_never_sees_a_curtain() -> None:
    """Against bots alone, a person's hand is always open."""
    seated = Seated(persons=1)

    for _ in range(30):
        seated.pilot.advance(0.1)
        if seated.screen.may_act:
            seated.pilot.press(pygame.K_SPACE, pygame.K_1, pygame.K_d)
        assert not curtain_is_down(seated)


def test_turning_away_covers_the_hand() -> None:
    """The hand is covered and the curtain asks for the same person if the window loses the focus."""
    seated = Seated(two_people(), persons=2)
    lift(seated)
    assert seated.screen.board.hand.is_open

    seated.pilot.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    seated.pilot.advance(0.3)

    assert not seated.screen.board.hand.is_open
    assert curtain_is_down(seated)


def test_the_log_never_names_a_card_drawn_at_a_shared_screen() -> None:
    """The log that Bo reads doesn't name the card that Ana drew."""
    seated = Seated(two_people(), persons=2)
    lift(seated)

    seated.pilot.press(pygame.K_SPACE)

    assert seated.screen.log.lines[-1] == "Ana draws a card"


def test_against_bots_hidden_cards_make_no_difference_to_the_picture() -> None:
    """The picture is the same to the last pixel whatever the bots and the stock hold."""

    def picture(hands: list[str], stock: str) -> bytes:
        position = table("jazz-club", hands=["4C 9D 9H KS JD", *hands], stock=stock, discard="2S", phase="start")
        seated = Seated(position, settings=Settings(animation_speed="instant"))
        seated.pilot.advance(0.2)
        return seated.pilot.pixels()

    one = picture(["KH QD 3S 3D 8H", "5C 5D 5H 6C 6D"], "7C 7D 7H")
    other = picture(["5C 5D 5H 6C 6D", "7C 7D 7H KH QD"], "3S 3D 8H")

    assert one == other


def test_every_hand_is_shown_when_the_hand_is_over() -> None:
    """After a drop all hands are drawn."""
    seated = Seated(two_people(), persons=2)
    lift(seated)
    witness = Witness(seated.pilot.ui)
    seated.pilot.press(pygame.K_k)
    seated.pilot.advance(0.6)
    seated.pilot.press(pygame.K_k)
    seated.pilot.advance(0.2)

    held = {card for hand in seated.position.hands for card in cards_in(hand)}
    assert held <= witness.seen, [card_text(card) for card in held - witness.seen]


def test_no_key_reveals_a_covered_hand() -> None:
    """While a bot plays between two people, each key gives the same words whatever the covered hand holds."""

    def words(hand: str) -> list[str]:
        hands = [hand, "KH QD 3S 3D 8H", "2C 5D 6H JS TD"]
        position = table("jazz-club", hands=hands, stock="9S AC 8S 7S", discard="2S", phase="start", to_act=2)
        seated = Seated(position, persons=2, settings=Settings(thinking_time="slow"))
        said = []
        for key in (*range(pygame.K_1, pygame.K_6), *range(pygame.K_a, pygame.K_z), pygame.K_RIGHT, pygame.K_SPACE):
            if curtain_is_down(seated):
                break  # the bot has played, and the next person is asked for
            if key not in (pygame.K_c, pygame.K_t):
                seated.pilot.press(key, pygame.K_s, pygame.K_d, pygame.K_h)
                said.append(seated.screen.prompter.sentence)
        assert not seated.screen.board.hand.chosen
        assert len(said) > 10
        return said

    assert words("9C 9D 9H KS JD") == words("4C 7D 9H KS JH")


def test_a_press_does_not_outlast_the_turn() -> None:
    """A card of a covered hand can't be dragged, even if its player still holds the button down when the turn ends."""
    seated = Seated(two_people(), persons=2, settings=Settings(thinking_time="none"))
    lift(seated)
    seated.pilot.press(pygame.K_SPACE, pygame.K_1)
    seated.pilot.advance(1.0)
    at = seated.at("KS")
    seated.pilot.down(at)
    seated.pilot.press(pygame.K_d)
    witness = Witness(seated.pilot.ui)

    seated.pilot.move((at[0], at[1] - 60.0), held=True)
    seated.pilot.post()

    assert seated.position.to_act == 1
    assert seated.screen.pointer.drag is None
    assert not witness.seen & set(cards_in(seated.position.hands[0]))


def test_a_press_made_behind_the_curtain_ends_there() -> None:
    """No card hangs on the pointer if the button goes down at the table and up at the curtain."""
    seated = Seated(two_people(), persons=2, settings=Settings(thinking_time="none"))
    lift(seated)
    seated.pilot.press(pygame.K_SPACE, pygame.K_1, pygame.K_d)
    layout = seated.screen.board.layout
    discards = layout.discards.x, layout.discards.y
    seated.pilot.down(discards)
    seated.pilot.advance(1.0)
    assert curtain_is_down(seated)

    seated.pilot.up(discards)
    lift(seated)
    seated.pilot.move((discards[0] + 80.0, discards[1] + 80.0))

    assert seated.screen.pointer.drag is None


def test_with_reduced_motion_what_fades_is_covered_too() -> None:
    """With reduced motion, cards that fade out at their old places show no faces once the hand is covered."""
    seated = Seated(two_people(), persons=2, settings=Settings(reduced_motion="on", thinking_time="none"))
    lift(seated)
    seated.pilot.press(pygame.K_SPACE)
    seated.pilot.advance(1.0)
    seated.pilot.press(pygame.K_t, pygame.K_1)
    witness = Witness(seated.pilot.ui)
    witness.seen.clear()

    seated.pilot.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="", scancode=0))
    seated.pilot.post()

    assert seated.position.to_act == 1
    assert not witness.seen & set(cards_in(seated.position.hands[0]))
