"""The cards, drawn from their SVG files at the size needed, as the player wants them to look.

The files have marker inks in place of the suit colours; these are replaced before a card is drawn. Drawn pictures are
cached. If a file is missing or damaged, a placeholder card says so.
"""

import io
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame

from tonk.rules.cards import (
    CROSSES,
    FULL_DECK,
    JACK,
    SKIPS,
    SUITS,
    WILDS,
    Card,
    card_text,
    cards_in,
    is_twist,
    rank_of,
    suit_of,
)
from tonk.ui.drawing.card_layers import BothCorners, cast, laid_on, marked, with_index_of
from tonk.ui.drawing.card_look import CARD_RATIO, CardLook, palette_of
from tonk.ui.drawing.drawing_files import drawing_in
from tonk.ui.drawing.folded_pictures import FoldedPicture
from tonk.ui.drawing.kept_pictures import PictureCache
from tonk.ui.drawing.theme import mix
from tonk.ui.drawing.vectors import ready

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


_DEEP, _PALE = (11, 10, 20), (255, 244, 220)
_SQUEEZE_STEPS = 16
_MOVING_DEGREES = 2
_MASTER_WIDTHS = (244, 366, 488, 610, 976)
_QUARTERS = (0.25, 0.5, 0.75)
_MASTER_RATIO = 1.3
_FINE_RATIO = 1.9
"""The factor by which a picture must be larger than a card to look, when shrunk, as fine as one drawn at its size."""
_LOST = (2, 2, 2, 2)
"""The loss by rounding in every colour when a picture is shrunk."""
_MARGIN = 3
_TWISTS = {cards_in(kind)[0]: name for kind, name in ((WILDS, "wild"), (CROSSES, "cross"), (SKIPS, "skip"))}
"""The drawing of each kind of twist, by its first card: all four look the same."""
_DARK_PAPER: Mapping[bytes, bytes] = MappingProxyType(
    {b"#fffefb": b"#2c2f36", b"#f8f3e7": b"#202329", b"#b7aa8f": b"#6a6f7a", b"#f6e9c9": b"#d8c9a4"}
    | {b"#6b2a8d": b"#c594e4", b"#0d5f74": b"#63bccf", b"#b04a0d": b"#f0a05c"},
)
"""The paper of a card, its edge, and the background of a court, for dark cards; and the corners of special cards, which
must stand out from them.
"""
_EDGE = b'stroke="#b7aa8f" stroke-width="1.4"'
_THICK_EDGE = b'stroke="#%s" stroke-width="9"'
"""The edge of a card in its file, and a thick one: half of it lies outside the picture."""
_LAID = 64
"""The offset of the numbers under which Wilds laid as cards are drawn."""


_MasterKey = tuple[Card | None, int, tuple[str, ...]]
"""The face of a master, its width in pixels, and its look."""


