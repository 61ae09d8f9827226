"""Run the given Python, as `python -c` does, for checks inside a bundle."""

import sys

if __name__ == "__main__":
    source = sys.argv.pop(1)
    exec(compile(source, "<probe>", "exec"), {"__name__": "__main__"})
