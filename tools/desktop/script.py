"""A driver without a window: keys from a script, pictures of the screen into a folder.

What a script holds is told in standins/simulated/keyscript.py.
"""

import pathlib

import simulated
from simulated.keyscript import KeyScript, ScriptError

__all__ = ["ScriptDriver", "ScriptError"]


class ScriptDriver(KeyScript):
    """Plays a key script on a board, by a virtual clock: two runs are alike to the pixel.

    text: the script; name: what to call it in error messages; shots: the folder for the
    pictures, made if need be, or None to keep them in `pictures` alone.
    ScriptError if a line means nothing.
    """

    virtual = True  # machine.Machine gives the app this driver's clock and entropy

    def __init__(self, text, board, name="script", shots=None):
        super().__init__(text, board, name)
        self.shots = pathlib.Path(shots).absolute() if shots is not None else None
        self.pictures = {}  # name -> Pillow image

    @classmethod
    def from_file(cls, path, board, shots=None):
        """The driver for a script in a file. ScriptError if it cannot be read."""
        try:
            text = pathlib.Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise ScriptError("%s: %s" % (path, error.strerror)) from None
        except UnicodeDecodeError:
            raise ScriptError("%s: this is not text" % path) from None
        return cls(text, board, name=str(path), shots=shots)

    def poll(self):
        simulated.display.catch_up()
        super().poll()

    def shot(self, name):
        picture = simulated.display.image()
        self.pictures[name] = picture
        if self.shots is not None:
            self.shots.mkdir(parents=True, exist_ok=True)
            picture.save(self.shots / (name + ".png"))
