import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'
import { memoize } from '../../../client/shared/lib/memoize.js'
import { describeWhere } from '../../helpers/machine/describe-where.js'

export const PROFILES = ['image-layer', 'poll-only', 'shared-volume'] as const
export type Profile = (typeof PROFILES)[number]

const FOLDER = path.resolve(__dirname, '../../../deploy/kubernetes')

export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Record<string, string> }
  [member: string]: unknown
}

/** Objects that are taken apart or spoiled on purpose, so that types would only be in the way. */
export type Anything = ReturnType<typeof JSON.parse>

export function findManifest(manifests: readonly Manifest[], kind: string, name: string): Anything {
  const found = manifests.find((its) => its.kind === kind && its.metadata.name === name)
  if (found === undefined) throw new Error(`There is no ${kind} ${name}.`)
  return found
}

/** A suite that renders manifests. */
export function describeKustomize(name: string, declareTests: () => void): void {
  const isThere = spawnSync('kubectl', ['kustomize', '--help']).status === 0
  const missing = 'kubectl is missing; on Debian 13: apt-get install kubernetes-client'
  describeWhere(isThere ? null : missing, name, declareTests)
}

/** What `kubectl apply --kustomize` would send for one of our profiles in a namespace. */
export function renderProfile(profile: Profile, namespace = 'careers'): Manifest[] {
  const address = 'https://git.example.com/careers-site//deploy/kubernetes'
  return renderOverlay(`
    namespace: ${namespace}
    resources: [${address}/${profile}?ref=v1]
    transformers: [${address}/own-names?ref=v1]`)
}

/** The same for an overlay of others, whose text names our folders by their addresses. */
export function renderOverlay(text: string): Manifest[] {
  // Each time anew, since a test may spoil what it is given.
  return parseAllDocuments(render(text)).map((document) => document.toJS() as Manifest)
}

const render = memoize((text: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careers-overlay-'))
  const resource = /https:\S+?\/deploy\/kubernetes\/([\w-]+)[^\s\]]*/g
  const local = (_: string, name: string) => path.relative(folder, path.join(FOLDER, name))
  writeFileSync(path.join(folder, 'kustomization.yaml'), text.replace(resource, local))
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  if (status !== 0) throw new Error(`kubectl kustomize ${text}: ${stderr}`)
  return stdout
})
