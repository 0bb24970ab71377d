"""Large things that pass slowly in the rooms beyond the table: a waiter, a cloud, somebody under an umbrella, a train.

They are visible between the window's upper edge and the rail, where no plate covers them.
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

import pygame

from tonk.ui.drawing.places.bystanders import Bystander, Headwear, head, torso
from tonk.ui.drawing.places.landmark_camp import FIRE
from tonk.ui.drawing.places.svg import disc, fill, line, linear, paint, radial
from tonk.ui.drawing.places.table_edge import FAR
from tonk.ui.drawing.places.wisps import Wisp, chance, wave
from tonk.ui.drawing.viewport import Box

_SEEN = 0.92


def passing(place: str, box: Box, time: float) -> Iterator[Wisp]:
    """Yield everything that passes in a room at a time; it may extend beyond the visible part.

    Args:
        place: The place.
        box: The window, in units.
        time: The time, in seconds.
    """
    if place in _PASSING:
        yield from _PASSING[place](box, time)


def _walking(kind: str, every: float, lasts: float, wide: float, high: float) -> Callable[[Box, float], Iterator[Wisp]]:
    """Somebody who walks past every so often, from the left and from the right in turn."""

    def wisps(box: Box, time: float) -> Iterator[Wisp]:
        number, age = divmod(time, every)
        share = age / lasts
        if share >= 1.0:
            return
        x = -wide + (box.w + 2 * wide) * (share if number % 2 else 1.0 - share)
        yield Wisp(kind, (x, 3.0 + high / 2 + 1.3 * abs(wave(age, 1.5))), (wide, high), _SEEN)

    return wisps


def _club(box: Box, time: float) -> Iterator[Wisp]:
    """Smoke that hangs under the lamps, and a waiter."""
    for number in range(2):
        x = (time * (5.0 + number) + box.w * (0.2 + 0.37 * number)) % (box.w + 520.0) - 260.0
        yield Wisp("smoke", (x, 26.0 + 7.0 * wave(time, 17.0 + number, number / 3)), (420.0, 46.0), 0.42)
    yield from _walking("waiter", 46.0, 30.0, 66.0, 92.0)(box, time)


def _camp(box: Box, time: float) -> Iterator[Wisp]:
    """The flicker of the great fire, a guard with a spear, and a cloud that crosses the moon."""
    flicker = 0.55 + 0.22 * wave(time, 1.9) + 0.16 * wave(time, 0.8, 0.3)
    yield Wisp("blaze", (box.w * FIRE, FAR - 20.0), (138.0, 92.0), 0.8 * flicker)
    for number in range(4):
        age = (time / 3.2 + number / 4) % 1.0
        x = box.w * FIRE + 60.0 * (chance(number + (time / 3.2 + number / 4) // 1.0) - 0.5)
        yield Wisp("ember", (x, FAR - 14.0 - 44.0 * age), (6.0, 6.0), min(1.0, 4 * age, 2 * (1 - age)))
    x = box.w * 0.86 + 420.0 - (time * 7.0) % 840.0
    yield Wisp("cloud", (x, 15.0), (300.0, 30.0), 0.7)
    yield from _walking("guard", 58.0, 40.0, 62.0, 92.0)(box, time)


def _station(box: Box, time: float) -> Iterator[Wisp]:
    """Yield snow behind the panes, and a train that arrives, stops and leaves."""
    every, wide = 74.0, 1180.0
    age = time % every
    if age < 20.0:
        x = box.w + wide / 2 - (box.w * 0.62 + wide / 2) * _ease(age / 20.0)
    elif age < 40.0:
        x = box.w * 0.38
    else:
        x = box.w * 0.38 - (box.w * 0.38 + wide * 0.6) * min(1.0, ((age - 40.0) / 26.0) ** 2)
    yield Wisp("train", (x, 40.0), (wide, 50.0), 1.0)
    yield from _walking("traveller", 52.0, 34.0, 62.0, 90.0)(box, time)


def _ease(share: float) -> float:
    return 1.0 - (1.0 - share) ** 2


WALKERS = frozenset(("waiter", "guard", "passer", "traveller"))
"""The drawings of people who walk past, behind the landmarks."""
SOFT = frozenset((*WALKERS, "train"))
"""The drawings that are out of focus as the room is."""

_PASSING: Mapping[str, Callable[[Box, float], Iterator[Wisp]]] = MappingProxyType(
    {
        "club": _club,
        "cardroom": _walking("waiter", 52.0, 36.0, 66.0, 92.0),
        "porch": _walking("waiter", 61.0, 40.0, 66.0, 92.0),
        "bar": _walking("waiter", 49.0, 34.0, 66.0, 92.0),
        "camp": _camp,
        "cafe": _walking("passer", 34.0, 28.0, 92.0, 96.0),
        "cafe-evening": _walking("passer", 34.0, 28.0, 92.0, 96.0),
        "station": _station,
    }
)


def blurred(kind: str, picture: pygame.Surface) -> pygame.Surface:
    """Return a drawing as it is seen in the room: out of focus where it is one of those."""
    return pygame.transform.box_blur(picture, max(1, picture.get_height() // 70)) if kind in SOFT else picture


def _figure(wears: Headwear, cloth: str, face: str, light: str) -> str:
    """Somebody from the side of the light, from head to hip, in a square of 100."""
    who, inks = Bystander(wears), (cloth, face, light)
    rim = "M58 16Q65 28 57 42"
    return torso(50.0, 29.0, 14.5, who, inks) + head(50.0, 29.0, 14.5, who, inks) + line(rim, light, 2.4, 0.8)


def _waiter() -> str:
    tray = (
        line("M80 62L84 36", "#241216", 10)
        + line("M77.5 60L81.5 36", "#6a4434", 2.0)
        + disc((84.0, 35.0), 4.6, "#7a4828")
    )
    tray += fill("M66 30H99V34H66Z", "#e8c878") + line("M66 30.6H99", "#fff2c8", 1.2)
    glasses = fill("M72 30V17H78V30ZM86 30V14H92V30Z", "#ffe0a0", 0.9)
    return _figure("parted", "#1c0e12", "#7a4828", "#ffc070") + tray + glasses


def _guard() -> str:
    helmet = fill("M34 28Q34 7 50 6Q66 7 66 28L70 31H30Z", "#3a3436") + line("M56 8Q65 12 66 28", "#ff9e48", 2.2, 0.9)
    spear = (
        line("M88 100V16", "#2a1c14", 5) + line("M89.6 100V22", "#a86a3c", 1.2) + fill("M83 20L88 2L93 20Z", "#c8c0b8")
    )
    return _figure("parted", "#1a1210", "#6a3c20", "#ff9e48") + helmet + spear


def _passer() -> str:
    dome = "M2 30Q10 0 50 -2Q90 0 98 30Q88 24 78 30Q66 24 50 30Q36 24 24 30Q14 24 2 30Z"
    umbrella = line("M50 -2V70", "#1c1012", 2.5) + fill(dome, "#8a2430")
    umbrella += line("M50 -2Q30 6 24 30M50 -2Q72 6 78 30", "#5a141e", 1.4) + line(
        "M60 1Q88 6 96 26", "#ffb0a0", 1.8, 0.6
    )
    return _figure("waves", "#3a2424", "#a87050", "#ffe0a8") + umbrella


def _traveller() -> str:
    case = fill("M76 76H99V100H76Z", "#5a3a24") + line("M76 77H99M82 76V72H92V76", "#b07a48", 1.6)
    return _figure("fedora", "#141e30", "#5a6678", "#e4f0ff") + case


def _train() -> str:
    """Carriages with lit windows, drawn in a square that is pulled wide."""
    body = linear("tb", (0, 0), (0, 100), (0, "#34465f"), (0.2, "#1c2638"), (1, "#101826"))
    drawn = f"<defs>{body}</defs>" + fill("M0 86V30Q0 6 1.6 6H98.4Q100 6 100 30V86Z", paint("tb"))
    drawn += fill("M1 84H99V94H1Z", "#060a12", 0.8) + fill("M0 95H100V98H0Z", "#0c1420")
    for car in range(4):
        x = 25.0 * car
        drawn += fill(f"M{x - 0.2} 8h.5V86h-.5Z", "#060a12") if car else ""
        for pane in range(8):
            left = x + 1.6 + 2.85 * pane
            drawn += fill(f"M{left:.2f} 24h2v34h-2Z", "#ffd27a" if (car * 8 + pane) % 7 != 3 else "#4a4030")
            if (car * 8 + pane) % 5 == 1:
                drawn += fill(f"M{left + 0.7:.2f} 58v-16h.8v16Z", "#4a3020")
    return drawn + fill("M0 66H100V73H0Z", "#a8343a", 0.9)


def _mist(ink: str, strength: float) -> str:
    light = radial("g", (50.0, 50.0), 50.0, (0, ink, strength), (0.5, ink, strength * 0.5), (1, ink, 0.0))
    return f'<defs>{light}</defs><circle cx="50" cy="50" r="50" fill="{paint("g")}"/>'


DRAWINGS: Mapping[str, str] = MappingProxyType(
    {
        "waiter": _waiter(),
        "guard": _guard(),
        "passer": _passer(),
        "traveller": _traveller(),
        "train": _train(),
        "smoke": _mist("#ffe0b8", 0.5),
        "cloud": _mist("#1c2444", 0.95),
        "blaze": _mist("#ff8a2c", 0.95),
    }
)
"""The drawing of each kind of thing that passes, in a square of 100."""
