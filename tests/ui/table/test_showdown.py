"""The comparison after a drop: hands on the felt, one after the other, and the stamp on a caught drop."""

from itertools import pairwise

import pytest

from tests.support.tables import table
from tests.ui.table import sheets
from tests.ui.table.seated import Seated
from tonk.rules import DROP, Outcome, Payment
from tonk.rules.cards import Seat, cards_in, each_seat
from tonk.session.match.characters import CAUGHT
from tonk.session.match.plan import Player
from tonk.session.settings import Settings
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import STRIPS
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.painting import Floor
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.lent_hands import LentHands
from tonk.ui.table.motion.blow_effects import Dismay
from tonk.ui.table.motion.caught_motion import pieces_thrown
from tonk.ui.table.motion.celebration_effects import TOTAL_SIZE, CountedTotal, Dim, GoldWord, Stamp
from tonk.ui.table.motion.celebrations import Moment, measure_of
from tonk.ui.table.motion.felt_effects import ChipPaid, Glow
from tonk.ui.table.motion.showdown_times import reveals
from tonk.ui.table.motion.sprites import Sprite
from tonk.ui.table.motion.staging import COUNTS, StagingFacts, counted
from tonk.ui.table.painting.card_painting import CardPainter
from tonk.ui.table.places.card_places import card_key
from tonk.ui.table.places.log_place import log_box
from tonk.ui.table.players.player_standings import mood_of

pytestmark = pytest.mark.usefixtures("eager")


def begun(name: str, settings: Settings = sheets.SLOW) -> Seated:
    """Return a table at which a drop has just been made."""
    act = sheets.ACTS[name]
    seated = act.seated(settings=settings)
    seated.screen.board.now = seated.pilot.ui.now
    act.do(seated)
    return seated


def hand(seated: Seated, seat: Seat) -> list[Sprite]:
    """Return the sprites of a seat's cards."""
    shown = seated.screen.board.view.shown
    assert shown is not None
    return [seated.screen.board.sprites._sprites[card_key(card)] for card in cards_in(shown[seat])]


def boxes_of(seated: Seated, seat: Seat) -> list[Box]:
    """Return the boxes of a seat's cards after all are shown."""
    board = seated.screen.board
    return [board.layout.box_of(lies(sprite)) for sprite in hand(seated, seat)]


def lies(sprite: Sprite) -> Pose:
    """Return the pose in which a shown card comes to rest on the felt."""
    return sprite.course.flights[-2].end


def turned_at(seated: Seated, seat: Seat) -> float:
    """Return the time at which the last card of a seat lies open on the felt."""
    return max(sprite.course.flights[-2].lands for sprite in hand(seated, seat))


@pytest.mark.parametrize(("name", "dropper"), [("caught", Seat(2)), ("drop", Seat(0))])
def test_hands_follow_the_droppers_from_the_highest_to_the_lowest(name: str, dropper: Seat) -> None:
    """After the dropper's hand, the others are shown from the highest to the lowest, all at a reduced size."""
    seated = begun(name)
    outcome = seated.position.outcome
    assert outcome is not None
    others = [seat for seat in each_seat(4) if seat != dropper]
    order = [dropper, *sorted(others, key=lambda seat: -outcome.totals[seat])]
    times = [turned_at(seated, seat) for seat in order]
    assert times == sorted(times)
    assert {lies(hand(seated, seat)[0]).scale for seat in order} <= {0.8, 0.74}
    assert times[-1] <= seated.screen.board.reveals.shown


@pytest.mark.parametrize("name", ["tonk", "bonus"])
def test_a_hand_that_ends_at_the_deal_is_compared_like_any_other(name: str) -> None:
    """After a hand that ends at the deal, all hands lie on the felt in one row each, with their totals."""
    seated = {**sheets.ACTS, **sheets.ACTS_OF_TWISTS}[name].seated()
    board, outcome = seated.screen.board, seated.position.outcome
    assert outcome is not None
    totals = {one.seat: int(one.counts[-1][1]) for one in board.effects._effects if isinstance(one, CountedTotal)}
    assert totals == dict(enumerate(outcome.totals))
    for seat in each_seat(seated.position.seats):
        assert board.reveals.held is not None
        lying = [sprite.course.at(board.reveals.held) for sprite in hand(seated, seat)]
        assert {round(pose.scale, 2) for pose in lying} <= {0.8, 0.74}
        assert len({round(pose.y, 1) for pose in lying}) == 1


