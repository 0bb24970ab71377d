"""Celebrations: each moment has its own measure, rarer ones a larger one, and shows at the hand it is about."""

import math
from itertools import pairwise

import pygame
import pytest

from assets.make import levels
from tests.ui.pilot import dummy_ui
from tests.ui.table import sheets
from tests.ui.table.seated import Seated
from tonk.rules.cards import Seat, cards_in
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.motion.blow_effects import Dismay, NarrowLight
from tonk.ui.table.motion.celebration_effects import (
    TOTAL_SIZE,
    Burst,
    Cheer,
    CountedTotal,
    Dim,
    FeltEffect,
    GoldWord,
    Jolt,
    LightRing,
    Scatter,
    SlamLight,
    SoftLight,
    Stamp,
)
from tonk.ui.table.motion.celebrations import Form, Moment, Pieces, measure_of
from tonk.ui.table.motion.felt_effects import HitLight
from tonk.ui.table.motion.slammed_words import Fountain, SlammedWord
from tonk.ui.table.motion.sprites import Sprite
from tonk.ui.table.motion.startled_faces import Startle
from tonk.ui.table.painting.celebration_painting import CelebrationPainter
from tonk.ui.table.painting.cried_words import leaf
from tonk.ui.table.places.card_places import card_key
from tonk.ui.table.places.log_place import log_box

_PACES = sheets.SLOW, sheets.PACES["reduced"]
ACTS = {**sheets.ACTS, **sheets.ACTS_OF_TWISTS}


def effects(name: str, **how: object) -> tuple[Seated, list[FeltEffect]]:
    """Return a table at which something has just been done, and the effects on it."""
    seated = ACTS[name].seated(**how)
    ACTS[name].do(seated)
    return seated, seated.screen.board.effects._effects


@pytest.mark.parametrize("part", ["seconds", "letters", "dim", "rays", "pieces"])
def test_rarer_moments_are_celebrated_more(part: str) -> None:
    """Duration, size, dimming, rays and pieces never decrease from the most common moment to the rarest."""
    parts = [getattr(measure_of(moment), part) for moment in Moment]
    assert all(one <= other for one, other in pairwise(parts))
    assert parts[0] < parts[-1]


@pytest.mark.parametrize(("name", "pieces"), [("tonk", Pieces.FOIL), ("caught", Pieces.PAPER), ("bonus", Pieces.SUITS)])
def test_no_burst_looks_like_paid_chips(name: str, pieces: Pieces) -> None:
    """Gold foil bursts from a Tonk, paper from a catch, and suits wherever the table plays for points."""
    assert {one.pieces for one in effects(name)[1] if isinstance(one, Scatter)} == {pieces}


def test_the_piles_vanish_behind_the_word_of_a_tonk() -> None:
    """While a dealt hand and its word are shown, neither stock nor discards' place lies behind the letters."""
    seated = sheets.dealt(sheets.tonk(0))
    board = seated.screen.board
    painter = CelebrationPainter(board.effects)
    (word,) = (one for one in board.effects._effects if isinstance(one, SlammedWord))
    times = 0.0, word.begins, word.begins + word.seconds / 2, word.ends + 0.1
    assert [painter.piles_seen(when, reduced=False) for when in times] == pytest.approx([1.0, 0.0, 0.0, 1.0])
    assert painter.piles_seen(word.begins, reduced=True) == 0.0
    stock = board.layout.box_of(board.layout.stock).inset(8.0)
    shown = []
    for when in (word.begins - 1.2, word.begins):
        while seated.pilot.now < when:
            seated.pilot.pass_frame()
        area = round(stock.x), round(stock.y), round(stock.w), round(stock.h)
        shown.append(pygame.transform.average_color(seated.pilot.loop.surface.subsurface(area))[:3])
    assert shown[0][0] > shown[0][1]  # the red back of a card
    assert shown[1][0] < shown[1][1]  # green felt


