"""Refusals of Tonk: every reason has a sentence."""

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
    (no.HasDrawn(), "You've already drawn: lay, hit or discard"),
    (no.NoDiscard(), "There is no discard to take"),
    (no.CannotBeLaid(parse_card("9D")), "You may take 9♦ only if you lay it or hit with it at once, and you can't"),
    (no.UpcardStays(), "Nobody may take the card turned up at the start: draw from the stock"),
    (no.DropAfterLaying(), "Too late: you've laid or hit this turn"),
    (no.DropAfterDrawing(), "Too late: you've already drawn"),
    (no.DropBarred(2, (("spread", 3),)), "You laid a spread and must wait 2 turns to drop"),
    (no.DropBarred(1, (("spread", 3),)), "You laid a spread and must wait 1 turn to drop"),
    (no.DropBarred(1, (("hit", 1),)), "You were hit and must wait 1 turn to drop"),
    (no.DropBarred(3, (("own_hit", 3),)), "You hit your own spread and must wait 3 turns to drop"),
    (no.DropBarred(2, ()), "You must wait 2 turns to drop"),
    (
        no.DropBarred(5, (("spread", 3), ("hit", 1), ("hit", 1))),
        "You must wait 5 turns to drop: 3 for your spread and 2 for being hit",
    ),
    (no.DropBarred(1, (("spread", 3), ("hit", 1))), "You were hit and must wait 1 turn to drop"),
    (
        no.DropBarred(5, (("hit", 1), ("own_hit", 1), ("spread", 3)), scored=True),
        "You must wait 5 turns to run: 3 for your spread, 1 for being hit, 1 for your own hits",
    ),
    (no.DropTooEarly(2), "Nobody may drop the first time round the table"),
    (no.DropTooEarly(2, scored=True), "Nobody may run the first time round the table"),
    (no.DropTooEarly(3), "Nobody may drop the first two times round the table"),
    (no.DropTooEarly(3, scored=True), "Nobody may run the first two times round the table"),
    (no.DropTooHigh(23, 5), "You hold 23 and may drop only with 5 points or fewer"),
    (no.DropTooHigh(23, 1), "You hold 23 and may drop only with 1 point or fewer"),
    (no.DropBarred(2, (("hit", 2),), scored=True), "You were hit and must wait 2 turns to run"),
    (no.DropTooHigh(23, 5, scored=True), "You hold 23 and may run only with 5 points or fewer"),
    (no.NotHeld(mask("4D")), "4♦ is not in your hand"),
    (no.NotHeld(mask("4D TS")), "4♦ 10♠ are not in your hand"),
    (no.NoCards(), "Choose the cards to hit with"),
    (no.TooFew(EMPTY), "A spread needs at least three cards"),
    (no.TooFew(mask("4D 5D")), "4♦ 5♦ is not a spread, which needs at least three cards"),
    (no.RunHasGaps(mask("4D 5D 7D"), mask("6D")), "4♦ 5♦ 7♦ is not a run: 6♦ is missing"),
    (no.RunHasGaps(mask("4D 5D 8D"), mask("6D 7D")), "4♦ 5♦ 8♦ is not a run: 6♦ 7♦ are missing"),
    (
        no.RunHasGaps(mask("AS QS KS"), mask("2S 3S 4S 5S 6S 7S 8S 9S TS JS")),
        "A♠ Q♠ K♠ is not a run: the ace comes before the 2, never after the king",
    ),
    (no.NotASpread(mask("4D 5D 6S")), "4♦ 5♦ 6♠ is not a run: all its cards must be of one suit"),
    (
        no.NotASpread(mask("8D 8H 9S")),
        "8♦ 8♥ 9♠ is not a spread: you need cards of one rank, or of one suit in a row",
    ),
    (no.NoSuchSpread(7), "There is no spread 7 on the table"),
    (no.DoesNotFit(parse_card("8C"), cards("4D 5D 6D")), "8♣ doesn't fit 4♦ 5♦ 6♦: only 3♦ or 7♦ does"),
    (no.DoesNotFit(parse_card("8C"), cards("AD 2D 3D")), "8♣ doesn't fit A♦ 2♦ 3♦: only 4♦ does"),
    (no.DoesNotFit(parse_card("8C"), cards("9C 9D 9S")), "8♣ doesn't fit 9♣ 9♦ 9♠: only 9♥ does"),
    (no.DoesNotFit(parse_card("8C"), cards("9C 9D 9H 9S")), "8♣ doesn't fit 9♣ 9♦ 9♥ 9♠: nothing fits it any more"),
    (no.BooksMayNotBeHit(), "Nobody may hit books in these rules"),
    (no.RunMayNotBeHit("own", Seat(1)), "You may hit only your own runs, and this one is Bo's"),
    (no.RunMayNotBeHit("others", Seat(1)), "You may hit only other players' runs"),
    (no.RunMayNotBeHit("none", Seat(1)), "Nobody may hit runs in these rules"),
    (no.NoMoreHits(1), "You may hit with only 1 card a turn"),
    (no.NoMoreHits(2), "You may hit with only 2 cards a turn"),
    (
        no.DoesNotFit(parse_card("9D"), cards("8C 8D 8H"), mask("8H 8S")),
        "9♦ doesn't fit 8♣ 8♦ 8♥: only 8♥ or 8♠ does",
    ),
    (no.AnswerFirst(), "First take the discard with your Cross, or let it go"),
    (no.NothingToAnswer(), "Play a Cross when the next player draws from the stock"),
    (no.NotACross(parse_card("4D")), "4♦ is not a Cross"),
    (no.NotASkip(parse_card("X1")), "Cross is not a Skip/Block"),
    (no.NoSuchSeat(Seat(7)), "There is no such player"),
    (no.SkippedAlready(Seat(1)), "Bo already has a Skip"),
    (no.BlockedAlready(Seat(2)), "Cy already has a Block"),
    (no.NotOutOfTurn(), "Play a Skip/Block on your own turn, not after a Cross"),
    (no.ShowItFirst(parse_card("9D")), "First lay 9♦, which you took, in a new spread, or hit with it"),
    (no.WildUnnamed(parse_card("W1")), "Choose the card your Wild stands for"),
    (no.WildMisnamed(parse_card("W1"), parse_card("9D")), "A Wild can't stand for 9♦ in this spread"),
    (no.WildMisnamed(parse_card("4D"), parse_card("9D")), "Only a Wild can stand for another card"),
    (no.TooManyWilds(1), "A new spread needs at least 1 card that isn't a Wild"),
    (no.TooManyWilds(2), "A new spread needs at least 2 cards that aren't Wilds"),
    (no.TwistInSpread(parse_card("X1")), "Cross can't lie in a spread"),
    (
        no.TakenCardMustStay(parse_card("9D")),
        "With no stock left, you can't discard 9♦, which you've just taken",
    ),
]