@pytest.mark.parametrize("name", ["caught", "drop"])
def test_totals_count_up_to_the_points_of_the_hands(name: str) -> None:
    """Each total counts up to the value of its hand before the winner is shown."""
    seated = begun(name)
    board, outcome = seated.screen.board, seated.position.outcome
    assert outcome is not None
    totals = [one for one in board.effects._effects if isinstance(one, CountedTotal)]
    assert sorted(int(one.at(board.reveals.shown) or 0) for one in totals) == sorted(outcome.totals)
    assert all(int(one.at(one.begins + 0.12) or 0) < int(one.at(board.reveals.shown) or 0) for one in totals)


def test_hands_are_compared_in_the_same_way_where_the_stock_runs_out() -> None:
    """If the stock runs out, hands are shown from the highest to the lowest, with no word but that about the stock."""
    seated = begun("stock-empty")
    outcome, seen = seated.position.outcome, seated.screen.board.effects._effects
    assert outcome is not None
    times = [turned_at(seated, seat) for seat in sorted(each_seat(4), key=lambda seat: -outcome.totals[seat])]
    assert times == sorted(times)
    assert len([one for one in seen if isinstance(one, Glow)]) == len(outcome.winners)
    (word,) = (one for one in seen if isinstance(one, GoldWord | Stamp))
    assert word.word == "Stock empty"
    assert word.begins + word.seconds / 2 < min(times)


def test_each_card_that_counts_is_heard_a_step_higher() -> None:
    """Each card that counts sounds a step higher, at the moment in which the total goes up."""
    seated = begun("caught")
    board = seated.screen.board
    notes = sorted((one.due, one.name) for one in board.effects._noises if one.name in COUNTS)
    for total in (one for one in board.effects._effects if isinstance(one, CountedTotal)):
        for step, (share, _points) in enumerate(total.counts):
            due = total.begins + share * total.seconds
            assert any(abs(when - due) < 0.001 and name == counted(step) for when, name in notes)
            assert total.pop(due + 0.001) > 0.9 > total.pop(due + speeds.COUNT_POP / 2) or step + 1 < len(total.counts)


def test_each_hand_follows_sooner_than_the_one_before_and_the_last_after_a_breath() -> None:
    """Hands turn up faster and faster; then nothing moves for a moment before the one that decides."""
    board = sheets.ACTS["caught"].seated().screen.board
    position = table("jazz-club", hands=["AS AD", *sheets.HANDS[1:]], stock="4D 5S", phase="start", to_act=2)
    position.apply(DROP)
    moment = StagingFacts(board.layout, position.view(Seat(0)), lambda _key: None, open_hand=True)
    assert position.outcome is not None
    shown = list(reveals(moment, position.outcome, Seat(2), 1.0).values())
    assert [one.slides for one in shown[:1]] == [1.0]
    apart = [later.turns - one.turns for one, later in pairwise(shown[:-1])]
    assert apart == sorted(apart, reverse=True)
    assert [one.stagger for one in shown[:-1]] == sorted((one.stagger for one in shown[:-1]), reverse=True)
    before, last = shown[-2:]
    assert last.breath == before.known == last.slides + speeds.SHOW_SLIDE
    assert last.turns - before.known == pytest.approx(speeds.CATCH_BREATH)
    assert last.known - shown[0].turns <= speeds.REVEAL_LONGEST + 1e-9


def test_a_catch_kicks_the_hand_apart_and_knocks_the_plate_aside() -> None:
    """The caught cards hop apart and lie again as before; their player's plate goes aside and the face falls."""
    seated = begun("caught")
    board, stop = seated.screen.board, measure_of(Moment.CAUGHT).stop
    known, plates = board.reveals.shown + stop, [board.layout.plate(seat) for seat in each_seat(4)]
    before = [sprite.course.at(known - stop - 0.01) for sprite in hand(seated, Seat(2))]
    pressed = [sprite.course.at(known) for sprite in hand(seated, Seat(2))]
    assert all(one.y < other.y and one.scale > other.scale for one, other in zip(before, pressed, strict=True))
    kicked = [sprite.course.at(known + 0.1 * speeds.KICKED) for sprite in hand(seated, Seat(2))]
    after = [sprite.course.at(known + speeds.KICKED) for sprite in hand(seated, Seat(2))]
    assert all(one.y > other.y + 3.0 for one, other in zip(before, kicked, strict=True))
    assert kicked[-1].x - kicked[0].x > before[-1].x - before[0].x + 20.0
    assert [(pose.x, pose.y) for pose in after] == [(pose.x, pose.y) for pose in before]
    pushed = board.effects.plates_shaken(plates, known + 0.1)
    assert max(range(4), key=lambda seat: abs(pushed[seat][0])) == 2
    assert abs(pushed[2][0]) > 15.0
    (dismay,) = (one for one in board.effects._effects if isinstance(one, Dismay))
    assert dismay.seat == Seat(2)
    assert dismay.larger(known + 0.1) > 1.1 > dismay.larger(dismay.ends - 0.01)
    assert dismay.sunk(known + 0.5) > 5.0 > dismay.sunk(known + 0.05)


