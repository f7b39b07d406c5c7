"""A list that only grows, against plain lists."""

import pickle
from random import Random

import pytest

from tavolino.core import Growing


@pytest.mark.parametrize("seed", range(20))
def test_forks_grow_apart_like_copies_of_a_list(seed: int) -> None:
    random = Random(seed)
    forks: list[tuple[Growing[int], list[int]]] = [(Growing(), [])]
    for number in range(200):
        growing, plain = random.choice(forks)
        if random.random() < 0.2:
            forks.append((growing.fork(), plain.copy()))
        else:
            growing.append(number)
            plain.append(number)
        for one, other in forks:
            assert list(one) == other
            assert len(one) == len(other)


def test_it_is_read_like_a_list() -> None:
    growing = Growing("abc")
    growing.fork().append("d")
    assert (growing[0], growing[-1], growing[2]) == ("a", "c", "c")
    assert growing[1:] == ["b", "c"]
    assert growing[-2:10] == ["b", "c"]
    assert list(reversed(growing)) == ["c", "b", "a"]
    for index in (3, -4):
        with pytest.raises(IndexError):
            growing[index]
    assert pickle.loads(pickle.dumps(growing)) == growing
    assert growing != Growing("abcd")
