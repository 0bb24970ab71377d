"""The coach's reasons are true: each fact is checked with the rules, at decisions of every table."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.bots.scenes import FRORE, can_go_out, scene
from tests.bots.twist_scenes import twisted, way_out_by_trying
from tests.support.hands import TABLES, TWIST_TABLES, hand_of, spread_out
from tests.support.redeals import redealt
from tests.support.tables import house, in_order, table
from tonk.coaching import Advice, Worth, facts
from tonk.coaching import reason_kinds as why
from tonk.coaching.reason_kinds import Reason
from tonk.coaching.reasons import reason, reasons
from tonk.rules import DRAW, DROP, TAKE, Action, Block, Discard, Hit, Lay, Pass, Position, Skip, View, load_preset
from tonk.rules.cards import EMPTY, CardSet, Seat, cards_in, mask_of, parse_card
from tonk.rules.checked_rules import changed
from tonk.rules.imagining import unseen_by
from tonk.rules.melds import kind_of, spreads_within
from tonk.rules.scoring import laid_points
from tonk.session.learning.arranged_hands import arranged

from .asking import TONK_REASONS, last_advice, views

CHANCE = random.Random(12)


LAID_AT_ONCE = changed(load_preset("jazz-club"), {"taken_must_be_laid": True})
HANDS = ("2C 3D 9H TC", "4C 5D 9S TH")
DRAWN = [
    scene("5C 6C 7C KD 9D", *HANDS, rules=FRORE, phase="play"),
    scene("8C 8D KD 9D", *HANDS, rules=FRORE, phase="play", table=[(Seat(0), "5C 6C 7C"), (Seat(1), "5D 6D 7D")]),
    scene("8D KD 9D", *HANDS, discards="8C", table=[(Seat(0), "5C 6C 7C"), (Seat(1), "5H 6H 7H")]),
    scene("7C KD 9D 2H", "5C 6C 9H TC", phase="play", known=["5C 6C"]),
    scene("KD 9D", "5C 6C 9H TC", discards="2S", stock=0),
    scene("AD", "5C 6C 9H TC", known=["5C"]),
    scene("KD", "5C 6C 9H TC", phase="play"),
    scene("3C 3H 3S KD", "5C 6C 9H TC", phase="play", table=[(Seat(1), "4H 5H 6H")]),
    twisted("5C 6C 9H KD", "2C 3D 8H 8S", rules=LAID_AT_ONCE, kinds=(), discards="7C"),
    twisted("X1 5C 6C KD", "2C 3D", "9H 9C", "QS", discards="7C", phase="window", drawer=Seat(2)),
    twisted("8D 2C W1 KD", "2D 3D", "9H 9C", phase="play", table=[(Seat(1), "5D 6D 7D")]),
]
"""Positions with rare reasons."""


def positions() -> Iterator[Position]:
    """Decisions of stake games and of Twists, and the positions above."""
    yield from DRAWN
    for tables, count in ((TABLES, 80), (TWIST_TABLES, 80)):
        yield from [position for position, _ in spread_out(count, 4, 910, tables)]


WILD_HOUSES = [
    {"wilds": ["deuces"], "least_naturals": 1},
    {"wilds": ["deuces"], "least_naturals": 2},
    {"wilds": ["jokers", "deuces"], "least_naturals": 2, "pack": "40"},
]
"""House rules in which cards of the pack are wild."""


def cases(positions: Iterator[Position]) -> Iterator[tuple[Position, View, Worth, Reason]]:
    """Every reason for every move there."""
    for position in positions:
        view = position.view(position.to_act)
        for action in view.legal:
            worth = Worth(action, 0.0, 0.1, 0.4, taken=0.5 if isinstance(action, Discard) else None, worlds=10)
            for one in reasons(view, worth):
                yield position, view, worth, one


def after(position: Position, action: Action) -> Position:
    """Return the position after an action."""
    twin = position.copy()
    twin.apply(action)
    return twin


def lays_with(position: Position, card: int) -> bool:
    """Return whether the seat to act could lay a spread with this card, if it had it during its turn."""
    twin = position.copy()
    twin.hands[twin.to_act] |= 1 << card
    twin.phase = "play"
    twin.must_show = None
    return any(isinstance(action, Lay) and action.cards >> card & 1 for action in twin.legal())


def holds(position: Position, view: View, action: Action, one: Reason) -> bool:
    """Return whether a reason holds, by the rules and with all cards open."""
    seat, rules, hand = view.seat, view.rules, view.hand
    done = after(position, action) if not isinstance(action, Pass) else position
    match str(one.kind):  # mypy takes a second to tell so many kinds apart
        case why.OUT:
            return done.hands[seat] == 0 and done.outcome is not None
        case why.WAY_OUT:
            return (can_go_out if done.rules.plain else way_out_by_trying)(done)
        case why.DRAW_OUTS | why.LEAVES_OUTS:
            kept = position.copy()
            kept.hands[seat] = hand & ~(1 << one.card if one.kind == why.LEAVES_OUTS and one.card is not None else 0)
            helping = mask_of(card for card in cards_in(unseen_by(view)) if lays_with(kept, card))
            return (one.cards, one.count, one.of) == (helping, helping.bit_count(), unseen_by(view).bit_count())
        case why.DRAW_HOLDS:
            kept = position.copy()
            kept.phase = "play"
            lays = [lay.cards for lay in kept.legal() if isinstance(lay, Lay)]
            return any(one.cards & lay == one.cards for lay in lays)
        case why.TAKE_OUTS:
            both = position.copy()
            counts = []
            for held in (hand, hand | 1 << view.discards[-1]):
                both.hands[seat] = held
                counts.append(sum(lays_with(both, card) for card in cards_in(unseen_by(view))))
            return counts == [one.of, one.count] and one.count > one.of
        case why.DRAW_LOWER:
            assert one.card is not None
            lower = [card for card in cards_in(unseen_by(view)) if rules.values[card] < rules.values[one.card]]
            return hand >> one.card & 1 == 1 and one.count == len(lower)
        case why.DRAW_ENDS:
            return done.outcome is not None and one.total == view.total
        case why.TAKE_MAKES | why.TAKE_HITS | why.TAKE_LOWERS | why.TAKE_NOTHING:
            return _holds_of_taking(done, view, one)
        case _:
            return _holds_otherwise(position, done, action, one)


def _holds_of_taking(done: Position, view: View, one: Reason) -> bool:
    """Return the same for taking the discard."""
    top, taken = view.discards[-1], [action for action in done.legal() if isinstance(action, Lay | Hit)]
    match str(one.kind):
        case why.TAKE_MAKES:
            lays = [action.cards for action in taken if isinstance(action, Lay)]
            return any(one.cards & lay == one.cards and lay >> top & 1 for lay in lays)
        case why.TAKE_HITS:
            hits = [action for action in taken if isinstance(action, Hit) and action.cards == (top,)]
            return any(done.table[hit.spread].owner == one.seat for hit in hits)
        case why.TAKE_LOWERS:
            assert one.card is not None
            lower = done.totals[view.seat] - view.rules.values[one.card]
            return one.total == lower == view.total - one.points
        case _:
            return not any(_uses(action, top) for action in taken)


def _holds_otherwise(position: Position, done: Position, action: Action, one: Reason) -> bool:
    """Return the same for a drop, and for cards that leave the hand."""
    seat = position.to_act
    view, hand, total = position.view(seat), position.hands[seat], done.totals[seat]
    match str(one.kind):
        case why.DROP_SURE | why.DROP_LOST:
            ends = [after(redealt(position, seat, CHANCE), DROP).outcome for _ in range(6)]
            return {end is not None and end.ending == "drop" for end in ends} == {one.kind == why.DROP_SURE}
        case why.LAY | why.LAY_WILD | why.LAY_BARS | why.HIT | why.HIT_BARS | why.HIT_HOLDS | why.HIT_BARS_YOU:
            return one.total == total and _put_down(position, done, one) and _bars(position, done, one)
        case why.COULD_HIT:
            return any(isinstance(a, Hit) and a.cards == (one.card,) for a in view.legal)
        case why.GIVES_BACK:
            return one.card == view.took
        case why.BREAKS | why.HIT_BREAKS:
            rest = one.cards & ~(1 << (one.card or 0) if one.card is not None else _down(action))
            return kind_of(one.cards) is not None and one.cards & hand == one.cards and not spreads_within(rest)
        case why.COMPLETES:
            known = view.known[one.seat or 0]
            return known & one.cards == one.cards and kind_of(one.cards | 1 << (one.card or 0)) is not None
        case why.FEEDS:
            return one.cards != 0 and view.known[one.seat or 0] & one.cards == one.cards
        case why.GIVES_UP:
            assert one.card is not None
            return one.cards == facts.outs(view, hand) & ~facts.outs(view, hand & ~(1 << one.card)) != 0
        case why.HIGHER_LEFT:
            assert one.card is not None
            other = done.rules.points(hand & ~(1 << one.card))
            return (one.total, one.total - one.points) == (total, other)
        case why.LEAVES | why.CROSSES:
            return one.total == (total if one.kind == why.LEAVES else view.rules.points(hand & ~_cards(action)))
        case why.TAKEN:
            return done.outcome is not None or done.phase == "window" or done.to_act == one.seat
        case _:
            return _of_twist(view, action, one)


def _cards(action: Action) -> int:
    return mask_of([getattr(action, "card", parse_card("AC"))])


def _uses(action: Action, card: int) -> bool:
    return bool((action.cards if isinstance(action, Lay) else mask_of(action.cards)) >> card & 1)  # type: ignore[union-attr]


def _put_down(before: Position, done: Position, one: Reason) -> bool:
    seat, rules = before.to_act, before.rules
    if rules.scoring != "points":
        return one.points == rules.points(one.cards)
    old, new = (laid_points(rules, at.table, at.seats)[seat] for at in (before, done))
    return one.points == new - old


def _bars(before: Position, done: Position, one: Reason) -> bool:
    if done.outcome is not None or one.kind not in (why.LAY_BARS, why.HIT_BARS, why.HIT_HOLDS, why.HIT_BARS_YOU):
        return True
    seat = before.to_act if one.seat is None else one.seat
    if one.kind == why.HIT_HOLDS:
        return (before.wait[seat], done.wait[seat]) == (0, 1)
    return done.wait[seat] == one.count > 0


def _of_twist(view: View, action: Action, one: Reason) -> bool:
    """Return whether a reason about Skips, Blocks or a last resort holds."""
    if one.kind == why.RIDS and isinstance(action, Skip | Block):
        return one.total == view.total - one.points == facts.left_after(view, 1 << action.card)
    if isinstance(action, Skip):
        own, held = action.seat == view.seat, view.held[action.seat]
        kind = why.SKIPS_SELF if own else why.SKIPS_HELD if held else why.SKIPS
        return one.kind == kind and (kind != why.SKIPS or one.count == view.counts[action.seat])
    if isinstance(action, Block):
        return one.kind == (why.BLOCKS if action.seat == view.seat else why.BLOCKS_OTHER)
    return one.kind in (why.DRAW_HOPES, why.DROP_CHANCE, why.TAKE_TWIST, why.GIVES_WILD, why.KEEPS_CROSS)


def test_every_reason_is_a_fact() -> None:
    """At decisions of every table, each reason for any legal move holds by the rules; all kinds occur."""
    kinds = Counter[str]()
    for position, view, worth, one in cases(positions()):
        assert holds(position, view, worth.action, one), (one, worth.action, view)
        kinds[one.kind] += 1
    assert set(TONK_REASONS) == {*kinds, *why.BESIDE, why.DRAW_WAITS}


@pytest.mark.parametrize(
    ("knobs", "blocks", "wait", "bars"),
    [
        ({"wait_hit": 1}, {}, 0, 2),
        ({"wait_hit": 1}, {}, 1, 3),
        ({"wait_hit": 2, "wait_adds": False}, {}, 0, 2),
        ({"wait_hit": 2, "wait_adds": False}, {}, 2, 0),
        ({"wait_hit": 1}, {1: ("B1", 0)}, 0, 0),
    ],
)
def test_the_length_of_a_bar_by_a_hit_is_right(
    knobs: dict[str, object], blocks: dict[int, tuple[str, int]], wait: int, bars: int
) -> None:
    """Two cards bar on top of earlier waits; not behind a Block, or if only the longest wait counts."""
    rules = house("twists", wait_effect="no_drop", **{"wait_adds": True, **knobs})
    hands, spreads = ["8C 9C 2D", "KC QD"], ["1: 5C 6C 7C"]
    position = table(rules, hands=hands, stock="3D", spreads=spreads, phase="play", wait=[0, wait], blocks=blocks)
    view, hit = position.view(Seat(0)), Hit(in_order("8C 9C"), 0)
    counts = [one.count for one in reasons(view, Worth(hit, 0.0, 0.0, 0.5)) if one.kind == why.HIT_BARS]
    assert counts == ([bars] if bars else [])
    position.apply(hit)
    assert position.wait[1] == (bars or wait)


@pytest.mark.parametrize("house", WILD_HOUSES)
def test_every_reason_is_a_fact_with_wild_deuces(house: dict[str, object]) -> None:
    """A deuce counts as itself and as a Wild, in hand, on the discards and among the unseen cards."""
    rules = changed(load_preset("jazz-club"), {"name": "X", **house})
    seen = Counter[str]()
    hands = [hand_of(rules, ["casual", "novice"], seed) for seed in range(64, 68)]
    for position, view, worth, one in cases(position for hand in hands for position, _ in hand[::5]):
        assert holds(position, view, worth.action, one), (one, worth.action, view)
        seen[one.kind] += 1
    assert {why.DRAW_OUTS, why.LEAVES_OUTS, why.GIVES_WILD} <= set(seen)


@pytest.mark.parametrize(("least", "count"), [(1, 15), (2, 12)])
def test_outs_with_wild_deuces(least: int, count: int) -> None:
    """With a deuce beside two unrelated cards, outs are what fits either, and other deuces if two are allowed."""
    rules = changed(load_preset("jazz-club"), {"name": "X", "wilds": ["deuces"], "least_naturals": least})
    view = arranged(rules, ("A", "B"), ["2C 9H KS", "3C 5D 7H"], discard="4C").replay().view(Seat(0))
    assert facts.outs(view, view.hand).bit_count() == count


def test_a_reason_speaks_for_the_best_and_against_the_rest() -> None:
    """Reasons favour the best move if there is any; all others have one against them, except a drop that may win."""
    missing = Counter[str]()
    for view in views(18, first=32):
        advice = last_advice(view)
        for worth in advice.worths:
            given, some = reason(view, worth, advice), list(reasons(view, worth))
            good = advice.best.value - worth.value <= worth.error
            beside = given.kind == why.DRAW_WAITS if good else given.kind in why.BESIDE
            assert given in some or beside
            if good:
                assert not given.against or all(one.against for one in some)
            else:
                assert given.against or worth.action == DROP
                assert given.kind not in why.BESIDE or misses(view, worth.action, advice.best.action, given)
            missing[given.kind] += 1
    assert {why.COULD_DROP, why.COULD_LAY} <= set(missing)


def test_a_worse_move_without_a_fault_is_described_by_how_it_does() -> None:
    """It gives, out of 100 hands played out, its own results and those of the best move."""
    position = scene("KD 9D", *HANDS, phase="play")
    best, other = (Worth(Discard(card), 1.0 - card, 0.1, 0.5 - card / 100, 0.0) for card in cards_in(position.hands[0]))
    given = reason(position.view(Seat(0)), other, Advice((best, other), 10, done=True))
    assert (given.kind, given.count, given.of) == (why.WINS_LESS, round(100 * other.wins), round(100 * best.wins))


def test_a_missed_drop_is_given_in_compared_points() -> None:
    """If hands are compared by scores, scores are named, as at the drop itself."""
    rules = changed(load_preset("twists"), {"name": "X", "drop_compares": "scoring"})
    view = twisted("AC 2D", "9H KD", "9S KC", rules=rules, kinds=(), discards="7C").view(Seat(0))
    best, other = (Worth(action, value, 0.1, 0.9, 0.0) for action, value in ((DROP, 9.0), (DRAW, 1.0)))
    given = reason(view, other, Advice((best, other), 10, done=True))
    assert (given.kind, given.total) == (why.COULD_DROP, 10)


@pytest.mark.parametrize(("wins", "kind"), [(0.4, why.DRAW_WAITS), (0.1, why.DRAW_OUTS)])
def test_a_draw_is_explained_by_the_drop_that_tempts(wins: float, kind: str) -> None:
    """If a drop would be caught in many worlds, but not nearly all, their share says more than the outs."""
    view = arranged(load_preset("jazz-club"), ("A", "B"), ["2C 3C 9D", "3D 5D 7H"], discard="KC").replay().view(Seat(0))
    best, drop = Worth(DRAW, 0.0, 0.1, 0.5), Worth(DROP, -1.0, 0.1, wins)
    given = reason(view, best, Advice((best, drop), 10, done=True))
    assert given.kind == kind
    assert kind != why.DRAW_WAITS or (given.total, given.chance) == (14, 0.6)


def misses(view: View, action: Action, best: Action, one: Reason) -> bool:
    """Return whether the reason about a better move holds."""
    match str(one.kind):
        case why.COULD_DROP:
            return best == DROP and one.total == view.total
        case why.COULD_LAY:
            return isinstance(best, Lay) and kind_of(one.cards) is not None
        case why.COULD_HIT_FIRST:
            return isinstance(best, Hit) and one.cards == mask_of(best.cards)
        case why.LEAVES_LYING:
            return best == TAKE and (one.seat is not None or bool(one.cards >> view.discards[-1] & 1))
        case why.MORE_LEFT:
            total = facts.left_after(view, _down(action))
            return one.total == total == facts.left_after(view, _down(best)) + one.points
    return one.count <= 100 >= one.of


def _down(action: Action) -> CardSet:
    return mask_of(action.cards) if isinstance(action, Hit) else action.cards if isinstance(action, Lay) else EMPTY


@pytest.mark.parametrize(("wins", "chance"), [(1.0, 0.0), (0.25, 0.75)])
def test_the_chance_to_be_caught_is_that_of_the_worlds(wins: float, chance: float) -> None:
    """The chance of being caught is the share of worlds that the drop doesn't win."""
    view = next(view for view in views(40) if DROP in view.legal)
    worth = Worth(DROP, 0.0, 0.1, wins)
    given = reason(view, worth, Advice((worth,), 10, done=True))
    assert given.kind != why.DROP_CHANCE or given.chance == chance


def test_the_next_player_is_the_next_with_a_turn() -> None:
    """The next player is the next one with a turn."""
    seen = 0
    for position, action in spread_out(160, 8, 400, TWIST_TABLES):
        if isinstance(action, Discard):
            done = after(position, action)
            if done.outcome is None and done.phase != "window" and TAKE in done.legal():
                seen += 1
                assert facts.next_to_play(position.view(position.to_act)) == done.to_act
    assert seen > 20