def test_more_chips_fly_at_a_catch_that_costs_more() -> None:
    """The chips that fly up follow the stakes that the dropper pays, within bounds."""
    paid = [
        Outcome("caught", (Seat(0),), (2, 9), (n, -n), (Payment(Seat(1), Seat(0), n, "caught"),)) for n in (1, 3, 99)
    ]
    assert [pieces_thrown(one, Seat(1)) for one in paid] == [6, 9, 16]


def test_the_stamp_comes_from_near_the_eye_gives_and_swings_until_it_lies() -> None:
    """The stamp falls from its greatest height, is pressed flat, swings ever less, and then rests."""
    seated = begun("caught")
    (stamp,) = (one for one in seated.screen.board.effects._effects if isinstance(one, Stamp))
    slams = stamp.begins + stamp.raised
    heights = [stamp.height(when) for when in (stamp.begins, slams, slams + stamp.slam * 1.05, stamp.ends - 0.1)]
    assert heights[0] < heights[1] == 1.0
    assert heights[2] < heights[3] == 0.0
    touch = slams + stamp.slam
    assert stamp.pressed(touch + 0.001) == stamp.pressed(touch + stamp.holds)  # it holds everything still
    touch += stamp.holds
    assert stamp.pressed(touch + 0.001) == pytest.approx(1.0, abs=0.05)
    swings = [abs(stamp.turn(touch + stamp.swings * (step + 0.5) / 5)) for step in range(5)]
    assert swings == sorted(swings, reverse=True)
    assert swings[0] > 1.0
    assert stamp.turn(touch + stamp.swings + 0.001) == 0.0 == stamp.turn(slams)


def test_all_other_hands_are_counted_on_the_felt_if_a_player_goes_out() -> None:
    """If a player goes out, each other hand has a total and the empty hand a golden 0."""
    seated = begun("out-bot")
    totals = {one.seat: one for one in seated.screen.board.effects._effects if isinstance(one, CountedTotal)}
    assert {seat: int(one.counts[-1][1]) for seat, one in totals.items()} == dict(
        enumerate(seated.position.outcome.totals if seated.position.outcome else ())
    )
    assert [seat for seat, one in totals.items() if one.wins < 1.0] == [Seat(1)]
    others = [seat for seat in each_seat(4) if seat != 1]
    boxes = [box for seat in others for box in boxes_of(seated, seat)]
    assert not any(box.overlap(seated.screen.board.layout.plate(seat)) for box in boxes for seat in each_seat(4))


def test_the_stamp_moves_with_the_hand_to_the_page() -> None:
    """The stamp moves to the page of the result with the dropper's cards only."""
    seated = begun("caught")
    seated.screen.board.now = seated.screen.board.reveals.shown + 0.1
    lent = LentHands(seated.screen.board)
    assert [seat for seat in each_seat(4) if lent.stamp(seat)] == [Seat(2)]


def test_the_blow_throws_the_view_aside_for_a_moment_unless_motion_is_reduced() -> None:
    """The blow of the stamp moves the view by a few units for a moment, unless motion is reduced."""
    for pace, blow in (("usual", True), ("reduced", False)):
        seated = begun("caught", sheets.PACES[pace])
        board, ui = seated.screen.board, seated.pilot.ui
        lands = board.reveals.shown
        thrown = []
        for step in range(1, 24):
            board.now, canvas = lands + step / 60.0, Canvas(ui.viewport, ui.text, ui.theme)
            seated.screen.draw(canvas)
            thrown += [stroke.by for stroke in canvas.strokes if isinstance(stroke, Floor) and any(stroke.by)]
        assert bool(thrown) == blow
        assert len(thrown) <= 60 * (speeds.STAMP_JOLT + measure_of(Moment.CAUGHT).stop)
        assert all(max(map(abs, by)) <= measure_of(Moment.CAUGHT).jolt for by in thrown)


