"""The cask for Homebrew on macOS."""

from __future__ import annotations

from collections.abc import Mapping

from devtools import identity
from macos import plist
from macos.build import image_name
from stores import build
from stores.told import told

NAME = "the-two-heirs"
_SYSTEMS = {"13.0": ":ventura", "14.0": ":sonoma", "15.0": ":sequoia"}
_KINDS = {"arm": "arm64", "intel": "x86_64"}


def casks(digests: Mapping[str, str]) -> dict[str, str]:
    """Its name and text; `digests` are the images' SHA-256, by Homebrew's words for processors."""
    version = identity.version()
    url = build.address(image_name("ARCH"))
    url = url.replace(version, "#{version}").replace("ARCH", "#{arch}")
    library = "~/Library"
    data = identity.COMMAND
    text = f"""\
cask "{NAME}" do
  arch arm: "{_KINDS["arm"]}", intel: "{_KINDS["intel"]}"

  version "{version}"
  sha256 arm:   "{digests["arm"]}",
         intel: "{digests["intel"]}"

  url "{url}"
  name "{identity.TITLE}"
  desc "{told().summary}"
  homepage "{identity.HOME}"

  livecheck do
    url :url
    strategy :github_latest
  end

  depends_on macos: ">= {_SYSTEMS[plist.LOWEST_SYSTEM]}"

  app "{identity.TITLE}.app"

  # Games stay: what is named here is what the program noted for itself.
  zap trash: [
    "{library}/Application Support/{data}/settings.ini",
    "{library}/Application Support/{data}/shelf.json",
    "{library}/Application Support/{data}/elsewhere.json",
    "{library}/Logs/{data}",
    "{library}/Saved Application State/{identity.BUNDLE_ID}.savedState",
  ]
end
"""
    return {f"homebrew/Casks/t/{NAME}.rb": text}