class CardArt:
    """Pictures of the cards, in pixels.

    Args:
        assets: The folder that holds `cards/`.
    """

    def __init__(self, assets: "Path | Traversable") -> None:
        self._files = assets.joinpath("cards")
        self._drawings, self._poses = PictureCache(), PictureCache()
        self._folded: dict[_MasterKey, FoldedPicture] = {}

    def height(self, width_px: int) -> int:
        """Return the height of a card of this width, in pixels."""
        return round(width_px * CARD_RATIO)

    def card(self, card: Card, width_px: int, look: CardLook, stands_for: Card | None = None) -> pygame.Surface:
        """Return a card's face without shadow; for a laid Wild, with the card that it stands for.

        Args:
            card: The card.
            width_px: The width of a card, in pixels.
            look: The player's choice of faces and colours.
            stands_for: The card that a laid Wild stands for.

        Raises:
            KeyError: There is no such palette.
        """
        return self._bare(_face_of(card, stands_for), width_px, look)

    def _bare(self, face: Card, width_px: int, look: CardLook) -> pygame.Surface:
        key = ("face", face, width_px, *_shown(face, look))
        return self._drawings.get(key, lambda: self._face(face, width_px, look))

    def back(self, width_px: int, name: str) -> pygame.Surface:
        """The back of this name, without shadow."""
        return self._drawings.get(("back", width_px, name), lambda: self._drawn(f"backs/{name}", width_px, {}))

    def posed(
        self,
        card: Card | None,
        width_px: int,
        look: CardLook,
        angle: float = 0.0,
        squeeze: float = 1.0,
        *,
        lifted: bool = False,
        moving: bool = False,
        stands_for: Card | None = None,
    ) -> pygame.Surface:
        """Return a card with its shadow as it lies on the table or is held above it, to be blitted by its centre.

        Args:
            card: The card shown; None for the back.
            width_px: The width of the card before rotation, in pixels.
            look: The faces, their colours and the back.
            angle: Degrees counter-clockwise; rounded to whole degrees, and to even ones while it moves.
            squeeze: The visible share of its width while it turns over, 0 to 1.
            lifted: Whether it is held above the table, with a wider and lower shadow.
            moving: Whether its size changes from frame to frame. It is then scaled from a cached picture, which is
                fast; a resting card is drawn at its exact size unless it is small, which is sharper.
            stands_for: The card that a Wild in a spread stands for.

        Raises:
            KeyError: There is no such palette.
        """
        if moving:
            # Rounding lets a moving card reuse poses; half a degree is invisible in flight.
            angle = round(angle / _MOVING_DEGREES) * _MOVING_DEGREES
            width_px -= width_px % 2
        step = max(0, min(_SQUEEZE_STEPS, round(squeeze * _SQUEEZE_STEPS)))
        pose = _RenderedPose(max(2, width_px), step, round(angle) % 360, lifted=lifted, moving=moving)
        face = None if card is None else _face_of(card, stands_for)
        key = ("posed", face, _shown(face, look), pose)
        return self._poses.get(key, lambda: self._posed(face, look, pose))

    def warm(self, look: CardLook, width_px: int) -> Iterator[None]:
        """Draw ahead the pictures that all cards of a deal are made from; yield after each.

        A court takes several milliseconds, which would delay the first frame that shows it. A whole deck takes too much
        memory, so the pictures are stored compressed until needed.

        Args:
            look: The look of the cards.
            width_px: The width of a card in the hand, in pixels.
        """
        self._folded.clear()
        width = _master_width(width_px)
        for face in (None, *sorted(FULL_DECK, reverse=True), *_TWISTS):
            self._folded[face, width, _shown(face, look)] = FoldedPicture(self._drawn_master(face, width, look))
            yield

    def pip(self, suit: int, size_px: int, look: CardLook) -> pygame.Surface:
        """Return a suit sign in a square of ``size_px`` pixels.

        Args:
            suit: 0 clubs, 1 diamonds, 2 hearts, 3 spades.
            size_px: The side of the square.
            look: Its colours.

        Raises:
            KeyError: There is no such palette.
        """
        marks = _marks(Card(suit), look.palette, dark=False)
        name = f"pips/{SUITS[suit]}"
        return self._drawings.get((name, size_px, look.palette), lambda: self._drawn(name, size_px, marks, size_px))

    def emblem(self, size_px: int) -> pygame.Surface:
        """Return the game's emblem in a square of ``size_px`` pixels."""
        return self._drawings.get(("emblem", size_px), lambda: self._drawn("emblem/emblem", size_px, {}, size_px))

    def _face(self, face: Card, width_px: int, look: CardLook) -> pygame.Surface:
        """Draw a face: of a card of the pack, of a kind of twist, or of a Wild that is laid as a card."""
        if face >= _LAID:
            return self._laid_wild(face - _LAID, width_px, look)
        return self._drawn(_name(face, look), width_px, self._replacements(face, look), corners=self._corners(look))

    def _laid_wild(self, natural: Card, width_px: int, look: CardLook) -> pygame.Surface:
        """Draw a Wild that is laid as a card."""
        if look.face == "standard":
            wild = self._drawn("twists/wild-laid", width_px, _paper(look))
            return marked(wild, self._bare(natural, width_px, look))
        marks, index_of = self._replacements(natural, look), _name(natural, look)
        return self._drawn("twists/large/wild-laid", width_px, marks, corners=self._corners(look), index_of=index_of)

    def _replacements(self, face: Card, look: CardLook) -> dict[bytes, bytes]:
        """Return what is replaced in the file of a card: paper, inks and letters."""
        if is_twist(face):
            return _paper(look)
        return {**_paper(look), **_marks(face, look.palette, dark=look.dark), **self._letters(face, look)}

    def _letters(self, face: Card, look: CardLook) -> dict[bytes, bytes]:
        """Return the outline of a court's letter in its file, and that of the letter to show instead."""
        if rank_of(face) < JACK:
            return {}
        usual, wanted = card_text(face)[0], look.courts[rank_of(face) - JACK]
        if usual == wanted:
            return {}
        try:
            outlines = json.loads(self._files.joinpath("letters.json").read_bytes())[_drawings_of(look)]
            return {outlines[usual].encode(): outlines[wanted].encode()}
        except (OSError, ValueError, LookupError):
            return {}

    def _corners(self, look: CardLook) -> BothCorners | None:
        """Return how to draw the index in the other corner too; None if the look or the file has no such index."""
        if look.face != "both":
            return None
        try:
            return BothCorners(**json.loads(self._files.joinpath("corners.json").read_bytes()))
        except (OSError, ValueError, TypeError):
            return None

    def _drawn(
        self,
        name: str,
        width_px: int,
        marks: Mapping[bytes, bytes],
        height_px: int | None = None,
        corners: BothCorners | None = None,
        index_of: str = "",
    ) -> pygame.Surface:
        """Draw a drawing of the deck with its marker inks replaced, or a placeholder card.

        Args:
            name: The drawing: its file, a slash, and its name there.
            width_px: The width of the picture, in pixels.
            marks: The replacements for its marker inks.
            height_px: The height; that of a card if None.
            corners: How to draw the index a second time; None for no second index.
            index_of: The drawing whose index is drawn too; "" for none.
        """
        size = (max(1, width_px), height_px or max(1, self.height(width_px)))
        try:
            data = self._text(name)
            if index_of:
                data = with_index_of(data, self._text(index_of))
            for mark, ink in marks.items():
                data = data.replace(mark, ink)
            if corners is not None:
                data = corners.drawn_in(data)
            return ready(pygame.image.load_sized_svg(io.BytesIO(data), size))
        except (OSError, LookupError, pygame.error):
            return _placeholder(name.rpartition("/")[2], size)

    def _text(self, name: str) -> bytes:
        """Return a drawing of the deck.

        Raises:
            OSError: Its file can't be read.
            LookupError: It isn't in its file.
        """
        file, _, drawing = name.partition("/")
        return drawing_in(self._files.joinpath(f"{file}.svg"), drawing)

    def _master(self, face: Card | None, width_px: int, look: CardLook) -> pygame.Surface:
        """Return a larger picture, with a margin for smooth edges, from which turned and scaled ones are made.

        There are only a few sizes, so that a growing card is not drawn again in every frame.
        """
        width = _master_width(width_px)
        key = face, width, _shown(face, look)

        def draw() -> pygame.Surface:
            folded = self._folded.get(key)
            return self._drawn_master(face, width, look) if folded is None else folded.unfold()

        return self._drawings.get(("master", *key), draw)

    def _drawn_master(self, face: Card | None, width: int, look: CardLook) -> pygame.Surface:
        drawn = self._drawn(f"backs/{look.back}", width, {}) if face is None else self._face(face, width, look)
        return _framed(drawn)

    def _model(self, face: Card | None, width_px: int, look: CardLook) -> pygame.Surface:
        """Return a master, shrunk by quarters as far as the pose allows, which keeps more detail."""
        enough = width_px * _MASTER_RATIO
        less = next((w for q in _QUARTERS if (w := round(_master_width(width_px) * q)) >= enough), None)
        if less is None:
            return self._master(face, width_px, look)

        def shrink() -> pygame.Surface:
            master = self._master(face, width_px, look)
            bare = master.subsurface(master.get_rect().inflate(-2 * _MARGIN, -2 * _MARGIN))
            return _framed(_shrunk(bare, (less, self.height(less))))

        return self._poses.get(("model", face, less, _shown(face, look)), shrink)

    def _posed(self, face: Card | None, look: CardLook, pose: "_RenderedPose") -> pygame.Surface:
        across = max(1, round(pose.width * pose.step / _SQUEEZE_STEPS))
        if pose.moving or pose.degrees or _master_width(pose.width) >= pose.width * _FINE_RATIO:
            model = self._model if pose.moving or pose.degrees else self._master
            picture = _scaled(model(face, pose.width, look), pose, across)
        else:
            picture = self.back(pose.width, look.back) if face is None else self._bare(face, pose.width, look)
            if across < pose.width:
                picture = pygame.transform.smoothscale(picture, (across, picture.get_height()))
        squeeze, quick = pose.step / _SQUEEZE_STEPS, pose.moving
        key = ("shadow", pose.step, pose.degrees, pose.lifted, quick)
        shadow = self._poses.get(key, lambda: cast(squeeze, pose.degrees, lifted=pose.lifted, quick=quick))
        return laid_on(shadow, pose.width, picture, quick=quick)


