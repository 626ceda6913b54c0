"""How the tools end: on Ctrl-C, or when nobody reads their output any more, without a traceback."""

import multiprocessing
import multiprocessing.connection
import os
import signal
import sys
import threading


class Failure(Exception):
    """A tool cannot do what was asked. The text is one clear sentence for the user."""


def run(main):
    """Run main() and end the program with its status; on a Failure with its sentence."""
    try:
        status = main()
        sys.stdout.flush()
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        status = 130
    except Failure as failure:
        print(failure, file=sys.stderr)
        status = 1
    except BrokenPipeError:
        # The interpreter would complain again when it closes its output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)


def workers(processes=None, fresh=False):
    """A pool of processes, one a core unless told otherwise, that leaves Ctrl-C to its parent
    and ends with it.

    fresh: start new interpreters, which load every module anew.
    """
    context = multiprocessing.get_context("spawn" if fresh else None)
    return context.Pool(processes, initializer=_begin_working)


def _begin_working():
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent():
    """A parent that is killed tells nobody, and its processes would wait for ever."""
    multiprocessing.connection.wait([multiprocessing.parent_process().sentinel])
    os._exit(1)
