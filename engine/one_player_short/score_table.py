"""What each contract of One Player Short pays. Written by tools/make_tables.py; do not edit."""

# 42 rows of 14 cells; a cell is the half points plus 128. Clubs and diamonds are the minor
# suits, hearts and spades the major ones.
CELLS = (
    # 1 minor suit: -28 -24 -20 -16 -12 -8 -4 6 7 8 9 10 11 12
    b"\x64\x68\x6c\x70\x74\x78\x7c\x86\x87\x88\x89\x8a\x8b\x8c"
    # 1 major suit: -28 -24 -20 -16 -12 -8 -4 6 7 8 9 10 11 12
    b"\x64\x68\x6c\x70\x74\x78\x7c\x86\x87\x88\x89\x8a\x8b\x8c"
    # 1 no trump: -28 -24 -20 -16 -12 -8 -4 6 7 8 9 10 11 12
    b"\x64\x68\x6c\x70\x74\x78\x7c\x86\x87\x88\x89\x8a\x8b\x8c"
    # 2 minor suit: -32 -28 -24 -20 -16 -12 -8 -4 8 9 10 11 12 13
    b"\x60\x64\x68\x6c\x70\x74\x78\x7c\x88\x89\x8a\x8b\x8c\x8d"
    # 2 major suit: -32 -28 -24 -20 -16 -12 -8 -4 8 9 10 11 12 13
    b"\x60\x64\x68\x6c\x70\x74\x78\x7c\x88\x89\x8a\x8b\x8c\x8d"
    # 2 no trump: -32 -28 -24 -20 -16 -12 -8 -4 8 9 10 11 12 13
    b"\x60\x64\x68\x6c\x70\x74\x78\x7c\x88\x89\x8a\x8b\x8c\x8d"
    # 3 minor suit: -36 -32 -28 -24 -20 -16 -12 -8 -4 10 11 12 13 14
    b"\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\x8a\x8b\x8c\x8d\x8e"
    # 3 major suit: -36 -32 -28 -24 -20 -16 -12 -8 -4 10 11 12 13 14
    b"\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\x8a\x8b\x8c\x8d\x8e"
    # 3 no trump: -36 -32 -28 -24 -20 -16 -12 -8 -4 20 21 22 23 24
    b"\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\x94\x95\x96\x97\x98"
    # 4 minor suit: -40 -36 -32 -28 -24 -20 -16 -12 -8 -4 12 13 14 15
    b"\x58\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\x8c\x8d\x8e\x8f"
    # 4 major suit: -40 -36 -32 -28 -24 -20 -16 -12 -8 -4 22 23 24 25
    b"\x58\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\x96\x97\x98\x99"
    # 4 no trump: -40 -36 -32 -28 -24 -20 -16 -12 -8 -4 22 23 24 25
    b"\x58\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\x96\x97\x98\x99"
    # 5 minor suit: -44 -40 -36 -32 -28 -24 -20 -16 -12 -8 -4 24 25 26
    b"\x54\x58\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\x98\x99\x9a"
    # 5 major suit: -44 -40 -36 -32 -28 -24 -20 -16 -12 -8 -4 24 25 26
    b"\x54\x58\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\x98\x99\x9a"
    # 5 no trump: -44 -40 -36 -32 -28 -24 -20 -16 -12 -8 -4 24 25 26
    b"\x54\x58\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\x98\x99\x9a"
    # 6 minor suit: -48 -44 -40 -36 -32 -28 -24 -20 -16 -12 -8 -4 36 37
    b"\x50\x54\x58\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\xa4\xa5"
    # 6 major suit: -48 -44 -40 -36 -32 -28 -24 -20 -16 -12 -8 -4 36 37
    b"\x50\x54\x58\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\xa4\xa5"
    # 6 no trump: -48 -44 -40 -36 -32 -28 -24 -20 -16 -12 -8 -4 36 37
    b"\x50\x54\x58\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\xa4\xa5"
    # 7 minor suit: -52 -48 -44 -40 -36 -32 -28 -24 -20 -16 -12 -8 -4 48
    b"\x4c\x50\x54\x58\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\xb0"
    # 7 major suit: -52 -48 -44 -40 -36 -32 -28 -24 -20 -16 -12 -8 -4 48
    b"\x4c\x50\x54\x58\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\xb0"
    # 7 no trump: -52 -48 -44 -40 -36 -32 -28 -24 -20 -16 -12 -8 -4 48
    b"\x4c\x50\x54\x58\x5c\x60\x64\x68\x6c\x70\x74\x78\x7c\xb0"
    # 1 minor suit, doubled: -56 -48 -40 -32 -24 -16 -8 12 14 16 18 20 22 24
    b"\x48\x50\x58\x60\x68\x70\x78\x8c\x8e\x90\x92\x94\x96\x98"
    # 1 major suit, doubled: -56 -48 -40 -32 -24 -16 -8 12 14 16 18 20 22 24
    b"\x48\x50\x58\x60\x68\x70\x78\x8c\x8e\x90\x92\x94\x96\x98"
    # 1 no trump, doubled: -56 -48 -40 -32 -24 -16 -8 12 14 16 18 20 22 24
    b"\x48\x50\x58\x60\x68\x70\x78\x8c\x8e\x90\x92\x94\x96\x98"
    # 2 minor suit, doubled: -64 -56 -48 -40 -32 -24 -16 -8 16 18 20 22 24 26
    b"\x40\x48\x50\x58\x60\x68\x70\x78\x90\x92\x94\x96\x98\x9a"
    # 2 major suit, doubled: -64 -56 -48 -40 -32 -24 -16 -8 26 28 30 32 34 36
    b"\x40\x48\x50\x58\x60\x68\x70\x78\x9a\x9c\x9e\xa0\xa2\xa4"
    # 2 no trump, doubled: -64 -56 -48 -40 -32 -24 -16 -8 26 28 30 32 34 36
    b"\x40\x48\x50\x58\x60\x68\x70\x78\x9a\x9c\x9e\xa0\xa2\xa4"
    # 3 minor suit, doubled: -72 -64 -56 -48 -40 -32 -24 -16 -8 30 32 34 36 38
    b"\x38\x40\x48\x50\x58\x60\x68\x70\x78\x9e\xa0\xa2\xa4\xa6"
    # 3 major suit, doubled: -72 -64 -56 -48 -40 -32 -24 -16 -8 30 32 34 36 38
    b"\x38\x40\x48\x50\x58\x60\x68\x70\x78\x9e\xa0\xa2\xa4\xa6"
    # 3 no trump, doubled: -72 -64 -56 -48 -40 -32 -24 -16 -8 30 32 34 36 38
    b"\x38\x40\x48\x50\x58\x60\x68\x70\x78\x9e\xa0\xa2\xa4\xa6"
    # 4 minor suit, doubled: -80 -72 -64 -56 -48 -40 -32 -24 -16 -8 34 36 38 40
    b"\x30\x38\x40\x48\x50\x58\x60\x68\x70\x78\xa2\xa4\xa6\xa8"
    # 4 major suit, doubled: -80 -72 -64 -56 -48 -40 -32 -24 -16 -8 34 36 38 40
    b"\x30\x38\x40\x48\x50\x58\x60\x68\x70\x78\xa2\xa4\xa6\xa8"
    # 4 no trump, doubled: -80 -72 -64 -56 -48 -40 -32 -24 -16 -8 34 36 38 40
    b"\x30\x38\x40\x48\x50\x58\x60\x68\x70\x78\xa2\xa4\xa6\xa8"
    # 5 minor suit, doubled: -88 -80 -72 -64 -56 -48 -40 -32 -24 -16 -8 38 40 42
    b"\x28\x30\x38\x40\x48\x50\x58\x60\x68\x70\x78\xa6\xa8\xaa"
    # 5 major suit, doubled: -88 -80 -72 -64 -56 -48 -40 -32 -24 -16 -8 38 40 42
    b"\x28\x30\x38\x40\x48\x50\x58\x60\x68\x70\x78\xa6\xa8\xaa"
    # 5 no trump, doubled: -88 -80 -72 -64 -56 -48 -40 -32 -24 -16 -8 38 40 42
    b"\x28\x30\x38\x40\x48\x50\x58\x60\x68\x70\x78\xa6\xa8\xaa"
    # 6 minor suit, doubled: -96 -88 -80 -72 -64 -56 -48 -40 -32 -24 -16 -8 52 54
    b"\x20\x28\x30\x38\x40\x48\x50\x58\x60\x68\x70\x78\xb4\xb6"
    # 6 major suit, doubled: -96 -88 -80 -72 -64 -56 -48 -40 -32 -24 -16 -8 52 54
    b"\x20\x28\x30\x38\x40\x48\x50\x58\x60\x68\x70\x78\xb4\xb6"
    # 6 no trump, doubled: -96 -88 -80 -72 -64 -56 -48 -40 -32 -24 -16 -8 52 54
    b"\x20\x28\x30\x38\x40\x48\x50\x58\x60\x68\x70\x78\xb4\xb6"
    # 7 minor suit, doubled: -104 -96 -88 -80 -72 -64 -56 -48 -40 -32 -24 -16 -8 66
    b"\x18\x20\x28\x30\x38\x40\x48\x50\x58\x60\x68\x70\x78\xc2"
    # 7 major suit, doubled: -104 -96 -88 -80 -72 -64 -56 -48 -40 -32 -24 -16 -8 66
    b"\x18\x20\x28\x30\x38\x40\x48\x50\x58\x60\x68\x70\x78\xc2"
    # 7 no trump, doubled: -104 -96 -88 -80 -72 -64 -56 -48 -40 -32 -24 -16 -8 66
    b"\x18\x20\x28\x30\x38\x40\x48\x50\x58\x60\x68\x70\x78\xc2"
)
