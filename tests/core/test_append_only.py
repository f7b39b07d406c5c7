"""Append-only lists behave like lists that are copied when they fork."""

from hypothesis import given
from hypothesis import strategies as st

from tavolino.core import AppendOnly

STEPS = st.lists(
    st.tuples(st.integers(0, 5), st.sampled_from(["append", "fork", "shorter"]), st.integers(0, 9))
)


@given(STEPS)
def test_forks_are_independent_lists(steps: list[tuple[int, str, int]]) -> None:
    lists = [(AppendOnly[int](), list[int]())]
    for which, step, number in steps:
        own, plain = lists[which % len(lists)]
        if step == "append":
            own.append(number)
            plain.append(number)
        else:
            length = len(plain) if step == "fork" else min(number, len(plain))
            lists.append((own.fork(length), plain[:length]))
    for own, plain in lists:
        assert (list(own), len(own)) == (plain, len(plain))
        assert own == AppendOnly(plain)
        assert own[1:-1] == plain[1:-1]
        for index in range(-len(plain), len(plain)):
            assert own[index] == plain[index]


def test_an_index_beyond_the_end_is_refused_even_if_a_fork_is_longer() -> None:
    before = AppendOnly([1])
    before.fork().append(2)
    for index in (1, -2):
        try:
            before[index]
        except IndexError:
            continue
        raise AssertionError(index)
