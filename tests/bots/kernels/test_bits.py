"""The n-th member of a bit set, and permutations of bits."""

from random import Random

import numpy as np
import pytest

from tavolino.bots.kernels.bit_order import Reorder, by_lookup, by_shuffle, reordering
from tavolino.bots.kernels.bits import nth
from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.processor import HAS_BIT_SHUFFLE

ORDERS = ([0], [3, 1, 2], [40, *range(30)], Random(1).sample(range(63), 45))


@kernel
def nth_of_all(sets: Ints, numbers: Ints, found: Ints) -> None:
    for place in range(len(sets)):
        found[place] = nth(sets[place], numbers[place])


def test_the_nth_member() -> None:
    random = Random(2)
    members = [sorted(random.sample(range(63), random.randint(1, 40))) for _ in range(200)]
    numbers = [random.randrange(len(some)) for some in members]
    sets = [sum(1 << one for one in some) for some in members]
    expected = [some[n] for some, n in zip(members, numbers, strict=True)]
    found = np.zeros(len(sets), np.int64)
    nth_of_all(np.array(sets), np.array(numbers), found)
    assert found.tolist() == expected
    assert [nth(some, n) for some, n in zip(sets, numbers, strict=True)] == expected


def reordered_by(reorder: Reorder, sets: list[int]) -> list[int]:
    @kernel
    def reorder_all(given: Ints, found: Words) -> None:
        for place in range(len(given)):
            found[place] = reorder(given[place])

    found = np.zeros(len(sets), np.uint64)
    reorder_all(np.array(sets), found)
    return [int(one) for one in found]


@pytest.mark.parametrize("bits", ORDERS, ids=len)
@pytest.mark.parametrize("implementation", [reordering, by_lookup, by_shuffle])
def test_bits_are_permuted(implementation: object, bits: list[int]) -> None:
    if implementation is by_shuffle and not HAS_BIT_SHUFFLE:
        pytest.skip("slow to compile without AVX-512")
    assert callable(implementation)
    sets = [Random(seed).getrandbits(63) for seed in range(50)]
    expected = [sum((one >> bit & 1) << n for n, bit in enumerate(bits)) for one in sets]
    assert reordered_by(implementation(bits), sets) == expected
    assert [int(reordering(bits)(one)) for one in sets] == expected
