"""The faces at the table: everybody in every mood, and the medallions that replace missing faces."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from tonk.resources import assets_root
from tonk.session.match.characters import (
    CALM,
    CAUGHT,
    CHARACTERS,
    MOODS,
    PLEASED,
    THINKS,
    WAITS,
    Character,
    Mood,
    character_of,
)
from tonk.session.match.player_names import BOT_NAMES
from tonk.session.people import FACES, People
from tonk.ui.drawing.busts import half_lit
from tonk.ui.drawing.drawing_files import drawing_in
from tonk.ui.drawing.portrait_layers import BUST, PLATE, Light, Look, draw
from tonk.ui.drawing.portraits import Portraits
from tonk.words.characters import bearing

SMALL = 56
LARGEST = 28_000
"""The most bytes of a drawing; sixty of them are read while people play."""


pytestmark = pytest.mark.usefixtures("small_window")


@pytest.fixture(scope="module")
def portraits() -> Portraits:
    """The real pictures."""
    return Portraits(assets_root())


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """Return the percentage of the pixels of two pictures that differ visibly."""
    pairs = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB"), strict=True)
    seen = sum(abs(a - b) > 40 for a, b in pairs) / 3
    return 100 * seen / (one.get_width() * one.get_height())


def shades(picture: pygame.Surface) -> int:
    """Count the colours of a picture, in rough steps."""
    data = pygame.image.tobytes(picture, "RGB")
    return len({(data[i] >> 4, data[i + 1] >> 4, data[i + 2] >> 4) for i in range(0, len(data), 3)})


def test_there_are_people_enough_for_every_table() -> None:
    """There are at least ten opponents with different names."""
    assert len({character.id for character in CHARACTERS}) == len(CHARACTERS) >= 10
    assert len(set(BOT_NAMES)) == len(BOT_NAMES)
    assert all(character_of(name) is not None for name in BOT_NAMES)


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
def test_everybody_is_drawn_in_every_mood(portraits: Portraits, character: Character) -> None:
    """Each mood of each person has a small drawing, and a picture unlike the other moods and the medallion."""
    name, who = character.name, character.id
    stand_in = portraits.picture(name, CALM, SMALL, is_person=True)
    drawn = {mood: portraits.picture(name, mood, SMALL) for mood in MOODS}

    for mood, picture in drawn.items():
        assert len(drawing_in(assets_root() / "portraits" / f"{who}.svg", mood)) <= LARGEST
        assert picture.get_size() == (SMALL, SMALL)
        assert shades(picture) > 40
        assert difference(picture, stand_in) > 20
    for number, mood in enumerate(MOODS):
        for other in MOODS[number + 1 :]:
            assert difference(drawn[mood], drawn[other]) > 3, (mood, other)


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
def test_a_plate_shows_whether_somebody_thinks_or_waits(portraits: Portraits, character: Character) -> None:
    """Calm, thinking and waiting faces differ plainly at the size of a plate."""
    drawn = [portraits.picture(character.name, mood, SMALL) for mood in (CALM, THINKS, WAITS)]
    assert min(difference(one, other) for one, other in combinations(drawn, 2)) > 10


def test_eyes_blink_and_look_about_and_nothing_else_moves(portraits: Portraits) -> None:
    """A blink or a glance changes only the area of the eyes, and laughing eyes never change."""
    size = 100
    eyes = PLATE.eyes_in(size)
    calm = portraits.picture("Mae", CALM, size)
    for look in (Look(shut=True), Look(aside=-1), Look(aside=1, down=1)):
        moved = portraits.picture("Mae", CALM, size, look=look)
        assert difference(calm.subsurface(eyes), moved.subsurface(eyes)) > 0.5
        assert portraits.picture("Mae", CALM, size, look=look) is moved
        around = [picture.copy() for picture in (calm, moved)]
        for picture in around:
            picture.fill((0, 0, 0), eyes)
        assert difference(*around) == 0
    assert portraits.picture("Mae", PLEASED, size, look=Look(shut=True)) is portraits.picture("Mae", PLEASED, size)


def test_a_bust_shows_the_whole_person_without_a_ground(portraits: Portraits) -> None:
    """A bust has empty upper corners, reaches the lower edge and can blink; an unknown name gets a medallion."""
    bust = portraits.bust("Solomon", CALM, 120)
    assert bust.get_size() == (120, 120)
    assert bust.get_at((2, 2)).a == bust.get_at((117, 2)).a == 0
    assert bust.get_at((60, 118)).a == 255
    assert portraits.bust("Solomon", CALM, 120) is bust
    assert difference(bust, portraits.bust("Solomon", CALM, 120, look=Look(shut=True))) > 0
    assert portraits.bust("Nobody", CALM, 120).get_size() == (120, 120)


@pytest.mark.parametrize(("name", "mood"), [("Earl", PLEASED), ("Leroy", CAUGHT), ("Ines", PLEASED), ("Mae", CAUGHT)])
def test_the_elbow_of_a_raised_hand_stands_out(portraits: Portraits, name: str, mood: Mood) -> None:
    """The elbow of a raised hand is seen beyond the shoulder that somebody who waits has."""
    low = pygame.Rect(0, 150, 200, 50)
    waits, raised = (portraits.bust(name, one, 200).subsurface(low).get_bounding_rect() for one in (WAITS, mood))
    assert raised.left < waits.left - 5


def test_eyes_are_seen_under_a_hat_that_is_pulled_down(portraits: Portraits) -> None:
    """Earl's eyes are visible under his hat when he is caught, and can blink."""
    assert difference(*(portraits.bust("Earl", CAUGHT, 200, look=Look(shut=shut)) for shut in (False, True))) > 0


