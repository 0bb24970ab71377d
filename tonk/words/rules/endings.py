"""The part of the leaflet about how a hand ends, and what that pays."""

from typing import assert_never

from tonk.rules.cards import CROSS, SKIP
from tonk.rules.ruleset import RuleSet
from tonk.words import _, ngettext
from tonk.words.phrases import paragraph, stakes
from tonk.words.rules.dropping import when_to_drop
from tonk.words.rules.pot import at_a_glance, has_pot, the_pot, winner_gets
from tonk.words.rules.summary import caught_in_short, tonk_counts


def tonk(rules: RuleSet) -> tuple[str, ...]:
    """Say what a Tonk is and pays."""
    if not bool(rules.tonk_totals):
        return (_("There is no Tonk in these rules: every hand is played, whatever the cards count."),)
    if rules.several_tonks == "draw" and has_pot(rules):
        several = _("If two or more players have a Tonk, the hand is a draw: everyone takes their ante back.")
    elif rules.several_tonks == "draw":
        several = _("If two or more players have a Tonk, the hand is a draw: nobody pays.")
    elif has_pot(rules):
        several = _("If two or more players have a Tonk, they share the pot.")
        if rules.tonk_pays > 1:
            more = _("Each of them is paid the rest by every player who has none.")
            several = paragraph(several, more)
    else:
        several = paragraph(
            _("If two or more players have a Tonk, each of them is paid by every player who has none."),
            _("If everyone has one, nobody pays."),
        )
    return (
        paragraph(
            _("If the cards you are dealt count {counts}, you have a Tonk.").format(counts=tonk_counts(rules)),
            _("With a twist among them, you have none.") if rules.twists else "",
            _("With a joker among them, you have none.") if "jokers" in rules.wilds else "",
            _("You show it at once: the hand is over, and {what}.").format(what=winner_gets(rules, rules.tonk_pays)),
        ),
        paragraph(several, _("Only the deal can give a Tonk: later in the hand, such a count means nothing.")),
    )


def dropping(rules: RuleSet) -> tuple[str, ...]:
    """Say when one may drop, and what a drop pays that is not caught."""
    if has_pot(rules) and rules.drop_tie == "wins":
        won = _("If nobody holds fewer points than you, you take the pot, even where somebody holds as few.")
    elif has_pot(rules):
        won = _("If everyone else holds more points than you, you take the pot.")
    elif rules.drop_tie == "wins":
        won = _(
            "If nobody holds fewer points than you, each other player pays you {stakes}, even one who holds as few."
        )
    else:
        won = _("If everyone else holds more points than you, each of them pays you {stakes}.")
    return (
        when_to_drop(rules),
        paragraph(_("Everyone then shows their cards and counts their points."), won.format(stakes=stakes(1))),
    )


def caught(rules: RuleSet) -> tuple[str, ...]:
    """Say what being caught costs, and whom."""
    if rules.drop_tie == "wins":
        when = _("If anyone holds fewer points than you, you are caught: the player with the fewest wins the hand.")
    else:
        when = paragraph(
            _("If anyone else holds as few points as you, or fewer, you are caught."),
            _("Of the other players, the one with the fewest wins the hand."),
        )
    return (paragraph(when, _caught_pays(rules)), *_winners_share(rules))


def _caught_pays(rules: RuleSet) -> str:
    amount, extra, others = rules.caught_multiplier, rules.caught_extra_to_lowest, rules.caught_others_pay_lowest
    match rules.caught_pays:
        case "all":
            pays = _("You pay {stakes} to each other player.")
        case "lower":
            pays = _("You pay {stakes} to each player who holds fewer points than you.")
        case "lower_or_equal":
            pays = _("You pay {stakes} to each player who holds as few points as you, or fewer.")
        case "lowest":
            pays, amount, extra = _("You pay {stakes} to the winner."), amount + extra, 0
        case _:
            assert_never(rules.caught_pays)
    if has_pot(rules):
        bystanders = _("The winner takes the pot.")
    elif not others:
        bystanders = _("The others pay nothing.")
    elif rules.caught_pays == "lowest":
        bystanders = _("Each of the others pays the winner {stakes}.")
    else:
        bystanders = _("Each of the others pays the winner {stakes}, even one whom you have just paid.")
    return paragraph(
        pays.format(stakes=stakes(amount)),
        _("On top of that, you pay the winner {stakes}.").format(stakes=stakes(extra)) if extra else "",
        bystanders.format(stakes=stakes(others)),
    )


def _winners_share(rules: RuleSet) -> tuple[str, ...]:
    if has_pot(rules):
        return (_("If several of them tie for the fewest, they share the pot, and each is paid as a winner."),)
    if rules.caught_pays == "lowest" or rules.caught_extra_to_lowest or rules.caught_others_pay_lowest:
        return (
            _("If several of them tie for the fewest, each is paid as a winner, and they pay one another nothing."),
        )
    return ()


