"""The error of a developer's command."""


class Stop(Exception):
    """The command cannot continue; the message is a sentence for its user."""
