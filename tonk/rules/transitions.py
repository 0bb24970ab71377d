"""Transitions: what each action does to a position, and the events that follow.

Everything here changes a position in place and trusts that the action is legal.
"""

from collections.abc import Callable
from typing import Any, Final

from tonk.rules import events as ev
from tonk.rules.actions import Action, Block, Cross, Discard, Draw, Drop, Hit, Lay, Pass, Skip, Take
from tonk.rules.cards import CardSet, Seat, mask_of
from tonk.rules.endings import drop, go_out, run_out
from tonk.rules.hand_state import HandState
from tonk.rules.melds import laid_by, names_of
from tonk.rules.parts import CLOSED_WINDOW, Window
from tonk.rules.phases import PLAY, START
from tonk.rules.refusals import WaitCause, WaitCauses
from tonk.rules.turns import jump_to, pass_turn, play_block, play_skip
from tonk.rules.windows import callers_after, open_window


def _draw(position: HandState, _: Draw) -> list[ev.Event]:
    """Draw, after everyone who may cross for the discard has been asked."""
    if position.answers.has_crosses and open_window(position):
        return []
    return _draw_card(position)


def _draw_card(position: HandState) -> list[ev.Event]:
    seat = position.to_act
    if not position.stock:
        happened: list[ev.Event] = []
        if not make_stock(position, happened):
            return run_out(position, seat, happened)
        return happened + _draw_card(position)
    if position.wait[seat] and not position.laid:
        position.wait[seat] -= 1
    card = position.stock.pop()
    position.hands[seat] |= 1 << card
    position.totals[seat] += position.values[card]
    position.phase = PLAY
    return [ev.Drew(seat, card)]


def needs_reshuffle(position: HandState) -> bool:
    """Return whether the next card drawn comes from a new stock made of the discards below the top one."""
    if position.stock or not position.answers.makes_stocks:
        return False
    return position.rules.makes_stock(len(position.discard), len(position.stocks_made))


def reshuffles_now(position: HandState, action: Action) -> bool:
    """Return whether a legal action draws from a new stock: a draw that no window delays, or the last pass in one."""
    if not needs_reshuffle(position):
        return False
    if isinstance(action, Draw):
        return not callers_after(position, position.to_act, position.to_act)
    return isinstance(action, Pass) and not position.window.asking


def make_stock(position: HandState, happened: list[ev.Event]) -> bool:
    """Shuffle all discards but the top one into a new stock if these rules do that; return whether it was done.

    Args:
        position: The hand as it stands.
        happened: The events so far; a reshuffle is added.

    Raises:
        ValueError: The hand is replayed from a record that does not say how they were shuffled.
    """
    if not needs_reshuffle(position):
        return False
    *below, top = position.discard
    stock = position.reshuffles.stock(len(position.stocks_made), below)
    if stock is None:
        raise ValueError("the record does not say how the discards were shuffled")
    position.stocks_made += (stock,)
    position.stock = list(reversed(stock))
    position.discard = [top]
    happened.append(ev.Reshuffled(len(stock)))
    return True


def _take(position: HandState, _: Take) -> list[ev.Event]:
    seat = position.to_act
    if position.wait[seat] and not position.laid:
        position.wait[seat] -= 1
    card = position.discard.pop()
    position.hands[seat] |= 1 << card
    position.known[seat] |= 1 << card
    position.totals[seat] += position.values[card]
    position.took = card
    position.phase = PLAY
    if not position.answers.keeps_takes:
        position.must_show = card
    if not position.stock and not position.answers.makes_stocks:
        position.dry_takes += 1
    return [ev.Took(seat, card)]


def _lay(position: HandState, action: Lay) -> list[ev.Event]:
    seat, wilds = position.to_act, action.wilds
    _put_down(position, seat, action.cards)
    position.table.append(laid_by(seat, action.cards, wilds))
    happened: list[ev.Event] = [ev.LaidDown(seat, len(position.table) - 1, action.cards, wilds)]
    if position.answers.waits:
        turns = position.rules.wait_new_spread
        if turns:
            _make_wait(position, seat, turns, "spread", happened)
    return happened if position.hands[seat] else go_out(position, seat, happened, by_discard=False)


def _hit(position: HandState, action: Hit) -> list[ev.Event]:
    seat, spread = position.to_act, position.table[action.spread]
    _put_down(position, seat, mask_of(action.cards))
    if not action.wilds:
        for card in action.cards:
            spread = spread.with_card(card, seat)
    else:
        for card, name in zip(action.cards, names_of(action.cards, action.wilds), strict=True):
            spread = spread.with_card(card, seat) if card == name else spread.with_wild(card, name, seat)
    position.table[action.spread] = spread
    position.hits += len(action.cards)
    owner = spread.owner
    happened: list[ev.Event] = [ev.HitSpread(seat, action.spread, action.cards, owner, action.wilds)]
    if position.answers.waits:
        _wait_for_hit(position, seat, owner, len(action.cards), happened)
    return happened if position.hands[seat] else go_out(position, seat, happened, by_discard=False)


