"""Thinking aside, so that no table is kept waiting: a question goes out, and its answer comes when it comes.

Only questions cross to where bots think: a seat's view, and who plays that seat. Nothing here can even name a match.
The coach (``adviser``) is asked the same way, in a process of its own; of a hand that it reviews, too, nothing crosses
but the views that one seat had.
"""

from tonk.thinking.question import BotThinker, ImmediateThinker, Question
from tonk.thinking.thinker import Thinker
from tonk.thinking.ticket import Ticket

__all__ = ["BotThinker", "ImmediateThinker", "Question", "Thinker", "Ticket"]
