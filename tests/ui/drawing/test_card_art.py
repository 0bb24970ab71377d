"""The drawings of the deck, their colours and their poses."""

import re
from functools import partial
from io import BytesIO
from itertools import groupby
from pathlib import Path

import pygame
import pytest

from tests.ui.drawing.contrast import contrast
from tests.ui.drawing.ink import a_third, has_ink, ink_box, pixels_of
from tonk.resources import assets_root
from tonk.rules.cards import FULL_DECK, RANKS, SUITS, card_range, card_text, parse_card
from tonk.session.settings import CARD_BACKS, CARD_FACES
from tonk.ui.drawing.card_art import CardArt
from tonk.ui.drawing.card_look import PALETTES, STRIPS, CardLook
from tonk.ui.drawing.drawing_files import drawing_in
from tonk.ui.drawing.theme import Color

_ASSETS = assets_root()
_ACE_OF_SPADES = parse_card("AS")
_PLAIN, _FOUR = CardLook(), CardLook("four")
_TWISTS = ("wild", "cross", "skip", "wild-laid")
_TWIST_CARDS = tuple(map(parse_card, ("W1", "X1", "B1")))
_A_WILD = _TWIST_CARDS[0]


pytestmark = pytest.mark.usefixtures("small_window")


@pytest.fixture
def deck() -> CardArt:
    """The game's own deck."""
    return CardArt(_ASSETS)


def _text(name: str) -> bytes:
    """Return the drawing of this name: its file, a slash, and its name there."""
    file, _, drawing = name.partition("/")
    return drawing_in(_ASSETS / "cards" / f"{file}.svg", drawing)


def _is_red(color: Color | pygame.Color) -> bool:
    return color[0] > 150 and color[1] < 80 and color[2] < 80


def _is_placeholder(picture: pygame.Surface) -> bool:
    """Return True if the red cross of a missing drawing goes through the picture."""
    width, height = picture.get_size()
    spots = [(0.2 + 0.6 * t, 0.35 + 0.5 * t) for t in (0.1, 0.3, 0.5, 0.7, 0.9)]
    return all(_is_red(picture.get_at((round(width * x), round(height * y)))) for x, y in spots)


def _difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """Return the absolute difference of two pictures at each pixel."""
    more, less = one.copy(), other.copy()
    more.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return more


@pytest.mark.parametrize("face", CARD_FACES)
@pytest.mark.parametrize("dark", [False, True])
def test_cards_have_thick_edges_where_contrast_is_high(deck: CardArt, face: str, dark: bool) -> None:
    """With high contrast, the edge of a card has a contrast of at least 7:1 to its paper."""
    picture = deck.card(_ACE_OF_SPADES, 100, CardLook(face=face, dark=dark, edged=True))
    edge, paper = picture.get_at((1, 70)), picture.get_at((94, 20))
    assert contrast((edge.r, edge.g, edge.b), (paper.r, paper.g, paper.b)) >= 7


@pytest.mark.parametrize("face", CARD_FACES)
def test_every_card_has_its_own_picture(deck: CardArt, face: str) -> None:
    """All 52 faces, three twists, 52 laid Wilds and six backs are drawn in full, and no two look the same."""
    look = CardLook(face=face)
    pictures = [pixels_of(deck.card(card, 60, look)) for card in FULL_DECK]
    pictures += [pixels_of(deck.card(twist, 60, look)) for twist in _TWIST_CARDS]
    pictures += [pixels_of(deck.card(_A_WILD, 60, look, name)) for name in FULL_DECK]
    pictures += [pixels_of(deck.back(60, name)) for name in CARD_BACKS]
    assert len(set(pictures)) == 113
    assert not any(_is_placeholder(deck.card(card, 120, look)) for card in FULL_DECK)
    assert not any(_is_placeholder(deck.card(twist, 120, look)) for twist in _TWIST_CARDS)