@dataclass(frozen=True, slots=True)
class _RenderedPose:
    """The pose of a card: its width in pixels, visible steps, rotation, and whether it is lifted and moving."""

    width: int
    step: int
    degrees: int
    lifted: bool
    moving: bool


def _master_width(width_px: int) -> int:
    return next((w for w in _MASTER_WIDTHS if w >= width_px * _MASTER_RATIO), width_px)


def _framed(drawn: pygame.Surface) -> pygame.Surface:
    room = pygame.Surface((drawn.get_width() + 2 * _MARGIN, drawn.get_height() + 2 * _MARGIN), pygame.SRCALPHA)
    room.blit(drawn, (_MARGIN, _MARGIN))
    return room


def _drawings_of(look: CardLook) -> str:
    """Return the name of the drawings that a look is made of."""
    return "standard" if look.face == "standard" else "large"


def _name(face: Card, look: CardLook) -> str:
    """Return the name of a face's drawing: that of a rank, or of the twists, is in a file of its own."""
    text = _TWISTS[face] if is_twist(face) else card_text(face)
    file = "twists" if is_twist(face) else text[0]
    return f"{file}/{text}" if look.face == "standard" else f"{file}/large/{text}"


def _scaled(master: pygame.Surface, pose: _RenderedPose, across: int) -> pygame.Surface:
    """Make a pose from a larger picture."""
    scale = pose.width / (master.get_width() - 2 * _MARGIN)
    if pose.degrees == 0:
        margin = 2 * _MARGIN * scale
        return _shrunk(master, (round(across + margin), round(master.get_height() * scale)))
    if across < pose.width:
        narrow = max(1, round(master.get_width() * across / pose.width))
        master = pygame.transform.smoothscale(master, (narrow, master.get_height()))
    # Turning and scaling in one go keeps edges smooth and the paper's colour exact.
    return pygame.transform.rotozoom(master, pose.degrees, scale)


