"""A sign-in with a name that nobody has takes as long as one with a wrong password."""

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError

from tavolino.server.people.passwords import MEMORY_KIB, ROUNDS, make_decoy


def test_the_decoy_costs_what_a_hash_costs_and_is_nobodys() -> None:
    hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY_KIB, parallelism=1)
    decoy, real = make_decoy(hasher), hasher.hash("correct horse")
    assert extract_parameters(decoy) == extract_parameters(real)
    assert len(decoy) == len(real)
    assert decoy != make_decoy(hasher)
    with pytest.raises(VerifyMismatchError):
        hasher.verify(decoy, "correct horse")
