"""The shapes of the formats as pydantic models: fields, types and bounds, nothing else.

Only these modules import pydantic, and each model is built when the first file is read with it: to
set up a game and to begin one takes neither. What fields must be to one another is checked by the
readers beside this package.
"""