def waiting(rules: RuleSet) -> tuple[str, ...]:
    """Say what bars a player from dropping, and for how long (R-wait)."""
    new, hit, own = rules.wait_new_spread, rules.wait_hit, rules.wait_own_hit
    scored = rules.scores_points
    if scored:
        after_spread = ngettext(
            "When you lay a spread, you may not run in your next turn.",
            "When you lay a spread, you may not run in your next {n} turns.",
            new,
        ).format(n=new)
    else:
        after_spread = ngettext(
            "When you lay a spread, you may not drop in your next turn.",
            "When you lay a spread, you may not drop in your next {n} turns.",
            new,
        ).format(n=new)
    after_hit = ngettext(
        "Each card that another player adds to a spread of yours makes you wait {n} turn.",
        "Each card that another player adds to a spread of yours makes you wait {n} turns.",
        hit,
    ).format(n=hit)
    after_own_hit = ngettext(
        "Each card that you add to a spread of your own makes you wait {n} turn.",
        "Each card that you add to a spread of your own makes you wait {n} turns.",
        own,
    ).format(n=own)
    return (
        paragraph(
            after_spread if new else "",
            after_hit if hit else "",
            after_own_hit if own else "",
            _("Waits add up.") if rules.wait_adds else _("Waits do not add up: the longest one counts."),
        ),
        paragraph(
            _("Only your own turns count, and everyone can see how many you have to wait."),
            _("You play them as usual and may still go out; only running has to wait.")
            if scored
            else _("You play them as usual and may still go out; only dropping has to wait."),
            _("A new round begins with no waits.") if scored else _("A new hand begins with no waits."),
        ),
    )


def going_out(rules: RuleSet) -> str:
    """Say how one goes out and what it pays."""
    if SKIP in rules.twists:
        how = _("You go out when your last card leaves your hand, also as a Skip or a Block, or as your discard.")
    elif rules.hits:
        how = _("You go out when your last card leaves your hand: in a spread, in a hit or as your discard.")
    else:
        how = _("You go out when your last card leaves your hand: in a spread or as your discard.")
    discarded, without = rules.out_pays, rules.out_without_discard_pays
    pays = _("The hand is over, and {what}.").format(what=winner_gets(rules, discarded))
    more = _("If you go out without a discard, each of them pays you {stakes} instead.").format(stakes=stakes(without))
    if has_pot(rules):
        more = _("If you go out without a discard, {what}.").format(what=winner_gets(rules, without))
    early = _("This may happen before you draw, too.") if rules.lay_before_draw else ""
    return paragraph(how, early, pays, more if without != discarded else "")


def stock_out(rules: RuleSet) -> tuple[str, ...]:
    """Say how a hand ends that nobody wins before the stock runs out (R-stock, R-idle)."""
    if rules.stock_out == "reshuffle":
        return _reshuffle(rules)
    if rules.scores_points:
        return (
            paragraph(
                _("When the stock is empty, play goes on with the discards alone, once round the table at most."),
                _("In your turn, take the top discard and play on, or run. If you will do neither, the round ends."),
                _("It ends in any case when as many cards have been taken like this as there are players."),
                _("Meanwhile, you may not discard the card you have just taken, unless it is your last one."),
            ),
            paragraph(_idle(rules), _scores_stuck()),
        )
    return (
        paragraph(
            _("When the stock is empty, play goes on with the discards alone, for one round at most."),
            _("In your turn, take the top discard and play on, or drop. If you will do neither, the hand ends."),
            _("It ends in any case when as many cards have been taken like this as there are players."),
            _("In this round, you may not discard the card you have just taken, unless it is your last one."),
        ),
        _("A hand ends like this, too, when for three rounds everyone takes the discard and nobody lays or hits."),
        _stock_out_pays(rules),
    )


