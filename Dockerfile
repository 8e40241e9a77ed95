# Targets: web (nginx and the site), sidecar, builder (content to a release in a volume), publisher
# (content to an image, see deploy/), content (the content service; not for production), and bills
# (files that tell what the others are made of).
# Needs BuildKit, for the secrets and caches of a build: on by default since Docker 23, before that
# with DOCKER_BUILDKIT=1. No `syntax` line: it would make every build fetch a frontend first.
#
#   docker build --target web --tag careers-web .
#   docker build --target web --tag careers-web \
#     --build-arg SITE_URL=https://careers.example.com --build-arg PRISMIC_REPOSITORY=acme-careers \
#     --build-arg CONTENT_REF=YkLqvBAAACEA --secret id=prismic_access_token,src=token.txt .
#
# Pin these to digests where a registry is at hand.
ARG DEBIAN_IMAGE=debian:trixie-slim
ARG NODE_IMAGE=node:24-trixie-slim


# --- Packages: change with the lock file only ---------------------------------------------------

FROM ${NODE_IMAGE} AS node

FROM node AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Nothing here needs an install script, and none gets to run.
ENV npm_config_update_notifier=false
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund

FROM packages AS production-packages
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund

# Each image without what only the others use.
FROM production-packages AS sidecar-packages
RUN cd node_modules && rm -rf react react-dom scheduler imgix-core-js

FROM production-packages AS builder-packages
RUN cd node_modules && rm -rf @aws @aws-sdk @smithy @opentelemetry prom-client express

FROM production-packages AS publisher-packages
RUN cd node_modules && rm -rf @opentelemetry prom-client express

FROM production-packages AS content-packages
RUN cd node_modules && rm -rf @aws @aws-sdk @smithy @opentelemetry prom-client react react-dom imgix-*
# Only the sample needs images transformed, so these are not among the production packages.
COPY --from=packages /app/node_modules/sharp node_modules/sharp
COPY --from=packages /app/node_modules/@img node_modules/@img
COPY --from=packages /app/node_modules/detect-libc node_modules/detect-libc
COPY --from=packages /app/node_modules/semver node_modules/semver


# --- Programs: change with the code, never with content -----------------------------------------

FROM packages AS sources
COPY tsconfig.json ./
COPY client client
COPY builder builder
COPY server server
# Content, and the model of it: left out here, so that a change of it compiles nothing anew.
RUN rm -rf server/content-service/sample

FROM packages AS compile
COPY --from=sources /app/tsconfig.json ./
COPY --from=sources /app/client client
COPY --from=sources /app/builder builder
COPY --from=sources /app/server server
RUN npm run compile

FROM compile AS bundle
RUN npm run bundle

FROM compile AS programs
# What a running program needs: no types, no notes of the compiler.
RUN find dist \( -name '*.d.ts' -o -name '*.d.ts.map' -o -name '*.tsbuildinfo' \) -delete

FROM programs AS sidecar-programs
# The other processes of the server project.
RUN cd dist/server && rm -rf content-service dev site && find . -maxdepth 1 -name '*.js*' -delete


# --- The site: changes with content -------------------------------------------------------------

FROM bundle AS site
COPY server/content-service/sample server/content-service/sample
# The master ref that is wanted, for the cache: the same ref is not generated twice, another one is.
ARG CONTENT_REF
# As in the README. Without a repository and an endpoint: the sample, served during this step only.
ARG PRISMIC_REPOSITORY
ARG PRISMIC_API_ENDPOINT
ARG PREVIEW_API_ENDPOINT
ARG PREVIEW_PROMPT_FOR_ACCESS_TOKEN
ARG CONTENT_LANG
ARG CONTENT_PUBLIC_URL
ARG SITE_URL
ARG SITE_ENV
ARG FONT_KIT_URL
ARG SECURITY_CONTACT
ARG SERVICE_WORKER
ARG GIT_COMMIT
# Secrets are files during this one step: in no layer, no history and no environment of an image.
RUN --mount=type=secret,id=prismic_access_token \
    --mount=type=secret,id=prismic_custom_types_token \
    for name in PRISMIC_ACCESS_TOKEN PRISMIC_CUSTOM_TYPES_TOKEN; do \
      file=/run/secrets/$(echo "$name" | tr A-Z a-z); \
      if [ -f "$file" ]; then export "${name}_FILE=$file"; fi; \
    done; \
    # Compose passes a variable that is not set as an empty one.
    for name in PREVIEW_API_ENDPOINT CONTENT_PUBLIC_URL; do \
      if [ -z "$(printenv "$name")" ]; then unset "$name"; fi; \
    done; \
    SITE_ROOT=/srv/site node dist/server/content-service/with-content-service.js npm run generate


