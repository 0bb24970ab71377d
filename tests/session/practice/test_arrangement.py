"""The set-up board: each card is in one place, impossible positions are reported, and the rest becomes the record."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.session.match.test_sitting import play_on
from tests.session.plays import PEOPLE, anything, plan
from tests.session.practice.test_practice_hand import SOLO
from tests.support.guest_tables import guest_table
from tests.support.strategies import examples
from tests.support.tables import cards, house, in_order, table
from tonk.records import Record, RecordRefused
from tonk.records.positions import position_to_json
from tonk.rules import guest_ids, load_preset, preset_ids
from tonk.rules.cards import Card, Seat, by_seat
from tonk.rules.refusals import RunHasGaps
from tonk.session.match.match import Match
from tonk.session.match.sitting import Sitting
from tonk.session.practice.arrangement import IN_PACK, ON_DISCARDS, ON_STOCK, Arrangement, CardPlace, Zone, phases_of
from tonk.session.practice.arrangement_record import ArrangementProblem, arrangement_of, problem_of, record_of
from tonk.session.practice.practice_hand import PracticeHand

NAMES = ("a", "b", "c")


def hand(seat: Seat) -> CardPlace:
    """A seat's hand."""
    return CardPlace(Zone.HAND, seat)


def placed(what: Arrangement, text: str, place: CardPlace) -> None:
    """Put these cards there; on a new spread, all together."""
    for card in in_order(text):
        what.put(card, place)
        place = what.place_of(card) if place.zone is Zone.NEW_SPREAD else place


def drawn(rules: str = "jazz-club") -> Arrangement:
    """A board with three hands and some piles."""
    what = Arrangement(load_preset(rules), 3, 5)
    for seat, text in by_seat(("KC QC", "2D 3D", "9S")):
        placed(what, text, hand(seat))
    placed(what, "3S 2S", ON_STOCK)
    placed(what, "4S 5S", ON_DISCARDS)
    return what


def test_placed_cards_make_the_position() -> None:
    """The last card put on a pile is on top; the rest of the pack is under the stock, each card once."""
    what = drawn()
    placed(what, "6D 4D 5D", CardPlace(Zone.NEW_SPREAD, 1))
    assert problem_of(what) is None
    position = record_of(what, NAMES).start()
    assert position.hands == [cards("KC QC"), cards("2D 3D"), cards("9S")]
    assert position.stock[-1:-3:-1] == list(in_order("2S 3S"))
    assert len(position.stock) == 52 - 5 - 2 - 3
    assert position.discard == list(in_order("4S 5S"))
    assert [(spread.owner, spread.cards) for spread in position.table] == [(1, in_order("4D 5D 6D"))]


def test_without_the_rest_only_placed_cards_are_in_play() -> None:
    """The stock is only what was put there."""
    what = drawn()
    what.rest = False
    assert record_of(what, NAMES).start().stock == list(in_order("3S 2S"))


@examples(20)
@given(moves=st.lists(st.tuples(st.integers(0, 51), st.integers(0, 7)), max_size=60))
def test_a_card_is_in_one_place(moves: list[tuple[Card, int]]) -> None:
    """A card that is moved many times is in one place."""
    places = (
        IN_PACK,
        ON_STOCK,
        ON_DISCARDS,
        hand(Seat(0)),
        hand(Seat(1)),
        CardPlace(Zone.NEW_SPREAD, 1),
        CardPlace(Zone.SPREAD, 0),
    )
    what = Arrangement(load_preset("pagat"), 2, 1)
    for card, choice in moves:
        place = places[choice % len(places)]
        if place.zone is Zone.SPREAD and not what.spreads:
            continue
        what.put(card, place)
        lying = [*what.hands[0], *what.hands[1], *what.stock, *what.discard, *what.left]
        lying += [card for spread in what.spreads for card in spread.cards]
        assert sorted(lying) == list(range(52))
    problem = problem_of(what)
    if problem is None:
        record_of(what, ("a", "b")).start()


def test_an_impossible_arrangement_is_explained() -> None:
    """An empty hand, one with too many cards, and cards that are no spread are explained by the rules."""
    what = drawn()
    placed(what, "9S", IN_PACK)
    assert problem_of(what) == ArrangementProblem(Seat(2), 0, 5)
    placed(what, "9S 9H 9D 9C KS KH", hand(Seat(2)))
    assert problem_of(what) == ArrangementProblem(Seat(2), 6, 5)
    what.to_act, what.phase = Seat(2), "play"
    assert problem_of(what) is None, "a player who has drawn holds one card more"
    placed(what, "4D 6D 7D", CardPlace(Zone.NEW_SPREAD, 0))
    assert problem_of(what) == ArrangementProblem(Seat(0), refusal=RunHasGaps(cards("4D 6D 7D"), cards("5D")))


