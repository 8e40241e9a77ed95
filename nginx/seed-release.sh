#!/bin/sh
# Copies the release of this image into a volume that web servers share: seed-release.sh [FROM [TO]]
#
# `current` moves only when this release is the newer one (their names sort by time), so that an
# older image never hides newer content, and never after a rollback: then the builder decides what follows.
# Everything is on disk before `current` moves. Where it cannot be copied, what the volume has is served on, and so
# is what a later version has written there.
set -eu
LC_ALL=C
export LC_ALL

from=${1:-/srv/site}
to=${2:-/srv/volume}

name_of_current() {
  basename "$(readlink "$1/current" || true)"
}

# A release whose files a power cut emptied is as none.
can_be_served() {
  [ -s "$1/release.json" ] && [ -s "$1/public/index.html" ]
}

# No public file is empty by itself, and no link leads nowhere.
is_whole() {
  can_be_served "$1" && { [ -s "$1/files.json.gz" ] || [ -s "$1/files.json" ]; } &&
    [ -z "$(find -L "$1/public" \( -type l -o -type f -size 0 \) -print -quit)" ]
}

# With what tells damaged ones: size and target of each entry. Modification times are the volume's own.
list_objects() {
  cd "$1" && find objects -mindepth 3 -printf '%H/%P %y %s %l\n' 2>/dev/null | sort
}

# As `builder/shared/site-root/site-format.ts`: the number in the file, or the greatest that a release names.
format_of() {
  number=$(cat "$1/format" 2>/dev/null || true)
  case $number in
    '' | *[!0-9]*)
      number=$(sed -n 's/^ *"format": *\([0-9][0-9]*\),*$/\1/p' "$1"/releases/*/release.json 2>/dev/null |
        sort -n | tail -n 1) ;;
  esac
  echo "${number:-1}"
}

baked=$(name_of_current "$from")
live=$(name_of_current "$to")
format=$(format_of "$from")
found=$(format_of "$to")
if [ "$found" -gt "$format" ]; then
  echo "The volume has format $found, and this image reads formats up to $format: nothing is copied. Start a version that reads it. For the way back, see \"Back to an earlier version\" in deploy/reference.md." >&2
  can_be_served "$to/current"
  exit
fi
newest=$(printf '%s\n%s\n' "$baked" "$live" | sort | tail -n 1)
# Made by a clock that was ahead, it would be newer than all that is published until then.
now=$(date -u +%Y%m%dT%H%M%S999Z)
[ "$(printf '%s\n%s\n' "$baked" "$now" | sort | tail -n 1)" = "$now" ] || newest=$live

# The image can mend its own release only; what is newer, the next build mends.
if [ "$live" = "$baked" ]; then is_fine=is_whole; else is_fine=can_be_served; fi

if [ "$newest" = "$live" ] && $is_fine "$to/current"; then
  echo "The volume has $live; the image's $baked is not newer." >&2
  exit 0
fi

if [ "$live" != "$baked" ] && can_be_served "$to/current" &&
  grep -q '"hold": {' "$to/.state/rebuild.json" 2>/dev/null; then
  echo "The volume has $live since a rollback; the image's $baked stays away." >&2
  exit 0
fi

keep_serving() {
  status=$?
  [ "$status" -ne 0 ] && can_be_served "$to/current" || exit "$status"
  rm -rf "${staging:?}" || true
  echo "The image's $baked could not be copied, so the volume keeps $(name_of_current "$to")." >&2
  exit 0
}
staging=$to/releases/.staging-$baked
trap keep_serving EXIT

# While it is there, no builder removes what this release needs.
mkdir -p "$staging"
touch "$staging"
# Before anything else of this format is there.
if [ "$(cat "$to/format" 2>/dev/null)" != "$format" ]; then
  echo "$format" > "$staging/format"
  sync "$staging/format"
  mv -T "$staging/format" "$to/format"
  sync "$to"
fi
if ! is_whole "$to/releases/$baked"; then
  rm -rf "${staging:?}"/*
  mkdir -p "$staging/objects"
  # With modification times, which entity tags contain.
  cp -Rp "$from/releases/$baked" "$staging/release"
  (list_objects "$from") > "$staging/wanted"
  (list_objects "$to" || true) > "$staging/there"
  comm -23 "$staging/wanted" "$staging/there" | cut -d / -f 1-3 | uniq > "$staging/missing"
  (cd "$from" && xargs -r cp -Rp --parents -t "$staging") < "$staging/missing"

  # On disk before it appears in its place: what is there is taken for whole.
  sync -f "$to"
  while read -r object; do
    mkdir -p "$to/${object%/*}"
    rm -rf "${to:?}/$object"
    mv -T "$staging/$object" "$to/$object"
  done < "$staging/missing"
  [ ! -e "$to/releases/$baked" ] || mv -T "$to/releases/$baked" "$staging/damaged"
  mv -T "$staging/release" "$to/releases/$baked"
  sync -f "$to"
  is_whole "$to/releases/$baked" || {
    echo "Objects of $baked are gone again: a builder has removed them. Run this once more." >&2
    exit 1
  }
fi

# A builder that ran meanwhile may have published.
published=$(name_of_current "$to")
if [ "$published" != "$live" ] && can_be_served "$to/current"; then
  rm -rf "$staging"
  echo "The volume has $published, which was published meanwhile." >&2
  exit 0
fi

# One rename, so that there is no moment without a release.
ln -sfn "releases/$baked" "$to/.current-$baked"
mv -T "$to/.current-$baked" "$to/current"
sync -f "$to"
rm -rf "$staging"
echo "The volume has $baked now." >&2
