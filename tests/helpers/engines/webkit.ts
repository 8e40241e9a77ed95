import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { findFreePort } from '../machine/find-free-port.js'
import { findProgram } from '../machine/find-program.js'
import { until } from '../machine/until.js'
import { DEFAULT_SETTINGS, type Engine, type Settings } from './engine.js'
import { COMMANDS, toTab } from './web-driver.js'

const DRIVER = 'WebKitWebDriver'
const SCREEN = 'Xvfb'

/** WebKitGTK's own small browser on a screen of its own: the engine of Safari, without Apple's controls. */
export const webkit: Engine = {
  name: 'WebKit',
  lacks: ['hasForcedColours'],
  describeMissing: () =>
    findProgram(DRIVER) !== undefined && findProgram(SCREEN) !== undefined
      ? null
      : 'WebKitGTK or its screen is missing; on Debian: apt-get install webkit2gtk-driver xvfb',
  start: async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'careers-webkit-'))
    const { screen, display } = await startScreen()
    const port = await findFreePort()
    const driver = spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        HOME: home,
        XDG_CONFIG_HOME: home,
        NO_AT_BRIDGE: '1',
      },
    })
    const ask = (method: string, address: string, body?: object) =>
      request(method, `http://127.0.0.1:${port}${address}`, body)
    await until(() => ask('GET', '/status').then(Boolean, () => isRunning(driver)))

    const begin = async (settings: Settings) => {
      const args = writeSettings(home, settings)
      const alwaysMatch = { 'webkitgtk:browserOptions': { args } }
      const session = await ask('POST', '/session', { capabilities: { alwaysMatch } })
      return { settings, address: `/session/${(session as { sessionId: string }).sessionId}` }
    }
    let session = await begin(DEFAULT_SETTINGS)
    return {
      ...toTab((command, parameters) =>
        ask('POST', `${session.address}/${COMMANDS[command].path}`, parameters),
      ),
      // It reads them as it starts.
      set: async (changes) => {
        const settings = { ...DEFAULT_SETTINGS, ...changes }
        if (isDeepStrictEqual(settings, session.settings)) return
        await ask('DELETE', session.address)
        session = await begin(settings)
      },
      close: async () => {
        await ask('DELETE', session.address)
        await Promise.all([end(driver), end(screen)])
        rmSync(home, { recursive: true, force: true, maxRetries: 5 })
      },
    }
  },
}

/** Its own controls would keep the window wider than a phone. */
const NARROW_CONTROLS = 'button { margin-right: -40px } entry { margin-right: -300px }'

/** @returns the arguments of the browser, which read what is written */
function writeSettings(home: string, settings: Settings): string[] {
  const toolkit = path.join(home, 'gtk-3.0')
  mkdirSync(toolkit, { recursive: true })
  writeFileSync(path.join(toolkit, 'gtk.css'), NARROW_CONTROLS)
  writeFileSync(
    path.join(toolkit, 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${!settings.wantsLessMotion}\n`,
  )
  const ownFile = path.join(home, 'settings.ini')
  writeFileSync(ownFile, `[websettings]\ndefault-font-size=${settings.textSize}\n`)
  return [
    '--automation',
    `--config=${ownFile}`,
    `--enable-javascript=${settings.allowsScripts}`,
    ...(settings.isDark ? ['--dark-mode'] : []),
  ]
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
