"""Table talk: short lines that the regulars say at the table, each in their own manner.

No line gives away a hand, or names a player or a card.
"""

from collections.abc import Mapping
from enum import Enum, auto

from tonk.words import _


class Topic(Enum):
    """A moment for talk, as the speaker sees it."""

    GREETS = auto()
    """The match begins."""
    TONK = auto()
    """They were dealt a Tonk."""
    OUT = auto()
    """They went out."""
    DROPS = auto()
    """They dropped, and won."""
    CAUGHT = auto()
    """They dropped, and somebody held no more."""
    CATCHES = auto()
    """Somebody else dropped, and they held no more."""
    HIT = auto()
    """Somebody hit their spread, so they must wait."""
    LOSES_TURN = auto()
    """They lost a turn."""
    PAYS = auto()
    """They pay a lot."""
    PRAISE = auto()
    """A person at the screen has won the hand by a good move."""
    HURRY = auto()
    """A person at the screen is thinking for a long time."""
    MATCH_WON = auto()
    """They have won the match."""
    MATCH_LOST = auto()
    """Somebody else has won the match."""


Lines = Mapping[Topic, tuple[str, ...]]


def talk_lines(character: str, moment: Topic) -> tuple[str, ...]:
    """Return the lines that a character may say at a moment.

    Args:
        character: The id of one of ``session.match.characters.CHARACTERS``.
        moment: The moment.

    Returns:
        Two or three lines; none for an unknown character.
    """
    speakers = {
        "ruby": _ruby,
        "earl": _earl,
        "mae": _mae,
        "otis": _otis,
        "pearl": _pearl,
        "leroy": _leroy,
        "celeste": _celeste,
        "solomon": _solomon,
        "ines": _ines,
        "frost": _frost,
        "lin": _lin,
        "arjun": _arjun,
    }
    return speakers[character]()[moment] if character in speakers else ()


# Translators: what follows is table talk, a few words each, in the manner of the person that the function is
# named after: a singer, a pianist, the cloakroom lady, a trumpeter, the lady of the house, a cab driver,
# a dancer, a bookseller, a pilot, a man nobody knows, a doctor, a ship's engineer. Change what doesn't travel.


def _ruby() -> Lines:
    return {
        Topic.GREETS: (
            _("I've got one hour. Deal."),
            _("Evening, all. Be gentle."),
            _("Two songs' worth of cards?"),
        ),
        Topic.TONK: (_("And that's my entrance."), _("Tonk! Hold the applause.")),
        Topic.OUT: (_("That's my last number."), _("Out, and on the beat.")),
        Topic.DROPS: (_("Curtain down."), _("Always leave them wanting."), _("Thank you, you've been lovely.")),
        Topic.CAUGHT: (_("Well, that was flat."), _("Off key. My fault."), _("Nobody saw that, did they?")),
        Topic.CATCHES: (_("Too early, sugar."), _("You came in a bar too soon.")),
        Topic.HIT: (
            _("Excuse me, I was using that."),
            _("Oh, that's how we play?"),
            _("I'll remember this verse."),
        ),
        Topic.LOSES_TURN: (_("I'll hum, then."), _("An intermission? Fine.")),
        Topic.PAYS: (_("There go tonight's tips."), _("That's a new dress gone.")),
        Topic.PRAISE: (_("Now that had style."), _("You should be on stage.")),
        Topic.HURRY: (_("Take your time. I'm on at ten."), _("Shall I sing something?")),
        Topic.MATCH_WON: (_("Thank you and good night!"), _("Drinks are on me. One each.")),
        Topic.MATCH_LOST: (_("I'll take the bow anyway."), _("You earned that encore.")),
    }


def _earl() -> Lines:
    return {
        Topic.GREETS: (_("Evening. Nice and slow."), _("The hat stays on."), _("Same chair, same tune.")),
        Topic.TONK: (_("Well now. Tonk."), _("Didn't even have to play it.")),
        Topic.OUT: (_("And that's the last bar."), _("Out. Nice and tidy.")),
        Topic.DROPS: (_("I'll rest here."), _("Low note. That'll do."), _("No need to rush a ballad.")),
        Topic.CAUGHT: (_("Wrong key."), _("Mm. Should've waited."), _("That one's on me.")),
        Topic.CATCHES: (_("I was sitting lower, friend."), _("Easy does it, next time.")),
        Topic.HIT: (_("Mind the keys."), _("I'd just got comfortable."), _("All right. I can wait.")),
        Topic.LOSES_TURN: (_("I'll sit this one out."), _("A rest. Pianists like a rest.")),
        Topic.PAYS: (_("There goes the tip jar."), _("Costly tune, that one.")),
        Topic.PRAISE: (_("Sweet playing."), _("You've got good hands.")),
        Topic.HURRY: (_("No hurry. Good things take time."), _("I could play a rag meanwhile.")),
        Topic.MATCH_WON: (_("Slow and steady."), _("Well. That was a fine evening.")),
        Topic.MATCH_LOST: (_("I tip my hat. Only tip it."), _("You played it well.")),
    }


