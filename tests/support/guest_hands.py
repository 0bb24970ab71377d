"""Random hands of guests: any knobs, deck and score, players of several moods, and a referee beside them."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.support.guest_referees import REFEREES, GuestReferee
from tests.support.referee import in_record_order
from tests.support.tables import legal, said
from tonk.records.record import result_of, written_total
from tonk.rules import Action, Discard, Knock, Position, Reshuffles, RuleSet, changed, load_preset
from tonk.rules.cards import FULL_DECK, Card, Seat, card_text, cards_in
from tonk.rules.guests.deadwood import deadwood_of
from tonk.rules.guests.guest_knobs import GUEST_KNOBS
from tonk.rules.guests.suit_counts import count_of
from tonk.rules.knob_kinds import KnobKind, NumberKind

GUESTS = ("gin", "knock-rummy", "thirty-one")
TABLES = {"gin": (2,), "knock-rummy": (2, 3, 4, 5), "thirty-one": (2, 3, 4, 5, 6)}
"""The numbers of players of each game."""
MOODS = ("any", "patient", "keen", "keen", "keen", "hoarding")
"""Leanings of the players: any legal action; no knock for long; the best hand, then a knock; the same without."""
_PATIENCE = 70
"""The number of turns in which patient players don't knock."""


def any_knobs(game: str, chance: random.Random) -> RuleSet:
    """Return a guest's rule set with random knobs, half of them at their usual values."""
    usual = load_preset(game)
    turned = {knob: _drawn(kind, chance) for knob, kind in GUEST_KNOBS[usual.game].items() if chance.random() < 0.5}
    return changed(usual, turned)


def _drawn(kind: KnobKind, chance: random.Random) -> object:
    if isinstance(kind, NumberKind):
        near = chance.randint(kind.low, min(kind.high, kind.low + 5))
        return chance.choice((kind.low, min(kind.high, 150), near))
    return chance.random() < 0.5


@dataclass(frozen=True)
class GuestHand:
    """A dealt hand with its play, which is the same each time."""

    rules: RuleSet
    dealer: Seat
    deck: tuple[Card, ...]
    score: tuple[int, ...]
    mood: str
    seed: int

    def deal(self) -> Position:
        """Return the hand as dealt."""
        seats = len(self.score)
        return Position.deal(self.rules, seats, self.dealer, self.deck, self.score, Reshuffles(self.seed))

    def positions(self) -> list[tuple[Position, Action]]:
        """Return every decision of the hand: the position at that point, and the action."""
        position, chance, found = self.deal(), random.Random(self.seed), []
        while position.outcome is None:
            action = choice(position, self.mood, chance)
            found.append((position.copy(), action))
            position.apply(action)
        return found


def any_hand(game: str, seed: int) -> GuestHand:
    """Return the guest's hand of this number, with any knobs, players, deck and score."""
    chance = random.Random(f"{game} {seed}")
    rules = any_knobs(game, chance) if chance.random() < 0.6 else load_preset(game)
    seats = chance.choice(TABLES[game])
    deck = list(FULL_DECK)
    cut = chance.randrange(52)
    deck = deck[cut:] + deck[:cut]
    # A nearly sorted deck makes hands full of spreads; most decks are shuffled.
    for _ in range(chance.choice((4, 12, 200, 200))):
        one, other = chance.randrange(52), chance.randrange(52)
        deck[one], deck[other] = deck[other], deck[one]
    if chance.random() < 0.4:
        deck = chance.sample(FULL_DECK, 52)
    dealer = Seat(chance.randrange(seats))
    score = any_score(rules, seats, chance)
    return GuestHand(rules, dealer, tuple(deck), score, chance.choice(MOODS), chance.randrange(1 << 30))


def any_score(rules: RuleSet, seats: int, chance: random.Random) -> tuple[int, ...]:
    """Return a score before a hand: near the target, so that matches end; or lives, for two seats or more."""
    if rules.starting_points:
        lives = [chance.randint(-1, rules.starting_points) for _ in range(seats)]
        for seat in chance.sample(range(seats), 2):
            lives[seat] = max(0, lives[seat])
        return tuple(lives)
    target = rules.target or 0
    return tuple(max(0, target - chance.choice((0, 1, 5, 25, 60, target))) for _ in range(seats))


