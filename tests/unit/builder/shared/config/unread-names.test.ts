import { findUnreadNames } from '../../../../../builder/shared/config/unread-names.js'
import { listKnownVariables } from '../../../../helpers/deploy/list-variables-read.js'

const find = (names: Iterable<string>) =>
  findUnreadNames(Object.fromEntries([...names].map((name) => [name, 'x'])))

it.each([
  ['PRISMIC_REPOSITRY', 'PRISMIC_REPOSITORY'],
  ['PRISMC_REPOSITORY', 'PRISMIC_REPOSITORY'],
  ['PRISMIC_ACCESS_TOKEN_FIEL', 'PRISMIC_ACCESS_TOKEN_FILE'],
  ['PRISMIC_WEBHOOK_SECRETS', 'PRISMIC_WEBHOOK_SECRET'],
  ['SITE_ROOTT', 'SITE_ROOT'],
  ['SITE_ULR', 'SITE_URL'],
  ['REBUILD_LAUNCHR', 'REBUILD_LAUNCHER'],
  ['SATUS_TOKEN', 'STATUS_TOKEN'],
])('%s is reported as a misspelt %s', (given, meant) => {
  expect(find([given])).toEqual([`${given} is read by no program. Is ${meant} meant?`])
})

it('a setting of a former version is reported with what stands in its place, unless it is empty', () => {
  expect(find(['ROLLOUT_ECS_CLUSTER'])).toEqual([
    'ROLLOUT_ECS_CLUSTER is read no more. It is part of ROLLOUT_ECS_SERVICE.',
  ])
  expect(findUnreadNames({ CONTENT_FOLDER: '' })).toEqual([])
})

it('no variable that a program reads is reported as misspelt', () => {
  expect(find(listKnownVariables())).toEqual([])
})

/* Of shells, npm, Node, Docker, Kubernetes, hosts and continuous integration. */
const ORDINARY = `
  PATH HOME HOST HOSTNAME USER SHELL LANG LC_ALL PWD OLDPWD TERM TMPDIR TZ EDITOR DISPLAY PORTS PORT1
  NODE_ENV NODE_OPTIONS NODE_PATH NODE_VERSION YARN_VERSION npm_config_cache npm_lifecycle_event
  npm_package_name INIT_CWD CI BUILD_ID BUILD_URL BUILD_NUMBER JOB_NAME JOB_URL GIT_BRANCH GIT_URL
  GITHUB_SHA GITHUB_REF GITHUB_TOKEN GITHUB_API_URL GITHUB_WORKSPACE RUNNER_TEMP CI_COMMIT CI_COMMIT_SHA
  CI_JOB_ID CI_PROJECT_URL CIRCLE_SHA1 SITE_ID SITE_NAME DEPLOY_URL BASE_URL API_URL WEB_URL WEB_PORT
  WEB_HOST LOGLEVEL LOG_FORMAT DEBUG HTTP_PROXY HTTPS_PROXY NO_PROXY DOCKER_HOST COMPOSE_PROJECT_NAME
  KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_PORT_443_TCP_ADDR
  SIDECAR_SERVICE_HOST SIDECAR_SERVICE_PORT SIDECAR_PORT_3000_TCP AWS_REGION AWS_PROFILE ECS_CLUSTER
  GOOGLE_APPLICATION_CREDENTIALS PRISMIC_TOKEN PRISMIC_HOST SSH_AUTH_SOCK XDG_RUNTIME_DIR ALL_PROXY
`

it('no ordinary variable of others is reported as misspelt', () => {
  expect(find(ORDINARY.trim().split(/\s+/))).toEqual([])
})
