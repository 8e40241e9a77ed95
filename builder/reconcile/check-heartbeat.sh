#!/bin/sh
# Whether the watching builder still does its rounds: it touches this file each second, and every ten
# seconds during a build. For health checks and probes, see deploy/README.md.
[ -n "$(find "$HEARTBEAT_PATH" -mmin -5)" ]
