"""Opponents in processes of their own: what is said to them, by them, and how they are watched.

`../PROTOCOL.md` describes it for people. `rpc` are the messages; `bot` is the side that thinks,
`conversation` the side that plays, without pipes; `child` runs a program, `limits` says what it may
take, and `watched` holds it to that. Nothing that a program sends is trusted.
"""
