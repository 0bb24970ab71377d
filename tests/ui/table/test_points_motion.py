"""Points on their way to plates, which change as they arrive, and Wilds that become cards before that."""

import pytest

from tests.ui.hearing import listen
from tests.ui.table.seated import Seated
from tests.ui.table.sheets import ACTS_OF_TWISTS, PACES
from tests.ui.table.test_plates import standings_of
from tonk.rules.cards import Card, Seat, by_seat, parse_card
from tonk.rules.payouts import CAUGHT, FELL, HELD, LAID, Outcome, Score
from tonk.session.settings import Settings
from tonk.ui.drawing import speeds
from tonk.ui.table.motion.departures import Pace
from tonk.ui.table.motion.flying_points import FlyingPoints
from tonk.ui.table.motion.points_motion import Earning, earned_at_end, figures
from tonk.ui.table.motion.wild_effects import WildMorph
from tonk.ui.table.places.card_places import card_key

ANA, BO, CY = Seat(0), Seat(1), Seat(2)


def begun(name: str, settings: Settings = PACES["usual"]) -> Seated:
    """A table at which this act has just been done."""
    act = ACTS_OF_TWISTS[name]
    seated = act.seated(settings=settings)
    act.do(seated)
    return seated


def flying(points: int = 15) -> FlyingPoints:
    """Return points that fly across a table, under way at time 0."""
    return FlyingPoints.earned(0.0, 0.2, ((600.0, 300.0), (100.0, 680.0)), ANA, points).paced(0.0, Pace())


@pytest.mark.parametrize("points", [15, 3, -1])
def test_points_are_read_fly_and_are_counted(points: int) -> None:
    """Points stay where they are earned to be read, end at the plate, and are counted only from then on."""
    flown = flying(points)
    assert flown.pose(0.1) is None
    shown = flown.pose(0.2 + speeds.POINTS_SHOWN - 0.01)
    assert shown is not None
    assert (shown.x, shown.y) == flown.start
    near = flown.pose(flown.lands - 0.001)
    assert near is not None
    assert abs(near.x - flown.end[0]) + abs(near.y - flown.end[1]) < 2.0
    assert flown.pose(flown.lands) is None
    missing = [flown.missing(flown.lands + step * flown.counts / 40) for step in range(-8, 41)]
    assert missing[:8] == [points] * 8
    assert missing[-1] == 0
    assert missing == sorted(missing, key=abs, reverse=True)
    assert len(set(missing)) <= 9


def test_points_never_leave_the_window_on_their_way() -> None:
    """Points on their way to a plate at the upper edge stay below that edge."""
    up = FlyingPoints.earned(0.0, 0.0, ((600.0, 90.0), (500.0, 40.0)), CY, 30).paced(0.0, Pace())
    poses = [pose for step in range(100) if (pose := up.pose(step / 100)) is not None]
    assert all(pose.y > 30.0 for pose in poses)


def an_outcome(scores: list[Score], net: list[int], ending: object = FELL) -> Outcome:
    """Return the outcome of a round with these scores."""
    return Outcome(ending, (ANA,), (0, 0, 0), tuple(net), (), (ANA,), tuple(scores))  # type: ignore[arg-type]


def test_only_points_that_plates_lack_are_earned_at_the_end() -> None:
    """Laid points are on the plates already; the points of each hand come from there."""
    scores = [Score(ANA, ANA, (), 15, LAID), Score(BO, BO, (), 5, LAID)]
    scores += [Score(ANA, ANA, (), 10, HELD), Score(ANA, BO, (), 25, HELD), Score(ANA, CY, (), 0, HELD)]
    outcome = an_outcome(scores, [50, 5, 0])
    assert earned_at_end(outcome, [15, 5, 0]) == [Earning(ANA, ANA, 10), Earning(BO, ANA, 25)]


def test_the_laid_points_of_a_caught_runner_come_from_that_seat() -> None:
    """The catcher gets what the runner has laid from the runner, who loses nothing more."""
    outcome = an_outcome([Score(BO, ANA, (), 20, LAID), Score(BO, CY, (), 30, HELD)], [0, 50, 0], CAUGHT)
    assert earned_at_end(outcome, [20, 0, 0]) == [Earning(ANA, BO, 20), Earning(CY, BO, 30)]


def test_points_without_a_known_source_come_from_their_own_hand() -> None:
    """A loss or a gain that no score names comes from the player's own hand."""
    assert earned_at_end(an_outcome([], [0, -1, 4]), [0, 0, 0]) == [Earning(BO, BO, -1), Earning(CY, CY, 4)]


