"""A hand record: rules, deck and actions, which determine a hand completely (RECORD.md §2).

One form serves saves, the history, bug reports and checks. Nothing in a record is trusted: it is replayed by the rules,
so it can't hold an impossible position.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tonk.records.hand_extras import KEYS, ExtrasRefused, HandExtras, hand_extras
from tonk.records.notation import NotationError, parse_action, read_card
from tonk.records.positions import position_from_json
from tonk.rules import Outcome, Position, Refusal, RuleSet, RulesRefused, load_preset
from tonk.rules.actions import Action
from tonk.rules.cards import FIRST_SEAT, Card, Seat, card_text
from tonk.rules.checked_rules import changed
from tonk.rules.events import Event
from tonk.rules.guests.suit_counts import HALVES
from tonk.rules.ruleset import differing_knobs
from tonk.rules.setup import PositionRefused
from tonk.rules.transitions import reshuffles_now
from tonk.words import _, ngettext
from tonk.words.phrases import joined
from tonk.words.refusals import fault_sentence, refusal_sentence

FORMAT = "tonk-hand/1"
HIGHEST_STAKE = 1_000_000
_NEEDED = ("format", "rules", "seats")
_KEYS = {
    *_NEEDED,
    "dealer",
    "stake",
    "deck",
    "position",
    "actions",
    "result",
    *KEYS,
}


class RecordRefused(ValueError):
    """An impossible record, or an illegal action in it.

    Args:
        sentence: The reason in words; empty if the rules give it.
        action: The number of the action in the record.
        refusal: The rules' reason.

    Attributes:
        sentence: The fault, in words; empty where ``refusal`` says it.
        action: The number of the action at fault, or None where the record itself is.
        refusal: The rules' reason for refusing the action, if they do.
    """

    def __init__(self, sentence: str, action: int | None = None, refusal: Refusal | None = None) -> None:
        self.sentence = sentence
        self.action = action
        self.refusal = refusal
        super().__init__(sentence or repr(refusal))

    @property
    def why(self) -> str:
        """The reason in words, from the record or from the rules."""
        return self.sentence or ("" if self.refusal is None else refusal_sentence(self.refusal))


class ResultDiffers(RecordRefused):
    """A record with legal actions that states a wrong result."""


@dataclass(frozen=True)
class Record:
    """A hand as it is kept: its start, its actions, and its result if it is over."""

    rules: RuleSet
    seats: tuple[str, ...]
    stake: int = 1
    dealer: Seat = FIRST_SEAT
    deck: tuple[Card, ...] | None = None
    position: Mapping[str, Any] | None = None
    """The position in which the hand began, in place of a deck, as written in the record."""
    actions: tuple[str, ...] = ()
    result: Mapping[str, Any] | None = None
    extras: Mapping[str, Any] = field(default_factory=dict)
    """The keys that start with ``x-``, and those of special cards and new stocks (`records.hand_extras`)."""

    def start(self) -> Position:
        """The position before the first action.

        Raises:
            RecordRefused: The ``position``, or a key for special cards or new stocks, is invalid.
        """
        seats = len(self.seats)
        try:
            note = hand_extras(self.extras, self.rules, seats)
            if self.deck is None:
                return position_from_json(self.rules, seats, self.position or {}, note, self.dealer)
        except PositionRefused as error:
            raise RecordRefused(fault_sentence(error)) from None
        except (NotationError, ExtrasRefused) as error:
            raise RecordRefused(str(error)) from None
        return Position.deal(self.rules, seats, self.dealer, self.deck, note.score, note.reshuffles)

    def replay(self) -> Position:
        """Return the position after the last action.

        Raises:
            RecordRefused: An action is illegal, or the stated result differs from the rules' result.
        """
        position = self.start()
        for _happened in self.play(position):
            pass
        return position

    def play(self, position: Position) -> Iterator[list[Event]]:
        """Do the actions one after the other from their starting position, yielding the events of each.

        Raises:
            RecordRefused: An action is illegal.
            ResultDiffers: All actions are legal, but the stated result differs from the rules' result.
        """
        for number, text in enumerate(self.actions):
            yield do_action(position, text, number)
        made = len(position.stocks_made)
        if position.outcome is not None and made < len(self.extras.get("reshuffles", ())):
            raise RecordRefused(_("the record holds a reshuffle that never happened"))
        if self.result is not None:
            self._check_result(self.result, position.outcome)

    def _check_result(self, stated: Mapping[str, Any], outcome: Outcome | None) -> None:
        if outcome is None:
            raise RecordRefused(_("a result is stated, but the hand is not over"))
        ours = result_of(outcome, self.stake, self.rules)
        if set(stated) != set(ours):
            keys = [*ours]
            raise ResultDiffers(_("the stated result must hold {keys} and nothing else").format(keys=joined(keys)))
        for key, value in ours.items():
            if not _same(value, stated[key]):
                raise ResultDiffers(_("the stated result differs: {key} is {value}").format(key=key, value=value))

    def to_json(self) -> dict[str, Any]:
        """The record as one JSON object."""
        found: dict[str, Any] = {
            "format": FORMAT,
            "rules": rules_to_json(self.rules),
            "stake": self.stake,
            "seats": list(self.seats),
            "dealer": self.dealer,
        }
        if self.deck is not None:
            found["deck"] = [card_text(card) for card in self.deck]
        else:
            found["position"] = dict(self.position or {})
        found["actions"] = list(self.actions)
        if self.result is not None:
            found["result"] = dict(self.result)
        return {**found, **self.extras}

    def to_text(self) -> str:
        """Return the record in one line, for copying."""
        return json.dumps(self.to_json(), ensure_ascii=False)


def do_action(position: Position, text: str, number: int | None = None) -> list[Event]:
    """Do an action written in notation and return what happened.

    Args:
        position: The hand as it stands.
        text: The action in notation.
        number: The number of the action, for a refusal.

    Raises:
        RecordRefused: The text is not an action, or the rules refuse it; the position is unchanged.
    """
    if position.outcome is not None:
        raise RecordRefused(_("the hand is over"), number)
    try:
        seat, action = parse_action(text)
    except NotationError as error:
        raise RecordRefused(str(error), number) from None
    if seat != position.to_act:
        raise RecordRefused(
            _("it is seat {turn}'s turn, not seat {seat}'s").format(turn=position.to_act, seat=seat), number
        )
    refusal = position.refusal(action)
    if refusal is not None:
        raise RecordRefused("", number, refusal)
    _refuse_unknown_reshuffle(position, action, number)
    return position.apply(action)


def _refuse_unknown_reshuffle(position: Position, action: Action, number: int | None) -> None:
    if not reshuffles_now(position, action):
        return
    made = len(position.stocks_made)
    if position.reshuffles.stock(made, position.discard[:-1]) is not None:
        return
    if made < len(position.reshuffles.listed):
        raise RecordRefused(_("the reshuffle in the record does not match the discards below the top one"), number)
    raise RecordRefused(
        _("the record does not say how the discards were shuffled: it has neither a reshuffle nor a seed"), number
    )


def result_of(outcome: Outcome, stake: int, rules: RuleSet) -> dict[str, Any]:
    """Return the result of a hand as records state it: ``net`` in money (stakes times the stake), or in points.

    Args:
        outcome: The outcome of the hand.
        stake: The value of a stake.
        rules: The rule set.
    """
    found: dict[str, Any] = {
        "ending": outcome.ending,
        "winners": list(outcome.winners),
        "totals": [written_total(rules, total) for total in outcome.totals],
        "net": [stakes * stake for stakes in outcome.net],
    }
    if outcome.score is not None:
        found |= {"net": list(outcome.net), "score": list(outcome.score), "champion": outcome.champion}
    return found


def written_total(rules: RuleSet, total: int) -> int | float | None:
    """Return a hand's total as records write it: counts of thirty-one in points, null for a seat that is out."""
    if rules.traits.hand_counts != "suit":
        return total
    if total < 0:
        return None
    return total / HALVES if total % HALVES else total // HALVES


