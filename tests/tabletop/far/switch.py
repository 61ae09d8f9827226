"""Networks of tests: machines with their own addresses, joined by a switch, as Linux makes them."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress

import pytest


def skip_without_networks() -> None:
    """Skip the test where no network of one's own can be made."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("networks are made as root on Linux, by `ip`")


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Switch:
    """A switch with one cable to each machine; the address of a machine is 10.77.0.1 and so on.

    A machine is known by the name of a player. Raises CalledProcessError where the system allows
    no networks.
    """

    def __init__(self, names: Sequence[str]) -> None:
        own = f"twoheirs-{secrets.token_hex(4)}"
        self._space = f"{own}-switch"
        self._spaces = {name: f"{own}-{name}" for name in names}
        for space in (self._space, *self._spaces.values()):
            _ip("netns", "add", space)
            _ip("-n", space, "link", "set", "lo", "up")
        _ip("-n", self._space, "link", "add", "br0", "type", "bridge", "mcast_snooping", "0")
        _ip("-n", self._space, "link", "set", "br0", "up")
        for number, (name, space) in enumerate(self._spaces.items(), 1):
            port = _port_of(name)
            pair = ("name", port, "type", "veth", "peer", "name", "eth0", "netns", space)
            _ip("-n", self._space, "link", "add", *pair)
            _ip("-n", self._space, "link", "set", port, "master", "br0", "up")
            _ip("-n", space, "addr", "add", f"10.77.0.{number}/24", "brd", "+", "dev", "eth0")
            _ip("-n", space, "link", "set", "eth0", "up")

    def command_at(self, name: str, command: Sequence[str]) -> list[str]:
        """The command that runs another one at a machine, as the same process."""
        return ["ip", "netns", "exec", self._spaces[name], *command]

    def set_link(self, name: str, *, is_up: bool) -> None:
        """Switch the network of a machine off, or on again: its system notices."""
        _ip("-n", self._spaces[name], "link", "set", "eth0", "up" if is_up else "down")

    def set_forwarding(self, name: str, *, is_on: bool) -> None:
        """Let the switch drop all from and to a machine, or drop it no longer: nobody notices."""
        master = ["master", "br0"] if is_on else ["nomaster"]
        _ip("-n", self._space, "link", "set", _port_of(name), *master)

    def remove(self) -> None:
        """Remove the switch and its cables."""
        for space in (*self._spaces.values(), self._space):
            with suppress(subprocess.CalledProcessError):
                _ip("netns", "del", space)


def _port_of(name: str) -> str:
    return f"to-{name}"