def test_a_plate_counts_points_as_they_arrive() -> None:
    """The points of a lay are on the plate only once they have flown there; the card and the log come first."""
    seated = begun("wild")
    board, pilot = seated.screen.board, seated.pilot
    gains: list[tuple[int, bool]] = []
    named: list[bool] = []
    while not gains or board.effects.moving(board.now):
        pilot.pass_frame()
        live = list(board.effects.live(FlyingPoints, board.now))
        gains.append((standings_of(seated)[ANA].gain, bool(live) and board.now >= live[0].lands))
        named.append(parse_card("W1") in board.stands_for)
    assert all(gain == 0 for gain, landed in gains[: [landed for _gain, landed in gains].index(True)])
    assert gains[-1][0] == 15
    assert [gain for gain, _landed in gains] == sorted(gain for gain, _landed in gains)
    first_point = next(step for step, (gain, _landed) in enumerate(gains) if gain)
    assert named.index(True) < first_point
    assert named == sorted(named)


def test_the_winners_plate_counts_the_points_of_each_hand_and_ends_with_all() -> None:
    """At the end of a round the winner's score rises with each arrival; the page comes after the last."""
    seated = begun("run")
    board, pilot = seated.screen.board, seated.pilot
    scores: list[int | None] = []
    flown: dict[Seat, int] = {}
    while pilot.ui.screens.top is seated.screen:
        pilot.pass_frame()
        scores.append(standings_of(seated)[ANA].bankroll)
        for one in board.effects.live(FlyingPoints, board.now):
            assert one.seat == ANA
            assert one.end == figures(board.layout, ANA)
            flown[Seat(int(one.waits * 1000))] = one.points
    outcome = seated.position.outcome
    assert outcome is not None
    assert scores[0] == 118
    assert scores[-1] == 118 + outcome.net[ANA]
    assert scores == sorted(scores, key=lambda score: score or 0)
    assert len(set(scores)) > 6
    assert sum(flown.values()) == outcome.net[ANA]


def test_the_points_of_a_round_are_told_once_the_plate_has_counted_them() -> None:
    """Neither log nor speech says how many points a round brings before the winner's plate shows them all."""
    seated = begun("run")
    screen, pilot = seated.screen, seated.pilot
    voice = listen(pilot.ui)
    told: list[tuple[int | None, bool, bool]] = []
    while pilot.ui.screens.top is screen:
        pilot.pass_frame()
        written = "score 85" in " ".join(screen.log.shown(screen.board.reveals.untold(screen.board.now)))
        said = any("score 85" in sentence for sentence in voice.sentences)
        told.append((standings_of(seated)[ANA].bankroll, written, said))
    assert {(written, said) for counted, written, said in told if counted != 118 + 85} == {(False, False)}
    assert told[-1] == (118 + 85, True, True)


def test_a_press_counts_all_points_at_once() -> None:
    """A press that ends all motion shows the final points too."""
    seated = begun("run")
    board = seated.screen.board
    board.hurry()
    assert board.reveals.untold(board.now) == 0
    outcome = seated.position.outcome
    assert outcome is not None
    assert [one.gain for _seat, one in by_seat(standings_of(seated))] == list(outcome.net)


def test_a_wild_shows_its_card_from_the_middle_of_its_spin_on() -> None:
    """A laid Wild rises, shows its back in a flash, and comes down as the card that it becomes."""
    seated = begun("wild")
    board, wild = seated.screen.board, parse_card("W1")
    faces: list[tuple[float, bool, float]] = []
    while not faces or board.sprites.moving(board.now):
        pose = board.pose_now(card_key(wild))
        assert pose is not None
        flash = max((one.flash(board.now) for one in board.effects.live(WildMorph, board.now)), default=0.0)
        faces.append((pose.face, wild in board.stands_for, flash))
        seated.pilot.pass_frame()
    back = min(range(len(faces)), key=lambda step: faces[step][0])
    assert faces[back][0] < 0.2
    assert faces[back][2] > 0.6
    assert all(not named for face, named, _flash in faces[:back] if face > 0.5)
    assert all(named for face, named, _flash in faces[back:] if face > 0.5)
    assert board.pose_now(card_key(wild)) == board.places()[card_key(wild)].pose


@pytest.mark.parametrize("pace", ["fast", "reduced"])
def test_wilds_and_points_end_the_same_at_every_pace(pace: str) -> None:
    """At high speed and with reduced motion the Wild is named, and the points are on the plate, in the end."""
    seated = begun("wild", PACES[pace])
    seated.pilot.advance(2.4)
    named: Card | None = seated.screen.board.stands_for.get(parse_card("W1"))
    assert named == parse_card("8H")
    assert standings_of(seated)[ANA].gain == 15
