"""A voice that only records what a player hears."""

from tonk.ui.shell.context import UiContext


class RecordedVoice:
    """A voice that records what was said, and what was cut off before anybody could hear it.

    Attributes:
        said: Every sentence, in order; "|" where the voice was stopped.
    """

    missing = False

    def __init__(self) -> None:
        self.said: list[str] = []
        self.rates: list[float] = []
        self.pitch = 1.0

    def say(self, text: str) -> None:
        """Remember a sentence."""
        self.said.append(text)

    def stop(self) -> None:
        """Remember that the voice was stopped."""
        if self.said and self.said[-1] != "|":
            self.said.append("|")

    def set_rate(self, rate: float) -> None:
        """Remember the rate."""
        self.rates.append(rate)

    def set_pitch(self, pitch: float) -> None:
        """Remember the pitch."""
        self.pitch = pitch

    @property
    def sentences(self) -> list[str]:
        """Return all that was said."""
        return [line for line in self.said if line != "|"]

    def take(self) -> list[str]:
        """Return what was said since the last call."""
        said, self.said = self.sentences, []
        return said


def listen(ui: UiContext, detail: str = "normal") -> RecordedVoice:
    """Turn speech on in a context, and return the voice that speaks there."""
    voice = RecordedVoice()
    ui.speech.voice = voice
    ui.settings = ui.settings.changed(speech=True, speech_detail=detail)
    return voice
