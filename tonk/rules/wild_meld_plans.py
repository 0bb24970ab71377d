"""Meld plans with Wilds in the hand or on the table: every way to put cards down in one turn, as ``meld_plans``.

Every set of spreads that share no card is tried, with Wilds in each place that makes a run or a book, and with it the
hits that the cards left over allow. Natural cards hit wherever they fit; a Wild is tried at every end and in every
book, since it may open a run for other cards.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tonk.rules.actions import LAY_OF, Hit, Lay
from tonk.rules.cards import ALL_CARDS, EMPTY, FULL_DECK, Card, CardSet, cards_in, mask_of
from tonk.rules.imagining import World
from tonk.rules.meld_plans import hits_left
from tonk.rules.melds import RUN, SUITS_OF_CARDS, Shape, is_itself, spreads_within, wild_books, wild_runs
from tonk.rules.ruleset import NO_LIMIT, RuleSet


class WildMeldPlan(NamedTuple):
    """A plan: spreads to lay, natural cards to hit with, hits with Wilds in order, and the cards that stay in hand."""

    lays: tuple[Lay, ...]
    hits: CardSet
    wild_hits: tuple[Hit, ...]
    left: CardSet
    score: int
    """The points for the cards put down, where points are scored."""


class HitPlaces(NamedTuple):
    """The places where the seat to act may hit: each takes one card, and one in a run opens the next place."""

    runs: tuple[tuple[int, Card, int], ...]
    """For each open end: the number of its run, the card that goes there, and the step to the next one."""
    books: tuple[tuple[int, CardSet, Card], ...]
    """For each open book: its number, the natural cards that fit, and what a Wild would stand for."""
    most: int
    """The most cards that may be hit with."""
    names: CardSet = ALL_CARDS
    """The cards that a Wild may stand for."""


class PossibleSpread(NamedTuple):
    """A possible spread: its natural cards, and what its Wilds would stand for."""

    naturals: CardSet
    names: tuple[Card, ...]
    score: int


NO_ENDS: Final = HitPlaces((), (), 0)


def ends_of(world: World) -> HitPlaces:
    """Return where the seat to act may hit."""
    if not world.table:
        return NO_ENDS
    rules, seat = world.rules, world.to_act
    wild = rules.wild_cards
    wilds = world.hands[seat] & wild or (world.phase != "play" and world.discard and wild >> world.discard[-1] & 1)
    runs: list[tuple[int, Card, int]] = []
    books: list[tuple[int, CardSet, Card]] = []
    for number, spread in enumerate(world.table):
        if not spread.fits or not rules.may_hit(spread.kind, own=spread.owner == seat):
            continue
        if spread.kind == RUN:
            fits = spread.fits & rules.natural_cards
            if not fits:
                continue
            low, high = (fits & -fits).bit_length() - 1, fits.bit_length() - 1
            inside = spread.names[0] if spread.wilds else spread.cards[0]
            if low < inside:
                runs.append((number, low, -4))
            if high > inside:
                runs.append((number, high, 4))
        else:
            missing = spread.fits_wild if wilds else EMPTY
            books.append((number, spread.fits, (missing & -missing).bit_length() - 1))
    most = hits_left(world)
    return HitPlaces(tuple(runs), tuple(books), most, rules.natural_cards)


def new_spreads(rules: RuleSet, naturals: CardSet, wilds: int) -> list[PossibleSpread]:
    """Return every spread that natural cards make, with 0 to ``wilds`` Wilds, each in its most valuable interpretation.

    No Wild takes the place of a held card in a run, since that card could lie there itself.

    Args:
        rules: The rule set.
        naturals: The natural cards of the hand.
        wilds: The number of Wilds that it holds.
    """
    scores = rules.scores
    found = [
        PossibleSpread(cards, (), sum([scores[card] for card in cards_in(cards)])) for cards in spreads_within(naturals)
    ]
    if wilds:
        best: dict[tuple[CardSet, int], PossibleSpread] = {}
        for some, names in _with_wilds(naturals, wilds):
            if some.bit_count() >= rules.least_naturals and not mask_of(names) & ~rules.natural_cards:
                score = sum([scores[card] for card in (*cards_in(some), *names)])
                known = best.get((some, len(names)))
                if known is None or known.score < score:
                    best[some, len(names)] = PossibleSpread(some, names, score)
        found += best.values()
    return found


def _with_wilds(naturals: CardSet, wilds: int) -> Iterator[Shape]:
    """Yield books and runs with Wilds, each run with every held card that belongs to it."""
    for rank in range(13):
        if held := naturals & 15 << 4 * rank:
            yield from wild_books(held, wilds)
    for suit in SUITS_OF_CARDS:
        if held := naturals & suit:
            yield from _whole_runs(held, wilds)


@lru_cache(maxsize=4096)
def _whole_runs(held: CardSet, wilds: int) -> tuple[Shape, ...]:
    found = [shape for shapes in wild_runs(held, wilds) for shape in shapes]
    return tuple([(some, names) for some, names in found if not mask_of(names) & held])


def shows(
    rules: RuleSet,
    hand: CardSet,
    wilds: CardSet,
    spreads: Sequence[PossibleSpread],
    ends: HitPlaces,
    crossed: Card | None = None,
) -> list[WildMeldPlan]:
    """Return every way to put cards of the hand down, each with all the hits that it leaves room for.

    Args:
        rules: The rule set.
        hand: The cards held.
        wilds: The ones used as Wilds.
        spreads: The new spreads that the hand can make (:func:`new_spreads`).
        ends: The places where the seat may hit.
        crossed: The card that must be shown first, or None.
    """
    held = cards_in(wilds)
    if crossed is not None and crossed in held:
        held = (crossed, *[wild for wild in held if wild != crossed])
    ways: list[tuple[CardSet, int, tuple[Lay, ...], int]] = [(EMPTY, 0, (), 0)]
    for spread in spreads:
        naturals, names, score = spread
        for used, spent, lays, scored in ways[:]:
            if not used & naturals and spent + len(names) <= len(held):
                lay = _lay(naturals, held[spent : spent + len(names)], names)
                ways.append((used | naturals, spent + len(names), (*lays, lay), scored + score))
    found: list[WildMeldPlan] = []
    for used, spent, lays, scored in ways:
        rest = hand & ALL_CARDS & ~wilds & ~used
        others = hand & ~(ALL_CARDS | wilds)
        for hits, wild_hits, left, unused, more in _hit_ways(rules, rest, held[spent:], ends):
            found.append(WildMeldPlan(lays, hits, wild_hits, left | mask_of(unused) | others, scored + more))
    return found if crossed is None else [show for show in found if first_to_show(show, crossed, ends) is not None]


def _lay(naturals: CardSet, wilds: Sequence[Card], names: Sequence[Card]) -> Lay:
    if not names:
        return LAY_OF[naturals]
    used = sorted(wilds)
    if used[0] < 52:
        # A deuce named itself, or among deuces, is laid as a natural card.
        alone = [wild for wild in used if wild in names]
        missing = [name for name in names if name not in alone]
        naturals |= mask_of(alone)
        pairs = list(zip([wild for wild in used if wild not in alone], missing, strict=True))
        as_they_are = mask_of(wild for wild, name in pairs if is_itself(wild, name, naturals | mask_of(missing)))
        kept = tuple((wild, name) for wild, name in pairs if not as_they_are >> wild & 1)
        cards = naturals | mask_of(wild for wild, _ in pairs)
        return Lay(cards, kept) if kept else LAY_OF[cards]
    return Lay(naturals | mask_of(used), tuple(zip(used, names, strict=True)))


_Hits = tuple[CardSet, tuple[Hit, ...], CardSet, tuple[Card, ...], int]
"""Natural hits, hits with Wilds, natural cards left, Wilds left, what it scores."""


def _hit_ways(rules: RuleSet, rest: CardSet, wilds: tuple[Card, ...], ends: HitPlaces) -> Iterator[_Hits]:
    """Yield the hits to try: all with natural cards, then with Wilds in every place left."""
    if not ends.runs and not ends.books:
        yield EMPTY, (), rest, wilds, 0
    elif ends.most < NO_LIMIT:
        yield from _limited(rules, rest, wilds, ends)
    else:
        placed, rest, ends = _closed(rest, ends)
        score = sum([rules.scores[card] for card in cards_in(placed)])
        yield placed, (), rest, wilds, score
        if wilds:
            for hit, name, beyond in _wild_places(wilds[0], ends):
                for hits, wild_hits, left, unused, more in _hit_ways(rules, rest, wilds[1:], beyond):
                    yield placed | hits, (hit, *wild_hits), left, unused, score + rules.scores[name] + more


def _closed(rest: CardSet, ends: HitPlaces) -> tuple[CardSet, CardSet, HitPlaces]:
    """Hit with every natural card that fits; return what was placed, what is left, and the places then open."""
    placed: CardSet = EMPTY
    runs, books = [], []
    for number, card, step in ends.runs:
        while 0 <= card < 52 and rest >> card & 1:
            placed |= 1 << card
            rest ^= 1 << card
            card += step
        if 0 <= card < 52:
            runs.append((number, card, step))
    for book in ends.books:
        fitting = rest & book[1]
        if fitting:
            placed |= fitting & -fitting
            rest ^= fitting & -fitting
        else:
            books.append(book)
    return placed, rest, ends._replace(runs=tuple(runs), books=tuple(books))


def _wild_places(wild: Card, ends: HitPlaces) -> Iterator[tuple[Hit, Card, HitPlaces]]:
    """Yield each hit with a Wild, what it stands for, and the places then open."""
    for place, (number, name, step) in enumerate(ends.runs):
        in_pack = name + step >= 0 and ends.names >> (name + step) & 1
        beyond = ((number, name + step, step),) if in_pack else ()
        runs = ends.runs[:place] + beyond + ends.runs[place + 1 :]
        yield _wild_hit(wild, number, name, EMPTY), name, ends._replace(runs=runs, most=ends.most - 1)
    for place, (number, fits, name) in enumerate(ends.books):
        books = ends.books[:place] + ends.books[place + 1 :]
        yield _wild_hit(wild, number, name, fits), name, ends._replace(books=books, most=ends.most - 1)


def _wild_hit(wild: Card, number: int, name: Card, fits: CardSet) -> Hit:
    """Return a hit with a Wild; a deuce named itself, or one that fits a book (``fits``), hits as a natural card."""
    if wild == name or fits >> wild & 1:
        return Hit((wild,), number)
    return Hit((wild,), number, ((wild, name),))


def _limited(rules: RuleSet, rest: CardSet, wilds: tuple[Card, ...], ends: HitPlaces) -> Iterator[_Hits]:
    """Yield the hits to try where the rules limit them: every order of hits."""
    yield EMPTY, (), rest, wilds, 0
    if ends.most <= 0:
        return
    places = [(1 << name, name, beyond) for _, name, beyond in _wild_places(FULL_DECK[0], ends._replace(books=()))]
    for place, (_, fits, name) in enumerate(ends.books):
        fewer = ends._replace(books=ends.books[:place] + ends.books[place + 1 :], most=ends.most - 1)
        places.append((fits, name, fewer))
    for fits, _, beyond in places:
        for card in cards_in(fits & rest):
            for hits, wild_hits, left, unused, more in _limited(rules, rest ^ 1 << card, wilds, beyond):
                yield hits | 1 << card, wild_hits, left, unused, more + rules.scores[card]
    if wilds:
        for hit, name, beyond in _wild_places(wilds[0], ends):
            for hits, wild_hits, left, unused, more in _limited(rules, rest, wilds[1:], beyond):
                yield hits, (hit, *wild_hits), left, unused, more + rules.scores[name]


def fits_at_once(ends: HitPlaces) -> CardSet:
    """Return the natural cards that could be hit with at once."""
    fits: CardSet = EMPTY
    for _, card, _ in ends.runs:
        fits |= 1 << card
    for _, fitting, _ in ends.books:
        fits |= fitting
    return fits


def first_to_show(show: WildMeldPlan, crossed: Card, ends: HitPlaces) -> Lay | Hit | CardSet | None:
    """Return how a plan shows the card taken with a Cross: by a spread, a Wild's hit, or a natural card's.

    Args:
        show: The plan.
        crossed: The card that was taken with the Cross.
        ends: The places where cards may be hit.
    """
    bit = 1 << crossed
    for lay in show.lays:
        if lay.cards & bit:
            return lay
    if show.hits & bit & fits_at_once(ends):
        return bit
    places = {(number, name) for number, name, _ in ends.runs} | {(number, name) for number, _, name in ends.books}
    for hit in show.wild_hits:
        if hit.cards[0] == crossed:
            if not hit.wilds and bit & fits_at_once(ends):
                return hit
            if hit.wilds and (hit.spread, hit.wilds[0][1]) in places:
                return hit
    return None
