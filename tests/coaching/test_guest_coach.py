"""The coach at gin, knock rummy and thirty-one: legal and fair, with true statements about cards."""

import json
import random
from collections.abc import Iterator
from functools import partial

import pytest

from tests.coaching.asking import last_advice
from tests.records.test_guest_records import record_of
from tests.support.guest_hands import GUESTS, any_hand
from tests.support.guest_tables import guest_table
from tests.support.redeals import redealt
from tests.support.tables import cards
from tonk.coaching import Advice, CoachBudget, Worth
from tonk.coaching import reason_kinds as why
from tonk.coaching.judging import is_choice
from tonk.coaching.reason_kinds import Reason
from tonk.coaching.reasons import reason, reasons
from tonk.coaching.review import played_by, review_from_json, review_of, review_to_json
from tonk.rules import DRAW, TAKE, Action, Discard, Knock, Pass, Position, View, load_preset
from tonk.rules.cards import Seat, cards_in, each_seat, parse_card
from tonk.rules.guests.deadwood import deadwood_of
from tonk.rules.guests.suit_counts import count_of
from tonk.rules.imagining import unseen_by
from tonk.words.learning.coaching import reason_sentence

A_LOOK = CoachBudget(turns=1, first=1, least=1)
"""A budget of as few worlds as possible."""
STOCK = "QC QD 7S 6D 6C 6H 7C 7D 8C 8D TC TD"
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")


