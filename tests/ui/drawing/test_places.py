"""The places: the rules that belong to each, their pictures, and the contrast of words on them."""

from itertools import chain, pairwise
from pathlib import Path

import pygame
import pytest

from tests.ui.drawing.contrast import contrast, over
from tests.ui.pilot import dummy_ui
from tonk.resources import assets_root
from tonk.rules import preset_ids
from tonk.rules.cards import Seat, each_seat
from tonk.session.circuit.rewards import reward_for
from tonk.session.settings import PLACES, Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.drawing_files import drawing_in
from tonk.ui.drawing.places import place_pictures
from tonk.ui.drawing.places.beyond import cafe_glass, paint_beyond
from tonk.ui.drawing.places.landmarks import landmarks
from tonk.ui.drawing.places.place_pictures import PlacePictures, near_of, painted, room_of
from tonk.ui.drawing.places.room import _along
from tonk.ui.drawing.places.scenery import BACKS, HOMES, Scenery, place_of
from tonk.ui.drawing.places.sheet import Prop, Sheet
from tonk.ui.drawing.places.table_edge import FAR, RAIL, contour, draw_rim, field, on_felt
from tonk.ui.drawing.theme import THEMES, Color, Theme, mix, theme_of
from tonk.ui.drawing.viewport import Box, usual_scale
from tonk.ui.shell.settings_in_use import apply_settings
from tonk.ui.table.places.layout import TableLayout, card_width
from tonk.ui.widgets.button import switched_off

_SIZES = ((960, 540), (600, 900), (640, 180), (333, 251))


pytestmark = pytest.mark.usefixtures("small_window")


def _scale(size: tuple[int, int]) -> float:
    return usual_scale(size)


