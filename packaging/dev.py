"""One program for everything done in a checkout; `python3 packaging/dev.py --help` lists it.

Needs nothing but Python: what else it takes goes into `.venv` beside this folder, once.
This file is readable by old Pythons too, so that they can say which one is wanted.
"""

import os
import sys

if sys.version_info < (3, 11) or sys.version_info >= (3, 15):
    sys.exit(
        "The Two Heirs needs Python 3.11, 3.12, 3.13 or 3.14, and this is Python "
        + ".".join(map(str, sys.version_info[:2]))
        + ": run this with another one, such as python3.13 packaging/dev.py"
    )

# The commands of the program are named in its package.
sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from devtools.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
