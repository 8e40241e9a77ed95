#!/bin/sh
# Starts the web server: checks the environment, writes environment.conf, tests the configuration,
# watches the releases and runs nginx. It writes under /tmp/nginx only, so the root file system can be
# read-only and the user any.
#
#   SITE_ENV, SITE_URL, PRISMIC_REPOSITORY, PRISMIC_API_ENDPOINT, PREVIEW_API_ENDPOINT, PREVIEW_TOOLBAR,
#   FONT_KIT_URL, FONT_KIT_ORIGINS, ANALYTICS_SCRIPT, ANALYTICS_ORIGINS, CONTENT_PORT,
#   CONTENT_PUBLIC_URL  as in .env.example
#   HSTS              on | subdomains | off; on by default where SITE_URL is https
#   REPORT_URL        where browsers send reports of crashes and of the security policy
#   CDN_MAX_AGE       seconds for which a CDN that is purged keeps pages
#   SIDECAR_ADDRESS   host:port, default sidecar:3000; in Kubernetes the whole name of the service,
#                     because nginx's resolver knows no search domains
#   TRUSTED_PROXIES   addresses or networks, separated by spaces, whose X-Forwarded-For is trusted
#
#   --reload-interval=SECONDS   default 10; off: the releases are not watched; see watch-release.sh
#
# Each value becomes configuration, so each must match a strict pattern.
set -eu
LC_ALL=C
export LC_ALL

source_directory=$(cd "$(dirname "$0")" && pwd)
run_directory=/tmp/nginx
configuration=$run_directory/configuration

refuse() {
  echo "$1 is not valid: $2" >&2
  exit 1
}

# The character class first: it also matches line breaks, which end a value for grep.
expect() {
  case $2 in
    *[!A-Za-z0-9.:/_?=\&%\ -]*) refuse "$1" "$4, found \"$(printf %s "$2" | tr '\n' ' ')\"" ;;
  esac
  printf '%s\n' "$2" | grep -Eqx -- "$3" || refuse "$1" "$4, found \"$2\""
}

host='[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?'
url="https?://$host(/[A-Za-z0-9._/-]*)?"

# What is in an address is in logs, so it must hold no secret, and is not shown where it may.
expect_endpoint() {
  case $2 in
    *[?#@]*)
      echo "$1 is not valid: expected an address without \"?\", \"#\" and \"@\"; a token belongs into PRISMIC_ACCESS_TOKEN" >&2
      exit 1 ;;
  esac
  expect "$1" "$2" "$url" 'expected an http or https address'
}

origin_of() {
  printf '%s\n' "$1" | sed -E 's#^(https?://[^/]+).*#\1#'
}

site_env=${SITE_ENV:-production}
expect SITE_ENV "$site_env" '[A-Za-z0-9_.-]{1,64}' 'expected a name such as production or staging'

site_url=${SITE_URL:-http://localhost:8080}
# Only its scheme becomes configuration, so the host may be any that the builder reads: https://jobs.müller.de.
printf %s "$site_url" | tr '\n' ' ' | grep -Eiqx "https?://[^][:space:]/?#@;*\"'\$\\<>]+/*" ||
  refuse SITE_URL "expected an origin such as https://careers.example.com, found \"$(printf %s "$site_url" | tr '\n' ' ')\""

repository=${PRISMIC_REPOSITORY:-}
expect PRISMIC_REPOSITORY "$repository" '([a-z0-9][a-z0-9-]{1,62})?' 'expected a repository name'

content_port=${CONTENT_PORT:-8090}
expect CONTENT_PORT "$content_port" '[0-9]{1,5}' 'expected a port'

sample_url=${CONTENT_PUBLIC_URL:-http://localhost:$content_port}
expect_endpoint CONTENT_PUBLIC_URL "$sample_url"

api_endpoint=${PRISMIC_API_ENDPOINT:-}
if [ -z "$api_endpoint" ]; then
  api_endpoint=${repository:+https://$repository.cdn.prismic.io/api/v2}
  api_endpoint=${api_endpoint:-${sample_url%/}/api/v2}
fi
expect_endpoint PRISMIC_API_ENDPOINT "$api_endpoint"

preview_endpoint=${PREVIEW_API_ENDPOINT:-$api_endpoint}
expect_endpoint PREVIEW_API_ENDPOINT "$preview_endpoint"

preview_toolbar=${PREVIEW_TOOLBAR:-session}
expect PREVIEW_TOOLBAR "$preview_toolbar" 'session|always' 'expected session or always'

font_kit_url=${FONT_KIT_URL:-}
font_host="(https://$host|http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?)"
expect FONT_KIT_URL "$font_kit_url" "($font_host(/[A-Za-z0-9._/-]*)?(\?[A-Za-z0-9=&%:._-]*)?)?" \
  'expected an https address'

# Adobe's stylesheets begin with an import from a second host.
font_kit_origins=${FONT_KIT_ORIGINS:-}
case $font_kit_origins:$font_kit_url in
  :https://use.typekit.net/*) font_kit_origins=https://p.typekit.net ;;
esac
expect FONT_KIT_ORIGINS "$font_kit_origins" "($font_host( +$font_host)*)?" \
  'expected origins such as https://p.typekit.net, separated by spaces'

# What stands behind # is for pages only.
analytics_script=${ANALYTICS_SCRIPT:-}
analytics_script=${analytics_script%%#*}
expect ANALYTICS_SCRIPT "$analytics_script" "($font_host/[A-Za-z0-9._/-]*(\?[A-Za-z0-9=&%:._-]*)?)?" \
  'expected the https address of a script'
analytics_origins=${ANALYTICS_ORIGINS:-}
expect ANALYTICS_ORIGINS "$analytics_origins" "($font_host( +$font_host)*)?" \
  'expected origins such as https://stats.example.com, separated by spaces'

# It stands within two headers, so it has no quotes, commas and semicolons.
report_url=${REPORT_URL:-}
expect REPORT_URL "$report_url" "(https://$host(/[A-Za-z0-9._/-]*)?(\?[A-Za-z0-9=&%:._-]*)?)?" \
  'expected an https address such as https://reports.example.com/careers'

cdn_max_age=${CDN_MAX_AGE:-}
expect CDN_MAX_AGE "$cdn_max_age" '([1-9][0-9]{0,7})?' 'expected seconds'

sidecar=${SIDECAR_ADDRESS:-sidecar:3000}
expect SIDECAR_ADDRESS "$sidecar" '[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?:[0-9]{1,5}' \
  'expected host:port'

proxies=${TRUSTED_PROXIES:-}
expect TRUSTED_PROXIES "$proxies" '([0-9a-fA-F.:]+(/[0-9]{1,3})?( [0-9a-fA-F.:]+(/[0-9]{1,3})?)*)?' \
  'expected addresses or networks, separated by spaces'

case $site_url in
  [Hh][Tt][Tt][Pp][Ss]:*) scheme=https upgrade='; upgrade-insecure-requests' ;;
  *) scheme=http upgrade='' ;;
esac

default_hsts=off
[ "$scheme" = http ] || default_hsts=on
case ${HSTS:-$default_hsts} in
  on) hsts='max-age=63072000' ;;
  subdomains) hsts='max-age=63072000; includeSubDomains' ;;
  off) hsts='' ;;
  *) refuse HSTS "expected on, subdomains or off, found \"$HSTS\"" ;;
