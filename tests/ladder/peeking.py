"""A player that cheats: the expert's search, in worlds in which the others hold the cards that they do hold.

It tells what a leak would be worth, and so which figure is too good for a fair player. It does not see the stock. It
lives among the tests, and the game has no way to give it a seat.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from unittest import mock

from tests.ladder.meetings import PEEKER
from tonk.bots import make_bot, search
from tonk.commands import duplicate
from tonk.commands.duplicate import Match, Score
from tonk.commands.playing import Played
from tonk.rules import Action, Position, RuleSet, View
from tonk.rules.cards import Seat
from tonk.rules.imagining import World, imagine
from tonk.rules.shuffle import BOT, DEAL, seed_of, shuffled


class TrueHands:
    """The worlds of one who has looked: the hands are as they are, only the stock is guessed."""

    def __init__(self, position: Position, view: View, seed: int) -> None:
        self._view = view
        self._hands = list(position.hands)
        self._stock = list(position.stock)
        self._chance = random.Random(seed)

    def draw(self) -> World:
        """A world."""
        self._chance.shuffle(self._stock)
        return imagine(self._view, self._hands, self._stock)


class Peeker:
    """The searcher among true hands."""

    def __init__(self, seed: int, care: search.Care = search.CARE) -> None:
        self._seed = seed
        self._care = care

    def choose(self, position: Position) -> Action:
        """The action of the seat to act in this very position."""
        with mock.patch.object(search, "Worlds", lambda view, _temper, seed: TrueHands(position, view, seed)):
            return search.Searcher(self._seed, care=self._care).choose(position.view(position.to_act))


def play_peeking(match: Match, deals: Iterable[int], care: search.Care = search.CARE) -> Score:
    """Play deals of a match in which A, B or both are called ``peeker``."""

    def play(rules: RuleSet, bots: Sequence[str], dealer: Seat, seed: int, hand: int) -> Played:
        return _play(rules, bots, dealer, seed, hand, care)

    with mock.patch.object(duplicate, "play", play):
        return duplicate.play_deals(match, deals)


def _play(rules: RuleSet, bots: Sequence[str], dealer: Seat, seed: int, hand: int, care: search.Care) -> Played:
    """The hand of this number, as ``tonk.commands.playing`` deals it."""
    deck = shuffled(seed_of(seed, DEAL, hand))
    position = Position.deal(rules, len(bots), dealer, deck)
    choosers = [_chooser(name, seed_of(seed, BOT, hand, seat), care) for seat, name in enumerate(bots)]
    deeds: list[tuple[Seat, Action]] = []
    turns = 0
    while position.outcome is None:
        turns = position.turns + 1
        seat = position.to_act
        action = choosers[seat](position)
        deeds.append((seat, action))
        position.apply(action)
    return Played(deck, deeds, position, position.outcome, turns)


def _chooser(name: str, seed: int, care: search.Care) -> Callable[[Position], Action]:
    if name == PEEKER:
        return Peeker(seed, care).choose
    bot = make_bot(name, seed)
    return lambda position: bot.choose(position.view(position.to_act))