def _pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def _spots(ground: pygame.Surface, part: float) -> list[list[Color]]:
    """Return the rows of a coarse picture of the middle of a ground, which is this part of its height and width."""
    w, h = ground.get_size()
    rect = pygame.Rect(0, 0, w * part, h * part)
    rect.center = (w // 2, h // 2)
    small = pygame.transform.smoothscale(ground.subsurface(rect), (48, 27))
    return [[tuple(small.get_at((x, y))[:3]) for x in range(48)] for y in range(27)]  # type: ignore[misc]


def test_a_near_table_has_felt_at_the_upper_edge_of_the_window() -> None:
    """A near table has felt at the upper edge of the window, where the whole table has a rail."""
    kept, size = PlacePictures(), (320, 180)
    near, whole = kept.ground(near_of("plain"), size), kept.ground("plain", size)
    middle = [near.get_at((160, y)) for y in range(24)]
    assert near.get_size() == size
    assert max(max(color[:3]) for color in middle) < 60
    assert max(max(whole.get_at((160, y))[:3]) for y in range(40)) > 90


def test_a_shortened_ground_keeps_both_rails() -> None:
    """A shortened ground has the upper part of the whole ground and the rail of its lower edge."""
    kept = PlacePictures()
    ground = kept.ground("plain", (320, 180))
    short = kept.shortened(ground, 150)
    assert _pixels(short.subsurface((0, 0, 320, 30))) == _pixels(ground.subsurface((0, 0, 320, 30)))
    assert _pixels(short.subsurface((0, 139, 320, 11))) == _pixels(ground.subsurface((0, 169, 320, 11)))
    assert kept.shortened(ground, 150) is short
    assert kept.shortened(ground, 180) is ground


def test_a_shortened_ground_keeps_the_shape_of_its_print() -> None:
    """A ring on the cloth stays round: the rows of the field are those of the whole ground."""
    kept = PlacePictures()
    ground = kept.ground("club", (640, 360))
    printed = field(Box(0.0, 0.0, 1280.0, 720.0))
    part = pygame.Rect(*(round(side / 2) for side in (printed.x, printed.y, printed.w, printed.h)))
    assert _pixels(kept.shortened(ground, 320).subsurface(part)) == _pixels(ground.subsurface(part))


def test_a_small_picture_shows_the_whole_print() -> None:
    """A picture of a table has the print of a whole one, which would be cut and squeezed if it were made for it."""
    printed: list[Box] = []

    def draw(table: Box) -> str:
        printed.append(table)
        return ""

    on_felt(Sheet((620, 344), 1.0), draw)
    on_felt(Sheet((640, 360), 0.5), draw)
    assert printed == [Box(0.0, 0.0, 1280.0, 720.0)] * 2


# Choice of the place


def test_every_rule_set_has_a_home_among_the_places() -> None:
    """Every rule set has a place, every place but the evening's has a rule set, and house rules go to the club."""
    assert set(HOMES) == {*preset_ids(), "gin", "knock-rummy", "thirty-one"}
    assert {place_of(rules) for rules in HOMES} == set(PLACES) - {"cafe-evening"}
    assert place_of("speno-1992") == place_of("black-company") == "camp"
    assert place_of("our-house") == "club"


def test_sitting_down_goes_to_the_place_of_the_rules() -> None:
    """Sitting down changes the place and its colours at once; going to the current place changes nothing."""
    ui, changes = dummy_ui((640, 360)), []
    ui.on_change = lambda: changes.append(ui.place)
    ui.sit_at("descente")
    ui.sit_at("descente")
    assert (ui.place, ui.theme, changes) == ("cafe", theme_of("cafe"), ["cafe"])


def test_the_players_settings_come_before_the_rules() -> None:
    """A place in the settings applies with any rules; without one, the table is at the place of the latest rules."""
    ui = dummy_ui((640, 360), Settings(place="station"))
    assert ui.theme == theme_of("station")
    ui.sit_at("black-company")
    assert ui.place == "station"
    before, ui.settings = ui.settings, ui.settings.changed(place="rules")
    apply_settings(ui, before, ui.settings)
    assert ui.place == "camp"


def test_the_card_back_follows_the_place_unless_one_is_chosen() -> None:
    """Each place has a card back that need not be earned; a chosen back is used at all places."""
    assert set(BACKS) == set(PLACES)
    assert all(drawing_in(assets_root() / "cards" / "backs.svg", back) for back in BACKS.values())
    assert not any(reward_for("card_back", back) for back in BACKS.values())
    ui = dummy_ui((640, 360))
    ui.sit_at("terminus-frore")
    assert ui.look.back == "frost"
    ui.sit_at("black-company")
    assert ui.look.back == "raven"
    ui.settings = ui.settings.changed(card_back="peacock")
    assert ui.look.back == "peacock"


# Pictures


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("size", _SIZES)
def test_a_ground_is_opaque_and_the_same_each_time(place: str, size: tuple[int, int]) -> None:
    """A ground is opaque, has exactly the size of the window, and is painted the same each time."""
    ground = painted(place, size, _scale(size))
    assert ground.get_size() == size
    assert not ground.get_flags() & pygame.SRCALPHA
    assert _pixels(ground) == _pixels(painted(place, size, _scale(size)))


def test_a_small_picture_can_be_painted_step_by_step() -> None:
    """A picture that is painted in steps appears only when it is complete, and equals one painted at once."""
    kept, steps = PlacePictures(), 1
    while kept.warm("cafe", (60, 40)):
        steps += 1
    ready = kept.picture_if_painted("cafe", (60, 40))
    assert ready is not None
    assert _pixels(ready) == _pixels(PlacePictures().picture("cafe", (60, 40)))
    halfway = PlacePictures()
    assert all(halfway.warm("cafe", (60, 40)) for __ in range(steps - 3))
    assert halfway.picture_if_painted("cafe", (60, 40)) is None


def test_a_ground_stays_the_same_object_until_place_or_size_changes() -> None:
    """The ground stays the same object in every frame, and only the two latest are kept."""
    kept = PlacePictures()
    club = kept.ground("club", (320, 180))
    assert kept.ground("club", (320, 180)) is club
    assert kept.ground("camp", (320, 180)) is not club
    assert kept.ground("club", (320, 180)) is club
    kept.ground("cafe", (320, 180))
    kept.ground("plain", (320, 180))
    assert kept.ground("club", (320, 180)) is not club
    assert kept.ground("club", (320, 200)).get_size() == (320, 200)


def test_a_new_place_fades_in_once_it_is_painted() -> None:
    """The old table stays until the new one is painted, which then fades in and is alone and opaque at the end."""
    scenery, size = Scenery(PlacePictures()), (320, 180)
    club = scenery.layers("club", size, 0.0, 0.4)[0][0][0]
    frames = [scenery.layers("camp", size, frame / 60, 0.4) for frame in range(60)]
    alone, both = ([layers for layers, _ in frames if len(layers) == count] for count in (1, 2))
    assert alone[0] == [(club, 255)]
    assert all(layers[0] == (club, 255) for layers in both)
    strengths = [layers[1][1] for layers in both]
    assert len(strengths) > 10
    assert strengths == sorted(strengths)
    camp = both[-1][1][0]
    assert frames[-1] == ([(camp, 255)], False)
    assert camp.get_alpha() in (None, 255)
    assert not camp.get_flags() & pygame.SRCALPHA


def test_a_place_left_while_it_fades_in_gives_way_to_the_next() -> None:
    """The last place is shown alone in the end, even if places change in the middle of a fade."""
    scenery, size = Scenery(PlacePictures()), (320, 180)
    for number, place in enumerate(("club", "camp", "cafe", "club", "cafe")):
        for frame in range(12):
            scenery.layers(place, size, number + frame / 60, 0.4)
    layers, changing = scenery.layers("cafe", size, 99.0, 0.4)
    assert (layers, changing) == ([(scenery.layers("cafe", size, 100.0, 0.4)[0][0][0], 255)], False)
    assert _pixels(layers[0][0]) == _pixels(painted("cafe", size, _scale(size)))


def test_a_window_dragged_to_another_size_shows_something_at_once() -> None:
    """After a change of size, the old picture is stretched until the new one is painted."""
    scenery = Scenery(PlacePictures())
    scenery.layers("camp", (320, 180), 0.0, 0.4)
    frames = [scenery.layers("camp", (300, 200), frame / 60, 0.4)[0] for frame in range(60)]
    assert all(picture.get_size() == (300, 200) for layers in frames for picture, _ in layers)
    assert len(frames[-1]) == 1
    assert _pixels(frames[-1][0][0]) == _pixels(painted("camp", (300, 200), _scale((300, 200))))


def test_the_table_changes_at_once_where_motion_is_reduced() -> None:
    """With reduced motion, the first frame shows the new place completely."""
    ui = dummy_ui((320, 180), Settings(reduced_motion="on"))
    for place in ("club", "camp"):
        ui.go_to(place)
        canvas = Canvas(ui.viewport, ui.text, ui.theme)
        ui.draw_ground(canvas)
        surface = pygame.Surface((320, 180))
        for stroke in canvas.strokes:
            stroke.draw(surface)
        assert _pixels(surface) == _pixels(ui.place_pictures.ground(place, (320, 180)))


def test_a_place_can_be_chosen_by_a_small_picture() -> None:
    """The small pictures of all places are different."""
    ui = dummy_ui((640, 360))
    pictures = [ui.place_picture(place, (240, 135)) for place in PLACES]
    assert all(picture.get_size() == (240, 135) for picture in pictures)
    assert len({_pixels(picture) for picture in pictures}) == len(PLACES)
    assert ui.place_picture("camp", (240, 135)) is pictures[PLACES.index("camp")]


@pytest.mark.parametrize("place", PLACES)
def test_the_middle_is_calm(place: str) -> None:
    """The middle of a ground has about one brightness, with little difference between neighbouring spots."""
    spots = _spots(painted(place, (1280, 720), 1.0), 0.56)
    grey = [[sum(color[:3]) / 3 for color in row] for row in spots]
    steps = [abs(a - b) for row in grey for a, b in pairwise(row)]
    assert sum(steps) / len(steps) < 3.0
    level = sum(chain(*grey)) / (48 * 27)
    spread = (sum((one - level) ** 2 for one in chain(*grey)) / (48 * 27)) ** 0.5
    assert spread < 20


@pytest.mark.parametrize("place", PLACES)
def test_words_can_be_read_on_the_bare_table(place: str) -> None:
    """The theme's ink reaches 4.5:1 on every spot of the middle, and no spot is lighter than the theme says."""
    theme = theme_of(place)
    spots = list(chain(*_spots(painted(place, (1280, 720), 1.0), 0.56)))
    assert min(contrast(theme.ink, spot) for spot in spots) >= 4.5
    lightest = max(contrast(spot, (0, 0, 0)) for spot in spots)
    assert lightest <= contrast(theme.felt_light, (0, 0, 0))


def test_a_thing_whose_drawing_is_missing_is_left_out() -> None:
    """Nothing is drawn for a thing without a drawing."""
    sheet = Sheet((64, 64), 1.0)
    sheet.lay(Prop("no-such-thing", (32, 32), 40))
    assert not any(_pixels(sheet.surface))


def test_everything_drawn_for_the_places_is_used() -> None:
    """Every drawing for the places is shown at one of them."""
    painters = Path(place_pictures.__file__).parent.glob("*.py")
    named = "".join(path.read_text(encoding="utf-8") for path in painters)
    drawings = sorted((assets_root() / "places").glob("*.svg"))
    assert drawings
    assert not [path.stem for path in drawings if f'"{path.stem}"' not in named]


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (640, 400)])
def test_things_lie_on_the_table_between_the_seat_and_the_buttons(size: tuple[int, int]) -> None:
    """Things lie inside the window, above the buttons and beside the felt; the plain table has none."""
    kept = PlacePictures()
    scale = usual_scale(size)
    for place in PLACES:
        lying = kept.things(place, size)
        assert (not lying) == (place == "plain")
        assert kept.things(place, size) is lying
        for number, (picture, (x, y)) in enumerate(lying):
            seen = picture.get_bounding_rect(min_alpha=200).move(x, y)
            assert pygame.Rect(0, 0, *size).contains(seen)
            assert seen.bottom <= size[1] - 262 * scale
            assert seen.left >= size[0] - 256 * scale if number == 0 else seen.right <= 170 * scale


