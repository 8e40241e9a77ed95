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
  test.each(['/', '//evil.example/apply'])(
    'of %s hydrates without a message, an announcement or a change of focus',
    async (path) => {
      await open(tab().page, `${site().origin}${path}`)
      const { focus, h1 } = await shown(tab().page)
      expect(h1).not.toBe('')
      expect(focus).toBe('')
      expect(await tab().page.textContent('#route-announcer')).toBe('')
      expect(new URL(tab().page.url()).pathname).toBe(path)
      expect(findErrors(tab())).toEqual([])
    },
  )

  test('leaves a page with working links if its page data is cut', async () => {
    site().setFault((request) => (request.includes('page-data.json') ? 'cut' : null))
    await tab().page.goto(`${site().origin}/`)
    await untilSaid(tab(), 'Cannot start /')
    const documents = site().requests.filter((request) => request === 'GET /').length
    await tab().page.click(`main a[href="${JOB}"]`)
    await tab().page.waitForURL(`**${JOB}`)
    expect(await tab().page.textContent('main h1')).toContain('QA Engineer')
    expect(site().requests.filter((request) => request === 'GET /')).toHaveLength(documents)
  })

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

  test('keeps query and hash, has its filters without a move of the visitor, and leaves islands without their code', async () => {
    const { page } = tab()
    const before = site().requests.length
    await page.goto(`${site().origin}/?from=mail#main`)
    await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
    expect(page.url()).toBe(`${site().origin}/?from=mail#main`)
    expect(await page.getByLabel('Sort by').isVisible()).toBe(true)
    expect(await page.getByRole('group', { name: 'Department' }).isVisible()).toBe(true)
    const asked = site().requests.slice(before).join()
    expect(asked).toContain('job-listing')
    expect(asked).not.toMatch(/front-hero|index-more|site-footer|slice-zone/)
    expect((await shown(page)).h1).not.toBe('')
    expect(await page.locator('footer a').count()).toBeGreaterThan(0)
  })

  test('keeps the elements that the server sent, whole list and all, and the focus where it is', async () => {
    const answer = await holdRequests(tab().page, '**/browser-entry.*')
    await tab().page.goto(`${site().origin}/`, { waitUntil: 'domcontentloaded' })
    const rows = await tab().page.locator('.job-row').elementHandles()
    for (const key of ['Tab', 'Tab', 'Enter']) await tab().page.keyboard.press(key)
    await tab().page.waitForFunction(() => document.activeElement?.id === 'results')
    answer()
    await untilHydrated(tab().page)
    const areThere = await Promise.all(rows.map((row) => row.evaluate((li) => li.isConnected)))
    expect(areThere).toEqual(Array.from({ length: 43 }, () => true))
    expect((await shown(tab().page)).focus).toBe('results')
    expect(findErrors(tab())).toEqual([])
  })

  test('is hydrated although its page data and app data hang at first', async () => {
    await tab().page.addInitScript(hangOnce, ['app-data.json', 'index/page-data.json'])
    await open(tab().page, `${site().origin}/`)
    expect(findErrors(tab())).toEqual([])
  })
})

/** The first request for each file never gets an answer, and the time that it was given is over at once. */
function hangOnce(files: string[]): void {
  const clocks = new Map<AbortSignal, AbortController>()
  AbortSignal.timeout = () => {
    const clock = new AbortController()
    clocks.set(clock.signal, clock)
    return clock.signal
  }
  const { fetch } = window
  const left = new Set(files)
  window.fetch = (input, init) => {
    const file = [...left].find((name) => String(input).includes(name))
    if (file === undefined) return fetch(input, init)
    left.delete(file)
    return new Promise((_, reject) => {
      const clock = init?.signal ? clocks.get(init.signal) : undefined
      clock?.signal.addEventListener('abort', () => reject(clock.signal.reason))
      clock?.abort()
    })
  }
}
