"""Turns: fair by address and by person, whoever comes and leaves."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tavolino.server.workers.round_robin import Asker, RoundRobin

ASKERS = st.builds(Asker, st.sampled_from("ABC"), st.sampled_from("xyz"))
STEPS = st.lists(st.one_of(ASKERS, st.none()), max_size=60)
"""Somebody adds an item, or (None) the next item is taken."""


class Item:
    def __init__(self, asker: Asker) -> None:
        self.asker = asker


def most_overtaken(names: list[str], waiter: str) -> int:
    """How often any other name comes before this one does."""
    before = names[: names.index(waiter)] if waiter in names else names
    return max(Counter(before).values(), default=0)


@given(STEPS)
def test_nobody_else_is_served_twice_while_somebody_waits(steps: list[Asker | None]) -> None:
    turns: RoundRobin[Item] = RoundRobin()
    waiting: list[Item] = []
    served_since: dict[str, Counter[str]] = {}
    for asker in steps:
        if asker is not None:
            item = Item(asker)
            waiting.append(item)
            turns.add(asker, item)
            served_since.setdefault(asker.address, Counter())
        elif waiting:
            item = turns.take()
            served = item.asker.address
            assert item is next(one for one in waiting if one.asker == item.asker), "in order"
            waiting.remove(item)
            for address, since in served_since.items():
                since[served] += address != served
                assert since[served] <= 1, "an address waits for one item of each other"
            served_since[served] = Counter()
            if not any(one.asker.address == served for one in waiting):
                del served_since[served]
    assert len(turns) == len(waiting)


@given(st.lists(ASKERS, min_size=1, max_size=40))
def test_people_at_one_address_take_turns(askers: list[Asker]) -> None:
    turns: RoundRobin[Item] = RoundRobin()
    for asker in askers:
        turns.add(asker, Item(asker))
    expected = [*turns]
    taken = [turns.take() for _ in askers]
    assert taken == expected, "the order is known beforehand"
    assert not turns
    for address in "ABC":
        people = [one.asker.person for one in taken if one.asker.address == address]
        for start, person in enumerate(people):
            later = people[start + 1 :]
            others = {*later} - {person}
            assert all(most_overtaken(later, other) <= 1 for other in others)


@given(st.lists(ASKERS, min_size=1, max_size=40), st.data())
def test_who_leaves_changes_no_order_elsewhere(askers: list[Asker], data: st.DataObject) -> None:
    turns: RoundRobin[Item] = RoundRobin()
    items = [Item(asker) for asker in askers]
    for item in items:
        turns.add(item.asker, item)
    leaving = data.draw(st.sampled_from(items))

    def elsewhere() -> list[Item]:
        return [one for one in turns if one.asker.address != leaving.asker.address]

    before = elsewhere()
    turns.remove(leaving.asker, leaving)
    assert elsewhere() == before
    assert {*turns} == {*items} - {leaving}


def test_one_item_waits_for_one_of_each_other_address() -> None:
    turns: RoundRobin[str] = RoundRobin()
    for n in range(20):
        turns.add(Asker("greedy", f"guest {n % 7}"), f"greedy {n}")
    turns.add(Asker("other"), "other")
    assert [turns.take() for _ in range(3)] == ["greedy 0", "other", "greedy 1"]
