"""Faults in what somebody else has written, kept so that the sentence can be translated where sentences are made."""


class Fault(ValueError):
    """Something that can't be, with the sentence that says why.

    ``template`` is the sentence with ``{names}`` for the values in ``values``.
    """

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values
        super().__init__(template.format(**values))