# --- Node without npm, a package manager or a compiler ------------------------------------------

FROM ${DEBIAN_IMAGE} AS node-runtime
COPY --from=node /usr/local/bin/node /usr/local/bin/node
# Nothing here changes its user, so no program may.
RUN node --version && find / -xdev -type f -perm /6000 -exec chmod a-s {} +
ENV NODE_ENV=production
WORKDIR /app
COPY package.json ./


# --- sidecar: webhooks and the preview's endpoints ----------------------------------------------

FROM node-runtime AS sidecar
COPY --from=sidecar-packages /app/node_modules node_modules
COPY --from=programs /app/dist/client/shared dist/client/shared
# The paths of documents.
COPY --from=programs /app/dist/client/content dist/client/content
COPY --from=programs /app/dist/builder/shared dist/builder/shared
COPY --from=sidecar-programs /app/dist/server dist/server
# A volume takes its owner from this folder; the group is the builder's, which may leave approvals.
RUN install --directory --owner=1001 --group=1000 --mode=0775 /srv/inbox
ENV SITE_ROOT=/srv/site INBOX_ROOT=/srv/inbox
USER 1001:1001
# An import that the image lacks must fail here and not in production.
RUN node --eval "import('/app/dist/server/sidecar/create-sidecar.js')"
EXPOSE 3000
# Fargate knows no tmpfs, and gives a volume the owner and mode that the image has there.
VOLUME /tmp
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + (process.env.SIDECAR_PORT || 3000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps", "--max-old-space-size=96", "dist/server/sidecar/start.js"]
ARG DEBIAN_IMAGE
ARG SOURCE
ARG VERSION
ARG REVISION
ARG CREATED
LABEL org.opencontainers.image.title="careers-sidecar" \
      org.opencontainers.image.description="Receives the CMS's webhooks and answers the preview's requests" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.base.name="${DEBIAN_IMAGE}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}"


# --- builder: content to a published release ----------------------------------------------------

# Serves nothing here: it says whether it takes the maps of a release, before that is published.
FROM node-runtime AS node-and-nginx
RUN apt-get update \
 && apt-get install --yes --no-install-recommends nginx \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt /var/cache/debconf /var/log/apt /var/log/dpkg.log
COPY nginx/snippets/map-size.conf nginx/snippets/map-size.conf

FROM node-and-nginx AS builder
COPY --from=builder-packages /app/node_modules node_modules
COPY --from=programs /app/builder/content/custom-types builder/content/custom-types
COPY --from=programs /app/dist/client dist/client
COPY --from=programs /app/dist/builder dist/builder
COPY --from=bundle /app/dist/bundle dist/bundle
# Volumes take their owners from these folders; the inbox is the sidecar's.
RUN install --directory --owner=1000 --group=1000 /srv/site \
 && install --directory --owner=1001 --group=1000 --mode=0775 /srv/inbox
ENV SITE_ROOT=/srv/site INBOX_ROOT=/srv/inbox
USER 1000:1000
RUN node --eval "import('/app/dist/builder/reconcile/watch-site.js')"
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--enable-source-maps", "dist/builder/cli.js"]
CMD ["reconcile", "--watch"]
ARG DEBIAN_IMAGE
ARG SOURCE
ARG VERSION
ARG REVISION
ARG CREATED
LABEL org.opencontainers.image.title="careers-builder" \
      org.opencontainers.image.description="Makes a release of the site from the CMS's content" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.base.name="${DEBIAN_IMAGE}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}"


# --- publisher: content to an image of the web server -------------------------------------------

FROM ${DEBIAN_IMAGE} AS image-tools
RUN apt-get update && apt-get install --yes --no-install-recommends skopeo \
 && dpkg --status skopeo > /skopeo.status

FROM node-and-nginx AS publisher
RUN apt-get update \
 && apt-get install --yes --no-install-recommends \
      umoci amazon-ecr-credential-helper ca-certificates libgpgme11t64 libsqlite3-0 \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt /var/cache/debconf /var/log/apt /var/log/dpkg.log
# Without its package, which brings the networks of containers along. The entry is for scanners.
COPY --from=image-tools /usr/bin/skopeo /usr/bin/skopeo
COPY --from=image-tools /skopeo.status /var/lib/dpkg/status.d/skopeo
COPY --from=publisher-packages /app/node_modules node_modules
COPY --from=programs /app/builder/content/custom-types builder/content/custom-types
COPY --from=programs /app/dist/client dist/client
COPY --from=programs /app/dist/builder dist/builder
COPY --from=bundle /app/dist/bundle dist/bundle
# On ECS, where no file can be mounted: credentials from the task's role.
RUN mkdir --parents /etc/containers \
 && echo 'credential-helpers = ["containers-auth.json", "ecr-login"]' > /etc/containers/registries-ecr.conf
USER 1000:1000
RUN node --eval "import('/app/dist/builder/publish-image/run-publish-image.js')" \
 && node --eval "import('/app/dist/builder/publish-image/ecs-rollout.js')" \
 && node --eval "import('/app/dist/builder/reconcile/load-reconcile-ports.js')" \
 && skopeo --version && umoci --version
# Fargate knows no tmpfs, and gives a volume the owner and mode that the image has there.
VOLUME /tmp
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--enable-source-maps", "dist/builder/cli.js"]
CMD ["publish-image"]
ARG DEBIAN_IMAGE
ARG SOURCE
ARG VERSION
ARG REVISION
ARG CREATED
LABEL org.opencontainers.image.title="careers-publisher" \
      org.opencontainers.image.description="Makes an image of the web server with the CMS's content, and rolls it out" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.base.name="${DEBIAN_IMAGE}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}"


# --- content: the sample content, as the CMS would answer ---------------------------------------

FROM node-runtime AS content
COPY --from=content-packages /app/node_modules node_modules
COPY --from=programs /app/builder/content/custom-types builder/content/custom-types
COPY --from=programs /app/dist/client/shared dist/client/shared
COPY --from=programs /app/dist/builder/shared dist/builder/shared
COPY --from=programs /app/dist/server dist/server
COPY server/content-service/sample server/content-service/sample
USER 1002:1002
RUN node --eval "import('/app/dist/server/content-service/serve-content.js')"
EXPOSE 8090
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + (process.env.CONTENT_PORT || 8090) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps", "dist/server/content-service/start.js"]
ARG DEBIAN_IMAGE
ARG SOURCE
ARG VERSION
ARG REVISION
ARG CREATED
LABEL org.opencontainers.image.title="careers-content" \
      org.opencontainers.image.description="Sample content in the shape of the CMS's API; for development and tests" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.base.name="${DEBIAN_IMAGE}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}"


# --- web: nginx and the site --------------------------------------------------------------------

FROM ${DEBIAN_IMAGE} AS nginx
RUN apt-get update \
 && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt /var/cache/debconf /var/log/apt /var/log/dpkg.log \
 # nginx opens this file before it reads which one it is to use.
 && ln -sf /dev/stderr /var/log/nginx/error.log \
 && find / -xdev -type f -perm /6000 -exec chmod a-s {} + \
 # Where seed-release.sh finds a volume; the volume takes its owner, the builder's, from here.
 && install --directory --owner=1000 --group=1000 /srv/volume
COPY nginx /opt/nginx

# --- bills: what each image is made of, in CycloneDX's JSON -------------------------------------

#   docker build --target bills --output bills .
FROM compile AS made-bills
RUN --mount=from=nginx,target=/images/web \
    --mount=from=sidecar,target=/images/sidecar \
    --mount=from=builder,target=/images/builder \
    --mount=from=publisher,target=/images/publisher \
    mkdir /bills && for image in web sidecar builder publisher; do \
      node dist/builder/cli.js bill "$image" "/images/$image" "/bills/$image.cdx.json"; \
    done

FROM scratch AS bills
COPY --from=made-bills /bills /


# --- the site's last steps ----------------------------------------------------------------------

FROM nginx AS checked-site
COPY --from=site /srv/site /srv/site
USER 101:101
# With this release's own maps.
RUN --mount=type=tmpfs,target=/tmp mkdir /tmp/nginx && nginx -t -q -c /opt/nginx/nginx.conf

FROM nginx AS web
# The last layer, and nothing else in it: publishing by image takes it off and lays another one on.
COPY --from=checked-site /srv/site /srv/site
USER 101:101
EXPOSE 8080 8081
# Fargate knows no tmpfs, and gives a volume the owner and mode that the image has there.
VOLUME /tmp
# Lets downloads end; SIGTERM would cut them off.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8081 && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r status <&3 && [[ $status == *' 200 '* ]]"]
ENTRYPOINT ["/opt/nginx/entrypoint.sh"]
ARG CONTENT_REF
ARG DEBIAN_IMAGE
ARG SOURCE
ARG VERSION
ARG REVISION
ARG CREATED
LABEL org.opencontainers.image.title="careers-web" \
      org.opencontainers.image.description="The careers site, pre-rendered, and the nginx that serves it" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.base.name="${DEBIAN_IMAGE}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}" \
      careers.content-ref="${CONTENT_REF}"
