"""The list of all parts of a bundle in CycloneDX's format: versions, licences and digests."""

from __future__ import annotations

import decimal
import json
import platform
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from licences import COMPONENTS
from licences import Component as LicensedComponent
from packageurl import PackageURL

from devtools import identity
from devtools.errors import Stop


def write(target: Path, bundle: Path, installed: Path, epoch: int) -> Path:
    """Write the list for `bundle` to `target`; returns `target`.

    `installed` is pip's report of the installed packages; `epoch` is the timestamp. The same input
    gives the same bytes. Stop if the version of a part is unknown.
    """
    report = json.loads(installed.read_text("utf-8"))["install"]
    entries = {_normalize(entry["metadata"]["name"]): entry for entry in report}
    parts = [
        _make_component(licensed, entries, bundle)
        for licensed in COMPONENTS
        if _is_in(licensed, bundle)
    ]
    program = Component(
        type=ComponentType.APPLICATION,
        name=identity.COMMAND,
        version=identity.read_version(),
        bom_ref=identity.COMMAND,
        licenses=[LicenseExpression("GPL-3.0-or-later")],
    )
    time = datetime.fromtimestamp(epoch, UTC)
    bom = Bom(
        components=parts,
        metadata=BomMetaData(component=program, timestamp=time),
        # CycloneDX wants a number for each list; the same list gets the same number.
        serial_number=uuid5(
            NAMESPACE_URL, "\n".join([identity.read_version(), *map(_format_part, parts)])
        ),
    )
    bom.register_dependency(program, parts)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(JsonV1Dot6(bom).output_as_string(indent=1) + "\n", "utf-8", newline="\n")
    return target


def _make_component(
    licensed: LicensedComponent, entries: dict[str, dict[str, Any]], bundle: Path
) -> Component:
    entry = entries.get(_normalize(licensed.distribution))
    version = entry["metadata"]["version"] if entry else _find_version(licensed.name, bundle)
    if not version:
        raise Stop(f"The version of {licensed.name} in the bundle is unknown.")
    is_package = entry is not None and _normalize(licensed.name) == _normalize(
        licensed.distribution
    )
    part = Component(
        type=ComponentType.LIBRARY,
        name=licensed.name,
        version=version,
        bom_ref=f"{licensed.name}@{version}",
        description=licensed.purpose,
        licenses=[LicenseExpression(licensed.licence)],
        external_references=[
            ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(licensed.source))
        ],
    )
    if entry is not None and is_package:
        # pip 23.0 of Debian 12 has no "hashes" yet.
        digest = entry["download_info"]["archive_info"]["hash"].removeprefix("sha256=")
        part.hashes.add(HashType(alg=HashAlgorithm.SHA_256, content=digest))
        part.purl = PackageURL("pypi", name=_normalize(licensed.name), version=version)
    return part


def _is_in(licensed: LicensedComponent, bundle: Path) -> bool:
    if licensed.systems and sys.platform not in licensed.systems:
        return False
    if licensed.name == "libmpdec":  # a part of some Pythons; Debian's uses the system's
        return bool(_find_mpdecimal_version())
    return licensed.name != "ICU" or bool(_find_icu_version(bundle))  # other systems bring it


def _find_version(name: str, bundle: Path) -> str:
    """Return the version of a part that is not a distribution."""
    versions = {
        "Python": platform.python_version(),
        "ICU": _find_icu_version(bundle),
        "libmpdec": _find_mpdecimal_version(),
        "Microsoft Visual C++ Runtime": "14",
        "Inno Setup": "6",
    }
    return versions.get(name, "")


def _find_mpdecimal_version() -> str:
    """Return the version of libmpdec that Python uses."""
    return str(getattr(decimal, "__libmpdec_version__", ""))


def _find_icu_version(bundle: Path) -> str:
    names = [file.name for file in bundle.rglob("libicudata.so.*")]
    return names[0].rsplit(".", 1)[-1] if names else ""


def _format_part(part: Component) -> str:
    return " ".join([part.name, part.version or "", *(digest.content for digest in part.hashes)])


def _normalize(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