def _reshuffle(rules: RuleSet) -> tuple[str, ...]:
    """Say how the discards make a new stock, and when a hand is stuck."""
    most = rules.reshuffles
    if not most:
        made = _("When the stock is empty, you may still take the discard. Drawing ends the hand, which is stuck.")
        if rules.scores_points:
            made = _("When the stock is empty, you may still take the discard. Drawing ends the round, which is stuck.")
    elif rules.scores_points:
        made = ngettext(
            "When the stock is empty and you draw, all discards but the top one are shuffled into a new stock, which "
            "happens no more than once in a round. After that, or with no discard under the top one, drawing ends the "
            "round, which is stuck; taking the discard is still allowed.",
            "When the stock is empty and you draw, all discards but the top one are shuffled into a new stock, which "
            "happens no more than {n} times in a round. After that, or with no discard under the top one, drawing ends "
            "the round, which is stuck; taking the discard is still allowed.",
            most,
        ).format(n=most)
    else:
        made = ngettext(
            "When the stock is empty and you draw, all discards but the top one are shuffled into a new stock, which "
            "happens no more than once in a hand. After that, or with no discard under the top one, drawing ends the "
            "hand, which is stuck; taking the discard is still allowed.",
            "When the stock is empty and you draw, all discards but the top one are shuffled into a new stock, which "
            "happens no more than {n} times in a hand. After that, or with no discard under the top one, drawing ends "
            "the hand, which is stuck; taking the discard is still allowed.",
            most,
        ).format(n=most)
    asked = _("Whoever may play a Cross is asked before that.") if CROSS in rules.twists else ""
    return (paragraph(made, asked), paragraph(_idle(rules), _stuck(rules)))


def _stuck(rules: RuleSet) -> str:
    if rules.scores_points:
        return _scores_stuck()
    if has_pot(rules):
        return _("When a hand is stuck, nobody wins, and everyone takes their ante back.")
    return _("When a hand is stuck, nobody pays.")


def _idle(rules: RuleSet) -> str:
    """The other way for a hand to end like this, where turns go round (R-idle)."""
    if rules.scores_points:
        return _("A round is stuck, too, when three times round everyone takes the discard and nobody lays or hits.")
    return _("A hand is stuck, too, when three times round everyone takes the discard and nobody lays or hits.")


def _scores_stuck() -> str:
    return _("When a round is stuck, everyone scores what they have laid and hit; held cards score for nobody.")


def _stock_out_pays(rules: RuleSet) -> str:
    if rules.stock_out == "no_score":
        if has_pot(rules):
            return _("When a hand ends like this, nobody wins, and everyone takes their ante back.")
        return _("When a hand ends like this, nobody pays.")
    if has_pot(rules):
        shared = _("If several players tie for the fewest, they share it.")
        back = _("If several players tie for the fewest, everyone takes their ante back.")
        return paragraph(
            _("Everyone then shows their cards: the one with the fewest points takes the pot."),
            back if rules.stock_out_tie == "wash" else shared,
        )
    if rules.stock_out_tie == "wash":
        tie = _("If several players tie for the fewest, nobody pays.")
    else:
        tie = _("If several players tie for the fewest, each of them is paid {stakes} by each of the rest.").format(
            stakes=stakes(1)
        )
    return paragraph(
        _("Everyone then shows their cards: each other player pays {stakes} to the one with the fewest points.").format(
            stakes=stakes(1)
        ),
        tie,
    )


def payments(rules: RuleSet) -> tuple[str, ...]:
    """Every payment at a glance."""
    agreed = _("Agree on what a stake is worth before you begin.")
    if has_pot(rules):
        return (*the_pot(rules), agreed, *_with_a_pot(rules))
    lines = [paragraph(_("Players pay one another in stakes."), agreed)]
    if bool(rules.tonk_totals):
        lines.append(_("Tonk: {stakes} from each other player.").format(stakes=stakes(rules.tonk_pays)))
    lines += [_("Winning drop: {stakes} from each other player.").format(stakes=stakes(1)), caught_in_short(rules)]
    discarded, without = stakes(rules.out_pays), stakes(rules.out_without_discard_pays)
    if discarded == without:
        lines.append(_("Going out: {stakes} from each other player.").format(stakes=discarded))
    else:
        lines.append(
            _("Going out: {stakes} from each other player, or {more} if you did not discard.").format(
                stakes=discarded, more=without
            )
        )
    if rules.stock_out != "lowest_wins":
        lines.append(_("No stock left: nobody pays."))
    else:
        lines.append(_("No stock left: {stakes} to the lowest from each other player.").format(stakes=stakes(1)))
    return tuple(lines)


def _with_a_pot(rules: RuleSet) -> list[str]:
    """Every payment at a glance where there is a pot."""
    lines = []
    if bool(rules.tonk_totals):
        lines.append(_("Tonk: {what}.").format(what=at_a_glance(rules, rules.tonk_pays)))
    lines += [_("Winning drop: {what}.").format(what=at_a_glance(rules, 1)), caught_in_short(rules)]
    discarded, without = at_a_glance(rules, rules.out_pays), at_a_glance(rules, rules.out_without_discard_pays)
    lines.append(_("Going out: {what}.").format(what=discarded))
    if discarded != without:
        lines.append(_("Going out without a discard: {what}.").format(what=without))
    if rules.stock_out != "lowest_wins":
        return [*lines, _("No stock left: everyone takes their ante back.")]
    return [*lines, _("No stock left: the pot to the one with the fewest points.")]