def test_streaks_end_before_the_letters() -> None:
    """Streaks lie to the left of a word and leave its letters unchanged."""
    ui = dummy_ui()
    canvas = Canvas(ui.viewport, ui.text, ui.theme)
    plain, streaked = (leaf(canvas, "Out!", 1.0, form) for form in (Form.GOLD, Form.STREAKS))
    room, high = (streaked.get_width() - plain.get_width()) // 2, plain.get_height()
    ink = pygame.mask.from_surface(plain, 250).get_bounding_rects()
    first = min(rect.x for rect in ink)
    letters = plain.get_width() - first, high
    from_there = streaked.subsurface((room + first, 0), letters), plain.subsurface((first, 0), letters)
    assert pygame.image.tobytes(from_there[0], "RGBA") == pygame.image.tobytes(from_there[1], "RGBA")
    assert pygame.mask.from_surface(streaked.subsurface((0, 0, room, high))).count()


_GUESTS = {
    Moment.LIFE_LOST,
    Moment.OUT_OF_MATCH,
    Moment.UNDERCUT,
    Moment.GIN,
    Moment.RUM,
    Moment.THIRTY_ONE,
    Moment.BIG_GIN,
}


def test_each_moment_has_a_sound_of_its_own_and_rarer_ones_are_louder() -> None:
    """Sounds never get softer from the most common moment to the rarest; guest games share a few of their own."""
    sounds = [measure_of(moment).sound for moment in Moment if moment not in _GUESTS]
    assert len(set(sounds)) == len(sounds)
    assert {measure_of(moment).sound for moment in _GUESTS} - {*sounds} == {"life", "undercut", "gin", "thirty-one"}
    loud = [levels.NOISES[measure_of(moment).sound] for moment in Moment]
    assert all(one <= other for one, other in pairwise(loud))
    assert all(levels.NOISES[one] < levels.NOISES[other] for one, other in pairwise(sounds))


_STRIKES = {
    "out": "out",
    "drop": "held",
    "caught": "caught",
    "tonk": "tonk",
    "cross": "cross",
    "wild-out": "wild",
    "run": "run",
    "bonus": "bonus",
}


@pytest.mark.parametrize(("name", "sound"), _STRIKES.items())
def test_a_fanfare_begins_with_the_blow_that_is_seen(name: str, sound: str) -> None:
    """The sound of a moment begins in the very frame in which its stamp, word or card strikes the table."""
    seated, seen = effects(name)
    (noise,) = (one for one in seated.screen.board.effects._noises if one.name == sound)
    strikes = [one.begins for one in seen if isinstance(one, Jolt | SlamLight | HitLight)]
    assert min(abs(begins - noise.due) for begins in strikes) < 1 / 120


def test_blows_are_heard_with_the_force_that_they_have() -> None:
    """Each card of a Tonk is slammed down harder than the one before, and so is each letter."""
    noises = effects("tonk")[0].screen.board.effects._noises
    for name in ("slam", "hit"):
        forces = [one.force for one in sorted(noises, key=lambda one: one.due) if one.name == name]
        assert len(forces) > 2
        assert all(one < other for one, other in pairwise(forces))


def test_the_chips_of_a_large_payment_do_not_drown_the_moment_that_won_it() -> None:
    """Chips are softer, the more of them land at nearly the same time, and a count goes up once and stops."""
    noises = effects("tonk")[0].screen.board.effects._noises
    (moment,) = (one.due for one in noises if one.name == "tonk")
    paid = [one for one in noises if one.due > moment + 2.0]
    chips = [one.force for one in paid if one.name == "chips"]
    assert len(chips) > 12
    assert 0.2 < max(chips) < 1.5 / math.sqrt(12)
    counts = [one.name for one in sorted(paid, key=lambda one: one.due) if one.name.startswith("count")]
    assert counts == sorted(set(counts))


@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_the_word_stands_at_the_hand_that_has_the_tonk(holder: int) -> None:
    """The word "Tonk!" is right at the hand that is held up."""
    seated = sheets.dealt(sheets.tonk(holder))
    board = seated.screen.board
    (word,) = (one for one in board.effects._effects if isinstance(one, GoldWord))
    board.now = word.begins + word.seconds / 2
    held = [sprite.course.at(board.now) for sprite in _cards_of(seated, Seat(holder))]
    assert word.word == "Tonk!"
    near = Box.around(word.center, *word.size).inset(-30.0)
    assert any(near.overlap(board.layout.box_of(pose)) for pose in held)


