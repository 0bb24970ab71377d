"""Bots of the guests: their choices are legal, fair and repeatable, and the levels differ."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from tests.guest_strength import brute_force, play_game
from tonk.bots import LEVELS, PLAIN, PONDERERS, Bot, make_bot
from tonk.bots.guests.guest_players import policy_of
from tonk.bots.guests.guest_search import GuestSearch
from tonk.bots.search import SearchBudget
from tonk.rules import DRAW, TAKE, Action, Position, View, guest_ids, load_preset
from tonk.rules.actions import Discard
from tonk.rules.cards import FULL_DECK, Card, Seat, each_seat, mask_of
from tonk.rules.guests.deadwood import deadwood_of
from tonk.rules.guests.gin_sheet import lines_of
from tonk.rules.imagining import imagine, imagine_any
from tonk.rules.seeded_deal import seeded_deal
from tonk.rules.shuffle import shuffled

INSTANT = tuple(level for level in LEVELS if level not in PONDERERS)
A_MOMENT = SearchBudget(turns=1)


def bot(level: str) -> Bot:
    """A bot of a level; the expert gets little time."""
    return GuestSearch(1, PLAIN, A_MOMENT) if level in PONDERERS else make_bot(level, 1)


@cache
def views(game: str) -> tuple[View, ...]:
    """Views of hands that casual players play; in thirty-one, one of four is out of the match."""
    rules = load_preset(game)
    seats = 2 if game == "gin" else 4
    score = (3, 0, -1, 1) if game == "thirty-one" else ()
    found: list[View] = []
    for hand in range(3):
        position = seeded_deal(rules, seats, Seat(0), 3, hand, score).position
        while position.outcome is None:
            found.append(position.view(position.to_act))
            position.apply(make_bot("casual", hand).choose(found[-1]))
    return tuple(found)


def asked(game: str, level: str) -> Iterator[tuple[View, Action]]:
    """Some views, with a level's choices."""
    player = bot(level)
    for view in views(game)[:: 23 if level in PONDERERS else 5]:
        yield view, player.choose(view)


@pytest.mark.parametrize("game", guest_ids())
@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_is_legal_and_repeatable(game: str, level: str) -> None:
    """Bots choose legal actions, and a second bot with the same seed chooses the same."""
    for view, action in asked(game, level):
        assert action in view.legal
        assert bot(level).choose(view) == action


def redealt(view: View, chance: random.Random) -> View:
    """The same view of a position in which all hidden cards are dealt again."""
    world = imagine_any(view)
    pool = world.stock.copy()
    for seat in each_seat(view.seats):
        pool += each_hidden(world, seat) if seat != view.seat else []
    chance.shuffle(pool)
    stock = [pool.pop() for _ in world.stock]
    hands = [
        view.hand if seat == view.seat else view.known[seat] | mask_of([pool.pop() for _ in each_hidden(world, seat)])
        for seat in each_seat(view.seats)
    ]
    return imagine(view, hands, stock).view(view.seat)


def each_hidden(position: Position, seat: Seat) -> list[Card]:
    """The cards of a hand that nobody has seen taken."""
    return [card for card in FULL_DECK if (position.hands[seat] & ~position.known[seat]) >> card & 1]


@pytest.mark.parametrize("game", guest_ids())
def test_hidden_cards_do_not_change_a_decision(game: str) -> None:
    """A new deal of everything hidden leaves the view unchanged, and so every choice."""
    chance = random.Random(5)
    for level in LEVELS:
        for view, action in asked(game, level):
            again = redealt(view, chance)
            assert again.legal == view.legal
            assert bot(level).choose(again) == action


@pytest.mark.parametrize("game", ["gin", "knock-rummy"])
def test_nobody_passes_cards_back_and_forth_forever(game: str) -> None:
    """After two rounds without a draw, bots leave the top discard unless it ends the hand."""
    for view in views(game):
        world, policy = imagine_any(view), policy_of("novice", view.rules)
        if view.phase == "start" and policy.act(world) == TAKE:
            turn: list[tuple[Seat, Action]] = [(Seat(0), TAKE), (Seat(0), Discard(view.discards[-1]))]
            world.history = turn * 2 * view.seats
            if policy.act(world) == DRAW:
                return
    raise AssertionError("no discard that is taken only when others draw")


def test_every_hand_of_thirty_one_ends_in_a_knock() -> None:
    """Two novices, fond of courts in three suits, knock at last; so do players with few cards left."""
    rules = load_preset("thirty-one")
    fond = Position.deal(rules, 2, Seat(0), shuffled(28, rules.deck()))
    few = imagine(fond.view(Seat(1)), [mask_of([Card(0), Card(14), Card(28)]), fond.hands[1]], [Card(3)])
    for position in (fond, few):
        bots = [make_bot("novice", 280), make_bot("novice", 281)]
        while position.outcome is None:
            assert position.turns < 100
            position.apply(bots[position.to_act].choose(position.view(position.to_act)))


@cache
def views_of_four() -> tuple[View, ...]:
    """Views of hands of thirty-one with four players in the match."""
    rules, found = load_preset("thirty-one"), list[View]()
    for hand in range(6):
        position = seeded_deal(rules, 4, Seat(0), 3, hand, ()).position
        while position.outcome is None:
            found.append(position.view(position.to_act))
            position.apply(make_bot("casual", hand).choose(found[-1]))
    return tuple(found)


def test_levels_of_thirty_one_differ_among_many() -> None:
    """With four players, no two levels choose the same in every hand, and the expert chooses without trials."""
    played = {level: tuple(bot(level).choose(view) for view in views_of_four()) for level in LEVELS}
    assert len(set(played.values())) == len(LEVELS)
    few, many = views("thirty-one")[0], views_of_four()[0]
    search = GuestSearch(1, PLAIN, A_MOMENT)
    assert len(list(search.ponder(many))) == 1 < len(list(search.ponder(few)))


@pytest.mark.parametrize("game", guest_ids())
def test_levels_differ(game: str) -> None:
    """No two of the levels without search choose the same in every hand."""
    played = {level: tuple(make_bot(level, 1).choose(view) for view in views(game)) for level in INSTANT}
    assert len(set(played.values())) == len(INSTANT)


def test_a_game_of_gin_is_played_to_its_end() -> None:
    """A game of gin has a winner, with more points on the score sheet."""
    game = play_game(load_preset("gin"), [make_bot("sharp", 1), make_bot("novice", 1)], 1)
    assert game.sheet[game.champion] >= 200


@pytest.mark.parametrize(
    ("boxes", "sheet"), [((4, 3), (105 + 100 + 100, 60 + 75)), ((4, 0), (2 * (105 + 100 + 100), 60))]
)
def test_score_sheet_of_gin(boxes: tuple[int, int], sheet: tuple[int, int]) -> None:
    """A game counts 100 and each hand 25; the winner's sum is doubled if the loser won no hand."""
    assert tuple(line.total for line in lines_of((105, 60), boxes, Seat(0))) == sheet


def test_deadwood_is_that_of_brute_force() -> None:
    """For hands of ten of only twenty cards, whose spreads overlap, deadwood equals that of a full search."""
    chance = random.Random(2)
    for _ in range(100):
        hand = mask_of(chance.sample(chance.sample(FULL_DECK, 20), 10))
        assert deadwood_of(hand) == brute_force(hand)
