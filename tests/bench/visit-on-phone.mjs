import { setTimeout as wait } from 'node:timers/promises'

/*
 * A visitor with a phone of six times slower a processor, on slow 3G, who filters, searches and opens a
 * role. Times in ms.
 */

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const SLOWED = 6
const SLOW_3G = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const PATIENCE = 120_000

/** How long a finger stays on the screen, and how long until it is at the next key. */
const TOUCH = 80
const BETWEEN_KEYS = 150
/** After so long without a request, a page has fetched what it fetches by itself. */
const QUIET = 1_000

const FILTERS = 'button.filter-open'
const BOX = '.filter-dialog[open] input[value=engineering]'
const FIELD = '.filter-dialog[open] input[name=q]'
const FIRST_ROLE = '.job-row a'
const ROLE_PAGE = '.page--in article.job'

/** What the visitor has waited for. */
export async function visitOnPhone(browser, url) {
  const view = await visit(browser, url, (page) => page.evaluate(readFirstView))
  const inList = await visit(browser, url, async (page) => {
    const boxes = untilDrawn(page, BOX)
    const dialog = await untilDrawn(page, '.filter-dialog[open]', () => tap(page, FILTERS))
    const opened = { dialog, boxes: await boxes }
    await untilQuiet(page)
    const tick = await toLongest(page, () => tap(page, BOX))
    const word = await toLongest(page, async () => {
      await tap(page, FIELD)
      for (const key of 'engineer') {
        await wait(BETWEEN_KEYS)
        await page.keyboard.press(key)
      }
    })
    return { ...opened, tick, word }
  })
  const role = await visit(browser, url, async (page) => {
    // As who looks at the list before.
    await page.mouse.wheel(0, 200)
    await untilQuiet(page)
    return untilDrawn(page, ROLE_PAGE, () => tap(page, FIRST_ROLE))
  })
  const firstTap = await visit(browser, url, (page) =>
    untilDrawn(page, ROLE_PAGE, () => tap(page, FIRST_ROLE)),
  )
  return { ...view, ...inList, role, firstTap }
}

/** In a profile of its own; once the page is hydrated and has fetched what it fetches by itself. */
async function visit(browser, url, act) {
  const context = await browser.newContext(PHONE)
  try {
    context.setDefaultTimeout(PATIENCE)
    await context.addInitScript(watchEvents)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_3G })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    watchRequests(page)
    await page.goto(url)
    await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
    await untilQuiet(page)
    return await act(page)
  } finally {
    await context.close()
  }
}

/** Runs in the page, from its first moment. Requests of a service worker are not slowed, so it has none. */
function watchEvents() {
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
  const felt = (window.felt = { touchedAt: 0, events: [], view: {} })
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    felt.view[type] = []
    const observer = new PerformanceObserver((list) => felt.view[type].push(...list.getEntries()))
    observer.observe({ type, buffered: true })
  }
  window.addEventListener('pointerdown', ({ timeStamp }) => (felt.touchedAt = timeStamp), true)
  const observer = new PerformanceObserver((list) => felt.events.push(...list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16 })
}

/** Runs in the page. */
function readFirstView() {
  const { paint, longtask, ...view } = window.felt.view
  const total = (numbers) => Math.round(numbers.reduce((sum, number) => sum + number, 0))
  return {
    firstPaint: Math.round(paint.find(({ name }) => name === 'first-contentful-paint').startTime),
    largestPaint: Math.round(view['largest-contentful-paint'].at(-1).startTime),
    blocked: total(longtask.map(({ duration }) => duration - 50)),
    shift: total(view['layout-shift'].map(({ value }) => value * 1000)),
  }
}

/** From the touch until a frame with an element is drawn. */
async function untilDrawn(page, selector, act = () => {}) {
  const drawn = page.evaluate(
    (awaited) =>
      new Promise((resolve) => {
        // What is posted from within a frame is received once that frame is handed to the compositor.
        const tell = () => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(Math.round(performance.now() - window.felt.touchedAt))
          port2.postMessage(null)
        }
        const look = () =>
          document.querySelector(awaited) === null ? requestAnimationFrame(look) : tell()
        requestAnimationFrame(look)
      }),
    selector,
  )
  await act()
  return drawn
}

/** The longest of some interactions, as the browser reports them: nothing shorter than 16 ms. */
async function toLongest(page, interact) {
  await page.evaluate(() => (window.felt.events = []))
  await interact()
  await untilQuiet(page)
  return page.evaluate(() => {
    const interactions = window.felt.events.filter(({ interactionId }) => interactionId > 0)
    return Math.max(16, ...interactions.map(({ duration }) => duration))
  })
}

async function tap(page, selector) {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await target.boundingBox()
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await wait(TOUCH)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

const requests = new WeakMap()

function watchRequests(page) {
  const state = { open: 0, changedAt: performance.now() }
  requests.set(page, state)
  const count = (by) => () =>
    Object.assign(state, { open: state.open + by, changedAt: performance.now() })
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
}

async function untilQuiet(page) {
  const state = requests.get(page)
  const isQuiet = () => state.open === 0 && performance.now() - state.changedAt > QUIET
  while (!isQuiet()) await wait(50)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}
