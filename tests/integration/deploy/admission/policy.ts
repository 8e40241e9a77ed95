import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Anything, Manifest } from '../kustomize.js'
import { listVariants } from './list-variants.js'

export interface AdmissionRequest {
  object: object
  oldObject?: object
  /** What the policy is given besides; of a launcher's policy the CronJob. */
  params?: object
  request: {
    namespace: string
    operation: 'CREATE' | 'UPDATE'
    name: string
    userInfo: { username: string; groups: string[] }
  }
}

/** For each request the messages of a ValidatingAdmissionPolicy that refuses it; none if it is admitted. */
export function rule(policy: Manifest, requests: readonly AdmissionRequest[]): string[][] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'evaluate-policy.mjs')],
    { input: JSON.stringify({ policy: policy.spec, requests }), encoding: 'utf8', maxBuffer: 1e9 },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as string[][]
}

/** What becomes of everything that differs from an object in one place: the places where it is admitted, all verdicts. */
export function ruleVariants(
  policy: Manifest,
  object: Anything,
  ask: (variant: Anything) => AdmissionRequest,
) {
  const variants = listVariants(object)
  const verdicts = rule(
    policy,
    variants.map(([, variant]) => ask(variant)),
  )
  const admitted = variants.filter((_, index) => verdicts[index]?.length === 0)
  return { verdicts, admitted: admitted.map(([place]) => place) }
}