def test_a_lamp_beside_somebody_in_the_dark_lights_the_near_edge_alone() -> None:
    """The edge of a bust shines where the lamp is near, and stays dark at the foot, which is far from it."""
    bust = pygame.Surface((200, 200), pygame.SRCALPHA)
    bust.fill((90, 60, 40, 255), pygame.Rect(40, 40, 120, 160))
    lit = half_lit(bust, (0.9, 0.0))
    near, inside, far = (sum(lit.get_at((x, y))[:3]) for x, y in ((159, 60), (150, 60), (159, 180)))
    assert near > inside + 90 > far + 90


def test_no_two_people_look_alike(portraits: Portraits) -> None:
    """The calm faces of any two people differ widely."""
    calm = [portraits.picture(character.name, CALM, SMALL) for character in CHARACTERS]
    for number, one in enumerate(calm):
        for other in calm[number + 1 :]:
            assert difference(one, other) > 20


def test_every_face_that_can_be_chosen_is_drawn(portraits: Portraits) -> None:
    """Each face for a person is drawn in every mood, in small drawings, and no two faces look alike."""
    for face in FACES:
        drawn = [portraits.worn(face, "Ana", mood, SMALL) for mood in MOODS]
        assert all(difference(one, other) > 3 for one, other in combinations(drawn, 2)), face
        for mood in MOODS:
            assert len(drawing_in(assets_root() / "portraits" / f"{face}.svg", mood)) <= LARGEST
    calm = [portraits.worn(face, "Ana", CALM, SMALL) for face in ("", *FACES)]
    assert all(difference(one, other) > 20 for one, other in combinations(calm, 2))


def test_a_person_has_the_face_that_they_chose() -> None:
    """A chosen face appears under all names of a person; an unknown face is replaced with the letter."""
    portraits = Portraits(assets_root())
    people = People().welcome(["You", "Bo"])
    people = people.changed(people.known("You"), name="Ana", portrait=FACES[0])
    portraits.people = people.changed(people.known("Bo"), portrait="of-another-version")
    chosen = portraits.worn(FACES[0], "Ana", CALM, SMALL)
    assert portraits.picture("Ana", CALM, SMALL, is_person=True) is chosen
    assert portraits.picture("You", CALM, SMALL, is_person=True) is chosen
    assert portraits.picture("Bo", CALM, SMALL, is_person=True) is portraits.worn("", "Bo", CALM, SMALL)
    assert not portraits.warm("Bo", SMALL, is_person=True)
    while portraits.warm("Ana", SMALL, is_person=True):
        pass


def test_every_person_has_something_unique() -> None:
    """Each opponent has a unique phrase, and an unknown one has none."""
    phrases = [bearing(character.id) for character in CHARACTERS]
    assert all(0 < len(phrase) <= 40 for phrase in phrases)
    assert len(set(phrases)) == len(phrases)
    assert bearing("nobody") == ""


