"""Checks of what a server with these settings would use: address, database, bus."""

import os
import socket
from collections.abc import AsyncIterator

from tavolino.cli.doctor.finding import Finding
from tavolino.cli.words import say, say_refusal
from tavolino.core import Refused
from tavolino.server.bus import open_bus
from tavolino.server.settings import Settings
from tavolino.server.storage import Damaged, Unavailable
from tavolino.server.storage.migrating import applied, known_migrations, missing, statements_of
from tavolino.server.storage.opening import connect
from tavolino.server.storage.urls import file_of, is_postgres, name_of


async def check_services(settings: Settings) -> AsyncIterator[Finding]:
    yield _check_address(settings.host, settings.port)
    yield await _check_database(settings.database)
    yield await _check_bus(settings.bus)


def _check_address(host: str, port: int) -> Finding:
    """Tries to listen as the server would."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family) as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, port))
    except OSError as error:
        reason = error.strerror or str(error)
        text = say("doctor-address-taken", host=host, port=str(port), reason=reason)
        return Finding("bad", text, f"tavolino serve --port {port + 1 if port < 65535 else 0}")
    return Finding("good", say("doctor-address", host=host, port=str(port)))


async def _check_database(url: str) -> Finding:
    """Looks at the database and leaves it as it is."""
    try:
        if not is_postgres(url) and not file_of(url).exists():
            return _check_new_file(url)
        engine = await connect(url, make=False)
        try:
            steps = missing(await applied(engine), known_migrations())
            if not steps:
                await engine.check(statements_of(known_migrations()))
        finally:
            await engine.close()
    except Refused as refusal:
        return Finding("bad", say_refusal(refusal), _remedy(refusal))
    except (Damaged, Unavailable) as error:
        damage = Refused("DATABASE", "damaged", name=name_of(url), error=str(error))
        return Finding("bad", say_refusal(damage), _remedy(damage))
    if steps:
        text = say("doctor-database-older", name=name_of(url), count=len(steps))
        return Finding("good", text)
    return Finding("good", say("doctor-database", name=name_of(url)))


def _check_new_file(url: str) -> Finding:
    path = file_of(url).absolute()
    if os.access(path.parent, os.W_OK | os.X_OK):
        return Finding("good", say("doctor-database-new", name=name_of(url)))
    text = say("doctor-folder-closed", folder=str(path.parent))
    return Finding("bad", text, "tavolino serve --database sqlite:///FILE")


def _remedy(refusal: Refused) -> str:
    match refusal.why:
        case "damaged" | "unfinished":
            return "tavolino restore --database sqlite:///NEW.db BACKUP.jsonl"
        case "newer":
            return 'pip install --upgrade "tavolino[server]"'
        case _:
            return "tavolino serve --database sqlite:///tavolino.db"


async def _check_bus(url: str) -> Finding:
    try:
        bus = await open_bus(url)
    except Refused as refusal:
        return Finding("bad", say_refusal(refusal), "tavolino serve --bus memory:")
    shared = bus.is_shared
    await bus.close()
    return Finding("good", say("doctor-bus-shared" if shared else "doctor-bus-memory"))