def rules_to_json(rules: RuleSet) -> str | dict[str, Any]:
    """Return a rule set as records name it: the preset's id, or its base and the knobs that differ."""
    differing = differing_knobs(load_preset(rules.id), rules)
    return {"base": rules.id, **differing} if differing else rules.id


def rules_from_json(value: Any) -> RuleSet:
    """The rule set that a record names.

    Raises:
        RulesRefused: There is no such preset, or the knobs are impossible.
    """
    if isinstance(value, str):
        return load_preset(value)
    if not isinstance(value, dict) or not isinstance(value.get("base"), str):
        raise RulesRefused("the rules must be the id of a rule set, or an object that names its base")
    return changed(load_preset(value["base"]), {knob: v for knob, v in value.items() if knob != "base"})


def record_from_json(value: Any) -> Record:
    """Return the record in a JSON value.

    Raises:
        RecordRefused: It is not a record.
    """
    _check_keys(value)
    rules = _rules(value["rules"])
    seats = _seats(value["seats"], rules)
    dealer = _dealer(value, len(seats))
    _check_beginning(value)
    try:
        note = hand_extras(value, rules, len(seats))
    except ExtrasRefused as error:
        raise RecordRefused(str(error)) from None
    return Record(
        rules=rules,
        seats=seats,
        stake=_stake(value.get("stake", 1)),
        dealer=dealer,
        deck=_deck(value["deck"], rules, note) if "deck" in value else None,
        position=value.get("position"),
        actions=_actions(value.get("actions", [])),
        result=value.get("result"),
        extras={key: kept for key, kept in value.items() if key.startswith("x-") or key in KEYS},
    )


