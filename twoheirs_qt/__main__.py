"""`python -m twoheirs_qt` is the installed command `twoheirs-qt`."""

import os
import sys

if __package__:
    from twoheirs_qt.cli import main
else:  # started by its path, see `tabletop/own_command.py`: the folder is for the import
    sys.path.insert(0, os.path.dirname(os.path.dirname(__file__)))
    from twoheirs_qt.cli import main

    del sys.path[0]

if __name__ == "__main__":
    sys.exit(main())
