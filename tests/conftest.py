"""Every run tries the same examples, so that a test that passed once passes again."""

import gc
import os
import signal
import sys

import pytest
from hypothesis import settings
from xdist.remote import Producer

from tests.scheduling import MixedScheduling

pytest_plugins = ["tests.services.fixtures"]

settings.register_profile("repeatable", derandomize=True, database=None, deadline=None)
settings.load_profile("repeatable")

# What commands say is compared in English, on any machine.
os.environ["LC_ALL"] = "C.UTF-8"

# Where the tests run in the background Ctrl-C is nobody's; commands that they start hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Else each process that a test starts would compile all sources anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> MixedScheduling:
    return MixedScheduling(config, log)


def pytest_collection_finish() -> None:
    # All tests with all that they import stay until the end: the collector need not look at them.
    gc.freeze()
