"""An opponent that leaves helpers behind, or does other harm.

    python leaver.py FOLDER WAY

The number of each process is the name of a file in FOLDER. A program of its own, which knows
nothing of the project.
"""

# mypy: allow-untyped-defs, allow-untyped-calls

import json
import os
import sys
import time

FOLDER, WAY = sys.argv[1:]


def note_process():
    with open(os.path.join(FOLDER, str(os.getpid())), "w"):
        pass


def start_helper():
    """A grandchild whose parent has ended."""
    if os.fork():
        os.wait()
        return
    if "session" in WAY:
        os.setsid()
    if os.fork():
        os._exit(0)
    note_process()
    if "bare" in WAY:
        os.execve(sys.executable, [sys.executable, "-c", "import time; time.sleep(600)"], {})
    if "silent" in WAY:
        for stream in (0, 1, 2):
            os.close(stream)
    hold = bytearray(100 << 20 if "memory" in WAY else 1)
    time.sleep(600)
    print(hold)


note_process()
start_helper()
for line in sys.stdin:
    call = json.loads(line)
    if "id" in call:
        if call["method"] == "go" and "thinks" in WAY:
            time.sleep(600)
        answer = {"protocol": 1, "name": "Leaver", "actions": call["params"].get("legal", [])[:1]}
        print(json.dumps({"jsonrpc": "2.0", "id": call["id"], "result": answer}), flush=True)
        if "murder" in WAY and call["method"] == "newgame":
            os.kill(os.getppid(), 9)
        if "dies" in WAY and call["method"] == "hello":
            break
