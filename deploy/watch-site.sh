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

# Without numbers that grow, because a line that changes is told again.
lines='
  def age: now - (sub("\\.[0-9]+Z$"; "Z") | fromdateiso8601);
  if .refusal then "The newest content is refused: " + (.refusal.problems[0] // "see the status")
  elif .failure and .failure.attempts >= 3 then "Builds fail: " + .failure.message
  elif .heldRef then
    if .behindSince and (.behindSince | age) > 86400
    then "Publishing has been held for more than a day by a rollback" else empty end
  elif .behindSince and (.behindSince | age) > 900
  then "Published content has been waiting to go live for more than 15 minutes" else empty end,
  if (.wanted.readAt // .unreadSince | . and age > 900)
  then "No builder has read the content for more than 15 minutes" else empty end,
  if (.build.baseImageDate | . and age > 45 * 86400)
  then "The images are older than 45 days and lack security updates" else empty end'

list_faults() {
  local status
  for path in / /version.json; do
    ask --output /dev/null "$site$path" 2>&1 || echo "That was $path"
  done
  if status=$(ask --header @- "$site/api/status" 2>&1 <<<"Authorization: Bearer $STATUS_TOKEN"); then
    jq --raw-output "$lines" <<<"$status" 2>/dev/null || echo 'The status cannot be read'
  else
    echo "The status does not answer: $status"
  fi
  if expires_soon; then echo 'The certificate expires within 14 days'; fi
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
former=$(cat "$told" 2>/dev/null || true)
if [[ $faults == "$former" ]]; then
  [[ -n $faults && -z $(find "$told" -mmin -1430) ]] || exit 0
fi
text="$site: ${faults:-all is well again}"
ask --output /dev/null --header 'Content-Type: application/json' \
  --data "$(jq --null-input --arg text "$text" '{$text}')" "$alert"
printf '%s' "$faults" >"$told"
