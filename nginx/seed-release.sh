#!/bin/sh
# Copies the release of this image into a volume that web servers share: seed-release.sh [FROM [TO]]
#
# `current` moves only when this release is the newer one (their names sort by time), so that an
# older image never hides newer content. Everything is on disk before `current` moves.
set -eu
LC_ALL=C
export LC_ALL

from=${1:-/srv/site}
to=${2:-/srv/volume}

name_of_current() {
  basename "$(readlink "$1/current" || true)"
}

# A release whose files a power cut emptied is as none.
is_whole() {
  [ -s "$1/release.json" ] && [ -s "$1/public/index.html" ]
}

list_objects() {
  cd "$1" && find objects -mindepth 2 -maxdepth 2 2>/dev/null | sort
}

baked=$(name_of_current "$from")
live=$(name_of_current "$to")
newest=$(printf '%s\n%s\n' "$baked" "$live" | sort | tail -n 1)

if [ "$newest" = "$live" ] && is_whole "$to/current"; then
  echo "The volume has $live; the image's $baked is not newer." >&2
  exit 0
fi

mkdir -p "$to/releases"
if ! is_whole "$to/releases/$baked"; then
  staging=$to/releases/.staging-$baked
  rm -rf "$staging"
  mkdir -p "$staging/objects"
  # With modification times, which entity tags contain.
  cp -Rp "$from/releases/$baked" "$staging/release"
  (list_objects "$from") > "$staging/wanted"
  (list_objects "$to" || true) > "$staging/there"
  comm -23 "$staging/wanted" "$staging/there" > "$staging/missing"
  (cd "$from" && xargs -r cp -Rp --parents -t "$staging") < "$staging/missing"

  # On disk before it appears in its place: what is there is taken for whole.
  sync -f "$to"
  for group in "$staging"/objects/*; do
    [ -d "$group" ] || continue
    mkdir -p "$to/objects/${group##*/}"
    mv -n -t "$to/objects/${group##*/}" "$group"/*
  done
  rm -rf "$to/releases/$baked"
  mv -T "$staging/release" "$to/releases/$baked"
  rm -rf "$staging"
  sync -f "$to"
fi

# One rename, so that there is no moment without a release.
ln -sfn "releases/$baked" "$to/.current-$baked"
mv -T "$to/.current-$baked" "$to/current"
sync -f "$to"
echo "The volume has $baked now." >&2
