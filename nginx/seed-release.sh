#!/bin/sh
# Copies the release of this image into a volume that web servers share: seed-release.sh [FROM [TO]]
#
# `current` moves only when this release is the newer one (their names sort by time), so that an
# older image never hides newer content.
set -eu
LC_ALL=C
export LC_ALL

from=${1:-/srv/site}
to=${2:-/srv/volume}

name_of_current() {
  basename "$(readlink "$1/current" || true)"
}

baked=$(name_of_current "$from")
live=$(name_of_current "$to")
newest=$(printf '%s\n%s\n' "$baked" "$live" | sort | tail -n 1)

if [ "$newest" = "$live" ]; then
  echo "The volume has $live; the image's $baked is not newer." >&2
  exit 0
fi

mkdir -p "$to/releases"
if [ ! -d "$to/releases/$baked" ]; then
  staging=$to/releases/.staging-$baked
  rm -rf "$staging"
  # With modification times, which entity tags contain.
  cp -Rp "$from/releases/$baked" "$staging"
  mv -T "$staging" "$to/releases/$baked"
fi

# One rename, so that there is no moment without a release.
ln -sfn "releases/$baked" "$to/.current-$baked"
mv -T "$to/.current-$baked" "$to/current"
echo "The volume has $baked now." >&2
