#!/bin/sh
# Reloads nginx when a release has changed the redirect maps: watch-release.sh FILE
#
# Pages need no reload, and under load a reload costs some connections. So it happens only when a map
# differs, after a test of the configuration, and at most once in RELOAD_INTERVAL seconds (default 10).
set -u

configuration=$1
interval=${RELOAD_INTERVAL:-10}
case $interval in
  '' | *[!0-9]*) echo 'RELOAD_INTERVAL is not valid: expected seconds or off' >&2; exit 1 ;;
esac

maps_of_current() {
  cat /srv/site/current/redirects.map /srv/site/current/paths.map 2>/dev/null | cksum
}

loaded=$(maps_of_current)
loaded_release=$(readlink /srv/site/current)
rest=0

while sleep 1; do
  [ "$rest" -eq 0 ] || { rest=$((rest - 1)); continue; }
  release=$(readlink /srv/site/current)
  [ "$release" != "$loaded_release" ] || continue
  loaded_release=$release
  maps=$(maps_of_current)
  [ "$maps" != "$loaded" ] || continue
  # Retried only with the next release: the same rows would fail again.
  loaded=$maps
  rest=$interval
  if nginx -t -q -c "$configuration"; then
    nginx -s reload -c "$configuration"
    echo "The redirect maps of $release are loaded." >&2
  else
    echo "The redirect maps of $release are refused; the former ones stay in use." >&2
  fi
done
