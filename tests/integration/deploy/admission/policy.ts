import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Manifest } from '../kustomize.js'
import { declareTypes } from './declare-types.js'

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

export interface Ruling {
  /** What a type checker finds in the expressions, a line each. */
  problems: string[]
  /** For each request the messages of what refuses it; none if it is admitted. */
  verdicts: string[][]
}

/** Evaluates the expressions of a ValidatingAdmissionPolicy for requests about one kind of object. */
export function rule(policy: Manifest, kind: Kind, requests: readonly AdmissionRequest[]): Ruling {
  const input = {
    policy: { ...(policy.spec as object), kind },
    types: { ...declareTypes('batch/v1', 'CronJob'), ...declareTypes(MODULES[kind], kind) },
    requests,
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'evaluate-policy.mjs')],
    { input: JSON.stringify(input), encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Ruling
}

type Kind = 'Job' | 'Deployment'

const MODULES: Record<Kind, string> = { Job: 'batch/v1', Deployment: 'apps/v1' }
