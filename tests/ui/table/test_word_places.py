"""The places of great words and of the stamp: at their hand, and on nothing that is still read."""

from itertools import pairwise

import pytest

from tests.support.tables import table
from tests.ui.pilot import dummy_ui
from tests.ui.table import sheets
from tests.ui.table.seated import Seated, Undecided
from tests.ui.table.test_showdown import boxes_of
from tonk.rules import DROP, Discard, Lay, Position
from tonk.rules.cards import Card, Seat, each_seat, mask_of, parse_card
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.places.things import things_box
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.table.motion.celebrating import SLAMMED, sight_size, word_size
from tonk.ui.table.motion.celebration_effects import TOTAL_SIZE, CountedTotal, GoldWord, Stamp
from tonk.ui.table.motion.celebrations import Form, Moment, measure_of
from tonk.ui.table.motion.staging import StagingFacts
from tonk.ui.table.motion.tonk_places import HeldHand, held_hands
from tonk.ui.table.painting.cried_words import leaf
from tonk.ui.table.places.layout import PROMPT_HEIGHT, TableLayout, card_width
from tonk.ui.table.places.log_place import buttons_box, log_box
from tonk.words import _, language

SIZES = (1280, 720), (960, 600), (640, 480)
WORDS = (
    (Moment.TONK, "Tonk!"),
    (Moment.BONUS, "Bonus!"),
    (Moment.WENT_OUT, "Out!"),
    (Moment.WILD_DECIDED, "Wild!"),
    (Moment.CROSSED, "Cross!"),
    (Moment.LAST_CARD, "Last card!"),
    (Moment.GIN, "Gin!"),
    (Moment.RUM, "Rum!"),
    (Moment.BIG_GIN, "Big gin!"),
    (Moment.THIRTY_ONE, "31!"),
)


@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_no_word_is_wider_than_the_room_that_is_kept_for_it(spoken: str) -> None:
    """The width kept free for a word is at least that of its letters, in both languages."""
    assert language.use(spoken)
    ui = dummy_ui()
    for what, word in WORDS:
        measure = measure_of(what)
        letters = measure.letters * (1.0 if measure.form is Form.PLAIN else 2.1)
        assert ui.text.measure(_(word), "title")[0] * letters <= word_size(what, _(word))[0], word
        slammed = ui.text.measure(_(word), "title")[0] * SLAMMED * measure.letters
        assert slammed <= word_size(what, _(word), slammed=True)[0], word


def held(position: Position, seats: list[Seat], size: tuple[float, float]) -> tuple[TableLayout, list[HeldHand]]:
    """Return the layout of a table at which Tonks are held up, and their places."""
    view = position.view(Seat(0))
    viewport = Viewport(int(size[0]), int(size[1]))
    width = card_width("medium", viewport.w)
    layout = TableLayout(viewport.w, viewport.h, width, view.seats, Seat(0), shown=True)
    moment = StagingFacts(layout, view, lambda _key: None, open_hand=True)
    return layout, list(held_hands(moment, Moment.TONK, "Tonk!", seats).values())


def word_box(hand: HeldHand) -> Box:
    """Return the box of a thrown hand's word."""
    return Box.around(hand.word.at, *hand.word_size(Moment.TONK, "Tonk!"))


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize(("seats", "holder"), [(seats, holder) for seats in range(2, 7) for holder in range(seats)])
def test_a_tonk_is_thrown_whole_into_the_middle_of_the_felt(seats: int, holder: int, size: tuple[int, int]) -> None:
    """A Tonk and its word right above it lie within the window, off all plates and off the hand at the bottom."""
    layout, (hand,) = held(sheets.tonk(holder, seats=seats), [Seat(holder)], size)
    word, window = word_box(hand), Box(0.0, 0.0, layout.w, layout.h)
    off = [layout.plate(seat) for seat in each_seat(seats)]
    if holder:
        own = layout.hand([Card(card) for card in range(5)], frozenset(), None)
        off += [layout.box_of(pose) for pose in own.values()]
    for box in (word, hand.box):
        assert box.overlap(window) == pytest.approx(box.w * box.h)
        assert not any(box.overlap(one) for one in off)
    assert 0.0 < hand.box.y - word.bottom < 16.0
    assert abs(hand.box.center[0] - layout.w / 2) < layout.w / 8
    lowest, highest = layout.h * 0.72, layout.h * 0.3
    assert highest < hand.box.center[1] < lowest


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1920, 1080), (3840, 2160)])
def test_your_own_tonk_is_larger_than_your_hand_and_than_that_of_a_bot(size: tuple[int, int]) -> None:
    """Your own Tonk's cards are at least a quarter larger than in the hand, and its word fills half of the felt."""
    ui = dummy_ui()
    layout, (own,) = held(sheets.tonk(0), [Seat(0)], size)
    _layout, (other,) = held(sheets.tonk(2), [Seat(2)], size)
    assert own.poses[0].scale >= 1.25
    assert own.poses[0].scale > other.poses[0].scale >= 1.0
    wide, _high = ui.text.measure("Tonk!", "title")
    assert wide * SLAMMED * measure_of(Moment.TONK).letters * own.word.share >= 0.44 * layout.w
    assert own.word.share > other.word.share


