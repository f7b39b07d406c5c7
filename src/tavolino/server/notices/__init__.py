"""Tells people that it is their turn in a game over days: by e-mail, Web Push, or a private feed.

Everything is off until somebody asks for it. The e-mail address of a person and each of their push
subscriptions are channels. Any process may send what is due on a channel: it first claims the
channel by moving `next_at` into the future, so nobody is told twice. What was told is stored per
turn. A process that dies between sending and storing leads to the same message once more.

SQL is in `channels`, `due`, `feeds`, `holiday_clocks`, `holidays`, `preferences` and `turns`.
"""
