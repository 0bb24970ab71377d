"""Text: its drawing, its wrapping, and its fallbacks for missing letters."""

from pathlib import Path

import pygame
import pytest

from tests.ui.drawing.contrast import contrast, over
from tonk.ui.drawing import fonts
from tonk.ui.drawing.text import Text, clean
from tonk.ui.drawing.theme import LEAST_TEXT_PX, STYLES, Theme, mix

INK = (247, 242, 228)
DARK = (20, 20, 24)
HANDLES = Path("/proc/self/fd")


@pytest.fixture
def text() -> Text:
    """A renderer at one pixel per unit, with plain coloured squares for suits."""
    pygame.font.init()
    colors = ((0, 0, 90), (0, 90, 0), (255, 0, 0), (90, 0, 0))

    def pip(suit: int, size: int) -> pygame.Surface:
        square = pygame.Surface((size, size), pygame.SRCALPHA)
        square.fill(colors[suit])
        return square

    return Text(1.0, pip)


def colors_in(picture: pygame.Surface) -> set[tuple[int, ...]]:
    """Return the colours of all visible pixels."""
    w, h = picture.get_size()
    pixels = {tuple(picture.get_at((x, y))) for x in range(w) for y in range(h)}
    return {pixel[:3] for pixel in pixels if pixel[3] == 255}


def test_suits_without_card_art_have_the_colours_of_the_theme() -> None:
    """Without card art, each suit has the colour of the theme, and the usual four reach 4.5:1 on their chips."""
    usual = Theme()
    colors = ((0, 0, 90), (0, 90, 0), (255, 0, 0), (90, 0, 0))
    other = Text(1.0, theme=usual._replace(suits=colors))
    assert all(colors[suit] in colors_in(other.pip(suit, 40)) for suit in range(4))
    assert all(contrast(color, usual.card_cream) >= 4.5 for color in usual.suits)


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_a_rank_on_a_chip_has_its_suits_ink_and_stands_in_the_middle(scale: float) -> None:
    """A rank has the ink of its suit, and the chip shows as much above it as below it at any scale."""
    pygame.font.init()
    inks = ((0, 0, 90), (0, 90, 0), (255, 0, 0), (90, 0, 0))
    nothing = pygame.Surface((1, 1), pygame.SRCALPHA)
    picture = Text(scale, lambda *_: nothing, Theme(), inks).render("8♥", "body", INK)
    inked = pygame.mask.from_threshold(picture, inks[2], (60, 60, 60, 255)).get_bounding_rects()
    chip, rank = picture.get_bounding_rect(), inked[0].unionall(inked[1:])
    assert abs((rank.y - chip.y) - (chip.bottom - rank.bottom)) <= 1


def test_the_picture_has_the_measured_size(text: Text) -> None:
    """The picture of a text has the measured size in every style, wrapped or not."""
    for style in STYLES:
        for width in (None, 150):
            for words in ("Draw", "You lay 5-6-7♠ and drop: 9 against 10 Élodie", "one\n\ntwo"):
                size = text.render(words, style, INK, max_width=width).get_size()
                assert size == tuple(round(side) for side in text.measure(words, style, width))


def test_no_line_is_longer_than_the_eye_follows(text: Text) -> None:
    """Wrapped text has at most 80 letters in a line, however wide the room is."""
    words, one = "many words " * 20, text.measure("M", "body")[1]
    assert text.measure(words, "body", 9000)[1] == 3 * one
    assert text.measure(words.strip(), "body")[1] == one


def test_text_wraps_within_its_width(text: Text) -> None:
    """No line of wrapped text is too wide, and no word is lost."""
    sentence = "A run is three or more cards of one suit in order, such as 5♠ 6♠ 7♠, and no more."
    narrow = text.measure(sentence, "body", 120)
    assert narrow[0] <= 120
    assert narrow[1] >= 5 * text.line_height("body")
    assert text.measure(sentence, "body")[1] == text.line_height("body")


def test_a_word_that_is_too_wide_is_cut(text: Text) -> None:
    """A word without spaces is cut if it is too wide."""
    assert text.measure("W" * 60, "body", 100)[0] <= 100