@pytest.mark.parametrize("face", CARD_FACES)
@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("width", [45, 67, 120])
def test_a_laid_wild_has_the_very_index_of_its_card(deck: CardArt, face: str, palette: str, width: int) -> None:
    """The index of a laid Wild looks exactly like that of the card for which it is laid."""
    look = CardLook(palette, face)
    wild, card = deck.card(_A_WILD, width, look, parse_card("TH")), deck.card(parse_card("TH"), width, look)
    index = pygame.Rect(round(0.04 * width), round(0.05 * width), round(0.15 * width), round(0.4 * width))

    assert pixels_of(wild.subsurface(index)) == pixels_of(card.subsurface(index))
    assert pixels_of(wild) != pixels_of(card)


def test_all_cards_of_a_kind_of_twist_look_the_same(deck: CardArt) -> None:
    """All Wilds look the same, and so do all Crosses and all Skips."""
    for first in _TWIST_CARDS:
        assert len({pixels_of(deck.card(card, 60, _PLAIN)) for card in card_range(first, first + 4)}) == 1


def test_every_drawing_is_whole_and_of_sensible_size() -> None:
    """Every drawing is complete and smaller than 70 kB, so that one that is read while people play costs little."""
    names = [f"{rank}/{face}{rank}{suit}" for rank in RANKS for suit in SUITS for face in ("", "large/")]
    names += [f"twists/{face}{name}" for name in _TWISTS for face in ("", "large/")]
    names += [f"backs/{name}" for name in CARD_BACKS] + [f"pips/{suit}" for suit in SUITS] + ["emblem/emblem"]
    for name in names:
        assert len(_text(name)) < 70_000, name


@pytest.mark.parametrize("part", [pygame.Rect(60, 20, 60, 50), pygame.Rect(20, 76, 120, 30)], ids=["head", "body"])
def test_the_court_is_twelve_people(deck: CardArt, part: pygame.Rect) -> None:
    """No two court cards can be mistaken for each other by head or body, even in one ink and without an index."""
    busts = [pygame.transform.grayscale(deck.card(card, 160, _PLAIN).subsurface(part)) for card in FULL_DECK[40:]]
    for i, one in enumerate(busts):
        for other in busts[:i]:
            difference = pygame.transform.average_color(_difference(one, other))
            assert max(difference[:3]) > 16


def test_the_court_has_two_heads(deck: CardArt) -> None:
    """A court card looks the same upside down."""
    for card in FULL_DECK[40:]:
        face = deck.card(card, 100, _PLAIN).subsurface(pygame.Rect(4, 4, 92, 132))
        turned = pygame.transform.rotate(face, 180)
        assert max(pygame.transform.average_color(_difference(face, turned))[:3]) < 6, card_text(card)


def test_a_court_stays_in_its_frame(deck: CardArt) -> None:
    """Only paper lies between a court's frame and the edges of the card."""
    for card in FULL_DECK[40:]:
        face = deck.card(card, 240, _PLAIN)
        for border in (pygame.Rect(3, 114, 10, 206), pygame.Rect(227, 16, 10, 206), pygame.Rect(60, 3, 160, 11)):
            inks = pygame.mask.from_threshold(face.subsurface(border), (250, 250, 245), (45, 45, 50, 255))
            assert inks.count() == border.w * border.h, card_text(card)


def test_drawings_use_only_features_of_the_rasteriser() -> None:
    """No drawing uses text, clip paths, masks, symbols, patterns or filters, which nanosvg silently leaves out."""
    for path in (_ASSETS / "cards").rglob("*.svg"):
        tags = set(re.findall(r"<([a-zA-Z]+)", path.read_text()))
        assert tags <= {"svg", "defs", "g", "path", "circle", "rect", "linearGradient", "stop"}, path.name