# Colours


def _grounds_of(theme: Theme) -> list[Color]:
    """Return every ground of words, over the lightest, the usual and the darkest felt."""
    found = []
    for felt in (theme.felt_light, theme.felt, theme.felt_dark):
        panels = [over(theme.panel, felt), over(theme.panel_raised, felt), over(theme.quiet, felt)]
        found += [*panels, over(theme.quiet_hover, felt), over(theme.track, panels[0])]
        found.append(over(theme.panel_inset, panels[0]))
    return found


@pytest.mark.parametrize("place", PLACES)
def test_words_can_be_read_in_every_place(place: str) -> None:
    """Words reach 4.5:1 on every ground, and 7:1 at the plain table."""
    theme, least = theme_of(place), 7.0 if place == "plain" else 4.5
    inks = (theme.ink, theme.ink_soft, theme.gold, theme.gold_light, theme.good, theme.bad, *theme.seats)
    for ground in _grounds_of(theme):
        for ink in inks:
            assert contrast(ink, ground) >= least, (ink, ground)
    for gold in (theme.gold, theme.gold_light, theme.gold_dark, mix(theme.gold_dark, theme.gold, 0.5)):
        assert contrast(theme.ink_dark, gold) >= least
    for red in (theme.danger, theme.danger_light, theme.danger_dark):
        assert contrast(theme.ink, red) >= least
    assert contrast(theme.card_ink, theme.card_cream) >= 7
    assert contrast(theme.ink, theme.selection) >= least


