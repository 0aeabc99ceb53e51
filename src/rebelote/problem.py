"""How any part of the program says that something is wrong, in no particular language."""


class Problem(Exception):
    """Something asked for cannot be done; nothing was changed.

    `code` is one of the error codes of record.md. `reason` names the message in the ``.ftl`` files
    that says it to a person, and `details` are that message's variables: texts and whole numbers,
    and cards, suits and hands as `rebelote.cards` has them.
    """

    def __init__(self, code: str, reason: str, **details: object) -> None:
        super().__init__(code, reason, details)
        self.code = code
        self.reason = reason
        self.details = details
