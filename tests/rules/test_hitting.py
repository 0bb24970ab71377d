"""Hitting: adding cards to spreads on the table."""

import pytest

from tests.support.tables import PRESETS, cards, do, ending, house, in_order, legal, may, named, refused, table
from tonk.rules import Hit
from tonk.rules.cards import Seat, cards_in, mask_of, parse_card
from tonk.rules.events import HitSpread
from tonk.rules.knobs import HitRuns
from tonk.rules.refusals import BooksMayNotBeHit, DoesNotFit, NoMoreHits, NoSuchSpread, NotHeld, RunMayNotBeHit

# RULES.md §1, row "hit books"; §3 for pagat.
BOOKS = dict(zip(PRESETS, [True, False, False, False, False, True], strict=True))
SHUT = [preset for preset, hittable in BOOKS.items() if not hittable]
OPEN = [preset for preset, hittable in BOOKS.items() if hittable]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize("card", ["4C", "8C"])
def test_any_run_may_be_hit_at_either_end(preset: str, owner: int, card: str) -> None:
    """R-own-runs, row "hit runs": any run, of any player, at either end, in every rule set."""
    position = table(preset, hands=[f"{card} KS", "KD 2H", "9D 3S"], spreads=[f"{owner}: 5C 6C 7C"], phase="play")
    assert may(position, f"hit {card} 0")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("card", ["3C", "9C", "8S", "4D", "KH"])
def test_cards_that_do_not_continue_the_run_do_not_fit(preset: str, card: str) -> None:
    """A card that is further away, or of another suit, is refused by a sentence that names it and the run."""
    position = table(preset, hands=[f"{card} KS", "KD 2H"], spreads=["1: 5C 6C 7C"], phase="play")
    assert refused(position, f"hit {card} 0") == DoesNotFit(parse_card(card), in_order("5C 6C 7C"))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("run", "card"), [("QH KH JH", "AH"), ("AH 2H 3H", "KH")])
def test_a_run_does_not_go_round_the_corner(preset: str, run: str, card: str) -> None:
    """The ace is low only: no ace after a king, no king before an ace."""
    position = table(preset, hands=[f"{card} KS", "KD 2D"], spreads=[f"1: {run}"], phase="play")
    assert not may(position, f"hit {card} 0")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("owner", [0, 1])
def test_the_fourth_card_of_a_book(preset: str, owner: int) -> None:
    """Row "hit books": the fourth card is allowed in jazz-club and pagat, but not in the four others."""
    position = table(preset, hands=["9S KS", "KD 2H"], spreads=[f"{owner}: 9C 9D 9H"], phase="play")
    assert may(position, "hit 9S 0") == BOOKS[preset]


@pytest.mark.parametrize("preset", SHUT)
def test_adding_the_fourth_card_to_a_book_laid_this_turn_is_a_hit(preset: str) -> None:
    """R-book: laying three and adding the fourth later is a hit on a book, even in the same turn."""
    position = table(preset, hands=["9C 9D 9H 9S KS", "KD 2H"], stock="AS", phase="play")
    do(position, "lay 9C 9D 9H")
    assert refused(position, "hit 9S 0") == BooksMayNotBeHit()


@pytest.mark.parametrize("preset", PRESETS)
def test_four_of_a_rank_at_once_may_be_laid(preset: str) -> None:
    """R-book: four at once is a book like any other."""
    position = table(preset, hands=["9C 9D 9H 9S KS", "KD 2H"], stock="AS", phase="play")
    do(position, "lay 9C 9D 9H 9S")
    assert named(position.hands[0]) == "KS"


@pytest.mark.parametrize("preset", OPEN)
def test_only_its_own_rank_fits_a_book(preset: str) -> None:
    """A book takes only the fourth card of its rank."""
    position = table(preset, hands=["8S TS KS", "KD 2H"], spreads=["1: 9C 9D 9S", "0: 5H 5D 5S 5C"], phase="play")
    assert [text for text in legal(position) if text.startswith("hit")] == []


@pytest.mark.parametrize("preset", PRESETS)
def test_a_card_that_fits_two_runs_may_hit_either(preset: str) -> None:
    """A card that fits two runs has two possible hits, by the numbers of the spreads."""
    position = table(preset, hands=["8C KS", "KD 2H"], spreads=["1: 5C 6C 7C", "0: 9C TC JC"], phase="play")
    assert [text for text in legal(position) if text.startswith("hit")] == ["hit 8C 0", "hit 8C 1"]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_run_just_laid_may_be_hit_in_the_same_turn(preset: str) -> None:
    """R-own-runs: a run laid this turn may be hit like any other."""
    position = table(preset, hands=["5C 6C 7C 8C KS", "KD 2H"], stock="AS", phase="play")
    do(position, "lay 5C 6C 7C", "hit 8C 0")
    assert named(mask_of(position.table[0].cards)) == "5C 6C 7C 8C"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hit_run_stays_its_owners(preset: str) -> None:
    """A hit run stays its owner's; the added card remembers who laid it, and no longer counts for the hitter."""
    position = table(preset, hands=["8C KS", "KD 2H"], spreads=["1: 5C 6C 7C"], phase="play")
    assert do(position, "hit 8C 0")[0] == HitSpread(Seat(0), 0, in_order("8C"), Seat(1))
    assert (position.table[0].owner, position.table[0].by, position.totals[0]) == (1, (1, 1, 1, 0), 10)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("text", ["hit 8C 9C 0", "hit 4C 3C 0", "hit 4C 8C 0", "hit 8C 4C 9C 3C 0"])
