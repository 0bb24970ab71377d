"""The end of a hand in words: who won, why, and what each player did."""

from collections.abc import Sequence
from typing import assert_never

from tonk.rules.cards import Seat, each_seat
from tonk.rules.payouts import BONUS, CAUGHT, FELL, OUT, PUSH, STOCK, STUCK, TONK, Outcome
from tonk.rules.ruleset import RuleSet
from tonk.words import _, ngettext
from tonk.words.phrases import clipped, joined, person, points


def outcome_title(outcome: Outcome, names: Sequence[str], rules: RuleSet) -> str:
    """Say who won, in a few words.

    Args:
        outcome: The outcome of the hand.
        names: The players' names, by seat.
        rules: The rule set.
    """
    if outcome.score is not None:
        return clipped(_round_title(outcome, names))
    ending, who = outcome.ending, _named(outcome.winners, names)
    match ending:
        case "tonk":
            title = _("Tonk for {who}")
        case "push":
            title = _("Several Tonks: a draw")
        case "out":
            title = _("{who} goes out")
        case "drop":
            title = _("{who} drops and wins")
        case "caught":
            title, who = _("{who} is caught"), person(names[outcome.by[0]])
        case "stock" | "stuck" | "bonus" if rules.stock_out != "lowest_wins":
            title = _("Nobody wins the hand")
        case "stock" | "stuck" | "bonus":
            count = len(outcome.winners)
            title = ngettext("{who} has the fewest points", "{who} tie for the fewest points", count)
        case _:
            assert_never(ending)
    return clipped(title.format(who=who))


def _round_title(outcome: Outcome, names: Sequence[str]) -> str:
    """Say who won a round in which points were scored."""
    who = _named(outcome.winners, names)
    match outcome.ending:
        case "bonus" | "tonk":
            title = _("Bonus for {who}")
        case "push":
            title = _("Several bonuses: nobody scores")
        case "out":
            title = _("{who} goes out")
        case "drop":
            title = _("{who} runs and wins")
        case "caught":
            title = _("{who} catches {runner}")
        case "stock" | "stuck":
            title = _("The round is stuck")
        case _:
            assert_never(outcome.ending)
    return title.format(who=who, runner=_named(outcome.by, names))


def outcome_reason(outcome: Outcome, names: Sequence[str], rules: RuleSet, *, stock_left: int = 0) -> str:
    """Say why the hand ended so, in a sentence or two of at most 200 characters.

    Args:
        outcome: How the hand ended.
        names: The name of each seat.
        rules: The rule set played.
        stock_left: The number of cards the stock still holds; some when play went in circles (R-idle).
    """
    if outcome.score is not None:
        return clipped(_why_scored(outcome, names, rules, stock_left))
    match outcome.ending:
        case "tonk" | "push" | "bonus":
            return clipped(_why_tonk(outcome, names))
        case "out":
            return _("{name} has no cards left.").format(name=person(names[outcome.winners[0]]))
        case "drop":
            return clipped(_why_dropped(outcome, names))
        case "caught":
            return clipped(_why_caught(outcome, names))
        case "stock" | "stuck":
            end = _("Play went in circles.") if stock_left else _("The stock ran out.")
            return clipped(end + " " + _why_counted(outcome, names, rules))
        case _:
            assert_never(outcome.ending)


def move_text(outcome: Outcome, seat: Seat) -> str:
    """Say what a seat did or had at the end of a hand, in a word or two; empty for those to whom nothing happened."""
    won, by = seat in outcome.winners, seat in outcome.by
    scored = outcome.score is not None
    told = ""
    match outcome.ending:
        case "tonk" | "push" | "bonus" if by:
            told = _("bonus") if scored else _("Tonk")
        case "out" if by:
            told = _("went out")
        case "drop" if by:
            told = _("ran and won") if scored else _("dropped")
        case "caught" if won:
            told = _("caught the run") if scored else _("caught the drop")
        case "caught" if by:
            told = _("caught")
        case "stock" if won:
            told = _("fewest points")
        case "tonk" | "push" | "bonus" | "out" | "drop" | "caught" | "stock" | "stuck":
            pass
        case _:
            assert_never(outcome.ending)
    return told


def ending_name(ending: str) -> str:
    """A way for hands to end, as the head of a row; the word itself where it is none that is known."""
    names = {
        TONK: _("Tonk"),
        PUSH: _("Several Tonks"),
        OUT: _("Going out"),
        FELL: _("Drop"),
        CAUGHT: _("Caught drop"),
        STOCK: _("Stock ran out"),
        BONUS: _("Bonus"),
        STUCK: _("Stuck"),
    }
    return names.get(ending, ending)


def round_ending_name(ending: str) -> str:
    """A way for rounds to end in which points are scored, in a word or two."""
    names = {FELL: _("Run"), CAUGHT: _("Caught"), PUSH: _("Several bonuses"), STOCK: _("Stuck")}
    return names.get(ending) or ending_name(ending)


def _named(seats: Sequence[Seat], names: Sequence[str]) -> str:
    return joined([person(names[seat]) for seat in seats])


