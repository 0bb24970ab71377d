"""The table as it is heard: events in order, the hand and the piles on their keys, and no card of a covered hand."""

import random
import re

import pygame
import pytest

from tests.support.tables import table
from tests.ui.hearing import RecordedVoice, listen
from tests.ui.table.seated import Seated
from tonk.rules import Position
from tonk.rules.cards import FULL_DECK, Card, by_seat, cards_in
from tonk.words.narration import spoken_card

_ADVANCED = 0.6
"""Seconds after which a curtain can be lifted."""


def own_turn() -> Position:
    """A table at which Ana is to act and nobody can lay anything."""
    hands = ["4C 9D 9H KS JD", "KH QD 3S 3D 8H"]
    return table("jazz-club", hands=hands, stock="9S AC 8D 7D 6D", discard="TC 2S", phase="start")


@pytest.fixture(name="heard")
def _heard() -> tuple[Seated, RecordedVoice]:
    """A table with speech on, after everything about the start has been spoken."""
    seated = Seated(own_turn())
    voice = listen(seated.pilot.ui)
    seated.pilot.advance(0.2)
    return seated, voice


def test_the_table_the_hand_and_the_turn_are_spoken_on_arrival(heard: tuple[Seated, RecordedVoice]) -> None:
    """At the start of a table, speech names the rules, then the hand in full, and last the moves."""
    said = heard[1].sentences
    assert said[0] == "Jazz Club, hand 1"
    assert all(card in " ".join(said) for card in ("4 of clubs", "king of spades", "jack of diamonds"))
    assert max(map(len, said)) <= 80
    assert said[-1].startswith("Draw a card")


@pytest.mark.parametrize(
    ("key", "words"),
    [
        (pygame.K_e, "You hold 4 of clubs"),
        (pygame.K_p, "Top of the discards: 2 of spades"),
        (pygame.K_l, "There are no spreads on the table"),
        (pygame.K_m, "Your hand counts"),
        (pygame.K_o, "Bo holds 5 cards"),
        (pygame.K_w, "Your turn"),
        (pygame.K_v, "No card is chosen"),
    ],
)
def test_a_key_reviews_the_table(heard: tuple[Seated, RecordedVoice], key: int, words: str) -> None:
    """Each review key speaks its answer at once and nothing else before it."""
    seated, voice = heard
    voice.take()
    seated.pilot.press(key)
    assert voice.take()[0].startswith(words)


def test_arrows_say_the_cards_and_enter_that_one_is_chosen(heard: tuple[Seated, RecordedVoice]) -> None:
    """The hand is one Tab stop, whose cards the arrow keys name in full and Enter chooses."""
    seated, voice = heard
    voice.take()
    seated.pilot.press(pygame.K_RIGHT)
    first = spoken_card(seated.screen.board.hand.order[0])
    assert voice.take() == [first]
    seated.pilot.press(pygame.K_RETURN)
    assert voice.take() == [f"{first}, chosen"]
    seated.pilot.press(pygame.K_RETURN)
    assert voice.take() == [f"{first}, put back"]


def test_events_are_said_in_order_and_only_a_key_cuts_them_off(heard: tuple[Seated, RecordedVoice]) -> None:
    """A drawn card is named to the player who drew it, and only a key interrupts the voice."""
    seated, voice = heard
    voice.said.clear()
    seated.pilot.press(pygame.K_SPACE)
    seated.pilot.advance(0.3)
    assert voice.said[0].startswith("You draw ")
    assert "|" not in voice.said[:-1]
    assert voice.sentences[1] == "Lay a spread, or discard to end your turn"


def test_a_refusal_is_said_each_time(heard: tuple[Seated, RecordedVoice]) -> None:
    """The reason of a refusal is spoken each time."""
    seated, voice = heard
    for _again in range(2):
        voice.take()
        seated.pilot.press(pygame.K_d)
        assert voice.take()[0].startswith("Draw a card or take the discard first")


