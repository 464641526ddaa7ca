"""A bot of your own: answers for one seat of a table, by choosing among the options. Standard library only.

    python3 bot.py http://127.0.0.1:8000 TABLE TOKEN
"""

import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
from urllib.parse import urlsplit

PROTOCOL_VERSION = 1
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket:
    """As much of a WebSocket (RFC 6455) as is needed."""

    def __init__(self, address, token):
        url = urlsplit(address)
        is_safe = url.scheme == "https"
        port = url.port or (443 if is_safe else 80)
        plain = socket.create_connection((url.hostname, port))
        self.stream = ssl.create_default_context().wrap_socket(plain, server_hostname=url.hostname) if is_safe else plain
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /api/socket HTTP/1.1",
            f"Host: {url.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {token}",
        ]
        self.stream.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.reader = self.stream.makefile("rb")
        status = self.reader.readline()
        if b" 101 " not in status:
            raise SystemExit(f"the server said: {status.decode().strip()}")
        while self.reader.readline().strip():
            pass

    def send(self, kind, payload):
        """What a client sends is masked."""
        length = len(payload)
        if length < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | length)
        else:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, length)
        mask = os.urandom(4)
        self.stream.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def say(self, message):
        self.send(TEXT, json.dumps(message).encode())

    def messages(self):
        """Whole messages, until the server closes."""
        text = b""
        while True:
            head = self.reader.read(2)
            if len(head) < 2:
                return
            kind, length = head[0] & 0x0F, head[1] & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self.reader.read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.reader.read(8))
            payload = self.reader.read(length)
            if kind == CLOSE:
                return
            if kind == PING:
                self.send(PONG, payload)
            elif kind != PONG:
                text += payload
                if head[0] & 0x80:
                    yield json.loads(text)
                    text = b""


def choose(question):
    """Here is where your own thoughts belong: `question` holds the prompt and the options with their keys."""
    return random.choice(question["options"])["key"]


def whole(options, known):
    """Options that were there before are sent as `[from, count]` of the last question's."""
    found = []
    for option in options:
        found += known[option[0] : option[0] + option[1]] if isinstance(option, list) else [option]
    return found


def play(address, table, token):
    connection = Socket(address, token)
    connection.say({"type": "hello", "version": PROTOCOL_VERSION, "table": table})
    known = {}
    for message in connection.messages():
        if message["type"] == "refused" and message["why"] in ("stale", "notOffered"):
            continue  # others answered, or took an answer back: what is asked now is on its way
        if message["type"] in ("error", "refused"):
            raise SystemExit(json.dumps(message))
        asked = {}
        for part in message.get("parts", []):
            role = part["channel"]
            if part.get("outcome"):
                print(json.dumps(part["outcome"]))
                return
            if role != "public" and "question" in part:
                asked[role] = part["question"]
                if asked[role]:
                    asked[role]["options"] = known[role] = whole(asked[role]["options"], known.get(role, []))
        for role, question in asked.items():
            if question:
                option = choose(question)
                connection.say({"type": "answer", "role": role, "question": question["id"], "option": option})


if __name__ == "__main__":
    play(*sys.argv[1:4])
