"""Rule sets made from knobs, with every value checked and contradictions refused."""

from collections.abc import Mapping
from typing import Any

from tonk.rules.cards import WILD, cards_in
from tonk.rules.game_knobs import declared_knobs
from tonk.rules.guests.guest_knobs import GUESTS, GameName
from tonk.rules.guests.guest_tables import table_knobs
from tonk.rules.knob_kinds import RulesRefused
from tonk.rules.knobs import ADDED, KNOBS
from tonk.rules.ruleset import RuleSet

_MOST_STAKES = 10
"""The most stakes that each player may pay for a Tonk; a bonus in points may be more."""

_SPREAD = 3
"""The fewest cards of a spread."""


def ruleset_from(rules_id: str, knobs: Mapping[str, Any]) -> RuleSet:
    """Return the rule set with these knobs; all must be present except those added in later versions.

    Those of a guest name their ``game`` as well.

    Raises:
        RulesRefused: A knob is unknown or missing, a value is of the wrong kind, or two knobs contradict each other.
    """
    if "game" in knobs:
        return _guest_from(rules_id, knobs)
    for knob in knobs:
        if knob not in KNOBS:
            raise RulesRefused("there is no rule called {knob}", knob=repr(knob[:40]))
    knobs = {**ADDED, **knobs}
    missing = [knob for knob in KNOBS if knob not in knobs]
    if missing:
        raise RulesRefused("the rule {knob} is missing", knob=missing[0])
    values: dict[str, Any] = {knob: kind.checked(knob, knobs[knob]) for knob, kind in KNOBS.items()}
    rules = RuleSet(id=rules_id, **values)
    _refuse_contradictions(rules)
    return rules


def _guest_from(rules_id: str, knobs: Mapping[str, Any]) -> RuleSet:
    """Return the rule set of a guest game with these knobs, all of which must be present.

    Raises:
        RulesRefused: There is no such game, a knob is unknown or missing, or a value is of the wrong kind.
    """
    game = _game_named(knobs["game"])
    kinds = {name: knob.kind for name, knob in declared_knobs(game).items()}
    for knob in knobs:
        if knob != "game" and knob not in kinds:
            raise RulesRefused("there is no rule called {knob}", knob=repr(knob[:40]))
    missing = [knob for knob in kinds if knob not in knobs]
    if missing:
        raise RulesRefused("the rule {knob} is missing", knob=missing[0])
    values: dict[str, Any] = {knob: kind.checked(knob, knobs[knob]) for knob, kind in kinds.items()}
    name, source = values.pop("name"), values.pop("source")
    guest = GUESTS[game](**values)
    return RuleSet(id=rules_id, **{**table_knobs(guest), "name": name, "source": source}, guest=guest)


def _game_named(word: Any) -> GameName:
    for game in GUESTS:
        if game == word:
            return game
    raise RulesRefused("there is no game called {game}", game=repr(word)[:40])


def changed(base: RuleSet, knobs: Mapping[str, Any]) -> RuleSet:
    """Return a rule set that differs from a base in the given knobs.

    Raises:
        RulesRefused: As for :func:`ruleset_from`.
    """
    return ruleset_from(base.id, {**base.to_json(), **knobs})


def _refuse_contradictions(rules: RuleSet) -> None:
    """Refuse rules that no table could play by. A rule that merely never applies is no contradiction.

    Raises:
        RulesRefused: Two knobs contradict each other.
    """
    _refuse_deals(rules)
    if "jokers" in rules.wilds and WILD in rules.twists:
        raise RulesRefused("wilds can't hold jokers where twists holds wild")
    if rules.payment == "pot" and rules.scoring == "points":
        raise RulesRefused("payment can't be pot where scoring is points")
    if rules.payment == "pot" and rules.caught_others_pay_lowest:
        raise RulesRefused("caught_others_pay_lowest must be 0 where payment is pot")
    takes_pot = rules.payment == "pot"
    pays_on_a_tie = (
        takes_pot or rules.caught_pays != "lower" or rules.caught_extra_to_lowest or rules.caught_others_pay_lowest
    )
    if rules.drop_tie == "caught" and not pays_on_a_tie:
        raise RulesRefused("caught_pays can't be lower where drop_tie is caught: nobody who ties would be paid")
    if rules.hits_a_turn is not None and not rules.hits:
        raise RulesRefused(
            "hits_a_turn must be null where nothing may be hit (hit_runs is none and hit_books is false)"
        )
    _refuse_contradicting_twists(rules)


def _refuse_deals(rules: RuleSet) -> None:
    """Refuse tables without enough cards to deal, and hands that would always end at the deal."""
    if rules.least_players > rules.most_players:
        raise RulesRefused("least_players must not be greater than most_players")
    values = sorted(rules.values[card] for card in cards_in(rules.natural_cards))
    for seats in rules.tables:
        cards = rules.dealt(seats)
        if rules.always_in_play.bit_count() - seats * cards - rules.upcard < 1:
            raise RulesRefused(
                "{players} hands of {cards} cards leave no stock: lower hand_size, hand_sizes or most_players",
                players=seats,
                cards=cards,
            )
        if rules.tonk_totals.issuperset(range(sum(values[:cards]), sum(values[-cards:]) + 1)):
            raise RulesRefused("tonk_at_most and tonk_exact make every deal a Tonk")
    # Without hits a hand shrinks only by whole spreads, so a hand of three keeps all its cards until it goes out.
    fewest = 1 if rules.hits or any(rules.dealt(seats) > _SPREAD for seats in rules.tables) else _SPREAD
    if rules.drop_ceiling is not None and rules.drop_ceiling < sum(values[:fewest]):
        raise RulesRefused("drop_ceiling is too low: nobody could ever drop")


def _refuse_contradicting_twists(rules: RuleSet) -> None:
    waits = max(rules.wait_new_spread, rules.wait_hit, rules.wait_own_hit)
    if rules.waits_lose_turns and (waits > 1 or rules.wait_adds):
        raise RulesRefused("each wait must be 0 or 1, and wait_adds false, where wait_effect is lost_turn")
    if rules.scoring == "points" and rules.stock_out == "lowest_wins":
        raise RulesRefused("stock_out must be reshuffle or no_score where scoring is points")
    if rules.scoring == "stakes" and rules.target is not None:
        raise RulesRefused("target must be null where scoring is stakes")
    if rules.scoring == "stakes" and rules.tonk_pays > _MOST_STAKES:
        raise RulesRefused("tonk_pays must not be greater than {most} where scoring is stakes", most=_MOST_STAKES)
