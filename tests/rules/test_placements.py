"""Legal placements, and the places where a card could go, as the rules answer everyone."""

from hypothesis import given

from tests.support.strategies import Playout, all_playouts, examples
from tests.support.tables import cards, house, table
from tonk.rules import Block, Hit, Lay, Skip
from tonk.rules.cards import EMPTY, Seat, cards_in, parse_card
from tonk.rules.imagining import imagine_any
from tonk.rules.placements import lay_interpretations, placements, places_for

SEVEN = parse_card("7C")


def test_no_run_extends_beyond_the_pack() -> None:
    """With 40 cards and jokers, a card that must be laid doesn't go on a run that ends with the seven."""
    rules = house("jazz-club", pack="40", wilds=["jokers"], taken_must_be_laid=True, hit_books=False)
    position = table(
        rules,
        hands=["2H 4D W1", "KD 3H"],
        stock="5S",
        discard="KC",
        spreads=["1: AC 2C 3C 4C 5C 6C 7C"],
        phase="play",
    )
    assert places_for(position.view(Seat(0)), parse_card("W1")).spreads == ()


def test_after_as_many_hits_as_a_turn_allows_no_spread_takes_a_card() -> None:
    """With one hit a turn, a second card has no place on the table."""
    rules = house("jazz-club", hits_a_turn=1)
    position = table(
        rules,
        hands=["8C KD 8H 2S", "QD 3H"],
        stock="5S",
        discard="KC",
        spreads=["1: 5C 6C 7C", "1: 5H 6H 7H"],
        phase="play",
    )
    assert places_for(position.view(Seat(0)), parse_card("8H")).spreads == (1,)
    position.apply(Hit((parse_card("8C"),), 0))
    assert places_for(position.view(Seat(0)), parse_card("8H")).spreads == ()


@examples(40)
@given(all_playouts())
def test_placements_are_the_legal_actions_of_just_these_cards(playout: Playout) -> None:
    """Every legal action with certain cards is one of their placements, and every placement is legal."""
    for position, _ in playout.positions()[::3]:
        view = position.view(position.to_act)
        for action in view.legal:
            match action:
                case Lay(held):
                    assert action in placements(view, held)
                case Hit(hit):
                    assert action in placements(view, 1 << hit[0])
                case Skip(card) | Block(card):
                    assert action in placements(view, 1 << card)
        chosen = view.hand & view.hand - 1 or view.hand
        assert [position.refusal(action) for action in placements(view, chosen) if position.refusal(action)] == []


@examples(40)
@given(all_playouts())
def test_a_card_has_the_places_that_it_has_in_play(playout: Playout) -> None:
    """After the draw, the places of a card are its legal lays and hits."""
    for position, _ in playout.positions()[::3]:
        view = position.view(position.to_act)
        if view.phase == "play" and view.must_show is None:
            for card in cards_in(view.hand):
                found = places_for(view, card)
                lays = [act for act in view.legal if isinstance(act, Lay) and act.cards >> card & 1]
                hits = [act for act in view.legal if isinstance(act, Hit) and act.cards == (card,)]
                assert (list(found.lays), list(found.hits)) == (lays, hits)


def test_cards_that_are_no_spread_have_no_interpretation() -> None:
    """Two cards, or none, can't be read as a spread."""
    assert lay_interpretations(house(), cards("5C 6C")) == lay_interpretations(house(), EMPTY) == []


def test_questions_change_nothing_in_a_view() -> None:
    """Answering a question changes nothing in the view that is asked about."""
    view = table("jazz-club", hands=["5C 6C 7C", "KD 3H"], stock="5S", discard="KC").view(Seat(0))
    before = imagine_any(view).legal()
    places_for(view, SEVEN)
    assert imagine_any(view).legal() == before
