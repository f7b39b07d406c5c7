"""The queue for workers: by rank, fair by asker, equal jobs once, and bounded."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.core import Refused
from tavolino.server.workers.job_queue import JobQueue, Ticket
from tavolino.server.workers.round_robin import Asker
from tests.patience import PATIENCE_S

BOTS = Asker("")
STEPS = ("move", "question", "background", "shared", "leave")


def run(body: Callable[[], Awaitable[None]]) -> None:
    async def patiently() -> None:
        async with asyncio.timeout(PATIENCE_S):
            await body()

    asyncio.run(patiently())


def is_called(ticket: Ticket) -> bool:
    return ticket.job.state == "called"


def ahead(*tickets: Ticket) -> list[int]:
    return [ticket.ahead for ticket in tickets]


def question(queue: JobQueue, address: str, person: str = "", key: str | None = None) -> Ticket:
    return queue.join("question", Asker(address, person), key)


def hint(queue: JobQueue, person: str) -> Ticket:
    return queue.join("question", Asker("", person), place="hint")


def is_refused(ticket: Ticket) -> bool:
    return ticket.job.state == "gone"


def test_moves_are_called_before_questions_that_came_first() -> None:
    async def body() -> None:
        queue = JobQueue("HINT", 1)
        at_work = queue.join("move", BOTS)
        questions = [hint(queue, str(n)) for n in range(40)]
        moves = [queue.join("move", BOTS) for _ in range(2)]
        done: list[Ticket] = []
        for working in (at_work, *moves, *questions):
            assert is_called(working)
            assert not any(map(is_called, {*moves, *questions} - {working, *done}))
            done.append(working)
            working.leave()

    run(body)


def test_everybody_is_told_how_many_are_ahead() -> None:
    async def body() -> None:
        queue = JobQueue("HINT", 1)
        at_work = queue.join("move", BOTS)
        one, two, three = (hint(queue, name) for name in ("one", "two", "three"))
        assert ahead(one, two, three) == [0, 1, 2]
        change = three.change
        move = queue.join("move", BOTS)
        assert change.done()
        assert ahead(one, two, three) == [1, 2, 3]
        two.leave()
        assert ahead(one, three) == [1, 2]
        at_work.leave()
        assert is_called(move)
        assert ahead(one, three) == [0, 1]
        change = one.change
        move.leave()
        assert is_called(one)
        assert change.done()
        assert ahead(three) == [0]

    run(body)


def test_another_question_of_the_same_person_takes_the_place_of_the_first() -> None:
    async def body() -> None:
        queue = JobQueue("HINT", 1)
        queue.join("move", BOTS)
        tickets = [hint(queue, name) for name in ("one", "two")]
        waiting = asyncio.create_task(tickets[0].__aenter__())
        await asyncio.sleep(0)
        again = hint(queue, "one")
        with pytest.raises(Refused, match="HINT: replaced"):
            await waiting
        assert ahead(again, tickets[1]) == [0, 1]
        tickets[0].leave()
        assert ahead(again, tickets[1]) == [0, 1]

    run(body)


def test_beyond_a_number_questions_are_refused_but_never_moves() -> None:
    async def body() -> None:
        queue = JobQueue("HINT", 1, most_waiting=2)
        queue.join("move", BOTS)
        for name in ("one", "two", "one"):
            hint(queue, name)
        with pytest.raises(Refused, match="HINT: busy"):
            hint(queue, "three")
        for _ in range(10):
            queue.join("move", BOTS)

    run(body)


def test_whoever_asks_for_most_is_refused() -> None:
    async def body() -> None:
        queue = JobQueue("PRINT", 1, most_waiting=6)
        queue.join("move", BOTS)
        greedy = [question(queue, "A", person) for person in ("x", "x", "y", "x", "x", "y")]
        other = question(queue, "B")
        assert [is_refused(ticket) for ticket in greedy] == [False] * 4 + [True, False]
        with pytest.raises(Refused, match="PRINT: busy"):
            await greedy[4].__aenter__()
        assert ahead(greedy[0], other) == [0, 1]
        with pytest.raises(Refused, match="PRINT: busy"):
            question(queue, "A", "x")
        newcomer = question(queue, "A", "z")
        assert [is_refused(ticket) for ticket in greedy] == [False] * 3 + [True, True, False]
        assert not is_refused(newcomer)
        assert not is_refused(other)

    run(body)


def test_equal_questions_are_one_job_at_the_best_place_of_all_who_ask() -> None:
    async def body() -> None:
        queue = JobQueue("PRINT", 1, most_waiting=3)
        at_work = queue.join("move", BOTS)
        first, *_, last = (question(queue, "A", key=key) for key in ("one", "two", "three"))
        joined = [question(queue, "B", str(n), key="three") for n in range(9)]
        assert ahead(first, last, *joined) == [0, *[1] * 10], "nobody is refused"
        done = 0

        async def work() -> str:
            nonlocal done
            done += 1
            return "result"

        last.leave()
        at_work.leave()
        first.leave()
        late = question(queue, "C", key="three")
        results = [ticket.result(work) for ticket in (*joined, late)]
        assert await asyncio.gather(*results) == ["result"] * 10
        assert done == 1
        assert not queue.has("three")

    run(body)


def test_work_that_failed_is_begun_again_for_the_next_who_asks() -> None:
    async def body() -> None:
        queue = JobQueue("PRINT", 1)

        async def fail() -> None:
            raise Refused("PRINT", "busy")

        for _ in range(2):
            with pytest.raises(Refused):
                await question(queue, "A", key="one").result(fail)
        assert is_called(queue.join("move", BOTS))

    run(body)


def test_a_job_that_several_addresses_want_is_refused_to_nobody() -> None:
    async def body() -> None:
        queue = JobQueue("PRINT", 1, most_waiting=4)
        queue.join("move", BOTS)
        greedy = [question(queue, "A", key=key) for key in "abcd"]
        question(queue, "B", key="d")
        question(queue, "C")
        assert [is_refused(ticket) for ticket in greedy] == [False, False, True, False]

    run(body)


def test_questions_leave_a_worker_to_the_bots() -> None:
    async def body() -> None:
        queue = JobQueue("HINT", 3, for_moves=1)
        questions = [hint(queue, str(n)) for n in range(4)]
        assert [is_called(ticket) for ticket in questions] == [True, True, False, False]
        assert is_called(queue.join("move", BOTS))
        questions[0].leave()
        assert is_called(questions[2])

    run(body)


def test_background_jobs_wait_for_questions() -> None:
    async def body() -> None:
        queue = JobQueue("HINT", 1)
        at_work = queue.join("background", BOTS)
        job, asked = queue.join("background", BOTS), hint(queue, "one")
        assert ahead(asked) == [0]
        at_work.leave()
        assert is_called(asked)
        asked.leave()
        assert is_called(job)

    run(body)


def test_who_is_cancelled_leaves_the_queue_and_frees_the_worker() -> None:
    async def body() -> None:
        queue = JobQueue("HINT", 1)
        at_work = queue.join("move", BOTS)
        one, two = hint(queue, "one"), hint(queue, "two")
        waiting = asyncio.create_task(one.__aenter__())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        assert ahead(two) == [0]
        waiting = asyncio.create_task(two.__aenter__())
        await asyncio.sleep(0)
        at_work.leave()
        waiting.cancel()  # in the moment in which it is called
        await asyncio.wait([waiting])
        assert is_called(queue.join("move", BOTS))

    run(body)


def join(queue: JobQueue, what: str, asker: Asker, which: int) -> Ticket:
    if what == "shared":
        return queue.join("question", asker, which)
    assert what in ("move", "question", "background")
    return queue.join(what, asker)  # type: ignore[arg-type]


def holds(ticket: Ticket) -> bool:
    """True if the holder has not left."""
    return ticket in ticket.job.tickets


def waiting_questions(tickets: list[Ticket]) -> Counter[str]:
    """How many questions each address has waiting for itself alone."""
    jobs = {one.job for one in tickets if one.job.state == "waiting" and one.job.rank == "question"}
    owners = [{one.asker.address for one in job.tickets} for job in jobs]
    return Counter(address for among in owners if len(among) == 1 for address in among)


@settings(max_examples=200, deadline=None)
@given(
    st.integers(1, 3),
    st.lists(
        st.tuples(
            st.sampled_from(STEPS),
            st.builds(Asker, st.sampled_from("ABC"), st.sampled_from("xy")),
            st.integers(0, 9),
        ),
        max_size=60,
    ),
)
def test_no_worker_is_lost_or_idle_and_no_modest_asker_is_refused(
    at_once: int, steps: list[tuple[str, Asker, int]]
) -> None:
    async def body() -> None:
        queue = JobQueue("HINT", at_once, most_waiting=4, for_moves=at_once - 1)
        tickets: list[Ticket] = []
        for what, asker, which in steps:
            if what == "leave":
                if which < len(tickets):
                    tickets[which].leave()
            else:
                counts = waiting_questions(tickets)
                before = [one for one in tickets if one.job.state == "waiting" and holds(one)]
                try:
                    tickets.append(join(queue, what, asker, which))
                except Refused:
                    assert counts[asker.address] + 1 >= max(counts.values(), default=0)
                for address in {one.asker.address for one in before if is_refused(one)}:
                    assert address == asker.address or counts[address] > counts[asker.address] + 1
            called = {one.job for one in tickets if is_called(one)}
            waiting = {one.job for one in tickets if one.job.state == "waiting"}
            assert len(called) <= at_once
            assert sum(job.rank != "move" for job in called) <= 1
            if len(called) < at_once:
                assert not any(job.rank == "move" for job in waiting)
                assert not waiting or any(job.rank != "move" for job in called)
            assert sum(job.rank == "question" for job in waiting) <= 4
        for ticket in tickets:
            ticket.leave()
        assert all(is_called(queue.join("move", BOTS)) for _ in range(at_once))

    run(body)
