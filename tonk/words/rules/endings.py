"""The part of the leaflet about how a hand ends, and what that pays."""

from typing import assert_never

from tonk.rules.cards import CROSS, SKIP
from tonk.rules.ruleset import RuleSet
from tonk.words import _, ngettext
from tonk.words.phrases import paragraph, stakes
from tonk.words.rules.dropping import when_to_drop
from tonk.words.rules.pot import has_pot, out_bare_line, out_line, the_pot, tonk_line, winner_gets
from tonk.words.rules.summary import caught_in_short, tonk_counts


def tonk(rules: RuleSet) -> tuple[str, ...]:
    """Say what a Tonk is and pays."""
    if not bool(rules.tonk_totals):
        return (_("These rules have no Tonk. Every hand is played out."),)
    if rules.several_tonks == "draw" and has_pot(rules):
        several = _("If two or more players have a Tonk, the hand is a draw and everyone takes their ante back.")
    elif rules.several_tonks == "draw":
        several = _("If two or more players have a Tonk, the hand is a draw and nobody pays.")
    elif has_pot(rules):
        several = _("If two or more players have a Tonk, they share the pot.")
        if rules.tonk_pays > 1:
            more = _("Everyone without a Tonk pays each of them the rest.")
            several = paragraph(several, more)
    else:
        several = paragraph(
            _("If two or more players have a Tonk, everyone without one pays each of them."),
            _("If everyone has one, nobody pays."),
        )
    return (
        paragraph(
            _("A dealt hand of {counts} is a Tonk.").format(counts=tonk_counts(rules)),
            _("A hand with a twist in it is no Tonk.") if rules.twists else "",
            _("A hand with a joker in it is no Tonk.") if "jokers" in rules.wilds else "",
            _("Show it at once. The hand is over."),
            winner_gets(rules, rules.tonk_pays),
        ),
        paragraph(several, _("Only the deal can give a Tonk. The same count later in the hand wins nothing.")),
    )


def dropping(rules: RuleSet) -> tuple[str, ...]:
    """Say when you may drop, and what a drop pays if it isn't caught."""
    if has_pot(rules) and rules.drop_tie == "wins":
        won = _("If nobody holds fewer points than you, you take the pot. You win ties.")
    elif has_pot(rules):
        won = _("If everyone else holds more points than you, you take the pot.")
    elif rules.drop_tie == "wins":
        won = _("If nobody holds fewer points than you, each other player pays you {stakes}. You win ties.")
    else:
        won = _("If everyone else holds more points than you, each of them pays you {stakes}.")
    return (
        when_to_drop(rules),
        paragraph(_("Everyone then shows their cards and counts their points."), won.format(stakes=stakes(1))),
    )


def caught(rules: RuleSet) -> tuple[str, ...]:
    """Say what being caught costs, and whom you pay."""
    if rules.drop_tie == "wins":
        when = _("If anyone holds fewer points than you, you are caught. The player with the fewest wins the hand.")
    else:
        when = paragraph(
            _("If anyone holds as few points as you, or fewer, you are caught."),
            _("Of the others, the one with the fewest points wins the hand."),
        )
    return (paragraph(when, _caught_pays(rules)), *_winners_share(rules))


def _caught_pays(rules: RuleSet) -> str:
    amount, extra, others = rules.caught_multiplier, rules.caught_extra_to_lowest, rules.caught_others_pay_lowest
    match rules.caught_pays:
        case "all":
            pays = _("You pay each other player {stakes}.")
        case "lower":
            pays = _("You pay {stakes} to each player with fewer points than you.")
        case "lower_or_equal":
            pays = _("You pay {stakes} to each player with as few points as you, or fewer.")
        case "lowest":
            pays, amount, extra = _("You pay the winner {stakes}."), amount + extra, 0
        case _:
            assert_never(rules.caught_pays)
    if has_pot(rules):
        bystanders = _("The winner takes the pot.")
    elif not others:
        bystanders = _("The others pay nothing.")
    elif rules.caught_pays == "lowest":
        bystanders = _("Each of the others pays the winner {stakes}.")
    else:
        bystanders = _("Each of the others pays the winner {stakes}, even a player you have just paid.")
    return paragraph(
        pays.format(stakes=stakes(amount)),
        _("You pay the winner {stakes} extra.").format(stakes=stakes(extra)) if extra else "",
        bystanders.format(stakes=stakes(others)),
    )


