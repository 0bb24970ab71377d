"""Quick games of Twists, by players who lay what they can and run when they are low."""

import random
from collections.abc import Iterator

from tonk.rules import DRAW, DROP, Action, Discard, Position, RuleSet, load_preset
from tonk.rules.actions import Block, Cross, Hit, Knock, Lay, Skip
from tonk.rules.cards import by_seat
from tonk.rules.guests.deadwood import deadwood_of
from tonk.rules.guests.suit_counts import count_of
from tonk.session.match.match import Match
from tonk.session.match.plan import MatchPlan, Player
from tonk.session.match.played_hand import PlayedHand

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")
_LOW = 16
_EAGER = (Cross, Lay, Hit, Skip, Block)


def choose(position: Position, chance: random.Random) -> Action:
    """Return the action of an eager player."""
    legal = position.legal()
    for kind in _EAGER:
        some = [action for action in legal if isinstance(action, kind)]
        if some and (kind in (Cross, Lay, Hit) or chance.random() < 0.5):
            return chance.choice(some)
    if DROP in legal and position.totals[position.to_act] <= chance.randint(0, _LOW):
        return DROP
    discards = [action for action in legal if isinstance(action, Discard)]
    if discards:
        return max(discards, key=lambda action: (position.values[action.card], chance.random()))
    return DRAW if DRAW in legal and chance.random() < 0.8 else legal[-1] if legal[-1] != DROP else legal[0]


def a_game(seats: int = 4, *, seed: int = 7, persons: int = 1, rules: RuleSet | None = None) -> Match:
    """A match for points at its first deal, with all special cards in play."""
    players = tuple(Player(name, "" if seat < persons else "casual") for seat, name in by_seat(NAMES[:seats]))
    rules = rules or load_preset("twists")
    kinds = tuple(kind for kind in rules.twists if kind != "cross" or seats > 2)
    return Match(MatchPlan("m", seed, rules, players, always=kinds))


def play_round(match: Match) -> Match:
    """Return the match with its round played to the end."""
    chance = random.Random(match.plan.seed * 1000 + match.hand_number)
    chooses = choose if match.plan.rules.traits.lays_spreads else choose_as_guest
    while not match.hand_over:
        match.act(chooses(match.position, chance))
    return match


def rounds_of(match: Match, most: int = 40) -> Iterator[PlayedHand]:
    """Yield the rounds of a match as in the history, until it is over; the match is played along."""
    for number in range(1, most + 1):
        play_round(match)
        yield PlayedHand.of(
            match.record().to_json(),
            match_id=match.plan.id,
            hand_no=number,
            played_at=f"2025-03-01T12:{number:02}:00+00:00",
            rules_name=match.plan.rules.name,
            people=[seat for seat, player in by_seat(match.plan.players) if player.is_person],
        )
        if match.over or number == most:
            return
        match.deal_next()


def choose_as_guest(position: Position, chance: random.Random) -> Action:
    """Return an action in a guest's hand: a knock as soon as possible, and the discard that leaves the best hand."""
    legal = position.legal()
    knocks = [action for action in legal if isinstance(action, Knock)]
    discards = [action for action in legal if isinstance(action, Discard)]
    if knocks:
        return knocks[0]
    if discards:
        hand, suits = position.hands[position.to_act], position.rules.traits.hand_counts == "suit"
        return min(
            discards,
            key=lambda one: (
                -count_of(hand ^ 1 << one.card, threes=True) if suits else deadwood_of(hand ^ 1 << one.card),
                one.card,
            ),
        )
    return DRAW if DRAW in legal else chance.choice(legal)