def test_the_stamp_lands_at_the_hand_of_the_dropper_and_then_all_is_known() -> None:
    """Faces, log and plates show the end only once the stamp has landed on the dropper's hand and the room is dim."""
    seated = begun("caught")
    board, screen = seated.screen.board, seated.screen
    (stamp,) = (one for one in board.effects._effects if isinstance(one, Stamp))
    lands = board.reveals.shown
    assert stamp.height(lands - 0.01) > 0.1 > stamp.height(lands)
    stamped = Box.around(stamp.center, *stamp.size)
    assert any(box.overlap(stamped) for box in boxes_of(seated, Seat(2)))
    assert not any(box.overlap(stamped) for seat in (0, 1, 3) for box in boxes_of(seated, Seat(seat)))
    lit = [
        (glow.caught, glow.box.contains(boxes_of(seated, Seat(seat))[0].center))
        for glow, seat in zip((one for one in board.effects._effects if isinstance(one, Glow)), (0, 2), strict=True)
    ]
    assert lit == [(False, True), (True, True)]

    def mood(now: float) -> str:
        board.now = now
        return mood_of(board.seen, Seat(2), thinks=False)

    assert (mood(lands - 0.01) == CAUGHT, mood(lands) == CAUGHT) == (False, True)
    lines = [screen.log.shown(board.reveals.unrevealed(when))[-1] for when in (lands - 0.01, lands)]
    assert lines == ["Cy drops with 27", "You catch Cy and win the hand"]
    assert list(board.effects.live(Dim, lands))


