"""Table talk: the short lines that the regulars say at the table, each in their own way.

Nothing they say tells what anybody holds, and no line names a player or a card.
"""

from collections.abc import Mapping
from enum import Enum, auto

from tonk.words import _


class Moment(Enum):
    """A moment of talk, seen by who speaks."""

    GREETS = auto()
    """The match begins."""
    TONK = auto()
    """They were dealt a Tonk."""
    OUT = auto()
    """They went out."""
    DROPS = auto()
    """They dropped, and won."""
    CAUGHT = auto()
    """They dropped, and somebody had as little."""
    CATCHES = auto()
    """Somebody dropped, and they had as little."""
    HIT = auto()
    """Somebody hit a spread of theirs, and they must wait for it."""
    LOSES_TURN = auto()
    """They lost a turn."""
    PAYS = auto()
    """They pay a lot."""
    PRAISE = auto()
    """A person at the screen has won the hand by a move of their own."""
    HURRY = auto()
    """A person at the screen thinks for long."""
    MATCH_WON = auto()
    """They have won the match."""
    MATCH_LOST = auto()
    """Somebody else has."""


Lines = Mapping[Moment, tuple[str, ...]]


def talk_lines(character: str, moment: Moment) -> tuple[str, ...]:
    """The lines that somebody may say at a moment.

    Args:
        character: The id of one of ``session.match.characters.CHARACTERS``.
        moment: The moment.

    Returns:
        Two or three of them; none for somebody who is not known.
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


# Translators: what follows is talk at the table, a few words each, in the manner of the person who is named by the
# function: a singer, a pianist, the woman who keeps the coats, a trumpeter, the lady who owns the house, a cab driver,
# a dancer, a bookseller, a pilot, a man nobody knows, a doctor, a ship's engineer. Change what does not travel.


def _ruby() -> Lines:
    return {
        Moment.GREETS: (_("I've got one hour. Deal."), _("Evening, all. Be gentle."), _("Two songs' worth of cards?")),
        Moment.TONK: (_("And that's my entrance."), _("Tonk! Hold the applause.")),
        Moment.OUT: (_("That's my last number."), _("Out, and on the beat.")),
        Moment.DROPS: (_("Curtain down."), _("Always leave them wanting."), _("Thank you, you've been lovely.")),
        Moment.CAUGHT: (_("Well, that was flat."), _("Off key. My fault."), _("Nobody saw that, did they?")),
        Moment.CATCHES: (_("Too early, sugar."), _("You came in a bar too soon.")),
        Moment.HIT: (_("Excuse me, I was using that."), _("Oh, that's how we play?"), _("I'll remember this verse.")),
        Moment.LOSES_TURN: (_("I'll hum, then."), _("An intermission? Fine.")),
        Moment.PAYS: (_("There go tonight's tips."), _("That's a new dress gone.")),
        Moment.PRAISE: (_("Now that had style."), _("You should be on stage.")),
        Moment.HURRY: (_("Take your time. I'm on at ten."), _("Shall I sing something?")),
        Moment.MATCH_WON: (_("Thank you and good night!"), _("Drinks are on me. One each.")),
        Moment.MATCH_LOST: (_("I'll take the bow anyway."), _("You earned that encore.")),
    }


def _earl() -> Lines:
    return {
        Moment.GREETS: (_("Evening. Nice and slow."), _("The hat stays on."), _("Same chair, same tune.")),
        Moment.TONK: (_("Well now. Tonk."), _("Didn't even have to play it.")),
        Moment.OUT: (_("And that's the last bar."), _("Out. Nice and tidy.")),
        Moment.DROPS: (_("I'll rest here."), _("Low note. That'll do."), _("No need to rush a ballad.")),
        Moment.CAUGHT: (_("Wrong key."), _("Mm. Should've waited."), _("That one's on me.")),
        Moment.CATCHES: (_("I was sitting lower, friend."), _("Easy does it, next time.")),
        Moment.HIT: (_("Mind the keys."), _("I'd just got comfortable."), _("All right. I can wait.")),
        Moment.LOSES_TURN: (_("I'll sit this one out."), _("A rest. Pianists like a rest.")),
        Moment.PAYS: (_("There goes the tip jar."), _("Costly tune, that one.")),
        Moment.PRAISE: (_("Sweet playing."), _("You've got good hands.")),
        Moment.HURRY: (_("No hurry. Good things take time."), _("I could play a rag meanwhile.")),
        Moment.MATCH_WON: (_("Slow and steady."), _("Well. That was a fine evening.")),
        Moment.MATCH_LOST: (_("I tip my hat. Only tip it."), _("You played it well.")),
    }


def _mae() -> Lines:
    return {
        Moment.GREETS: (_("Coats on the left, dears!"), _("Oh good, company!"), _("I know things about all of you.")),
        Moment.TONK: (_("Tonk! Oh, I never!"), _("I kept that one a secret!")),
        Moment.OUT: (_("All gone, like coats at two!"), _("Empty hands, happy Mae!")),
        Moment.DROPS: (_("I had a feeling!"), _("Hung up and done."), _("There. Neat as a cloakroom.")),
        Moment.CAUGHT: (_("Oh, fiddlesticks."), _("Don't tell a soul."), _("I lost my ticket there.")),
        Moment.CATCHES: (_("Caught you, dear!"), _("Oh, I did hope you'd try that.")),
        Moment.HIT: (_("Well, that's rude."), _("Right on my nice spread!"), _("I'm writing that down.")),
        Moment.LOSES_TURN: (_("I'll tidy up meanwhile."), _("Fine. I'll listen instead.")),
        Moment.PAYS: (_("And that was a good week, too."), _("Easy come, dears.")),
        Moment.PRAISE: (_("Oh, well played!"), _("You've done this before!")),
        Moment.HURRY: (_("Still with us, dear?"), _("I could fetch your coat.")),
        Moment.MATCH_WON: (_("Wait till they hear about this!"), _("Me! I won! Me!")),
        Moment.MATCH_LOST: (_("Well done, you. No hard feelings."), _("I'll keep your secret.")),
    }


def _otis() -> Lines:
    return {
        Moment.GREETS: (_("I'm free till nine!"), _("Who wants to lose first?"), _("Let's make some noise!")),
        Moment.TONK: (_("Tonk! Somebody hit a cymbal!"), _("First note, top of the chart!")),
        Moment.OUT: (_("High C and out!"), _("That's the big finish!")),
        Moment.DROPS: (_("Blow the horn!"), _("Down it goes!"), _("That's a wrap!")),
        Moment.CAUGHT: (_("Ouch. Squeaked it."), _("I cracked that one."), _("Every time I get brave!")),
        Moment.CATCHES: (_("Ha! Too loud, too soon!"), _("That's my solo, pal!")),
        Moment.HIT: (_("Hey! Watch the horn!"), _("Right when I was warm!"), _("You'll hear from me.")),
        Moment.LOSES_TURN: (_("I can't even toot?"), _("Eight bars' rest. Great.")),
        Moment.PAYS: (_("That's my valve oil money."), _("I'll play weddings, then.")),
        Moment.PRAISE: (_("Oh, that swings!"), _("Nice lick!")),
        Moment.HURRY: (_("I'm on at nine, you know."), _("Tap, tap, tap.")),
        Moment.MATCH_WON: (_("Play that one again!"), _("Otis takes the house down!")),
        Moment.MATCH_LOST: (_("Good set. Yours, mostly."), _("I'll practise. Loudly.")),
    }


def _pearl() -> Lines:
    return {
        Moment.GREETS: (_("My house, my best manners."), _("Sit. I won't bite."), _("Shall we?")),
        Moment.TONK: (_("Tonk. How vulgar. How nice."), _("One simply has it.")),
        Moment.OUT: (_("I believe that's all of them."), _("Quite finished, thank you.")),
        Moment.DROPS: (_("I'll take the rent now."), _("That should cover it."), _("One knows when to leave.")),
        Moment.CAUGHT: (_("My pearls!"), _("I beg your pardon?"), _("That has not happened since 1919.")),
        Moment.CATCHES: (_("Patience, child."), _("A little hasty, weren't we?")),
        Moment.HIT: (_("In my own house!"), _("The nerve of it."), _("I shall raise your rent.")),
        Moment.LOSES_TURN: (_("I was about to speak."), _("I can wait. I own the clock.")),
        Moment.PAYS: (_("It is only money."), _("There goes the east wing.")),
        Moment.PRAISE: (_("Rather well done."), _("You've been brought up properly.")),
        Moment.HURRY: (_("I am not getting younger."), _("Do wake me when you've played.")),
        Moment.MATCH_WON: (_("The house wins, naturally."), _("You may kiss my hand.")),
        Moment.MATCH_LOST: (_("I demand a rematch, politely."), _("Well played. Do come again.")),
    }


def _leroy() -> Lines:
    return {
        Moment.GREETS: (_("Meter's off. Let's go."), _("Evening! Where to?"), _("Keep it quick, I'm parked badly.")),
        Moment.TONK: (_("Tonk! Green lights all the way!"), _("Didn't even start the engine.")),
        Moment.OUT: (_("Last stop, everybody out."), _("Empty cab!")),
        Moment.DROPS: (_("This is my corner."), _("Pulling over here."), _("Shortest way there.")),
        Moment.CAUGHT: (_("Took a wrong turn."), _("Stuck in traffic again."), _("Should've read the sign.")),
        Moment.CATCHES: (_("You ran a red there."), _("No parking, friend!")),
        Moment.HIT: (_("Hey, that's my bumper!"), _("I'll send you the bill."), _("Detour, then.")),
        Moment.LOSES_TURN: (_("Waiting costs extra, you know."), _("Red light. Of course.")),
        Moment.PAYS: (_("That's a whole night's fares."), _("Do you take small change?")),
        Moment.PRAISE: (_("Smooth driving."), _("Nice turn!")),
        Moment.HURRY: (_("The meter's running."), _("I know a short cut.")),
        Moment.MATCH_WON: (_("Free rides for everyone. Almost."), _("Best fare all week!")),
        Moment.MATCH_LOST: (_("I'll drive you home, champ."), _("Fair ride. Good night.")),
    }


def _celeste() -> Lines:
    return {
        Moment.GREETS: (_("Five, six, seven, eight!"), _("I have ten minutes till curtain."), _("Ooh, cards!")),
        Moment.TONK: (_("Tonk! Big finish!"), _("Did you see? Did you see?")),
        Moment.OUT: (_("And pose!"), _("Not a card left. Ta-da!")),
        Moment.DROPS: (_("Kick, turn, drop!"), _("Straight into the splits!"), _("Somebody throw a rose!")),
        Moment.CAUGHT: (_("I tripped on my own feet."), _("Wrong foot!"), _("Can we take it from the top?")),
        Moment.CATCHES: (_("You missed your cue!"), _("Gotcha, darling!")),
        Moment.HIT: (_("Ow, my toes!"), _("Hey, that was my spot!"), _("Front row only, please.")),
        Moment.LOSES_TURN: (_("I'll just stretch, then."), _("Waiting in the wings again.")),
        Moment.PAYS: (_("There go the new shoes."), _("I'll dance for my supper.")),
        Moment.PRAISE: (_("Bravo! Really!"), _("What a number!")),
        Moment.HURRY: (_("The band's waiting, darling."), _("I can hold this pose all night.")),
        Moment.MATCH_WON: (_("Third from the left, first at cards!"), _("Flowers, please!")),
        Moment.MATCH_LOST: (_("You stole the show."), _("Next time I'll lead.")),
    }


def _solomon() -> Lines:
    return {
        Moment.GREETS: (_("Chapter one."), _("I closed the shop for this."), _("Let us see how it ends.")),
        Moment.TONK: (_("Tonk. A very short story."), _("It was on the first page.")),
        Moment.OUT: (_("The end."), _("And the shelf is empty.")),
        Moment.DROPS: (_("I know how this one ends."), _("A page turned in time."), _("As I expected.")),
        Moment.CAUGHT: (_("I misread that."), _("A twist. I dislike twists."), _("I skipped a page.")),
        Moment.CATCHES: (_("I read you like a book."), _("A predictable plot, I'm afraid.")),
        Moment.HIT: (_("Someone wrote in my margins."), _("A footnote. How kind."), _("I shall be patient.")),
        Moment.LOSES_TURN: (_("Time for a few pages."), _("A blank page, then.")),
        Moment.PAYS: (_("There goes a first edition."), _("Learning was never cheap.")),
        Moment.PRAISE: (_("Well written."), _("That I shall remember.")),
        Moment.HURRY: (_("Think. It becomes you."), _("I've read novels in less time.")),
        Moment.MATCH_WON: (_("A satisfying last chapter."), _("I do like a happy ending.")),
        Moment.MATCH_LOST: (_("You held me to the last page."), _("I should like the sequel.")),
    }


def _ines() -> Lines:
    return {
        Moment.GREETS: (_("Fog till morning. Deal me in."), _("Ready for take-off?"), _("I can't fly. I can play.")),
        Moment.TONK: (_("Tonk! Straight up!"), _("Airborne before the rest of you.")),
        Moment.OUT: (_("Cargo delivered."), _("Wheels up!")),
        Moment.DROPS: (_("Going down, on purpose."), _("A clean landing."), _("I can see the lights from here.")),
        Moment.CAUGHT: (_("Lost an engine there."), _("That was no landing."), _("Mayday.")),
        Moment.CATCHES: (_("You came in too steep."), _("I was flying lower.")),
        Moment.HIT: (_("I've taken a hit!"), _("Turbulence. Noted."), _("You're on my tail, are you?")),
        Moment.LOSES_TURN: (_("Holding pattern. Great."), _("Grounded again!")),
        Moment.PAYS: (_("There goes the fuel money."), _("I'll throw the sandbags out.")),
        Moment.PRAISE: (_("Good flying."), _("I'd fly with you.")),
        Moment.HURRY: (_("The fog will lift before you play."), _("Tower calling. Anybody there?")),
        Moment.MATCH_WON: (_("Best landing all year!"), _("Through rain, fog and cards.")),
        Moment.MATCH_LOST: (_("You out-flew me."), _("Clear skies to you.")),
    }


def _frost() -> Lines:
    return {
        Moment.GREETS: (_("Good evening."), _("We have met. You don't recall."), _("I was expecting you.")),
        Moment.TONK: (_("Tonk. As arranged."), _("I did not even look.")),
        Moment.OUT: (_("That concludes it."), _("Nothing left. Nothing owed.")),
        Moment.DROPS: (_("I think we're done here."), _("This is the moment."), _("You'll find that is enough.")),
        Moment.CAUGHT: (_("How very interesting."), _("That was not in the file."), _("I see.")),
        Moment.CATCHES: (_("I knew before you did."), _("Unwise.")),
        Moment.HIT: (_("That will be remembered."), _("Bold of you."), _("I have all evening.")),
        Moment.LOSES_TURN: (_("I am never in a hurry."), _("Pretend I am not here.")),
        Moment.PAYS: (_("A small sum."), _("You'll have it in an envelope.")),
        Moment.PRAISE: (_("Who trained you?"), _("Impressive. Truly.")),
        Moment.HURRY: (_("Take as long as you need."), _("The clock is also a player.")),
        Moment.MATCH_WON: (_("We never played. Good night."), _("It could not be otherwise.")),
        Moment.MATCH_LOST: (_("I look forward to our next meeting."), _("You were never here, of course.")),
    }


def _lin() -> Lines:
    return {
        Moment.GREETS: (_("Off duty at last."), _("This won't hurt a bit."), _("Doctor's orders: cards.")),
        Moment.TONK: (_("Tonk. A clean bill of health."), _("No waiting room for me.")),
        Moment.OUT: (_("All clear."), _("Nothing left to remove.")),
        Moment.DROPS: (_("A small, quick cut."), _("The signs were clear."), _("Best to act early.")),
        Moment.CAUGHT: (_("A wrong diagnosis."), _("I needed a second opinion."), _("That stings.")),
        Moment.CATCHES: (_("I saw the symptoms."), _("A case of nerves, I think.")),
        Moment.HIT: (_("I felt that."), _("It will heal in a turn or two."), _("Sharp elbows tonight.")),
        Moment.LOSES_TURN: (_("Bed rest, then."), _("A patient doctor. Ha.")),
        Moment.PAYS: (_("An expensive treatment."), _("Send me the bill.")),
        Moment.PRAISE: (_("Steady hands."), _("A fine bit of surgery.")),
        Moment.HURRY: (_("Breathe in. And out."), _("Shall I check for a pulse?")),
        Moment.MATCH_WON: (_("Everyone will recover."), _("Prescription: a rematch.")),
        Moment.MATCH_LOST: (_("You're in excellent form."), _("I'll live. Well played.")),
    }


def _arjun() -> Lines:
    return {
        Moment.GREETS: (_("Ashore till Friday!"), _("All engines ready."), _("A dry table. What a luxury.")),
        Moment.TONK: (_("Tonk! Full steam!"), _("She starts at the first turn.")),
        Moment.OUT: (_("All hands ashore!"), _("Boilers empty. I'm out.")),
        Moment.DROPS: (_("Drop anchor."), _("Pressure's right. Stop here."), _("Steady, and done.")),
        Moment.CAUGHT: (_("We've sprung a leak."), _("I misjudged the gauge."), _("Man overboard.")),
        Moment.CATCHES: (_("You ran aground, my friend."), _("I was lower in the water.")),
        Moment.HIT: (_("Mind the paintwork!"), _("Who fired that?"), _("Nothing a wrench can't fix.")),
        Moment.LOSES_TURN: (_("Becalmed."), _("Time to oil something.")),
        Moment.PAYS: (_("There goes my shore leave."), _("Coal was never so dear.")),
        Moment.PRAISE: (_("Well engineered!"), _("Runs like a good engine.")),
        Moment.HURRY: (_("We sail on Friday, you know."), _("I've seen rust move faster.")),
        Moment.MATCH_WON: (_("Home port!"), _("A good ship and a good night.")),
        Moment.MATCH_LOST: (_("You have the helm, captain."), _("Fair winds to you.")),
    }
