"""Continuity: no card ever teleports; each goes on from where it is, however soon the next event comes."""

import random

import pytest

from tonk.bots import make_bot
from tonk.rules import Position, load_preset
from tonk.rules.cards import Seat, each_seat
from tonk.rules.shuffle import shuffled
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Viewport
from tonk.ui.table.board import Board
from tonk.ui.table.motion.departures import Pace
from tonk.ui.table.motion.staging import DealStage
from tonk.ui.table.places.card_places import SpriteKey
from tonk.ui.table.places.layout import TablePreferences

STEP = 1 / 240
FARTHEST = 62.0
"""The farthest a card can go in a step, in units: the fastest flight, bent by the fastest spring."""
MOST_TURN, MOST_GROWTH, MOST_FLIP = 7.0, 0.06, 0.2
Seen = dict[SpriteKey, Pose]


def seen(board: Board) -> Seen:
    """Return the pose of every card that is drawn one by one."""
    now, (lying, flying) = board.now, board.sprites.layers(board.now)
    return {key: sprite.course.at(now) for key, sprite in (*lying, *flying) if sprite.opacity(now) > 0.0}


def near(one: Pose, other: Pose) -> bool:
    """Return whether a card can have gone from one pose to the other in a step."""
    way = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5
    return (
        way <= FARTHEST
        and abs(one.angle - other.angle) <= MOST_TURN
        and abs(one.scale - other.scale) <= MOST_GROWTH
        and abs(one.face - other.face) <= MOST_FLIP
    )


def in_a_pile(board: Board, pose: Pose) -> bool:
    """Return whether a pose lies where the stock or the discards are."""
    piles = (board.layout.stock, board.layout.discards)
    return any(((pose.x - pile.x) ** 2 + (pose.y - pile.y) ** 2) ** 0.5 <= FARTHEST for pile in piles)


def teleported(board: Board, before: Seen, after: Seen) -> list[object]:
    """Return the cards that appeared, vanished or jumped; face-down cards look alike, whatever their keys."""
    found: list[object] = []
    for key, pose in after.items():
        if before.get(key) == pose:
            continue
        known = key in before and key[0] == "card"
        came = [before[key]] if known else list(before.values())
        if not any(near(pose, one) for one in came) and (known or not in_a_pile(board, pose)):
            found.append((key, before.get(key), pose))
    for key, pose in before.items():
        if key not in after and not in_a_pile(board, pose) and not any(near(pose, one) for one in after.values()):
            found.append((key, pose, None))
    return found


class Fidget:
    """A player who points at cards, chooses them and reorders the hand at any time."""

    def __init__(self, board: Board, chance: random.Random) -> None:
        self._board = board
        self._chance = chance

    def fidget(self) -> None:
        """Do a random one of these, if there is a hand to fidget with."""
        board, chance = self._board, self._chance
        if not board.hand.order or board.view.shown is not None:
            return
        card = chance.choice(board.hand.order)
        match chance.randrange(6):
            case 0:
                board.hand.hover(card)
            case 1:
                board.hand.hover(None)
            case 2:
                board.hand.toggle(card)
            case 3:
                board.hand.arrange(card, chance.randrange(len(board.hand.order)))
            case 4:
                board.hand.sort()
            case 5:
                board.make_room(chance.choice((None, chance.randrange(len(board.hand.order) + 1))))


@pytest.mark.parametrize(
    ("rules", "seats", "seed"),
    [("jazz-club", 4, 3), ("speno-1992", 5, 13), ("descente", 3, 146), ("black-company", 2, 15), ("pagat", 6, 29)],
)
def test_nothing_teleports(rules: str, seats: int, seed: int) -> None:
    """No card teleports in any 1/240 s of a hand and the next deal, even with actions and fidgeting in mid-motion."""
    chance = random.Random(seed)
    position = Position.deal(load_preset(rules), seats, Seat(1), shuffled(seed))
    players = [make_bot("casual", seed + seat) for seat in each_seat(seats)]
    board = Board(position.view(Seat(0)), Viewport(1280, 720), TablePreferences(), Pace())
    board.show(position.view(Seat(0)), position.opening, open_hand=True, deal=DealStage.SHUFFLED)
    fidget, acts_at, before, over = Fidget(board, chance), 1.2, seen(board), 8.0
    while board.now < 40.0 and (position.outcome is None or board.now < over):
        board.now += STEP
        if position.outcome is None and board.now >= acts_at:
            acts_at = board.now + chance.choice((0.01, 0.05, 0.1, 0.2, 0.4, 0.8))
            happened = position.apply(players[position.to_act].choose(position.view(position.to_act)))
            board.show(position.view(Seat(0)), happened, open_hand=True)
            over = max(board.now + 4.0, board.all_at_rest() + STEP)
        elif chance.random() < 0.02:
            fidget.fidget()
        after = seen(board)
        assert teleported(board, before, after) == [], board.now
        before = after
    assert position.outcome is not None
    rest = {key: place.pose for key, place in board.places().items()}
    assert seen(board) == rest

    position = Position.deal(load_preset(rules), seats, Seat(2), shuffled(seed + 1))
    board.show(position.view(Seat(0)), position.opening, open_hand=True, deal=DealStage.SHUFFLED)
    before = rest
    for _step in range(600):
        after = seen(board)
        assert teleported(board, before, after) == [], board.now
        before, board.now = after, board.now + STEP
