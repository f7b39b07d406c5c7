"""Every run tries the same examples, so that a test that passed once passes again."""

import os

from hypothesis import settings

pytest_plugins = ["tests.services.fixtures"]

settings.register_profile("repeatable", derandomize=True, database=None, deadline=None)
settings.load_profile("repeatable")

# What commands say is compared in English, on any machine.
os.environ["LC_ALL"] = "C.UTF-8"
