"""The windows that ask and tell: each asks for one thing and answers with a value."""
