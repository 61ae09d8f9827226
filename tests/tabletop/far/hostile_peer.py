"""A machine nearby that sends what no program would, as a process of its own.

Arguments: the kind of attack, the port of its victim, and the files with certificate and key of as
many machines as it plays. It prints `ready` when it has sent all that the victim takes, and then
holds its connections until its standard input ends.
"""

from __future__ import annotations

import json
import select
import socket
import ssl
import sys
import time
from contextlib import suppress
from pathlib import Path

from tests.long_run import choose_count
from twoheirs_qt.tabletop.far.message import MAX_MESSAGE_BYTES
from twoheirs_qt.tabletop.far.nearby.connection import GREETING, Frame

GAMES = choose_count(40, 1000)
GAME = b"\x11" * 16
STUCK_S = 1.5
"""The time after which a victim is taken to read no more."""
FLOOD_S = choose_count(1, 10)
STRANGERS = 40
STATEMENTS = choose_count(6, 100)


def make_greeting(identity: Path) -> bytes:
    """The greeting with the certificate of a machine."""
    text = identity.read_text("ascii")
    start = text.index("-----BEGIN CERTIFICATE-----")
    certificate = ssl.PEM_cert_to_DER_cert(text[start:])
    return GREETING + len(certificate).to_bytes(2, "big") + certificate


def call(port: int, first: bytes) -> socket.socket:
    """Connect to the victim, and say something in the clear."""
    connection = socket.create_connection(("127.0.0.1", port))
    push(connection, first)
    return connection


def push(connection: socket.socket, raw: bytes) -> None:
    """Send as much as the victim takes."""
    connection.setblocking(False)
    view = memoryview(raw)
    with suppress(OSError):
        while view and select.select([], [connection], [], STUCK_S)[1]:
            view = view[connection.send(view) :]


def encrypt(port: int, identity: Path) -> ssl.SSLSocket:
    """Connect to the victim as a machine that has its key, up to the hello."""
    connection = call(port, make_greeting(identity))
    connection.settimeout(20)
    head = read_exactly(connection, len(GREETING) + 2)
    read_exactly(connection, int.from_bytes(head[-2:], "big"))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    context.load_cert_chain(identity)
    encrypted = context.wrap_socket(connection)
    hello = {"name": identity.parent.name, "port": 1, "known": True}
    send(encrypted, Frame.HELLO, json.dumps(hello).encode())
    return encrypted


def read_exactly(connection: socket.socket, size: int) -> bytes:
    raw = b""
    while len(raw) < size:
        piece = connection.recv(size - len(raw))
        assert piece, "closed"
        raw += piece
    return raw


def send(connection: ssl.SSLSocket, kind: Frame, content: bytes, size: int | None = None) -> None:
    """Send a frame, which may say another size than it has."""
    frame = kind.value + content
    with suppress(OSError):
        connection.sendall((size or len(frame)).to_bytes(4, "big") + frame)


def flood(connection: ssl.SSLSocket, raw: bytes) -> None:
    """Send something again and again for some seconds."""
    connection.settimeout(STUCK_S)
    end = time.monotonic() + FLOOD_S
    with suppress(OSError):
        while time.monotonic() < end:
            connection.sendall(raw)


def widest_json() -> bytes:
    """The message that takes most memory for its size."""
    head = b'{"format":"twoheirs-far","version":1,"turns":['
    unit, tail = b"{},", b"0]}"
    return head + unit * ((MAX_MESSAGE_BYTES - len(head) - len(tail)) // len(unit)) + tail


def attack(kind: str, port: int, identities: list[Path]) -> list[socket.socket]:
    """Attack; returns the connections that are to be held."""
    first, *_ = identities
    half = GREETING + (4096).to_bytes(2, "big") + b"\0" * 4095
    match kind:
        case "half greetings":
            return [call(port, half) for _ in range(STRANGERS)]
        case "stolen certificates":  # with half a record of TLS
            record = b"\x16\x03\x01\x40\x00" + b"\x01\x00\x3f\xfc" + b"\0" * 8000
            return [call(port, make_greeting(first) + record) for _ in range(STRANGERS)]
        case "endless greeting":
            return [call(port, GREETING + b"\xff\xff" + b"x" * (8 << 20))]
    connections = [encrypt(port, identity) for identity in identities]
    for connection in connections:
        match kind:
            case "many pings":
                flood(connection, b"\0\0\0\1P" * 10_000)
            case "endless frame":
                send(connection, Frame.STATEMENT, GAME + b"x" * (8 << 20), size=(1 << 32) - 1)
            case "half frames":
                half = GAME + b"x" * (MAX_MESSAGE_BYTES - 1)
                send(connection, Frame.STATEMENT, half, size=len(half) + 2)
            case "large statements":
                for _ in range(STATEMENTS):
                    send(connection, Frame.STATEMENT, GAME + widest_json())
            case "many games":
                for number in range(GAMES):
                    send(connection, Frame.STATEMENT, number.to_bytes(16, "big") + b"x" * 65_000)
    return list(connections)


if __name__ == "__main__":
    kind, port, *files = sys.argv[1:]
    held = attack(kind, int(port), [Path(file) for file in files])
    print("ready", flush=True)
    sys.stdin.read()
