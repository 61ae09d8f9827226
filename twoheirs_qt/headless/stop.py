"""Why a command cannot go on."""


class Stop(Exception):
    """One sentence for standard error; the exit status is 2."""
