#!/bin/sh
# Prints a checksum of the maps of the current release.
cat /srv/site/current/redirects.map /srv/site/current/paths.map \
  /srv/site/current/languages.map 2>/dev/null | cksum