def test_cards_join_the_spread_that_they_extend() -> None:
    """An incomplete spread takes any card; a whole one takes what fits; otherwise a new one is begun."""
    what = drawn()
    placed(what, "4D 5D", CardPlace(Zone.NEW_SPREAD, 0))
    assert what.spread_for(Seat(0), in_order("6D")) == CardPlace(Zone.SPREAD, 0)
    placed(what, "6D", CardPlace(Zone.SPREAD, 0))
    assert what.spread_for(Seat(0), in_order("7D")) == CardPlace(Zone.SPREAD, 0)
    assert what.spread_for(Seat(0), in_order("8H 8S 8C")) == CardPlace(Zone.NEW_SPREAD, 0)
    assert what.spread_for(Seat(1), in_order("7D")) == CardPlace(Zone.NEW_SPREAD, 1)


def test_a_laid_wild_stands_for_a_card() -> None:
    """It becomes the first card that makes a spread."""
    what = drawn("twists")
    placed(what, "4D 5D W1", CardPlace(Zone.NEW_SPREAD, 0))
    assert problem_of(what) is None
    (wild,) = in_order("W1")
    assert what.stands_for(wild) in in_order("3D 6D")
    assert record_of(what, NAMES).start().table[0].wilds == ((wild, what.stands_for(wild)),)


def test_a_deuce_may_be_wild_in_house_rules() -> None:
    """A wild deuce stands for whatever makes a spread; under other rules it is a two."""
    what = Arrangement(house(wilds=["deuces"]), 2, 1)
    placed(what, "4D 5D 2C", CardPlace(Zone.NEW_SPREAD, 0))
    placed(what, "AS 2S 3S", CardPlace(Zone.NEW_SPREAD, 1))
    what.deal_rest(1)
    assert problem_of(what) is None
    assert what.stands_for(in_order("2C")[0]) in in_order("3D 6D")
    assert what.stands_for(in_order("2S")[0]) is None
    assert len(record_of(what, ("a", "b")).start().table) == 2


def test_fewer_players_and_other_rules_remove_their_cards() -> None:
    """A player who leaves leaves the cards; special cards unknown to the new rules are gone."""
    what = drawn("twists")
    placed(what, "W1", hand(Seat(0)))
    placed(what, "7C 7D 7H", CardPlace(Zone.NEW_SPREAD, 2))
    what.to_act = Seat(2)
    what.seat_players(2)
    assert (what.to_act, what.spreads, len(what.wait)) == (1, [], 2)
    what.play_by(load_preset("descente"))
    assert what.hands[0] == list(in_order("KC QC"))
    assert problem_of(what) is None


@pytest.mark.parametrize("rules", preset_ids())
def test_randomly_filled_hands_can_be_played(rules: str) -> None:
    """Hands dealt only from the pack make a position that can be played to its end under every rule set."""
    what = Arrangement(load_preset(rules), 3, 5)
    what.deal_rest(3)
    assert problem_of(what) is None
    assert bool(what.discard) == what.rules.upcard
    play_on(Sitting(PracticeHand(record_of(what, NAMES), SOLO, 1), None))


@examples(15)
@given(seed=st.integers(0, 2**32), rules=st.sampled_from(preset_ids()))
def test_a_record_can_be_set_up(seed: int, rules: str) -> None:
    """A hand in any state without an open question comes back as the same position."""
    match = Match(plan(seed, rules))
    choose = anything(seed)
    for _ in range(seed % 25):
        if not match.hand_over:
            match.act(choose(match.position.legal()))
    record = replace(match.record(), result=None)
    if match.position.phase not in ("start", "play"):
        with pytest.raises(RecordRefused, match="can't be set up"):
            arrangement_of(record, 1)
        return
    what = arrangement_of(record, 1)
    assert position_to_json(record_of(what, NAMES).start()) == position_to_json(match.position)


def test_skips_and_blocks_of_a_record_are_set_up() -> None:
    """Skips and Blocks in a record's position are kept, and can be moved like any card."""
    position = table(
        "twists",
        hands=["KC QC", "2D", "9S"],
        stock="3S",
        skips={1: "B1"},
        blocks={2: ("B2", 0)},
        to_act=1,
        phase="play",
    )
    record = Record(position.rules, NAMES, position=position_to_json(position))
    what = arrangement_of(record, 1)
    assert what.place_of(in_order("B1")[0]) == CardPlace(Zone.SKIP, 1)
    assert position_to_json(record_of(what, NAMES).start()) == position_to_json(position)
    placed(what, "B1", hand(Seat(0)))
    placed(what, "B2", IN_PACK)
    assert (what.skips, what.blocks) == ([None] * 3, [None] * 3)


