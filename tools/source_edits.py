"""Python source with parts replaced, found by its syntax tree or its tokens."""

import ast
import io
import tokenize


class Source:
    """A file's source: tree, its syntax tree; names, the tokens that are names."""

    def __init__(self, text):
        self.tree = ast.parse(text)
        self.names = [token for token in tokenize.generate_tokens(io.StringIO(text).readline)
                      if token.type == tokenize.NAME]
        self._lines = text.splitlines(keepends=True)
        self._edits = []

    def replace(self, node, new):
        """Put something in the place of a node of the tree."""
        self._edits.append((self._place(node.lineno, node.col_offset),
                            self._place(node.end_lineno, node.end_col_offset), new))

    def replace_argument(self, argument, new):
        """Put another name in the place of an argument's, not of what may follow it."""
        line, column = self._place(argument.lineno, argument.col_offset)
        self._edits.append(((line, column), (line, column + len(argument.arg)), new))

    def replace_token(self, token, new):
        """Put something in the place of a token."""
        self._edits.append((token.start, token.end, new))

    def _place(self, line, column):
        # The tree counts the bytes of a line, the tokens its letters.
        return line, len(self._lines[line - 1].encode()[:column].decode())

    def edited(self):
        """The source with all that was replaced."""
        lines = list(self._lines)
        # From the end, so that the places of what is left to replace stay true.
        for start, end, new in sorted(self._edits, reverse=True):
            first, last = lines[start[0] - 1], lines[end[0] - 1]
            lines[start[0] - 1:end[0]] = [first[:start[1]] + new + last[end[1]:]]
        return "".join(lines)
