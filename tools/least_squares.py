"""Weights that bring sums of features nearest to what was measured."""


class Fit:
    """Collects rows of features with a value each, and finds the weights at the end."""

    def __init__(self, size):
        self.size = size
        self.rows = 0
        self._matrix = [[0.0] * (size + 1) for _ in range(size)]

    def add(self, features, value):
        """One more row. Features that are 0 cost nothing."""
        self.rows += 1
        matrix = self._matrix
        for i, feature in enumerate(features):
            if feature:
                row = matrix[i]
                for j, other in enumerate(features):
                    if other:
                        row[j] += feature * other
                row[self.size] += feature * value

    def weights(self, ridge):
        """The weights, by Gauss-Jordan elimination. ridge, more than 0, keeps features that
        say the same thing from fighting, and few rows from saying much."""
        size = self.size
        matrix = [row[:] for row in self._matrix]
        for i in range(size):
            matrix[i][i] += ridge
        for i in range(size):
            pivot = max(range(i, size), key=lambda r: abs(matrix[r][i]))
            matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
            for r in range(size):
                if r != i:
                    factor = matrix[r][i] / matrix[i][i]
                    for j in range(i, size + 1):
                        matrix[r][j] -= factor * matrix[i][j]
        return [matrix[i][size] / matrix[i][i] for i in range(size)]
