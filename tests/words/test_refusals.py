"""Refusals: a sentence for every reason there is."""

from typing import get_args

import pytest

from tests.words.cards import cards, mask
from tonk.rules import RulesRefused, load_preset, ruleset_from
from tonk.rules import refusals as no
from tonk.rules.cards import ALL_CARDS, EMPTY, FULL_DECK, Seat, parse_card
from tonk.words.cards import NOTATION, SCREEN
from tonk.words.refusals import fault_sentence, refusal_sentence

NAMES = ["Ana", "Bo", "Cy"]

SENTENCES: list[tuple[no.Refusal, str]] = [
    (no.HandIsOver(), "The hand is over"),
    (no.DrawFirst(), "Draw a card or take the discard first"),
    (no.HasDrawn(), "You have your card for this turn: lay, hit or discard"),
    (no.NoDiscard(), "There is no discard to take"),
    (no.CannotBeLaid(parse_card("9D")), "You may take 9♦ only to lay it or hit with it at once, and you can't"),
    (no.UpcardStays(), "Nobody may take the card turned up at the deal: draw from the stock"),
    (no.DropAfterLaying(), "Only at the start of a turn: you have laid or hit"),
    (no.DropAfterDrawing(), "Only at the start of a turn: you have drawn"),
    (no.DropBarred(2, "spread"), "You laid a spread: you may drop in 2 turns"),
    (no.DropBarred(1, "spread"), "You laid a spread: you may drop in 1 turn"),
    (no.DropBarred(1, "hit"), "Your spread was hit: you may drop in 1 turn"),
    (no.DropBarred(3, "own_hit"), "You hit your own spread: you may drop in 3 turns"),
    (no.DropBarred(2, ""), "You must wait: you may drop in 2 turns"),
    (no.DropTooEarly(2), "Not in the first round: you may drop from the second on"),
    (no.DropTooEarly(2, scored=True), "Not in the first round: you may run from the second on"),
    (no.DropTooEarly(3), "Not in the first two rounds: you may drop in the third"),
    (no.DropTooEarly(3, scored=True), "Not in the first two rounds: you may run in the third"),
    (no.DropTooHigh(23, 5), "You hold 23: you may drop with no more than 5 points"),
    (no.DropTooHigh(23, 1), "You hold 23: you may drop with no more than 1 point"),
    (no.DropBarred(2, "hit", scored=True), "Your spread was hit: you may run in 2 turns"),
    (no.DropTooHigh(23, 5, scored=True), "You hold 23: you may run with no more than 5 points"),
    (no.NotHeld(mask("4D")), "4♦ is not in your hand"),
    (no.NotHeld(mask("4D TS")), "4♦ 10♠ are not in your hand"),
    (no.NoCards(), "Choose the cards to hit with"),
    (no.TooFew(EMPTY), "A spread has three cards or more"),
    (no.TooFew(mask("4D 5D")), "4♦ 5♦ is not a spread: a spread has three cards or more"),
    (no.RunHasGaps(mask("4D 5D 7D"), mask("6D")), "4♦ 5♦ 7♦ is not a run: 6♦ is missing"),
    (no.RunHasGaps(mask("4D 5D 8D"), mask("6D 7D")), "4♦ 5♦ 8♦ is not a run: 6♦ 7♦ are missing"),
    (
        no.RunHasGaps(mask("AS QS KS"), mask("2S 3S 4S 5S 6S 7S 8S 9S TS JS")),
        "A♠ Q♠ K♠ is not a run: the ace comes before the 2, never after the king",
    ),
    (no.NotASpread(mask("4D 5D 6S")), "4♦ 5♦ 6♠ is not a run: its cards must be of one suit"),
    (
        no.NotASpread(mask("8D 8H 9S")),
        "8♦ 8♥ 9♠ is not a spread: it must be one rank, or one suit in sequence",
    ),
    (no.NoSuchSpread(7), "There is no spread 7 on the table"),
    (no.DoesNotFit(parse_card("8C"), cards("4D 5D 6D")), "8♣ does not fit 4♦ 5♦ 6♦: only 3♦ or 7♦ does"),
    (no.DoesNotFit(parse_card("8C"), cards("AD 2D 3D")), "8♣ does not fit A♦ 2♦ 3♦: only 4♦ does"),
    (no.DoesNotFit(parse_card("8C"), cards("9C 9D 9S")), "8♣ does not fit 9♣ 9♦ 9♠: only 9♥ does"),
    (no.DoesNotFit(parse_card("8C"), cards("9C 9D 9H 9S")), "8♣ does not fit 9♣ 9♦ 9♥ 9♠: nothing more does"),
    (no.BooksMayNotBeHit(), "Books may not be hit in these rules"),
    (no.RunMayNotBeHit("own", Seat(1)), "You may hit your own runs only, and this one is Bo's"),
    (no.RunMayNotBeHit("others", Seat(1)), "You may hit the runs of other players only"),
    (no.RunMayNotBeHit("none", Seat(1)), "Runs may not be hit in these rules"),
    (no.NoMoreHits(1), "These rules allow 1 hit a turn"),
    (no.NoMoreHits(2), "These rules allow 2 hits a turn"),
    (
        no.DoesNotFit(parse_card("9D"), cards("8C 8D 8H"), mask("8H 8S")),
        "9♦ does not fit 8♣ 8♦ 8♥: only 8♥ or 8♠ does",
    ),
    (no.AnswerFirst(), "Take the discard with a Cross, or pass, before anything else"),
    (no.NothingToAnswer(), "A Cross is played when the next player has chosen the deck, and not now"),
    (no.NotACross(parse_card("4D")), "4♦ is not a Cross"),
    (no.NotASkip(parse_card("X1")), "Cross is not a Skip"),
    (no.NoSuchSeat(Seat(7)), "There is no such player"),
    (no.SkippedAlready(Seat(1)), "A Skip lies before Bo already"),
    (no.BlockedAlready(Seat(2)), "A Block lies before Cy already"),
    (no.NotOutOfTurn(), "A Skip or a Block is played in your own turn, not in one taken with a Cross"),
    (no.ShowItFirst(parse_card("9D")), "You took 9♦: first lay it in a new spread or hit with it"),
    (no.WildUnnamed(parse_card("W1")), "Say which card Wild stands for"),
    (no.WildMisnamed(parse_card("W1"), parse_card("9D")), "Wild can't stand for 9♦ in this spread"),
    (no.WildMisnamed(parse_card("4D"), parse_card("9D")), "Only a Wild stands for another card of the pack"),
    (no.TooManyWilds(1), "A new spread needs 1 natural card"),
    (no.TooManyWilds(2), "A new spread needs 2 natural cards"),
    (no.TwistInSpread(parse_card("X1")), "Cross can't lie in a spread"),
    (
        no.TakenCardMustStay(parse_card("9D")),
        "You have just taken 9♦: with no stock left you must discard another card",
    ),
]