HANDS = ["AC AD", "KH QD 3S 3D 2H", "7D 7H TS 2D 4C", "JS QC 8H 6H 6D", "9C 9D TH KS 4H", "5D 5S JD QH 2C"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_hand_on_the_felt_covers_another_or_its_total(seats: int) -> None:
    """With two to six players, every hand and every total can be read."""
    position = table("jazz-club", hands=HANDS[:seats], stock="3C 7C 8C", discard="TC", phase="start")
    seated = Seated(position, settings=sheets.SLOW)
    seated.screen.do(DROP)
    board = seated.screen.board
    totals = [Box.around(one.center, 52.0, 36.0) for one in board.effects._effects if isinstance(one, CountedTotal)]
    hands = [boxes_of(seated, seat) for seat in each_seat(seats)]
    assert len(totals) == seats
    for number, boxes in enumerate(hands):
        others = [box for other, cards in enumerate(hands) if other != number for box in cards]
        assert not any(box.overlap(other) for box in boxes for other in others)
    assert not any(total.overlap(box) for total in totals for boxes in hands for box in boxes)


@pytest.mark.parametrize(("speed", "most"), [("1", 5.6), ("2", 2.8), ("4", 1.4), ("instant", 0.0)])
def test_a_catch_is_short_at_high_speed(speed: str, most: float) -> None:
    """A catch is over within the time allowed for its speed, from the knock until the chips arrive."""
    act = sheets.ACTS["caught"]
    seated = act.seated(settings=sheets.SLOW.changed(animation_speed=speed))
    begun_at = seated.screen.board.now = seated.pilot.ui.now
    act.do(seated)
    assert seated.screen.board.all_at_rest() - begun_at <= most


@pytest.mark.parametrize(("name", "kind"), [("caught", Stamp), ("drop", GoldWord)])
def test_hands_words_and_totals_keep_off_the_log_and_totals_off_all_cards(
    name: str, kind: type[Stamp | GoldWord]
) -> None:
    """Hands, words and totals keep off the log, and totals off all cards."""
    seated = begun(name)
    board = seated.screen.board
    layout, seen = board.layout, board.effects._effects
    totals = [Box.around(one.center, *TOTAL_SIZE) for one in seen if isinstance(one, CountedTotal)]
    words = [Box.around(one.center, *one.size) for one in seen if isinstance(one, kind) and one.over]
    hands = [box for seat in each_seat(4) for box in boxes_of(seated, seat)]
    spreads = [layout.box_of(pose) for poses in layout.spreads(board.view.table) for pose in poses]
    piles = [layout.box_of(layout.stock), layout.box_of(layout.discards)]
    assert words
    assert not any(box.overlap(log_box(layout)) for box in (*hands, *totals, *words))
    told = [Box(box.x, box.y, box.w, box.h * 0.6) for box in hands]
    assert kind is Stamp or not any(word.overlap(box) for word in words for box in told)
    over = () if kind is Stamp else words  # totals are drawn on the stamp
    assert not any(total.overlap(box) for total in totals for box in (*hands, *spreads, *piles, *over))
    assert not any(box.overlap(other) for box in hands for other in (*spreads, *piles))


@pytest.mark.parametrize("name", ["caught", "drop"])
def test_the_pose_is_held_until_the_page_rises(name: str) -> None:
    """Hands lie on the felt and the room stays dim until the page opens, soon after the last chip arrives."""
    seated = begun(name)
    board, pacing = seated.screen.board, seated.screen._flow._pacing
    rises = pacing.wakes_at(bot_waits=False)
    chips = [one.ends for one in board.effects._effects if isinstance(one, ChipPaid)]
    looked = board.reveals.shown + measure_of(Moment.CAUGHT if name == "caught" else Moment.DROP_HELD).seconds
    assert rises - max(*chips, looked) <= 0.8
    for seat in each_seat(4):
        assert all(sprite.course.at(rises).scale == lies(sprite).scale for sprite in hand(seated, seat))
    assert list(board.effects.live(Dim, rises))
    assert seated.screen.people.talk.read_until() == 0.0
    pacing.linger(rises + 9.0)
    assert pacing.turn_to_page(rises)


def test_a_joke_about_the_end_begins_with_the_stamp() -> None:
    """A joke about the end starts with the stamp, clear of hands, totals and the stamp."""
    position = table("jazz-club", hands=["AS AD", *sheets.HANDS[1:]], stock="4D 5S", phase="start", to_act=2)
    players = tuple(Player(name, "casual" if name != "Ana" else "") for name in ("Ana", "Ruby", "Earl", "Mae"))
    seated = Seated(position, settings=sheets.SLOW, players=players)
    talk, board = seated.screen.people.talk, seated.screen.board
    sheets.bots(seated, DROP)
    assert talk._spoken is not None, "nobody says anything"
    assert talk._spoken.begins == board.reveals.shown
    seated.pilot.advance(board.reveals.shown + 0.3 - seated.pilot.ui.now)
    hands, written = map(board.layout.box_of, board.sprites.poses(board.now)), board.effects.written(board.now)
    assert talk._place is not None
    assert not any(talk._place.box.overlap(box) for box in (*hands, *written))


@pytest.mark.parametrize(("name", "dropper"), [("caught", Seat(2)), ("drop", Seat(0))])
def test_every_total_stands_above_its_hand_and_no_neighbour_cuts_a_sign_in_two(name: str, dropper: Seat) -> None:
    """Each total stands above its hand, and cards overlap only by steps that leave their signs whole."""
    seated = begun(name)
    totals = [one for one in seated.screen.board.effects._effects if isinstance(one, CountedTotal)]
    for seat in each_seat(4):
        boxes = boxes_of(seated, seat)
        middle, top = (boxes[0].x + boxes[-1].right) / 2, boxes[0].y
        assert any(abs(one.center[0] - middle) < 1.0 and -40.0 < one.center[1] - top < 0.0 for one in totals)
        steps = [round((right.x - left.x) / left.w, 3) for left, right in pairwise(boxes)]
        assert set(steps) <= set(STRIPS["standard"]), (seat, dropper)


def test_the_word_at_a_hand_beside_the_table_covers_no_total() -> None:
    """The word at the hand of a dropper at the left covers no total, log or index."""
    hands = ["KS QS JD JH KC", "2H 3H", "3D 2S TH", "8S 9H"]
    seated = Seated(
        table("jazz-club", hands=hands, stock="4D 5S", discard="TC", phase="start", to_act=1), settings=sheets.SLOW
    )
    sheets.bots(seated, DROP)
    seen = seated.screen.board.effects._effects
    (word,) = (Box.around(one.center, *one.size) for one in seen if isinstance(one, GoldWord) and one.over)
    assert not any(word.overlap(Box.around(one.center, *TOTAL_SIZE)) for one in seen if isinstance(one, CountedTotal))
    assert not word.overlap(log_box(seated.screen.board.layout))
    indices = [Box(box.x, box.y, box.w / 4, box.h / 2) for box in boxes_of(seated, Seat(1))]
    assert not any(word.overlap(index) for index in indices)


def test_hands_that_are_held_up_throw_no_shadow_far_below_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that lie on the felt have no falling shadow; only flying cards do."""
    seated, fell = begun("caught"), list[Pose]()
    monkeypatch.setattr(CardPainter, "_draw_fall", lambda _painter, _canvas, pose, _end: fell.append(pose))
    seated.screen.board.now = seated.screen.board.reveals.shown
    ui = seated.pilot.ui
    seated.screen.draw(Canvas(ui.viewport, ui.text, ui.theme))
    assert fell == []
