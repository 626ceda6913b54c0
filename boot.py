"""Runs once at power-on: a computer that touches the drive is not to restart the game."""

import supervisor

supervisor.runtime.autoreload = False