@pytest.mark.parametrize(("refusal", "sentence"), SENTENCES)
def test_each_refusal_on_the_screen(refusal: no.Refusal, sentence: str) -> None:
    """The sentence names the cards and the rule, with singulars and plurals right."""
    assert refusal_sentence(refusal, SCREEN, lambda seat: NAMES[seat]) == sentence


def test_every_refusal_has_a_sentence() -> None:
    """No reason is left without words."""
    assert {type(refusal) for refusal, _ in SENTENCES} == set(get_args(no.Refusal))


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (no.RunHasGaps(mask("4D 5D 7D"), mask("6D")), "4D 5D 7D is not a run: 6D is missing"),
        (no.DoesNotFit(parse_card("TC"), cards("4D 5D 6D")), "TC does not fit 4D 5D 6D: only 3D or 7D does"),
        (no.RunMayNotBeHit("own", Seat(1)), "You may hit your own runs only"),
    ],
)
def test_refusals_in_notation(refusal: no.Refusal, sentence: str) -> None:
    """Without a screen, cards are written as in records, and nobody need be named."""
    assert refusal_sentence(refusal, NOTATION) == sentence


@pytest.mark.parametrize("refusal", [refusal for refusal, _ in SENTENCES])
def test_notation_is_plain(refusal: no.Refusal) -> None:
    """No sentence in notation holds a sign that a plain terminal can't show."""
    assert refusal_sentence(refusal, NOTATION).isascii()


@pytest.mark.parametrize(
    "refusal",
    [
        no.NotHeld(ALL_CARDS),
        no.RunHasGaps(mask("AS 6S KS"), mask("2S 3S 4S 5S 7S 8S 9S TS JS QS")),
        no.NotASpread(ALL_CARDS),
        no.DoesNotFit(parse_card("AC"), FULL_DECK),
        no.DoesNotFit(parse_card("AC"), cards("AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD")),
        no.NoSuchSpread(10**5000),
        no.NoSuchSpread(-1),
        no.RunMayNotBeHit("own", Seat(0)),
    ],
)
def test_no_sentence_runs_on(refusal: no.Refusal) -> None:
    """A sentence with any record or name in it is one line of at most 200 characters and some ten cards."""
    for style in (SCREEN, NOTATION):
        sentence = refusal_sentence(refusal, style, lambda _: "An\na\x00" * 9999)
        assert len(sentence) <= 200
        assert sentence.isprintable()
        assert sum(sentence.count(suit) for suit in SCREEN.suits) <= 22


def test_a_rule_set_refused() -> None:
    """A rule set that can't be played is refused in words, the rule named as files name it, and never at length."""
    knobs = load_preset("jazz-club").to_json()
    with pytest.raises(RulesRefused) as refused:
        ruleset_from("house", {**knobs, "hand_size": 99})
    assert fault_sentence(refused.value) == "hand_size must be a whole number from 3 to 8"
    with pytest.raises(RulesRefused) as refused:
        ruleset_from("house", {**knobs, "{brace}" * 1000: 1})
    assert len(fault_sentence(refused.value)) <= 200
