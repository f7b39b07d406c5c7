"""Metrics: what is counted, and that two servers do not share them."""

import asyncio
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from tavolino.server.live.table_counts import KEPT_MS
from tavolino.server.metrics import Metrics
from tavolino.server.settings import Settings
from tavolino.server.workers.bot_service import TimedMove
from tests.server.clocks import StandingClock
from tests.server.peers import running


def figures(metrics: Metrics) -> dict[tuple[str, tuple[str, ...]], float]:
    return {
        (sample.name, tuple(value for _, value in sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }


def test_everything_is_counted_by_name() -> None:
    metrics = Metrics()
    metrics.show_tables({"playing": 3})
    metrics.sockets.inc()
    metrics.moves.labels("rope").inc()
    metrics.latency.observe(0.004)
    metrics.count_refusal("LIMIT")
    metrics.count_request("/", "GET", 200)
    metrics.count_bot_move(TimedMove("rope", "greedy", 0.3, None))
    metrics.count_bot_move(TimedMove("rope", "greedy", 10.0, "late"))
    found = figures(metrics)
    assert found["tavolino_tables", ("playing",)] == 3
    assert found["tavolino_sockets", ()] == 1
    assert found["tavolino_moves_total", ("rope",)] == 1
    assert found["tavolino_latency_seconds_bucket", ("0.005",)] == 1
    assert found["tavolino_latency_seconds_bucket", ("0.002",)] == 0
    assert found["tavolino_refusals_total", ("LIMIT",)] == 1
    assert found["tavolino_http_requests_total", ("GET", "/", "200")] == 1
    assert found["tavolino_bot_seconds_count", ("greedy", "rope")] == 2
    assert found["tavolino_bot_plain_moves_total", ("greedy", "rope", "late")] == 1
    assert any(name == "process_resident_memory_bytes" for name, _ in found)


def test_two_servers_in_a_process_count_apart() -> None:
    one, two = Metrics(), Metrics()
    one.sockets.inc()
    assert figures(two)["tavolino_sockets", ()] == 0


def test_refusals_of_games_are_counted_without_their_rule() -> None:
    metrics = Metrics()
    for rule in ("CR-4", "CI-11", "TURN", "NOTATION"):
        metrics.count_refusal(rule)
    found = figures(metrics)
    assert found["tavolino_refusals_total", ("game",)] == 4
    assert not any(rule in metrics.text().decode() for rule in ("CR-4", "CI-11", "TURN"))


def test_figures_are_closed_unless_they_are_asked_for() -> None:
    assert not Settings().serves_metrics
    assert Settings(metrics=True).serves_metrics
    assert Settings(metrics_token="t" * 16).serves_metrics


def test_tables_are_counted_at_most_once_a_minute(tmp_path: Path) -> None:
    async def ask() -> None:
        clock = StandingClock()
        async with (
            running(tmp_path, clock=clock, metrics=True) as server,
            server.peer() as peer,
        ):

            async def lobby() -> float:
                text = (await peer.http.get("/metrics")).text
                families = text_string_to_metric_families(text)
                (tables,) = [one for one in families if one.name == "tavolino_tables"]
                return next(one.value for one in tables.samples if one.labels["phase"] == "lobby")

            assert await lobby() == 0
            await peer.create("scalino", 2)
            assert await lobby() == 0
            clock.jump_to(clock.now() + KEPT_MS)
            assert await lobby() == 1

    asyncio.run(ask())


def test_figures_are_served_while_the_database_is_away(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path, metrics=True) as server, server.peer() as peer:
            await server.context.database.close()
            answer = await peer.http.get("/metrics")
            assert answer.status_code == 200
            assert "tavolino_sockets 0.0" in answer.text
            assert "tavolino_tables{" not in answer.text

    asyncio.run(ask())
