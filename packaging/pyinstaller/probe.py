"""Runs the Python it is given, as `python -c` does: checks look through it into a bundle."""

import sys

if __name__ == "__main__":
    source = sys.argv.pop(1)
    exec(compile(source, "<probe>", "exec"), {"__name__": "__main__"})
