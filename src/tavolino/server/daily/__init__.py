"""The challenge of the day: seals, visitors' numbers, challenges and tries.

SQL is in `seals` and `tries`. A separate process makes the challenges (`making`); `contributions`
collects numbers in batches.
"""