def _shrunk(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    shrunk = pygame.transform.smoothscale(picture, size)
    shrunk.fill(_LOST, special_flags=pygame.BLEND_RGBA_ADD)
    return shrunk


def _face_of(card: Card, stands_for: Card | None) -> Card:
    """The number under which a face is drawn."""
    if stands_for is not None:
        return stands_for + _LAID
    return card - card % 4 if is_twist(card) else card


def _shown(face: Card | None, look: CardLook) -> tuple[str, ...]:
    """Return the part of a look that can be seen of a face, or of a back."""
    if face is None:
        return (look.back,)
    return (look.palette, look.face, look.courts, "dark" * look.dark, "edged" * look.edged)


def _paper(look: CardLook) -> dict[bytes, bytes]:
    """Return the replacements in a card's file for another paper or edge; the edge comes first."""
    edge = {_EDGE: _THICK_EDGE % (b"ffffff" if look.dark else b"000000")} if look.edged else {}
    return {**edge, **(_DARK_PAPER if look.dark else {})}


def _marks(card: Card, palette: str, *, dark: bool) -> dict[bytes, bytes]:
    """Return the colours for the marker inks of a card's file; a suit sign is given by its ace."""
    inks = palette_of(palette)[suit_of(card)]
    colors = (inks.shine if dark else inks.sign, inks.cloth, mix(inks.cloth, _DEEP, 0.42), mix(inks.cloth, _PALE, 0.6))
    return {b"#0000a%d" % (i + 1): b"#%02x%02x%02x" % color[:3] for i, color in enumerate(colors)}


def _placeholder(name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a white card with the name of the missing file and a red cross: ugly, visible, and playable."""
    width, height = size
    picture = pygame.Surface(size, pygame.SRCALPHA)
    box = picture.get_rect()
    edge = max(1, width // 60)
    pygame.draw.rect(picture, (255, 255, 255), box, border_radius=width // 16)
    pygame.draw.rect(picture, (90, 90, 90), box, edge, border_radius=width // 16)
    for start, end in (((0.2, 0.35), (0.8, 0.85)), ((0.8, 0.35), (0.2, 0.85))):
        corners = [(width * x, height * y) for x, y in (start, end)]
        pygame.draw.line(picture, (200, 30, 40), corners[0], corners[1], max(1, width // 24))
    if not pygame.font.get_init():
        pygame.font.init()
    letters = pygame.font.Font(None, max(10, height // 4)).render(name, antialias=True, color=(20, 20, 20))
    if letters.get_width() > width * 0.9:
        letters = pygame.transform.smoothscale_by(letters, width * 0.9 / letters.get_width())
    picture.blit(letters, (round(width * 0.06), round(height * 0.06)))
    return ready(picture)
