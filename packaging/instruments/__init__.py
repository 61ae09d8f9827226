"""Instruments: benchmarks, films, listening sessions and self-play; README.md lists them."""
