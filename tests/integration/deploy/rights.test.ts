import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { PolicyRule, Role, RoleBinding } from 'kubernetes-types/rbac/v1'
import { createKubernetesRollout } from '../../../builder/publish-image/kubernetes-rollout.js'
import { createKubernetesLauncher } from '../../../server/launchers/kubernetes-launcher.js'
import { startApi, type ApiRequest } from '../../helpers/server/start-api.js'
import { startDeploymentApi } from '../../helpers/deploy/start-deployment-api.js'
import { describeKustomize, PROFILES, renderProfile, type Manifest } from './kustomize.js'
import { listWorkloads } from './pod-rules.js'

/** One right: 'get apps/deployments web'; without a name, every object of the resource. */
type Right = string

describeKustomize('the rights in Kubernetes', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'careers-token-'))
    writeFileSync(path.join(folder, 'namespace'), 'careers')
    writeFileSync(path.join(folder, 'token'), 'token')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('the sidecar has exactly the rights that the requests of the launcher need', async () => {
    const cronJob = { spec: { jobTemplate: { spec: { template: { spec: { containers: [] } } } } } }
    const api = await startApi(({ method, path: address }) =>
      method === 'POST'
        ? { status: 201, json: {} }
        : { status: 200, json: address.includes('/cronjobs/') ? cronJob : { items: [] } },
    )
    const launcher = createKubernetesLauncher({
      apiUrl: api.url,
      cronJob: 'site-reconcile',
      account: folder,
    })
    await launcher.check()
    await launcher.listPublications?.()
    await launcher.launch({ requestId: 'request-0001', receivedAt: '', ref: 'Z', subject: 'Z' })
    await api.close()
    expect(toRights(api.requests)).toEqual(listRights(renderProfile('image-layer'), 'sidecar'))
  })

  it('the publisher has exactly the rights that the requests of a rollout need', async () => {
    const api = await startDeploymentApi({ image: 'site@sha256:1' })
    const rollout = createKubernetesRollout({
      apiUrl: api.url,
      deployment: 'web',
      container: 'web',
      account: folder,
    })
    await rollout.replace(await rollout.readServed(), 'site@sha256:2')
    await api.close()
    expect(api.state.image).toBe('site@sha256:2')
    const [patch] = api.requests.filter(({ method }) => method === 'PATCH')
    expect(patch?.path).toMatch(/\?fieldManager=publisher$/)
    for (const profile of ['image-layer', 'poll-only'] as const) {
      expect(listRights(renderProfile(profile), 'publisher')).toEqual(toRights(api.requests))
    }
  })

  it('no right to create Jobs exists in poll-only, and no right at all in shared-volume', () => {
    const pollOnly = renderProfile('poll-only')
    expect(listRights(pollOnly, 'sidecar')).toEqual([])
    expect(JSON.stringify(pollOnly.filter(({ kind }) => kind === 'Role'))).not.toContain('jobs')
    const shared = renderProfile('shared-volume')
    expect(shared.filter(({ kind }) => /Role/.test(kind))).toEqual([])
  })

  it('only accounts that have rights get a token', () => {
    for (const profile of PROFILES) {
      const manifests = renderProfile(profile)
      const workloads = listWorkloads(manifests)
      expect(workloads).not.toEqual([])
      for (const { name, pod } of workloads) {
        const rights = listRights(manifests, pod.serviceAccountName ?? '')
        expect([name, pod.automountServiceAccountToken]).toEqual([name, rights.length > 0])
      }
    }
  })

  it('the rights apply in one namespace only and have no wildcard', () => {
    for (const profile of PROFILES) {
      const manifests = renderProfile(profile)
      expect(manifests).not.toEqual([])
      expect(manifests.filter(({ kind }) => /^ClusterRole/.test(kind))).toEqual([])
      const rules = manifests.filter(({ kind }) => kind === 'Role').flatMap((role) => role.rules)
      expect(JSON.stringify(rules)).not.toContain('*')
    }
  })
})

function listRights(manifests: readonly Manifest[], account: string): Right[] {
  const roles = manifests.filter(({ kind, roleRef, subjects }) => {
    const { name } = { name: '', ...(roleRef as RoleBinding['roleRef'] | undefined) }
    const bound = (subjects ?? []) as NonNullable<RoleBinding['subjects']>
    return (
      kind === 'RoleBinding' && name !== '' && bound.some((subject) => subject.name === account)
    )
  }) as unknown as RoleBinding[]
  return roles
    .flatMap(({ roleRef }) => {
      const role = manifests.find(
        ({ kind, metadata }) => kind === 'Role' && metadata.name === roleRef.name,
      ) as Role | undefined
      return (role?.rules ?? []).flatMap(listRule)
    })
    .sort()
}

function listRule({ apiGroups = [], resources = [], resourceNames = [''], verbs }: PolicyRule) {
  return apiGroups.flatMap((group) =>
    resources.flatMap((resource) =>
      resourceNames.flatMap((name) =>
        verbs.map((verb) => `${verb} ${group}/${resource} ${name}`.trim()),
      ),
    ),
  )
}

/** The right that the API server would ask for, for each request, once. */
function toRights(requests: readonly ApiRequest[]): Right[] {
  const rights = requests.map(({ method, path: address }) => {
    const [, group = '', resource = '', name = ''] =
      /^\/apis\/([^/]+)\/v1\/namespaces\/careers\/([^/?]+)(?:\/([^/?]+))?/.exec(address) ?? []
    const verb = { GET: name === '' ? 'list' : 'get', POST: 'create', PATCH: 'patch' }[method]
    return `${verb} ${group}/${resource} ${name}`.trim()
  })
  return [...new Set(rights)].sort()
}
