#!/bin/bash
# Asks the server of this container whether it lives. Bash opens the connection itself: no other program starts, Node least of all.
exec 3<>"/dev/tcp/$HOST/$PORT" || exit 1
printf 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
read -r -t 2 _ status _ <&3 && [ "$status" = 200 ]