def test_two_tonks_at_once_keep_off_each_other() -> None:
    """Two hands that are held up at once and their words cover neither each other nor the piles."""
    layout, hands = held(sheets.tonk(1, 2), [Seat(1), Seat(2)], SIZES[0])
    boxes = [box for hand in hands for box in (hand.box, word_box(hand))]
    boxes += [layout.box_of(layout.stock), layout.box_of(layout.discards)]
    assert not any(one.overlap(other) for number, one in enumerate(boxes) for other in boxes[:number])


@pytest.mark.parametrize("name", ["out", "out-bot", "wild-out"])
def test_a_word_in_a_dimmed_room_covers_no_cards(name: str) -> None:
    """The word for going out is as large as the free felt allows, and covers neither piles nor spreads nor hands."""
    act = {**sheets.ACTS, **sheets.ACTS_OF_TWISTS}[name]
    seated = act.seated()
    act.do(seated)
    board = seated.screen.board
    words = [one for one in board.effects._effects if isinstance(one, GoldWord)]
    assert [one.word for one in words] == ["Wild!", "Out!"][name != "wild-out" :]
    layout, view, boxes = board.layout, board.view, [Box.around(word.center, *word.size) for word in words]
    cards = [layout.box_of(pose) for poses in layout.spreads(view.table) for pose in poses]
    cards += [layout.box_of(layout.stock), layout.box_of(layout.discards)]
    cards += [layout.box_of(pose) for seat in layout.others for pose in layout.fan(seat, view.counts[seat])]
    assert not any(box.overlap(card) for box in boxes for card in cards)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", ["cross", "cross-bot"])
def test_the_word_of_a_cross_covers_neither_buttons_nor_prompts_nor_things(name: str, size: tuple[int, int]) -> None:
    """The word with its slashes leaves free what is pressed and read meanwhile, and the things on the table."""
    caller = 0 if name == "cross" else 2
    seated = sheets._window(caller)
    seated.pilot.resize(*size)
    sheets.ACTS_OF_TWISTS[name].do(seated)
    board = seated.screen.board
    (word,) = (one for one in board.effects._effects if isinstance(one, GoldWord))
    share = word.letters / (measure_of(Moment.CROSSED).letters * 2.1)
    box, layout = Box.around(word.center, *sight_size(Moment.CROSSED, word.word, share)), board.layout
    prompt = Box(layout.edges.side, layout.words_top, layout.w - 2 * layout.edges.side, PROMPT_HEIGHT)
    things = things_box(Box(0.0, 0.0, layout.w, layout.h))
    assert not any(box.overlap(one) for one in (buttons_box(layout), log_box(layout), prompt, things))


