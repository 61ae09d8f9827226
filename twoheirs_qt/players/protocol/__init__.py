"""Opponents in processes of their own: what is said to them, by them, and how they are watched.

`../PROTOCOL.md` describes it for people. `rpc` are the messages, `shapes` what is in them; `bot` is
the side that thinks, `conversation` the side that plays, without pipes. `program` asks and waits,
for window and commands alike; `child` carries its lines, `limits` says what it may take, and
`guard`, a process of its own, holds it to that. Nothing that a program sends is trusted.
"""