def _cards_of(seated: Seated, seat: Seat) -> list[Sprite]:
    board = seated.screen.board
    return [board.sprites._sprites[card_key(card)] for card in cards_in(seated.position.hands[seat])]


@pytest.mark.parametrize("seat", [0, 2])
def test_the_pieces_of_a_tonk_rise_as_a_fountain_and_fall_out_of_the_window(seat: int) -> None:
    """They rise within the window, and nearly all are below it at the end."""
    board = sheets.dealt(sheets.tonk(seat)).screen.board
    (burst,) = (one for one in board.effects._effects if isinstance(one, Fountain))
    early = list(burst.at(burst.begins + 0.2 * burst.seconds))
    assert early
    assert all(0.0 < y < burst.center[1] for _x, y in early)
    late = [y for _x, y in burst.at(burst.ends - 0.001)]
    assert len(late) == burst.count
    assert min(late) > board.layout.h


def test_pieces_burst_from_behind_the_cards_of_a_tonk() -> None:
    """The faces of a Tonk's cards look the same with and without the pieces that burst from it."""
    seen = []
    for pieces in (True, False):
        seated = sheets.dealt(sheets.tonk(0))
        board = seated.screen.board
        (burst,) = (one for one in board.effects._effects if isinstance(one, Scatter))
        if not pieces:
            board.effects._effects.remove(burst)
        while seated.pilot.now < burst.begins + 0.6:
            seated.pilot.pass_frame()
        faces = [one.course.at(board.now) for one in _cards_of(seated, Seat(0))]
        boxes = [board.layout.box_of(pose).inset(12.0) for pose in faces]
        inner = [(round(box.x), round(box.y), round(box.w), round(box.h)) for box in boxes]
        window = seated.pilot.loop.surface
        seen.append([pygame.image.tobytes(window.subsurface(box), "RGB") for box in inner])
        assert list(board.effects.live(Scatter, board.now)) == [burst] * pieces
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("name", "what", "word"),
    [
        ("out", Moment.WENT_OUT, "Out!"),
        ("out-bot", Moment.WENT_OUT, "Out!"),
        ("wild-out", Moment.WILD_DECIDED, "Wild!"),
        ("last-card", Moment.LAST_CARD, "Last card!"),
        ("cross", Moment.CROSSED, "Cross!"),
        ("drop", Moment.DROP_HELD, "It wins!"),
        ("bonus", Moment.BONUS, "Bonus!"),
        ("tonk-bot", Moment.TONK, "Tonk!"),
    ],
)
def test_each_moment_gets_the_celebration_of_its_size(name: str, what: Moment, word: str) -> None:
    """The word, the rays, the pieces and the dimming of each moment follow its measure."""
    _seated, seen = effects(name)
    measure = measure_of(what)
    (cried,) = (one for one in seen if isinstance(one, GoldWord) and one.word == word)
    slammed = what in (Moment.WENT_OUT, Moment.DROP_HELD, Moment.BONUS, Moment.TONK)
    assert isinstance(cried, SlammedWord) == slammed
    large = measure.form is not Form.PLAIN or slammed
    written = cried.letters / measure.letters
    assert written > 1.25 if large else written == 1.0
    assert [one.radius for one in seen if isinstance(one, Burst)] == [measure.rays] * bool(measure.rays)
    assert sum(one.count for one in seen if isinstance(one, Scatter)) == measure.pieces
    breaths = [one.begins for one in seen if isinstance(one, NarrowLight)]  # it is darker then, for a moment
    dims = [one.depth for one in seen if isinstance(one, Dim) and one.begins not in breaths]
    assert max(dims, default=0.0) == measure.dim


@pytest.mark.parametrize("name", ["cross", "cross-bot", "last-card"])
def test_a_word_in_a_lit_room_covers_nothing_in_play(name: str) -> None:
    """A word shown without dimming the room leaves the piles, spreads and plates uncovered."""
    seated, seen = effects(name)
    layout, view = seated.screen.board.layout, seated.screen.board.view
    (word,) = (Box.around(one.center, *one.size) for one in seen if isinstance(one, GoldWord))
    spreads = [layout.box_of(pose) for poses in layout.spreads(view.table) for pose in poses]
    plates = [layout.plate(Seat(seat)) for seat in range(4)]
    boxes = (*spreads, *plates, layout.box_of(layout.stock), layout.box_of(layout.discards))
    assert not any(word.overlap(box) for box in boxes)


