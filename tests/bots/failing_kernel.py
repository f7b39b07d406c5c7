"""A kernel's warm-up module that fails."""


def warm_up() -> None:
    raise RuntimeError("no such instruction")