def test_a_card_is_the_same_each_time(deck: CardArt) -> None:
    """The same size and palette give the same pixels, no matter how the card got into the cache."""
    other = CardArt(_ASSETS)
    other.posed(_ACE_OF_SPADES, 90, _FOUR, 12)
    other.card(_ACE_OF_SPADES, 90, CardLook("safe"))
    for card in (_ACE_OF_SPADES, parse_card("QD"), parse_card("TH")):
        assert pixels_of(deck.card(card, 90, _FOUR)) == pixels_of(other.card(card, 90, _FOUR))
        assert pixels_of(deck.posed(card, 90, _FOUR, -7)) == pixels_of(other.posed(card, 90, _FOUR, 353))
    assert deck.card(_ACE_OF_SPADES, 90, _FOUR).get_size() == (90, deck.height(90)) == (90, 126)


def test_palettes_have_the_colours_and_the_contrast_promised(deck: CardArt) -> None:
    """Each palette has its measured colours, which reach 4.5:1 on the darkest paper of a card."""

    def signs(palette: str) -> list[str]:
        return ["#{:02X}{:02X}{:02X}".format(*inks.sign[:3]) for inks in PALETTES[palette]]

    assert signs("two") == ["#141414", "#C2142B", "#C2142B", "#141414"]
    assert signs("four") == ["#0A6B35", "#1252C4", "#C2142B", "#141414"]
    assert signs("safe") == ["#007A87", "#5B2BBF", "#C43C00", "#141414"]
    for palette, suits in PALETTES.items():
        for suit, inks in enumerate(suits):
            face = deck.card(FULL_DECK[4 + suit], 120, CardLook(palette))  # a two, which has a lot of bare paper
            paper = [face.get_at((x, y))[:3] for x, y in ((60, 84), (30, 150), (100, 110), (88, 162))]
            assert all(contrast(inks.sign, (r, g, b)) >= 4.5 for r, g, b in paper), (palette, suit)


def test_the_corners_of_twists_stand_out_from_dark_paper(deck: CardArt) -> None:
    """The signs in the corners of twists reach 4.5:1 on dark paper."""
    for card in _TWIST_CARDS:
        face = deck.card(card, 120, CardLook(dark=True))
        paper, *corner = (face.get_at(spot) for spot in ((8, 60), *((x, y) for x in range(5, 24) for y in range(32))))
        lit = max(contrast((ink.r, ink.g, ink.b), (paper.r, paper.g, paper.b)) for ink in corner)
        assert lit >= 4.5, card_text(card)


@pytest.mark.parametrize("dark", [False, True])
def test_the_engraving_of_the_ace_of_spades_shows_on_any_paper(deck: CardArt, dark: bool) -> None:
    """The lines cut into the great spade have the colour of the paper, light or dark."""
    sign = deck.card(_ACE_OF_SPADES, 240, CardLook(dark=dark)).subsurface(pygame.Rect(95, 130, 50, 80))
    lines = pygame.mask.from_threshold(sign, (40, 43, 50) if dark else (250, 250, 245), (24, 24, 24, 255))
    assert 100 < lines.count() < 2000


@pytest.mark.parametrize("palette", list(PALETTES))
def test_the_index_is_large_and_stands_in_the_left_fifth(deck: CardArt, palette: str) -> None:
    """The whole rank is in the left fifth of a card, and its height is at least a fifth of the width."""
    width = 200
    for card in a_third(palette):
        face = deck.card(card, width, CardLook(palette))
        index = ink_box(face, pygame.Rect(0, 0, round(width * 0.2) + 1, 60), PALETTES[palette][card & 3].sign)
        assert index.h >= width * 0.2, card_text(card)
        assert index.right <= width * 0.2, card_text(card)
        assert index.w >= width * 0.12, card_text(card)


_PIP = re.compile(r'translate\(([\d.]+) ([\d.]+)\)( rotate\(180\))? scale\(([\d.]+) [\d.]+\)"><path')

_SPADE = 94
"""The width of a spade that is 100 high."""


