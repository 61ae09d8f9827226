"""The one way a developer's command ends badly."""


class Stop(Exception):
    """The command cannot go on; the message is the whole sentence for the person at the keys."""
