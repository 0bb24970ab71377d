"""Going out: the last card and the player's own spreads shine in the dimmed room, and the 0 is theirs."""

import pytest

from tests.support.tables import table
from tests.ui.table import sheets
from tests.ui.table.seated import Seated
from tonk.rules import Discard
from tonk.rules.cards import Seat, parse_card
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.motion.celebration_effects import CountedTotal, GoldWord, LightRing, SoftLight
from tonk.ui.table.motion.slammed_words import WHOLE_NEAR, SlammedWord
from tonk.ui.table.places.card_places import card_key

HANDS = ["3C 4D 9D 9S", "KH QD 3S 3D 2H", "7D 7H TS 2D AC", "JS QC 8H 6H 6D", "9C 8D TH KS 4H", "5D 5S JD QH 2C"]


def gone_out(name: str = "out") -> Seated:
    """Return a table at which somebody has just gone out."""
    seated = sheets.ACTS[name].seated()
    sheets.ACTS[name].do(seated)
    return seated


@pytest.mark.parametrize(
    ("name", "own", "others"), [("out", "JC JD JH KS", "5C 6C 7C"), ("out-bot", "5C 6C 7C KH", "JC")]
)
def test_the_last_card_and_the_players_own_spreads_shine(name: str, own: str, others: str) -> None:
    """From the blow of the word on, they lie above the dark, and no other card does; the light around them too."""
    seated = gone_out(name)
    board = seated.screen.board
    (word,) = (one for one in board.effects._effects if isinstance(one, SlammedWord))
    blow = word.begins + word.rhythm.touches(4, 3)
    seated.pilot.advance(blow + 0.3 - seated.pilot.now)
    _low, high = board.sprites.layers(board.now)
    above = {key for key, _sprite in high}
    assert above == {card_key(parse_card(card)) for card in own.split()}
    assert not above.intersection(card_key(parse_card(card)) for card in others.split())
    assert len(list(board.effects.live(SoftLight, board.now))) == 2
    window = seated.pilot.loop.surface
    lit, dark = (
        window.get_at((round(pose.x - 0.47 * board.layout.card_width * pose.scale), round(pose.y)))
        for card in (own.split()[0], others.split()[0])
        if (pose := board.pose_now(card_key(parse_card(card)))) is not None
    )
    assert min(lit[:3]) > max(dark[:3]) + 25


def test_the_page_ends_the_shine() -> None:
    """As the page of the result rises, no card lies above the dark any longer."""
    seated = gone_out()
    while seated.pilot.ui.screens.top is seated.screen:
        seated.pilot.pass_frame()
    _low, high = seated.screen.board.sprites.layers(seated.screen.board.now)
    assert not high


@pytest.mark.parametrize("name", ["out", "out-bot"])
def test_the_0_of_an_empty_hand_is_at_the_spreads_that_emptied_it(name: str) -> None:
    """The golden 0 touches the player's own spread instead of lying on bare felt."""
    board = gone_out(name).screen.board
    seat = Seat(0) if name == "out" else Seat(1)
    (zero,) = (one for one in board.effects._effects if isinstance(one, CountedTotal) and one.seat == seat)
    boxes = [
        board.layout.box_of(pose)
        for spread, poses in zip(board.view.table, board.layout.spreads(board.view.table), strict=True)
        for pose in poses
        if spread.owner == seat
    ]
    assert any(box.inset(-2.0).contains(zero.center) for box in boxes)


def test_without_a_spread_the_0_is_before_the_player() -> None:
    """A player who has hit spreads of others only has the 0 at the usual place, and the last card shines alone."""
    position = table(
        "jazz-club", hands=["KS", *HANDS[1:4]], stock="AH 8D", discard="TC", spreads=["1: 5C 6C 7C"], phase="play"
    )
    seated = Seated(position, settings=sheets.SLOW)
    seated.screen.do(Discard(parse_card("KS")))
    board = seated.screen.board
    (zero,) = (one for one in board.effects._effects if isinstance(one, CountedTotal) and one.seat == Seat(0))
    assert zero.center == (board.layout.w / 2, board.layout.hand_y)
    assert [key for key, sprite in board.sprites._sprites.items() if sprite.shines < float("inf")] == [
        card_key(parse_card("KS"))
    ]


@pytest.mark.parametrize(("seats", "seat"), [(seats, seat) for seats in range(2, 7) for seat in range(seats)])
def test_the_word_is_whole_within_the_window_while_it_is_nearest_to_the_eye(seats: int, seat: int) -> None:
    """The falling word is drawn towards the middle of the window, so that no letter of it is cut off."""
    hands = HANDS[:seats]
    hands[seat] = "KD"
    position = table("jazz-club", hands=hands, stock="AH 5H", discard="KC", phase="play", to_act=seat)
    seated = Seated(position, settings=sheets.SLOW)
    seated.screen._act(Discard(parse_card("KD")))
    board = seated.screen.board
    (word,) = (one for one in board.effects._effects if isinstance(one, SlammedWord))
    wide, high = ((1.0 + WHOLE_NEAR) * size for size in word.size)
    box = Box.around(word.middle(word.begins), wide, high)
    assert box.overlap(Box(0.0, 0.0, board.layout.w, board.layout.h)) == pytest.approx(wide * high)
    assert word.middle(word.begins + word.rhythm.falls) == pytest.approx(word.center)


def test_out_follows_wild_before_any_hand_turns() -> None:
    """A Wild that empties a hand is cried first; then the word for going out strikes, with its ring."""
    seated = sheets.ACTS_OF_TWISTS["wild-out"].seated()
    sheets.ACTS_OF_TWISTS["wild-out"].do(seated)
    effects = seated.screen.board.effects._effects
    wild, out = (one for one in effects if isinstance(one, GoldWord))
    assert (wild.word, out.word) == ("Wild!", "Out!")
    assert wild.seconds < 0.8
    assert isinstance(out, SlammedWord)
    touch = out.begins + out.rhythm.touches(out.count, out.count - 1)
    assert wild.ends <= touch + 1e-6
    assert min(one.begins for one in effects if isinstance(one, LightRing)) == pytest.approx(touch)
    assert touch < min(one.begins for one in effects if isinstance(one, CountedTotal))
