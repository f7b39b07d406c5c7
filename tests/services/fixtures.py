"""One server of each kind for a whole run, started when the first test asks for it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.services.postgres import PostgresService
from tests.services.redis import RedisService


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresService]:
    service = PostgresService()
    yield service
    service.remove()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisService]:
    service = RedisService()
    yield service
    service.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database; the test runs with each kind."""
    with new_database(request, str(request.param), tmp_path) as url:
        yield url


@contextmanager
def new_database(request: pytest.FixtureRequest, kind: str, folder: Path) -> Iterator[str]:
    """The URL of an empty database of this kind."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/tavolino.db"
    else:
        service: PostgresService = request.getfixturevalue("postgres")
        url = service.new_database()
        yield url
        service.give_back(url)


@pytest.fixture(params=["memory", "redis"])
def bus_url(request: pytest.FixtureRequest) -> str:
    """A bus; the test runs with each kind."""
    if request.param == "memory":
        return "memory:"
    service: RedisService = request.getfixturevalue("redis_server")
    return service.url