def _winners_share(rules: RuleSet) -> tuple[str, ...]:
    if has_pot(rules):
        return (_("If several tie for the fewest, they share the pot, and each is paid as a winner."),)
    if rules.caught_pays == "lowest" or rules.caught_extra_to_lowest or rules.caught_others_pay_lowest:
        return (_("If several tie for the fewest, each is paid as a winner, and they don't pay one another."),)
    return ()


def waiting(rules: RuleSet) -> tuple[str, ...]:
    """Say what bars a player from dropping, and for how long (R-wait)."""
    new, hit, own = rules.wait_new_spread, rules.wait_hit, rules.wait_own_hit
    scored = rules.scores_points
    if scored:
        after_spread = ngettext(
            "When you lay a spread, you may not run on your next turn.",
            "When you lay a spread, you may not run on your next {n} turns.",
            new,
        ).format(n=new)
    else:
        after_spread = ngettext(
            "When you lay a spread, you may not drop on your next turn.",
            "When you lay a spread, you may not drop on your next {n} turns.",
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
            _("Waits add up.") if rules.wait_adds else _("Waits don't add up. Only the longest counts."),
        ),
        paragraph(
            _("Only your own turns count, and everyone can see how many are left."),
            _("You still play those turns and may go out. Only running must wait.")
            if scored
            else _("You still play those turns and may go out. Only dropping must wait."),
            _("Each new round begins without waits.") if scored else _("Each new hand begins without waits."),
        ),
    )


def going_out(rules: RuleSet) -> str:
    """Say how to go out and what it pays."""
    if SKIP in rules.twists:
        how = _("You go out when you play your last card, even as a Skip or a Block, or as your discard.")
    elif rules.hits:
        how = _("You go out when you play your last card in a spread, in a hit or as your discard.")
    else:
        how = _("You go out when you play your last card in a spread or as your discard.")
    discarded, without = rules.out_pays, rules.out_without_discard_pays
    pays = paragraph(_("The hand is over."), winner_gets(rules, discarded))
    more = _("If you go out without a discard, each player pays you {stakes} instead.").format(stakes=stakes(without))
    if has_pot(rules) and without > 1:
        more = _("If you go out without a discard, you take the pot, and everyone pays you {stakes} more.")
        more = more.format(stakes=stakes(without - 1))
    elif has_pot(rules):
        more = _("If you go out without a discard, you take only the pot.")
    early = _("You may go out even before you draw.") if rules.lay_before_draw else ""
    return paragraph(how, early, pays, more if without != discarded else "")


def stock_out(rules: RuleSet) -> tuple[str, ...]:
    """Say how a hand ends if nobody wins before the stock runs out (R-stock, R-idle)."""
    if rules.stock_out == "reshuffle":
        return _reshuffle(rules)
    if rules.scores_points:
        return (
            paragraph(
                _("When the stock is empty, you may still take discards, at most once round the table."),
                _("On your turn, take the discard or run. If you do neither, the round ends."),
                _("It also ends once as many discards have been taken as there are players."),
                _("Meanwhile, you may not discard the card you have just taken, unless it is your last."),
            ),
            paragraph(_idle(rules), _scores_stuck()),
        )
    return (
        paragraph(
            _("When the stock is empty, you may still take discards, at most once round the table."),
            _("On your turn, take the discard or drop. If you do neither, the hand ends."),
            _("It also ends once as many discards have been taken as there are players."),
            _("Meanwhile, you may not discard the card you have just taken, unless it is your last."),
        ),
        _("The same happens when everyone takes the discard three turns in a row, and nobody lays or hits."),
        _stock_out_pays(rules),
    )


