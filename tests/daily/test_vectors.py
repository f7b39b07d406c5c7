"""The file of vectors, which the client's tests read as well, is what Python's verifier says."""

from tests.daily.vectors import FILE, cases, faults, written


def test_the_vectors_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == written()


def test_only_fair_days_pass() -> None:
    passed = [case.what for case in cases() if not faults(case)]
    assert passed == ["fair", "fair, nothing noted", "not revealed"]
