#!/bin/sh
# Prints a checksum of the redirect maps of the current release.
cat /srv/site/current/redirects.map /srv/site/current/paths.map 2>/dev/null | cksum
