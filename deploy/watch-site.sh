#!/usr/bin/env bash
# Asks a site from outside how it is, and tells a webhook, of a chat for example, what is wrong: when that begins or
# changes, once a day while it lasts, and when it is over. For a timer on any machine with curl, jq and openssl; see
# .github/guides/one-server.md.
#
#   SITE_URL         as visitors have it
#   STATUS_TOKEN     of the site
#   ALERT_URL        is sent {"text": "…"}
#   STATE_DIRECTORY  a folder that is kept; systemd names it
set -euo pipefail
site=${SITE_URL:?the address of the site} alert=${ALERT_URL:?the address that is told}
: "${STATUS_TOKEN:?the token of /api/status}"
told=${STATE_DIRECTORY:?a folder that is kept}/told certificate=$STATE_DIRECTORY/certificate.pem

ask() {
  curl --silent --show-error --fail --location --max-time 20 --max-filesize 1000000 "$@"
}

# One line for each: its kind, which is all that is compared, a tab, and the words, whose numbers differ each time.
lines='
  def age: now - (sub("\\.[0-9]+Z$"; "Z") | fromdateiso8601);
  def fault($kind; $words): $kind + "\t" + ($words | gsub("\\s+"; " "));
  if .refusal then (.refusal.problems[0] // "see the status") as $problem |
    fault("refused " + ($problem | gsub("\\s+|[0-9]+"; "")); "The newest content is refused: " + $problem)
  elif .failure and .failure.attempts >= 3 then fault("failed"; "Builds fail: " + .failure.message)
  elif .heldRef then
    if .behindSince and (.behindSince | age) > 86400
    then fault("held"; "Publishing has been held for more than a day by a rollback") else empty end
  elif .behindSince and (.behindSince | age) > 900
  then fault("behind"; "Published content has been waiting to go live for more than 15 minutes") else empty end,
  if (.wanted.readAt // .unreadSince | . and age > 900)
  then fault("unread"; "No builder has read the content for more than 15 minutes") else empty end,
  if (.build.baseImageDate | . and age > 45 * 86400)
  then fault("old"; "The images are older than 45 days and lack security updates") else empty end'

list_faults() {
  local answer path
  for path in / /version.json; do
    answer=$(ask --output /dev/null "$site$path" 2>&1) || print_unanswered "$path" $?
  done
  if answer=$(ask --header @- "$site/api/status" 2>&1 <<<"Authorization: Bearer $STATUS_TOKEN"); then
    jq --raw-output "$lines" <<<"$answer" 2>/dev/null || printf 'unreadable\tThe status cannot be read\n'
  else
    print_unanswered /api/status $?
  fi
  if expires_soon; then printf 'certificate\tThe certificate expires within 14 days\n'; fi
}

print_unanswered() {
  local words=${answer:0:300}
  printf '%s %s %s\t%s does not answer: %s\n' "$site" "$1" "$2" "$1" "${words//[$'\t\n']/ }"
}

expires_soon() {
  [[ $site == https://* ]] || return 1
  local host=${site#https://}
  host=${host%%/*}
  [[ $host == *:* ]] || host=$host:443
  # Where there is none, the requests above have failed.
  timeout 20 openssl s_client -connect "$host" -servername "${host%:*}" </dev/null 2>/dev/null >"$certificate" || true
  openssl x509 -in "$certificate" -noout 2>/dev/null &&
    ! openssl x509 -in "$certificate" -noout -checkend $((14 * 86400)) >/dev/null
}

faults=$(list_faults)
kinds=$(cut --fields 1 <<<"$faults") words=$(cut --fields 2- <<<"$faults")
if [[ $kinds == "$(cat "$told" 2>/dev/null || true)" ]]; then
  [[ -n $kinds && -z $(find "$told" -mmin -1430) ]] || exit 0
fi
text="$site: ${words:-all is well again}"
ask --output /dev/null --header 'Content-Type: application/json' \
  --data "$(jq --null-input --arg text "$text" '{$text}')" "$alert"
printf '%s' "$kinds" >"$told"
