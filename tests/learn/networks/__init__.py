"""Tests of trained networks."""
