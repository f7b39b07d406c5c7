"""The challenge of the day: seals, visitors' numbers, challenges and tries.

SQL is in `seals` and `tries`. A process of its own makes the challenges (`making`); `contributions`
collects numbers in batches.
"""
