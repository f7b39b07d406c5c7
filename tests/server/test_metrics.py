"""Figures: what is counted, and that two servers do not share them."""

from prometheus_client.parser import text_string_to_metric_families

from tavolino.server.metrics import Metrics
from tavolino.server.thinking import Thought


def figures(metrics: Metrics) -> dict[tuple[str, tuple[str, ...]], float]:
    return {
        (sample.name, tuple(value for _, value in sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }


def test_everything_is_counted_by_name() -> None:
    metrics = Metrics()
    metrics.tables.labels("playing").set(3)
    metrics.sockets.inc()
    metrics.moves.labels("rope").inc()
    metrics.latency.observe(0.004)
    metrics.refusals.labels("SC-7").inc()
    metrics.count_request("/", "GET", 200)
    metrics.count_thought(Thought("rope", "greedy", 0.3, None))
    metrics.count_thought(Thought("rope", "greedy", 10.0, "late"))
    found = figures(metrics)
    assert found["tavolino_tables", ("playing",)] == 3
    assert found["tavolino_sockets", ()] == 1
    assert found["tavolino_moves_total", ("rope",)] == 1
    assert found["tavolino_latency_seconds_bucket", ("0.005",)] == 1
    assert found["tavolino_latency_seconds_bucket", ("0.002",)] == 0
    assert found["tavolino_refusals_total", ("SC-7",)] == 1
    assert found["tavolino_http_requests_total", ("GET", "/", "200")] == 1
    assert found["tavolino_bot_seconds_count", ("greedy", "rope")] == 2
    assert found["tavolino_bot_plain_moves_total", ("greedy", "rope", "late")] == 1
    assert any(name == "process_resident_memory_bytes" for name, _ in found)


def test_two_servers_in_a_process_count_apart() -> None:
    one, two = Metrics(), Metrics()
    one.sockets.inc()
    assert figures(two)["tavolino_sockets", ()] == 0
