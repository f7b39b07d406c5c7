"""Thousands of tables at a time, for learning: arrays in, arrays out, on all cores."""

from tavolino.learn.batches.env import BatchedEnv, BatchStep, IllegalAction, unpack_masks
from tavolino.learn.batches.making import make

__all__ = ["BatchStep", "BatchedEnv", "IllegalAction", "make", "unpack_masks"]
