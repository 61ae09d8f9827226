"""This machine's key, the machines that were confirmed, and the words by which people compare keys.

A machine is known by the *fingerprint* of its certificate: its SHA-256 in 64 hexadecimal digits.
"""

from __future__ import annotations

import os
import ssl
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import Field

from twoheirs_qt.tabletop.far.shapes import Hash
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.files.limits import MAX_NAME_LENGTH, shorten_for_file
from twoheirs_qt.tabletop.files.reading import read_json
from twoheirs_qt.tabletop.files.validation import Shape, validate
from twoheirs_qt.tabletop.files.writing import convert_error, make_folder, write_text

MAX_MACHINES: Final = 100
"""The maximum number of confirmed machines that are remembered."""
MAX_HOST_LENGTH: Final = 255
_FORMAT: Final = "twoheirs-machines"

SPELLING: Final = (
    *("Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India"),
    *("Juliett", "Kilo", "Lima", "Mike", "November", "Oscar", "Papa", "Quebec", "Romeo"),
    *("Sierra", "Tango", "Uniform", "Victor", "Whiskey", "X-ray", "Yankee", "Zulu"),
)
"""The international spelling alphabet, which is the same in every language."""
WORD_COUNT: Final = 4


class Identity(NamedTuple):
    """The certificate of this machine, its fingerprint, and the file with certificate and key."""

    certificate: bytes
    fingerprint: str
    file: Path


class Machine(NamedTuple):
    """A machine that was confirmed, and where it was reached last; no host if never."""

    fingerprint: str
    name: str
    host: str = ""
    port: int = 0


class MachineShape(Shape):
    """A machine that was confirmed."""

    fingerprint: Hash
    name: Annotated[str, Field(max_length=MAX_NAME_LENGTH)]
    host: Annotated[str, Field(max_length=MAX_HOST_LENGTH)]
    port: Annotated[int, Field(ge=0, le=65535)]


class MachinesShape(Shape):
    """The file of all machines that were confirmed."""

    format: Literal["twoheirs-machines"]
    version: Literal[1]
    machines: Annotated[list[MachineShape], Field(max_length=MAX_MACHINES)]


def calculate_fingerprint(certificate: bytes) -> str:
    """The fingerprint of a certificate in DER."""
    return sha256(certificate).hexdigest()


def load_identity(folder: Path) -> Identity:
    """Load the key of this machine; the first time, or if its file is damaged, a new one is made.

    Raises FileError if it cannot be written.
    """
    file = folder / "key.pem"
    with suppress(OSError, ValueError, ssl.SSLError):
        text = file.read_text("ascii")
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(file)
        certificate = ssl.PEM_cert_to_DER_cert(text[text.index("-----BEGIN CERTIFICATE") :])
        return Identity(certificate, calculate_fingerprint(certificate), file)
    key, certificate = _make_certificate()
    make_folder(folder)
    try:
        file.unlink(missing_ok=True)
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "wb") as stream:
            stream.write(key + ssl.DER_cert_to_PEM_cert(certificate).encode())
    except OSError as error:
        raise convert_error(error, file) from None
    return Identity(certificate, calculate_fingerprint(certificate), file)


def _make_certificate() -> tuple[bytes, bytes]:
    """Make a key in PEM and a certificate in DER that is signed by that key alone."""
    from datetime import UTC, datetime

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "twoheirs")])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        # Clocks may be wrong, and the fingerprint is what counts.
        .not_valid_before(datetime(2000, 1, 1, tzinfo=UTC))
        .not_valid_after(datetime(2200, 1, 1, tzinfo=UTC))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    private_bytes = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return private_bytes, certificate.public_bytes(serialization.Encoding.DER)


class KnownMachines:
    """The machines that were confirmed, newest first, in a file of `folder`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "machines.json"
        self.is_saved = True
        """Whether the file has all that is known; without room on the disk it has not."""
        self.machines: dict[str, Machine] = {}
        with suppress(FileError):
            shape = validate(MachinesShape, read_json(self._file))
            self.machines = {
                machine.fingerprint: Machine(**machine.model_dump()) for machine in shape.machines
            }

    def keep(self, machine: Machine) -> None:
        """Remember a machine, or what is new about it. Raises FileError."""
        if self.machines.get(machine.fingerprint) == machine and self.is_saved:
            return
        machine = machine._replace(name=shorten_for_file(machine.name, MAX_NAME_LENGTH))
        others = [other for name, other in self.machines.items() if name != machine.fingerprint]
        self._write([machine, *others][:MAX_MACHINES])

    def forget(self, fingerprint: str) -> None:
        """Forget a machine, which then has to be confirmed again. Raises FileError."""
        self._write([m for m in self.machines.values() if m.fingerprint != fingerprint])

    def _write(self, machines: list[Machine]) -> None:
        self.machines = {machine.fingerprint: machine for machine in machines}
        self.is_saved = False
        self.save()

    def save(self) -> None:
        """Write the file. Raises FileError."""
        make_folder(self._folder)
        entries = [machine._asdict() for machine in self.machines.values()]
        data = {"format": _FORMAT, "version": 1, "machines": entries}
        write_text(self._file, dump_compact(data) + "\n")
        self.is_saved = True


def make_nonce_commitment(nonce: bytes) -> bytes:
    """The hash by which the machine that connects commits to its random number."""
    return sha256(b"twoheirs-lan commitment\0" + nonce).digest()


def make_words(caller: tuple[str, bytes], called: tuple[str, bytes]) -> tuple[str, ...]:
    """The four words that both people compare.

    They follow from fingerprint and random number of the machine that connects and of the other.
    """
    parts = b"".join(bytes.fromhex(name) + nonce for name, nonce in (caller, called))
    number = int.from_bytes(sha256(b"twoheirs-lan words\0" + parts).digest(), "big")
    words = []
    for _ in range(WORD_COUNT):
        number, index = divmod(number, len(SPELLING))
        words.append(SPELLING[index])
    return tuple(words)