def _mae() -> Lines:
    return {
        Topic.GREETS: (
            _("Coats on the left, dears!"),
            _("Oh good, company!"),
            _("I know things about all of you."),
        ),
        Topic.TONK: (_("Tonk! Oh, I never!"), _("I kept that one a secret!")),
        Topic.OUT: (_("All gone, like coats at two!"), _("Empty hands, happy Mae!")),
        Topic.DROPS: (_("I had a feeling!"), _("Hung up and done."), _("There. Neat as a cloakroom.")),
        Topic.CAUGHT: (_("Oh, fiddlesticks."), _("Don't tell a soul."), _("I lost my ticket there.")),
        Topic.CATCHES: (_("Caught you, dear!"), _("Oh, I did hope you'd try that.")),
        Topic.HIT: (_("Well, that's rude."), _("Right on my nice spread!"), _("I'm writing that down.")),
        Topic.LOSES_TURN: (_("I'll tidy up meanwhile."), _("Fine. I'll listen instead.")),
        Topic.PAYS: (_("And that was a good week, too."), _("Easy come, dears.")),
        Topic.PRAISE: (_("Oh, well played!"), _("You've done this before!")),
        Topic.HURRY: (_("Still with us, dear?"), _("I could fetch your coat.")),
        Topic.MATCH_WON: (_("Wait till they hear about this!"), _("Me! I won! Me!")),
        Topic.MATCH_LOST: (_("Well done, you. No hard feelings."), _("I'll keep your secret.")),
    }


def _otis() -> Lines:
    return {
        Topic.GREETS: (_("I'm free till nine!"), _("Who wants to lose first?"), _("Let's make some noise!")),
        Topic.TONK: (_("Tonk! Somebody hit a cymbal!"), _("First note, top of the charts!")),
        Topic.OUT: (_("High C and out!"), _("That's the big finish!")),
        Topic.DROPS: (_("Blow the horn!"), _("Down it goes!"), _("That's a wrap!")),
        Topic.CAUGHT: (_("Ouch. Squeaked it."), _("I cracked that one."), _("Every time I get brave!")),
        Topic.CATCHES: (_("Ha! Too loud, too soon!"), _("That's my solo, pal!")),
        Topic.HIT: (_("Hey! Watch the horn!"), _("Right when I was warm!"), _("You'll hear from me.")),
        Topic.LOSES_TURN: (_("I can't even toot?"), _("Eight bars' rest. Great.")),
        Topic.PAYS: (_("That's my valve oil money."), _("I'll play weddings, then.")),
        Topic.PRAISE: (_("Oh, that swings!"), _("Nice lick!")),
        Topic.HURRY: (_("I'm on at nine, you know."), _("Tap, tap, tap.")),
        Topic.MATCH_WON: (_("Play that one again!"), _("Otis brings the house down!")),
        Topic.MATCH_LOST: (_("Good set. Yours, mostly."), _("I'll practise. Loudly.")),
    }


def _pearl() -> Lines:
    return {
        Topic.GREETS: (_("My house, my best manners."), _("Sit. I won't bite."), _("Shall we?")),
        Topic.TONK: (_("Tonk. How vulgar. How nice."), _("One simply has it.")),
        Topic.OUT: (_("I believe that's all of them."), _("Quite finished, thank you.")),
        Topic.DROPS: (_("I'll take the rent now."), _("That should cover it."), _("One knows when to leave.")),
        Topic.CAUGHT: (_("My pearls!"), _("I beg your pardon?"), _("That has not happened since 1919.")),
        Topic.CATCHES: (_("Patience, child."), _("A little hasty, weren't we?")),
        Topic.HIT: (_("In my own house!"), _("The nerve of it."), _("I shall raise your rent.")),
        Topic.LOSES_TURN: (_("I was about to speak."), _("I can wait. I own the clock.")),
        Topic.PAYS: (_("It is only money."), _("There goes the east wing.")),
        Topic.PRAISE: (_("Rather well done."), _("You've been brought up properly.")),
        Topic.HURRY: (_("I am not getting any younger."), _("Do wake me when you've played.")),
        Topic.MATCH_WON: (_("The house wins, naturally."), _("You may kiss my hand.")),
        Topic.MATCH_LOST: (_("I demand a rematch, politely."), _("Well played. Do come again.")),
    }