@pytest.mark.parametrize("name", ["drop", "run"])
def test_the_word_for_a_drop_that_holds_covers_nothing_that_is_compared(name: str) -> None:
    """The word for a drop that holds covers no hand and no total, no plate and no log, and is at its hand."""
    seated, seen = effects(name)
    board = seated.screen.board
    (word,) = (one for one in seen if isinstance(one, GoldWord) and one.over)
    hands = [card for seat in range(4) for card in _cards_of(seated, Seat(seat))]
    shown = [board.layout.box_of(one.course.at(word.begins + 0.1)) for one in hands]
    totals = [Box.around(one.center, *TOTAL_SIZE) for one in seen if isinstance(one, CountedTotal)]
    boxes = (*shown, *totals, *(board.layout.plate(Seat(seat)) for seat in range(4)), log_box(board.layout))
    written = Box.around(word.center, *word.size)
    assert not any(written.overlap(box) for box in boxes)
    dropped = [board.layout.box_of(one.course.at(word.begins + 0.1)) for one in _cards_of(seated, Seat(0))]
    assert any(written.inset(-90.0).overlap(box) for box in dropped)


def test_a_draw_that_leaves_cards_in_the_stock_is_not_celebrated() -> None:
    """A draw is celebrated neither when the stock has cards left nor when the discards become a new stock."""
    assert not [one for one in effects("draw")[1] if isinstance(one, GoldWord)]
    assert not [one for one in effects("reshuffle")[1] if isinstance(one, GoldWord)]


@pytest.mark.parametrize("name", ["out", "drop"])
def test_with_reduced_motion_the_room_is_as_dim_as_ever(name: str) -> None:
    """With reduced motion, the room is dimmed as much as ever, so that the word stands out just as well."""
    dims = [[one.depth for one in effects(name, settings=how)[1] if isinstance(one, Dim)] for how in _PACES]
    assert dims[0] == dims[1] != []


def test_with_reduced_motion_a_tonk_is_held_up_out_of_the_dim() -> None:
    """With reduced motion, a Tonk's cards are above the dimmed room and larger than in the fan while its word shows."""
    seated = sheets.dealt(sheets.tonk(2), sheets.PACES["reduced"])
    (word,) = (one for one in seated.screen.board.effects._effects if isinstance(one, GoldWord))
    middle = word.begins + word.seconds / 2
    cards = _cards_of(seated, Seat(2))
    assert all(card.flies(middle) for card in cards)
    assert all(card.course.at(middle).scale > card.course.end.scale for card in cards)


def test_with_reduced_motion_a_tonk_is_seen_before_its_word() -> None:
    """With reduced motion, the open cards of a Tonk have appeared by the time its word begins, but not much sooner."""
    seated = sheets.dealt(sheets.tonk(2), sheets.SLOW.changed(reduced_motion="on"))
    (word,) = (one for one in seated.screen.board.effects._effects if isinstance(one, GoldWord))
    cards = _cards_of(seated, Seat(2))
    assert [one.opacity(word.begins - 0.3) for one in cards] == [0.0] * 5
    assert [one.opacity(word.begins) for one in cards] == [1.0] * 5


def test_a_drop_that_holds_has_a_light_of_its_own_and_less_than_a_catch() -> None:
    """A drop that holds lights its hand and shows the winner's face, with half of a catch's blow."""
    seated, seen = effects("drop")
    board = seated.screen.board
    known = board.reveals.shown
    (light,) = (one for one in seen if isinstance(one, SoftLight))
    (cheer,) = (one for one in seen if isinstance(one, Cheer))
    assert cheer.seat == Seat(0)
    cards = [board.layout.box_of(one.course.at(known)) for one in _cards_of(seated, Seat(0))]
    assert all(light.box.overlap(box) == pytest.approx(box.w * box.h) for box in cards)
    assert light.at(known) == 0.0 < light.at(known + light.rises) < light.at(known + light.rises / 3)
    assert cheer.larger(known) == pytest.approx(1.0)
    assert cheer.larger(cheer.begins + cheer.seconds / 2) > 1.1
    assert not [one for one in seen if isinstance(one, Burst | Scatter)]  # only paid chips fly
    _knock, jolt = sorted((one for one in seen if isinstance(one, Jolt)), key=lambda one: one.begins)
    assert 0.0 < jolt.far <= measure_of(Moment.CAUGHT).jolt / 2
    assert jolt.begins == pytest.approx(known)
    assert measure_of(Moment.DROP_HELD).dim < measure_of(Moment.CAUGHT).dim


