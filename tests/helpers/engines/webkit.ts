import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { findFreePort } from '../machine/find-free-port.js'
import { until } from '../machine/until.js'
import type { Engine } from './engine.js'
import { COMMANDS, toTab } from './web-driver.js'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'

/** WebKitGTK's own small browser on a screen of its own: the engine of Safari, without Apple's controls. */
export const webkit: Engine = {
  name: 'WebKit',
  canForbidScripts: false,
  describeMissing: () =>
    existsSync(DRIVER) && existsSync(SCREEN)
      ? null
      : 'WebKitGTK or its screen is missing; on Debian: apt-get install webkit2gtk-driver xvfb',
  start: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'careers-webkit-'))
    const { screen, display } = await startScreen()
    const port = await findFreePort()
    const driver = spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, HOME: folder, NO_AT_BRIDGE: '1' },
    })
    const ask = (method: string, address: string, body?: object) =>
      request(method, `http://127.0.0.1:${port}${address}`, body)
    await until(() => ask('GET', '/status').then(Boolean, () => isRunning(driver)))
    const session = await ask('POST', '/session', { capabilities: {} })
    const { sessionId } = session as { sessionId: string }
    return {
      ...toTab((command, parameters) =>
        ask('POST', `/session/${sessionId}/${COMMANDS[command].path}`, parameters),
      ),
      close: async () => {
        await ask('DELETE', `/session/${sessionId}`)
        await Promise.all([end(driver), end(screen)])
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
      },
    }
  },
}

async function startScreen() {
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] as Readable, 'data')
  return { screen, display: `:${String(number).trim()}` }
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: { message: string } }
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.message}`)
  return value
}

function isRunning({ exitCode }: ChildProcess): false {
  if (exitCode !== null) throw new Error(`WebKitWebDriver ended with ${exitCode}`)
  return false
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
