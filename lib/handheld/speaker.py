"""Short tones, played in the background by the board's own sound hardware."""

# Samples a second. A square wave needs no more than a few for each period, and an RP2040
# cannot play slower than 1,908.
_RATE = 2400

# Notes: how many samples a period has (2 is 1200 Hz, 3 is 800, 4 is 600), how many periods.
_SOUNDS = {
    "card": b"\x02\x18",
    "won": b"\x04\x18\x03\x30",
    "lost": b"\x03\x20\x04\x24",
    "refused": b"\x08\x1b",
    "good": b"\x04\x18\x03\x20\x02\x54",
    "bad": b"\x04\x18\x05\x14\x06\x20",
}


def play(board, name):
    """Begin a sound on a Board, in place of one that still plays. It ends by itself.

    What the board's sound hardware or its memory has no room for is not heard.
    """
    try:
        from audiocore import RawSample

        if not board.speaker:
            board.speaker = board.open_speaker()
        output, loudness, amplifier = board.speaker
        notes = _SOUNDS[name]
        wave = b""
        for place in range(0, len(notes), 2):
            high = notes[place] // 2
            period = bytes((loudness,) * high) + bytes(notes[place] - high)
            wave += period * notes[place + 1]
        if amplifier:
            amplifier.value = True
        # What it ends with stays on the pin.
        output.play(RawSample(wave + b"\x00", sample_rate=_RATE))
    except ImportError:
        # Firmware without it.
        board.open_speaker = None
    except (MemoryError, RuntimeError, ValueError):
        pass
