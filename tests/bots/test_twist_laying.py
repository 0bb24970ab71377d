"""The cards a hand can put down with Wilds in it or on the table, checked against a full search."""

import random

from tests.bots.twist_scenes import TWISTS, spread_of, twisted, way_out_by_trying
from tonk.rules import Hit, Lay, Position, changed
from tonk.rules.cards import ALL_CARDS, WILDS, Card, Seat, card_range, card_text, cards_in, mask_of, parse_card
from tonk.rules.melds import kind_of, named_set
from tonk.rules.wild_meld_plans import WildMeldPlan, ends_of, fits_at_once, new_spreads, shows

TABLES: tuple[list[tuple[Seat, str]], ...] = (
    [],
    [(Seat(1), "4S 5S 6S")],
    [(Seat(1), "7C 7D 7H"), (Seat(0), "4S 5S 6S")],
    [(Seat(1), "3C W4=4C 5C"), (Seat(2), "8D 8S W3=8C")],
    [(Seat(2), "TH JH QH KH"), (Seat(1), "2D W3=3D 4D"), (Seat(0), "9C 9D W4=9H")],
)


def ways_of(position: Position) -> list[WildMeldPlan]:
    """Every way considered for the seat to act."""
    hand = position.hands[0]
    spreads = new_spreads(position.rules, hand & ALL_CARDS, (hand & WILDS).bit_count())
    return shows(position.rules, hand, hand & WILDS, spreads, ends_of(position))


def positions(count: int, limit: int | None = None) -> list[Position]:
    """Hands of one to six cards of few ranks, some with Wilds, with all kinds of tables."""
    chance, found = random.Random(3), list[Position]()
    rules = changed(TWISTS, {"hits_a_turn": limit})
    while len(found) < count:
        table = TABLES[len(found) % len(TABLES)]
        laid = mask_of(card for owner, text in table for card in spread_of(owner, text).cards)
        free = [card for card in [*card_range(0, 40), *map(Card, (52, 52, 53))] if not laid >> card & 1]
        hand = mask_of(chance.sample(free, chance.randint(1, 6)))
        text = " ".join(card_text(card) for card in cards_in(hand))
        if kind_of(hand & ALL_CARDS) is None:
            others = [c for c in card_range(40, 52) if not (hand | laid) >> c & 1]
            rest = [card_text(card) for card in others]
            found.append(twisted(text, rest[0], rest[1], rules=rules, table=table, phase="play"))
    return found


def most_put_down(position: Position) -> int:
    """The most cards that can be put down, found by trying every spread and every hit."""
    seen: dict[tuple[object, ...], int] = {}

    def search(at: Position) -> int:
        key = (at.hands[0], at.hits, tuple((spread.names, spread.cards) for spread in at.table))
        if key not in seen:
            seen[key] = 0
            for action in at.legal():
                if isinstance(action, Lay | Hit):
                    following = at.copy()
                    before = following.hands[0].bit_count()
                    following.apply(action)
                    down = before - following.hands[0].bit_count()
                    more = search(following) if following.outcome is None else 0
                    seen[key] = max(seen[key], down + more)
        return seen[key]

    return search(position)


def test_as_many_cards_as_possible_are_put_down() -> None:
    """For hands with up to two Wilds, and Wilds on the table, a full search finds no better plan."""
    for position in positions(220):
        found = max((position.hands[0] & ~show.left).bit_count() for show in ways_of(position))
        assert found == most_put_down(position)


def test_a_limit_on_hits_is_kept_and_used() -> None:
    """With one or two hits a turn, the most cards are put down within the limit."""
    for limit in (1, 2):
        for position in positions(60, limit):
            ways = ways_of(position)
            assert all(show.hits.bit_count() + len(show.wild_hits) <= limit for show in ways)
            assert max((position.hands[0] & ~show.left).bit_count() for show in ways) == most_put_down(position)


def test_every_way_out_is_found() -> None:
    """Every way to empty the hand, with or without a last discard, is found, whatever Skips it holds."""
    for position in positions(150):
        out = any(show.left.bit_count() <= 1 for show in ways_of(position))
        assert out == way_out_by_trying(position)


def test_lays_are_those_the_rules_list() -> None:
    """Each spread and each first hit with a Wild is one of the legal actions, written the same way."""
    for position in positions(200):
        legal = set(position.legal())
        for show in ways_of(position):
            assert set(show.lays) <= legal
            if not show.lays and not show.hits:
                assert set(show.wild_hits[:1]) <= legal


def test_a_way_scores_the_cards_that_lie_on_the_table() -> None:
    """A Wild scores as the card it stands for: 5C 6C and a Wild as 7C are 15, JD QD and a Wild as KD are 30."""
    best = {show.lays[0].cards: show.score for show in ways_of(twisted("JD QD W1 2C", "3C", "3D", phase="play"))[1:]}
    assert best[mask_of(map(parse_card, ("JD", "QD", "W1")))] == 30
    runs = [show for show in ways_of(twisted("5C 6C W1 KD", "3C", "3D", phase="play")) if show.lays]
    assert {show.score for show in runs} == {15}
    assert all(kind_of(named_set(lay.cards, lay.wilds)) for show in runs for lay in show.lays)


def test_places_for_hits_follow_from_the_table() -> None:
    """A run continues beyond a Wild at its end; a book with a Wild has one place, for either card of the rank."""
    position = twisted("2C", "3C", "3D", table=[(Seat(1), "5C 6C W1=7C"), (Seat(2), "9D 9S W2=9C")], phase="play")
    fits = fits_at_once(ends_of(position))
    assert fits == mask_of(map(parse_card, ("4C", "8C", "9C", "9H")))
