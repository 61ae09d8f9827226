"""The error of a command; apart, since importing it must not load any game."""


class CommandError(Exception):
    """An error with one sentence for standard error; the exit status is 2."""
