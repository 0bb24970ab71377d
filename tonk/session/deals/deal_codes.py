"""Codes of deals: ``TK1-XXXX-XXXX-XXXX-XXXX`` stands for the same cards for ever and on every machine.

A code is ``TK1`` and symbols of Crockford's base 32 (digits and letters without I, L, O and U), five bits each:

====================  =====  ==============================================================================
what                  bits   meaning
====================  =====  ==============================================================================
preset                5      its number in ``knob_codes.PRESET_NUMBERS``
seats and dealer      5      the place in the list (2, 0) (2, 1) (3, 0) … (6, 5)
seed                  63     of the deal, or of the set
more, knobs           1, 1   whether the next parts are there
more                  15     0, twists as in ``_TWIST_BITS`` (one bit each, 3), cards lifted (7), 0000: of a deal
                             1, place in ``_FIRST_SIZES`` (3), in ``_LEVELS`` (4), 0000000: of a set
                             1, 011, place in ``_LEVELS`` (4), number of deals (7): of a set of another size
knobs                        house rules: ``knob_codes``
zeros                        up to a whole symbol
check                 5      see below
====================  =====  ==============================================================================

The check symbol makes the sum of all symbols, the last one taken once, the one before it g times, then g² times and so
on, equal to 1 in the field of 32 elements, where g = 2 and 2⁵ = 2² + 1. So no single symbol can be another one, and no
two neighbours can change places, without being noticed.

Each deal has exactly one code; any other spelling is refused.
"""

import re
from collections.abc import Iterator

from tonk.bots.weights import Level
from tonk.rules import MAX_PLAYERS, MIN_PLAYERS, RuleSet, load_preset
from tonk.rules.cards import Seat, SpecialKinds
from tonk.session.deals.deal import MOST_DEALS, SEED_BITS, Deal, DealSet
from tonk.session.deals.knob_codes import PRESET_NUMBERS, NotEncodable, knobs_to_bits, rules_from_bits, taken
from tonk.words import _, ngettext

DEAL_KEY = "x-deal"
"""The key under which the record of a finished hand holds the code of its deal."""
PREFIX = "TK1"
SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LONGEST = 40
"""The most symbols in a code; house rules that need more have no code."""
_SHORTEST = 16
_LONGEST_TEXT = 400
"""The longest text that is looked at."""
_WORTH = {symbol: worth for worth, symbol in enumerate(SYMBOLS)} | {"O": 0, "I": 1, "L": 1}
_TWIST_BITS: SpecialKinds = ("wild", "cross", "skip")
_LEVELS: tuple[Level, ...] = ("novice", "casual", "solid", "sharp", "expert")
_FIRST_SIZES = (4, 8, 16)
"""The sizes of sets in 0.1.0, whose codes stay; all other sizes are written out."""
_WRITTEN_OUT = len(_FIRST_SIZES)
_TABLES = tuple((seats, dealer) for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1) for dealer in range(seats))
_SUM = 1
_VERSIONS = frozenset("0123456789IL")
"""The characters after TK in a text that is meant as a code."""
_BLANKS = re.compile(r"[\s\-‐-―−_\ufeff]+")


class CodeRefused(ValueError):
    """A text that is not a code, or a deal without one; the message is a sentence that says why."""


def code_of(deal: Deal | DealSet) -> str:
    """The code of a deal or a set.

    Raises:
        CodeRefused: Its rules can't be encoded, or not briefly enough.
    """
    if deal.rules.id not in PRESET_NUMBERS:
        raise CodeRefused(_("These rules don't fit into a code."))
    try:
        knobs = knobs_to_bits(deal.rules)
    except NotEncodable:
        raise CodeRefused(_("These house rules don't fit into a code.")) from None
    more = _more(deal)
    bits = f"{PRESET_NUMBERS[deal.rules.id]:05b}{_TABLES.index((deal.seats, deal.dealer)):05b}"
    bits += f"{deal.seed:0{SEED_BITS}b}{int(more > 0)}{int(bool(knobs))}"
    bits += (f"{more:015b}" if more else "") + knobs
    bits += "0" * (-len(bits) % 5)
    worths = [int(bits[start : start + 5], 2) for start in range(0, len(bits), 5)]
    if len(worths) >= LONGEST:
        raise CodeRefused(_("These house rules change too much to fit into a code."))
    return _spelled([*worths, _times_g(_sum(worths)) ^ _SUM])


def code_if_any(deal: Deal) -> str:
    """Return the code of a deal; "" if its rules have none."""
    try:
        return code_of(deal)
    except CodeRefused:
        return ""


def meant_as_code(text: str) -> bool:
    """Return whether a text is meant as a code, right or wrong."""
    if len(text) > _LONGEST_TEXT:
        return False
    joined = _joined(text)
    return joined.startswith("TK") and joined[2:3] in _VERSIONS


def deal_of_code(text: str) -> Deal | DealSet:
    """Return the deal, or the set of deals, of a code; capitals, blanks and hyphens make no difference.

    Raises:
        CodeRefused: It is not a code, or unknown to this version.
    """
    worths = _read(text)
    if _sum(worths) != _SUM:
        raise CodeRefused(_("One symbol of this code is wrong, or two are swapped. Check it again."))
    bits = iter("".join(f"{worth:05b}" for worth in worths[:-1]))
    try:
        deal = _deal_from(bits)
        there_is_one = code_of(deal) == _spelled(worths)
    except (NotEncodable, CodeRefused):
        there_is_one = False
    if not there_is_one:
        raise CodeRefused(_("No deal in this version of Tonk has this code."))
    return deal


