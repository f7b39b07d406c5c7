"""Query plans of a database: which tables a query would scan."""

import json
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

import asyncpg

from tavolino.server.storage import Database, Row, Statement, Value
from tavolino.server.storage.sqlite_writing import native
from tavolino.server.storage.urls import FILE

Asked = dict[str, tuple[Value, ...]]


class Recorder:
    """A database that records its queries, each once, with an example of its arguments."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.asked: Asked = {}

    def is_full(self) -> bool:
        return self.database.is_full()

    async def read(self, sql: str, *args: Value) -> list[Row]:
        self.asked[sql] = args
        return await self.database.read(sql, *args)

    async def write(self, batch: Sequence[Statement]) -> None:
        self.asked |= {statement.sql: statement.args for statement in batch}
        await self.database.write(batch)

    async def close(self) -> None:
        await self.database.close()


class Planner(Protocol):
    async def scans(self, sql: str, args: Sequence[Value]) -> list[str]:
        """The tables that the plan scans, by their names in the plan."""
        ...


class SQLitePlanner:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def scans(self, sql: str, args: Sequence[Value]) -> list[str]:
        plan = self._connection.execute(f"EXPLAIN QUERY PLAN {native(sql)}", tuple(args))
        words = [str(row[3]).split() for row in plan]
        # The rows of a statement's own VALUES are in no table. Versions name them differently.
        own_rows = (["CONSTANT", "ROWS"], ["VALUES", "CLAUSE"])
        found = [line[1] for line in words if line[0] == "SCAN" and line[2:] not in own_rows]
        # Rows that a part of the same query has found are in no table either.
        parts = {line[1] for line in words if line[0] in ("CO-ROUTINE", "MATERIALIZE")}
        tables = [name for name in found if name not in parts]
        return [name for name in tables if name != "CONSTANT" and not name.startswith("(")]


class PostgresPlanner:
    """PostgreSQL always scans small tables, and joins them by scanning. This is switched off, so a
    scan happens only where no index can be used.
    """

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    async def scans(self, sql: str, args: Sequence[Value]) -> list[str]:
        plan = await self._connection.fetchval(f"EXPLAIN (FORMAT JSON) {sql}", *args)
        return [
            node["Relation Name"]
            for node in nodes(json.loads(plan)[0]["Plan"])
            if "Relation Name" in node
            and node["Node Type"] not in ("ModifyTable", "Bitmap Heap Scan")
            and "Index Cond" not in node
        ] + [
            node["Index Name"]
            for node in nodes(json.loads(plan)[0]["Plan"])
            if node["Node Type"] == "Bitmap Index Scan" and "Index Cond" not in node
        ]


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for part in plan.get("Plans", ()):
        yield from nodes(part)


@asynccontextmanager
async def planner(url: str) -> AsyncIterator[Planner]:
    if url.startswith(FILE):
        connection = sqlite3.connect(url.removeprefix(FILE))
        try:
            yield SQLitePlanner(connection)
        finally:
            connection.close()
    else:
        postgres = await asyncpg.connect(url)
        try:
            for method in ("seqscan", "hashjoin", "mergejoin"):
                await postgres.execute(f"SET enable_{method} = off")
            yield PostgresPlanner(postgres)
        finally:
            await postgres.close()


def is_planned(sql: str) -> bool:
    """Statements that create tables and indexes have no plan."""
    return sql.split(maxsplit=1)[0] in ("SELECT", "INSERT", "UPDATE", "DELETE")


async def all_scans(url: str, asked: Asked, allowed: Iterable[str]) -> dict[str, list[str]]:
    """The queries that scan a table, except those that are allowed to."""
    found: dict[str, list[str]] = {}
    async with planner(url) as plans:
        for sql, args in asked.items():
            if is_planned(sql) and sql not in allowed:
                scans = await plans.scans(sql, args)
                if scans:
                    found[sql] = scans
    return found
