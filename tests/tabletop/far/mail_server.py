"""A mail server on the loopback for tests: Dovecot and Postfix with folders and ports of their own.

Root alone can start it; nothing outside the given folder is changed, and no name is looked up.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import psutil

from tests.timeouts import TIMEOUT_S

DOMAIN: Final = "mail.test"
PASSWORD: Final = "secret"
_PROGRAMS: Final = ("dovecot", "postfix", "openssl")
_MAIL_USER: Final = 5000
_MASTERS: Final = ("dovecot/master.pid", "queue/pid/master.pid")

_DOVECOT: Final = """
base_dir = {home}/dovecot
state_dir = {home}/dovecot-state
instance_name = {name}
protocols = imap lmtp
listen = 127.0.0.1
ssl = yes
ssl_cert = <{home}/cert.pem
ssl_key = <{home}/key.pem
ssl_dh =
mail_location = maildir:{home}/mail/%u
mail_uid = {user}
mail_gid = {user}
first_valid_uid = {user}
auth_mechanisms = plain login
passdb {{
  driver = static
  args = password={password}
}}
userdb {{
  driver = static
  args = uid={user} gid={user} home={home}/mail/%u
}}
service imap-login {{
  inet_listener imap {{
    port = 0
  }}
  inet_listener imaps {{
    port = {imap_port}
    ssl = yes
  }}
}}
service lmtp {{
  unix_listener {home}/queue/private/lmtp-dovecot {{
    mode = 0666
  }}
}}
service auth {{
  unix_listener {home}/queue/private/auth {{
    mode = 0666
  }}
}}
log_path = {home}/dovecot.log
namespace inbox {{
  inbox = yes
}}
"""

_POSTFIX: Final = """
compatibility_level = 3.6
queue_directory = {home}/queue
data_directory = {home}/postfix-data
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
mail_owner = postfix
setgid_group = postdrop
myhostname = {domain}
mydestination =
virtual_mailbox_domains = {domain}
virtual_transport = lmtp:unix:private/lmtp-dovecot
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
disable_dns_lookups = yes
alias_maps =
alias_database =
smtpd_peername_lookup = no
smtpd_tls_cert_file = {home}/cert.pem
smtpd_tls_key_file = {home}/key.pem
smtpd_sasl_type = dovecot
smtpd_sasl_path = private/auth
smtpd_sasl_auth_enable = yes
smtpd_recipient_restrictions = permit_sasl_authenticated, reject_unauth_destination
smtpd_relay_restrictions = permit_sasl_authenticated, reject_unauth_destination
maillog_file = {home}/postfix.log
maillog_file_prefixes = {home}
"""

_SERVICES: Final = """
127.0.0.1:{smtp_port} inet n - n - - smtpd
  -o smtpd_tls_wrappermode=yes
  -o smtpd_sasl_auth_enable=yes
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
lmtp unix - - n - - lmtp
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
tlsmgr unix - - n 1000? 1 tlsmgr
postlog unix-dgram n - n - 1 postlogd
"""


def explain_obstacle() -> str:
    """The reason why the server cannot run here; empty if it can."""
    if sys.platform != "linux":
        return "the mail server of the tests runs on Linux alone"
    programs = [name for name in _PROGRAMS if shutil.which(name, path=_make_path()) is None]
    if programs:
        return f"not installed: {', '.join(programs)}"
    if os.geteuid() != 0:
        return "the mail server of the tests can be started by root alone"
    return ""


def _make_path() -> str:
    return os.environ.get("PATH", "") + ":/usr/sbin:/sbin"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class MailServer:
    """The server, and what a mail program has to be told; everybody's password is `PASSWORD`."""

    def __init__(self, home: Path) -> None:
        self._home = home
        home.chmod(0o755)  # Postfix and the mail user go through it
        self.imap_port, self.smtp_port = _free_port(), _free_port()
        values = {
            "home": home,
            "name": home.name,
            "user": _MAIL_USER,
            "password": PASSWORD,
            "domain": DOMAIN,
            "imap_port": self.imap_port,
            "smtp_port": self.smtp_port,
        }
        (home / "postfix").mkdir()
        (home / "mail").mkdir()
        os.chown(home / "mail", _MAIL_USER, _MAIL_USER)
        (home / "queue").mkdir()
        (home / "postfix-data").mkdir()
        shutil.chown(home / "postfix-data", "postfix")
        (home / "dovecot.conf").write_text(_DOVECOT.format(**values), "utf-8")
        (home / "postfix" / "main.cf").write_text(_POSTFIX.format(**values), "utf-8")
        (home / "postfix" / "master.cf").write_text(_SERVICES.format(**values), "utf-8")
        self._run(
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "30"),
            *("-subj", f"/CN={DOMAIN}", "-keyout", str(home / "key.pem")),
            *("-out", str(home / "cert.pem")),
        )
        self.start()

    def format_address(self, name: str) -> str:
        """The mail address of somebody."""
        return f"{name}@{DOMAIN}"

    def format_relay(
        self, name: str, password: str = PASSWORD, ports: tuple[int, int] | None = None
    ) -> str:
        """The code with which a program joins as somebody, as it joins a relay.

        `ports` are those of lines to the server, for IMAP and for SMTP.
        """
        servers = "".join(
            f"&{kind}h=127.0.0.1&{kind}p={port}&{kind}s=ssl"
            for kind, port in zip("is", ports or (self.imap_port, self.smtp_port), strict=True)
        )
        return f"dclogin:{self.format_address(name)}?p={password}&v=1{servers}&ic=3&sc=3"

    def count_mails(self, name: str) -> int:
        """The number of mails that wait in somebody's mailbox."""
        folders = [
            folder
            for folder in (self._home / "mail").iterdir()
            if folder.name.casefold() == self.format_address(name).casefold()
        ]
        return sum(
            len([*(folder / kind).glob("*")]) for folder in folders for kind in ("cur", "new")
        )

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self._run("postfix", "-c", str(self._home / "postfix"), "start")
        self._run("dovecot", "-c", str(self._home / "dovecot.conf"))
        for port in (self.imap_port, self.smtp_port):
            deadline = time.monotonic() + TIMEOUT_S
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), timeout=1).close()
                    break
                except OSError:
                    assert time.monotonic() < deadline, self.log
                    time.sleep(0.02)

    def kill(self) -> None:
        """Kill all that serves, as if the machine had lost its power."""
        masters = []
        for name in _MASTERS:
            with contextlib.suppress(OSError, ValueError, psutil.NoSuchProcess):
                masters.append(psutil.Process(int((self._home / name).read_text())))
                masters[-1].suspend()  # it starts nothing more
        for master in masters:
            for process in (*master.children(recursive=True), master):
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.kill()
        for name in _MASTERS:
            (self._home / name).unlink(missing_ok=True)

    @property
    def log(self) -> str:
        """The end of what both servers say."""
        texts = [
            path.read_text("utf-8", "replace")[-3000:] for path in sorted(self._home.glob("*.log"))
        ]
        return "\n".join(texts)

    def _run(self, *command: str) -> None:
        # To a file: a daemon keeps a pipe open.
        with (self._home / "commands.log").open("a") as log:
            process = subprocess.run(
                command,
                env={**os.environ, "PATH": _make_path()},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                timeout=TIMEOUT_S,
                check=False,
            )
        assert process.returncode == 0, self.log
