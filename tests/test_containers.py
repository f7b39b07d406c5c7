"""Containerfile and compose.yaml agree with the program. tools/try-container carries them out."""

import asyncio
import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

import yaml

from container.play import play
from tavolino.server.settings import load
from tests.server.hosts import hosting

ROOT: Final = Path(__file__).parents[1]
COMPOSE: Final[dict[str, Any]] = yaml.safe_load((ROOT / "compose.yaml").read_text())
CONTAINERFILE: Final = (ROOT / "Containerfile").read_text()


def filled_in(text: str) -> str:
    """A value with the defaults of its variables."""
    return re.sub(r"\$\{\w+:-?\??(.*?)\}", r"\1", text)


def test_the_settings_of_the_servers_are_valid() -> None:
    for name in ("server-1", "server-2"):
        given = COMPOSE["services"][name]["environment"]
        settings = load({}, {key: filled_in(value) for key, value in given.items()})
        assert settings.bus.startswith("redis://bus:")
        assert settings.database.startswith("postgresql://")
        assert settings.trusted_proxies
    image = re.search(r"^ENV (.+)$", CONTAINERFILE, re.MULTILINE)
    assert image
    variables = dict(pair.split("=", 1) for pair in image[1].split())
    own = {name: value for name, value in variables.items() if name.startswith("TAVOLINO_")}
    assert load({}, own).host == "0.0.0.0"


def test_the_proxy_knows_both_servers_and_services_wait_for_what_they_need() -> None:
    services = COMPOSE["services"]
    proxy = (ROOT / "container" / "nginx.conf").read_text()
    assert set(re.findall(r"server (\S+):8000", proxy)) == {"server-1", "server-2"}
    assert services["proxy"]["ports"] == ["8080:8080"]
    assert "listen 8080;" in proxy
    for name in ("database", "bus"):
        assert services[name]["healthcheck"]["test"]
        assert services["server-1"]["depends_on"][name] == {"condition": "service_healthy"}


def test_the_image_has_no_packages_that_only_building_needs() -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    removed = re.search(r"pip uninstall --yes (.+)$", CONTAINERFILE, re.MULTILINE)
    assert removed
    names = {re.split(r"[<>=]", one)[0] for one in groups["build"]}
    assert names <= set(removed[1].split())
    start = re.search(r"^CMD (.+)$", CONTAINERFILE, re.MULTILINE)
    assert start
    assert json.loads(start[1]) == ["tavolino", "serve"]


def test_two_guests_play_at_a_server(tmp_path: Path) -> None:
    with hosting(tmp_path) as (host,):
        assert asyncio.run(play(host.url)) == "cleared"
