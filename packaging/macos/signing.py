"""Signing and notarising: the commands, and what of the environment decides about them.

Without anything set, the signature is ad hoc: the program runs, but macOS asks before the first
start. With a certificate of Apple's (`TWOHEIRS_SIGN_IDENTITY`, as `security find-identity` names
it) the program is signed by it, and with a profile that `notarytool store-credentials` made
(`TWOHEIRS_NOTARY_PROFILE`) it is notarised, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from devtools.errors import Stop

ENTITLEMENTS = Path(__file__).with_name("entitlements.plist")
AD_HOC = "-"


@dataclass(frozen=True, slots=True)
class Signing:
    """Whose signature the program bears, and whether Apple is asked to look at it."""

    identity: str = AD_HOC
    profile: str = ""

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> Signing:
        """What the environment asks for; Stop if it cannot be had."""
        identity = environment.get("TWOHEIRS_SIGN_IDENTITY") or AD_HOC
        profile = environment.get("TWOHEIRS_NOTARY_PROFILE", "")
        if profile and identity == AD_HOC:
            raise Stop("Only what TWOHEIRS_SIGN_IDENTITY has signed can be notarised.")
        return cls(identity, profile)

    def spec_options(self) -> list[str]:
        """How the spec file is told to sign each library and program it collects."""
        if self.identity == AD_HOC:
            return []
        return ["--sign", self.identity, "--entitlements", str(ENTITLEMENTS)]

    def sign_app(self, app: Path) -> list[str]:
        """The command that signs the app as a whole, when everything in it is signed."""
        command = ["codesign", "--force", "--sign", self.identity]
        if self.identity != AD_HOC:
            command += ["--timestamp", "--options", "runtime"]
            command += ["--entitlements", str(ENTITLEMENTS)]
        return [*command, str(app)]

    def finish_app(self, app: Path, archive: Path) -> list[list[str]]:
        """The commands that notarise the app itself, so that a copy of it needs no network.

        Apple takes it in an `archive`, which is made for that; the ticket is fastened to the app.
        """
        if not self.profile:
            return []
        return [
            ["ditto", "-c", "-k", "--keepParent", str(app), str(archive)],
            self._submit(archive),
            ["xcrun", "stapler", "staple", str(app)],
        ]

    def _submit(self, file: Path) -> list[str]:
        submit = ["xcrun", "notarytool", "submit", str(file), "--wait"]
        return [*submit, "--keychain-profile", self.profile]

    def finish_image(self, image: Path) -> list[list[str]]:
        """The commands that sign and notarise the disk image, in order."""
        if self.identity == AD_HOC:
            return []
        commands = [["codesign", "--sign", self.identity, "--timestamp", str(image)]]
        if self.profile:
            commands.append(self._submit(image))
            commands.append(["xcrun", "stapler", "staple", str(image)])
            assess = ["spctl", "--assess", "--type", "open", "--context"]
            commands.append([*assess, "context:primary-signature", str(image)])
        return commands
