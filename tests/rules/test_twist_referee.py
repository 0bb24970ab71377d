"""Rules with special cards against a second, simpler implementation: a referee follows every hand, action by action."""

import sys
from collections import Counter
from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import Playout, examples, twisted_playouts
from tests.support.tables import laid_words, legal, said
from tests.support.twist_referee import TwistReferee
from tonk.rules import Position, load_preset
from tonk.rules.cards import Card, by_seat, card_text, cards_in


def texts(cards: Iterable[Card]) -> list[str]:
    """The names of some cards."""
    return [card_text(card) for card in cards]


def follow(playout: Playout) -> Counter[str]:
    """Play a hand beside a referee, assert that they agree at every step, and return the actions and the ending."""
    position, choose = playout.deal(), playout.chooser()
    knobs = playout.rules.to_json()
    referee = TwistReferee(knobs, playout.seats, playout.dealer, texts(playout.deck), playout.score)
    happened: Counter[str] = Counter()
    agree(position, referee)
    while position.outcome is None:
        doing, made = choose(position), len(position.stocks_made)
        for event in position.apply(doing):
            happened[type(event).__name__] += 1
        happened[type(doing).__name__] += 1
        new = position.stocks_made[made:]
        referee.do(said(doing), texts(new[0]) if new else ())
        agree(position, referee)
    happened[position.outcome.ending] += 1
    return happened


def agree(position: Position, referee: TwistReferee) -> None:
    """Assert that both have the same cards, choices, holds, Skips and Blocks, and the same end."""
    assert [set(texts(cards_in(hand))) for hand in position.hands] == referee.hands
    assert texts(position.stock[::-1]) == referee.stock
    assert sorted(texts(position.discard)) == sorted(referee.discards)
    assert texts(position.discard[-1:]) == referee.discards[-1:]
    lying = [
        (spread.owner, set(zip(laid_words(spread.cards, spread.wilds), spread.by, strict=True)))
        for spread in position.table
    ]
    assert lying == [(owner, set(words)) for owner, words in referee.lying]
    assert position.totals == referee.totals()
    specials = position.specials
    assert {seat: card_text(skip) for seat, skip in by_seat(specials.skips) if skip is not None} == referee.skips
    blocks = {seat: (card_text(block[0]), block[1]) for seat, block in by_seat(specials.blocks) if block is not None}
    assert blocks == referee.blocks
    if position.outcome is not None:
        outcome = position.outcome
        assert (outcome.ending, list(outcome.winners), list(outcome.net)) == (
            referee.ending,
            referee.winners,
            referee.net,
        )
        score = None if outcome.score is None else list(outcome.score)
        assert (score, outcome.champion) == (referee.after, referee.champion)
        return
    assert referee.ending is None
    assert (position.phase == "window") == (position.window.drawer is not None) == bool(referee.asked)
    acting = referee.asked[0] if referee.asked else referee.seat
    assert (position.to_act, position.phase == "play") == (acting, referee.drawn)
    assert set(legal(position)) == referee.options()
    present = referee.barred and not (referee.drawn or referee.shown)
    if not referee.loses_turns:
        assert position.wait == [turns + (seat == referee.seat and present) for seat, turns in by_seat(referee.wait)]
    else:
        assert {seat for seat, turns in by_seat(position.wait) if turns} == referee.held


@examples(60)
@given(twisted_playouts())
def test_under_any_house_rules_with_twists_the_referee_agrees(playout: Playout) -> None:
    """Both agree at every step on cards, legal actions, scores, and who is asked, held, skipped or blocked."""
    if not playout.rules.plain:
        follow(playout)


def test_in_tonk_with_twists_the_referee_agrees() -> None:
    """The referee agrees in the preset too, in hands with every special card and every ending."""
    happened: Counter[str] = Counter()

    @examples(130)
    @given(twisted_playouts(st.just(load_preset("twists"))))
    def each(playout: Playout) -> None:
        happened.update(follow(playout))

    each()
    actions = ["Draw", "Take", "Lay", "Hit", "Discard", "Drop", "Skip", "Block", "Cross", "Pass"]
    events = ["Held", "TurnLost", "BlockEnded", "Crossed", "Reshuffled"]
    endings = ["out", "drop", "caught", "bonus", "stuck"]
    assert {what for what in (*actions, *events, *endings) if not happened[what]} == set()


def main() -> None:
    """Follow this many hands: ``python -m tests.rules.test_twist_referee 5000``."""
    happened: Counter[str] = Counter()

    @examples(int(sys.argv[1]))
    @given(twisted_playouts())
    def study(playout: Playout) -> None:
        if not playout.rules.plain:
            happened.update(follow(playout))

    study()
    print(dict(happened))


if __name__ == "__main__":
    main()
