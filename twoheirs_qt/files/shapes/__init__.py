"""The shapes of the formats as pydantic models: fields, types and bounds, nothing else.

Only these modules import pydantic. What reads a file imports `check` and `kinds`, which need its
core alone; the models are for whoever writes the program, and what is written down from them. What
fields must be to one another is checked by the readers beside this package.
"""
