"""Stand-in for the board's own `audiocore`: sounds, which nobody hears."""


class RawSample:
    def __init__(self, buffer, *, channel_count=1, sample_rate=8000, single_buffer=True):
        if not 1 <= channel_count <= 2:
            raise ValueError("channel_count must be 1-2")
        memoryview(buffer)  # TypeError if it is none
        if not isinstance(sample_rate, int):
            raise TypeError("sample_rate must be an int")
        self.buffer = buffer
        self.sample_rate = sample_rate

    def deinit(self):
        self.buffer = None
