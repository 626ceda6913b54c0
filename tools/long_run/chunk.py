"""Some jobs of a long run, done in a process of their own on a worker of a cluster.

One line of JSON comes in: a module, a function in it and its jobs. One comes out: the result of
each as JSON text, or what went wrong. The worker keeps the input open; when it ends, this ends.
"""

import importlib
import json
import os
import sys
import threading
import traceback
from pathlib import Path


def answer_to(request):
    try:
        function = getattr(importlib.import_module(request["module"]), request["function"])
        return {"results": [json.dumps(function(job)) for job in request["jobs"]]}
    except Exception:
        return {"error": traceback.format_exc()}


def end_with_the_worker(source):
    # Not through sys.stdin, whose lock would be in the way at the end.
    os.read(source, 1)
    os._exit(1)


def main():
    request = json.loads(sys.stdin.buffer.readline())
    threading.Thread(target=end_with_the_worker, args=(sys.stdin.fileno(),), daemon=True).start()
    output, sys.stdout = sys.stdout, sys.stderr  # whatever is printed is no answer
    output.write(json.dumps(answer_to(request)))
    output.flush()


if __name__ == "__main__":
    # In place of this folder: a worker's machine may have a `tools` of its own.
    sys.path[0] = str(Path(__file__).resolve().parents[2])
    main()