@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_nothing_behind_a_word_reaches_beyond_the_room_that_is_kept_for_it(spoken: str) -> None:
    """The star, streaks, slashes or coins behind a word lie within the size that is kept for its sight."""
    assert language.use(spoken)
    ui = dummy_ui()
    canvas = Canvas(ui.viewport, ui.text, ui.theme)
    for what, word in WORDS:
        measure = measure_of(what)
        letters = measure.letters * (1.0 if measure.form is Form.PLAIN else 2.1)
        picture = leaf(canvas, _(word), letters, measure.form)
        ink = picture.get_bounding_rect(min_alpha=60)
        x, y = (size / 2 for size in picture.get_size())
        wide, high = sight_size(what, _(word))
        assert 2 * max(x - ink.x, ink.right - x) <= wide + 2.0, word
        assert 2 * max(y - ink.y, ink.bottom - y) <= high + 10.0 * letters, word  # the shadow may reach further


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize(("seats", "seat"), [(seats, seat) for seats in range(2, 7) for seat in range(seats)])
@pytest.mark.parametrize("wild", [False, True])
def test_all_that_shows_somebody_going_out_lies_within_the_window(
    seats: int, seat: int, size: tuple[int, int], *, wild: bool
) -> None:
    """Each word, with its star if it has one, lies whole within the window, no lower than the plate at the bottom."""
    hands = HANDS[:seats]
    hands[seat] = "AS AD W1" if wild else "KD"
    given = {"hands": hands, "stock": "AH 5H", "discard": "KC", "spreads": ["0: 5C 6C 7C"], "phase": "play"}
    position = table("twists" if wild else "jazz-club", to_act=seat, **given)  # type: ignore[arg-type]
    seated = Seated(position, settings=sheets.SLOW, size=size, thinker=Undecided())
    aces = Lay(mask_of(map(parse_card, ["AS", "AD", "W1"])), ((parse_card("W1"), parse_card("AH")),))
    seated.screen._act(aces if wild else Discard(parse_card("KD")))
    board = seated.screen.board
    words = [one for one in board.effects._effects if isinstance(one, GoldWord)]
    assert len(words) == 1 + wild
    for word in words:
        wide, high = word.size
        if word.form is Form.STAR:
            what = Moment.WILD_DECIDED
            wide, high = sight_size(what, word.word, word.letters / (measure_of(what).letters * 2.1))
        box, layout = Box.around(word.center, wide, high), board.layout
        assert box.x >= 0.0
        assert box.right <= layout.w
        assert box.y >= 0.0
        assert box.bottom <= layout.plate(layout.bottom).bottom


HANDS = ["3C 4D 9D 9S", "KH QD 3S 3D 2H", "7D 7H TS 2D AC", "JS QC 8H 6H 6D", "9C 8D TH KS 4H", "5D 5S JD QH 2C"]


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_stamp_leaves_the_caught_hand_readable(seats: int, size: tuple[int, int]) -> None:
    """The stamp lies across the caught hand, hardly on an index of it, and on no total or other hand."""
    for dropper in range(seats):
        if (seats, dropper, size) == (6, 3, SIZES[1]):
            continue  # between the hands of the fullest table, there is no free place
        hands = HANDS[:seats]
        hands[(dropper + 1) % seats] = "AS AD"
        spreads = [f"{dropper}: 5C 6C 7C"]
        position = table(
            "jazz-club", hands=hands, stock="AH 5H", discard="KC", spreads=spreads, phase="start", to_act=dropper
        )
        seated = Seated(position, settings=sheets.SLOW, size=size)
        seated.screen._act(DROP)
        seen = seated.screen.board.effects._effects
        (stamp,) = (one for one in seen if isinstance(one, Stamp))
        box = Box.around(stamp.center, *stamp.size).inset(3.0)  # its tilted ink leaves the corners free
        cards = boxes_of(seated, Seat(dropper))
        visible = [one._replace(w=other.x - one.x) for one, other in pairwise(cards)] + cards[-1:]
        across = sum(max(0.0, min(box.right, one.right) - max(box.x, one.x)) for one in visible)
        assert across > 0.5 * min(box.w, cards[-1].right - cards[0].x)
        assert not any(box.overlap(Box(one.x, one.y, one.w * 0.3, one.h * 0.37)) for one in visible)
        totals = [Box.around(one.center, *TOTAL_SIZE) for one in seen if isinstance(one, CountedTotal)]
        others = [card for seat in each_seat(seats) if seat != dropper for card in boxes_of(seated, seat)]
        assert not any(box.overlap(one) for one in (*totals, *others))
