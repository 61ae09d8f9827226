"""A keychain of the build's own, with the publisher's certificate and Apple's leave to notarise.

On a hosted runner there is none. Where the environment holds a certificate, it is put into a new
keychain, which ends with the build; without one nothing happens, and the signature is ad hoc.

- `TWOHEIRS_CERTIFICATE`: the certificate with its key, PKCS 12 in Base64;
  `TWOHEIRS_CERTIFICATE_PASSWORD` opens it
- `TWOHEIRS_APPLE_ID`, `TWOHEIRS_APPLE_TEAM`, `TWOHEIRS_APPLE_PASSWORD`: an account of Apple's, its
  team, and a password for this alone; with them `notarytool` knows `TWOHEIRS_NOTARY_PROFILE`
"""

from __future__ import annotations

import base64
import binascii
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from devtools.bundle import run
from devtools.errors import Stop

APPLE = ("TWOHEIRS_APPLE_ID", "TWOHEIRS_APPLE_TEAM", "TWOHEIRS_APPLE_PASSWORD")
_TOOLS = "apple-tool:,apple:,codesign:"
_AN_HOUR = "3600"


@contextmanager
def filled(environment: Mapping[str, str], folder: Path) -> Iterator[Path | None]:
    """The keychain as long as the block runs, below `folder`; None without a certificate."""
    certificate = environment.get("TWOHEIRS_CERTIFICATE", "")
    if not certificate:
        yield None
        return
    folder.mkdir(parents=True, exist_ok=True)
    keychain, file = folder / "build.keychain-db", folder / "certificate.p12"
    password = secrets.token_hex(16)
    try:
        try:
            file.write_bytes(base64.b64decode(certificate, validate=True))
        except binascii.Error:
            raise Stop("TWOHEIRS_CERTIFICATE is no Base64.") from None
        file.chmod(0o600)
        before = [line.strip().strip('"') for line in _said("list-keychains", "-d", "user")]
        _security("create-keychain", "-p", password, keychain)
        _security("set-keychain-settings", "-lut", _AN_HOUR, keychain)
        _security("unlock-keychain", "-p", password, keychain)
        opened = environment.get("TWOHEIRS_CERTIFICATE_PASSWORD", "")
        imported: list[str | Path] = ["import", file, "-k", keychain, "-f", "pkcs12", "-P", opened]
        _security(*imported, "-T", "/usr/bin/codesign")
        _security("set-key-partition-list", "-S", _TOOLS, "-s", "-k", password, keychain)
        _security("list-keychains", "-d", "user", "-s", keychain, *filter(None, before))
        _remember_apple(environment, keychain)
        yield keychain
    finally:
        file.unlink(missing_ok=True)
        if keychain.exists():
            _security("delete-keychain", keychain)


def _remember_apple(environment: Mapping[str, str], keychain: Path) -> None:
    profile = environment.get("TWOHEIRS_NOTARY_PROFILE", "")
    if not profile:
        return
    if missing := [name for name in APPLE if not environment.get(name)]:
        raise Stop(f"Notarising with a certificate from outside wants {', '.join(missing)}, too.")
    account, team, password = (environment[name] for name in APPLE)
    command: list[str | Path] = ["xcrun", "notarytool", "store-credentials", profile]
    command += ["--apple-id", account, "--team-id", team, "--password", password]
    _quietly([*command, "--keychain", keychain])


def _security(*words: str | Path) -> None:
    _quietly(["security", *words])


def _said(*words: str) -> list[str]:
    return run(["security", *words]).splitlines()


def _quietly(command: list[str | Path]) -> None:
    """Run a command whose words hold secrets; what fails is named by its verb alone."""
    try:
        run(command)
    except Stop:
        verb = " ".join(map(str, command[:3] if command[0] == "xcrun" else command[:2]))
        raise Stop(f"This failed: {verb}.") from None
