import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'

export const PROFILES = ['image-layer', 'poll-only', 'shared-volume'] as const
export type Profile = (typeof PROFILES)[number]

const FOLDER = path.resolve(__dirname, '../../deploy/kubernetes')

export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Record<string, string> }
  [member: string]: unknown
}

/** A suite that renders manifests: without kubectl it says in one line how to get it. */
export function describeKustomize(name: string, declareTests: () => void): void {
  const isThere = spawnSync('kubectl', ['kustomize', '--help']).status === 0
  if (isThere) return describe(name, declareTests)
  const missing = 'kubectl is missing; on Debian 13: apt-get install kubernetes-client'
  if (process.env.REQUIRE_ALL_SUITES === '1') throw new Error(`${name}: ${missing}`)
  process.stderr.write(`Skipped: ${name}, because ${missing}\n`)
  test.skip(`${name}: ${missing}`, () => undefined)
}

/** What `kubectl apply --kustomize` would send. */
export function renderProfile(profile: Profile): Manifest[] {
  const { status, stdout, stderr } = spawnSync(
    'kubectl',
    ['kustomize', path.join(FOLDER, profile)],
    {
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`kubectl kustomize ${profile}: ${stderr}`)
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest)
}
