"""Flunk: pick the board and start the app."""

if __name__ == "__main__":
    from handheld import app, boards

    app.run(boards.pick())
