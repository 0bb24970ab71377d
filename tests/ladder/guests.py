"""Matches with a player that is not in the game's list of bots: the peeker, and the people with their ways."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tests.ladder.meetings import PEEKER, played_as
from tests.ladder.peeking import Peeker
from tonk.bots import BOTS, make_bot, search
from tonk.commands.playing import FinishedHand
from tonk.rules import Action, Position, RuleSet
from tonk.rules.cards import Seat, by_seat
from tonk.rules.shuffle import BOT, DEAL, seed_of, shuffled
from tonk.session.match.characters import style_of


@dataclass(frozen=True)
class HandWithGuests:
    """A player of hands in which A, B or both are guests; it can be sent to another process."""

    budget: search.SearchBudget = search.SEARCH_BUDGET

    def __call__(self, rules: RuleSet, bots: Sequence[str], dealer: Seat, seed: int, hand: int) -> FinishedHand:
        """Play the hand of this number, dealt as in ``tonk.commands.playing``."""
        deck = shuffled(seed_of(seed, DEAL, hand))
        position = Position.deal(rules, len(bots), dealer, deck)
        choosers = [_chooser(name, seed_of(seed, BOT, hand, seat), self.budget) for seat, name in by_seat(bots)]
        history: list[tuple[Seat, Action]] = []
        turns = 0
        while position.outcome is None:
            turns = position.turns + 1
            seat = position.to_act
            action = choosers[seat](position)
            history.append((seat, action))
            position.apply(action)
        return FinishedHand(deck, history, position, position.outcome, turns)


def _chooser(name: str, seed: int, budget: search.SearchBudget) -> Callable[[Position], Action]:
    if name == PEEKER:
        return Peeker(seed, budget).choose
    bot = make_bot(name, seed) if name in BOTS else make_bot(played_as(name), seed, style_of(name))
    return lambda position: bot.choose(position.view(position.to_act))
