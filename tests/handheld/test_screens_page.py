"""docs/screens.md: every screen at both sizes, as the tool writes it."""

from scenes import CHAPTERS, ONLY

from tools import make_screens


def test_the_page_is_as_the_tool_writes_it():
    assert make_screens.PAGE.read_text(encoding="utf-8") == make_screens.page(make_screens.chapters())


def test_every_scene_is_shown_at_both_sizes():
    for chapter in CHAPTERS:
        for name in chapter.SCENES:
            assert len(make_screens.pictures(name)) == (1 if name in ONLY else 2), name
