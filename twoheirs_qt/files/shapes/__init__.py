"""The shapes of the formats as pydantic models: fields, types and bounds, nothing else.

Only these modules import pydantic, and only functions that read a file import them. What fields
must be to one another is checked by the readers beside this package.
"""
