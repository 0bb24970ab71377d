"""Sentences of the Circuit: its tables, their trophies, and the results."""

from typing import Literal

from tonk.words import _, ngettext
from tonk.words.phrases import money, paragraph, points


def table_line(table_id: str) -> str:
    """Return a line about a table and its people; empty for an unknown id."""
    lines = {
        "jazz-club": _("The house game, between sets. They are glad of a new face, and of new money."),
        "pagat": _("The back room, under one bulb. The table is bare, and the stakes are double."),
        "speno-1992": _("A chest for a table, and three people who have waited all winter for someone to play with."),
        "black-company": _(
            "The old hands. They count every card, and they never sit with their backs to the tent flap."
        ),
        "descente": _("A terrace, a small coffee, and people who have all afternoon to wait for your mistake."),
        "terminus-frore": _("The last platform. The train is late, and they have played here every night for years."),
        "twists": _("The private room upstairs. The two who own the Circuit think ahead, and they play for points."),
    }
    return lines.get(table_id, "")


def trophy_name(table_id: str) -> str:
    """Return the name of a table's trophy; empty for an unknown id."""
    names = {
        "jazz-club": _("The Gold Record"),
        "pagat": _("The Spade Cup"),
        "speno-1992": _("The Winter Shield"),
        # Translators: the flag of a company of soldiers.
        "black-company": _("The Standard"),
        "descente": _("The Gold Coffee"),
        "terminus-frore": _("The Station Clock"),
        "twists": _("The Crown"),
    }
    return names.get(table_id, "")


def reward_line(table_id: str) -> str:
    """Say in a sentence what winning a table unlocks in the settings; empty for an unknown id."""
    lines = {
        "jazz-club": _("You earned a brass frame for your portrait. You can put it on in Settings."),
        "pagat": _("You earned the card back “Peacock”. You can choose it in Settings."),
        "speno-1992": _("You earned an iron frame for your portrait. You can put it on in Settings."),
        "black-company": _("You earned the card back “Lantern”. You can choose it in Settings."),
        "descente": _("You earned the place “Café, evening”. You can choose it in Settings."),
        "terminus-frore": _("You earned a frame of ice for your portrait. You can put it on in Settings."),
        "twists": _("You earned a frame of gold laurels for your portrait. You can put it on in Settings."),
    }
    return lines.get(table_id, "")


def promise_line(table_id: str) -> str:
    """Say in a few words what winning a table would unlock; empty for an unknown id."""
    lines = {
        "jazz-club": _("A brass portrait frame"),
        "pagat": _("The card back “Peacock”"),
        "speno-1992": _("An iron portrait frame"),
        "black-company": _("The card back “Lantern”"),
        "descente": _("The place “Café, evening”"),
        "terminus-frore": _("An icy portrait frame"),
        "twists": _("A laurel portrait frame"),
    }
    return lines.get(table_id, "")


def how_to_earn(rules: str) -> str:
    """Say how to unlock something.

    Args:
        rules: The name of the rules of its table.
    """
    # Translators: {rules} is the name of a table of the Circuit, such as “Jazz Club”.
    return _("Win the {rules} table on the Circuit to earn it.").format(rules=rules)


def goal_text(goal: int, buy_in: int, *, scored: bool) -> str:
    """Return the goal of a table in a few words: the amount you must have, as your plate counts it.

    Args:
        goal: The money to win, or the points to reach.
        buy_in: The money that you start with.
        scored: True if points are scored.
    """
    if scored:
        return points(goal)
    # Translators: {n} is the money to have in front of you: the buy-in and the money to win.
    return _("Reach {n}").format(n=money(buy_in + goal))


def how_it_goes() -> str:
    """Explain the Circuit to somebody who has played at none of its tables."""
    return _(
        "There are seven tables, one after the other. The buy-in is the money you bring. Reach the goal, and the "
        "trophy is yours and the next table opens."
    )


def tries_text(tries: int, won: int) -> str:
    """Say how often a table was tried; empty for no tries.

    Args:
        tries: The number of tries.
        won: The number of tries that were won.
    """
    if not tries:
        return ""
    if not won:
        return ngettext("{n} try, not won yet", "{n} tries, not won yet", tries).format(n=tries)
    return ngettext("{n} try, {won} won", "{n} tries, {won} won", tries).format(n=tries, won=won)


