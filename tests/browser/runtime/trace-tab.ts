import type { Frame, Page, Request } from 'playwright-core'
import { describePage } from '../../helpers/browser/visitor.js'

export interface TabTrace {
  /** Adds what the test itself did. */
  note: (what: string) => void
  /** What is there now, the session history, and what happened last, with times in ms. */
  describe: () => Promise<string>
}

const LONGEST = 300

/** Writes down what happens in a tab, so that one failed run is enough to understand it. */
export function traceTab(page: Page): TabTrace {
  const began = Date.now()
  const lines: string[] = []
  const note = (what: string) => {
    lines.push(`${Date.now() - began} ${what}`)
    if (lines.length > LONGEST) lines.shift()
  }

  page.on('request', (request) => note(`asked ${nameOf(request)}`))
  page.on('response', (response) => note(`got ${response.status()} ${nameOf(response.request())}`))
  page.on('requestfailed', (request) =>
    note(`lost ${nameOf(request)}: ${request.failure()?.errorText}`),
  )
  page.on('framenavigated', (frame: Frame) => note(`at ${frame.url()}`))
  page.on('domcontentloaded', () => note('document parsed'))
  page.on('load', () => note('document loaded'))
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => note(`uncaught: ${error}`))

  return {
    note,
    describe: async () => {
      const happened = [...lines]
      const state = await within(10_000, describePage(page))
      const entries = await within(5000, describeHistory(page))
      return `${state}\n\nSession history: ${entries}\n\nWhat happened last:\n${happened.join('\n')}`
    },
  }
}

function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url())
  const mark = request.isNavigationRequest() ? ' (document)' : ''
  return `${request.method()} ${pathname}${search}${mark}`
}

/** The last entries; the present one in brackets. */
async function describeHistory(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory')
  const names = entries.map(({ url }, at) => (at === currentIndex ? `[${url}]` : url))
  return `${entries.length} entries, … ${names.slice(-12).join(', ')}`
}

/** With a time limit, because a page that hangs never answers. */
function within(ms: number, answer: Promise<string>): Promise<string> {
  const tooLate = new Promise<string>((resolve) =>
    setTimeout(() => resolve(`no answer in ${ms} ms`), ms),
  )
  return Promise.race([answer.catch((error: Error) => error.message), tooLate])
}
