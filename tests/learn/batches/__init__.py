"""Tests of batched environments."""