def closed_text(before: str) -> str:
    """Say how to open a closed table.

    Args:
        before: The name of the table before it.
    """
    # Translators: {table} is the name of a table of the Circuit.
    return _("Win the {table} table first.").format(table=before)


def too_dear_text(buy_in: int, have: int) -> str:
    """Say that you can't afford the buy-in.

    Args:
        buy_in: The buy-in.
        have: Your money.
    """
    return _("The buy-in is {buy_in}, and you have {money}.").format(buy_in=money(buy_in), money=money(have))


TableResult = Literal["won", "lost", "left"]
"""The end of a table for you: its goal was reached, your buy-in is gone, or you left before either."""


def outcome_title(ending: TableResult) -> str:
    """Return the heading of the page after a table.

    Args:
        ending: The ending: "won", "lost" or "left".
    """
    return {"won": _("Table won"), "lost": _("Table lost")}.get(ending, _("You left the table"))


def outcome_text(ending: TableResult, hands: int, change: int, *, scored: bool) -> str:
    """Say how a table ended.

    Args:
        ending: The ending: "won", "lost" or "left".
        hands: The hands that were played.
        change: The money won or lost there.
        scored: True if points were scored there.
    """
    rounds = ngettext("You played {n} round.", "You played {n} rounds.", hands)
    played = (rounds if scored else ngettext("You played {n} hand.", "You played {n} hands.", hands)).format(n=hands)
    if ending == "lost":
        lost = _("You lost your buy-in of {n}. That is the most a table can cost you.").format(n=money(-change))
        return paragraph(played, lost)
    if change > 0:
        return paragraph(played, _("You leave {n} richer than you came.").format(n=money(change)))
    if change < 0:
        return paragraph(played, _("You leave {n} poorer than you came.").format(n=money(-change)))
    return paragraph(played, _("You leave with your buy-in."))


def shelf_line(table_id: str) -> str:
    """Say that a table's trophy has been won."""
    # Translators: {trophy} is the name of a trophy, such as “The Gold Record”.
    return _("{trophy} stands on your shelf.").format(trophy=trophy_name(table_id))


def way_on_text(rules: str, *, ending: TableResult, first: bool, further: int, complete: bool, staked: int) -> str:
    """Say which table you play at next, and what the house gives you for it.

    Args:
        rules: The name of the table you are at now.
        ending: The ending of the last one: "won", "lost" or "left".
        first: True if it was won for the first time.
        further: The number of tables from the last one to this one; negative for a step back.
        complete: True if every table has been won.
        staked: The money that the house gives you; 0 for none.
    """
    if ending == "won" and first and complete:
        return _("That was the last table: the Circuit is yours. All seven tables stay open to you.")
    if ending == "won" and first:
        return paragraph(_("The next table is open: {table}.").format(table=rules), stake_text(staked))
    if further < 0:
        back = _("You take a step back to the {table} table. Win there, and you can try this one again.")
        return paragraph(back.format(table=rules), stake_text(staked))
    if further > 0:
        return paragraph(_("Your next table is {table}.").format(table=rules), stake_text(staked))
    if ending == "won":
        return _("All seven tables stay open to you.")
    if staked:
        return _("The house gives you {n} for another try.").format(n=money(staked))
    return _("You have the money for another try.")


def stake_text(staked: int) -> str:
    """Say that the house gave you money; empty without any.

    Args:
        staked: The money.
    """
    return _("The house gives you {n} to sit down there.").format(n=money(staked)) if staked else ""


def leaving_text(*, scored: bool, have: int, hands: int) -> str:
    """Say what you lose by leaving a table before its end.

    Args:
        scored: True if points are scored there: then the buy-in stays in the pot.
        have: Your money at the table.
        hands: The number of finished hands.
    """
    if not hands:
        return _("You get your buy-in back, and this try doesn't count.")
    if scored:
        return _("Your buy-in stays in the pot, and the try counts as lost.")
    return _("You take {n} with you, and the try is over.").format(n=money(have))
