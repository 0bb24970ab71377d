"""An observer of players, action by action, who knows what each of them owes the table."""

from collections.abc import Sequence

from tests.bots.scenes import can_go_out
from tonk.bots import Bot
from tonk.bots.search import MonteCarloPlayer
from tonk.rules import Action, Discard, Drop, Hit, Position, RuleSet, Take
from tonk.rules.cards import Seat, by_seat, cards_in
from tonk.rules.imagining import unseen_by
from tonk.rules.shuffle import shuffled

LONGEST = 60
"""Rounds: far above any measured hand (22), and far below an endless one."""


def watch_turn(position: Position, bot: Bot) -> None:
    """Play one turn and assert what a player of any level owes the table."""
    seat, total, actions = position.to_act, position.totals[position.to_act], list[Action]()
    turn, must_go_out = position.turns, False
    while position.outcome is None and position.turns == turn:
        must_go_out = must_go_out or can_go_out(position)
        action = bot.choose(position.view(seat))
        assert action in position.legal(), "did what the rules forbid"
        if isinstance(action, Discard):
            assert not could_hit_instead(position, action), "discarded a card that could hit"
            last = position.hands[seat] == 1 << action.card
            assert last or position.laid or action.card != position.took, "gave back the card it took"
        if isinstance(action, Drop):
            assert not sure_to_be_caught(position), "dropped against a lower hand"
        actions.append(action)
        position.apply(action)
    out = position.outcome is not None and position.outcome.ending == "out"
    assert out or not must_go_out, "could have gone out"
    # A searching player may take a high card to build on.
    if any(isinstance(action, Take) for action in actions) and not isinstance(bot, MonteCarloPlayer):
        assert len(actions) > 2 or position.totals[seat] < total or out, "took a card of no use"


def could_hit_instead(position: Position, discard: Discard) -> bool:
    """Return whether the card could hit at once, without losing a better-paid ending."""
    last = position.hands[position.to_act] == 1 << discard.card
    if last and position.rules.out_pays > position.rules.out_without_discard_pays:
        return False
    return any(isinstance(other, Hit) and other.cards == (discard.card,) for other in position.legal())


def sure_to_be_caught(position: Position) -> bool:
    """Return whether the seat to act can know from its view that another hand is lower than its own."""
    view = position.view(position.to_act)
    to_hold = view.total + (1 if position.rules.drop_tie == "caught" else 0)
    unseen = sorted((position.values[card] for card in cards_in(unseen_by(view))), reverse=True)
    return any(
        position.rules.points(view.known[other]) + sum(unseen[: count - view.known[other].bit_count()]) < to_hold
        for other, count in by_seat(view.counts)
        if other != view.seat
    )


def watch_hand(rules: RuleSet, bots: Sequence[Bot], seed: int, unwatched: Sequence[Seat] = ()) -> Position:
    """Play a hand to its end, watching the turns of all but some seats."""
    seats = len(bots)
    position = Position.deal(rules, seats, Seat(seed % seats), shuffled(seed))
    while position.outcome is None:
        seat = position.to_act
        if seat in unwatched:
            position.apply(bots[seat].choose(position.view(seat)))
        else:
            watch_turn(position, bots[seat])
        assert position.turns < LONGEST * seats, "went on for ever"
        assert position.idle_takes < 3 * seats, "took to and fro until the hand was stopped (R-idle)"
    return position
