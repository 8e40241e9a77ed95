import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'
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

/** A suite that renders manifests. */
export function describeKustomize(name: string, declareTests: () => void): void {
  const isThere = spawnSync('kubectl', ['kustomize', '--help']).status === 0
  const missing = 'kubectl is missing; on Debian 13: apt-get install kubernetes-client'
  describeWhere(isThere ? null : missing, name, declareTests)
}

/** What `kubectl apply --kustomize` would send for one of our profiles. */
export function renderProfile(profile: Profile): Manifest[] {
  return renderFolder(path.join(FOLDER, profile))
}

/** The same for an overlay of others, whose text names one of our profiles by its address. */
export function renderOverlay(text: string): Manifest[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'careers-overlay-'))
  const resource = /https:\S+\/deploy\/kubernetes\/([\w-]+)\S*/
  const local = (_: string, profile: string) => path.relative(folder, path.join(FOLDER, profile))
  writeFileSync(path.join(folder, 'kustomization.yaml'), text.replace(resource, local))
  try {
    return renderFolder(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function renderFolder(folder: string): Manifest[] {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`kubectl kustomize ${folder}: ${stderr}`)
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest)
}
