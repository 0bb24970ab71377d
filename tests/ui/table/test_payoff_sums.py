"""The sums that players win and lose at the end of a hand: they are read beside plates, and drop into totals."""

import pytest

from tests.support.tables import table
from tests.ui.table.seated import Seated
from tests.ui.table.sheets import ACTS, ACTS_OF_TWISTS, SLOW
from tonk.rules import Discard
from tonk.rules.cards import Seat, parse_card
from tonk.session.settings import Settings
from tonk.ui.drawing import speeds
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.motion.celebration_effects import TOTAL_SIZE, CountedTotal
from tonk.ui.table.motion.departures import Pace
from tonk.ui.table.motion.felt_effects import ChipPaid
from tonk.ui.table.motion.payoff_sums import PayoffSum
from tonk.ui.table.motion.showdown_places import places_of
from tonk.ui.table.motion.staging import StagingFacts
from tonk.ui.table.places.log_place import buttons_box, log_box
from tonk.ui.table.places.word_places import covered

ENDINGS = {**ACTS, **ACTS_OF_TWISTS}


def ended(name: str, settings: Settings = SLOW) -> tuple[StagingFacts, list[PayoffSum], list[ChipPaid]]:
    """Return the facts about a table at which a hand ends, the sums to come there, and the chips paid."""
    seated = ENDINGS[name].seated(settings=settings)
    ENDINGS[name].do(seated)
    board = seated.screen.board
    moment = StagingFacts(board.layout, board.view, board.pose_now, open_hand=True)
    coming = board.effects._effects
    return (
        moment,
        [one for one in coming if isinstance(one, PayoffSum)],
        [one for one in coming if isinstance(one, ChipPaid)],
    )


def test_a_tonk_pays_a_large_golden_sum_and_small_losses() -> None:
    """The holder's sum is the sum of all payments; each payer's is red and smaller."""
    _moment, sums, chips = ended("tonk")
    (won,) = [one for one in sums if one.won]
    assert won.words == "+6"
    assert [one.words for one in sums if not one.won] == ["−2"] * 3
    assert all(one.letters < won.letters for one in sums if not one.won)
    assert len(won.lands) == len(chips)
    assert won.begins + won.lands[-1] == pytest.approx(max(chip.lands for chip in chips))


def test_a_sum_is_read_after_the_last_chip_and_drops_before_the_page_rises() -> None:
    """A whole sum stands still for a moment, reaches the total, and only then does the page come."""
    seated = ENDINGS["caught"].seated(settings=SLOW)
    ENDINGS["caught"].do(seated)
    board = seated.screen.board
    (won,) = [one for one in board.effects._effects if isinstance(one, PayoffSum) and one.won]
    whole = won.begins + won.lands[-1]
    assert won.state(whole).size == pytest.approx(1.0 + won.LAST_BUMP)
    assert won.state(whole + speeds.SUM_HOLDS - 0.01) == (won.center, 1.0, 1.0)
    assert won.state(won.ends - 1e-6).at == pytest.approx(won.to, abs=0.1)
    assert board.reveals.held is not None
    assert won.ends <= board.reveals.held


@pytest.mark.parametrize("name", ["tonk", "caught", "out", "out-bot", "reveal", "run", "wild-out", "bonus"])
def test_sums_cover_no_hand_no_log_and_no_button(name: str) -> None:
    """All that is compared or read at the end stays readable, and so does each other sum."""
    moment, sums, _chips = ended(name)
    assert sums
    shown, layout = places_of(moment), moment.layout
    read = [*map(shown.box, shown.hands), log_box(layout), buttons_box(layout)]
    read += [layout.plate(Seat(seat)) for seat in range(layout.seats)]
    boxes = [Box.around(one.center, *one.size) for one in sums]
    for place, box in enumerate(boxes):
        assert not any(covered(box, [(other, 1.0)]) for other in (*read, *boxes[:place]))


@pytest.mark.parametrize("name", ["tonk", "caught", "out", "out-bot", "reveal", "run", "wild-out", "bonus"])
def test_a_sum_won_stays_at_its_plate_and_whole_within_the_window(name: str) -> None:
    """Even at its largest jump no figure is cut, and words that have gone by then push it nowhere else."""
    moment, sums, _chips = ended(name)
    layout = moment.layout
    window = Box(0.0, 0.0, layout.w, layout.h)
    for one in (one for one in sums if one.won):
        box = Box.around(one.center, *(side * (1.0 + one.LAST_BUMP) for side in one.size))
        assert box.overlap(window) == pytest.approx(box.w * box.h)
        far = max(abs(here - there) for here, there in zip(one.center, one.to, strict=True))
        assert far < 0.25 * layout.w


@pytest.mark.parametrize("seats", range(2, 7))
def test_sums_cover_no_total_of_an_empty_hand(seats: int) -> None:
    """The 0 of a player who is out, at a spread or before the plate, stays readable."""
    hands = ["3C 4D 9D 9S", "KD", "7D 7H TS 2D AC", "JS QC 8H 6H 6D", "9C 8D TH KS 4H", "5D 5S JD QH 2C"][:seats]
    position = table(
        "jazz-club", hands=hands, stock="AH 5H", discard="KC", spreads=["0: 5C 6C 7C"], phase="play", to_act=1
    )
    seated = Seated(position, settings=SLOW, size=(1024, 640))
    seated.screen._act(Discard(parse_card("KD")))
    coming = seated.screen.board.effects._effects
    sums = [Box.around(one.center, *one.size) for one in coming if isinstance(one, PayoffSum)]
    totals = [Box.around(one.center, *TOTAL_SIZE) for one in coming if isinstance(one, CountedTotal)]
    assert len(sums) == len(totals) == seats
    assert not any(covered(one, [(total, 1.0) for total in totals]) for one in sums)


def test_greater_sums_are_larger() -> None:
    """The more is paid, the larger the figures."""
    letters = [next(one.letters for one in ended(name)[1] if one.won) for name in ("out", "tonk")]
    assert letters[0] < letters[1]


def test_sums_follow_the_speed_of_motion() -> None:
    """At twice the speed everything about a sum takes half the time."""
    one = PayoffSum(0.0, 2.0, (300.0, 600.0), (100.0, 650.0), "+6", 1.6, (0.4, 0.8))
    fast = one.paced(0.0, Pace(2.0))
    assert (fast.seconds, fast.lands, fast.drops) == (1.0, (0.2, 0.4), one.drops / 2)
    for now in (0.1, 0.4, 0.9, 1.9):
        quick, usual = fast.state(now / 2), one.state(now)
        assert quick.at == pytest.approx(usual.at)
        assert (quick.size, quick.seen) == pytest.approx((usual.size, usual.seen))