def test_number_cards_keep_a_printers_rules() -> None:
    """A number card has as many signs as its rank, 18.4 % wide (17.1 % in four rows), in columns at 30, 50 and 70 %.

    The highest are at 18 % of the height and the lowest at 82 %; those in the lower half are upside down.
    """
    wide, high = 240, 336
    for rank, count in zip("23456789T", range(2, 11), strict=True):
        pips = _PIP.findall(_text(f"{rank}/{rank}S").decode())
        size = max(float(pip[3]) for pip in pips)
        spots = [(float(x) / wide, float(y) / high, bool(turned)) for x, y, turned, s in pips if float(s) == size]
        assert len(spots) == count
        assert _SPADE * size == pytest.approx((0.171 if rank in "9T" else 0.184) * wide, abs=0.5)
        assert min(y for _x, y, _turned in spots) == pytest.approx(0.18, abs=0.005)
        for x, y, turned in spots:
            assert min(abs(x - column) for column in (0.3, 0.5, 0.7)) < 0.005
            assert turned == (y > 0.5)
            assert any(
                x + other == pytest.approx(1) and y + below == pytest.approx(1) for other, below, _ in spots
            ) or (rank == "7" and x == 0.5)


@pytest.mark.parametrize("suit", SUITS)
def test_the_index_has_a_gutter_of_its_own(deck: CardArt, suit: str) -> None:
    """An index keeps three hundredths of the width off the edge, and four off the pips, a ten a little less."""
    width, pips = 240, 49
    ink = PALETTES["two"][SUITS.index(suit)].sign
    for rank in "456789T":
        face = deck.card(parse_card(rank + suit), width, _PLAIN)
        left, index = (8, 43) if rank == "T" else (8, 39)
        for start, end in ((0, left), (index, pips)):
            assert not has_ink(face, pygame.Rect(start, 0, end - start, 336), ink), rank


def _runs(face: pygame.Surface, row: int, end: int, ink: Color) -> list[int]:
    """Return the widths of what is inked and of what is bare between, along a row of pixels."""
    box = ink_box(face, pygame.Rect(0, row, end, 1), ink)
    inked = [face.get_at((x, row)).g < ink[1] + 100 for x in range(box.left, box.right)]
    return [len(list(run)) for _, run in groupby(inked)]


@pytest.mark.parametrize("face", CARD_FACES)
def test_a_ten_is_not_squeezed(deck: CardArt, face: str) -> None:
    """In the index of a ten, the zero is about as open as its strokes are broad."""
    width = 960
    row, end = (160, 190) if face == "standard" else (236, 290)
    picture = deck.card(parse_card("TS"), width, CardLook(face=face))
    one, between, left, bowl, right = _runs(picture, row, end, PALETTES["two"][3].sign)
    assert min(one, left, right) > 20
    assert bowl >= 0.9 * max(left, right)
    assert between <= bowl


@pytest.mark.parametrize("face", CARD_FACES)
@pytest.mark.parametrize(("rank", "across"), [("6", 0.8), ("9", 0.2)])
def test_a_six_and_a_nine_are_open(deck: CardArt, face: str, rank: str, across: float) -> None:
    """Between the end of the stroke and the bowl of a six or nine is bare paper, a seventh of its height."""
    part = pygame.Rect(5, 8, 36, 60) if face == "standard" else pygame.Rect(5, 8, 64, 96)
    ink, picture = PALETTES["two"][3].sign, deck.card(parse_card(f"{rank}S"), 240, CardLook(face=face))
    box = ink_box(picture, part, ink).move(part.topleft)
    x = box.left + round(across * (box.w - 1))
    inked = [picture.get_at((x, y)).g < ink[1] + 100 for y in range(box.top, box.bottom)]
    _outside, *between, _end = [len(list(run)) for dark, run in groupby([False, *inked, False]) if not dark]
    assert max(between) >= box.h / 7


