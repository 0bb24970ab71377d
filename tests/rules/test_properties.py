"""Properties of every hand, under any rules, with any number of players and any choices."""

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given

from tests.support.strategies import Playout, all_playouts, examples, twisted_playouts
from tests.support.tables import named
from tonk.rules import DRAW, DROP, PASS, TAKE, Action, Block, Cross, Discard, Hit, Lay, Position, Skip
from tonk.rules.cards import (
    ALL_CARDS,
    FULL_DECK,
    TWIST_KINDS,
    WILDS,
    Card,
    Seat,
    card_range,
    cards_in,
    deck_with,
    mask_of,
)
from tonk.rules.events import HandEnded
from tonk.rules.hand_state import FIELDS
from tonk.rules.melds import kind_of, spreads_within

SPREADS = [Lay(cards) for cards in spreads_within(ALL_CARDS)]
EVERY_CARD = deck_with(TWIST_KINDS)
DISCARDS = [Discard(card) for card in EVERY_CARD]
TWISTS = EVERY_CARD[52:]


def state(position: Position) -> dict[str, Any]:
    """Everything that a position holds, as its copy holds it."""
    twin = position.copy()
    return {name: getattr(twin, name) for name in FIELDS}


def played(playout: Playout) -> Iterator[Position]:
    """Yield the hand before its first action and after each one, always as the same position."""
    position, choose = playout.deal(), playout.chooser()
    yield position
    while position.outcome is None:
        position.apply(choose(position))
        yield position


def most_turns(playout: Playout) -> int:
    """Return an upper bound on the turns of a hand.

    A turn draws (at most once per card in the stock, and once more), or lays or hits (at most once per card),
    or is an idle take; fewer than 3n idle takes come between two turns of the first kinds (R-idle), and fewer
    than n lost or jumped turns after each.
    """
    cards, lost = len(playout.deck), 1 if playout.rules.plain else playout.seats
    busy = (1 + playout.rules.reshuffles) * (cards - playout.seats * playout.rules.dealt(playout.seats) + 1) + cards
    return 3 * playout.seats * (busy + 1) * lost


@examples(70)
@given(all_playouts())
def test_a_position_agrees_with_itself_at_every_step(playout: Playout) -> None:
    """Each card is in one place, totals match hands, spreads are valid, known cards are held, and turns are bounded.

    Before the end there is always a legal action.
    """
    deck, bound = sorted(playout.deck), most_turns(playout)
    for position in played(playout):
        every_card_is_somewhere_once(position, deck)
        assert position.totals == [playout.rules.points(hand) for hand in position.hands]
        the_table_holds_spreads_in_order(position)
        assert all(known & ~hand == 0 for known, hand in zip(position.known, position.hands, strict=True))
        legal = position.legal()
        assert bool(legal) == (position.outcome is None)
        assert len(set(legal)) == len(legal)
        assert position.turns < bound


def every_card_is_somewhere_once(position: Position, deck: list[Card]) -> None:
    """Assert that hands, stock, discards, table, and lying Skips and Blocks are the deck, with each card once."""
    lying = [card for spread in position.table for card in spread.cards]
    held = [card for hand in position.hands for card in cards_in(hand)]
    lying += [skip for skip in position.specials.skips if skip is not None]
    lying += [block[0] for block in position.specials.blocks if block is not None]
    assert sorted(held + position.stock + position.discard + lying) == deck


def the_table_holds_spreads_in_order(position: Position) -> None:
    """Assert that every spread on the table is valid and in order, with a seat for each of its cards.

    Wilds count as the cards they stand for; in a book, the real card may lie beside its Wild.
    """
    for spread in position.table:
        assert spread.names == tuple(sorted(spread.names))
        assert kind_of(mask_of(spread.names)) == spread.kind
        assert spread.kind == "book" or len(set(spread.names)) == len(spread.names)
        assert len(spread.cards) <= 4 or spread.kind == "run"
        wild = mask_of(wild for wild, _ in spread.wilds)
        assert mask_of(spread.cards) & WILDS & ~wild == 0
        assert wild & ~(mask_of(spread.cards) & position.rules.wild_cards) == 0
        assert len(spread.by) == len(spread.cards)
        assert set(spread.by) <= set(range(position.seats))


@examples(60)
@given(all_playouts())
def test_an_outcome_says_how_the_hand_ended_and_who_pays(playout: Playout) -> None:
    """The outcome comes with the phase "over", no legal actions, the held totals, and the winners in seat order.

    Each payment is more than 0 between two seats; payments add up to each net, and nets add up to 0.
    """
    *_, position = played(playout)
    outcome = position.outcome
    assert outcome is not None
    assert (position.phase, position.legal()) == ("over", [])
    assert outcome.totals == tuple(position.totals)
    endings = {"tonk", "push", "out", "drop", "caught", "stock"}
    assert outcome.ending in (endings | {"bonus", "stuck"} if not position.rules.plain else endings)
    assert list(outcome.winners) == sorted(set(outcome.winners))
    net = [0] * position.seats
    for payment in outcome.payments:
        assert payment.stakes > 0
        assert payment.payer != payment.payee
        net[payment.payer] -= payment.stakes
        net[payment.payee] += payment.stakes
    if playout.rules.scoring == "points":
        assert outcome.payments == ()
    else:
        assert (list(outcome.net), sum(outcome.net)) == (net, 0)
        assert (outcome.scores, outcome.score, outcome.champion) == ((), None, None)


