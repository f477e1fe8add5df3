"""Plays a game of Merchants of Empire from Python.

Where the package is installed:  python3 node_modules/kontor/examples/client.py
In a checkout:                   python3 examples/client.py npm run -s kontor --
"""

import json
import random
import subprocess
import sys

command = sys.argv[1:] or ["npx", "kontor"]
kontor = subprocess.Popen([*command, "rpc"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def call(method, **params):
    request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    kontor.stdin.write(json.dumps(request) + "\n")
    kontor.stdin.flush()
    reply = json.loads(kontor.stdout.readline())
    if "error" in reply:
        raise RuntimeError(reply["error"]["message"])
    return reply["result"]


rng = random.Random(7)
match = call("new", game="merchants", players=3, seed="python", options={"turns": 9})["match"]
while (result := call("result", match=match)) is None:
    seat = call("active", match=match)["seats"][0]
    moves = call("moves", match=match, seat=seat)["moves"]
    call("play", match=match, seat=seat, move=rng.choice(moves))

print(json.dumps({"scores": result["scores"], "ranks": result["ranks"]}))
kontor.stdin.close()
kontor.wait()
