"""Texts: a sentence before it is translated, and its hard spaces and quotation marks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias, Union

from twoheirs_qt.tabletop.text.sanitize import escape_control_characters

Arg: TypeAlias = Union[str, int, "Text"]
"""The value of a placeholder: a name, a number, or a text that is translated, too."""


@dataclass(frozen=True, slots=True)
class Text:
    """An English source sentence and its arguments.

    - `context`, `source`, `comment`: the key of the translation, literals of a `translate` call;
      an empty context is never translated
    - `args`: a value for each placeholder `{name}` of the source
    - `n`: the number for `%n`, which also chooses the plural form; None without plurals
    - `one`: the English sentence for 1, if it differs from the source
    """

    context: str
    source: str
    args: tuple[tuple[str, Arg], ...] = ()
    n: int | None = None
    comment: str = ""
    one: str = ""

    def fill(self, **args: Arg) -> Text:
        """Return the text with more values for its placeholders."""
        all_args = tuple(sorted({**dict(self.args), **args}.items()))
        # Not `replace`, which takes five times as long: an action fills dozens of texts.
        return Text(self.context, self.source, all_args, self.n, self.comment, self.one)

    def fill_n(self, n: int) -> Text:
        """Return the text for a number."""
        return Text(self.context, self.source, self.args, n, self.comment, self.one)

    def singular(self, one: str) -> Text:
        """Return the text with an English sentence for 1."""
        return replace(self, one=one)


def translate(context: str, source: str, comment: str = "", n: int | None = None) -> Text:
    """Create a text that lupdate finds: call it with literals only, positionally.

    lupdate knows the function by its name. A text with `%n` needs the integer literal 1 as `n`
    (lupdate then asks for plural forms) and gets its number by `count`. `comment` tells apart
    equal sources; a line `#: …` above is a hint for translators.
    """
    return Text(context, source, n=n, comment=comment)


def make_untranslated_text(text: str) -> Text:
    """Create a text that is the same in every language, such as the name of a player."""
    return Text("", "{text}", (("text", text),))


#: Joins the parts of an enumeration, up to the last but one: "a, b".
_COMMA: Final = translate("Lists", "{first}, {second}")
#: Joins the last part to an enumeration: "a, b and c".
_AND: Final = translate("Lists", "{first} and {last}")
#: Joins the last part to an enumeration of alternatives: "a, b or c".
_OR: Final = translate("Lists", "{first} or {last}")
#: Joins several reasons, none of which ends with a full stop: "No tile here; this is too far".
_SEMICOLON: Final = translate("Lists", "{first}; {second}")
#: Joins whole sentences, each of which ends with a full stop.
_SENTENCES: Final = translate("Lists", "{first} {second}")


def join_by_and(texts: Sequence[Text]) -> Text:
    """Join at least one text to an enumeration: "a, b and c"."""
    return _enumerate(texts, _AND)


def join_by_or(texts: Sequence[Text]) -> Text:
    """Join at least one text to alternatives: "a, b or c"."""
    return _enumerate(texts, _OR)


def join_by_commas(texts: Sequence[Text]) -> Text:
    """Join at least one text by commas: "a, b, c"."""
    return _join(texts, _COMMA)


def join_by_semicolons(texts: Sequence[Text]) -> Text:
    """Join at least one text without a full stop by semicolons: "a; b; c"."""
    return _join(texts, _SEMICOLON)


def join_whole_sentences(texts: Sequence[Text]) -> Text:
    """Join at least one whole sentence."""
    return _join(texts, _SENTENCES)


def _enumerate(texts: Sequence[Text], last_pair: Text) -> Text:
    *others, last = texts
    return last_pair.fill(first=_join(others, _COMMA), last=last) if others else last


def _join(texts: Sequence[Text], pair: Text) -> Text:
    chain, *others = texts
    for other in others:
        chain = pair.fill(first=chain, second=other)
    return chain


_STOPS: Final = (".", "!", "?", "…", ":", ";", ".”", ".“")


def join_sentences(parts: Iterable[str]) -> str:
    """Join sentences by full stops, at which screen readers pause; empty ones are left out."""
    *others, last = [part.strip() for part in parts if part.strip()] or [""]
    return " ".join([*map(end_sentence, others), last])


def end_sentence(text: str) -> str:
    """End a sentence by a full stop, unless it has an end already."""
    return text if text.endswith(_STOPS) else f"{text}."


def capitalize(text: str) -> str:
    """Begin a text with a capital letter."""
    return text[:1].upper() + text[1:]


_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")


def fill_placeholders(
    sentence: str, args: Sequence[tuple[str, Arg]], render: Callable[[Arg], str]
) -> str:
    """Replace the placeholders of a sentence in one pass: values may contain braces.

    Values from outside are shown on one line, even if they contain control characters.
    """
    if not args:
        return sentence
    values = dict(args)

    def replace_placeholder(match: re.Match[str]) -> str:
        name = match[1]
        if name not in values:
            return match[0]
        arg = values[name]
        return escape_control_characters(arg) if isinstance(arg, str) else render(arg)

    return _PLACEHOLDER.sub(replace_placeholder, sentence)


def render_english(text: Text) -> str:
    """Render a text in English, without Qt."""
    sentence = text.one if text.n == 1 and text.one else text.source
    if text.n is not None:
        sentence = sentence.replace("%n", str(text.n))
    return fill_placeholders(sentence, text.args, _render_arg)


def _render_arg(arg: Arg) -> str:
    return render_english(arg) if isinstance(arg, Text) else str(arg)


_BREAKABLE_SPACES: Final = re.compile(
    # A single letter or a number; not in a tag, after an apostrophe or as an accelerator.
    r"(?<![\w&<'’/-])(?:(?:%n|[^\W\d_]|\d+) (?=%n|[\w{“„\"(<])"
    # A number that follows its noun: "turn 5, …".
    r"|\w+ (?=(?:%n|\d+)(?:[^\w\s]|$)))"
    # A number, or its placeholder, with a per cent sign.
    r"|[\d}] (?=%(?!n))"
)
_APOSTROPHE: Final = re.compile(r"(?<=[\w}])'(?=\w)|(?<=s)'(?=[\s.,;:!?)]|$)")
"""Inside a word or after a plural, unlike the quotation marks of tags."""


def typeset(text: str) -> str:
    """Set hard spaces where lines must not break, and curly apostrophes."""
    text = _APOSTROPHE.sub("’", text)
    return _BREAKABLE_SPACES.sub(lambda match: f"{match[0][:-1]}\u00a0", text)