@pytest.mark.parametrize(("refusal", "sentence"), SENTENCES)
def test_each_refusal_on_the_screen(refusal: no.Refusal, sentence: str) -> None:
    """The sentence names the cards and the rule, with correct singulars and plurals."""
    assert refusal_sentence(refusal, SCREEN, lambda seat: NAMES[seat]) == sentence


def test_every_refusal_has_a_sentence() -> None:
    """No reason of Tonk is without words."""
    assert {type(refusal) for refusal, _ in SENTENCES} == set(get_args(no.Refusal)) - set(get_args(no.GuestRefusal))


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (no.RunHasGaps(mask("4D 5D 7D"), mask("6D")), "4D 5D 7D is not a run: 6D is missing"),
        (no.DoesNotFit(parse_card("TC"), cards("4D 5D 6D")), "TC doesn't fit 4D 5D 6D: only 3D or 7D does"),
        (no.RunMayNotBeHit("own", Seat(1)), "You may hit only your own runs"),
    ],
)
def test_refusals_in_notation(refusal: no.Refusal, sentence: str) -> None:
    """Outside the screen, cards are written as in records, and names aren't needed."""
    assert refusal_sentence(refusal, NOTATION) == sentence


@pytest.mark.parametrize("refusal", [refusal for refusal, _ in SENTENCES])
def test_notation_is_plain(refusal: no.Refusal) -> None:
    """No sentence in notation has a sign that a plain terminal can't show."""
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
    """A sentence with any record or name is one line of at most 200 characters and about ten cards."""
    for style in (SCREEN, NOTATION):
        sentence = refusal_sentence(refusal, style, lambda _: "An\na\x00" * 9999)
        assert len(sentence) <= 200
        assert sentence.isprintable()
        assert sum(sentence.count(suit) for suit in SCREEN.suits) <= 22


def test_a_rule_set_refused() -> None:
    """A rule set that can't be played is refused in a short sentence, with the rule's name in files."""
    knobs = load_preset("jazz-club").to_json()
    with pytest.raises(RulesRefused) as refused:
        ruleset_from("house", {**knobs, "hand_size": 99})
    assert fault_sentence(refused.value) == "hand_size must be a whole number from 3 to 8"
    with pytest.raises(RulesRefused) as refused:
        ruleset_from("house", {**knobs, "{brace}" * 1000: 1})
    assert len(fault_sentence(refused.value)) <= 200
