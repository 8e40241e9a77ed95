import { findErrors, untilSaid } from '../../helpers/browser/browser.js'
import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { open, shown, untilHydrated } from '../../helpers/browser/visitor.js'
import { startRuntimeSite } from './runtime-site.js'

const JOB = '/qa-engineer/1001'

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

afterEach(() => site().setFault())

describe('the first load of a page', () => {
  test.each([
    '/',
    JOB,
    '/departments/engineering',
    '/how-we-hire',
    '/nope',
    '//evil.example/apply',
    '/job_ghid/1',
    '/offline-app-shell',
  ])('of %s hydrates without a message, an announcement or a change of focus', async (path) => {
    await open(tab().page, `${site().origin}${path}`)
    const { focus, h1 } = await shown(tab().page)
    expect(h1).not.toBe('')
    expect(focus).toBe('')
    expect(await tab().page.textContent('#route-announcer')).toBe('')
    expect(new URL(tab().page.url()).pathname).toBe(path)
    expect(findErrors(tab())).toEqual([])
  })

  test('keeps query and hash, and scrolls to the hash target', async () => {
    await open(tab().page, `${site().origin}/?q=engineer#main`)
    expect(tab().page.url()).toBe(`${site().origin}/?q=engineer#main`)
  })

  test.each(['drop', 'cut', { status: 500 }, { status: 200, body: 'blocked' }] as const)(
    'leaves a page with working links if its page data fails with %j',
    async (fault) => {
      site().setFault((request) => (request.includes('page-data.json') ? fault : null))
      await tab().page.goto(`${site().origin}/`)
      await untilSaid(tab(), 'Cannot start /')
      const documents = site().requests.filter((request) => request === 'GET /').length
      await tab().page.click(`main a[href="${JOB}"]`)
      await tab().page.waitForURL(`**${JOB}`)
      expect(await tab().page.textContent('main h1')).toContain('QA Engineer')
      expect(site().requests.filter((request) => request === 'GET /')).toHaveLength(documents)
    },
  )

  test.each([
    [{ status: 503 }, 'We couldn\'t load "/page-data/sq/d/'],
    [{ status: 200, body: '{}' }, 'The result of this StaticQuery could not be fetched.'],
  ])(
    'says why on the console, and leaves working links, if a static query fails with %j',
    async (fault, message) => {
      site().setFault((request) => (request.includes('/page-data/sq/d/') ? fault : null))
      await tab().page.goto(`${site().origin}/`)
      await untilSaid(tab(), message)
      expect(findErrors(tab()).join()).not.toContain('TypeError')
      await tab().page.click(`main a[href="${JOB}"]`)
      await tab().page.waitForURL(`**${JOB}`)
    },
  )

  test('is repaired by exactly one full load if its template is missing', async () => {
    site().setFault((request) => (/assets\/shared-parts\./.test(request) ? { status: 404 } : null))
    const before = site().requests.length
    await tab().page.goto(`${site().origin}${JOB}?from=mail`)
    await untilSaid(tab(), 'Cannot start')
    await untilSaid(
      tab(),
      "We couldn't find the correct component chunk with the name component---job-page",
    )
    expect(
      site()
        .requests.slice(before)
        .filter((request) => request === `GET ${JOB}?from=mail`),
    ).toHaveLength(2)
    expect(await tab().page.textContent('main h1')).toContain('QA Engineer')
  })

  test('leaves islands as the server rendered them, without their code', async () => {
    const before = site().requests.length
    await tab().page.goto(`${site().origin}/?q=engineer`)
    await tab().page.getByRole('group', { name: 'Department' }).waitFor()
    const asked = site().requests.slice(before).join()
    expect(asked).toContain('job-listing')
    expect(asked).not.toMatch(/front-hero|index-more|site-footer|slice-zone/)
    expect((await shown(tab().page)).h1).not.toBe('')
    expect(await tab().page.locator('footer a').count()).toBeGreaterThan(0)
  })

  test('keeps the elements that the server sent, whole list and all', async () => {
    const answer = await holdRequests(tab().page, '**/browser-entry.*')
    await tab().page.goto(`${site().origin}/`, { waitUntil: 'domcontentloaded' })
    const rows = await tab().page.locator('.job-row').elementHandles()
    answer()
    await untilHydrated(tab().page)
    const areThere = await Promise.all(rows.map((row) => row.evaluate((li) => li.isConnected)))
    expect(areThere).toEqual(Array.from({ length: 43 }, () => true))
    expect(findErrors(tab())).toEqual([])
  })

  test('has its filters when it is hydrated, without a move of the visitor', async () => {
    await tab().page.goto(`${site().origin}/`)
    await tab().page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
    expect(await tab().page.getByLabel('Sort by').isVisible()).toBe(true)
    expect(await tab().page.getByRole('group', { name: 'Department' }).isVisible()).toBe(true)
  })

  test('keeps the focus where it is while the code loads', async () => {
    const answer = await holdRequests(tab().page, '**/browser-entry.*')
    await tab().page.goto(`${site().origin}/`, { waitUntil: 'domcontentloaded' })
    await tab().page.keyboard.press('Tab')
    await tab().page.keyboard.press('Tab')
    await tab().page.keyboard.press('Enter')
    const focus = () => tab().page.evaluate(() => document.activeElement?.id)
    await tab().page.waitForFunction(() => document.activeElement?.id === 'results')
    answer()
    await untilHydrated(tab().page)
    expect(await focus()).toBe('results')
  })

  test.each(['app-data.json', 'index/page-data.json'])(
    'is hydrated although %s hangs at first',
    async (file) => {
      await tab().page.addInitScript(hangOnce, file)
      await open(tab().page, `${site().origin}/`)
      expect(findErrors(tab())).toEqual([])
    },
  )

  test('follows an old job link that the server did not know before it renders anything', async () => {
    site().setFault((request) =>
      request === 'GET /job_ghid/1001?src=mail' ? { status: 404, body: oldJobDocument } : null,
    )
    const answer = await fetch(`${site().origin}/job_ghid/1`)
    const oldJobDocument = await answer.text()
    await open(tab().page, `${site().origin}/job_ghid/1001?src=mail#apply`)
    expect(tab().page.url()).toBe(`${site().origin}${JOB}?src=mail#apply`)
    expect(await shown(tab().page)).toMatchObject({ h1: expect.stringContaining('QA Engineer') })
  })
})

/** The first request for a file never gets an answer, and the time that it was given is over at once. */
function hangOnce(file: string): void {
  const clocks = new Map<AbortSignal, AbortController>()
  AbortSignal.timeout = () => {
    const clock = new AbortController()
    clocks.set(clock.signal, clock)
    return clock.signal
  }
  const { fetch } = window
  let hasHung = false
  window.fetch = (input, init) => {
    if (hasHung || !String(input).includes(file)) return fetch(input, init)
    hasHung = true
    return new Promise((_, reject) => {
      const clock = init?.signal ? clocks.get(init.signal) : undefined
      clock?.signal.addEventListener('abort', () => reject(clock.signal.reason))
      clock?.abort()
    })
  }
}
