import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'

/** The names in `tests/config/write-font-sets.mjs`; the first is the default. */
export const FONT_SETS = ['arimo', 'dejavu', 'open-sans'] as const
export type FontSet = (typeof FONT_SETS)[number]

/** Timeout of every wait in ms: long enough for a busy machine. */
export const PATIENCE = 120_000

/**
 * The Chromium that `tests/config/prepare-browser.mjs` has found, with one set of fonts only, and the size
 * of text in px that the visitor has set.
 */
export function launchBrowser(fonts: FontSet = FONT_SETS[0], textSize = 16): Promise<Browser> {
  const { CHROMIUM_PATH = '', FONTCONFIG_FILE = '' } = process.env
  const fontConfig = path.join(path.dirname(FONTCONFIG_FILE), `${fonts}.conf`)
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      `--blink-settings=defaultFontSize=${textSize}`,
    ],
    env: { ...process.env, FONTCONFIG_FILE: fontConfig },
    timeout: PATIENCE,
  })
}

export interface Tab {
  page: Page
  /** Messages of the console by level, and uncaught errors. */
  messages: { level: string; text: string }[]
  close: () => Promise<void>
}

export interface TabOptions extends BrowserContextOptions {
  /** Without service workers, so that every request reaches the network. */
  withoutWorkers?: boolean
  /** Without the site's own font: as before it has arrived. */
  withoutFont?: boolean
}

/** A tab in its own browser profile; by default with reduced motion. */
export async function openTab(
  browser: Browser,
  { withoutWorkers = false, withoutFont = false, ...options }: TabOptions = {},
): Promise<Tab> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(PATIENCE)
  if (withoutWorkers) {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
    )
  }
  if (withoutFont) await context.route('**/*.woff2', (route) => route.abort())
  const page = await context.newPage()
  const messages: Tab['messages'] = []
  page.on('console', (message) => messages.push({ level: message.type(), text: message.text() }))
  page.on('pageerror', (error) => messages.push({ level: 'uncaught', text: String(error) }))
  return { page, messages, close: () => closeContext(context) }
}

/** Time in ms that Chromium gets to close a tab. */
const CLOSING_TIME = 20_000

/**
 * Closes a context, whatever its pages are doing. Chromium forgets to close a page that commits a
 * navigation at the same moment (https://crbug.com/536385539), and Playwright would wait for it without
 * end: so navigations end first, and a page that is still open is left to the end of the browser.
 */
async function closeContext(context: BrowserContext): Promise<void> {
  const leave = (page: Page) => page.goto('about:blank', { timeout: CLOSING_TIME })
  const empty = async (page: Page) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await leave(page).catch(() => leave(page))
  }
  await Promise.allSettled(context.pages().map(empty))
  const timer = new AbortController()
  await Promise.race([context.close(), after(CLOSING_TIME, null, timer)])
  timer.abort()
}

/** Written by the browser itself: about failed requests, and about a page that took long on a busy machine. */
const OF_THE_BROWSER =
  /^Failed to load resource: |was preloaded using link preload but not used within a few/

/** Errors and warnings, except for those that the browser logs about requests. */
export function findErrors({ messages }: Tab): string[] {
  const bad = messages.filter(({ level }) => ['error', 'warning', 'uncaught'].includes(level))
  return bad
    .filter(({ text }) => !OF_THE_BROWSER.test(text))
    .map(({ level, text }) => `${level}: ${text}`)
}

/** Waits for a message on the console, unless it is already there. */
export async function untilSaid({ page, messages }: Tab, text: string): Promise<void> {
  const has = (said: string) => said.includes(text)
  if (messages.some((message) => has(message.text))) return
  await page.waitForEvent('console', (message) => has(message.text()))
}
