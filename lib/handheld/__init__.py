"""The handheld: boards, drawing, screens and storage around the engine."""
