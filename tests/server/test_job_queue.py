"""The queue for workers: moves first, one question per person, and a limit on all questions."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.core import Refused
from tavolino.server.workers.bot_service import PooledBotService
from tavolino.server.workers.job_queue import JobQueue, Ticket
from tavolino.server.workers.process_pool import ProcessPool
from tests.patience import PATIENCE_S
from tests.server.bot_services import SEED, VIEW
from tests.server.strange_bots import by_name


def run(body: Callable[[], Awaitable[None]]) -> None:
    async def patiently() -> None:
        async with asyncio.timeout(PATIENCE_S):
            await body()

    asyncio.run(patiently())


def is_called(ticket: Ticket) -> bool:
    return ticket.state == "called"


def state_of(ticket: Ticket) -> str:
    return ticket.state


def ahead(*tickets: Ticket) -> list[int]:
    return [ticket.ahead for ticket in tickets]


def test_moves_are_called_before_questions_that_came_first() -> None:
    async def body() -> None:
        queue = JobQueue(1)
        at_work = queue.join()
        questions = [queue.join_with_question(str(n)) for n in range(40)]
        moves = [queue.join() for _ in range(2)]
        done: list[Ticket] = []
        for working in (at_work, *moves, *questions):
            assert is_called(working)
            assert not any(map(is_called, {*moves, *questions} - {working, *done}))
            done.append(working)
            working.leave()

    run(body)


def test_everybody_is_told_how_many_are_ahead() -> None:
    async def body() -> None:
        queue = JobQueue(1)
        at_work = queue.join()
        one, two, three = (queue.join_with_question(name) for name in ("one", "two", "three"))
        assert ahead(one, two, three) == [0, 1, 2]
        change = three.change
        move = queue.join()
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
        queue = JobQueue(1)
        queue.join()
        tickets = [queue.join_with_question(name) for name in ("one", "two")]
        waiting = asyncio.create_task(tickets[0].turn())
        await asyncio.sleep(0)
        again = queue.join_with_question("one")
        with pytest.raises(Refused, match="HINT: replaced"):
            await waiting
        assert ahead(again, tickets[1]) == [0, 1]
        tickets[0].leave()
        assert ahead(again, tickets[1]) == [0, 1]

    run(body)


def test_beyond_a_number_questions_are_refused_but_never_moves() -> None:
    async def body() -> None:
        queue = JobQueue(1, most_questions=2)
        queue.join()
        for name in ("one", "two", "one"):
            queue.join_with_question(name)
        with pytest.raises(Refused, match="HINT: busy"):
            queue.join_with_question("three")
        for _ in range(10):
            queue.join()

    run(body)


def test_questions_leave_a_worker_to_the_bots() -> None:
    async def body() -> None:
        queue = JobQueue(3)
        questions = [queue.join_with_question(str(n)) for n in range(4)]
        assert [is_called(ticket) for ticket in questions] == [True, True, False, False]
        assert is_called(queue.join())
        questions[0].leave()
        assert is_called(questions[2])

    run(body)


def test_background_jobs_wait_for_everybody_else() -> None:
    async def body() -> None:
        queue = JobQueue(1)
        at_work = queue.join()
        jobs = [queue.join_in_background() for _ in range(2)]
        question, move = queue.join_with_question("one"), queue.join()
        assert ahead(question) == [1]
        for working, waiting in ((at_work, move), (move, question), (question, jobs[0])):
            assert is_called(working)
            assert not is_called(waiting)
            working.leave()
        assert [is_called(job) for job in jobs] == [True, False]
        jobs[1].leave()
        jobs[0].leave()
        queue = JobQueue(2)
        job = queue.join_in_background()
        assert is_called(job)
        assert not is_called(queue.join_with_question("one")), "one worker is left to the bots"
        assert is_called(queue.join())

    run(body)


def test_who_is_cancelled_leaves_the_queue_and_frees_the_worker() -> None:
    async def body() -> None:
        queue = JobQueue(1)
        at_work = queue.join()
        one, two = queue.join_with_question("one"), queue.join_with_question("two")
        waiting = asyncio.create_task(one.turn())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        assert ahead(two) == [0]
        waiting = asyncio.create_task(two.turn())
        await asyncio.sleep(0)
        at_work.leave()
        waiting.cancel()  # in the moment in which it is called
        await asyncio.wait([waiting])
        assert is_called(queue.join())

    run(body)


@settings(max_examples=60, deadline=None)
@given(
    st.integers(1, 3),
    st.lists(
        st.tuples(st.sampled_from(["move", "ask", "job", "leave", "abandon"]), st.integers(0, 5)),
        max_size=40,
    ),
)
def test_no_worker_is_lost_or_given_twice(at_once: int, steps: list[tuple[str, int]]) -> None:
    async def body() -> None:
        queue = JobQueue(at_once, most_questions=4)
        tickets: list[Ticket] = []
        for what, which in steps:
            if what == "move":
                tickets.append(queue.join())
            elif what == "ask":
                try:
                    tickets.append(queue.join_with_question(str(which)))
                except Refused:
                    continue
            elif what == "job":
                tickets.append(queue.join_in_background())
            elif which < len(tickets):
                getattr(tickets[which], what)()
            called = [ticket for ticket in tickets if is_called(ticket)]
            waiting = [ticket for ticket in tickets if ticket.state == "waiting"]
            assert len(called) <= at_once
            assert len(called) == at_once or not any(ticket.kind == "move" for ticket in waiting)
            asking = [ticket.asker for ticket in waiting if ticket.asker is not None]
            assert len(asking) == len({*asking}) <= 4
        for ticket in tickets:
            ticket.leave()
        assert all(is_called(queue.join()) for _ in range(at_once))

    run(body)


def test_forty_hints_do_not_keep_a_bot_from_moving() -> None:
    """With one worker it waits only for the hint that is being computed."""

    async def body() -> None:
        bot_service = PooledBotService(ProcessPool(1, PATIENCE_S), by_name)
        await bot_service.warm_up()
        reports = 0

        async def hint(asker: str) -> None:
            nonlocal reports
            await bot_service.advise(bot_service.queue_up(asker), "scalino", "random", VIEW, SEED)
            reports += 1

        hints = [asyncio.create_task(hint(str(n))) for n in range(40)]
        await asyncio.sleep(0)
        assert await bot_service.choose("scalino", "random", VIEW, SEED) in (VIEW.moves or ())
        assert reports <= 1
        await asyncio.gather(*hints)
        await bot_service.close()

    run(body)


def test_a_question_that_nobody_waits_for_does_not_cost_a_worker() -> None:
    async def body() -> None:
        processes = ProcessPool(1, PATIENCE_S)
        bot_service = PooledBotService(processes, by_name)
        await bot_service.warm_up()
        before = processes.pids
        ticket = bot_service.queue_up("one")
        asking = asyncio.create_task(bot_service.advise(ticket, "scalino", "random", VIEW, SEED))
        while state_of(ticket) != "working":
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking])
        ticket.abandon()
        assert state_of(ticket) == "working"
        assert await bot_service.choose("scalino", "random", VIEW, SEED) in (VIEW.moves or ())
        assert state_of(ticket) == "gone"
        assert processes.pids == before
        await bot_service.close()

    run(body)
