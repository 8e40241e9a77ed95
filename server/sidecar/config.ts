import { readFileSync } from 'node:fs'
import { createEnvironmentReader } from '../../client/shared/environment.js'

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const

/** Everything that the sidecar is told from outside, read once when it starts. */
export interface SidecarConfig {
  port: number
  logLevel: (typeof LOG_LEVELS)[number]
}

/** @throws EnvironmentError of one line that names the variable. */
export function readSidecarConfig(env: Record<string, string | undefined>): SidecarConfig {
  const read = createEnvironmentReader(env, (file) => readFileSync(file, 'utf8'))
  return {
    port: read.integer('SIDECAR_PORT', 3000, 0, 65535),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
  }
}
