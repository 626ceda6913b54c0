"""What is wrong in settings.toml, in English. Three lines of 26 characters; {} is filled in."""

# A setting's name, what the file says, and what it can be, as handheld.settings_file lists it.
WRONG_ENTRIES = (
    'FLUNK_{}: put the value in quotes, as in "easy"',
    'FLUNK_{} = "{}": {}',
    'FLUNK_{} = "{}": 3, 6, 9 to {}',
    'FLUNK_{} = "{}": 1 to {}',
)