def test_an_unbreakable_space_does_not_break(text: Text) -> None:
    """An unbreakable space, narrow or not, keeps its neighbours on one line and looks like an ordinary one."""
    for space in "\u00a0\u202f":
        width, height = text.measure(f"aaaa bbbb{space}cccc", "body", 100)
        assert (width, height) == (text.measure(f"bbbb{space}cccc", "body")[0], 2 * text.line_height("body"))
    assert text.measure("50\u00a0€", "body") == text.measure("50 €", "body")
    assert text.measure("50€", "body") < text.measure("50\u202f€", "body") < text.measure("50 €", "body")


def test_text_is_never_smaller_than_readable(text: Text) -> None:
    """Letters have a least size, even in a tiny window."""
    text.rescale(0.1)
    height = text.render("Draw", "small", INK).get_height()
    assert height >= LEAST_TEXT_PX


def test_rendering_is_kept(text: Text) -> None:
    """The same text is rendered once, and again at another scale."""
    first = text.render("Draw", "button", INK)
    assert text.render("Draw", "button", INK) is first
    text.rescale(2.0)
    assert text.render("Draw", "button", INK).get_width() > 1.8 * first.get_width()


def test_suits_are_drawn_in_their_colours(text: Text) -> None:
    """Each suit sign becomes its pip, on light and on dark ground."""
    for color in (INK, DARK):
        shown = colors_in(text.render("♣ ♦ ♥ ♠", "body", color))
        assert {(0, 0, 90), (0, 90, 0), (255, 0, 0), (90, 0, 0)} <= shown


def test_cards_lie_on_chips_on_dark_ground_only(text: Text) -> None:
    """A card in a text has a cream chip on a dark ground, where dark suits would vanish, and none on paper."""
    cream = Theme().card_cream
    assert cream in colors_in(text.render("10♦", "body", INK))
    assert cream not in colors_in(text.render("10♦", "body", DARK))


def test_ranks_stay_with_their_suit(text: Text) -> None:
    """A card is never broken over two lines, and letters inside words are not ranks."""
    wide = text.measure("10♦", "body")[0]
    assert text.measure("and so 10♦", "body", wide + 2)[0] <= wide + 2
    assert text.measure("5-6-7♠", "body")[1] == text.line_height("body")
    chip_and_word = text.measure("ABA♠", "body")[0]
    assert chip_and_word > text.measure("A♠", "body")[0]


def test_a_card_does_not_begin_a_line_by_itself(text: Text) -> None:
    """A card moves on to the next line with the word before it; of several cards only the first is bound."""
    wide = text.measure("Earl hits a run with", "body")[0] + 1
    assert text.measure("Earl hits a run with 4♦", "body", wide)[0] < wide - text.measure(" with", "body")[0] + 1
    assert text.measure("4♦ 5♦", "body", text.measure("4♦ ", "body")[0])[1] == 2 * text.line_height("body")


def test_fit_shortens_with_an_ellipsis(text: Text) -> None:
    """A name that is too long for its place ends in an ellipsis; one that fits is unchanged."""
    short = text.fit("Maximiliana Wolkenstein-Trostburg", "body", 120)
    assert short.endswith("…")
    assert text.measure(short, "body")[0] <= 120
    assert text.fit("Ana", "body", 120) == "Ana"
    assert text.fit("two\nlines", "body", 500) == "two lines"


@pytest.mark.parametrize(
    ("raw", "kept"),
    [
        ("a\x00b\x07c", "abc"),
        ("a\tb\r\nc", "a b\nc"),
        ("a\ud800b", "ab"),
        ("\u202eevil\u2066", "evil"),
        ("♥\ufe0f", "♥"),
        ("50\u202f€", "50\u2009€"),
    ],
)
def test_clean_removes_characters_that_no_font_draws(raw: str, kept: str) -> None:
    """Control characters, lone surrogates and direction marks are dropped, because they would raise or mislead."""
    assert clean(raw) == kept


def test_hostile_names_render(text: Text) -> None:
    """Names with any kind of character can be rendered."""
    for name in ("\x00", "", "\ud83d", "名前", "مرحبا", "🂡", "e\u0301" * 40, "♠" * 30, "\n\n"):
        assert text.render(name, "title", INK, max_width=300).get_width() >= 1


