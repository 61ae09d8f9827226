"""One connection to another machine: TLS 1.3 over Qt's socket, frames, and the comparison of keys.

Both say their certificate in the clear first. Then TLS proves that each has the key of what it
said, which is all that either trusts; `FAR.md` says why and has the frames.
"""

from __future__ import annotations

import json
import secrets
import ssl
import time
from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QAbstractSocket, QTcpSocket

from twoheirs_qt.tabletop.far.message import MAX_MESSAGE_BYTES
from twoheirs_qt.tabletop.far.nearby.machines import (
    Identity,
    calculate_fingerprint,
    make_nonce_commitment,
    make_words,
)
from twoheirs_qt.tabletop.files.limits import MAX_NAME_LENGTH, shorten_for_file

GREETING: Final = b"twoheirs-lan 1\n"
_MAX_CERTIFICATE_BYTES: Final = 4096
_MAX_HELLO_BYTES: Final = 1024
_LENGTH_BYTES: Final = 4
_GAME_BYTES: Final = 16
_NONCE_BYTES: Final = 32
_MAX_FRAME_BYTES: Final = 1 + _GAME_BYTES + MAX_MESSAGE_BYTES
_MAX_FIRST_FRAME_BYTES: Final = 1 + _MAX_HELLO_BYTES
"""The maximum size of a frame before the connection is open."""
_CHUNK_BYTES: Final = 1 << 16
_MAX_BUFFER_BYTES: Final = 1 << 18
"""The maximum number of bytes that wait on either side of the encryption."""
_FRAMES_AT_ONCE: Final = 20
_BYTES_AT_ONCE: Final = 1 << 16
"""The numbers of frames and bytes that are read before the window has its turn again."""

HANDSHAKE_TIMEOUT_S: Final = 10.0
COMPARISON_TIMEOUT_S: Final = 300.0
PING_INTERVAL_S: Final = 4.0
SILENCE_TIMEOUT_S: Final = 13.0
_CLOCK_MS: Final = 1000


class Stage(Enum):
    """The stage of a connection."""

    GREETING = auto()
    ENCRYPTING = auto()
    HELLO = auto()
    COMPARING = auto()
    OPEN = auto()
    CLOSED = auto()


class Frame(Enum):
    """The kinds of frames, by their first byte."""

    HELLO = b"H"
    COMMIT = b"C"
    NONCE = b"N"
    CONFIRM = b"Y"
    STATEMENT = b"S"
    TAKEN = b"T"
    PING = b"P"


class _ProtocolError(Exception):
    """The other side does not speak this protocol."""