def test_two_people_are_warned_and_a_drawn_card_is_forgotten_when_the_hand_is_covered() -> None:
    """Two people are advised to use headphones, and a drawn card can't be repeated once the hand is covered."""
    seated = Seated(own_turn(), persons=2)
    voice = listen(seated.pilot.ui)
    seated.pilot.advance(_ADVANCED)
    assert any("headphones" in line for line in voice.sentences)
    seated.pilot.press(pygame.K_RETURN)
    seated.pilot.advance(0.1)
    voice.take()
    seated.pilot.press(pygame.K_SPACE)
    assert any(line.startswith("You have drawn") for line in voice.take())

    seated.pilot.press(pygame.K_RIGHT, pygame.K_d)
    seated.pilot.advance(0.3)
    seated.pilot.press(pygame.K_F3)

    assert not named(voice.sentences) & set(cards_in(seated.position.hands[0]))


_ALL_NAMES = {spoken_card(card): card for card in FULL_DECK}
_NAMED = re.compile("|".join(sorted(_ALL_NAMES, key=len, reverse=True)))


def named(sentences: list[str]) -> set[Card]:
    """Return the cards that sentences name."""
    return {_ALL_NAMES[found] for sentence in sentences for found in _NAMED.findall(sentence)}


@pytest.mark.parametrize(("seed", "verbosity"), [(1, "terse"), (5, "normal"), (2, "full")])
def test_no_card_of_an_unseen_hand_is_ever_said(seed: int, verbosity: str) -> None:
    """With random keys of two people, speech names only public cards and cards of the open hand."""
    chance = random.Random(seed)
    seated = Seated(own_turn(), persons=2)
    voice, screen = listen(seated.pilot.ui, verbosity), seated.screen
    keys = [pygame.K_SPACE, pygame.K_f, pygame.K_d, pygame.K_s, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_TAB]
    keys += [*screen.controls.keys.review, pygame.K_F3, pygame.K_F5, pygame.K_F6]
    for _press in range(90):
        if seated.match.hand_over:
            break
        position, looking = seated.position, screen._open_hand
        before = list(position.hands)
        lay_open = looking.bottom if screen.board.hand.is_open else None
        seated.pilot.press(chance.choice(keys))
        seated.pilot.advance(_ADVANCED if lay_open is None else 0.05)
        may = {lay_open, looking.bottom if screen.board.hand.is_open else None}
        hidden = {
            card
            for seat, hand in by_seat(position.hands)
            if seat not in may
            for card in cards_in(hand & before[seat] & ~position.known[seat])
        }
        assert not named(voice.take()) & hidden


def test_the_keys_of_the_table_are_spoken_once(heard: tuple[Seated, RecordedVoice]) -> None:
    """The keys of the table are explained at the first table only."""
    narration, told = heard[0].screen._narration, []
    for _table in range(2):
        narration._shown_to = narration._opened = None
        told.append(any(line.startswith("E reads your cards") for line in narration.announced()))
    assert told == [True, False]


def test_the_page_of_a_table_is_read_in_whole_sentences(heard: tuple[Seated, RecordedVoice]) -> None:
    """On the page of a table, plates are read as sentences instead of bare figures."""
    seated, voice = heard
    voice.take()
    seated.pilot.press(pygame.K_F5)
    read = voice.take()
    assert any(line.startswith("Bo holds 5 cards.") for line in read)
    assert not [line for line in read if line.isdecimal()]


def test_home_and_end_go_to_the_ends_of_the_hand() -> None:
    """Home and End go to the ends of the hand from any place on the table."""
    seated = Seated(table("jazz-club", hands=["4C 9D KH", "3S 3D"], stock="9S AC", discard="2S", phase="start"))
    hand = seated.screen.board.hand
    seated.pilot.press(pygame.K_END)
    assert hand.cursor == hand.order[-1]
    seated.pilot.press(pygame.K_TAB, pygame.K_HOME)
    assert hand.cursor == hand.order[0]
