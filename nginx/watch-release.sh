#!/bin/sh
# Reloads nginx when a release has changed the redirect maps.
#
#   watch-release.sh NGINX_CONF MAPS      MAPS: what checksum-maps.sh printed before nginx read them
#
# Changed pages need no reload. A reload under load breaks some connections, so this script reloads only
# when a map differs, after `nginx -t`, and at most once in RELOAD_INTERVAL seconds (default 10).
set -u

configuration=$1
tried_maps=$2
checksum_of_maps=${0%/*}/checksum-maps.sh
interval=${RELOAD_INTERVAL:-10}
case $interval in
  '' | *[!0-9]*) echo 'RELOAD_INTERVAL is not valid: expected seconds' >&2; exit 1 ;;
esac

# None yet: they may have changed since nginx read them.
seen_release=''
cooldown=0

while sleep 1; do
  [ "$cooldown" -eq 0 ] || { cooldown=$((cooldown - 1)); continue; }
  release=$(readlink /srv/site/current)
  [ "$release" != "$seen_release" ] || continue
  seen_release=$release
  maps=$("$checksum_of_maps")
  [ "$maps" != "$tried_maps" ] || continue
  # Remembered even if the test fails: the same maps would fail again.
  tried_maps=$maps
  cooldown=$interval
  if nginx -t -q -c "$configuration"; then
    nginx -s reload -c "$configuration" &&
      echo "The redirect maps of $release are loaded." >&2
  else
    echo "The redirect maps of $release failed nginx -t; the previous ones stay in use." >&2
  fi
done
