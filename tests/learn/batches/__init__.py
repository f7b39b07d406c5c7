"""Tests of environments with many tables."""
