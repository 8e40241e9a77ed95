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
    const env = { ...process.env, DISPLAY: display, HOME: home, XDG_CONFIG_HOME: home }
    const begin = async (settings: Settings) => {
      const args = writeSettings(home, settings)
      const start = () => startSession(args, { ...env, NO_AT_BRIDGE: '1' })
      return { settings, ...(await start().catch(start)) }
    }
    let session = await begin(DEFAULT_SETTINGS)
    return {
      ...toTab((command, parameters) => session.ask(COMMANDS[command].path, parameters)),
      // It reads them as it starts.
      set: async (changes) => {
        const settings = { ...DEFAULT_SETTINGS, ...changes }
        if (isDeepStrictEqual(settings, session.settings)) return
        await session.end()
        session = await begin(settings)
      },
      close: async () => {
        await Promise.all([session.end(), end(screen)])
        rmSync(home, { recursive: true, force: true, maxRetries: 5 })
      },
    }
  },
}

/** In ms, of a browser's start, which now and then never ends, and of each command. */
const START_LIMIT = 30_000
const COMMAND_LIMIT = 60_000

/** A browser with a driver of its own. */
async function startSession(args: string[], env: NodeJS.ProcessEnv) {
  const port = await findFreePort()
  // A group of its own, so that the browser ends with it.
  const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', detached: true, env })
  const origin = `http://127.0.0.1:${port}`
  await until(() => request(`${origin}/status`).then(Boolean, () => isRunning(driver)))
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } }
  try {
    const begun = await request(`${origin}/session`, { capabilities }, START_LIMIT)
    const address = `${origin}/session/${(begun as { sessionId: string }).sessionId}`
    return {
      ask: (path: string, parameters: object) => request(`${address}/${path}`, parameters),
      end: () => end(driver, -(driver.pid ?? 0)),
    }
  } catch (error) {
    await end(driver, -(driver.pid ?? 0))
    throw error
  }
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

async function request(url: string, body?: object, limit = COMMAND_LIMIT): Promise<unknown> {
  const signal = AbortSignal.timeout(limit)
  const answer = await fetch(url, {
    signal,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as { value: { error: string; message: string } }
  if (!answer.ok) throw new Error(`${new URL(url).pathname}: ${value.error} ${value.message}`)
  return value
}

function isRunning({ exitCode }: ChildProcess): false {
  if (exitCode !== null) throw new Error(`WebKitWebDriver ended with ${exitCode}`)
  return false
}

async function end(child: ChildProcess, pid = child.pid ?? 0): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  process.kill(pid)
  await once(child, 'exit')
}