def _leroy() -> Lines:
    return {
        Topic.GREETS: (
            _("Meter's off. Let's go."),
            _("Evening! Where to?"),
            _("Keep it quick, I'm parked badly."),
        ),
        Topic.TONK: (_("Tonk! Green lights all the way!"), _("Didn't even start the engine.")),
        Topic.OUT: (_("Last stop, everybody out."), _("Empty cab!")),
        Topic.DROPS: (_("This is my corner."), _("Pulling over here."), _("Shortest way there.")),
        Topic.CAUGHT: (_("Took a wrong turn."), _("Stuck in traffic again."), _("Should've read the sign.")),
        Topic.CATCHES: (_("You ran a red there."), _("No parking, friend!")),
        Topic.HIT: (_("Hey, that's my bumper!"), _("I'll send you the bill."), _("Detour, then.")),
        Topic.LOSES_TURN: (_("Waiting costs extra, you know."), _("Red light. Of course.")),
        Topic.PAYS: (_("That's a whole night's fares."), _("Do you take small change?")),
        Topic.PRAISE: (_("Smooth driving."), _("Nice turn!")),
        Topic.HURRY: (_("The meter's running."), _("I know a short cut.")),
        Topic.MATCH_WON: (_("Free rides for everyone. Almost."), _("Best fare all week!")),
        Topic.MATCH_LOST: (_("I'll drive you home, champ."), _("Fair ride. Good night.")),
    }


def _celeste() -> Lines:
    return {
        Topic.GREETS: (_("Five, six, seven, eight!"), _("I have ten minutes till curtain."), _("Ooh, cards!")),
        Topic.TONK: (_("Tonk! Big finish!"), _("Did you see? Did you see?")),
        Topic.OUT: (_("And pose!"), _("Not a card left. Ta-da!")),
        Topic.DROPS: (_("Kick, turn, drop!"), _("Straight into the splits!"), _("Somebody throw a rose!")),
        Topic.CAUGHT: (_("I tripped over my own feet."), _("Wrong foot!"), _("Can we take it from the top?")),
        Topic.CATCHES: (_("You missed your cue!"), _("Gotcha, darling!")),
        Topic.HIT: (_("Ow, my toes!"), _("Hey, that was my spot!"), _("Front row only, please.")),
        Topic.LOSES_TURN: (_("I'll just stretch, then."), _("Waiting in the wings again.")),
        Topic.PAYS: (_("There go the new shoes."), _("I'll dance for my supper.")),
        Topic.PRAISE: (_("Bravo! Really!"), _("What a number!")),
        Topic.HURRY: (_("The band's waiting, darling."), _("I can hold this pose all night.")),
        Topic.MATCH_WON: (_("Third from the left, first at cards!"), _("Flowers, please!")),
        Topic.MATCH_LOST: (_("You stole the show."), _("Next time I'll lead.")),
    }


def _solomon() -> Lines:
    return {
        Topic.GREETS: (_("Chapter one."), _("I closed the shop for this."), _("Let us see how it ends.")),
        Topic.TONK: (_("Tonk. A very short story."), _("It was on the first page.")),
        Topic.OUT: (_("The end."), _("And the shelf is empty.")),
        Topic.DROPS: (_("I know how this one ends."), _("A page turned in time."), _("As I expected.")),
        Topic.CAUGHT: (_("I misread that."), _("A twist. I dislike twists."), _("I skipped a page.")),
        Topic.CATCHES: (_("I read you like a book."), _("A predictable plot, I'm afraid.")),
        Topic.HIT: (_("Someone wrote in my margins."), _("A footnote. How kind."), _("I shall be patient.")),
        Topic.LOSES_TURN: (_("Time for a few pages."), _("A blank page, then.")),
        Topic.PAYS: (_("There goes a first edition."), _("Learning was never cheap.")),
        Topic.PRAISE: (_("Well written."), _("That I shall remember.")),
        Topic.HURRY: (_("Think. It becomes you."), _("I've read novels in less time.")),
        Topic.MATCH_WON: (_("A satisfying last chapter."), _("I do like a happy ending.")),
        Topic.MATCH_LOST: (_("You held me to the last page."), _("I should like the sequel.")),
    }


def _ines() -> Lines:
    return {
        Topic.GREETS: (
            _("Fog till morning. Deal me in."),
            _("Ready for take-off?"),
            _("I can't fly. I can play."),
        ),
        Topic.TONK: (_("Tonk! Straight up!"), _("Airborne before the rest of you.")),
        Topic.OUT: (_("Cargo delivered."), _("Wheels up!")),
        Topic.DROPS: (_("Going down, on purpose."), _("A clean landing."), _("I can see the lights from here.")),
        Topic.CAUGHT: (_("Lost an engine there."), _("That was no landing."), _("Mayday.")),
        Topic.CATCHES: (_("You came in too steep."), _("I was flying lower.")),
        Topic.HIT: (_("I've taken a hit!"), _("Turbulence. Noted."), _("You're on my tail, are you?")),
        Topic.LOSES_TURN: (_("Holding pattern. Great."), _("Grounded again!")),
        Topic.PAYS: (_("There goes the fuel money."), _("I'll throw the sandbags out.")),
        Topic.PRAISE: (_("Good flying."), _("I'd fly with you.")),
        Topic.HURRY: (_("The fog will lift before you play."), _("Tower calling. Anybody there?")),
        Topic.MATCH_WON: (_("Best landing all year!"), _("Through rain, fog and cards.")),
        Topic.MATCH_LOST: (_("You outflew me."), _("Clear skies to you.")),
    }


