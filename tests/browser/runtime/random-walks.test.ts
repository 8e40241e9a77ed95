import type { Page } from 'playwright-core'
import { openTab, type Tab } from '../../helpers/browser/browser.js'
import { createRandom } from './random.js'
import { startRuntimeSite, type Fault } from './runtime-site.js'
import { traceTab } from './trace-tab.js'
import { followInjectedLink, untilHydrated } from '../../helpers/browser/visitor.js'
import { useSite } from '../../helpers/browser/use-site.js'

const WALKS = Number(process.env['WALKS'] ?? 200)
/** Each walk is seeded with its own number, so that one that failed can be repeated alone. */
const FIRST_WALK = Number(process.env['FIRST_WALK'] ?? 1)
const STEPS = 6
const PATHS = [
  '/',
  '/qa-engineer/1001',
  '/ux-designer/1006',
  '/how-we-hire',
  '/departments/engineering',
  '/nope',
]

const MOVES = [
  'click',
  'click',
  'click',
  'hash',
  'back',
  'forward',
  'reload',
  'fault',
  'deploy',
] as const

/** What the browser and the runtime are meant to say when answers fail. */
const EXPECTED = [/^Failed to load resource/, /Cannot start \//]

interface Expected {
  title: string
  h1: string
}

const { site, browser } = useSite(startRuntimeSite)
let pages: Record<string, Expected>

beforeAll(async () => {
  pages = await readPages()
})

/** What the HTML of each page says, which is what the runtime has to arrive at by its own way. */
async function readPages(): Promise<Record<string, Expected>> {
  const tab = await openTab(browser(), { javaScriptEnabled: false })
  const found: Record<string, Expected> = {}
  for (const path of PATHS) {
    await tab.page.goto(site().origin + path)
    const h1 = (await tab.page.locator('main h1').first().textContent()) ?? ''
    found[path] = { title: await tab.page.title(), h1 }
  }
  await tab.close()
  return found
}

test(`${WALKS} random walks end on the page that the address bar says`, async () => {
  const tab = await openTab(browser(), { withoutWorkers: true })
  const trace = traceTab(tab.page)
  // So that no walk can go back further than the site.
  for (let entry = 0; entry <= STEPS; entry += 1) await tab.page.goto(`${site().origin}/?${entry}`)
  for (let walk = FIRST_WALK; walk < FIRST_WALK + WALKS; walk += 1) {
    trace.note(`walk ${walk} begins`)
    try {
      await walkAbout(tab.page, walk, trace.note)
      await untilWhole(tab.page)
      await expectScrollRule(tab.page, `${createRandom(walk).pick(PATHS)}?probe=${walk}`)
      expectNoErrors(tab)
    } catch (cause) {
      throw new Error(`Walk ${walk} went wrong.\n${await trace.describe()}`, { cause })
    }
  }
  await tab.close()
}, 900_000)

async function walkAbout(page: Page, walk: number, note: (step: string) => void) {
  const random = createRandom(walk)
  site().setFault()
  const start = site().origin + random.pick(PATHS)
  // What the end of the walk before had set off, such as a reload for another build, may come between.
  await page.goto(start, { timeout: 5000 }).catch(() => page.goto(start))
  await untilHydrated(page)
  for (let step = 0; step < STEPS; step += 1) {
    const to = random.pick(PATHS)
    const move = random.pick(MOVES)
    note(`step: ${move === 'click' ? to : move}`)
    // A document that goes away under a step takes the step's answer with it.
    await takeStep(page, move, to, random).catch(ignoreGoneDocument)
    if (random.chance(0.5)) await page.waitForTimeout(random.below(60)).catch(() => {})
  }
  site().setFault()
  note('the walk is over')
}

async function takeStep(
  page: Page,
  move: (typeof MOVES)[number],
  to: string,
  random: ReturnType<typeof createRandom>,
): Promise<void> {
  if (move === 'click') await followInjectedLink(page, to)
  else if (move === 'hash') await followInjectedLink(page, '#main')
  else if (move === 'back') await page.goBack({ waitUntil: 'commit' })
  else if (move === 'forward') await page.goForward({ waitUntil: 'commit' })
  else if (move === 'reload') await page.reload()
  else if (move === 'deploy') site().deploy({ code: random.chance(0.3) })
  // Requests come in any order: what befalls them must not change the steps that follow.
  else site().setFault(toFaults(createRandom(random.below(1e9))))
}

function toFaults(random: ReturnType<typeof createRandom>): (request: string) => Fault | null {
  const faults: Fault[] = ['drop', 'cut', { status: 500 }, { status: 503 }, { delay: 150 }]
  return (request) =>
    /page-data|assets\/.*page/.test(request) && random.chance(0.3) ? random.pick(faults) : null
}

function ignoreGoneDocument(error: Error): void {
  if (!/context was destroyed|navigation|interrupted|ERR_ABORTED|detached/i.test(error.message)) {
    throw error
  }
}

/** Until the page is whole that the address bar says, or that an address stands for. */
async function untilWhole(page: Page, href: string | null = null): Promise<void> {
  const isWhole = ([expected, at]: readonly [typeof pages, string | null]) => {
    const { pathname, search, hash } = location
    const wanted = expected[pathname]
    const title = document.title.replace(/ \(edition \d+\)$/, '')
    const said = document.querySelector('#route-announcer')?.textContent ?? ''
    const shown = document.querySelector<HTMLElement>('.page')
    return (
      (at === null || at === pathname + search + hash) &&
      document.readyState === 'complete' &&
      wanted !== undefined &&
      title === wanted.title &&
      document.querySelector('main h1')?.textContent === wanted.h1 &&
      shown?.dataset.transition !== 'out' &&
      document.querySelector('.slow-load')?.textContent === '' &&
      (said === '' || said === `Navigated to ${document.title}`)
    )
  }
  await page.waitForFunction(isWhole, [pages, href] as const)
}

function expectNoErrors(tab: Tab): void {
  const unexpected = tab.messages
    .splice(0)
    .filter(({ level }) => level === 'error' || level === 'uncaught')
    .filter(({ text }) => !EXPECTED.some((pattern) => pattern.test(text)))
  expect(unexpected).toEqual([])
}

/** Wherever a walk ends: another page is shown from its top, and Back finds the place that was left. */
async function expectScrollRule(page: Page, to: string): Promise<void> {
  const from = await leaveFor(page, to)
  await untilWhole(page, to)
  await page.waitForFunction(() => window.scrollY === 0)
  await page.goBack({ waitUntil: 'commit' })
  await untilWhole(page, from.href)
  const isThere = (y: number | null) => y === null || Math.abs(window.scrollY - y) < 2
  await page.waitForFunction(isThere, from.y)
}

interface FieldPosition {
  href: string
  /** Null where no runtime is alive: Chromium then keeps the place of a visitor's scrolling, no script's. */
  y: number | null
}

/**
 * Scrolls and follows a link in one task, so that the last step of the walk, which may still be on its
 * way, is cancelled by it or has led to what is left here.
 */
async function leaveFor(page: Page, to: string): Promise<FieldPosition> {
  const leave = (href: string): FieldPosition => {
    const left = sessionStorage.getItem(href)
    if (left !== null) return JSON.parse(left)
    window.scrollTo({ top: 300, behavior: 'instant' })
    const isAlive = history.scrollRestoration === 'manual'
    const from = {
      href: location.pathname + location.search + location.hash,
      y: isAlive ? window.scrollY : null,
    }
    sessionStorage.setItem(href, JSON.stringify(from))
    const link = document.createElement('a')
    link.href = href
    link.textContent = `To ${href}`
    document.querySelector('main')?.append(link)
    link.click()
    return from
  }
  // A document that goes away at the click takes the answer along, but not what it has stored.
  const attempt = () =>
    page.evaluate(leave, to).catch((error: Error) => {
      ignoreGoneDocument(error)
      return null
    })
  let from = await attempt()
  while (from === null) from = await attempt()
  return from
}
