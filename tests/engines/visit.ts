import type { EngineTab } from '../helpers/engines/engine.js'

/** In ms, of each wait: long enough for a busy machine. */
const PATIENCE = 60_000

/** What a visitor does and sees on the site, in a tab of any engine. */
export interface Visit extends EngineTab {
  /** Opens an address of the site in a document of its own. */
  open: (address: string) => Promise<void>
  openUrl: EngineTab['open']
  /** Waits for what a function in the page says to be so, across documents. */
  until: <Args extends unknown[]>(
    isSo: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ) => Promise<void>
  /** With the mouse, on the one that has this text alone. */
  clickText: (selector: string, text: string) => Promise<void>
  /** Into a field, once it is there and a click has given it the focus, in place of what it holds. */
  type: (field: string, text: string) => Promise<void>
  /** Opens one, and waits until it is hydrated. */
  enter: (address: string) => Promise<void>
  /** With all that comes to a page for reading, which is shown interest. */
  untilHydrated: () => Promise<void>
  /** The same on any page. */
  untilSettled: () => Promise<void>
  /** Waits for the address, and for a heading that begins so. */
  untilAt: (address: string, heading: string) => Promise<void>
  /** Waits for what a screen reader is told of a page, which begins so. */
  untilAnnounced: (text: string) => Promise<void>
  /** Waits for the number of roles that the listing says and shows. */
  untilListed: (status: string) => Promise<void>
  /** Resolves when the next document is there, before it has hydrated. */
  reload: () => Promise<void>
}

export function toVisit(tab: EngineTab, origin: string): Visit {
  const until: Visit['until'] = async (isSo, ...args) => {
    const end = performance.now() + PATIENCE
    // A document that is on its way out cannot answer.
    while (!(await tab.ask(isSo, ...args).catch(() => false))) {
      if (performance.now() > end) throw new Error(await describe(tab, `${isSo} (${args.join()})`))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const untilHydrated = async () => {
    await until(isHydrated)
    await until(isSettled, false)
  }
  // By way of an empty page: else a fragment of the page that is shown would be only scrolled to.
  const open = async (address: string) => {
    await tab.open('about:blank')
    await tab.open(origin + address)
  }
  // What is clicked before a page has come and is painted may be lost: Firefox drops it.
  const click = async (selector: string) => {
    await until(isPainted)
    await tab.click(selector)
  }
  return {
    ...tab,
    open,
    openUrl: tab.open,
    until,
    click,
    clickText: async (selector, text) => {
      await until(markText, selector, text)
      await click('[data-to-click]')
    },
    type: async (field, text) => {
      await until((selector) => document.querySelector(selector) !== null, field)
      await click(field)
      await until((selector) => document.activeElement?.matches(selector) === true, field)
      await tab.ask(
        (selector) => document.querySelector<HTMLInputElement>(selector)?.select(),
        field,
      )
      await tab.press(...text)
    },
    untilHydrated,
    enter: async (address) => {
      await open(address)
      await untilHydrated()
    },
    untilSettled: () => until(isSettled, true),
    untilAt: (address, heading) => until(isAt, address, heading),
    untilAnnounced: (text) => until(isAnnounced, text),
    untilListed: (status) => until(isListed, status),
    reload: async () => {
      await tab.ask(() => {
        Object.assign(window, { isFormer: true })
        setTimeout(() => location.reload())
      })
      await until(() => !('isFormer' in window) && document.readyState === 'complete')
    },
  }
}

/** A page whose runtime waits for a visitor's interest is shown some. */
function isHydrated(): boolean {
  const isWaiting = document.querySelector('script[data-start="interest"]') !== null
  if (isWaiting) window.dispatchEvent(new PointerEvent('pointermove'))
  return document.querySelector('#root[data-hydrated]') !== null
}

/**
 * Whether the code of navigation, which says how scroll is restored, and the service worker are there that come
 * with a visitor's interest: WebKit complains of what is still on its way when its page is left.
 */
async function isSettled(isInteresting: boolean): Promise<boolean> {
  if (isInteresting) window.dispatchEvent(new PointerEvent('pointermove'))
  else if (document.querySelector('script[data-start="interest"]') === null) return true
  const registration = await navigator.serviceWorker.getRegistration()
  return registration !== undefined && history.scrollRestoration === 'manual'
}

function isPainted(): boolean {
  return document.readyState === 'complete' && performance.getEntriesByType('paint').length > 0
}

function isAt(address: string, heading: string): boolean {
  const title = document.querySelector('main h1')?.textContent ?? ''
  return location.href === location.origin + address && title.trim().startsWith(heading)
}

function isAnnounced(text: string): boolean {
  return document.querySelector('#route-announcer')?.textContent.startsWith(text) === true
}

function markText(selector: string, text: string): boolean {
  const element = [...document.querySelectorAll(selector)].find((each) => each.textContent === text)
  element?.setAttribute('data-to-click', '')
  return element !== undefined
}

function isListed(status: string): boolean {
  const isShown = (element: Element) => element.getClientRects().length > 0
  const rows = [...document.querySelectorAll('.listing .job-row')].filter(isShown)
  const said = document.querySelector('.listing .result-status')?.textContent
  return said === status && rows.length === parseInt(status)
}

/** For the message of an error: what was waited for, and what is there instead. */
async function describe(tab: EngineTab, awaited: string): Promise<string> {
  const state = await tab.ask(() => ({
    at: location.href,
    heading: document.querySelector('main h1')?.textContent,
    isHydrated: document.querySelector('#root[data-hydrated]') !== null,
    code: document.documentElement.dataset,
    status: document.querySelector('.listing .result-status')?.textContent,
    y: scrollY,
    paints: performance.getEntriesByType('paint').map(({ name }) => name),
  }))
  return `Not so in ${PATIENCE} ms: ${awaited}\n${JSON.stringify(state)}`
}
