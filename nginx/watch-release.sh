#!/bin/sh
# Reloads nginx when a release has changed the redirect maps. Usage: watch-release.sh NGINX_CONF
#
# Changed pages need no reload. A reload under load breaks some connections, so this script reloads only
# when a map differs, after `nginx -t`, and at most once in RELOAD_INTERVAL seconds (default 10).
set -u

configuration=$1
interval=${RELOAD_INTERVAL:-10}
case $interval in
  '' | *[!0-9]*) echo 'RELOAD_INTERVAL is not valid: expected seconds' >&2; exit 1 ;;
esac

checksum_of_maps() {
  cat /srv/site/current/redirects.map /srv/site/current/paths.map 2>/dev/null | cksum
}

tried_maps=$(checksum_of_maps)
seen_release=$(readlink /srv/site/current)
cooldown=0

while sleep 1; do
  [ "$cooldown" -eq 0 ] || { cooldown=$((cooldown - 1)); continue; }
  release=$(readlink /srv/site/current)
  [ "$release" != "$seen_release" ] || continue
  seen_release=$release
  maps=$(checksum_of_maps)
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