@pytest.mark.parametrize("place", PLACES)
def test_controls_switched_off_or_in_focus_look_different(place: str) -> None:
    """Words that are switched off reach 3:1, and so does one of the two focus rings on any ground."""
    theme = theme_of(place)
    for felt in (theme.felt_light, theme.felt, theme.felt_dark):
        quiet = over(switched_off(theme), felt)
        for ground in (quiet, over(theme.off, felt), over(theme.track, over(theme.panel, felt))):
            assert contrast(theme.ink_off, ground) >= 3
    for ground in (theme.card_cream, theme.gold, theme.felt, theme.felt_dark, theme.felt_light, theme.danger):
        assert max(contrast(ring, ground) for ring in (theme.focus_inner, theme.focus_outer)) >= 3, ground


def test_there_are_colours_for_every_place_and_the_plain_one_has_strong_edges() -> None:
    """Every place has a theme; at the plain table, grounds are opaque and the borders of panels reach 7:1."""
    assert set(THEMES) == set(PLACES)
    plain = theme_of("plain")
    for ground in (plain.panel, plain.panel_inset, plain.quiet, plain.off, plain.track):
        assert len(ground) == 3 or ground[3] == 255
    assert contrast(plain.panel_border, plain.panel) >= 7
    assert contrast(plain.card_cream, plain.felt) >= 7
    assert plain.border >= 2 * Theme().border


def test_the_room_is_not_kept_beside_the_table() -> None:
    """The picture of the room is dropped while the table is shown, and painted again for the title."""
    ui = dummy_ui((320, 180))
    ui.place_pictures = PlacePictures()
    ui.scenery = Scenery(ui.place_pictures)
    canvas = Canvas(ui.viewport, ui.text, ui.theme)
    ui.draw_ground(canvas, room=True)
    room = ui.place_pictures.ground(room_of(ui.place), (320, 180))
    ui.settings = Settings(reduced_motion="on")
    ui.draw_ground(canvas, room=False)
    assert ui.place_pictures.ground(room_of(ui.place), (320, 180)) is not room


