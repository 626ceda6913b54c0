"""Flunk: pick the board and start the app."""

if __name__ == "__main__":
    from handheld import BoardError, app, boards

    try:
        app.run(boards.pick())
    except BoardError as trouble:
        # CircuitPython shows on the display what is printed.
        print(trouble)