def _joined(text: str) -> str:
    """Return the symbols in a text, without separators."""
    return _BLANKS.sub("", text).upper()


def _more(deal: Deal | DealSet) -> int:
    """Return the fifteen bits that only some codes hold, or 0."""
    if isinstance(deal, DealSet):
        if not 1 <= deal.size <= MOST_DEALS:
            sentence = ngettext("A set has only {n} deal.", "A set has between 1 and {n} deals.", MOST_DEALS)
            raise CodeRefused(sentence.format(n=MOST_DEALS))
        first = deal.size in _FIRST_SIZES
        place, written = (_FIRST_SIZES.index(deal.size), 0) if first else (_WRITTEN_OUT, deal.size)
        return 1 << 14 | place << 11 | _LEVELS.index(deal.level) << 7 | written
    kinds = sum(1 << place for place, kind in enumerate(_TWIST_BITS) if kind in deal.kinds)
    return kinds << 11 | deal.lifted << 4


def _deal_from(bits: Iterator[str]) -> Deal | DealSet:
    presets = {number: preset for preset, number in PRESET_NUMBERS.items()}
    preset, table, seed = presets.get(taken(bits, 5)), taken(bits, 5), taken(bits, SEED_BITS)
    if preset is None or table >= len(_TABLES):
        raise NotEncodable
    seats, dealer = _TABLES[table]
    has_more, has_knobs = taken(bits, 1), taken(bits, 1)
    of_set, rest = (taken(bits, 1), taken(bits, 14)) if has_more else (0, 0)
    rules = load_preset(preset)
    if has_knobs:
        rules = rules_from_bits(rules, bits)
    if not rules.seats(seats):
        raise NotEncodable
    if of_set:
        place, level = rest >> 11, rest >> 7 & 15
        if place > _WRITTEN_OUT or level >= len(_LEVELS):
            raise NotEncodable
        size = rest & 127 if place == _WRITTEN_OUT else _FIRST_SIZES[place]
        return DealSet(rules, seats, Seat(dealer), seed, size, _LEVELS[level])
    return _one(rules, seats, dealer, seed, rest)


def _one(rules: RuleSet, seats: int, dealer: int, seed: int, rest: int) -> Deal:
    kinds = tuple(kind for place, kind in enumerate(_TWIST_BITS) if rest >> 11 >> place & 1)
    lifted = rest >> 4 & 127
    if not set(kinds) <= set(rules.twists) or lifted >= len(rules.deck(kinds)):
        raise NotEncodable
    in_order = tuple(kind for kind in rules.twists if kind in kinds)
    return Deal(rules, seats, Seat(dealer), seed, in_order, lifted)


def _read(text: str) -> list[int]:
    """The values of the symbols after the prefix.

    Raises:
        CodeRefused: Something in it is impossible.
    """
    if len(text) > _LONGEST_TEXT:
        raise CodeRefused(_("This is far too long for a code."))
    joined = _joined(text)
    if not joined:
        raise CodeRefused(_("Type or paste a code: it begins with {prefix}.").format(prefix=PREFIX))
    if not joined.startswith("TK") or len(joined) < len(PREFIX):
        raise CodeRefused(_("A code begins with {prefix}.").format(prefix=PREFIX))
    version, symbols = _WORTH.get(joined[2]), joined[3:]
    if version is None:
        raise CodeRefused(_("A code begins with {prefix}.").format(prefix=PREFIX))
    if version != 1:
        sentence = _("This code begins with {version}, so another version of Tonk made it. This one reads {prefix}.")
        raise CodeRefused(sentence.format(version=joined[:3], prefix=PREFIX))
    for place, symbol in enumerate(symbols, 1):
        if symbol not in _WORTH:
            shown = symbol if symbol.isprintable() else "?"
            sentence = _("Codes never contain “{symbol}”: check symbol {n} after {prefix}.")
            raise CodeRefused(sentence.format(symbol=shown, n=place, prefix=PREFIX))
    if len(symbols) < _SHORTEST:
        short = ngettext(
            "This code is too short: after {prefix} it needs at least {least} symbol, and it has {n}.",
            "This code is too short: after {prefix} it needs at least {least} symbols, and it has {n}.",
            _SHORTEST,
        )
        raise CodeRefused(short.format(prefix=PREFIX, least=_SHORTEST, n=len(symbols)))
    if len(symbols) > LONGEST:
        long = ngettext(
            "This is too long for a code: it has {n} symbol.",
            "This is too long for a code: it has {n} symbols.",
            len(symbols),
        )
        raise CodeRefused(long.format(n=len(symbols)))
    return [_WORTH[symbol] for symbol in symbols]


def _spelled(worths: list[int]) -> str:
    symbols = "".join(SYMBOLS[worth] for worth in worths)
    return "-".join((PREFIX, *(symbols[start : start + 4] for start in range(0, len(symbols), 4))))


def _times_g(element: int) -> int:
    """Return twice an element of the field of 32."""
    return element << 1 ^ (37 if element & 16 else 0)


def _sum(worths: list[int]) -> int:
    found = 0
    for worth in worths:
        found = _times_g(found) ^ worth
    return found
