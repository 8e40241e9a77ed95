import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { readSidecarConfig, type SidecarConfig } from '../../../server/sidecar/config.js'
import { createSidecar } from '../../../server/sidecar/create-sidecar.js'
import { createLogger } from '../../../builder/shared/programs/logger.js'

export const SECRET = 'a-secret-of-the-webhook'
export const TOKEN = 'a-token-of-the-status'

/** The whole sidecar with its own folders. It does not listen. */
export async function createTestSidecar(
  env: Record<string, string> = {},
  change: Partial<SidecarConfig> = {},
) {
  const base = mkdtempSync(path.join(os.tmpdir(), 'careers-sidecar-'))
  const lines: Record<string, unknown>[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>)
      done()
    },
  })
  const config = {
    ...readSidecarConfig(
      { PRISMIC_WEBHOOK_SECRET: SECRET, STATUS_TOKEN: TOKEN, LOG_LEVEL: 'debug', ...env },
      base,
    ),
    ...change,
  }
  let isStopping = false
  const logger = createLogger('sidecar', config.logLevel, destination)
  const sidecar = await createSidecar(config, logger, () => isStopping)
  return {
    ...sidecar,
    lines,
    siteRoot: config.siteRoot,
    inboxRoot: config.inboxRoot,
    beginToStop: () => (isStopping = true),
    remove: () => rmSync(base, { recursive: true, force: true }),
  }
}

export type TestSidecar = Awaited<ReturnType<typeof createTestSidecar>>
