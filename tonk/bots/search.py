"""The player that thinks ahead: tries each move in many worlds that it may be in, and plays them out.

Each move is tried in the same worlds, and every seat plays on by the tuned rules of thumb. The move that these rules
would make is kept unless another is better beyond reasonable doubt: what looks best of several noisy figures seldom
is. A move that is clearly worse is not tried any longer.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from tonk.bots import beliefs as reading
from tonk.bots.discards import keeping_of
from tonk.bots.laying import hits_from, reach_of
from tonk.bots.play_style import PLAIN, PlayStyle
from tonk.bots.playouts import ahead
from tonk.bots.tuned_weights import weights_of
from tonk.bots.twist_moves import twists_worth_trying
from tonk.bots.twist_thumb import AnyThumb, thumb_of
from tonk.bots.twist_worlds import TwistWorlds
from tonk.bots.weights import PolicyWeights
from tonk.bots.worlds import Imagined, Worlds
from tonk.rules import DROP, Action, Discard, View
from tonk.rules.imagining import World, imagine_any


class Care(NamedTuple):
    """How much is done before a move is made, and when another than the usual is."""

    turns: int = 16_000
    """Turns played out for a decision, at most."""
    doubt: float = 1.5
    """By how many standard errors a move must be better than the usual one to be made instead."""
    hopeless: float = 2.0
    """By how many standard errors a move is worse that is not tried any longer."""


CARE = Care()
_SLICE = 3
"""Worlds in a slice of work: some milliseconds."""
_SLICES = 10
"""Slices between two looks at what has been found."""
_CLEAR = 3.0
"""By how many standard errors the only move left must be better for its trial to end early."""
_ALIKE = 0.01
"""Moves whose worth is known to so many stakes need no more trials."""
_HEAVIER = 3
"""By how many times as much work a turn is where there are twists, or what came with them: measured."""
_POINTS_ALIKE = 0.3
"""What ``_ALIKE`` is where points are scored, in points."""
_DISCARDS = 4
"""How many cards are thought of for the discard: those that the rules of thumb would soonest be rid of."""


class Trial:
    """A move, and how it has done against the usual one in the same worlds, in stakes."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.worlds = 0
        self._sum = 0
        self._squares = 0

    def add(self, better: int) -> None:
        """Count a world in which it won so many stakes more than the usual move."""
        self.worlds += 1
        self._sum += better
        self._squares += better * better

    @property
    def gain(self) -> float:
        """What it wins more than the usual move, on average, in stakes."""
        return self._sum / self.worlds

    @property
    def error(self) -> float:
        """The standard error of ``gain``."""
        n = self.worlds
        return sqrt(max(self._squares - self._sum**2 / n, 1e-9) / (n * (n - 1)))


class MonteCarloPlayer:
    """A player that thinks ahead. The same view and seed always give the same action."""

    def __init__(
        self, seed: int, style: PlayStyle = PLAIN, care: Care = CARE, tuned: PolicyWeights | None = None
    ) -> None:
        self._seed = seed
        self._style = style
        self._care = care
        self._tuned = tuned

    def choose(self, view: View) -> Action:
        """The action of the seat to act, whose view this is."""
        *_, action = self.ponder(view)
        return action

    def ponder(self, view: View) -> Iterator[Action]:
        """The best action found so far, again and again until the work is done."""
        weights = weights_of("expert", view.rules, view.seats, self._tuned)
        thumb = thumb_of(weights, view.rules)
        seen = imagine_any(view)
        usual = thumb_of(weights, view.rules, self._style.extra_drop_points, self._style.least_points_to_lay).act(seen)
        yield usual
        if thumb.goes_out(seen):
            return
        trials = [Trial(action) for action in worth_trying(view, seen, weights) if action != usual]
        worlds = (Worlds if view.rules.plain else TwistWorlds)(view, weights, self._seed, self._tuned)
        thumbs = {weights: thumb_of(weights, view.rules) for weights in worlds.weight_sets}
        alike = _ALIKE if view.rules.scoring == "stakes" else _POINTS_ALIKE * view.seats
        best, left = usual, self._care.turns if view.rules.plain else self._care.turns // _HEAVIER
        while trials and left > 0:
            for _ in range(_SLICES):
                for _ in range(_SLICE):
                    left -= worlds.work + _try(worlds.draw(), usual, trials, thumbs)
                yield best
            trials = [trial for trial in trials if trial.gain > -self._care.hopeless * trial.error]
            better = [trial for trial in trials if trial.gain > self._care.doubt * trial.error]
            best = max(better, key=lambda trial: trial.gain).action if better else usual
            if all(trial.error < alike for trial in trials):
                break
            if len(trials) == 1 and trials[0].gain > _CLEAR * trials[0].error:
                break
        yield best


def _try(imagined: Imagined, usual: Action, trials: list[Trial], thumbs: Mapping[PolicyWeights, AnyThumb]) -> int:
    """Try every move in a world; how many turns were played comes back."""
    world = imagined.world
    players = [thumbs[weights] for weights in imagined.weight_sets]
    before = world.turns
    won, turns = _played(world.copy(), usual, players)
    for trial in trials:
        wins, more = _played(world.copy(), trial.action, players)
        trial.add(wins - won)
        turns += more
    return turns - before * (1 + len(trials))


def _played(world: World, action: Action, players: Sequence[AnyThumb]) -> tuple[int, int]:
    """What the seat to act wins by an action if all play on by their weights (``ahead``); and the turns by then."""
    seat = world.to_act
    world.apply(action)
    while world.outcome is None:
        world.apply(players[world.to_act].act(world))
    return ahead(world.outcome, seat), world.turns + 1


def worth_trying(view: View, seen: World, weights: PolicyWeights) -> list[Action]:
    """The legal actions but for those that nobody with sense would think of; of the discards the likeliest."""
    if not view.rules.plain:
        return twists_worth_trying(view, seen, weights)
    discards = [action.card for action in view.legal if isinstance(action, Discard)]
    keeping = keeping_of(seen, weights, view.hand)
    likely = sorted(discards, key=lambda card: (-keeping.spare(card), -card))[:_DISCARDS]
    return [
        action
        for action in view.legal
        if not _laughable(action, view, seen) and not (isinstance(action, Discard) and action.card not in likely)
    ]


def _laughable(action: Action, view: View, seen: World) -> bool:
    """Whether an action would give the others something to laugh about."""
    if action == DROP:
        return reading.drop_is_lost(seen)
    if isinstance(action, Discard) and view.hand != 1 << action.card:
        given_back = action.card == view.took and not view.laid
        reach = reach_of(seen)
        return given_back or (reach.most > 0 and hits_from(1 << action.card, reach) != 0)
    return False