@pytest.mark.parametrize("face", CARD_FACES)
def test_a_covered_card_shows_no_half_sign(deck: CardArt, face: str) -> None:
    """Each strip that a neighbour leaves uncovered ends on bare paper."""
    width = 200
    for card in FULL_DECK[4:40]:
        picture = deck.card(card, width, CardLook(face=face))
        for share in STRIPS[face] if face == "standard" else STRIPS[face][:2]:
            edge = [picture.get_at((int(share * width), y)) for y in range(10, 270)]
            assert min(min(color[:3]) for color in edge) > 200, card_text(card)


@pytest.mark.parametrize("name", CARD_BACKS)
def test_a_back_looks_the_same_upside_down(deck: CardArt, name: str) -> None:
    """A back looks the same upside down, so no card is known by the way it lies."""
    back = deck.back(120, name)
    there = pixels_of(back)
    turned = pixels_of(pygame.transform.rotate(back, 180))
    differing = sum(abs(a - b) > 40 for a, b in zip(there, turned, strict=True))
    assert differing < len(there) * 0.01
    assert not _is_placeholder(back)


@pytest.mark.parametrize("name", CARD_BACKS)
def test_every_back_has_the_printers_border(deck: CardArt, name: str) -> None:
    """Every back has a light border, which separates backs that overlap."""
    back = deck.back(100, name)
    for at in ((3, 70), (96, 70), (50, 3), (50, 136)):
        assert min(back.get_at(at)[:3]) > 200


@pytest.mark.parametrize("damage", [None, b"", b"\x89PNG not a drawing", b"<svg><path d='M0 0"])
def test_a_missing_or_damaged_drawing_becomes_a_card_that_says_so(tmp_path: Path, damage: bytes | None) -> None:
    """A missing or damaged drawing becomes a white card with its name and a red cross, without an exception."""
    (tmp_path / "cards").mkdir()
    if damage is not None:
        for name in ("A", "backs", "pips", "emblem"):
            (tmp_path / "cards" / f"{name}.svg").write_bytes(damage)
    deck = CardArt(tmp_path)
    for picture in (deck.card(_ACE_OF_SPADES, 100, _PLAIN), deck.back(100, "medal")):
        assert picture.get_size() == (100, 140)
        assert _is_red(picture.get_at((50, 84)))
        assert picture.get_at((90, 130))[:3] == (255, 255, 255)
    assert deck.pip(3, 20, _PLAIN).get_size() == (20, 20)
    assert deck.emblem(40).get_size() == (40, 40)
    assert deck.posed(_ACE_OF_SPADES, 100, _PLAIN, 5).get_width() > 100


def test_a_cut_off_file_still_has_its_first_drawings(tmp_path: Path) -> None:
    """In a file that is cut off, the drawings before the cut are drawn, and all others say that they are missing."""
    (tmp_path / "cards").mkdir()
    whole = (_ASSETS / "cards" / "A.svg").read_bytes()
    (tmp_path / "cards" / "A.svg").write_bytes(whole[: whole.index(b'<svg id="AS"') + 5000])
    deck = CardArt(tmp_path)
    pictures = {name: deck.card(parse_card(name), 100, _PLAIN) for name in ("AC", "AD", "AH", "AS", "2S")}
    assert [name for name, picture in pictures.items() if _is_placeholder(picture)] == ["AS", "2S"]


@pytest.mark.parametrize("angle", [0.0, 5.0, -12.4, 90.0, 200.0])
@pytest.mark.parametrize("moving", [False, True])
def test_a_posed_card_is_centred_in_its_picture(deck: CardArt, angle: float, moving: bool) -> None:
    """A card is in the middle of its posed picture, with or without a shadow."""
    picture = deck.posed(_ACE_OF_SPADES, 80, _PLAIN, angle, lifted=True, moving=moving)
    card = pygame.mask.from_surface(picture, 250)
    box = card.get_bounding_rects()[0]
    assert abs(box.centerx - picture.get_width() / 2) <= 1.5
    assert abs(box.centery - picture.get_height() / 2) <= 1.5