def _frost() -> Lines:
    return {
        Topic.GREETS: (_("Good evening."), _("We have met. You don't recall."), _("I was expecting you.")),
        Topic.TONK: (_("Tonk. As arranged."), _("I did not even look.")),
        Topic.OUT: (_("That concludes it."), _("Nothing left. Nothing owed.")),
        Topic.DROPS: (_("I think we're done here."), _("This is the moment."), _("You'll find that is enough.")),
        Topic.CAUGHT: (_("How very interesting."), _("That was not in the file."), _("I see.")),
        Topic.CATCHES: (_("I knew before you did."), _("Unwise.")),
        Topic.HIT: (_("That will be remembered."), _("Bold of you."), _("I have all evening.")),
        Topic.LOSES_TURN: (_("I am never in a hurry."), _("Pretend I am not here.")),
        Topic.PAYS: (_("A small sum."), _("You'll have it in an envelope.")),
        Topic.PRAISE: (_("Who trained you?"), _("Impressive. Truly.")),
        Topic.HURRY: (_("Take as long as you need."), _("The clock is also a player.")),
        Topic.MATCH_WON: (_("We never played. Good night."), _("It could not be otherwise.")),
        Topic.MATCH_LOST: (_("I look forward to our next meeting."), _("You were never here, of course.")),
    }


def _lin() -> Lines:
    return {
        Topic.GREETS: (_("Off duty at last."), _("This won't hurt a bit."), _("Doctor's orders: cards.")),
        Topic.TONK: (_("Tonk. A clean bill of health."), _("No waiting room for me.")),
        Topic.OUT: (_("All clear."), _("Nothing left to remove.")),
        Topic.DROPS: (_("A small, quick cut."), _("The signs were clear."), _("Best to act early.")),
        Topic.CAUGHT: (_("A wrong diagnosis."), _("I needed a second opinion."), _("That stings.")),
        Topic.CATCHES: (_("I saw the symptoms."), _("A case of nerves, I think.")),
        Topic.HIT: (_("I felt that."), _("It will heal in a turn or two."), _("Sharp elbows tonight.")),
        Topic.LOSES_TURN: (_("Bed rest, then."), _("A patient doctor. Ha.")),
        Topic.PAYS: (_("An expensive treatment."), _("Send me the bill.")),
        Topic.PRAISE: (_("Steady hands."), _("A fine bit of surgery.")),
        Topic.HURRY: (_("Breathe in. And out."), _("Shall I check for a pulse?")),
        Topic.MATCH_WON: (_("Everyone will recover."), _("Prescription: a rematch.")),
        Topic.MATCH_LOST: (_("You're in excellent form."), _("I'll live. Well played.")),
    }


def _arjun() -> Lines:
    return {
        Topic.GREETS: (_("Ashore till Friday!"), _("All engines ready."), _("A dry table. What a luxury.")),
        Topic.TONK: (_("Tonk! Full steam!"), _("She starts on the first turn.")),
        Topic.OUT: (_("All hands ashore!"), _("Boilers empty. I'm out.")),
        Topic.DROPS: (_("Drop anchor."), _("Pressure's right. Stop here."), _("Steady, and done.")),
        Topic.CAUGHT: (_("We've sprung a leak."), _("I misjudged the gauge."), _("Man overboard.")),
        Topic.CATCHES: (_("You ran aground, my friend."), _("I was lower in the water.")),
        Topic.HIT: (_("Mind the paintwork!"), _("Who fired that?"), _("Nothing a wrench can't fix.")),
        Topic.LOSES_TURN: (_("Becalmed."), _("Time to oil something.")),
        Topic.PAYS: (_("There goes my shore leave."), _("Coal was never so dear.")),
        Topic.PRAISE: (_("Well engineered!"), _("Runs like a good engine.")),
        Topic.HURRY: (_("We sail on Friday, you know."), _("I've seen rust move faster.")),
        Topic.MATCH_WON: (_("Home port!"), _("A good ship and a good night.")),
        Topic.MATCH_LOST: (_("You have the helm, captain."), _("Fair winds to you.")),
    }
