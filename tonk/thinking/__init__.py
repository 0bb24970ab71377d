"""Thinking in the background, so that no table has to wait: a question goes out, and its answer arrives later.

Only questions cross to the worker: a seat's view, and who plays that seat. Nothing here can even name a match. The
coach (``adviser``) is asked the same way, in a process of its own. For a review, too, only the views of one seat cross.
"""

from tonk.thinking.question import BotThinker, ImmediateThinker, Question
from tonk.thinking.thinker import Thinker
from tonk.thinking.ticket import Ticket

__all__ = ["BotThinker", "ImmediateThinker", "Question", "Thinker", "Ticket"]
