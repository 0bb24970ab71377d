"""A match: players play hand after hand, and the deal passes clockwise.

They win and lose money, or collect points towards a target. If the rules have twists, the dealer chooses before each
deal which of them are in play.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from tonk.bots import LEVELS
from tonk.bots.tuned_weights import weights_to_json
from tonk.records import (
    Record,
    RecordRefused,
    record_from_json,
    rules_to_json,
)
from tonk.records.deck_seal import SEAL_KEY, SealNote, seal_note
from tonk.records.hand_extras import ExtrasRefused, HandExtras, hand_extras
from tonk.rules import DRAW, PASS, Action, Position, Reshuffles, RulesRefused
from tonk.rules.between_hands import is_out, next_dealer, starting_score
from tonk.rules.cards import FIRST_SEAT, Card, Seat, SpecialKinds, by_seat
from tonk.rules.cut import cut_for_deal
from tonk.rules.deck_seal import deck_cut
from tonk.rules.events import Event
from tonk.rules.shuffle import DEAL, RESHUFFLE, seed_of
from tonk.session.deals.deal import Deal
from tonk.session.deals.deal_codes import DEAL_KEY, code_if_any
from tonk.session.match.plan import MatchPlan, Player, PlayerLevel
from tonk.session.match.played_hand import ASSISTED, KIND_KEY, LEVELS_KEY
from tonk.session.match.saved_plan import MatchDamaged, plan_from_json, unplayable, whole_number
from tonk.session.match.table_game import TableGame
from tonk.words import _
from tonk.words.refusals import refusal_sentence

PENDING_KEY = "x-meant"
"""The key of a record for the action that waits until persons have answered whether they cross."""
_PENDING_ACTIONS: Mapping[str, Action] = MappingProxyType({"draw": DRAW, "pass": PASS})


class Match(TableGame):
    """A match being played: the hand on the table (`TableGame`), and the state of the match.

    Attributes:
        deck: The deck in the order of the deal.
        next_levels: The level of each seat from the next hand; empty for persons.
    """

    def __init__(self, plan: MatchPlan, cut: int | None = None, kinds: SpecialKinds | None = None) -> None:
        """Cut for the deal and deal the first hand.

        Args:
            plan: The plan of the match.
            cut: The number of cards lifted off the deck after its seal was shown; None when no seal was shown.
            kinds: The twists that the dealer chose; None to let the plan decide (``MatchPlan.twists_of``).

        Raises:
            ValueError: The dealer has no such choice.
        """
        super().__init__(plan)
        self.dealer, self.cuts = cut_for_deal(plan.seed, len(plan.players))
        self.next_levels = plan.levels
        self._begin_hand([], cut, kinds)
        self._ended()

    def _begin_hand(self, actions: Sequence[str], cut: int | None, kinds: SpecialKinds | None) -> None:
        plan = self.plan
        self.kinds = plan.twists_of(self.hand_number) if kinds is None else kinds
        if self.kinds not in ([plan.always] if plan.always is not None else plan.twist_choices):
            raise ValueError(f"the dealer can't choose {self.kinds}")
        sealed = plan.seal_of(self.hand_number, self.kinds)
        self.seal = None if cut is None else sealed
        self.lifted = cut or 0
        self.deck: tuple[Card, ...] = deck_cut(sealed.deck, self.lifted)
        self.assisted = False
        self._taken_back.clear()
        self._begin(actions)

    def _start(self) -> Position:
        """The hand as it is dealt."""
        source = Reshuffles(self._reshuffle_seed)
        return Position.deal(self.plan.rules, len(self.plan.players), self.dealer, self.deck, self.score, source)

    @property
    def deal(self) -> Deal:
        """The deal of the hand being played."""
        plan, seed = self.plan, seed_of(self.plan.seed, DEAL, self.hand_number)
        return Deal(plan.rules, len(plan.players), self.dealer, seed, self.kinds, self.lifted)

    @property
    def _reshuffle_seed(self) -> int:
        """The seed of the hand's new stocks."""
        if self.plan.coded:
            return self.deal.reshuffle_seed
        return seed_of(self.plan.seed, RESHUFFLE, self.hand_number)

    @property
    def over(self) -> bool:
        """Return whether the match has ended, with the hand that was just played."""
        outcome = self.position.outcome
        if outcome is None or self.plan.points:
            return outcome is not None and outcome.champion is not None
        return self.plan.ends_with(self.hand_number, self.bankrolls)

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """The seats with the most money or points; the winner of a finished match leads alone."""
        outcome = self.position.outcome
        if outcome is not None and outcome.champion is not None:
            return (outcome.champion,)
        if self.goal_reached:
            return (self.plan.person or FIRST_SEAT,)
        have = self.score if self.plan.points else self.bankrolls
        return tuple(seat for seat, much in by_seat(have) if much == max(have))

    @property
    def goal_reached(self) -> bool:
        """Return whether the person has reached the goal that ends this match."""
        return self.plan.ends.kind == "goal" and self.left_to_goal <= 0

    @property
    def left_to_goal(self) -> int:
        """Return how much more the person has to win to reach the goal of this match; 0 without one."""
        if self.plan.ends.kind != "goal":
            return 0
        return self.goal - self.bankrolls[self.plan.person or FIRST_SEAT]

    @property
    def goal(self) -> int:
        """Return the money that the person must have to reach the goal of this match."""
        return self.plan.bankroll + self.plan.ends.amount

    @property
    def next_dealer(self) -> Seat:
        """The dealer of the next hand."""
        return next_dealer(self.plan.rules, self.dealer, len(self.plan.players), self.position.outcome)

    def deal_next(self, cut: int | None = None, kinds: SpecialKinds | None = None) -> list[Event]:
        """Pass the deal on, deal the next hand, and return the events of the deal.

        Args:
            cut: The number of cards lifted off the deck after its seal was shown; None when no seal was shown.
            kinds: The twists that the dealer chose; None to let the plan decide (``MatchPlan.twists_of``).

        Raises:
            ValueError: The dealer has no such choice.
        """
        self.dealer = self.next_dealer
        self.hand_number += 1
        players = zip(self.plan.players, self.next_levels, strict=True)
        self.plan = replace(self.plan, players=tuple(replace(player, level=level) for player, level in players))
        self._begin_hand([], cut, kinds)
        self._ended()
        return list(self.events)

    def _ended(self) -> None:
        """Pay a hand that has ended."""
        outcome = self.position.outcome
        if outcome is None:
            return
        if outcome.score is not None:
            self.score = outcome.score
            return
        for seat, stakes in by_seat(outcome.net):
            self.bankrolls[seat] += stakes * self.plan.stake

    def record(self) -> Record:
        """Return the current hand as a record; once it is over, with the code of its deal.

        If its seal was shown, the record includes the salt, but only once the hand is over.
        """
        over, seal, extras = self.hand_over, self.seal, dict[str, Any]()
        if self.pending_action is not None:
            extras[PENDING_KEY] = next(
                word for word, action in _PENDING_ACTIONS.items() if action == self.pending_action
            )
        if seal is not None:
            extras[SEAL_KEY] = SealNote(self.fingerprint, self.lifted, seal.salt if over else "").to_json()
        # A code deals to all seats, so a hand without some of them has no code.
        all_in = not any(is_out(self.plan.rules, points) for points in self.position.score)
        if over and self.plan.coded and all_in and (code := code_if_any(self.deal)):
            extras[DEAL_KEY] = code
        return self._record(self.deck, self._reshuffle_seed, extras)

    def to_json(self) -> dict[str, Any]:
        """Return the match for saving after every action; the file around it holds the format."""
        plan = self.plan
        found: dict[str, Any] = {
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
        if plan.coded:
            found["coded"] = True
        if plan.rules.twists:
            found["twists"] = None if plan.always is None else list(plan.always)
        if plan.weights is not None:
            found["temper"] = weights_to_json(plan.weights)
        if plan.points:
            found["score"] = list(self.score)
        if plan.event:
            found["event"] = plan.event
        if self.next_levels != plan.levels:
            found["next_levels"] = list(self.next_levels)
        return found


def who_cuts(players: Sequence[Player], dealer: Seat) -> Seat | None:
    """Return the seat that cuts the deck: the first person to the dealer's right; None if no person plays."""
    count = len(players)
    to_the_right = (Seat((dealer - step) % count) for step in range(1, count + 1))
    return next((seat for seat in to_the_right if players[seat].is_person), None)


def match_from_json(saved: Any) -> Match:
    """Return a saved match.

    Deals come from the seed and the hand is replayed by the rules, so the result is always possible.

    Raises:
        MatchDamaged: This is not a match, or its hand does not follow the rules.
    """
    try:
        plan = plan_from_json(saved)
        hand = record_from_json(saved["hand"])
        match = Match(plan)
        match.hand_number = whole_number(saved["hand_number"], 1)
        match.bankrolls = [whole_number(money, -(10**12)) for money in saved["bankrolls"]]
        match.dealer = _dealer(match, hand)
        _begin_again(match, hand)
        money = plan.bankroll * len(plan.players)
        if len(match.bankrolls) != len(plan.players) or sum(match.bankrolls) != money:
            raise MatchDamaged(_("its money doesn't add up"))
        if plan.points and list(match.score) != saved["score"]:
            raise MatchDamaged(_("its points don't add up"))
        match.next_levels = _next_levels(plan, saved)
        # Older records do not name the levels.
        if {LEVELS_KEY: list(plan.levels), **hand.to_json()} != match.record().to_json():
            raise MatchDamaged(_("it contradicts itself"))
    except RecordRefused as error:
        if error.refusal is None:
            raise MatchDamaged(_("its hand isn't written the way Tonk writes hands")) from None
        why = refusal_sentence(error.refusal)
        raise MatchDamaged(_("its hand does not follow the rules: {why}").format(why=why)) from None
    except RulesRefused as error:
        raise unplayable(error) from None
    except (KeyError, TypeError, AttributeError, IndexError):
        raise MatchDamaged(_("it is not complete")) from None
    return match


def _dealer(match: Match, hand: Record) -> Seat:
    """Return who deals a hand of a match: the deal goes round, or earlier hands decide."""
    if not match.plan.rules.traits.deals_in_turn and match.hand_number > 1:
        return hand.dealer
    return (match.dealer + (match.hand_number - 1)) % len(match.plan.players)


def _next_levels(plan: MatchPlan, saved: Any) -> tuple[PlayerLevel, ...]:
    """Return the levels from the next hand: the plan's, unless the player has changed them."""
    chosen = tuple(saved.get("next_levels", plan.levels))
    known = len(chosen) == len(plan.levels) and set(chosen) <= {*LEVELS, *plan.levels}
    if not known or any(bool(level) != bool(now) for level, now in zip(chosen, plan.levels, strict=True)):
        raise MatchDamaged(_("it contradicts itself"))
    return chosen


def _begin_again(match: Match, hand: Record) -> None:
    """Deal the hand of a match again from its record, and repeat its actions."""
    seal, extras = seal_note(hand), _extras(match, hand)
    match.score = extras.score or match.score
    try:
        match._begin_hand(hand.actions, None if seal is None else seal.cut, extras.kinds)
    except RecordRefused:
        raise
    except ValueError:
        raise MatchDamaged(_("it contradicts itself")) from None
    match.assisted = hand.extras.get(KIND_KEY) == ASSISTED
    pending_action = _PENDING_ACTIONS.get(str(hand.extras.get(PENDING_KEY)))
    if pending_action is not None and match.position.refusal(pending_action) is None:
        match.pending_action = pending_action
    outcome = match.position.outcome
    if outcome is not None and outcome.score is not None:
        match.score = outcome.score


def _extras(match: Match, hand: Record) -> HandExtras:
    """Return the extra keys of a hand's record, checked against its match."""
    try:
        extras = hand_extras(hand.extras, match.plan.rules, len(match.plan.players))
    except ExtrasRefused:
        raise MatchDamaged(_("it contradicts itself")) from None
    target, highest = match.plan.rules.target, max(extras.score, default=0)
    won = target is not None and highest >= target and extras.score.count(highest) == 1
    begins = starting_score(match.plan.rules, len(match.plan.players))
    if won or (match.hand_number == 1 and extras.score and extras.score != begins):
        raise MatchDamaged(_("its points don't add up"))
    return extras