@examples(50)
@given(twisted_playouts())
def test_points_are_accounted_for_to_the_last_card(playout: Playout) -> None:
    """Each card on the table or in a hand scores in at most one line, and the lines add up to the net.

    In a hand with a winner all cards are listed, except those of the winner's hand when going out; in one that
    is stuck, those on the table. A line names the seat that laid or held its cards.
    """
    *_, position = played(playout)
    outcome, rules = position.outcome, playout.rules
    assert outcome is not None
    if rules.scoring != "points":
        return
    net = [0] * position.seats
    scored: list[int] = []
    names = {card: name for spread in position.table for card, name in zip(spread.cards, spread.names, strict=True)}
    by = {card: seat for spread in position.table for card, seat in zip(spread.cards, spread.by, strict=True)}
    for line in outcome.scores:
        net[line.seat] += line.points
        scored += line.cards
        assert all(
            (by[card] == line.of) if line.why == "laid" else position.hands[line.of] >> card & 1 for card in line.cards
        )
        if line.why != "bonus":
            assert line.points == sum(rules.scores[names.get(card, card)] for card in line.cards)
    assert list(outcome.net) == net
    assert outcome.score == tuple(old + new for old, new in zip(playout.score, net, strict=True))
    held = [card for hand in position.hands for card in cards_in(hand)]
    if outcome.ending in ("out", "drop", "caught"):
        assert sorted(scored) == sorted([*by, *held])
    elif outcome.ending in ("stuck", "stock"):
        assert sorted(scored) == sorted(by)


@examples(40)
@given(twisted_playouts())
def test_at_most_one_window_is_open_and_the_turns_tell_the_seat(playout: Playout) -> None:
    """A window follows a choice of the deck and asks each seat once; the number of turns decides whose turn it is."""
    position, choose = playout.deal(), playout.chooser()
    asked: list[int] = []
    while position.outcome is None:
        action, drawer = choose(position), position.window.drawer
        assert (position.phase == "window") == (drawer is not None)
        first = position.to_act if drawer is None else drawer
        assert first == (position.dealer + 1 + position.turns) % position.seats
        assert position.must_show is None or position.out_of_turn or playout.rules.taken_must_be_laid
        if position.phase == "window":
            assert position.to_act not in asked
            assert position.to_act != drawer
            asked.append(position.to_act)
        else:
            asked = []
        position.apply(action)


def all_actions(position: Position, chance: random.Random) -> Iterator[Action]:
    """Yield every draw, take, drop, discard, spread and one-card hit, and some unusual actions.

    Also some plays of each special card.
    """
    yield from (DRAW, TAKE, DROP, PASS)
    for card in chance.sample(TWISTS, 4) if not position.rules.plain else ():
        yield Cross(card)
        for seat in map(Seat, range(-1, position.seats + 1)):
            yield from (Skip(card, seat), Block(card, seat))
        yield from wild_actions(position, card, chance)
    yield from SPREADS
    yield from DISCARDS
    for number in range(-1, len(position.table) + 1):
        yield from (Hit((card,), number) for card in FULL_DECK)
    hand = cards_in(position.hands[position.to_act])
    for _ in range(10):
        yield Lay(mask_of(chance.sample(FULL_DECK, chance.randint(0, 6))))
        yield Lay(mask_of(chance.sample(hand, chance.randint(0, len(hand)))))


def wild_actions(position: Position, wild: Card, chance: random.Random) -> Iterator[Action]:
    """Yield spreads and hits that name a Wild, or a card posing as one, in various ways."""
    hand = cards_in(position.hands[position.to_act])
    for name in chance.sample(card_range(-1, 54), 12):
        some = chance.sample(hand, min(len(hand), 2))
        yield Lay(mask_of([*some, wild]), ((wild, name),))
        for number in range(len(position.table)):
            yield Hit((wild,), number, ((wild, name),))
    yield Lay(mask_of([*hand[:2], wild]))
    yield Hit((wild,), 0)