def test_skips_and_blocks_are_put_before_seats() -> None:
    """A seat can have one Skip and one Block, each placed by anyone; the record keeps them."""
    what = drawn("twists")
    placed(what, "B1 B2", CardPlace(Zone.SKIP, 1))
    assert what.place_of(in_order("B1")[0]) == IN_PACK
    placed(what, "B3", what.spread_for(Seat(1), in_order("B3")))
    placed(what, "7H", CardPlace(Zone.SKIP, 2))
    assert what.place_of(in_order("7H")[0]) == IN_PACK
    what.pass_block(Seat(1))
    position = record_of(what, NAMES).start()
    assert position.specials.skips == (None, in_order("B2")[0], None)
    assert position.specials.blocks == (None, (in_order("B3")[0], 1), None)
    placed(what, "B1", what.spread_for(Seat(0), in_order("B1")))
    assert problem_of(what) == ArrangementProblem(Seat(0), turn="lost")
    placed(what, "B1", IN_PACK)
    what.blocks[1] = in_order("B3")[0], Seat(0)
    assert problem_of(what) == ArrangementProblem(Seat(0), turn="ends")
    what.phase = "play"
    assert problem_of(what) is None
    what.play_by(load_preset("pagat"))
    assert (what.skips, what.blocks) == ([None] * 3, [None] * 3)


def test_the_meaning_of_a_wild_and_its_layer_can_be_chosen() -> None:
    """Each press shows the next meaning; the record names the seat said to have laid a card."""
    what = drawn("twists")
    placed(what, "4H 5H W1", CardPlace(Zone.NEW_SPREAD, 0))
    first = what.stands_for(in_order("W1")[0])
    what.spreads[0].next_interpretation(what.rules)
    what.spreads[0].lay_by(in_order("W1")[0], Seat(2))
    spread = record_of(what, NAMES).start().table[0]
    assert {first, spread.wilds[0][1]} == set(in_order("3H 6H"))
    assert dict(zip(spread.cards, spread.by, strict=True))[in_order("W1")[0]] == 2
    what.spreads[0].next_interpretation(what.rules)
    assert what.stands_for(in_order("W1")[0]) == first


def test_people_may_share_a_set_up_position() -> None:
    """A position is played by the people chosen for its seats."""
    play = PracticeHand(record_of(drawn(), NAMES), PEOPLE, 1)
    assert play.position.to_act == 0


def test_the_meaning_of_a_wild_changes_under_other_rules() -> None:
    """The pack of 40 has no eight, so a joker that was one becomes another card, and the hand can be played."""
    what = Arrangement(house("jazz-club", wilds=["jokers"]), 3, 5)
    for seat, text in by_seat(("KC QC", "2D 3D", "4S")):
        placed(what, text, hand(seat))
    placed(what, "6D 7D W1", CardPlace(Zone.NEW_SPREAD, 1))
    while what.stands_for(in_order("W1")[0]) != in_order("8D")[0]:
        what.spreads[0].next_interpretation(what.rules)
    what.play_by(house("jazz-club", wilds=["jokers"], pack="40"))
    assert what.stands_for(in_order("W1")[0]) == in_order("5D")[0]
    assert problem_of(what) is None


def test_twists_that_nobody_holds_stay_in_play() -> None:
    """A pasted position keeps all its special cards, even unused ones; other rules drop them."""
    position = table("twists", hands=["KC QC", "2D", "W1"], stock="3S 4S", discard="9H")
    twists = ["wild", "cross", "skip"]
    record = Record(position.rules, NAMES, position=position_to_json(position), extras={"twists": twists})
    what = arrangement_of(record, 1)
    assert record_of(what, NAMES).extras["twists"] == twists
    what.seat_players(2)
    assert record_of(what, NAMES[:2]).extras["twists"] == ["wild", "skip"]
    what.clear()
    assert what.twists == ()


@pytest.mark.parametrize("game", guest_ids())
def test_other_games_are_set_up_without_spreads(game: str) -> None:
    """Hands are filled as the game deals them, no seat has spreads, and everyone has all lives."""
    what = Arrangement(load_preset("jazz-club"), 3, 5)
    placed(what, "6D 4D 5D", CardPlace(Zone.NEW_SPREAD, 1))
    what.play_by(load_preset(game))
    placed(what, "6H 4H 5H", CardPlace(Zone.NEW_SPREAD, 1))
    assert not what.spreads
    what.deal_rest(3)
    position = record_of(what, NAMES[: what.seats]).start()
    assert [held.bit_count() for held in position.hands] == [what.rules.dealt(what.seats)] * what.seats
    assert position.score == (what.rules.starting_points,) * what.seats
    what.phase = phases_of(what.rules)[0]
    assert problem_of(what) is None


def test_everything_that_binds_a_turn_is_kept() -> None:
    """The taken card, who has knocked, and who is out are kept when a hand is set up again."""
    hands = ["KS QD 2C 7H", "4D 5D 6D", ""]
    begun = guest_table("thirty-one", hands=hands, taken="7H", knocked=1, score=(1, 2, -1))
    record = Record(begun.rules, NAMES, position=position_to_json(begun), extras={"score": [1, 2, -1]})
    again = record_of(arrangement_of(record, 7), NAMES).start()
    assert position_to_json(again) == position_to_json(begun)
    assert again.score == (1, 2, -1)