class Connection(QObject):
    """A connection with one other machine, from the first byte to the last.

    - `is_caller`: this machine connected to the other one
    - `is_known` returns whether a fingerprint was confirmed before
    - `may_compare` is asked with the connection before people are to compare words
    """

    identified = Signal()
    """`fingerprint`, `partner_name` and `partner_port` are known."""
    compared = Signal(object)
    """The words that both people should see now."""
    opened = Signal()
    statement_received = Signal(str, bytes)
    taken_received = Signal(str)
    """Somebody else has joined this game."""
    closed = Signal()

    def __init__(
        self,
        socket: QTcpSocket,
        identity: Identity,
        hello: tuple[str, int],
        is_known: Callable[[str], bool],
        may_compare: Callable[[Connection], bool],
        *,
        is_caller: bool,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._socket = socket
        socket.setParent(self)
        socket.setReadBufferSize(_MAX_BUFFER_BYTES)
        self._identity = identity
        self._name, self._port = hello
        self._is_known = is_known
        self._may_compare = may_compare
        self.is_caller: Final = is_caller
        self.stage = Stage.GREETING
        self.fingerprint = ""
        self.partner_name = ""
        self.partner_port = 0
        self.was_comparing = False
        """Whether people had to compare words on this connection."""
        self.is_ended_here = False
        """Whether the player at this machine ended the comparison."""
        self._certificate = b""
        self._tls: ssl.SSLObject | None = None
        self._incoming, self._outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        self._input = bytearray()
        self._nonce = secrets.token_bytes(_NONCE_BYTES)
        self._partner_commitment = b""
        self._has_nonce = False
        self._has_confirmed = self._is_confirmed = False
        self._pending: dict[str, bytes] = {}
        now = time.monotonic()
        self._started, self._last_received, self._last_sent = now, now, now
        self._clock = QTimer(self, interval=_CLOCK_MS)
        self._clock.timeout.connect(self._check_time)
        self._clock.start()
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self._read)
        socket.readyRead.connect(self._read)
        socket.bytesWritten.connect(self._send_pending)
        socket.disconnected.connect(self._close_after_rest)
        socket.errorOccurred.connect(self._close_after_rest)
        if is_caller:
            socket.connected.connect(self._greet)
        else:
            self._greet()

    @property
    def has_proven_key(self) -> bool:
        """Whether the other machine has shown that the key of its `fingerprint` is its own."""
        return self.stage not in (Stage.GREETING, Stage.ENCRYPTING)

    @property
    def waits_for_partner(self) -> bool:
        """Whether the words were confirmed here, and not yet at the other machine."""
        return self.stage is Stage.COMPARING and self._has_confirmed

    @property
    def _has_room(self) -> bool:
        return self._socket.bytesToWrite() < _MAX_BUFFER_BYTES

    @property
    def host(self) -> str:
        """The address of the other machine."""
        return self._socket.peerAddress().toString().removeprefix("::ffff:")

    # -- both directions -------------------------------------------------------------------------

    @Slot()
    def _greet(self) -> None:
        certificate = self._identity.certificate
        self._socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        self._socket.write(GREETING + len(certificate).to_bytes(2, "big") + certificate)

    @Slot()
    def close(self) -> None:
        """Close the connection; what was sent before still goes out."""
        if self.stage is Stage.CLOSED:
            return
        self.stage = Stage.CLOSED
        self._clock.stop()
        self._again.stop()
        self._socket.readyRead.disconnect(self._read)
        self._pending.clear()
        self._socket.flush()
        if self._socket.state() == QAbstractSocket.SocketState.ConnectedState:
            self._socket.disconnectFromHost()
        else:
            self._socket.abort()
        self.closed.emit()

    @Slot()
    def _close_after_rest(self) -> None:
        """Read what came before the end of the connection."""
        self._read()
        self.close()

    def finish(self, timeout_ms: int) -> None:
        """Close the connection when what was sent has gone out, or after some time."""
        socket = self._socket
        self._send_pending()
        self.close()
        if socket.state() != QAbstractSocket.SocketState.UnconnectedState:
            socket.waitForDisconnected(timeout_ms)
        socket.abort()

    @Slot()
    def _check_time(self) -> None:
        now = time.monotonic()
        if self.stage in (Stage.GREETING, Stage.ENCRYPTING, Stage.HELLO):
            is_late = now - self._started > HANDSHAKE_TIMEOUT_S
        else:
            is_late = now - self._last_received > SILENCE_TIMEOUT_S or (
                self.stage is Stage.COMPARING and now - self._started > COMPARISON_TIMEOUT_S
            )
            if now - self._last_sent >= PING_INTERVAL_S and self._has_room:
                self._send(Frame.PING)
        if is_late:
            self._socket.abort()
            self.close()

    @Slot()
    def _read(self) -> None:
        """Read what has come, as much as the buffers allow."""
        if self.stage is Stage.CLOSED or not self._socket.isOpen():
            return
        try:
            if self._tls is None:
                self._read_greeting()
            if self._tls is not None:
                self._read_encrypted()
        except (_ProtocolError, ssl.SSLError, ValueError):
            self._flush()  # tells the other side what was wrong with its certificate
            self.close()

    def _read_greeting(self) -> None:
        head = len(GREETING) + 2
        wanted = head + _MAX_CERTIFICATE_BYTES - len(self._input)
        self._input += self._socket.read(wanted).data()
        if not GREETING.startswith(bytes(self._input[: len(GREETING)])):
            raise _ProtocolError
        if len(self._input) < head:
            return
        size = int.from_bytes(self._input[head - 2 : head], "big")
        if not 0 < size <= _MAX_CERTIFICATE_BYTES:
            raise _ProtocolError
        if len(self._input) < head + size:
            return
        self._certificate = bytes(self._input[head : head + size])
        self._incoming.write(self._input[head + size :])
        self._input.clear()
        self.fingerprint = calculate_fingerprint(self._certificate)
        if self.fingerprint == self._identity.fingerprint:
            raise _ProtocolError  # this program itself
        self._tls = self._make_tls()
        self.stage = Stage.ENCRYPTING

    def _make_tls(self) -> ssl.SSLObject:
        """The encryption, which trusts the certificate that the other side named, and no other."""
        protocol = ssl.PROTOCOL_TLS_CLIENT if self.is_caller else ssl.PROTOCOL_TLS_SERVER
        context = ssl.SSLContext(protocol)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.check_hostname = False
        context.verify_mode = ssl.CERT_REQUIRED
        context.load_cert_chain(self._identity.file)
        context.load_verify_locations(cadata=self._certificate)
        if not self.is_caller:
            context.num_tickets = 0
        return context.wrap_bio(self._incoming, self._outgoing, server_side=not self.is_caller)

    def _read_encrypted(self) -> None:
        if self._incoming.pending < _MAX_BUFFER_BYTES:
            raw = self._socket.read(_CHUNK_BYTES).data()
            if raw:
                self._last_received = time.monotonic()
                self._incoming.write(raw)
        if self.stage is Stage.ENCRYPTING and not self._shake_hands():
            self._flush()
            self._continue_soon()
            return
        self._decrypt()
        frame_count = byte_count = 0
        while self.stage is not Stage.CLOSED and (frame := self._take_frame()) is not None:
            self._receive(frame)
            frame_count += 1
            byte_count += len(frame)
            if frame_count == _FRAMES_AT_ONCE or byte_count >= _BYTES_AT_ONCE:
                self._again.start()
                break
        self._flush()
        self._continue_soon()

    def _continue_soon(self) -> None:
        """Go on reading in the next turn of the event loop if something is left."""
        if self.stage is not Stage.CLOSED and self._socket.bytesAvailable():
            self._again.start()

    def _shake_hands(self) -> bool:
        assert self._tls is not None
        try:
            self._tls.do_handshake()
        except ssl.SSLWantReadError:
            return False
        if self._tls.getpeercert(binary_form=True) != self._certificate:
            raise _ProtocolError
        self.stage = Stage.HELLO
        hello = {"name": self._name, "port": self._port, "known": self._is_known(self.fingerprint)}
        self._send(Frame.HELLO, json.dumps(hello).encode())
        return True

    @property
    def _max_frame_bytes(self) -> int:
        return _MAX_FRAME_BYTES if self.stage is Stage.OPEN else _MAX_FIRST_FRAME_BYTES

    def _decrypt(self) -> None:
        """Decrypt what has come, up to the size of one frame and a little more."""
        assert self._tls is not None
        while len(self._input) < _LENGTH_BYTES + self._max_frame_bytes:
            try:
                raw = self._tls.read(_CHUNK_BYTES)
            except ssl.SSLWantReadError:
                return
            if not raw:
                raise _ProtocolError  # closed
            self._input += raw
        self._again.start()

    def _take_frame(self) -> bytes | None:
        if len(self._input) < _LENGTH_BYTES:
            return None
        size = int.from_bytes(self._input[:_LENGTH_BYTES], "big")
        if not 0 < size <= self._max_frame_bytes:
            raise _ProtocolError
        end = _LENGTH_BYTES + size
        if len(self._input) < end:
            return None
        frame = bytes(self._input[_LENGTH_BYTES:end])
        del self._input[:end]
        return frame

    def _send(self, kind: Frame, content: bytes = b"") -> None:
        assert self._tls is not None
        frame = kind.value + content
        self._tls.write(len(frame).to_bytes(_LENGTH_BYTES, "big") + frame)
        self._last_sent = time.monotonic()
        self._flush()

    def _flush(self) -> None:
        raw = self._outgoing.read()
        if raw:
            self._socket.write(raw)

    # -- frames ----------------------------------------------------------------------------------

    def _receive(self, frame: bytes) -> None:
        kind, content = Frame(frame[:1]), frame[1:]
        if kind is Frame.PING:
            return
        if self.stage is Stage.HELLO and kind is Frame.HELLO:
            self._read_hello(content)
        elif self.stage is Stage.COMPARING:
            self._compare(kind, content)
        elif self.stage is Stage.OPEN and kind is Frame.STATEMENT:
            game = content[:_GAME_BYTES]
            if len(game) < _GAME_BYTES:
                raise _ProtocolError
            self.statement_received.emit(game.hex(), content[_GAME_BYTES:])
        elif self.stage is Stage.OPEN and kind is Frame.TAKEN and len(content) == _GAME_BYTES:
            self.taken_received.emit(content.hex())
        else:
            raise _ProtocolError

    def _read_hello(self, content: bytes) -> None:
        try:
            hello: Any = json.loads(content)
            name, port, known = hello["name"], hello["port"], hello["known"]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise _ProtocolError from None
        if not (isinstance(name, str) and type(port) is int and isinstance(known, bool)):
            raise _ProtocolError
        self.partner_name = shorten_for_file(name, MAX_NAME_LENGTH)
        self.partner_port = port if 0 < port < 1 << 16 else 0
        self.identified.emit()
        if self.stage is Stage.CLOSED:
            return
        if known and self._is_known(self.fingerprint):
            self._open()
        elif self._may_compare(self):
            self.stage = Stage.COMPARING
            self.was_comparing = True
            if self.is_caller:
                self._send(Frame.COMMIT, make_nonce_commitment(self._nonce))
        else:
            raise _ProtocolError

    def _compare(self, kind: Frame, content: bytes) -> None:
        """Exchange random numbers: the caller commits to its own before it sees the other one."""
        if kind is Frame.COMMIT and not self.is_caller and not self._partner_commitment:
            self._partner_commitment = content
            self._send(Frame.NONCE, self._nonce)
        elif kind is Frame.NONCE and not self._has_nonce and len(content) == _NONCE_BYTES:
            own, partner = (
                (self._identity.fingerprint, self._nonce),
                (self.fingerprint, content),
            )
            if self.is_caller:
                self._send(Frame.NONCE, self._nonce)
                words = make_words(own, partner)
            elif make_nonce_commitment(content) == self._partner_commitment:
                words = make_words(partner, own)
            else:
                raise _ProtocolError
            self._has_nonce = True
            self.compared.emit(words)
        elif kind is Frame.CONFIRM and self._has_nonce and not self._is_confirmed:
            self._is_confirmed = True
            self._open_if_confirmed()
        else:
            raise _ProtocolError

    def confirm(self) -> None:
        """Say that the words are the same on both machines."""
        if self.stage is Stage.COMPARING and self._has_nonce and not self._has_confirmed:
            self._has_confirmed = True
            self._send(Frame.CONFIRM)
            self._open_if_confirmed()

    def _open_if_confirmed(self) -> None:
        if self._has_confirmed and self._is_confirmed:
            self._open()

    def _open(self) -> None:
        self.stage = Stage.OPEN
        self.opened.emit()

    # -- games -----------------------------------------------------------------------------------

    def send_statement(self, game: str, statement: bytes) -> None:
        """Send a statement soon; a newer one of the same game replaces one that still waits."""
        if self.stage is Stage.OPEN:
            self._pending[game] = statement
            self._send_pending()

    def send_taken(self, game: str) -> None:
        """Say that somebody else has joined a game."""
        self._pending.pop(game, None)
        # One who does not read the answers gets no more of them.
        if self.stage is Stage.OPEN and self._has_room:
            self._send(Frame.TAKEN, bytes.fromhex(game))

    @Slot()
    def _send_pending(self) -> None:
        while self.stage is Stage.OPEN and self._pending and self._has_room:
            game = next(iter(self._pending))
            self._send(Frame.STATEMENT, bytes.fromhex(game) + self._pending.pop(game))
