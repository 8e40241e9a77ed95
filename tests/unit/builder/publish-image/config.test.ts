import { readPublishImageConfig } from '../../../../builder/publish-image/config.js'

const GIVEN = {
  WEB_IMAGE: 'registry.example.com/careers/web@sha256:1',
  SITE_IMAGE: 'registry.example.com/careers/site',
  KUBERNETES_NAMESPACE: 'careers',
}

it('publish-image replaces the image of the Deployment "web" unless an ECS cluster is named', () => {
  expect(readPublishImageConfig(GIVEN).rollout).toEqual({
    name: 'kubernetes',
    options: {
      apiUrl: 'https://kubernetes.default.svc',
      caFile: '/var/run/secrets/kubernetes.io/serviceaccount/ca.crt',
      namespace: 'careers',
      deployment: 'web',
      container: 'web',
      tokenFile: '/var/run/secrets/kubernetes.io/serviceaccount/token',
    },
  })
})

it('publish-image reads a cluster and a service for ECS', () => {
  const given = { ROLLOUT_ECS_CLUSTER: 'careers', ROLLOUT_ECS_SERVICE: 'web' }
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
  [{ KUBERNETES_NAMESPACE: '' }, 'KUBERNETES_NAMESPACE must be set'],
  [{ ROLLOUT_ECS_CLUSTER: 'careers' }, 'ROLLOUT_ECS_SERVICE must be set with ROLLOUT_ECS_CLUSTER'],
])(
  'the error of publish-image names the setting that is missing or wrong in %j',
  (changes, message) => {
    expect(() => readPublishImageConfig({ ...GIVEN, ...changes })).toThrow(message)
  },
)