def test_a_struck_word_lies_as_the_winner_is_known() -> None:
    """The last letter of a word for a drop that holds strikes the table as the winner is known, and light goes out."""
    seated, seen = effects("drop")
    known = seated.screen.board.reveals.shown
    (word,) = (one for one in seen if isinstance(one, SlammedWord))
    rings = [one for one in seen if isinstance(one, LightRing)]
    assert word.begins + word.rhythm.touches(word.count, word.count - 1) == pytest.approx(known)
    assert min(ring.begins for ring in rings) == pytest.approx(known)
    assert word.to == seated.screen.board.layout.portrait(Seat(0)).center


@pytest.mark.parametrize(
    ("name", "apart"), [("drop", {0}), ("out", {0}), ("out-bot", {1}), ("caught", {0, 2}), ("tonk-bot", {2})]
)
def test_everybody_else_starts_up_at_a_great_moment(name: str, apart: set[int]) -> None:
    """Faces start up, lean away from the word, cower and come back, but for the winner's and a caught player's."""
    seated, seen = effects(name)
    startled = [one for one in seen if isinstance(one, Startle)]
    assert {one.seat for one in startled} == {0, 1, 2, 3} - apart
    assert {one.seat for one in seen if isinstance(one, Cheer | Dismay)} == apart
    layout = seated.screen.board.layout
    words = [one.center for one in seen if isinstance(one, GoldWord | Stamp) and one.over]
    for one in startled:
        sizes = [one.larger(one.begins + one.seconds * step / 100) for step in range(101)]
        assert (sizes[0], sizes[-1]) == pytest.approx((1.0, 1.0))
        assert max(sizes) >= 1.15
        assert min(sizes) < 0.97
        assert all(abs(later - sooner) < 0.05 for sooner, later in pairwise(sizes))
        face, x = layout.portrait(one.seat).center, one.at(one.begins + 0.16 * one.seconds)[0]
        assert all(x * (face[0] - word[0]) >= 0.0 for word in words)
        assert one.at(one.ends) == pytest.approx((0.0, 0.0))


def test_a_face_that_starts_up_leaves_its_plate_dark() -> None:
    """Behind a face that leans away there is a dark hole, and not the plate's own face."""
    seated, seen = effects("out-bot")
    startled = next(one for one in seen if isinstance(one, Startle))
    board, pilot = seated.screen.board, seated.pilot
    face, (x, y) = board.layout.portrait(startled.seat), startled.push
    out = (face.w / 2 - 9.0) / math.hypot(x, y)
    behind = pilot.ui.viewport.point((face.center[0] - x * out, face.center[1] - y * out))
    before = pilot.loop.surface.get_at(behind)
    while board.now < startled.begins + 0.46 * startled.seconds:
        pilot.pass_frame()
    hole = pilot.loop.surface.get_at(behind)
    assert max(hole[:3]) < 0.6 * max(before[:3])


def test_a_total_swells_most_when_its_hand_is_seen_to_win() -> None:
    """Each card makes its total swell a little, the last one more, and the most does the moment of winning."""
    counts = (0.1, "1"), (0.2, "3"), (0.3, "5")
    total = CountedTotal(0.0, 2.0, Seat(0), (0.0, 0.0), counts, 0.6)
    first, second, last, wins = (total.pop(2.0 * share + 0.001) for share in (0.1, 0.2, 0.3, 0.6))
    assert first == pytest.approx(second)
    assert 0.0 < second < last < wins / 1.5
    assert total.pop(1.99) == 0.0
