"""An opponent that plays by the legal list, and now and then does what no program may do.

    python hostile_program.py SEED CHANCE [TRICK]

A program of its own, which knows nothing of the project: `CHANCE` in a thousand of its answers are
one of `TRICKS`, or the one that is named.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, disable-error-code="func-returns-value"

import json
import os
import random
import subprocess
import sys
import time

RANDOM = random.Random(int(sys.argv[1]))
CHANCE = int(sys.argv[2])
OUT = sys.stdout.buffer


def write(raw):
    OUT.write(raw)
    OUT.flush()


def send(message, **how):
    write(json.dumps(message, **how).encode() + b"\n")


def send_result(call, value):
    send({"jsonrpc": "2.0", "id": call["id"], "result": value})


def make_valid_answer(call):
    if call["method"] == "hello":
        return {"protocol": call["params"]["protocol"], "name": "Hostile"}
    if call["method"] == "go":
        return {"actions": [RANDOM.choice(call["params"]["legal"])]}
    return {}


def spoil(value, depth=0):
    """Return `value` with one part of it replaced."""
    junk: list[object] = [
        None,
        True,
        -1,
        10**30,
        1e308,
        "",
        "a" * 300,
        [],
        {},
        [[]],
        "\u202e\0\n",
        "build",
        0.5,
    ]
    if depth > 4 or RANDOM.random() < 0.2 or not isinstance(value, (dict, list)) or not value:
        return RANDOM.choice(junk)
    if isinstance(value, list):
        index = RANDOM.randrange(len(value))
        return [*value[:index], spoil(value[index], depth + 1), *value[index + 1 :]]
    key = RANDOM.choice(list(value))
    if RANDOM.random() < 0.2:
        return {name: item for name, item in value.items() if name != key}
    return {**value, key: spoil(value[key], depth + 1)}


def mangle(call):
    raw = bytearray(
        json.dumps({"jsonrpc": "2.0", "id": call["id"], "result": make_valid_answer(call)}).encode()
    )
    for _ in range(RANDOM.randrange(1, 4)):
        raw[RANDOM.randrange(len(raw))] = RANDOM.randrange(256)
    write(bytes(raw) + b"\n")


def answer_strangely(call):
    send(spoil({"jsonrpc": "2.0", "id": call["id"], "result": make_valid_answer(call)}))


def answer_illegally(call):
    cell = [RANDOM.randrange(-210, 210), RANDOM.randrange(-210, 210)]
    send_result(call, {"actions": [RANDOM.choice([
        {"do": "take", "slot": RANDOM.randrange(-3, 10**6)},
        {"do": "build", "tile": "mill", "at": cell},
        {"do": "build", "tile": "nothing\n", "at": cell},
        {"do": "expand", "tile": "cathedral-wood", "at": cell},
        {"do": "move", "from": cell, "to": cell},
        {"do": "withdraw", "from": [0, 0]},
        {"do": "break-camp", "at": cell},
        {"do": "destroy", "at": cell},
        {"do": "end-turn", "discard": ["mill", "mill", "mill"]},
        {"do": "resign"},
    ])]})  # fmt: skip


def answer_too_much(call):
    legal = call["params"].get("legal", [{"do": "end-turn"}])
    send_result(
        call, {"actions": [RANDOM.choice(legal) for _ in range(RANDOM.choice([2, 5, 200]))]}
    )


def hoard(call):
    hold = [bytearray(50 << 20) for _ in range(40)]
    time.sleep(60)
    send_result(call, {"held": len(hold)})


def leave_child(call):
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    time.sleep(60)


def chatter(call):
    """Send many valid lines that have no use."""
    if call["method"] == "go":
        line = b'{"jsonrpc": "2.0", "method": "info", "params": {"states": 1000000000000}}'
        write((line + b"\n") * 9000)
    send_result(call, make_valid_answer(call))


def send_info(**params):
    send({"jsonrpc": "2.0", "method": "info", "params": params})


TRICKS = {
    "chatter": chatter,
    "huge lead": lambda call: (send_info(lead=10**400), send_result(call, make_valid_answer(call))),
    "huge states": lambda call: (
        send_info(states=10**13),
        send_result(call, make_valid_answer(call)),
    ),
    "no lead": lambda call: (
        send_info(lead=float("nan")),
        send_result(call, make_valid_answer(call)),
    ),
    "huge name": lambda call: send_result(call, {**make_valid_answer(call), "name": "x" * 200_000}),
    "mangled": mangle,
    "strange": answer_strangely,
    "illegal": answer_illegally,
    "too much": answer_too_much,
    "silence": lambda call: time.sleep(60),
    "death": lambda call: os._exit(RANDOM.randrange(2)),
    "abort": lambda call: os.abort(),
    "nothing more": lambda call: (OUT.close(), time.sleep(60)),
    "deaf": lambda call: (os.close(0), time.sleep(60)),
    "hoard": hoard,
    "babies": leave_child,
    "half a line": lambda call: (write(b'{"jsonrpc": "2.0", '), time.sleep(60)),
    "endless line": lambda call: [write(b"x" * 65536) for _ in range(10**9)],
    "endless lines": lambda call: [write(b"\n" * 65536) for _ in range(10**9)],
    "endless info": lambda call: [send_info(states=n) for n in range(10**9)],
    "drip": lambda call: [(write(b"\n"), time.sleep(0.05)) for _ in range(10**9)],
    "drip within a line": lambda call: [(write(b" "), time.sleep(0.05)) for _ in range(10**9)],
    "deep": lambda call: write(b"[" * 100_000 + b"\n"),
    "digits": lambda call: write(b"1" * 100_000 + b"\n"),
    "not text": lambda call: write(bytes(RANDOM.randrange(256) for _ in range(500)) + b"\n"),
    "other id": lambda call: send_result({"id": RANDOM.choice([0, -1, "1", None, True, 1e9])}, {}),
    "twice": lambda call: (
        send_result(call, make_valid_answer(call)),
        send_result(call, make_valid_answer(call)),
    ),
    "error": lambda call: send(
        {"jsonrpc": "2.0", "id": call["id"], "error": {"code": 1, "message": "\x1b[2J" * 999}}
    ),
    "ahead": lambda call: [send_result({"id": call["id"] + n}, {}) for n in range(5)],
    "asks back": lambda call: (
        send({"jsonrpc": "2.0", "id": 1, "method": "position", "params": {}}),
        send_result(call, make_valid_answer(call)),
    ),
}


for line in sys.stdin:
    call = json.loads(line)
    if "id" not in call:
        continue
    if RANDOM.randrange(1000) < CHANCE:
        TRICKS[RANDOM.choice(sys.argv[3:] or list(TRICKS))](call)
    else:
        send_result(call, make_valid_answer(call))
