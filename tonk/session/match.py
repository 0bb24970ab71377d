"""A match: players who play hand after hand, the deal passing clockwise, with money changing hands between them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tonk.bots import BOTS
from tonk.records import (
    Record,
    RecordRefused,
    action_text,
    do_action,
    record_from_json,
    result_of,
    rules_from_json,
    rules_to_json,
)
from tonk.records.seals import SEAL_KEY, SealNote, seal_note
from tonk.rules import MAX_PLAYERS, MIN_PLAYERS, Action, Position, RuleSet, RulesRefused
from tonk.rules.cards import Card, Seat
from tonk.rules.cut import cut_for_deal
from tonk.rules.events import Event
from tonk.rules.seal import Seal, deck_cut, seal_of
from tonk.words import _
from tonk.words.refusals import refusal_sentence, rules_refused_sentence

ENDS = ("open", "hands", "target", "broke")


class MatchDamaged(ValueError):
    """A saved match that can't be gone on with; the message is a sentence part that says why ("it is not ...")."""


@dataclass(frozen=True)
class Player:
    """Who sits in a seat: a person, or a bot of a level."""

    name: str
    level: str = ""
    """The bot's level; empty for a person."""

    @property
    def is_person(self) -> bool:
        """Whether a person plays this seat."""
        return not self.level


@dataclass(frozen=True)
class MatchEnd:
    """When a match is over (R-match).

    ``open``: never; ``hands``: after so many; ``target``: when a player has won so much; ``broke``: when somebody is.
    """

    kind: str = "open"
    amount: int = 0
    """How many hands, or how much money has to be won; 0 otherwise."""


@dataclass(frozen=True)
class MatchPlan:
    """What a match is made of before a card is dealt."""

    id: str
    """Tells this match from every other in the history."""
    seed: int
    """What the cut and every deal come from."""
    rules: RuleSet
    players: tuple[Player, ...]
    stake: int = 1
    bankroll: int = 100
    """What each player starts with, in money."""
    ends: MatchEnd = MatchEnd()

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(player.name for player in self.players)


class Match:
    """A match being played.

    Attributes:
        plan: What it is made of.
        dealer: Who deals the hand being played.
        hand_number: Which hand this is, from 1.
        cuts: The cards cut for the first deal, one dictionary a round of cutting.
        bankrolls: What each seat has, in money; a finished hand has been paid.
        seal: The seal of the deck, if it was shown before the deal.
        lifted: How many cards were lifted off the sealed deck when it was cut; 0 when it was not.
        deck: The deck as it was dealt, the card dealt first standing first.
        actions: What has been done in it, in notation.
        position: The hand being played.
        events: What has happened in this hand so far.
    """

    def __init__(self, plan: MatchPlan, cut: int | None = None) -> None:
        """Cut for the deal and deal the first hand.

        Args:
            plan: What the match is made of.
            cut: How many cards were lifted off the deck after its seal was shown; None when no seal was shown.
        """
        self.plan = plan
        self.hand_number = 1
        self.bankrolls = [plan.bankroll] * len(plan.players)
        self.dealer, self.cuts = cut_for_deal(plan.seed, len(plan.players))
        self._begin_hand([], cut)
        self._pay()

    def _begin_hand(self, actions: Sequence[str], cut: int | None) -> None:
        plan, sealed = self.plan, seal_of(self.plan.seed, self.hand_number)
        self.seal: Seal | None = None if cut is None else sealed
        self.lifted = cut or 0
        self.deck: tuple[Card, ...] = deck_cut(sealed.deck, self.lifted)
        self.position = Position.deal(plan.rules, len(plan.players), self.dealer, self.deck)
        self.events: list[Event] = list(self.position.opening)
        self.actions: list[str] = []
        for number, text in enumerate(actions):
            self.events += do_action(self.position, text, number)
            self.actions.append(text)

    @property
    def fingerprint(self) -> str:
        """What was shown of the deck before the deal; empty if nothing was."""
        return "" if self.seal is None else self.seal.fingerprint

    @property
    def hand_over(self) -> bool:
        """Whether the hand has ended."""
        return self.position.outcome is not None

    @property
    def over(self) -> bool:
        """Whether the match has ended, with the hand that was just played."""
        if not self.hand_over:
            return False
        match self.plan.ends:
            case MatchEnd("hands", hands):
                return self.hand_number >= hands
            case MatchEnd("target", target):
                return max(self.bankrolls) - self.plan.bankroll >= target
            case MatchEnd("broke"):
                return min(self.bankrolls) <= 0
        return False

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """The seats that have the most money."""
        return tuple(seat for seat, money in enumerate(self.bankrolls) if money == max(self.bankrolls))

    def act(self, action: Action) -> list[Event]:
        """The seat to act does this; what happened comes back, and a hand that ends is paid.

        Raises:
            ValueError: The action is not legal.
        """
        refusal = self.position.refusal(action)
        if refusal is not None:
            raise ValueError(f"not legal: {refusal}")
        self.actions.append(action_text(self.position.to_act, action))
        happened = self.position.apply(action)
        self.events += happened
        self._pay()
        return happened

    @property
    def next_dealer(self) -> Seat:
        """Who deals the next hand: the player to the left."""
        return (self.dealer + 1) % len(self.plan.players)

    def deal_next(self, cut: int | None = None) -> list[Event]:
        """Pass the deal to the left and deal the next hand; what happened at the deal comes back.

        Args:
            cut: How many cards were lifted off the deck after its seal was shown; None when no seal was shown.
        """
        self.dealer = self.next_dealer
        self.hand_number += 1
        self._begin_hand([], cut)
        self._pay()
        return list(self.events)

    def _pay(self) -> None:
        if self.position.outcome is not None:
            for seat, stakes in enumerate(self.position.outcome.net):
                self.bankrolls[seat] += stakes * self.plan.stake

    def record(self) -> Record:
        """The hand being played, as a record; if its seal was shown, so is the salt, but only when the hand is over."""
        plan, outcome, seal = self.plan, self.position.outcome, self.seal
        note = None if seal is None else SealNote(self.fingerprint, self.lifted, seal.salt if outcome else "")
        return Record(
            rules=plan.rules,
            seats=plan.names,
            stake=plan.stake,
            dealer=self.dealer,
            deck=self.deck,
            actions=tuple(self.actions),
            result=None if outcome is None else result_of(outcome, plan.stake),
            extras={} if note is None else {SEAL_KEY: note.to_json()},
        )

    def to_json(self) -> dict[str, Any]:
        """The match as it is saved after every action; the file around it tells the number of its form."""
        plan = self.plan
        return {
            "id": plan.id,
            "seed": plan.seed,
            "rules": rules_to_json(plan.rules),
            "players": [{"name": player.name, "level": player.level} for player in plan.players],
            "stake": plan.stake,
            "bankroll": plan.bankroll,
            "ends": {"kind": plan.ends.kind, "amount": plan.ends.amount},
            "hand_number": self.hand_number,
            "bankrolls": list(self.bankrolls),
            "hand": self.record().to_json(),
        }


