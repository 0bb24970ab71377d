"""The first hand after the first lesson: a real one with hints, and from its end the first match."""

from tonk.records import Record
from tonk.rules import load_preset
from tonk.rules.cards import Seat
from tonk.rules.shuffle import shuffled
from tonk.session.match.plan import MatchEnd, Player
from tonk.session.practice.practice_options import NextButton, PracticeOptions
from tonk.ui.screens.learning.learner import FRIENDS_LEVEL, friends_of
from tonk.ui.shell.services import Services
from tonk.words import _, ngettext
from tonk.words.phrases import joined
from tonk.words.rules.rule_sets import START_HERE, rules_name

_DEAL = 10
"""The seed of the deal. Played by the hints, it has a draw, a card to take, a spread and a winning drop, whatever the
novices do; played badly, it still lasts three turns."""
_HANDS = 10
"""The length of the first match: short enough to see its end and a winner."""


def play_first_hand(services: Services) -> None:
    """Play a hand with the friends of the lesson, in which each kind of decision occurs once."""
    names = friends_of(services.choices.person)
    players = (Player(names[0]), *(Player(name, FRIENDS_LEVEL) for name in names[1:]))
    rules = load_preset(START_HERE)

    def play_on() -> None:
        services.routes.introduce(begin)

    def begin() -> None:
        usual = services.choices
        friends = (Player(name, FRIENDS_LEVEL) for name in friends_of(usual.person)[1:])
        seats = (Player(usual.person), *friends)
        services.begin(
            usual.changed(rules=START_HERE, seats=seats, stake=1, bankroll=100, end=MatchEnd("hands", _HANDS))
        )

    sentence = ngettext("{n} hand of {rules} with {names}", "{n} hands of {rules} with {names}", _HANDS).format(
        n=_HANDS, rules=rules_name(rules.name), names=joined(names[1:])
    )
    options = PracticeOptions(
        _("Your first hand"), shows_each_once=True, next_button=NextButton(_("Start a match"), play_on, sentence)
    )
    record = Record(rules, names, dealer=Seat(len(names) - 1), deck=shuffled(_DEAL))
    services.practise(record, players, options)
