import { readSidecarConfig } from '../../../../server/sidecar/config.js'

const read = (env: Record<string, string>) => readSidecarConfig(env, '/srv')

it('readSidecarConfig returns defaults for an empty environment', () => {
  expect(read({})).toEqual({
    logLevel: 'info',
    repositoryName: 'careers-sample',
    webhookSecrets: [],
    wantsWebhooks: false,
    boardWebhookSecrets: [],
    wantsBoardWebhooks: false,
    statusToken: null,
    preview: {
      repository: {
        repositoryName: 'careers-sample',
        apiEndpoints: ['http://localhost:8090/api/v2', 'http://localhost:8090/api/v2'],
      },
      apiEndpoint: 'http://localhost:8090/api/v2',
      accessToken: null,
      promptsForAccessToken: true,
      siteUrl: 'http://localhost:8080',
    },
    siteRoot: '/srv/.site',
    inboxRoot: '/srv/.site/.inbox',
    trustedProxies: ['loopback', 'uniquelocal'],
    launcher: { name: 'local' },
    build: { version: '', revision: '', baseImageDate: null },
  })
})

it('readSidecarConfig reads its settings from the environment', () => {
  expect(
    read({
      LOG_LEVEL: 'warn',
      PRISMIC_REPOSITORY: 'acme',
      PRISMIC_WEBHOOK_SECRET: 'old, new',
      SITE_ROOT: '/site',
      INBOX_ROOT: '/inbox',
      TRUSTED_PROXIES: '10.0.0.0/8',
    }),
  ).toMatchObject({
    logLevel: 'warn',
    repositoryName: 'acme',
    webhookSecrets: ['old', 'new'],
    wantsWebhooks: true,
    siteRoot: '/site',
    inboxRoot: '/inbox',
    trustedProxies: ['loopback', 'uniquelocal', '10.0.0.0/8'],
  })
})

it.each([
  ['LOG_LEVEL', 'loud'],
  ['REBUILD_LAUNCHER', 'docker'],
  ['TRUSTED_PROXIES', 'load-balancer'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
])('readSidecarConfig names the variable when %s is "%s"', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: .*"${value}"`))
})

it.each(['10.0.0.0/8 fd00::/8', '10.0.0.0/8, fd00::/8'])(
  'readSidecarConfig reads the trusted proxies "%s"',
  (given) => {
    expect(read({ TRUSTED_PROXIES: given }).trustedProxies.slice(2)).toEqual([
      '10.0.0.0/8',
      'fd00::/8',
    ])
  },
)

it.each([
  ['ecs', 'REBUILD_ECS_TASK'],
  ['http', 'REBUILD_HTTP_URL'],
])('readSidecarConfig names the variable that the launcher %s lacks', (launcher, name) => {
  expect(() => read({ REBUILD_LAUNCHER: launcher })).toThrow(new RegExp(`^${name} `))
})

it('readSidecarConfig reads the task of ECS from one value, and refuses a part of it', () => {
  const readTask = (REBUILD_ECS_TASK: string) =>
    read({ REBUILD_LAUNCHER: 'ecs', REBUILD_ECS_TASK }).launcher
  const task = { cluster: 'careers', taskDefinition: 'careers-publisher', container: 'builder' }
  expect(readTask('careers careers-publisher subnet-1,subnet-2 sg-1')).toEqual({
    name: 'ecs',
    options: { ...task, subnets: ['subnet-1', 'subnet-2'], securityGroups: ['sg-1'] },
  })
  expect(() => readTask('careers careers-publisher subnet-1')).toThrow(
    /^REBUILD_ECS_TASK: "careers /,
  )
})

it('readSidecarConfig names the variable of a secret file that cannot be read', () => {
  expect(() => read({ PRISMIC_WEBHOOK_SECRET_FILE: '/nowhere/secret' })).toThrow(
    /^PRISMIC_WEBHOOK_SECRET_FILE/,
  )
})
