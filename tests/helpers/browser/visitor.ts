import type { Page } from 'playwright-core'
import { until } from '../machine/until.js'
import { PATIENCE } from './browser.js'

const ANNOUNCER = '#route-announcer'

/** Follows a link that is on the page, with the mouse as a visitor does. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]:visible`).first().click()
}

/**
 * Follows a link that the test itself adds to the page: for addresses that no page links to, and where
 * the mouse would scroll the page or fetch the target ahead of the click.
 */
export async function followInjectedLink(page: Page, href: string): Promise<void> {
  const click = (to: string) => {
    const link = document.createElement('a')
    link.href = to
    link.textContent = `To ${to}`
    document.querySelector('main')?.append(link)
    link.click()
  }
  // A full page load destroys the context before the call has returned.
  await page.evaluate(click, href).catch((error: Error) => {
    if (!/context was destroyed/i.test(error.message)) throw error
  })
}

/**
 * Waits for hydration, which the runtime marks on its root element. A page whose runtime waits for a
 * visitor's interest is shown some, again and again: before its first paint, and in a document that is
 * on its way out, none counts.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const root = page.locator('#root[data-hydrated]')
  await whileInterested(page, 'script[data-start="interest"]', () =>
    root.waitFor({ state: 'attached' }),
  )
}

/**
 * Until a hydrated page follows links itself: the code for that comes on interest. A link that is clicked before
 * waits a second for it, and is then left to the browser, which loads a document.
 */
export async function untilFollowing(page: Page): Promise<void> {
  const isFollowing = () =>
    page.evaluate(() => history.scrollRestoration === 'manual').catch(() => false)
  const end = performance.now() + PATIENCE
  await whileInterested(page, '#root[data-hydrated]', () =>
    // Not by `page.waitForFunction`: the page may have no frames.
    until(async () => {
      if (performance.now() > end) throw new Error('The page does not follow links itself')
      return isFollowing()
    }),
  )
}

/** Shows interest in documents that have an element of the selector. */
async function whileInterested(page: Page, selector: string, wait: () => Promise<unknown>) {
  const tell = () => void page.evaluate(showInterest, selector).catch(() => undefined)
  const telling = setInterval(tell, 50)
  tell()
  try {
    await wait().catch(describing(page))
  } finally {
    clearInterval(telling)
  }
}

function showInterest(selector: string): void {
  if (document.querySelector(selector) !== null)
    window.dispatchEvent(new PointerEvent('pointermove'))
}

/** From the next document on, timers and frames wait for `page.clock`, which is set a minute ahead. */
export async function stopTime(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}

/** From the next document on, what the page has given so many ms has all the time it needs. */
export async function withoutDeadline(page: Page, ms: number): Promise<void> {
  await page.addInitScript((deadline) => {
    const [{ setTimeout: wait }, { timeout }] = [window, AbortSignal]
    const start = (run: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === deadline ? 0 : wait(run, delay, ...rest)
    window.setTimeout = start as typeof setTimeout
    AbortSignal.timeout = (delay) =>
      delay === deadline ? new AbortController().signal : timeout.call(AbortSignal, delay)
  }, ms)
}

/** Until the stylesheets are there, and what the HTML has is laid out by them. */
export async function untilStyled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
      ({ sheet }) => sheet !== null,
    ),
  )
}

/** Until the site's own font is there, and every part of the page is set in it. */
export async function untilSet(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Figtree/.test(family) && status === 'loaded'),
  )
  await page.locator('body:not(:has([data-font]))').waitFor()
}

/** Two frames: the first may have begun already. */
export async function untilFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}

/** After `stopTime`: runs the clock for the frames that hydration waits for. */
export async function untilRendered(page: Page): Promise<void> {
  await page.clock.runFor(50)
}

/** Adds to an error what is there instead of what was awaited. */
function describing(page: Page): (error: Error) => Promise<never> {
  return async (error) => {
    throw new Error(`${error.message}\n${await describePage(page)}`)
  }
}

/** The state of a page for an error message, and what it has fetched, with times in ms. */
function describePage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const within = (ms: number, event: Promise<string>) =>
      Promise.race([event, new Promise<string>((r) => setTimeout(() => r(`not in ${ms} ms`), ms))])
    const frame = new Promise<string>((r) => requestAnimationFrame(() => r('rendered')))
    const message = new Promise<string>((r) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => r('delivered')
      channel.port2.postMessage(null)
    })
    const root = document.getElementById('root')
    const state = {
      at: location.href,
      title: document.title,
      h1: document.querySelector('main h1')?.textContent,
      said: document.querySelector('#route-announcer')?.textContent,
      slow: document.querySelector('.slow-load')?.textContent,
      transition: document.querySelector<HTMLElement>('.page')?.dataset['transition'],
      now: Math.round(performance.now()),
      readyState: document.readyState,
      visibility: document.visibilityState,
      hydrated: root?.dataset['hydrated'] !== undefined,
      scroll: history.scrollRestoration,
      frame: await within(2000, frame),
      message: await within(2000, message),
    }
    const loads = performance
      .getEntriesByType('resource')
      .map((load) => load as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd, responseStatus }) => {
        const times = `${Math.round(startTime)}-${Math.round(responseEnd)}`
        return `${new URL(name).pathname.split('/').pop()} ${responseStatus} ${times}`
      })
    return `${JSON.stringify(state)}\n${loads.join(', ')}`
  })
}

/** Until the page is hydrated and follows links itself. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await untilHydrated(page)
  await untilFollowing(page)
}

/** Until a search in the address has its answer, whose code loads after the page's own. */
export async function untilAnswered(page: Page): Promise<void> {
  const pending = ':root[data-search="pending"], .listing-results[aria-busy]'
  await page.locator(pending).first().waitFor({ state: 'detached' })
}

/** Waits until the address bar has the address and the navigation has been announced. */
export async function untilAt(page: Page, href: string): Promise<void> {
  const isAt = ([to, announcer]: readonly [string, string]) => {
    const { pathname, search, hash } = location
    const said = document.querySelector(announcer)?.textContent
    return pathname + search + hash === to && said !== ''
  }
  await page.waitForFunction(isAt, [href, ANNOUNCER] as const).catch(describing(page))
}

/** Marks this document, to distinguish a full page load from a navigation. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const read = () => page.evaluate(() => 'isSameDocument' in window)
  // A reload during the call makes it fail; the next document answers.
  return () => read().catch(read)
}

/** Collects every announcement from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((announcer) => {
    const said: string[] = []
    const region = document.querySelector(announcer)
    if (!region) throw new Error('There is no announcer')
    new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(
      region,
      {
        childList: true,
      },
    )
    Object.assign(window, { said })
  }, ANNOUNCER)
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

export const shown = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    h1: document.querySelector('main h1')?.textContent ?? '',
    focus: document.activeElement?.id ?? '',
    y: Math.round(window.scrollY),
  }))

/** Repeats an asynchronous check; `page.waitForFunction` would take a promise for true. */
export async function untilTrue<Argument>(
  page: Page,
  ask: (argument: Argument) => Promise<boolean>,
  argument: Argument,
): Promise<void> {
  const nextFrame = () => page.evaluate(() => new Promise(requestAnimationFrame))
  const end = performance.now() + PATIENCE
  while (!(await page.evaluate(ask as never, argument))) {
    if (performance.now() < end) await nextFrame()
    else await describing(page)(new Error(`Not true in ${PATIENCE} ms: ${ask}`))
  }
}