esac

[ -z "${RELOAD_INTERVAL+set}" ] || echo 'RELOAD_INTERVAL is read no more: give --reload-interval.' >&2
argument=${1:---reload-interval=10}
interval=${argument#--reload-interval=}
expect "$argument" "$interval" '(off|0|[1-9][0-9]{0,4})' 'expected --reload-interval=off or seconds'

robots=noindex
[ "$site_env" != production ] || robots=''

constant() {
  printf 'map "" $%s { default "%s"; }\n' "$1" "$2"
}

rm -rf "$configuration"
mkdir -p "$run_directory"
cp -R "$source_directory" "$configuration"
# A copy from a read-only image is read-only too.
chmod -R u+w "$configuration"

{
  constant robots_everywhere "$robots"
  constant site_scheme "$scheme"
  constant upgrade_insecure_requests "$upgrade"
  constant strict_transport_security "$hsts"
  constant report_url "$report_url"
  constant cdn_max_age "$cdn_max_age"
  constant content_origin "$(origin_of "$preview_endpoint")"
  constant preview_repository "${repository:-careers-sample}"
  constant preview_toolbar "$preview_toolbar"
  constant font_origins "${font_kit_url:+ $(origin_of "$font_kit_url")${font_kit_origins:+ $font_kit_origins}}"
  constant analytics_script "${analytics_script:+ ${analytics_script%%\?*}}"
  constant analytics_origins "${analytics_script:+ $(origin_of "$analytics_script")${analytics_origins:+ $analytics_origins}}"
  constant sidecar_address "$sidecar"
  constant packages_timestamp "$(date -r /var/lib/dpkg/status +%s 2>/dev/null || echo NaN)"

  # For the name of the sidecar, which is looked up per request.
  nameservers=$(sed -nE 's/^nameserver[ \t]+([0-9.]+)[ \t]*$/\1/p; s/^nameserver[ \t]+([0-9a-fA-F:]*:[0-9a-fA-F:]+)[ \t]*$/[\1]/p' /etc/resolv.conf | tr '\n' ' ')
  if [ -n "$nameservers" ]; then
    echo "resolver ${nameservers}valid=10s;"
    echo 'resolver_timeout 2s;'
  fi

  for proxy in $proxies; do
    echo "set_real_ip_from $proxy;"
  done
  if [ -n "$proxies" ]; then
    echo 'real_ip_header X-Forwarded-For;'
    echo 'real_ip_recursive on;'
  fi
} >"$configuration/environment.conf"

maps=$("$source_directory/checksum-maps.sh")
nginx -t -q -c "$configuration/nginx.conf"

# A release that is part of the image cannot change: no watcher is needed.
if [ "$interval" != off ]; then
  "$source_directory/watch-release.sh" "$configuration/nginx.conf" "$maps" "$interval" &
fi

exec nginx -c "$configuration/nginx.conf" -g 'daemon off;'