def _wait_for_hit(position: HandState, seat: Seat, owner: Seat, cards: int, happened: list[ev.Event]) -> None:
    """Make the owner of a spread wait for each card that a seat has hit it with."""
    rules, own = position.rules, owner == seat
    turns = rules.wait_own_hit if own else rules.wait_hit
    if turns and position.specials.blocks[owner] is None:
        times = cards if rules.wait_adds else 1
        _make_wait(position, owner, turns * times, "own_hit" if own else "hit", happened)


def _put_down(position: HandState, seat: Seat, cards: CardSet) -> None:
    """Take cards from the hand of the seat to act, to lay them or hit with them."""
    if position.phase == START and not position.laid and position.wait[seat]:
        position.wait[seat] -= 1
    position.laid = True
    position.hands[seat] ^= cards
    position.known[seat] &= ~cards
    position.totals[seat] -= position.answers.points(cards)
    position.must_show = None


def _make_wait(position: HandState, seat: Seat, turns: int, cause: WaitCause, happened: list[ev.Event]) -> None:
    """Bar a seat from dropping for some of its turns (R-wait), or hold it, so that its next turn is lost."""
    before, rules = position.wait[seat], position.rules
    if rules.wait_adds:
        position.wait[seat] = before + turns
        position.wait_causes[seat] = _with_cause(position.wait_causes[seat] if before else (), cause, turns)
    elif turns > before:
        position.wait[seat] = turns
        position.wait_causes[seat] = ((cause, turns),)
    if not rules.waits_lose_turns:
        happened.append(ev.MustWait(seat, position.wait[seat]))
    elif not before:
        happened.append(ev.Held(seat))


def _with_cause(causes: WaitCauses, cause: WaitCause, turns: int) -> WaitCauses:
    """Return the causes with one more, merged with the last if both are the same: two hits are a hit with two cards."""
    if causes and causes[-1][0] == cause:
        return *causes[:-1], (cause, causes[-1][1] + turns)
    return *causes, (cause, turns)


def _discard(position: HandState, action: Discard) -> list[ev.Event]:
    seat, card = position.to_act, action.card
    hand = position.hands[seat] = position.hands[seat] ^ 1 << card
    position.known[seat] &= ~(1 << card)
    position.totals[seat] -= position.values[card]
    position.discard.append(card)
    happened: list[ev.Event] = [ev.Discarded(seat, card)]
    if not hand:
        return go_out(position, seat, happened, by_discard=True)
    position.idle_takes = position.idle_takes + 1 if position.took is not None and not position.laid else 0
    position.turns += 1
    if position.idle_takes == 3 * position.seats or position.dry_takes == position.seats:
        return run_out(position, seat, happened)
    position.discarder = seat
    position.out_of_turn = False
    if position.answers.loses_turns:
        pass_turn(position, seat, happened)
    else:
        position.to_act = (seat + 1) % position.seats
    position.phase = START
    position.took = None
    position.laid = False
    position.hits = 0
    return happened


def _drop(position: HandState, _: Drop) -> list[ev.Event]:
    return drop(position, position.to_act)


def _cross(position: HandState, action: Cross) -> list[ev.Event]:
    """Take the discard out of turn; the Cross goes under the discards."""
    caller, drawer = position.to_act, position.window.drawer
    if drawer is None:
        drawer = caller
    card = position.discard.pop()
    position.discard.insert(0, action.card)
    position.hands[caller] ^= 1 << action.card | 1 << card
    position.known[caller] = position.known[caller] & ~(1 << action.card) | 1 << card
    position.totals[caller] += position.values[card] - position.values[action.card]
    position.took = position.must_show = card
    position.phase = PLAY
    position.window = CLOSED_WINDOW
    position.out_of_turn = True
    jumped = tuple([(drawer + step) % position.seats for step in range((caller - drawer) % position.seats)])
    happened: list[ev.Event] = [ev.Crossed(caller, action.card, card, jumped)]
    jump_to(position, drawer, caller, happened)
    position.laid = False
    position.hits = 0
    return happened


def _pass(position: HandState, _: Pass) -> list[ev.Event]:
    """Ask the next seat; after the last one, draw."""
    drawer, asking = position.window.drawer, position.window.asking
    if asking:
        position.to_act = asking[0]
        position.window = Window(drawer, asking[1:])
        return []
    position.window = CLOSED_WINDOW
    if drawer is not None:
        position.to_act = drawer
    position.phase = START
    return _draw_card(position)


TRANSITIONS: Final[dict[type, Callable[[HandState, Any], list[ev.Event]]]] = {
    Draw: _draw,
    Take: _take,
    Lay: _lay,
    Hit: _hit,
    Discard: _discard,
    Drop: _drop,
    Skip: play_skip,
    Block: play_block,
    Cross: _cross,
    Pass: _pass,
}
"""The transition for each kind of action."""
