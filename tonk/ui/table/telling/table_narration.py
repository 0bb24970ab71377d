"""The spoken table: events in the order in which they are seen, and its contents on request.

Nothing is said about a hand before it is open, and pending words about it are dropped when it is covered.
"""

from collections.abc import Callable, Mapping, Sequence

import pygame

from tonk.rules.cards import Card, Seat, cards_in
from tonk.rules.view import View
from tonk.session.match.sitting import Sitting
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.narrator import lines_of
from tonk.ui.table.board import Board
from tonk.ui.table.handling.turn_controller import TurnController
from tonk.ui.table.players.open_hand import OpenHand
from tonk.ui.table.players.player_standings import Standings
from tonk.ui.table.prompts import GUIDING
from tonk.ui.table.telling.logbook import Logbook
from tonk.words.narration import FULL, TERSE
from tonk.words.rules.rule_sets import rules_name
from tonk.words.seals import seal_line
from tonk.words.table import review
from tonk.words.table.names import TableNames

_LAST_MOVES = 5


class TableNarration:
    """The narration of a table.

    Args:
        ui: The context of the window.
        sitting: The sitting.
        board: The board.
        turns: The owner of the turn, with the line above the hand.
        looking: Tells whose hand is open.
        log: The log, whose lines describe events.

    Attributes:
        keys: The keys that ask about the table, and their answers.
    """

    def __init__(
        self,
        ui: UiContext,
        sitting: Sitting,
        board: Board,
        turns: TurnController,
        looking: OpenHand,
        log: Logbook,
    ) -> None:
        self._ui, self._sitting, self._board = ui, sitting, board
        self._turns, self._open_hand, self._log = turns, looking, log
        self._lines: list[str] = log.lines
        self._lines_said = 0
        self._opened: tuple[int, Seat] | None = None
        self._shown_to: Seat | None = None
        self._hand: View | None = None
        self._cursor: Card | None = None
        self._chosen: frozenset[Card] = frozenset()
        self._chosen_in: View | None = None
        self._guided: tuple[object, ...] = ()
        self._answered: tuple[str, float] | None = None
        self._overheard: dict[str, tuple[str, ...]] = {}
        self.keys: Mapping[int, Callable[[], None]] = {
            pygame.K_e: self._say_hand,
            pygame.K_p: lambda: self._say(*review.piles_lines(board.seen)),
            pygame.K_l: lambda: self._say(*review.spreads_lines(board.seen, self._names)),
            pygame.K_m: self._say_points,
            pygame.K_o: self._say_players,
            pygame.K_w: self._say_turn,
            pygame.K_j: self._say_last_moves,
            pygame.K_v: lambda: self._say(review.chosen_line(self._in_order(board.hand.chosen))),
            pygame.K_r: ui.speech.repeat,
        }

    @property
    def _names(self) -> TableNames:
        return self._sitting.game.plan.table_names

    @property
    def _may_tell(self) -> bool:
        """Return whether the hand at the bottom may be spoken: it is open, and all its cards have arrived."""
        board = self._board
        return board.hand.is_open and not board.reveals.dealing(board.now)

    def _say(self, *sentences: str) -> None:
        self._ui.speech.say(*sentences)

    def _in_order(self, cards: frozenset[Card]) -> Sequence[Card]:
        return [card for card in self._board.hand.order if card in cards]

    # Reviewing

    def _say_hand(self) -> None:
        hand = self._board.hand
        if self._may_tell:
            self._say(review.hand_line(hand.order, self._board.seen))
        else:
            self._say(*review.points_lines(self._board.seen, hand_open=False))

    def _say_points(self) -> None:
        self._say(*review.points_lines(self._board.seen, hand_open=self._may_tell))

    def _say_players(self) -> None:
        riches = [one.bankroll for one in Standings(self._sitting, self._open_hand).on(self._board)]
        self._say(*review.players_lines(self._board.seen, self._names, riches))

    def _say_turn(self) -> None:
        self._say(review.turn_line(self._board.seen, self._names))
        if taught := self._overheard.get("lesson", ()):
            self._say(*taught)
        elif self._turns.may_act:
            self._say(self._turns.prompter.sentence)

    def _say_last_moves(self) -> None:
        seen = self._log.lines[: len(self._log.lines) - self._board.reveals.untold(self._board.now)]
        self._say(*seen[-_LAST_MOVES:])

    # Following

    def announced(self) -> list[str]:
        """Return the words spoken when somebody sits down or returns to the table."""
        game, speech = self._sitting.game, self._ui.speech
        said = [review.table_line(rules_name(game.plan.rules.name), game.hand_number)]
        if self._shown_to is None and self._opened is None:
            said.append(review.company_line(self._names))
            if speech.detail != TERSE and not self._ui.settings.keys_told:
                said.extend(review.table_keys_lines(self._ui.bindings.named(*review.REVIEW_KEYS)))
                self._ui.change_settings(self._ui.settings.changed(keys_told=True))
        self._guided = ()
        return said

    def begin(self, *, dealt: bool) -> None:
        """Begin a hand, or resume it, for which only the last move is said."""
        self._lines = self._log.lines
        self._lines_said = 0 if dealt else max(0, len(self._lines) - 1)
        self._opened = None

    def update(self, now: float) -> None:
        """Say everything newly visible."""
        self._follow_cover()
        if not self._ui.speech.on:
            self._lines_said = len(self._log.lines)
            return
        self._announce_events(now)
        self._announce_hand()
        self._announce_cards()
        self._announce_answers()
        self._announce_prompt(now)

    def _follow_cover(self) -> None:
        """Drop pending words for one person when their hand is covered."""
        shown_to = self._open_hand.bottom if self._board.hand.is_open else None
        if self._shown_to is not None and shown_to != self._shown_to and not self._open_hand.alone:
            self._ui.speech.forget()
            self._hand, self._chosen, self._cursor, self._overheard = None, frozenset(), None, {}
        if shown_to != self._shown_to:
            self._guided = ()
        self._shown_to = shown_to

    def _announce_events(self, now: float) -> None:
        lines = self._log.lines
        shown = len(lines) - self._board.reveals.untold(now)
        if lines is not self._lines:  # something was taken back
            self._lines, self._lines_said = lines, shown
        seal = seal_line(self._sitting.game.fingerprint) if self._sitting.game.seal is not None else ""
        self._say(*(line for line in lines[self._lines_said : shown] if line != seal))
        self._lines_said = max(self._lines_said, shown)

    def _announce_hand(self) -> None:
        """Say a hand that has been opened, and a drawn card if the log may not name it."""
        if not self._may_tell or self._sitting.to_act is None:
            return
        seen, opened = self._board.seen, (self._sitting.game.hand_number, self._open_hand.bottom)
        before, self._hand = self._hand, seen
        if opened != self._opened or (before is None and self._ui.speech.detail != TERSE):
            self._opened = opened
            self._say(review.hand_line(self._board.hand.order, seen))
        elif before is not None and self._open_hand.reader is None and before.seat == seen.seat:
            gained = seen.hand & ~before.hand
            if gained and seen.took is None:
                self._say(*map(review.gained_line, cards_in(gained)))

    def _announce_cards(self) -> None:
        """Say the keyboard's new card, and the chosen ones."""
        board, hand = self._board, self._board.hand
        cursor, self._cursor = self._cursor, hand.cursor
        chosen, self._chosen = self._chosen, frozenset(hand.chosen)
        view, self._chosen_in = self._chosen_in, board.view
        if not self._may_tell:
            return
        if hand.cursor is not None and hand.cursor != cursor:
            self._say(self._card(hand.cursor))
        elif view is board.view and chosen != self._chosen:
            self._say(*map(review.let_go_line, self._in_order(chosen - self._chosen)))
            self._say(*map(self._card, self._in_order(self._chosen - chosen)))

    def _card(self, card: Card) -> str:
        order, full = self._board.hand.order, self._ui.speech.detail == FULL
        return review.card_line(
            card, order.index(card) + 1, len(order), chosen=card in self._board.hand.chosen, full=full
        )

    def _announce_answers(self) -> None:
        """Say why an attempt was refused, or that it was done."""
        prompter = self._turns.prompter
        answered = None if prompter.mood == GUIDING else (prompter.sentence, prompter.answered_at)
        if answered is not None and answered != self._answered:
            self._say(prompter.sentence)
        self._answered = answered

    def _announce_prompt(self, now: float) -> None:
        """Say that it is the person's turn, and what they may do."""
        board, prompter, detail = self._board, self._turns.prompter, self._ui.speech.detail
        if prompter.mood != GUIDING or not self._turns.may_act or board.reveals.behind(now) or not self._may_tell:
            return
        view = board.view
        chosen = len(board.hand.chosen) if detail == FULL else 0
        guided = view.turns, view.seat, view.phase, len(view.history) if detail != TERSE else 0, view.drawer, chosen
        if guided == self._guided:
            return
        first, self._guided = guided[:2] != self._guided[:2], guided
        if first:
            self._say(review.turn_line(view, self._names))
        if detail != TERSE:
            self._say(prompter.sentence)

    def overhear(self, canvas: Canvas, who: str, draw: Callable[[], None]) -> None:
        """Draw the words of somebody beside the table, and speak them if they are new.

        Args:
            canvas: The canvas to draw on.
            who: The name of the speaker.
            draw: Draws the words.
        """
        before = len(canvas.written or ())
        draw()
        if canvas.written is None:
            return
        said = tuple(lines_of(canvas.written[before:]))
        if said != self._overheard.get(who, ()):
            self._overheard[who] = said
            self._say(*said)
