#!/bin/sh
# Reloads nginx when a release has changed its maps: the redirects, and the languages of the site.
#
#   watch-release.sh NGINX_CONF MAPS SECONDS      MAPS: what checksum-maps.sh printed before nginx read them
#
# Changed pages need no reload. A reload under load breaks some connections, so this script reloads only
# when a map differs, after `nginx -t`, and at most once in SECONDS. What failed
# is tried again as often: the cause may pass, or somebody mends the maps in their place.
set -u

configuration=$1
loaded_maps=$2
checksum_of_maps=${0%/*}/checksum-maps.sh
interval=$3

# None yet: they may have changed since nginx read them.
settled_release=''
failed_maps=''
cooldown=0

while sleep 1; do
  [ "$cooldown" -eq 0 ] || { cooldown=$((cooldown - 1)); continue; }
  release=$(readlink /srv/site/current)
  [ "$release" != "$settled_release" ] || continue
  maps=$("$checksum_of_maps")
  [ "$maps" != "$loaded_maps" ] || { settled_release=$release; continue; }
  cooldown=$interval
  if said=$(nginx -t -q -c "$configuration" 2>&1 && nginx -s reload -c "$configuration" 2>&1); then
    settled_release=$release
    loaded_maps=$maps
    failed_maps=''
    echo "The redirect maps of $release are loaded." >&2
  elif [ "$maps" != "$failed_maps" ]; then
    # Once, however often they are tried.
    failed_maps=$maps
    echo "$said" >&2
    echo "The redirect maps of $release failed nginx -t; the previous ones stay in use." >&2
  fi
done