def _reshuffle(rules: RuleSet) -> tuple[str, ...]:
    """Say how the discards make a new stock, and when a hand is stuck."""
    most = rules.reshuffles
    if not most:
        made = _("When the stock is empty, you may still take the discard. If you draw, the hand is stuck and ends.")
        if rules.scores_points:
            made = _(
                "When the stock is empty, you may still take the discard. If you draw, the round is stuck and ends."
            )
    elif rules.scores_points:
        made = ngettext(
            "If you draw from an empty stock, the discards are shuffled into a new one, except the top card. This "
            "happens at most once a round. After that, or with nothing under the top discard, the round is stuck "
            "and ends when you draw. You may still take the discard.",
            "If you draw from an empty stock, the discards are shuffled into a new one, except the top card. This "
            "happens at most {n} times a round. After that, or with nothing under the top discard, the round is stuck "
            "and ends when you draw. You may still take the discard.",
            most,
        ).format(n=most)
    else:
        made = ngettext(
            "If you draw from an empty stock, the discards are shuffled into a new one, except the top card. This "
            "happens at most once a hand. After that, or with nothing under the top discard, the hand is stuck "
            "and ends when you draw. You may still take the discard.",
            "If you draw from an empty stock, the discards are shuffled into a new one, except the top card. This "
            "happens at most {n} times a hand. After that, or with nothing under the top discard, the hand is stuck "
            "and ends when you draw. You may still take the discard.",
            most,
        ).format(n=most)
    asked = _("Players who may play a Cross are asked first.") if CROSS in rules.twists else ""
    return (paragraph(made, asked), paragraph(_idle(rules), _stuck(rules)))


def _stuck(rules: RuleSet) -> str:
    if rules.scores_points:
        return _scores_stuck()
    if has_pot(rules):
        return _("When a hand is stuck, nobody wins, and everyone takes their ante back.")
    return _("When a hand is stuck, nobody pays.")


def _idle(rules: RuleSet) -> str:
    """Say how a hand also ends if play goes in circles (R-idle)."""
    if rules.scores_points:
        return _("A round is also stuck when everyone takes the discard three turns in a row, and nobody lays or hits.")
    return _("A hand is also stuck when everyone takes the discard three turns in a row, and nobody lays or hits.")


def _scores_stuck() -> str:
    return _("When a round is stuck, everyone scores what they have laid and hit. Cards still held score for nobody.")


def _stock_out_pays(rules: RuleSet) -> str:
    if rules.stock_out == "no_score":
        if has_pot(rules):
            return _("When a hand ends like this, nobody wins, and everyone takes their ante back.")
        return _("When a hand ends like this, nobody pays.")
    if has_pot(rules):
        shared = _("If several players tie for the fewest, they share it.")
        back = _("If several players tie for the fewest, everyone takes their ante back.")
        return paragraph(
            _("Everyone then shows their cards, and the fewest points take the pot."),
            back if rules.stock_out_tie == "wash" else shared,
        )
    if rules.stock_out_tie == "wash":
        tie = _("If several players tie for the fewest, nobody pays.")
    else:
        tie = _("If several players tie for the fewest, the others pay each of them {stakes}.").format(stakes=stakes(1))
    return paragraph(
        _("Everyone then shows their cards, and everyone else pays the player with the fewest points {stakes}.").format(
            stakes=stakes(1)
        ),
        tie,
    )


def payments(rules: RuleSet) -> tuple[str, ...]:
    """Return every payment at a glance."""
    agreed = _("A stake is the sum you play for: agree on it before you begin.")
    if has_pot(rules):
        return (*the_pot(rules), agreed, *_with_a_pot(rules))
    lines = [paragraph(_("Players pay one another in stakes."), agreed)]
    if bool(rules.tonk_totals):
        lines.append(_("Tonk: {stakes} from everyone.").format(stakes=stakes(rules.tonk_pays)))
    lines += [_("Winning drop: {stakes} from everyone.").format(stakes=stakes(1)), caught_in_short(rules)]
    discarded, without = stakes(rules.out_pays), stakes(rules.out_without_discard_pays)
    if discarded == without:
        lines.append(_("Going out: {stakes} from everyone.").format(stakes=discarded))
    else:
        lines.append(
            _("Going out: {stakes} from everyone, or {more} without a discard.").format(stakes=discarded, more=without)
        )
    if rules.stock_out != "lowest_wins":
        lines.append(_("Empty stock: nobody pays."))
    else:
        lines.append(_("Empty stock: {stakes} from everyone to the low hand.").format(stakes=stakes(1)))
    return tuple(lines)


def _with_a_pot(rules: RuleSet) -> list[str]:
    """Return every payment at a glance for games with a pot."""
    lines = []
    if bool(rules.tonk_totals):
        lines.append(tonk_line(rules.tonk_pays))
    lines += [_("Winning drop: the pot."), caught_in_short(rules), out_line(rules.out_pays)]
    if rules.out_pays != rules.out_without_discard_pays:
        lines.append(out_bare_line(rules.out_without_discard_pays))
    if rules.stock_out != "lowest_wins":
        return [*lines, _("Empty stock: everyone takes their ante back.")]
    return [*lines, _("Empty stock: the pot to the low hand.")]
