"""What is wrong in settings.toml, in Japanese. Three lines of 26 letters; {} is filled in. See
handheld.words.japanese."""

# A setting's name, what the file says, and what it can be, as handheld.settings_file lists it.
WRONG_ENTRIES = (
    'FLUNK_{}: "easy" のように " をつけてください',
    'FLUNK_{} = "{}": {}',
    'FLUNK_{} = "{}": 3, 6, 9 から {}',
    'FLUNK_{} = "{}": 1 から {}',
)
