#!/bin/bash
# Checks whether the server of this container is alive. Bash opens the connection itself, so no other program starts.
exec 3<>"/dev/tcp/$HOST/$PORT" || exit 1
printf 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
read -r -t 2 _ status _ <&3 && [ "$status" = 200 ]
