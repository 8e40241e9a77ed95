import { readPublishImageConfig } from '../../../../builder/publish-image/config.js'

const GIVEN = {
  WEB_IMAGE: 'registry.example.com/careers/web@sha256:1',
  SITE_IMAGE: 'registry.example.com/careers/site',
}

it('publish-image replaces the image of the Deployment "web" unless a service of ECS is named', () => {
  expect(readPublishImageConfig(GIVEN).rollout).toEqual({
    name: 'kubernetes',
    options: {
      apiUrl: 'https://kubernetes.default.svc:443',
      account: '/var/run/secrets/kubernetes.io/serviceaccount',
      deployment: 'web',
      container: 'web',
    },
  })
})

it('publish-image reads a cluster and a service for ECS', () => {
  const given = { ROLLOUT_ECS_SERVICE: 'careers/web' }
  expect(readPublishImageConfig({ ...GIVEN, ...given }).rollout).toEqual({
    name: 'ecs',
    options: { cluster: 'careers', service: 'web' },
  })
})

it.each([
  [{ WEB_IMAGE: '' }, 'WEB_IMAGE must be set for publish-image.'],
  [{ SITE_IMAGE: '' }, 'SITE_IMAGE must be set for publish-image.'],
  [{ SITE_IMAGE: 'registry.example.com/careers/site:live' }, 'SITE_IMAGE: "registry'],
  [{ SITE_IMAGE: '--all' }, 'SITE_IMAGE: "--all"'],
  [{ ROLLOUT_ECS_SERVICE: 'web' }, 'ROLLOUT_ECS_SERVICE: "web" must be CLUSTER/SERVICE'],
])(
  'the error of publish-image names the setting that is missing or wrong in %j',
  (changes, message) => {
    expect(() => readPublishImageConfig({ ...GIVEN, ...changes })).toThrow(message)
  },
)
