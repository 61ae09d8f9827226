"""The manifest for Scoop: the same installer, unpacked into Scoop's own folder."""

from __future__ import annotations

import json

from devtools import identity
from stores import build
from stores.told import LICENCE, told


def manifests(setup: str, digest: str) -> dict[str, str]:
    """Its name and text, for the installer `setup` of that SHA-256."""
    said = told()
    version = identity.version()
    whole = {
        "version": version,
        "description": said.summary,
        "homepage": identity.HOME,
        "license": LICENCE,
        "architecture": {"64bit": {"url": build.address(setup), "hash": digest}},
        "innosetup": True,
        "bin": f"{identity.COMMAND}.exe",
        "shortcuts": [[f"{identity.WINDOW_COMMAND}.exe", identity.TITLE]],
        "checkver": {"github": identity.HOME},
        "autoupdate": {
            "architecture": {
                "64bit": {"url": build.address(setup).replace(version, "$version")},
            },
            "hash": {"url": "$baseurl/SHA256SUMS"},
        },
    }
    return {f"scoop/{identity.COMMAND}.json": json.dumps(whole, indent=4) + "\n"}