def who_cuts(players: Sequence[Player], dealer: Seat) -> Seat | None:
    """Who cuts the deck: the first person to the dealer's right; None where no person plays."""
    count = len(players)
    to_the_right = ((dealer - step) % count for step in range(1, count + 1))
    return next((seat for seat in to_the_right if players[seat].is_person), None)


def match_from_json(saved: Any) -> Match:
    """The match that was saved.

    The deals come from the seed and the hand is replayed through the rules, so what comes back can't be impossible.

    Raises:
        MatchDamaged: This is no match, or its hand does not follow the rules.
    """
    try:
        plan = _plan(saved)
        hand = record_from_json(saved["hand"])
        match = Match(plan)
        match.hand_number = _number(saved["hand_number"], 1)
        match.bankrolls = [_number(money, -(10**12)) for money in saved["bankrolls"]]
        match.dealer = (match.dealer + match.hand_number - 1) % len(plan.players)
        note = seal_note(hand)
        match._begin_hand(hand.actions, None if note is None else note.cut)
        money = plan.bankroll * len(plan.players)
        if len(match.bankrolls) != len(plan.players) or sum(match.bankrolls) != money:
            raise MatchDamaged(_("its money does not add up"))
        if hand.to_json() != match.record().to_json():
            raise MatchDamaged(_("it contradicts itself"))
    except RecordRefused as error:
        if error.refusal is None:
            raise MatchDamaged(_("its hand is not as Tonk writes hands")) from None
        why = refusal_sentence(error.refusal)
        raise MatchDamaged(_("its hand does not follow the rules: {why}").format(why=why)) from None
    except RulesRefused as error:
        raise MatchDamaged(_("its rules can't be played: {why}").format(why=rules_refused_sentence(error))) from None
    except (KeyError, TypeError, AttributeError, IndexError):
        raise MatchDamaged(_("it is not complete")) from None
    return match


def _plan(saved: Any) -> MatchPlan:
    players = tuple(Player(_text(player["name"]), _text(player["level"])) for player in saved["players"])
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        raise MatchDamaged(_("there is no table for its players"))
    if any(player.level and player.level not in BOTS for player in players):
        raise MatchDamaged(_("it names a bot that there is not"))
    ends = MatchEnd(_text(saved["ends"]["kind"]), _number(saved["ends"]["amount"], 0))
    if all(player.level for player in players):
        raise MatchDamaged(_("no person plays in it"))
    rules = rules_from_json(saved["rules"])
    if rules.twisted:
        raise MatchDamaged(_("its rules are not played at tables yet"))
    if ends.kind not in ENDS or (ends.kind in ("hands", "target")) != (ends.amount > 0):
        raise MatchDamaged(_("it does not say when it ends"))
    return MatchPlan(
        id=_text(saved["id"]),
        seed=_number(saved["seed"], 0),
        rules=rules,
        players=players,
        stake=_number(saved["stake"], 1),
        bankroll=_number(saved["bankroll"], 1),
        ends=ends,
    )


def _number(value: Any, low: int) -> int:
    if type(value) is not int or value < low:
        raise MatchDamaged(_("a number in it can't be"))
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise MatchDamaged(_("a text in it can't be"))
    return value