def test_lines_align(text: Text) -> None:
    """The shorter of two lines can be aligned to the left, the middle or the right."""
    left, center, right = (
        text.render("iiiiiiiiiiiiii\ni", "body", INK, align=align).get_bounding_rect()
        for align in ("left", "center", "right")
    )
    assert left.size == center.size == right.size
    lower = {}
    for align in ("left", "center", "right"):
        picture = text.render("iiiiiiiiiiiiii\ni", "body", INK, align=align)
        half = picture.subsurface((0, picture.get_height() // 2, *_half(picture)))
        lower[align] = half.get_bounding_rect().x
    assert lower["left"] < lower["center"] < lower["right"]


def _half(picture: pygame.Surface) -> tuple[int, int]:
    return picture.get_width(), picture.get_height() - picture.get_height() // 2


def test_the_fonts_have_the_letters_we_write() -> None:
    """The fonts have every mark in the game's sentences and every letter of its languages."""
    pygame.font.init()
    marks = "–—’‘“”«»…·×−€£%½←→" + "àâäæçéèêëîïôœùûüÿÀÂÇÉÈÊËÎÏÔŒÙÛÜŸñßåøÑÅØ"
    lacking = {face: "".join(m for m in marks if not fonts.has_letter(m, face)) for face in ("regular", "bold")}
    assert lacking == {"regular": "", "bold": ""}


def test_a_missing_letter_comes_from_another_font() -> None:
    """Letters that the title face lacks, such as Cyrillic ones, come from the interface face."""
    pygame.font.init()
    assert not fonts.has_letter("Ж", "display")
    used = [one for one, _letters in fonts.runs("Tonk Ж", "display", 30)]
    assert used == [fonts.font("display", 30), fonts.font("bold", 30)]


def test_without_font_packages_the_game_still_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pygame's own font is used when no font package is installed."""
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    for cached in (fonts.font_path, fonts._read, fonts.font):
        cached.cache_clear()
    try:
        assert fonts.font_path("regular") is None
        assert Text().render("Draw 10♦", "body", INK).get_width() > 30
    finally:
        for cached in (fonts.font_path, fonts._read, fonts.font):
            cached.cache_clear()


@pytest.mark.skipif(not HANDLES.exists(), reason="open files are listed elsewhere, or nowhere")
def test_fonts_hold_no_file_open() -> None:
    """A font does not keep its file open, because there is one font for each size."""
    fonts.font("regular", 91)
    before = len(list(HANDLES.iterdir()))
    fonts.font("regular", 92)
    assert len(list(HANDLES.iterdir())) == before


def test_words_can_be_read_on_their_grounds() -> None:
    """Text reaches 4.5:1 on each of its grounds, over the lightest and the darkest part of the felt."""
    theme = Theme()
    for felt in ((47, 138, 92), theme.felt, theme.felt_dark):
        panels = [over(theme.panel, felt), over(theme.panel_raised, felt), over(theme.quiet, felt)]
        grounds = [*panels, over(theme.quiet_hover, felt), over(theme.track, panels[0])]
        for ground in grounds:
            for ink in (theme.ink, theme.ink_soft, theme.gold, theme.good, theme.bad, *theme.seats):
                assert contrast(ink, ground) >= 4.5, (ink, ground)


def test_buttons_can_be_read() -> None:
    """Labels on gold and red reach 4.5:1 in every state, and switched-off ones reach 3:1."""
    theme = Theme()
    for gold in (theme.gold, theme.gold_light, theme.gold_dark, mix(theme.gold_dark, theme.gold, 0.5)):
        assert contrast(theme.ink_dark, gold) >= 4.5
    for red in (theme.danger, theme.danger_light, theme.danger_dark):
        assert contrast(theme.ink, red) >= 4.5
    for felt in ((47, 138, 92), theme.felt, theme.felt_dark):
        for ground in (over(theme.off, felt), over(theme.track, over(theme.panel, felt))):
            assert contrast(theme.ink_off, ground) >= 3
    assert contrast(theme.card_ink, theme.card_cream) >= 7
    assert contrast(theme.ink, theme.selection) >= 4.5


def test_the_focus_ring_shows_on_any_ground() -> None:
    """One of the ring's two colours reaches 3:1 on cream, gold, felt and red."""
    theme = Theme()
    for ground in (theme.card_cream, theme.gold, theme.felt, theme.felt_dark, theme.danger):
        rings = (theme.focus_inner, theme.focus_outer)
        assert max(contrast(ring, ground) for ring in rings) >= 3, ground


def test_no_style_cuts_letters_that_go_below_the_line(text: Text) -> None:
    """Every style leaves a free row of pixels below descending letters, which a ribbon would otherwise cut."""
    for style in STYLES:
        picture = text.render("gjpqy", style, INK)
        assert picture.get_bounding_rect().bottom < picture.get_height(), style
