# Targets: web (nginx and the site), sidecar, builder (content to a release in a volume), publisher
# (content to an image, see deploy/), content (the sample content service, not for production), and sbom
# (a list of the packages of each image, as files).
# Needs BuildKit for build secrets and cache mounts: the default since Docker 23, before that set
# DOCKER_BUILDKIT=1. There is no `syntax` line, because it would make every build fetch a frontend first.
#
#   docker build --target web --tag careers-web .
#   docker build --target web --tag careers-web \
#     --build-arg SITE_URL=https://careers.example.com --build-arg PRISMIC_REPOSITORY=acme-careers \
#     --build-arg CONTENT_REF=YkLqvBAAACEA --secret id=prismic_access_token,src=token.txt .
#
# Tags, because many registries and machines without network know no digests; releases give those as
# build arguments, see .github/base-images.env.
ARG DEBIAN_IMAGE=debian:trixie-slim
ARG NODE_IMAGE=node:24-trixie-slim

# Labels that differ from build to build (source, version, revision, created) are given on the command
# line with --label, see deploy/images.md.
FROM ${DEBIAN_IMAGE} AS debian
ARG DEBIAN_IMAGE
LABEL org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.base.name="${DEBIAN_IMAGE}"

FROM ${NODE_IMAGE} AS node


# --- npm packages: rebuilt when a package.json or the lock file changes -------------------------

FROM node AS workspaces
WORKDIR /app
# No package of this project needs its install script.
ENV npm_config_ignore_scripts=true npm_config_audit=false npm_config_fund=false \
    npm_config_update_notifier=false
COPY package.json package-lock.json ./
COPY client/package.json client/
COPY builder/package.json builder/
COPY builder/board/package.json builder/board/
COPY builder/publish-image/package.json builder/publish-image/
COPY server/package.json server/
COPY server/content-service/package.json server/content-service/

# Without those that only tests and checks need, more than half.
FROM workspaces AS packages
RUN --mount=type=cache,target=/root/.npm npm ci --workspaces

# Of packages, too, only what a running program needs: no source maps, no type declarations.
# (!) By name: the path of a workspace would also select the workspaces below it.
FROM workspaces AS sidecar-packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace=@careers-site/server \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.*ts' \) -delete

FROM workspaces AS builder-packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev \
      --workspace=@careers-site/client --workspace=@careers-site/builder \
      --workspace=@careers-site/board \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.*ts' \) -delete \
 # Of fonts the weight that share cards are set in, without the pictures of it.
 && find node_modules/@expo-google-fonts -mindepth 2 -type f ! -path '*/400Regular/*.ttf' -path '*/[0-9]00*/*' -delete

