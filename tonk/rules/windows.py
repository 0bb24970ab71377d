"""The window: after a player has chosen the stock, others who could use a Cross on the discard are asked, clockwise."""

from tonk.rules.cards import ALL_CARDS, CROSSES, WILDS, Card, Seat
from tonk.rules.events import UpcardTurned
from tonk.rules.hand_state import HandState
from tonk.rules.melds import spreads_within
from tonk.rules.parts import Window
from tonk.rules.phases import WINDOW
from tonk.rules.wild_lays import wild_lays


def open_window(position: HandState) -> bool:
    """Ask the first seat that could use a Cross on the discard; return whether there is one."""
    callers = callers_after(position, position.to_act, position.to_act)
    if not callers:
        return False
    position.window = Window(position.to_act, tuple(callers[1:]))
    position.to_act = callers[0]
    position.phase = WINDOW
    return True


def callers_after(position: HandState, seat: Seat, drawer: Seat) -> list[Seat]:
    """Return the seats, clockwise from one up to the drawer, that may answer the discard with a Cross.

    They `may_call`, hold a Cross, and could use the discard.

    Args:
        position: The hand as it stands.
        seat: The seat to begin at.
        drawer: The seat that is about to draw.
    """
    hands = position.hands
    for hand in hands:
        if hand & CROSSES:
            break
    else:
        return []
    crossing = [caller for caller in may_call(position, seat, drawer) if hands[caller] & CROSSES]
    return [caller for caller in crossing if could_use(position, caller, position.discard[-1])]


def may_call(position: HandState, seat: Seat, drawer: Seat) -> list[Seat]:
    """Return the seats, clockwise from one up to the drawer, that may use a Cross as far as everybody can see.

    They are not held and did not make the discard. Two players have no use for a Cross.

    Args:
        position: The hand as it stands.
        seat: The seat to begin at.
        drawer: The seat that is about to draw.
    """
    if position.seats == 2 or not position.discard or upcard_stays(position):
        return []
    discarder = position.discarder
    steps = (drawer - seat - 1) % position.seats
    around = [(seat + step) % position.seats for step in range(1, steps + 1)]
    return [caller for caller in around if caller != discarder and not position.is_held(caller)]


def upcard_stays(position: HandState) -> bool:
    """Return whether the top discard is an upcard that nobody may take."""
    if not position.rules.upcard_stays or position.turns:
        return False
    return any(isinstance(event, UpcardTurned) for event in position.opening)


def could_use(position: HandState, seat: Seat, card: Card, hits: int = 0) -> bool:
    """Return whether a seat could show a card at once, in a new spread or a hit, after ``hits`` hits.

    Args:
        position: The hand as it stands.
        seat: The seat that is asked about.
        card: The card.
        hits: The number of hits it has made this turn.
    """
    rules, bit = position.rules, 1 << card
    wild = rules.wild_cards
    if not bit & (ALL_CARDS | WILDS):
        return False
    for spread in position.table if rules.hits_left(hits) > 0 else ():
        fits = spread.fits & bit or (bit & wild and spread.fits_wild & rules.natural_cards)
        if fits and rules.may_hit(spread.kind, own=spread.owner == seat):
            return True
    hand = position.hands[seat] | bit
    if any(cards & bit for cards in spreads_within(hand & ALL_CARDS)):
        return True
    able = hand & (ALL_CARDS | WILDS)
    return any(lay.cards & bit for lay in wild_lays(rules, able))
