import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ask } from '../contract/ask.js'
import { findFreePort } from '../helpers/machine/find-free-port.js'

/** Null when this machine has a registry of images to run. */
export function describeMissingRegistry(): string | null {
  const isThere = spawnSync('docker-registry', ['--version']).error === undefined
  return isThere ? null : 'docker-registry is missing; on Debian: apt-get install docker-registry'
}

/** An empty registry on a free loopback port, without TLS. */
export async function startRegistry() {
  const folder = mkdtempSync(path.join(tmpdir(), 'careers-registry-'))
  const port = await findFreePort()
  const file = path.join(folder, 'config.yml')
  const config = {
    version: '0.1',
    log: { level: 'error', accesslog: { disabled: true } },
    storage: { filesystem: { rootdirectory: path.join(folder, 'images') } },
    http: { addr: `127.0.0.1:${port}` },
  }
  // YAML takes JSON as it is.
  writeFileSync(file, JSON.stringify(config))
  const server = spawn('docker-registry', ['serve', file], { stdio: 'ignore' })
  await untilAnswering(`http://127.0.0.1:${port}`, () => server.exitCode !== null)
  return {
    address: `127.0.0.1:${port}`,
    stop: async () => {
      if (server.exitCode === null) {
        server.kill()
        await once(server, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilAnswering(baseUrl: string, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const answer = await ask(baseUrl, { path: '/v2/' }).catch(() => null)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('docker-registry ended by itself.')
}
