"""The steps before a deal: a dealing person chooses the twists, and the deck is sealed and cut if wanted."""

from collections.abc import Callable, Sequence
from typing import Protocol

from tonk.rules.cards import Seat, SpecialKind, SpecialKinds
from tonk.rules.seats import PerSeat
from tonk.session.match.match import who_cuts
from tonk.session.match.plan import MatchPlan
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services


class DealsHand(Protocol):
    """Deals a hand."""

    def __call__(self, cut: int | None, kinds: SpecialKinds, *, ready: bool) -> None:
        """Deal, given the number of lifted cards (None: no seal is shown), the twists, and if the cut was visible."""


class BeforeDeal:
    """One page after another, as needed, and then the deal.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        plan: The plan of the match.
        hand: The number of the hand.
        dealer: The dealer.
        deal: Deals it.
    """

    def __init__(
        self, ui: UiContext, services: Services, plan: MatchPlan, hand: int, dealer: Seat, deal: DealsHand
    ) -> None:
        self._ui, self._services, self._plan = ui, services, plan
        self._hand, self._dealer, self._deal = hand, dealer, deal

    def begin(
        self, score: PerSeat[int] | None, last: Sequence[SpecialKind], keep: Callable[[SpecialKinds], None]
    ) -> None:
        """Begin the steps.

        Args:
            score: The points of each seat, which may affect the choice; None before the first hand.
            last: The last chosen twists.
            keep: Called with a person's choice.
        """
        chooser = self._plan.chooser(self._dealer)
        if chooser is None:
            self._seal(self._plan.twists_of(self._hand))
            return

        def chosen(kinds: SpecialKinds) -> None:
            keep(kinds)
            self._seal(kinds)

        self._services.routes.show_dealers_choice(self._plan, chooser, score, last, chosen)

    def _seal(self, kinds: SpecialKinds) -> None:
        """Show the seal of the deck and let it be cut, if the player wants that, and then deal."""
        plan, way = self._plan, self._ui.settings.fair_deal
        cutter = who_cuts(plan.players, self._dealer)
        if way != "cut" or cutter is None:
            self._deal(None if way == "off" else 0, kinds, ready=False)
            return
        several = sum(player.is_person for player in plan.players) > 1
        name, seal = plan.players[cutter].name if several else "", plan.seal_of(self._hand, kinds)

        def cut(lifted: int) -> None:
            self._deal(lifted, kinds, ready=True)

        self._services.routes.show_cut_deck(name, seal, cut)