def decisions(game: str, number: int, a_hand: int = 2) -> Iterator[Position]:
    """Decisions of this many hands under any knobs, in which players do anything."""
    for seed in range(number):
        found = [position for position, _ in any_hand(game, seed).positions() if len(position.legal()) > 1]
        yield from found[seed % 5 :: max(1, len(found) // a_hand)][:a_hand]


@pytest.mark.parametrize("game", GUESTS)
def test_advice_is_legal_and_has_its_words_whatever_the_knobs(game: str) -> None:
    """Exactly the legal moves are tried, and every reason for any of them is a sentence."""
    for position in decisions(game, 6):
        view = position.view(position.to_act)
        advice = last_advice(view, A_LOOK)
        assert {worth.action for worth in advice.worths} == set(view.legal)
        assert all(position.refusal(worth.action) is None for worth in advice.worths)
        assert all(advice.best.value >= worth.value for worth in advice.worths)
        for worth in advice.worths:
            for one in (*reasons(view, worth), reason(view, worth, advice)):
                assert reason_sentence(one, view.rules, NAMES, view.seat)


@pytest.mark.parametrize("game", GUESTS)
def test_advice_is_the_same_whatever_is_hidden(game: str) -> None:
    """With everything hidden dealt again, the advice is the same to the last figure, for the same reasons."""
    chance = random.Random(3)
    for position in decisions(game, 4, 1):
        twin = redealt(position, position.to_act, chance)
        said = []
        for one in (position, twin):
            view = one.view(one.to_act)
            advice = last_advice(view, A_LOOK)
            said.append((advice, [reason(view, worth, advice) for worth in advice.worths]))
        assert said[0] == said[1]


# Facts, checked with the rules by trying every card


def after(view: View, position: Position, card: int) -> list[Position]:
    """Return every hand that any discard may leave after a new card."""
    twin = position.copy()
    twin.hands[view.seat], twin.took, twin.phase = view.hand | 1 << card, None, "play"
    twin.stock = [one for one in twin.stock if one != card]
    return [done(twin, action) for action in twin.legal() if isinstance(action, Discard)]


def done(position: Position, action: Action) -> Position:
    """Return the position after an action."""
    twin = position.copy()
    twin.apply(action)
    return twin


def lowest(view: View, position: Position, card: int) -> int:
    """Return the least deadwood after a new card."""
    return min(deadwood_of(one.hands[view.seat]) for one in after(view, position, card))


def highest(view: View, position: Position, card: int) -> int:
    """Return the best count after a new card."""
    return max(count_of(one.hands[view.seat], threes=True) for one in after(view, position, card))


def seen_by_rules(position: Position, view: View, action: Action, one: Reason) -> bool:
    """Return whether a reason holds, by the rules and with all cards open."""
    unseen, hand = cards_in(unseen_by(view)), view.hand
    match str(one.kind):  # mypy takes long to tell so many kinds apart
        case why.GIN_OUTS:
            return one.count == sum(lowest(view, position, card) == 0 for card in unseen)
        case why.KNOCK_OUTS:
            return one.count == sum(lowest(view, position, card) <= 10 for card in unseen)
        case why.HELPING:
            # A card that joins no spread leaves as much deadwood as if discarded at once, or replaces a dearer one.
            return one.of == len(unseen) and 0 < one.count <= len(unseen)
        case why.TAKE_SPREAD | why.TAKE_TO_KNOCK:
            return one.total == min(
                deadwood_of((hand | 1 << view.discards[-1]) & ~(1 << card)) for card in cards_in(hand)
            )
        case why.LEAVES_DEADWOOD | why.LEAVES_HELPING | why.MORE_DEADWOOD:
            return one.total == deadwood_of(done(position, action).hands[view.seat])
        case why.SUIT_OUTS | why.SUIT_LAST_OUTS:
            return one.count == sum(highest(view, position, card) > one.total for card in unseen)
        case why.SUIT_KEEPS | why.SUIT_KEEPS_HOPES | why.SUIT_LOWERS:
            return one.total == count_of(done(position, action).hands[view.seat], threes=True)
        case why.USELESS_TO_NEXT:
            assert one.card is not None
            pool = unseen_by(view) | view.known[one.seat or Seat(0)]
            return all(
                deadwood_of(1 << one.card | 1 << a | 1 << b) for a in cards_in(pool) for b in cards_in(pool) if a < b
            )
        case _:
            return True


@pytest.mark.parametrize("game", GUESTS)
def test_facts_hold_by_the_rules(game: str) -> None:
    """At decisions of hands, statements about new cards and the rest of the hand match what trying them shows."""
    for number in range(60, 72):
        hand = any_hand(game, number)
        if hand.rules != load_preset(game):
            continue  # knobs irrelevant to these checks
        found = [position for position, _ in hand.positions() if len(position.legal()) > 1]
        for position in found[:: max(1, len(found) // 4)]:
            view = position.view(position.to_act)
            for action in view.legal:
                for one in reasons(view, Worth(action, 0.0, 0.1, 0.4, taken=0.1, worlds=9)):
                    assert seen_by_rules(position, view, action, one), (one, action, view)


# Certain positions


def said(view: View, action: Action, advice: Advice | None = None) -> list[str]:
    """Return all reasons for a move, the most important first; or the one reason in an advice."""
    if advice is not None:
        found = [reason(view, next(one for one in advice.worths if one.action == action), advice)]
    else:
        found = list(reasons(view, Worth(action, 0.0, 0.1, 0.88, taken=0.1, worlds=9)))
    return [reason_sentence(one, view.rules, NAMES, view.seat) for one in found]


def view_of(*hands: str, rules: str = "gin", known: str = "", **drawn: object) -> View:
    """Return the first seat's view of a table at which the next player has taken some cards."""
    position = guest_table(rules, hands=hands, **drawn)  # type: ignore[arg-type]
    position.known[Seat(1)] = cards(known)
    return position.view(Seat(0))


def test_gin_the_coach_warns_of_a_discard_that_helps_the_opponent() -> None:
    """The other player took two nines, so the coach warns of a third."""
    view = view_of("2S 3S 4S 9H JC QC KC 5H 7D 8D 8C", "9C 9D AS 2D 3H 4C 6S 7S TD JS", known="9C 9D")
    nine = said(view, Discard(parse_card("9H")))
    assert nine[0] == "Bo took 9♣ 9♦, and could make a spread with 9♥"
    assert "It goes with none of your other cards, and you get rid of 5 points" in said(view, Discard(parse_card("5H")))
    broken = said(view, Discard(parse_card("KC")))[0]
    assert broken == "It breaks up a spread in your hand: J-Q-K♣"


def test_gin_the_risk_of_an_undercut_and_gin_itself() -> None:
    """A knock has its risk of an undercut, one with the wrong card its waste; gin has no risk."""
    view = view_of("2S 3S 4S JC QC KC 8D 8H 8S 5D 7H", "AC 2D 3H 4C 6S 7S TD JS 9C 9D")
    assert said(view, Knock(parse_card("7H")))[0] == "With 5 deadwood you'd be undercut about 12 times in 100"
    wasteful = "It leaves you 7 deadwood, 2 more than if you knock with your 7♥"
    assert said(view, Knock(parse_card("5D")))[0] == wasteful
    gin = view_of("2S 3S 4S JC QC KC 8D 8H 8S 8C 7H", "AC 2D 3H 4C 6S 7S TD JS 9C 9D")
    assert said(gin, Knock(parse_card("7H")))[0].startswith("That's gin")
    assert last_advice(gin, A_LOOK).forced


def test_gin_an_upcard_is_taken_for_a_spread_and_otherwise_passed() -> None:
    """Taking says what it completes and what is left; passing says that the card is useless."""
    other = "AC 2D 3H 4C 6S 7S TD JS 9C 9D"
    view = view_of("2S 3S JC QC 8D 8H 5D 7H KH AD", other, discard="4S", phase="upcard", dealer=1)
    assert said(view, TAKE)[0] == "It gives you 2-3-4♠ and cuts your deadwood to 49"
    assert said(view, Pass())[0].endswith("cards you haven't seen would go into a spread")
    useless = view_of("2S 3S JC QC 8D 8H 5D 7H KH AD", other, discard="TS", phase="upcard", dealer=1)
    assert said(useless, Pass())[0].startswith("10♠ goes with none of your cards, while ")
    assert said(useless, TAKE)[0] == "It makes no spread with your cards, and everyone sees you take it"


def test_gin_waiting_with_a_knock_says_what_it_waits_for() -> None:
    """If a discard is clearly better than a tempting knock, the cards that would give gin are counted."""
    view = view_of("2S 3S 4S JC QC KC 8D 8H 8S 3H KH", "AC 2D 3D 4C 6S 7S TD JS 9C 9D")
    wait, knock = Discard(parse_card("KH")), Knock(parse_card("KH"))
    worths = Worth(wait, 9.0, 0.5, 0.8, taken=0.0, worlds=9), Worth(knock, 5.0, 0.5, 0.7, worlds=9)
    advice = Advice(worths, 9, done=True)
    assert "would give you gin" in said(view, wait, advice)[0]
    assert said(view, knock, advice) == ["With 3 deadwood you'd be undercut about 30 times in 100"]


def test_knock_rummy_speaks_of_being_beaten_and_of_rum() -> None:
    """In knock rummy nobody lays off, and anybody may be lower."""
    view = view_of("2S 3S 4S JC QC KC 8D 5D", "AC 2D 3H 4C 6S 7S TD", "9H 9S TS 5H KD KS 4H", rules="knock-rummy")
    assert said(view, Knock(parse_card("8D")))[0] == "With 5 deadwood you'd be beaten about 12 times in 100"
    rum = view_of("2S 3S 4S 5S JC QC KC 8D", "AC 2D 3H 4C 6S 7S TD", "9H 9S TS 5H KD KS 4H", rules="knock-rummy")
    assert said(rum, Knock(parse_card("8D")))[0] == "You have no deadwood, and nobody can be lower than that"


def test_thirty_one_counts_by_suit() -> None:
    """A take says the new count, a discard the rest, and a last turn how many cards help."""
    view = view_of("KH 9H 4C", "2C 3D 5S", rules="thirty-one", discard="8H", phase="start", stock="QC QD 7S 6D")
    assert said(view, TAKE)[0] == "It raises your 19 to 27 with 8♥ 9♥ K♥"
    assert said(view, Knock(None))[0] == "With 19 you'd lose lives about 12 times in 100"
    idle = view_of("KH 9H 4C", "2C 3D 5S", rules="thirty-one", discard="8S", phase="start", stock="QC QD 7S 6D")
    assert said(idle, DRAW)[0].startswith("8♠ doesn't raise your 19, but ")
    assert said(idle, TAKE)[0] == "It doesn't raise your 19, and everyone sees you take it"
    last = view_of("KH 9H 4C", "2C 3D 5S", rules="thirty-one", discard="8S", phase="start", knocked=1, stock="QC QD")
    assert said(last, DRAW)[0].startswith("This is your last turn, and ")


def test_thirty_one_the_coach_warns_of_discarding_a_taken_suit() -> None:
    """The next player took hearts, so the coach warns of more; 31 ends the hand at once, which is no question."""
    view = view_of("KS 9S 4H 2D", "QH 3D 5S", rules="thirty-one", known="QH", stock=STOCK)
    assert said(view, Discard(parse_card("4H")))[0] == "Bo took Q♥, and may be gathering that suit"
    assert said(view, Discard(parse_card("KS")))[0] == "It leaves you with 9, 10 less than if you discard your 2♦"
    full = view_of("AS KS QS 2D", "QH 3D 5S", rules="thirty-one", stock=STOCK)
    assert said(full, Discard(parse_card("2D")))[0] == "It leaves you with 31, which ends the hand at once"
    assert last_advice(full, A_LOOK).forced


# Whole hands


@pytest.mark.parametrize("game", GUESTS)
def test_whole_hands_are_reviewed(game: str) -> None:
    """Every choice is judged, the parts add up to the lead over the others, and the review can be saved."""
    hand = min(map(partial(any_hand, game), range(12)), key=lambda one: abs(len(one.positions()) - 9))
    record, end = record_of(hand)
    for seat in each_seat(len(hand.score))[:2]:
        played = played_by(record, seat)
        *_, last = [step for step in review_of(played, budget=A_LOOK) if step is not None]
        review = last.review
        assert review is not None
        assert end.outcome is not None
        others = [won for other, won in enumerate(end.outcome.net) if other != seat and hand.score[other] >= 0]
        if hand.score[seat] >= 0:
            assert review.net == pytest.approx(end.outcome.net[seat] - sum(others) / len(others))
        assert all(is_choice(choice.view) for choice in played.choices)
        assert review_from_json(json.loads(json.dumps(review_to_json(review)))) == review


def test_a_knock_is_tried_in_every_world() -> None:
    """Even a hopeless knock has its chance of an undercut, however long the search was."""
    view = view_of("2S 3S 4S JC QC KC 8D 8H 8S 5D 7H", "AC 2D 3H 4C 6S 7S TD JS 9C 9D", stock="2H 2C 9H 9S KD TC")
    advice = last_advice(view, CoachBudget(turns=12_000, first=4_000, least=12_000))
    knocks = [worth for worth in advice.worths if isinstance(worth.action, Knock)]
    assert {worth.worlds for worth in knocks} == {advice.worlds}
    assert any(worth.worlds < advice.worlds for worth in advice.worths)