def test_a_lifted_card_has_the_wider_shadow_and_a_turning_one_is_narrow(deck: CardArt) -> None:
    """A lifted card has a wider shadow than a resting one, and a turning card is narrower."""
    resting, lifted = (deck.posed(_ACE_OF_SPADES, 100, _PLAIN, lifted=up) for up in (False, True))
    assert lifted.get_height() > resting.get_height()
    half = pygame.mask.from_surface(deck.posed(_ACE_OF_SPADES, 100, _PLAIN, squeeze=0.5), 250)
    assert half.get_bounding_rects()[0].w == pytest.approx(50, abs=2)
    assert pygame.mask.from_surface(deck.posed(None, 100, _PLAIN, squeeze=0.0), 250).count() < 140 * 5


def test_a_moving_card_meets_its_poses_again(deck: CardArt) -> None:
    """Poses that differ by half a degree or a pixel share a picture while a card moves, but not at rest."""
    pose = partial(deck.posed, _ACE_OF_SPADES, look=_PLAIN, squeeze=0.9)
    assert pose(width_px=100, angle=7.6, moving=True) is pose(width_px=101, angle=8.4, moving=True)
    assert pose(width_px=100, angle=7.6) is not pose(width_px=101, angle=8.6)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The sizes at which files are drawn, in order."""
    sizes: list[tuple[int, int]] = []
    load = pygame.image.load_sized_svg

    def noted(file: BytesIO, size: tuple[int, int]) -> pygame.Surface:
        sizes.append(size)
        return load(file, size)

    monkeypatch.setattr(pygame.image, "load_sized_svg", noted)
    return sizes


def test_a_card_that_grows_on_its_way_is_drawn_once(deck: CardArt, drawn: list[tuple[int, int]]) -> None:
    """A card that grows from the size of a pile to that of a hand is drawn only once."""
    for width in range(100, 182, 3):
        deck.posed(_ACE_OF_SPADES, width, _PLAIN, width / 9, moving=True)
    assert len(drawn) == 1


def test_moving_cards_do_not_evict_expensive_pictures(deck: CardArt, drawn: list[tuple[int, int]]) -> None:
    """Drawings stay in the cache, no matter how many poses a card goes through."""
    for angle in range(0, 360, 2):
        for lifted in (False, True):
            deck.posed(_ACE_OF_SPADES, 180, _PLAIN, angle, lifted=lifted, moving=True)
    assert len(drawn) == 1


def test_after_warming_up_no_card_is_drawn_on_its_way(deck: CardArt, drawn: list[tuple[int, int]]) -> None:
    """After warming up, neither cards in flight nor small cards at rest need another drawing."""
    look = CardLook("safe", "large", "frost")
    steps = sum(1 for _ in deck.warm(look, 100))
    assert steps == len(drawn) == 56
    for card in (*FULL_DECK, *_TWIST_CARDS):
        deck.posed(card, 70, look)
        deck.posed(card, 100, look, 12.0, 0.5, moving=True)
    deck.posed(None, 96, look, 4.0, moving=True)
    assert len(drawn) == 56


def test_there_is_room_for_a_deck_in_any_window(deck: CardArt, drawn: list[tuple[int, int]]) -> None:
    """Even for large cards, drawing a deck ahead does not push its first cards out of the cache."""
    for _ in deck.warm(_PLAIN, 230):
        pass
    before = len(drawn)
    for card in (None, *FULL_DECK):
        deck.posed(card, 230, _PLAIN, 6.0, moving=True)
    assert len(drawn) == before


def test_the_credits_name_every_picture_and_every_noise() -> None:
    """The credits give the owner and the licence of each file."""
    lines = (_ASSETS / "CREDITS.md").read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.startswith("| `") and line.endswith("| MIT |")]
    named = {name for row in rows for name in re.findall(r"`((?:cards|sounds)/[^`]+)`", row)}
    files = [path for kind in ("cards", "sounds") for path in (_ASSETS / kind).rglob("*") if path.is_file()]
    there = {path.relative_to(_ASSETS).as_posix() for path in files}
    assert named == there
    assert all("the Tonk team" in row for row in rows)
