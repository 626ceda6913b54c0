"""How the tools end: on Ctrl-C, or when nobody reads their output any more, without a traceback."""

import multiprocessing
import os
import signal
import sys


def run(main):
    """Run main() and end the program with its status."""
    try:
        status = main()
        sys.stdout.flush()
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        status = 130
    except BrokenPipeError:
        # The interpreter would complain again when it closes its output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)


def workers(processes=None, fresh=False):
    """A pool of processes, one a core unless told otherwise, that leaves Ctrl-C to its parent.

    fresh: start new interpreters, which load every module anew.
    """
    context = multiprocessing.get_context("spawn" if fresh else None)
    return context.Pool(processes, initializer=signal.signal,
                        initargs=(signal.SIGINT, signal.SIG_IGN))
