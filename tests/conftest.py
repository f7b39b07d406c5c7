"""Every run tries the same examples, so that a test that passed once passes again."""

from hypothesis import settings

pytest_plugins = ["tests.services.fixtures"]

settings.register_profile("repeatable", derandomize=True, database=None, deadline=None)
settings.load_profile("repeatable")