def test_cards_of_one_hit_are_added_in_the_order_named(preset: str, text: str) -> None:
    """RECORD.md §2: cards are added in the order named, at one end or at both."""
    position = table(preset, hands=["3C 4C 8C 9C KS", "KD 2H"], spreads=["1: 5C 6C 7C"], phase="play")
    do(position, text)
    assert position.table[0].cards == cards_in(cards("5C 6C 7C " + text[4:-2]))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("text", "stranger"),
    [("hit 9C 8C 0", "9C"), ("hit 8C TC 0", "TC"), ("hit 8C 9C 9D 0", "9D"), ("hit 8C 8C 0", "8C")],
)
def test_a_hit_is_refused_whole_if_one_card_does_not_fit(preset: str, text: str, stranger: str) -> None:
    """RECORD.md §2: the whole hit is refused if one card doesn't fit in its turn, and nothing is laid."""
    position = table(preset, hands=["8C 9C TC 9D KS", "KD 2H"], spreads=["1: 5C 6C 7C"], phase="play")
    refusal = refused(position, text)
    assert isinstance(refusal, DoesNotFit)
    assert refusal.card == parse_card(stranger)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("number", [1, 17, 99, -1])
def test_a_hit_on_a_missing_spread_is_refused(preset: str, number: int) -> None:
    """A hit on a spread that doesn't exist is refused."""
    position = table(preset, hands=["8C KS", "KD 2H"], spreads=["1: 5C 6C 7C"], phase="play")
    assert refused(position, f"hit 8C {number}") == NoSuchSpread(number)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hit_with_others_cards_is_refused(preset: str) -> None:
    """A hit with somebody else's card is refused by a sentence that names it."""
    position = table(preset, hands=["8C KS", "9C 2H"], spreads=["1: 5C 6C 7C"], phase="play")
    assert refused(position, "hit 8C 9C 0") == NotHeld(cards("9C"))


@pytest.mark.parametrize("preset", PRESETS)
def test_an_empty_hit_is_refused(preset: str) -> None:
    """An empty hit, which would count as laying, is refused."""
    position = table(preset, hands=["8C KS", "KD 2H"], spreads=["1: 5C 6C 7C"], phase="play")
    assert position.refusal(Hit((), 0)) is not None


# House rules (RULES.md §3)


@pytest.mark.parametrize(
    ("whose", "own", "others"),
    [("any", True, True), ("others", False, True), ("own", True, False), ("none", False, False)],
)
def test_house_rules_say_whose_runs_may_be_hit(whose: str, own: bool, others: bool) -> None:
    """RULES.md §3, hit runs: any, others', own, or none."""
    position = table(
        house(hit_runs=whose), hands=["8C 8H KS", "KD 2H"], spreads=["0: 5C 6C 7C", "1: 5H 6H 7H"], phase="play"
    )
    assert (may(position, "hit 8C 0"), may(position, "hit 8H 1")) == (own, others)


@pytest.mark.parametrize(("whose", "number"), [("others", 0), ("own", 1), ("none", 0), ("none", 1)])
def test_the_refusal_says_whose_runs_may_be_hit(whose: HitRuns, number: int) -> None:
    """The refusal names the owner of the run and whose runs may be hit."""
    position = table(
        house(hit_runs=whose), hands=["8C 8H KS", "KD 2H"], spreads=["0: 5C 6C 7C", "1: 5H 6H 7H"], phase="play"
    )
    assert refused(position, f"hit {('8C', '8H')[number]} {number}") == RunMayNotBeHit(whose, Seat(number))


def test_the_limit_on_runs_does_not_apply_to_books() -> None:
    """RULES.md §3 treats runs and books separately: a book may be hit even if no run may."""
    position = table(house(hit_runs="none"), hands=["9S KS", "KD 2H"], spreads=["1: 9C 9D 9H"], phase="play")
    assert may(position, "hit 9S 0")


def test_house_rules_may_count_the_hits_of_a_turn() -> None:
    """RULES.md §3, hits a turn: at most this many cards, one by one or together; laying doesn't count."""
    rules = house(hits_a_turn=2)
    hand = "8C 9C 4H QC QD"
    lying = ["1: 5C 6C 7C", "1: 5H 6H 7H"]
    one_by_one = table(rules, hands=[hand, "KD 2S"], spreads=lying)
    do(one_by_one, "hit 8C 0", "hit 4H 1")
    assert refused(one_by_one, "hit 9C 0") == NoMoreHits(2)
    together = table(rules, hands=["8C 9C TC QC QD", "KD 2S"], spreads=lying)
    assert refused(together, "hit 8C 9C TC 0") == NoMoreHits(2)
    assert may(together, "hit 8C 0")
    do(together, "hit 8C 9C 0")
    assert [text for text in legal(together) if text.startswith("hit")] == []


def test_a_new_turn_allows_as_many_hits_again() -> None:
    """The count of hits starts again in each turn."""
    position = table(
        house(hits_a_turn=1), hands=["8C 9C QD", "KD 2S 8H"], stock="JH JC JS", spreads=["1: 5C 6C 7C", "0: 5H 6H 7H"]
    )
    do(position, "hit 8C 0", "draw", "discard QD", "draw", "hit 8H 1", "discard KD")
    assert may(position, "hit 9C 0")
    assert ending(position) is None
