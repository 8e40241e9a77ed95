import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from '../machine/find-program.js'
import { until } from '../machine/until.js'
import { DEFAULT_SETTINGS, type Engine, type EngineTab, type Settings } from './engine.js'
import { COMMANDS, toTab } from './web-driver.js'

/** The console of pages goes to the output, that of the browser itself does not. */
const PREFERENCES = {
  'marionette.port': 0,
  'devtools.console.stdout.content': true,
  'devtools.console.stdout.chrome': false,
}

/** Debian's name of it, and that of other systems. */
const findFirefox = () => findProgram('firefox-esr', 'firefox')

/** Firefox without a window, driven by Marionette, which is WebDriver over a socket. */
export const firefox: Engine = {
  name: 'Firefox',
  lacks: [],
  describeMissing: () =>
    findFirefox() === undefined
      ? 'Firefox is missing; on Debian: apt-get install firefox-esr'
      : null,
  start: async () => {
    const profile = mkdtempSync(path.join(tmpdir(), 'careers-firefox-'))
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    )
    writeFileSync(path.join(profile, 'user.js'), lines.join(''))
    const browser = spawn(
      findFirefox() ?? '',
      ['--headless', '--marionette', '--remote-allow-system-access', '--profile', profile],
      { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, HOME: profile } },
    )
    const said: string[] = []
    browser.stdout.on('data', (text) => said.push(String(text)))
    const portFile = path.join(profile, 'MarionetteActivePort')
    await until(() => isWritten(portFile, browser))
    const socket = connect(Number(readFileSync(portFile, 'utf8')), '127.0.0.1')
    const close = async () => {
      socket.destroy()
      await end(browser)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
    return openTab(speak(socket), said, close)
  },
}

type Ask = (name: string, parameters?: object) => Promise<unknown>

async function openTab(ask: Ask, said: string[], close: () => Promise<void>): Promise<EngineTab> {
  await ask('WebDriver:NewSession')
  const tab = toTab(async (command, parameters) => {
    const answer = await ask(COMMANDS[command].name, parameters)
    return (answer as { value?: unknown }).value
  })
  /** Runs a script in the browser's own window. */
  const inBrowser = async (script: string, ...args: unknown[]) => {
    await ask('Marionette:SetContext', { value: 'chrome' })
    const answer = await ask('WebDriver:ExecuteScript', { script, args })
    await ask('Marionette:SetContext', { value: 'content' })
    return (answer as { value: unknown }).value
  }
  await inBrowser(SET_PREFERENCES, toPreferences(DEFAULT_SETTINGS))
  return {
    ...tab,
    // The page's own size, because a window cannot be as narrow as a phone.
    resize: async (width, height) => {
      await inBrowser(RESIZE, `${width}px`, `${height}px`)
    },
    takeErrors: async () => {
      const thrown = (await inBrowser(TAKE_ERRORS)) as string[]
      const logged = said.splice(0).join('').split('\n')
      return [...thrown, ...logged.filter((line) => OF_A_PAGE.test(line))]
    },
    set: async (settings) => {
      await inBrowser(SET_PREFERENCES, toPreferences({ ...DEFAULT_SETTINGS, ...settings }))
    },
    close,
  }
}

const toPreferences = (settings: Settings) => ({
  'layout.css.prefers-color-scheme.content-override': settings.isDark ? 0 : 1,
  'ui.prefersReducedMotion': settings.wantsLessMotion ? 1 : 0,
  'browser.display.document_color_use': settings.hasForcedColours ? 2 : 0,
  'font.size.variable.x-western': settings.textSize,
  'javascript.enabled': settings.allowsScripts,
})

const SET_PREFERENCES = `
  for (const [name, value] of Object.entries(arguments[0]))
    if (typeof value === 'number') Services.prefs.setIntPref(name, value)
    else Services.prefs.setBoolPref(name, value)`

const RESIZE =
  'Object.assign(gBrowser.selectedBrowser.style, { width: arguments[0], height: arguments[1] })'

/** The other name is that of a part of the browser, which asks for news. */
const OF_A_PAGE = /^console\.error: (?!RSLoader)/

/**
 * Without what it says of a request whose page was left, or for which a service worker had neither site nor
 * copy: then a rejection without a reason and a source, too. Workbox handles no rejection of an answer that
 * breaks off while it is kept; what pages do not handle, the other engines tell.
 */
const TAKE_ERRORS = `
  const errors = Services.console.getMessageArray().filter((message) =>
    message instanceof Ci.nsIScriptError &&
    !(message.flags & Ci.nsIScriptError.warningFlag) &&
    message.category !== 'Service Worker Interception' &&
    !/FetchEvent.respondWith.* Promise rejected|^uncaught exception: undefined$|^Image corrupt or truncated/.test(message.errorMessage) &&
    !/^(chrome|resource):/.test(message.sourceName) &&
    !(message.sourceName === '' && /NetworkError when attempting to fetch/.test(message.errorMessage)))
  Services.console.reset()
  return errors.map(({ category, errorMessage, sourceName }) =>
    category + ': ' + errorMessage + ' (' + sourceName + ')')`

function isWritten(file: string, { exitCode }: ChildProcess): boolean {
  if (exitCode !== null) throw new Error(`Firefox ended with ${exitCode} before it could be driven`)
  return existsSync(file) && readFileSync(file, 'utf8') !== ''
}

/**
 * Messages are their length, a colon and JSON: [0, number, name, parameters] and [1, number, error, result].
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
function speak(socket: Socket): Ask {
  const waiting = new Map<number, (answer: [unknown, unknown]) => void>()
  let received = Buffer.alloc(0)
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    for (;;) {
      const start = received.indexOf(':') + 1
      const end = start + Number(received.subarray(0, start - 1).toString())
      if (start === 0 || received.length < end) return
      const message = JSON.parse(received.subarray(start, end).toString())
      received = received.subarray(end)
      // The first one is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.([message[2], message[3]])
    }
  })
  // A browser that has ended answers nothing.
  const ENDED: [Error, null] = [new Error('Firefox has ended'), null]
  socket.on('error', () => undefined)
  socket.on('close', () => waiting.forEach((answer) => answer(ENDED)))
  let number = 0
  return async (name, parameters = {}) => {
    if (socket.destroyed) throw ENDED[0]
    number += 1
    const message = JSON.stringify([0, number, name, parameters])
    const answering = new Promise<[unknown, unknown]>((resolve) => waiting.set(number, resolve))
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    const [error, result] = await answering
    if (error !== null) throw new Error(`${name}: ${(error as Error).message}`)
    return result
  }
}

async function end(browser: ChildProcess): Promise<void> {
  if (browser.exitCode !== null || browser.signalCode !== null) return
  browser.kill()
  await once(browser, 'exit')
}
