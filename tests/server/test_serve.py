"""`tavolino serve` as people use it: a process, an address, and a clean shutdown."""

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tavolino.server.main import listen
from tavolino.server.settings import Settings, declared, flag, variable
from tests.cli.cli_runner import run
from tests.patience import PATIENCE_S
from tests.processes import environment
from tests.server.hosts import hosting
from tests.server.live_processes import children, is_alive, until

SERVE = [sys.executable, "-m", "tavolino", "serve"]
ADDRESS = re.compile(r"Tavolino is running at (http://\S+)\n")


class Running:
    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.process = process
        self.url = url

    def children(self) -> list[int]:
        """The workers; one that has no parent any more is not found here."""
        return children(self.process.pid)

    def end(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        self.process.send_signal(how)
        _, said = self.process.communicate(timeout=PATIENCE_S)
        return self.process.returncode, said


def get(url: str, **headers: str) -> httpx.Response:
    return httpx.get(url, headers=headers, verify=False, timeout=PATIENCE_S)


@contextmanager
def serving(folder: Path, *flags: str, before: Sequence[str] = ()) -> Iterator[Running]:
    """`before` is a command that starts the server."""
    process = subprocess.Popen(
        [*before, *SERVE, "--port", "0", *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=environment(),
    )
    # A server that never says a word must not keep the test waiting for ever.
    guard = threading.Timer(PATIENCE_S, process.kill)
    guard.start()
    try:
        assert process.stdout is not None
        said = ADDRESS.fullmatch(process.stdout.readline())
        assert said, process.communicate()
        guard.cancel()
        yield Running(process, said[1])
    finally:
        guard.cancel()
        process.kill()
        process.communicate()


def refused(*flags: str, **variables: str) -> str:
    result = run("serve", *flags, **variables)
    assert result.returncode == 2
    assert result.stdout == ""
    return result.stderr


def processor_seconds(pid: int) -> float:
    """The CPU time of a process, independent of other load."""
    ticks = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def test_it_serves_and_ends_cleanly(tmp_path: Path) -> None:
    with serving(tmp_path, "--workers", "1", "--metrics", "on") as running:
        health = get(running.url + "/healthz")
        took = processor_seconds(running.process.pid)
        assert "server" not in health.headers
        # On a busy machine the first heartbeats may be late.
        until(lambda: get(running.url + "/healthz").json()["status"] == "ok")
        figures = get(running.url + "/metrics")
        assert figures.headers["content-type"].startswith("text/plain")
        assert 'tavolino_http_requests_total{method="GET",route="/healthz"' in figures.text
        until(lambda: len(running.children()) == 1)
        workers = running.children()
        code, said = running.end()
        assert code == 0
        assert [line for line in said.splitlines() if '"message": "stopped"' in line]
        assert not any(map(is_alive, workers))
    assert took < 10, "start to first page"


def test_idle_connections_leave_file_descriptors_for_newcomers(tmp_path: Path) -> None:
    limited = ("sh", "-c", 'ulimit -n 256 && exec "$@"', "sh")
    flags = ("--workers", "1", "--head-seconds", "600")
    with serving(tmp_path, *flags, before=limited) as running, ExitStack() as stack:
        port = httpx.URL(running.url).port
        for _ in range(300):
            stack.enter_context(socket.create_connection(("127.0.0.1", port)))
        for _ in range(3):
            assert get(running.url + "/healthz").json()["status"] == "ok"
        _, said = running.end()
        assert "few file descriptors" in said
        assert '"level": "error"' not in said


def test_small_writes_are_not_delayed_by_nagle() -> None:
    with (
        listen(Settings(port=0)) as listener,
        socket.create_connection(listener.getsockname()),
        listener.accept()[0] as accepted,
    ):
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_no_worker_is_left_however_it_ends(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path, "--workers", "2", "--compile", "off") as running:
        until(lambda: len(running.children()) == 2)
        workers = running.children()
        code, _ = running.end(how)
        assert code == (0 if how == signal.SIGINT else -how)
        until(lambda: not any(map(is_alive, workers)))


def test_sigterm_while_it_warms_up(tmp_path: Path) -> None:
    with hosting(tmp_path, workers="3") as (host,):
        assert host.end(signal.SIGTERM) == 0
        assert "Traceback" not in host.logs[0].read_text()


def test_metrics_can_be_kept_private_or_off(tmp_path: Path) -> None:
    token = "t" * 20
    with hosting(tmp_path, metrics_token=token) as (host,):
        assert get(host.url + "/metrics").status_code == 401
        assert get(host.url + "/metrics", Authorization="Bearer wrong").status_code == 401
        assert get(host.url + "/metrics", Authorization=f"Bearer {token}").status_code == 200
        host.end(signal.SIGTERM)
        assert token not in host.logs[0].read_text()
    for flags in ((), ("--metrics", "off")):
        with hosting(tmp_path, *flags) as (host,):
            assert get(host.url + "/metrics").status_code == 404


def test_forwarded_addresses_are_used_only_from_trusted_proxies(tmp_path: Path) -> None:
    trusting = ("--trusted-proxies", "127.0.0.1")
    logs = []
    for flags in ((), trusting):
        with hosting(tmp_path, "--log-addresses", "on", *flags) as (host,):
            get(host.url + "/healthz", **{"X-Forwarded-For": "203.0.113.9"})
            host.end(signal.SIGTERM)
            logs.append(host.logs[0].read_text())
    assert "203.0.113.9" not in logs[0]
    assert '"address": "203.0.113.9"' in logs[1]


def test_a_taken_port_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with hosting(tmp_path) as (host,):
        assert refused("--port", str(host.port)) == (
            f"tavolino: The server cannot listen on 127.0.0.1, port {host.port}: "
            "Address already in use. [SETTING]\n"
        )


def test_bad_settings_are_refused_all_at_once() -> None:
    said = refused("--port", "x", "--dask", "x", TAVOLINO_NONSENSE="1", TAVOLINO_METRICS="maybe")
    lines = said.splitlines()
    assert len(lines) == 4
    for line, name in zip(
        lines, ("TAVOLINO_METRICS", "TAVOLINO_NONSENSE", "--port", "--dask"), strict=True
    ):
        assert line.startswith("tavolino: ")
        assert name in line


def test_help_lists_every_setting() -> None:
    result = run("serve", "--help", COLUMNS="200")
    assert "Examples" in result.stdout
    words = re.split(r"[\s\[\];]+", result.stdout)
    for name, _ in declared():
        assert flag(name) in words
        assert variable(name) in words