FROM workspaces AS publisher-packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev \
      --workspace=@careers-site/client --workspace=@careers-site/builder \
      --workspace=@careers-site/board --workspace=@careers-site/publish-image \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.*ts' \) -delete \
 && find node_modules/@expo-google-fonts -mindepth 2 -type f ! -path '*/400Regular/*.ttf' -path '*/[0-9]00*/*' -delete

FROM workspaces AS content-packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace=@careers-site/content-service \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.*ts' \) -delete


# --- Programs: rebuilt when code changes, never for content -------------------------------------

FROM packages AS sources
COPY tsconfig.json ./
COPY client client
COPY builder builder
COPY server server
# Left out here, so that a change of the sample content does not recompile anything.
RUN rm -rf server/content-service/sample

FROM packages AS compile
COPY --from=sources /app/tsconfig.json ./
COPY --from=sources /app/client client
COPY --from=sources /app/builder builder
COPY --from=sources /app/server server
RUN npm run compile

FROM compile AS bundle
# See .env.example. An image is of one language, or of all that CONTENT_LANGS names.
ARG CONTENT_LANG=
ARG CONTENT_LANGS=
RUN npm run bundle

FROM compile AS programs
# Only what a running program needs: no type declarations, no build info of the compiler.
RUN find dist \( -name '*.d.ts' -o -name '*.d.ts.map' -o -name '*.tsbuildinfo' \) -delete

FROM programs AS sidecar-programs
# Without the other programs of the server project.
RUN cd dist/server && rm -rf board-service content-service dev site && find . -maxdepth 1 -name '*.js*' -delete


# --- The site: rebuilt when content changes -----------------------------------------------------

FROM bundle AS site
COPY server/content-service/sample server/content-service/sample
# The master ref of the content. Only for Docker's cache: a new ref generates the site again.
ARG CONTENT_REF
# See .env.example. Without a repository and an endpoint the site is made from the sample content, which
# is served during this step only.
ARG PRISMIC_REPOSITORY
ARG PRISMIC_API_ENDPOINT
ARG PREVIEW_API_ENDPOINT
ARG PREVIEW_PROMPT_FOR_ACCESS_TOKEN
ARG PREVIEW_TOOLBAR
ARG CONTENT_LANG
ARG CONTENT_LANGS
ARG CONTENT_PORT
ARG CONTENT_PUBLIC_URL
ARG JOB_BOARD
ARG JOB_BOARD_ENDPOINT
ARG ALLOW_SAMPLE
ARG SITE_URL
ARG SITE_ENV
ARG FONT_KIT_URL
ARG ANALYTICS_SCRIPT
ARG MEASURE
ARG SECURITY_CONTACT
ARG SERVICE_WORKER
ARG GIT_COMMIT
# Secrets are files during this one step, and so in no layer, history or environment of an image.
RUN --mount=type=secret,id=prismic_access_token \
    --mount=type=secret,id=prismic_custom_types_token \
    for name in PRISMIC_ACCESS_TOKEN PRISMIC_CUSTOM_TYPES_TOKEN; do \
      file=/run/secrets/$(echo "$name" | tr A-Z a-z); \
      if [ -f "$file" ]; then export "${name}_FILE=$file"; fi; \
    done; \
    # Compose passes a variable that is not set as an empty string.
    for name in PREVIEW_API_ENDPOINT CONTENT_PUBLIC_URL; do \
      if [ -z "$(printenv "$name")" ]; then unset "$name"; fi; \
    done; \
    SITE_ROOT=/srv/site npm run generate


# --- Node without npm, a package manager or a compiler ------------------------------------------

FROM debian AS node-runtime
COPY --from=node /usr/local/bin/node /usr/local/bin/node
# No program needs to run as another user, so none may.
RUN node --version && find / -xdev -type f -perm /6000 -exec chmod a-s {} +
# See .env.example. Programs find their words by them.
ARG CONTENT_LANG=
ARG CONTENT_LANGS=
ARG WORDS=${CONTENT_LANGS:+default}
ENV NODE_ENV=production CONTENT_LANGS=${CONTENT_LANGS} NODE_OPTIONS=--conditions=${WORDS:-${CONTENT_LANG:-en-gb}}
WORKDIR /app
COPY package.json ./
# Of several languages the first is the words' default: Dockerfiles cannot take a list apart.
RUN first=$(echo "$CONTENT_LANGS" | cut -d , -f 1 | tr -d ' ') \
 && sed --in-place "s|\(\"default\": \"./dist/client/words/\)[^/]*|\1${first:-en-gb}|" package.json
# How old the base image is: for the status and the publisher's log.
RUN date --utc --reference=/var/lib/dpkg/status +%FT%TZ > base-image-date


# --- sidecar: webhooks and the preview's endpoints ----------------------------------------------

FROM node-runtime AS sidecar
COPY --from=sidecar-packages /app/node_modules node_modules
COPY --from=programs /app/dist/client/words dist/client/words
COPY --from=programs /app/dist/client/shared dist/client/shared
COPY --from=programs /app/dist/client/content dist/client/content
COPY --from=programs /app/dist/builder/shared dist/builder/shared
COPY --from=sidecar-programs /app/dist/server dist/server
# A new volume takes its owner from this folder. The group is the builder's, which writes approvals.
RUN install --directory --owner=1001 --group=1000 --mode=0775 /srv/inbox
ENV SITE_ROOT=/srv/site INBOX_ROOT=/srv/inbox
USER 1001:1001
# A package or file that the image lacks fails the build here.
RUN node --eval "import('/app/dist/server/sidecar/create-sidecar.js')"
EXPOSE 3000
# Fargate has no tmpfs; a volume there takes its owner and mode from the image.
VOLUME /tmp
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=10s --start-period=10s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps", "--max-old-space-size=96", "dist/server/sidecar/start.js"]
# Last, because it differs from build to build. Programs know their revision by it, for the metrics and
# `/version.json`: without it, the next release would not say which code has made it.
ARG GIT_COMMIT
ENV GIT_COMMIT=$GIT_COMMIT
LABEL org.opencontainers.image.title="careers-sidecar" \
      org.opencontainers.image.description="Receives the CMS's webhooks and serves the preview's requests"


# --- builder: content to a published release ----------------------------------------------------

# nginx serves nothing here: it tests the redirect maps of a release before that is published.
FROM node-runtime AS node-and-nginx
RUN apt-get update \
 && apt-get install --yes --no-install-recommends nginx \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt /var/cache/debconf /var/log/apt /var/log/dpkg.log
COPY nginx/snippets/map-size.conf nginx/snippets/map-size.conf

FROM node-and-nginx AS builder
COPY --from=builder-packages /app/node_modules node_modules
COPY --from=programs /app/builder/content/models builder/content/models
COPY --from=programs /app/dist/client dist/client
COPY --from=programs /app/dist/builder dist/builder
COPY --from=bundle /app/dist/bundle dist/bundle
COPY builder/reconcile/check-heartbeat.sh ./
# New volumes take their owners from these folders. The inbox belongs to the sidecar.
RUN install --directory --owner=1000 --group=1000 /srv/site \
 && install --directory --owner=1001 --group=1000 --mode=0775 /srv/inbox
# Not on the volume: a full disk stops no heartbeat.
ENV SITE_ROOT=/srv/site INBOX_ROOT=/srv/inbox HEARTBEAT_PATH=/tmp/heartbeat
USER 1000:1000
RUN node --eval "import('/app/dist/builder/reconcile/watch-site.js')" \
 && node --eval "import('/app/dist/builder/emit/cards/draw-card.js').then((cards) => cards.loadCardDrawer('/app'))"
STOPSIGNAL SIGTERM
# Of the watching builder.
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["/app/check-heartbeat.sh"]
ENTRYPOINT ["node", "--enable-source-maps", "dist/builder/cli.js"]
CMD ["reconcile", "--watch"]
ARG GIT_COMMIT
ENV GIT_COMMIT=$GIT_COMMIT
LABEL org.opencontainers.image.title="careers-builder" \
      org.opencontainers.image.description="Builds releases of the site from the CMS's content"


# --- publisher: content to an image of the web server -------------------------------------------

FROM debian AS image-tools
RUN apt-get update && apt-get install --yes --no-install-recommends skopeo \
 && dpkg --status skopeo > /skopeo.status

FROM node-and-nginx AS publisher
RUN apt-get update \
 && apt-get install --yes --no-install-recommends \
      umoci amazon-ecr-credential-helper ca-certificates libgpgme11t64 libsqlite3-0 \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt /var/cache/debconf /var/log/apt /var/log/dpkg.log
# Without its package, which would install container networking too. The status entry lets scanners
# and the sbom target find it.
COPY --from=image-tools /usr/bin/skopeo /usr/bin/skopeo
COPY --from=image-tools /skopeo.status /var/lib/dpkg/status.d/skopeo
COPY --from=publisher-packages /app/node_modules node_modules
COPY --from=programs /app/builder/content/models builder/content/models
COPY --from=programs /app/dist/client dist/client
COPY --from=programs /app/dist/builder dist/builder
COPY --from=bundle /app/dist/bundle dist/bundle
# For ECS, where no file can be mounted: credentials come from the task's role.
RUN mkdir --parents /etc/containers \
 && echo 'credential-helpers = ["containers-auth.json", "ecr-login"]' > /etc/containers/registries-ecr.conf
USER 1000:1000
RUN node --eval "import('/app/dist/builder/publish-image/run-publish-image.js')" \
 && node --eval "import('/app/dist/builder/publish-image/ecs-rollout.js')" \
 && node --eval "import('/app/dist/builder/reconcile/load-reconcile-ports.js')" \
 && node --eval "import('/app/dist/builder/emit/cards/draw-card.js').then((cards) => cards.loadCardDrawer('/app'))" \
 && skopeo --version && umoci --version
# Fargate has no tmpfs; a volume there takes its owner and mode from the image.
VOLUME /tmp
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--enable-source-maps", "dist/builder/cli.js"]
CMD ["publish-image", "--json"]
ARG GIT_COMMIT
ENV GIT_COMMIT=$GIT_COMMIT
LABEL org.opencontainers.image.title="careers-publisher" \
      org.opencontainers.image.description="Builds an image of the web server with the CMS's content, and rolls it out"


# --- content: the sample content, served as the CMS would ---------------------------------------

FROM node-runtime AS content
COPY --from=content-packages /app/node_modules node_modules
COPY --from=programs /app/builder/content/models builder/content/models
COPY --from=programs /app/dist/client/words dist/client/words
COPY --from=programs /app/dist/client/shared dist/client/shared
COPY --from=programs /app/dist/builder/shared dist/builder/shared
COPY --from=programs /app/dist/server dist/server
COPY server/content-service/sample server/content-service/sample
USER 1002:1002
RUN node --eval "import('/app/dist/server/content-service/serve-content.js')"
EXPOSE 8090
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=10s --start-period=10s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + (process.env.CONTENT_PORT || 8090) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps", "dist/server/content-service/start.js"]
LABEL org.opencontainers.image.title="careers-content" \
      org.opencontainers.image.description="Serves sample content like the CMS's API, for development and tests"


# --- web: nginx and the site --------------------------------------------------------------------

FROM debian AS nginx
RUN apt-get update \
 && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt /var/cache/debconf /var/log/apt /var/log/dpkg.log \
 # nginx opens this file before it has read its configuration.
 && ln -sf /dev/stderr /var/log/nginx/error.log \
 && find / -xdev -type f -perm /6000 -exec chmod a-s {} + \
 # seed-release.sh mounts a volume here. A new one takes its owner, the builder, from this folder.
 && install --directory --owner=1000 --group=1000 /srv/volume
COPY nginx /opt/nginx


# --- sbom: the packages of each image, as CycloneDX files ---------------------------------------

#   docker build --target sbom --output sbom .
FROM debian AS sbom-files
RUN apt-get update && apt-get install --yes --no-install-recommends jq && rm -rf /var/lib/apt/lists/*
COPY builder/publish-image/sbom.jq ./
RUN --mount=from=nginx,target=/images/web \
    --mount=from=sidecar,target=/images/sidecar \
    --mount=from=builder,target=/images/builder \
    --mount=from=publisher,target=/images/publisher \
    mkdir /sbom /dpkg && cd /images && for image in *; do \
      # A program that was copied from another image has a status file of its own.
      for file in $image/var/lib/dpkg/status $image/var/lib/dpkg/status.d/*; do \
        if [ -f "$file" ]; then cat "$file"; echo; fi; \
      done > /dpkg/status; \
      dpkg-query --admindir=/dpkg --show \
        --showformat='${db:Status-Status} ${Package} ${Version} ${Architecture} ${source:Package} ${source:Version}\n' > /debian.txt; \
      # What npm has installed in this image.
      if [ -d $image/app ]; then cat $image/app/node_modules/.package-lock.json; fi > /npm.json; \
      jq --null-input --from-file /sbom.jq \
        --arg image "$image" --arg debian "$(cat $image/etc/debian_version)" \
        --arg node "$(if [ -d $image/app ]; then $image/usr/local/bin/node --version; fi)" \
        --arg uuid "$(cat /proc/sys/kernel/random/uuid)" \
        --rawfile packages /debian.txt --slurpfile npm /npm.json > "/sbom/$image.cdx.json" || exit 1; \
    done

FROM scratch AS sbom
COPY --from=sbom-files /sbom /


# --- web: the site checked and added ------------------------------------------------------------

FROM nginx AS checked-site
COPY --from=site /srv/site /srv/site
USER 101:101
# With the redirect maps of this release.
RUN --mount=type=tmpfs,target=/tmp mkdir /tmp/nginx && nginx -t -q -c /opt/nginx/nginx.conf

FROM nginx AS web
# The last layer, with nothing else in it: the publisher adds further ones, or replaces it.
COPY --from=checked-site /srv/site /srv/site
USER 101:101
EXPOSE 8080 8081
# Fargate has no tmpfs; a volume there takes its owner and mode from the image.
VOLUME /tmp
# Lets running downloads finish; SIGTERM would cut them off.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=5s --timeout=10s --start-period=10s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8081 && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r status <&3 && [[ $status == *' 200 '* ]]"]
ENTRYPOINT ["/opt/nginx/entrypoint.sh"]
ARG CONTENT_REF
LABEL org.opencontainers.image.title="careers-web" \
      org.opencontainers.image.description="The careers site, pre-rendered, and the nginx that serves it" \
      careers.content-ref="${CONTENT_REF}"