def choice(position: Position, mood: str, chance: random.Random) -> Action:
    """Return the action of the seat to act in a mood, sometimes a random one."""
    actions = position.legal()
    if mood in ("patient", "hoarding") and position.turns < _PATIENCE:
        actions = [action for action in actions if not isinstance(action, Knock)] or actions
    if mood in ("any", "patient") or chance.random() < 0.15:
        return chance.choice(actions)
    knocks = [action for action in actions if isinstance(action, Knock)]
    if knocks and chance.random() < 0.4:
        return chance.choice(knocks)
    hand = position.hands[position.to_act]
    discards = [action for action in actions if isinstance(action, Discard)]
    if not discards:
        return chance.choice([action for action in actions if not isinstance(action, Knock)])
    if position.rules.game == "thirty-one":
        return max(discards, key=lambda action: count_of(hand ^ 1 << action.card, threes=True))
    return min(discards, key=lambda action: (deadwood_of(hand ^ 1 << action.card), -action.card))


def texts(cards: Iterable[Card]) -> list[str]:
    """Return the names of some cards."""
    return [card_text(card) for card in cards]


def follow(hand: GuestHand) -> Counter[str]:
    """Play a hand beside a referee, assert that they agree at every step, and return the actions and the ending."""
    position, chance = hand.deal(), random.Random(hand.seed)
    knobs = hand.rules.to_json()
    referee = REFEREES[hand.rules.game](knobs, hand.dealer, texts(hand.deck), hand.score)
    done: Counter[str] = Counter()
    agree(position, referee)
    while position.outcome is None:
        action = choice(position, hand.mood, chance)
        before = len(position.stocks_made)
        position.apply(action)
        made = len(position.stocks_made) > before
        referee.do(said(action), texts(position.stocks_made[-1]) if made else ())
        agree(position, referee)
        done[said(action).split()[0]] += 1
        done["reshuffle"] += made
    done[f"ending: {position.outcome.ending}"] += 1
    done["champion"] += position.outcome.champion is not None
    done["several winners"] += len(position.outcome.winners) > 1
    done["seat out"] += -1 in (position.outcome.score or ())
    done["laid off"] += any(len(set(spread.by)) > 1 for spread in position.table)
    return done


def agree(position: Position, referee: GuestReferee) -> None:
    """Assert that both have the same cards, choices, counts and end."""
    assert texts(position.stock[::-1]) == referee.stock
    assert texts(position.discard) == referee.discards
    if position.outcome is not None:
        assert result_of(position.outcome, 1, position.rules) == referee.result
        _agree_on_spreads(position, referee)
        return
    assert referee.result is None
    assert [texts(cards_in(hand)) for hand in position.hands] == [in_record_order(hand) for hand in referee.hands]
    assert legal(position) == referee.options()
    view = position.view(position.to_act)
    assert written_total(position.rules, view.total) == referee.total()
    assert (view.to_act, view.phase) == (referee.seat, referee.phase)
    assert texts([] if view.took is None else [view.took]) == [card for card in [referee.taken] if card]
    if position.rules.game == "thirty-one":
        assert (-1 if view.knocker is None else view.knocker) == referee.knocked


def _agree_on_spreads(position: Position, referee: GuestReferee) -> None:
    """Assert that the knocker showed the spreads that the rules require."""
    lying = [
        texts([card for card, by in zip(spread.cards, spread.by, strict=True) if by == spread.owner])
        for spread in position.table
        if spread.owner == position.knocker
    ]
    assert lying == referee.knocker_shows


def followed(game: str, numbers: Sequence[int]) -> Counter[str]:
    """Count the actions and endings of the hands of these numbers, with all of which a referee agreed."""
    done: Counter[str] = Counter()
    for number in numbers:
        hand = any_hand(game, number)
        done.update(follow(hand))
        done[f"{len(hand.score)} players"] += 1
    return done