def usual_names(action: Action) -> Action:
    """Return the action as it is listed: a Wild in a book is the first missing suit."""
    if not isinstance(action, Lay | Hit) or not action.wilds:
        return action
    names = [name for _, name in action.wilds]
    if isinstance(action, Hit) or not 0 <= names[0] < 52 or len(names) > 1:
        return action
    naturals = action.cards & ALL_CARDS
    if any(card >> 2 != names[0] >> 2 for card in cards_in(naturals)):
        return action
    if naturals >> names[0] & 1:
        return action
    first = next(card for card in card_range(names[0] & ~3, (names[0] & ~3) + 4) if not naturals >> card & 1)
    return Lay(action.cards, ((action.wilds[0][0], first),))


@examples(40)
@given(all_playouts())
def test_legal_actions_and_refusals_agree_on_every_action(playout: Playout) -> None:
    """Exactly the listed actions are accepted, among all spreads, discards and hits, and odd sets of cards."""
    chance = random.Random(playout.seed)
    for position, _ in playout.positions()[::2]:
        listed = set(position.legal())
        for action in all_actions(position, chance):
            legal = usual_names(action) in listed or listed_by_another_suit(position, action, listed)
            assert (position.refusal(action) is None) == legal, (action, position.refusal(action))


def listed_by_another_suit(position: Position, action: Action, listed: set[Action]) -> bool:
    """Return whether this adds a Wild to a book as a free suit other than the first one, which is the listed one."""
    if not isinstance(action, Hit) or len(action.wilds) != 1 or not 0 <= action.spread < len(position.table):
        return False
    spread, ((wild, name),) = position.table[action.spread], action.wilds
    listed_wilds = any(isinstance(one, Hit) and one.cards == (wild,) and one.spread == action.spread for one in listed)
    return spread.kind == "book" and bool(spread.fits_wild >> max(0, name) & 1) and name >= 0 and listed_wilds


@examples(30)
@given(all_playouts())
def test_nothing_is_legal_once_the_hand_is_over(playout: Playout) -> None:
    """After the end, every action is refused."""
    *_, over = played(playout)
    assert all(over.refusal(action) is not None for action in all_actions(over, random.Random(playout.seed)))


def one_by_one(position: Position, action: Hit) -> Position | None:
    """Return the position after hitting with the cards one after another; None if one of them is refused."""
    after, names = position.copy(), dict(action.wilds)
    for card in action.cards:
        hit = Hit((card,), action.spread, ((card, names[card]),) if card in names else ())
        if after.outcome is not None or after.refusal(hit) is not None:
            return None
        after.apply(hit)
    return after


@examples(60)
@given(all_playouts())
def test_a_hit_with_several_cards_equals_that_many_hits(playout: Playout) -> None:
    """A hit with several random cards is legal if each one is in its turn, and has the same result."""
    chance = random.Random(playout.seed)
    for position, _ in playout.positions():
        hand = cards_in(position.hands[position.to_act])
        for number in range(len(position.table)):
            fits = [card for card in hand if position.refusal(Hit((card,), number)) is None]
            for _ in range(3):
                cards = tuple(chance.sample(hand, chance.randint(1, min(3, len(hand)))))
                # Random cards seldom fit, so a card that does is usually put first.
                if fits and chance.random() < 0.8:
                    cards = (first := chance.choice(fits), *(card for card in cards if card != first))
                hit = Hit(
                    cards, number, tuple((card, chance.choice(FULL_DECK)) for card in sorted(cards) if 52 <= card < 56)
                )
                expected, together = one_by_one(position, hit), position.copy()
                assert (together.refusal(hit) is None) == (expected is not None), (named(mask_of(cards)), number)
                if expected is not None:
                    together.apply(hit)
                    assert {**state(together), "history": []} == {**state(expected), "history": []}


@examples(30)
@given(all_playouts())
def test_the_same_deck_and_actions_give_the_same_hand(playout: Playout) -> None:
    """The same deck and actions give the same events, positions and outcome."""
    one, other = playout.deal(), playout.deal()
    choose = playout.chooser()
    assert one.opening == other.opening
    while one.outcome is None:
        action = choose(one)
        assert one.apply(action) == other.apply(action)
        assert state(one) == state(other)


@examples(40)
@given(all_playouts())
def test_a_copy_plays_on_by_itself(playout: Playout) -> None:
    """A copy taken at any point plays to the same end, and leaves the original unchanged."""
    decisions = playout.positions()
    actions = [action for _, action in decisions]
    *_, end = played(playout)
    for i in range(0, len(decisions), 7):
        original = decisions[i][0]
        before, copy = state(original), original.copy()
        for action in actions[i:]:
            copy.apply(action)
        assert (state(original), state(copy)) == (before, state(end))


@examples(30)
@given(all_playouts())
def test_events_report_everything(playout: Playout) -> None:
    """Only the last event of a hand is its end, with the outcome."""
    position, choose = playout.deal(), playout.chooser()
    happened = list(position.opening)
    while position.outcome is None:
        happened += position.apply(choose(position))
    ends = [i for i, event in enumerate(happened) if isinstance(event, HandEnded)]
    assert ends == [len(happened) - 1]
    assert happened[-1] == HandEnded(position.outcome)