def test_a_portrait_is_round_and_is_drawn_once(portraits: Portraits) -> None:
    """A portrait has transparent corners and an opaque middle, and is drawn only once."""
    picture = portraits.picture("Ruby", CALM, 60)
    for corner in ((0, 0), (59, 0), (0, 59), (59, 59)):
        assert picture.get_at(corner).a == 0
    assert picture.get_at((30, 30)).a == 255
    assert portraits.picture("Ruby", CALM, 60) is picture


def test_a_person_has_a_medallion_even_under_a_known_name(portraits: Portraits) -> None:
    """A person called Ruby gets a medallion, not Ruby's face; medallions differ by seat and by letter."""
    ruby = portraits.picture("Ruby", CALM, SMALL)
    mine = portraits.picture("Ruby", CALM, SMALL, is_person=True, seat=0)
    assert difference(ruby, mine) > 20
    assert difference(mine, portraits.picture("Ruby", CALM, SMALL, is_person=True, seat=1)) > 3
    assert difference(mine, portraits.picture("Otto", CALM, SMALL, is_person=True, seat=0)) > 3


@pytest.mark.parametrize("name", ["", " ", "\u0627", "\U0001f0a1", "é", "9"])
def test_any_name_has_a_medallion(portraits: Portraits, name: str) -> None:
    """A medallion can be drawn for any name, even without letters."""
    assert portraits.picture(name, CALM, 40).get_size() == (40, 40)


def test_a_missing_or_damaged_file_gives_the_medallion(tmp_path: Path) -> None:
    """A face with a missing or damaged file is replaced with the medallion."""
    folder = tmp_path / "portraits"
    folder.mkdir()
    whole = (assets_root() / "portraits" / "mae.svg").read_bytes()
    (folder / "mae.svg").write_bytes(whole[: whole.index(b"\n</svg>")])
    (folder / "ruby.svg").write_bytes(b'<svg id="calm" >\n</svg>\n')
    (folder / "otto.svg").write_bytes(b'<svg id="calm" >\n\xff\n</svg>\n')
    broken = Portraits(tmp_path)

    for name in ("Mae", "Ruby", "Otto", "Otis"):
        medallion = broken.picture(name, CALM, SMALL, is_person=True)
        for mood in MOODS:
            assert difference(broken.picture(name, mood, SMALL), medallion) == 0


def test_the_light_behind_a_face_shows_the_mood(portraits: Portraits) -> None:
    """The background is darkest for a caught player and brightest for a pleased one."""
    rim = [(56, 14), (14, 56), (98, 56)]
    light = {
        mood: sum(sum(portraits.picture("Otis", mood, 112).get_at(spot)[:3]) for spot in rim)
        for mood in (CALM, PLEASED, CAUGHT)
    }

    assert light[CAUGHT] < light[CALM] < light[PLEASED]


def test_faces_are_drawn_ahead_one_at_a_time() -> None:
    """Each call of warming draws one mood until all are drawn; an unknown name has none."""
    fresh = Portraits(assets_root())
    assert [fresh.warm("Otis", 30) for _mood in MOODS] == [True] * len(MOODS)
    assert not fresh.warm("Otis", 30)
    assert not fresh.warm("Nobody", 30)


_DRAWN = """<svg id="calm">
<defs></defs>
<g id="ground"></g>
<g id="body"><path d="M0 150L200 150L200 300L0 300Z" fill="#a0a0a0"/></g>
<g id="head"><circle cx="100" cy="100" r="45" fill="#a0a0a0"/></g>
<g id="whites"></g>
<g id="lids"></g>
<g id="features"></g>
<g id="front"><path d="M40 50L160 50L160 80L40 80Z" fill="#404040"/></g>
<g id="arms"></g>
</svg>
"""


def test_a_lamp_lights_people_from_the_left_above() -> None:
    """A head throws a shadow on the body and a hat one on the face, edges bend into the dark, and the table is dim."""
    found = draw(_DRAWN, BUST, 272, Light((255, 255, 255), (255, 255, 255)))
    assert found is not None

    def seen(x: int, y: int) -> pygame.Color:
        return found.picture.get_at((x - int(BUST.x), y - int(BUST.y)))

    assert seen(104, 157).r < 0.85 * seen(40, 168).r
    assert seen(100, 83).r < 0.85 * seen(100, 115).r
    assert seen(70, 120).r > seen(130, 120).r
    assert seen(60, 255).r < 0.85 * seen(60, 180).r
    assert seen(-20, 100).a == seen(190, 100).a == 0
