"""Tonk as a PettingZoo environment, in which agents act one at a time."""

from collections.abc import Mapping
from typing import Any, TypeAlias, TypedDict

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from tonk.bots import Bot, bot_named, make_bot
from tonk.rl.numbering import ACTIONS, PASS, choices
from tonk.rl.observing import PARTS, SIZE, Row, observed
from tonk.rules import Action, Position, RuleSet, View
from tonk.rules.actions import Pass
from tonk.rules.cards import Seat, each_seat
from tonk.rules.cut import cut_for_deal
from tonk.rules.seats import PerSeat
from tonk.rules.seeded_deal import seeded_deal
from tonk.rules.shuffle import BOT, seed_of

Mask: TypeAlias = npt.NDArray[np.int8]


class Observation(TypedDict):
    """The things an agent is given: the row of numbers, and a 1 for each legal action."""

    observation: Row
    action_mask: Mask


class MaskedActions(Discrete):
    """The space of action numbers, which samples from a mask without looking through all numbers."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return a random number, one that the mask allows if it allows any."""
        if mask is None or not (allowed := mask.view(np.bool_).nonzero()[0]).size:
            return super().sample(mask, probability)
        return allowed[int(self.np_random.random() * allowed.size)]


class TonkEnv(AECEnv[str, Observation, int]):
    """A table of Tonk; a hand is an episode. ``tonk.rl.env`` makes one, and its page says what agents see and do.

    If a hand is over before any agent could act, each is asked once, can only pass, and then gets its reward.

    Args:
        rules: The rule set.
        players: The number of players.
        bots: The names of the bots in some of the seats.

    Raises:
        ValueError: The number of players does not fit the rules, a bot or its seat is unknown, or no seat is left.
    """

    def __init__(self, rules: RuleSet, players: int, bots: Mapping[int, str]) -> None:
        super().__init__()
        _refuse(rules, players, bots)
        self.metadata = {"name": "tonk_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.rules, self.players = rules, players
        self._bot_names = dict(bots)
        self._names = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {name: Seat(seat) for seat, name in enumerate(self._names)}
        self.possible_agents = [name for seat, name in enumerate(self._names) if seat not in bots]
        self.observation_spaces = {agent: _observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: MaskedActions(ACTIONS) for agent in self.possible_agents}
        self._seed, self._hand, self._first_dealer = 0, -1, -1
        self._position: Position
        self._bots: dict[Seat, Bot] = {}
        self._view: View
        self._choices: Mapping[int, Action] = {}

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations, the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> MaskedActions:
        """Return the space of an agent's actions, the same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a hand: the first of a seed, or else the next of the last seed.

        Args:
            seed: The seed of the deals, as ``simulate`` and ``arena`` take it.
            options: ``{"hand": h}`` asks for the hand of this number, from 0.
        """
        if seed is not None or self._first_dealer < 0:
            self._seed, self._hand = seed or 0, -1
            self._first_dealer = cut_for_deal(self._seed, self.players)[0]
        self._hand = (options or {}).get("hand", self._hand + 1)
        self._deal()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._go_on()
        if self._position.outcome is not None:
            self._view, self._choices = self.view(self.agent_selection), _ONLY_PASS

    def step(self, action: int | None) -> None:
        """Do the action of this number for the agent whose turn it is; None for one whose hand is over.

        Raises:
            ValueError: The mask did not allow this action.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        chosen = self._choices.get(int(action)) if action is not None else None
        if chosen is None:
            raise ValueError(f"{agent} can't do action {action}: choose one that its action mask allows")
        position = self._position
        if position.outcome is None:
            position.apply(chosen)
            self._go_on()
        if position.outcome is not None:
            self._settle(position.outcome.net)

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees now, and which actions are legal for it."""
        mask = np.zeros(ACTIONS, np.int8)
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            view = self._view
            for number in self._choices:
                mask[number] = 1
        else:
            view = self.view(agent)
        return {"observation": observed(view), "action_mask": mask}

    def view(self, agent: str) -> View:
        """Return the view of an agent's seat: all that it may know, and what bots decide by."""
        return self._position.view(self._seat_of[agent])

    def _deal(self) -> None:
        """Deal the hand as ``simulate`` does."""
        seed, hand = self._seed, self._hand
        dealer = Seat((self._first_dealer + hand) % self.players)
        self._position = seeded_deal(self.rules, self.players, dealer, seed, hand).position
        for seat, name in self._bot_names.items():
            self._bots[Seat(seat)] = make_bot(name, seed_of(seed, BOT, hand, seat))

    def _go_on(self) -> None:
        """Let bots act until an agent is to act or the hand is over."""
        position = self._position
        while position.outcome is None:
            view = position.view(position.to_act)
            bot = self._bots.get(position.to_act)
            if bot is None:
                self._view, self._choices = view, choices(view)
                self.agent_selection = self._names[position.to_act]
                return
            position.apply(bot.choose(view))

    def _settle(self, net: PerSeat[int]) -> None:
        """Give every agent its reward for the hand."""
        for agent in self.agents:
            self.rewards[agent] = self._cumulative_rewards[agent] = float(net[self._seat_of[agent]])
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]


_ONLY_PASS: Mapping[int, Action] = {PASS: Pass()}


def _observation_space() -> Dict:
    high = np.concatenate([np.full(part.size, part.high, np.int16) for part in PARTS])
    return Dict(
        {
            "observation": Box(np.zeros(SIZE, np.int16), high, dtype=np.int16),
            "action_mask": Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def _refuse(rules: RuleSet, players: int, bots: Mapping[int, str]) -> None:
    if not rules.is_tonk:
        raise ValueError(f"tonk.rl has environments for Tonk alone, not for {rules.id}")
    if players not in rules.tables:
        raise ValueError(f"{rules.least_players} to {rules.most_players} can play {rules.id}, not {players}")
    for seat, name in bots.items():
        if seat not in each_seat(players):
            raise ValueError(f"there is no seat {seat} at a table of {players}: they count from 0")
        if bot_named(name) is None:
            make_bot(name, 0)  # its message lists the bots
    if len(bots) >= players:
        raise ValueError("leave a seat to an agent")