def _why_scored(outcome: Outcome, names: Sequence[str], rules: RuleSet, stock_left: int) -> str:
    """Say why a round ended in which points were scored."""
    match outcome.ending:
        case "bonus" | "push" | "tonk":
            return _why_bonus(outcome, names)
        case "out":
            sentence = _("{name} has no cards left, and scores what the others hold.")
            return sentence.format(name=_named(outcome.winners, names))
        case "drop" | "caught":
            return _why_run(outcome, names, rules)
        case "stock" | "stuck" if stock_left:
            return _("Play went in circles. Held cards score for nobody.")
        case "stock" | "stuck":
            return _("Nothing was left to draw. Held cards score for nobody.")
        case _:
            assert_never(outcome.ending)


def _why_bonus(outcome: Outcome, names: Sequence[str]) -> str:
    if outcome.ending == PUSH:
        sentence = _("{names} were dealt {totals}. With several bonuses, nobody scores.")
    else:
        count = len(outcome.by)
        sentence = ngettext("{names} was dealt {totals}.", "{names} were dealt {totals}.", count)
    totals = joined([points(outcome.totals[seat]) for seat in outcome.by])
    return sentence.format(names=_named(outcome.by, names), totals=totals)


def _why_run(outcome: Outcome, names: Sequence[str], rules: RuleSet) -> str:
    runner, own = outcome.by[0], outcome.totals[outcome.by[0]]
    if rules.drop_compares == "scoring" and rules.number_score is not None:
        # The totals are what the cards count, which is not what was compared.
        told = _("{runner} had the lowest cards.") if outcome.ending == FELL else _("{winner} was as low, or lower.")
        return told.format(runner=person(names[runner]), winner=_named(outcome.winners, names))
    rivals, fewest = _lowest_but(runner, outcome)
    if outcome.ending == CAUGHT and len(rivals) > 1:
        sentence = _("{runner} ran with {total}, but {rivals} held {fewest}; {winner} sits first.")
    elif outcome.ending == CAUGHT and fewest == own:
        sentence = _("{runner} ran with {total}, but {rivals} held {fewest} too.")
    elif outcome.ending == CAUGHT:
        sentence = _("{runner} ran with {total}, but {rivals} held {fewest}.")
    elif fewest == own:
        sentence = _("{runner} ran with {total}. {rivals} held {fewest} too, but a tie is the runner's.")
    else:
        sentence = _("{runner} ran with {total}. {rivals} came next with {fewest}.")
    return sentence.format(
        runner=person(names[runner]),
        total=own,
        rivals=_named(rivals, names),
        fewest=fewest,
        winner=_named(outcome.winners, names),
    )


def _why_tonk(outcome: Outcome, names: Sequence[str]) -> str:
    holders = outcome.by
    if len(holders) == 1:
        return _("{name} was dealt {points}.").format(
            name=_named(holders, names), points=points(outcome.totals[holders[0]])
        )
    if outcome.ending == PUSH:
        sentence = _("{names} were dealt {totals}. With several Tonks, nobody pays.")
    elif len(holders) == len(outcome.totals):
        sentence = _("{names} were dealt {totals}. All have a Tonk, so nobody pays.")
    else:
        sentence = _("{names} were dealt {totals}. Each is paid by all who have no Tonk.")
    totals = joined([str(outcome.totals[seat]) for seat in holders])
    return sentence.format(names=_named(holders, names), totals=totals)


def _lowest_but(dropper: Seat, outcome: Outcome) -> tuple[list[Seat], int]:
    """Say who holds the fewest points besides the dropper, and how many those are."""
    others = [seat for seat in each_seat(len(outcome.totals)) if seat != dropper]
    fewest = min(outcome.totals[seat] for seat in others)
    return [seat for seat in others if outcome.totals[seat] == fewest], fewest


def _why_dropped(outcome: Outcome, names: Sequence[str]) -> str:
    dropper = outcome.by[0]
    rivals, fewest = _lowest_but(dropper, outcome)
    if fewest == outcome.totals[dropper]:
        sentence = _("{dropper} dropped with {total}. {rivals} held {fewest} too, but a tie is the dropper's.")
    else:
        sentence = _("{dropper} dropped with {total}. {rivals} came next with {fewest}.")
    return sentence.format(
        dropper=person(names[dropper]), total=outcome.totals[dropper], rivals=_named(rivals, names), fewest=fewest
    )


def _why_caught(outcome: Outcome, names: Sequence[str]) -> str:
    dropper = outcome.by[0]
    rivals, fewest = _lowest_but(dropper, outcome)
    if fewest == outcome.totals[dropper]:
        sentence = _("{dropper} dropped with {total}, but {rivals} held {fewest} too.")
    else:
        sentence = _("{dropper} dropped with {total}, but {rivals} held {fewest}.")
    return sentence.format(
        dropper=person(names[dropper]), total=outcome.totals[dropper], rivals=_named(rivals, names), fewest=fewest
    )


def _why_counted(outcome: Outcome, names: Sequence[str], rules: RuleSet) -> str:
    if not outcome.winners:
        return _("By these rules nobody is paid.")
    if len(outcome.winners) > 1 and rules.stock_out_tie == "wash":
        sentence = _("{who} tied with {fewest}, so nobody pays.")
    else:
        sentence = _("{who} held the fewest points, {fewest}.")
    return sentence.format(who=_named(outcome.winners, names), fewest=min(outcome.totals))
