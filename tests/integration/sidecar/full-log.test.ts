import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findFreePort } from '../../helpers/machine/find-free-port.js'
import { killProcess } from '../../helpers/machine/kill-process.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'

it('a sidecar whose log has no room answers all the same, and ends when it is told to', async () => {
  const inbox = mkdtempSync(path.join(os.tmpdir(), 'careers-full-log-'))
  const port = await findFreePort()
  const full = openSync('/dev/full', 'w')
  const env = { INBOX_ROOT: inbox, SITE_ROOT: inbox }
  const program = path.join(PROJECT_ROOT, 'dist/server/sidecar/start.js')
  const argv = [program, `--port=${port}`, '--admin-port=0']
  const sidecar = spawn(process.execPath, argv, { env, stdio: ['ignore', full, 'inherit'] })
  const ended = once(sidecar, 'exit')
  try {
    let status = 0
    while (status === 0 && sidecar.exitCode === null) {
      const signal = AbortSignal.timeout(5_000)
      status = await fetch(`http://127.0.0.1:${port}/healthz`, { signal }).then(
        (response) => response.status,
        (error: Error) => (error.name === 'TimeoutError' ? -1 : 0),
      )
    }
    expect(status).toBe(200)
    sidecar.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  } finally {
    await killProcess(sidecar)
    closeSync(full)
    rmSync(inbox, { recursive: true })
  }
}, 60_000)