def _check_keys(value: Any) -> None:
    """Refuse a value that is not an object, or has unknown or missing keys."""
    if not isinstance(value, dict):
        raise RecordRefused(_("a record is a JSON object"))
    for key in value:
        if key not in _KEYS and not key.startswith("x-"):
            raise RecordRefused(_("{key} is not a key of a record").format(key=ascii(key[:40])))
    for key in _NEEDED:
        if key not in value:
            raise RecordRefused(_("the record lacks {key}").format(key=key))
    if value["format"] != FORMAT:
        raise RecordRefused(_("the format must be {form}").format(form=FORMAT))


def _dealer(value: Mapping[str, Any], seats: int) -> Seat:
    dealer = value.get("dealer", 0 if "position" in value else None)
    if type(dealer) is not int or not 0 <= dealer < seats:
        raise RecordRefused(_("the dealer must be the number of a seat"))
    return Seat(dealer)


def _check_beginning(value: Mapping[str, Any]) -> None:
    """Refuse a hand with no start or two, and a position or result of the wrong type."""
    if ("deck" in value) == ("position" in value):
        raise RecordRefused(_("a record has either a deck or a position"))
    if "position" in value and not isinstance(value["position"], dict):
        raise RecordRefused(_("the position must be a JSON object"))
    if "result" in value and not isinstance(value["result"], dict):
        raise RecordRefused(_("the result must be a JSON object"))


def _rules(value: Any) -> RuleSet:
    try:
        return rules_from_json(value)
    except RulesRefused as error:
        raise RecordRefused(fault_sentence(error)) from None


def _seats(value: Any, rules: RuleSet) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise RecordRefused(_("the seats must be a list of names"))
    if not rules.seats(len(value)):
        least, most = rules.least_players, rules.most_players
        sentence = ngettext(
            "these rules are for {least} to {most} player, not {n}",
            "these rules are for {least} to {most} players, not {n}",
            most,
        )
        raise RecordRefused(sentence.format(least=least, most=most, n=len(value)))
    return tuple(value)


def _stake(value: Any) -> int:
    if type(value) is not int or not 1 <= value <= HIGHEST_STAKE:
        raise RecordRefused(_("the stake must be a whole number from 1 to {most}").format(most=HIGHEST_STAKE))
    return value


def _deck(value: Any, rules: RuleSet, note: HandExtras) -> tuple[Card, ...]:
    whole = rules.deck(note.kinds)
    if not isinstance(value, list) or len(value) != len(whole):
        sentence = ngettext("the deck must be a list of {n} card", "the deck must be a list of {n} cards", len(whole))
        raise RecordRefused(sentence.format(n=len(whole)))
    try:
        cards = tuple(read_card(text if isinstance(text, str) else "") for text in value)
    except NotationError as error:
        raise RecordRefused(_("the deck holds something that isn't a card: {why}").format(why=error)) from None
    if len(set(cards)) != len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise RecordRefused(_("the deck holds {card} twice").format(card=card_text(twice)))
    strangers = set(cards) - set(whole)
    if strangers:
        raise RecordRefused(_("the deck holds {card}, which is not in play").format(card=card_text(min(strangers))))
    return cards


def _actions(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise RecordRefused(_("the actions must be a list"))
    for number, action in enumerate(value):
        if not isinstance(action, str):
            raise RecordRefused(_("an action must be text"), number)
    return tuple(value)


def _same(ours: Any, stated: Any) -> bool:
    """Compare two JSON values: 1, true and 1.0 all differ."""
    if isinstance(ours, Sequence) and not isinstance(ours, str):
        return isinstance(stated, list) and len(ours) == len(stated) and all(map(_same, ours, stated))
    return type(ours) is type(stated) and bool(ours == stated)