def test_the_table_is_painted_ahead_only_once_the_room_is_there() -> None:
    """The table is painted ahead only after the room, because starting one place drops the other's unfinished steps."""
    ui = dummy_ui((320, 180))
    ui.place_pictures = PlacePictures()
    ui.scenery = Scenery(ui.place_pictures)
    canvas = Canvas(ui.viewport, ui.text, ui.theme)
    ui.draw_ground(canvas, room=False)
    ui.go_to("cafe")
    settled = []
    for frame in range(90):
        ui.now = frame / 60
        ui.paint_table_ahead()
        settled.append(ui.draw_ground(canvas, room=True))
    assert settled[-1]
    while not ui.paint_table_ahead():
        pass


@pytest.mark.parametrize("place", PLACES)
def test_every_place_can_be_seen_from_a_chair(place: str) -> None:
    """Every room is lighter under its lamp than in the corner, except at the plain table."""
    room = painted(room_of(place), (160, 90), 0.125)
    lamp, corner = room.get_at((110, 30)), room.get_at((2, 88))
    assert sum(lamp[:3]) >= sum(corner[:3]) or place == "plain"


def test_a_rail_narrower_than_its_columns_is_painted() -> None:
    """In a window of a few pixels, no column of the rail has a width of zero."""
    columns = list(_along(Box(0.0, 0.0, 900.0, 300.0), Box(0.0, 0.0, 900.0, 500.0), 0.004))

    assert columns
    assert all(column.w > 0 for column in columns)


@pytest.mark.parametrize("place", ["club", "camp", "cafe", "station", "cardroom", "porch", "bar"])
def test_each_room_has_landmarks_where_no_plate_covers_them(place: str) -> None:
    """With four or six seats, each landmark of a room is visible beside the plates at the far side."""
    for seats in (4, 6):
        layout = TableLayout(1280.0, 720.0, card_width("medium", 1280.0), seats, Seat(0))
        plates = [layout.plate(seat) for seat in each_seat(seats) if layout.plate(seat).y < FAR]
        for landmark in landmarks(place, Box(0.0, 0.0, 1280.0, 720.0)):
            seen = Box(landmark.area.x, 0.0, landmark.area.w, FAR)
            covered = sum(seen.overlap(plate) for plate in plates)
            assert covered < (0.7 if seats == 6 else 0.1) * seen.w * seen.h


def test_the_room_sinks_into_the_dark_at_the_sides() -> None:
    """Beside the table, the room gradually darkens downwards until it is nearly black."""
    sheet = Sheet((400, 400), 1.0)
    for _ in paint_beyond(sheet, "cafe"):
        pass
    for x in (1, 398):
        light = [sum(sheet.surface.get_at((x, y))[:3]) for y in range(128, 300)]
        assert all(abs(before - after) < 12 for before, after in pairwise(light))
        assert (light[0] > 60, light[-1] < 30) == (True, True)


def test_the_windows_of_the_cafe_are_lit_in_the_evening() -> None:
    """In the evening, the windows of the café are much brighter than its wall between them."""
    size = (1280, 720)
    ground = painted("cafe-evening", size, 1.0)
    glass = [one for one in cafe_glass(Box(0.0, 0.0, *size)) if one.right < size[0] - 200]
    panes = [ground.get_at((round(one.x + 6), y)) for one in glass for y in (30, 44)]
    walls = [ground.get_at((round(one.x - 24), y)) for one in glass for y in (30, 44)]
    red, wall_red = (sorted(color.r for color in colors)[len(colors) // 2] for colors in (panes, walls))
    assert red > wall_red + 80


def test_the_parts_of_the_rail_meet_without_a_gap() -> None:
    """A rail that is drawn in parts looks like one that is drawn as a whole."""
    parts, whole = (Sheet((220, 900), 1.0, clear=True) for _ in range(2))
    body = contour(parts.box, ((0.5 * RAIL, 3.0, "#ffffff", 1.0),))
    draw_rim(parts, body)
    whole.draw(body)
    apart = [
        abs(parts.surface.get_at((x, y)).a - whole.surface.get_at((x, y)).a)
        for x in range(4, 22)
        for y in range(200, 880, 8)
    ]
    assert max(apart) < 16
