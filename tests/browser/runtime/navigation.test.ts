import type { Page } from 'playwright-core'
import { findErrors, openTab, untilSaid } from '../../helpers/browser/browser.js'
import { startRuntimeSite } from './runtime-site.js'
import {
  listen,
  markDocument,
  open,
  shown,
  stopTime,
  untilRendered,
  untilInteractive,
  untilAt,
  untilHydrated,
  followLink,
  followInjectedLink,
} from '../../helpers/browser/visitor.js'
import { watchTransition } from '../../helpers/browser/watch-transition.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'

const JOB = '/qa-engineer/1001'
const OTHER_JOB = '/ux-designer/1006'

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

  test('is repaired by exactly one full load if its template is missing', async () => {
    site().setFault((request) => (/assets\/job-page\./.test(request) ? { status: 404 } : null))
    const before = site().requests.length
    await tab().page.goto(`${site().origin}${JOB}`)
    await untilSaid(tab(), 'Cannot start')
    expect(
      site()
        .requests.slice(before)
        .filter((request) => request === `GET ${JOB}`),
    ).toHaveLength(2)
    expect(await tab().page.textContent('main h1')).toContain('QA Engineer')
  })

  test('leaves static islands as the server rendered them, without their code', async () => {
    const before = site().requests.length
    await tab().page.goto(`${site().origin}/?q=engineer`)
    await tab().page.getByRole('group', { name: 'Department' }).waitFor()
    const asked = site().requests.slice(before).join()
    expect(asked).toContain('job-listing')
    expect(asked).not.toMatch(/front-hero|index-more|site-footer|slice-zone/)
    expect((await shown(tab().page)).h1).not.toBe('')
    expect(await tab().page.locator('footer a').count()).toBeGreaterThan(0)
  })

  const touch = { hasTouch: true }
  test.each([
    { by: 'a mouse that moves', move: (page: Page) => page.mouse.move(9, 9) },
    { by: 'a key', move: (page: Page) => page.keyboard.press('Tab') },
    { by: 'a finger', options: touch, move: (page: Page) => page.touchscreen.tap(9, 9) },
    { by: 'a wheel', move: (page: Page) => page.mouse.wheel(0, 9) },
    { by: 'a second without a move', move: (page: Page) => page.clock.runFor(1000) },
    {
      by: 'a page that stands half way down',
      options: { viewport: { width: 1280, height: 2000 } },
    },
    { by: 'filters in the address', query: '?type=full-time' },
  ])('has its filters brought by $by', async ({ move, options, query = '' }) => {
    const visitor = await openTab(browser(), { withoutWorkers: true, ...options })
    await stopTime(visitor.page)
    await visitor.page.goto(`${site().origin}/${query}`)
    await untilRendered(visitor.page)
    await untilHydrated(visitor.page)
    if (move) {
      expect(await visitor.page.getByLabel('Sort by').count()).toBe(0)
      await move(visitor.page)
    }
    await visitor.page.getByLabel('Sort by').waitFor()
    expect(findErrors(visitor)).toEqual([])
    await visitor.close()
  })

  test('keeps the focus on the results while their filters load', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await tab().page.route('**/job-listing.*', async (route) => {
      await held
      await route.continue()
    })
    await tab().page.goto(`${site().origin}/`)
    await untilHydrated(tab().page)
    await tab().page.keyboard.press('Tab')
    await tab().page.keyboard.press('Tab')
    await tab().page.keyboard.press('Enter')
    const focus = () => tab().page.evaluate(() => document.activeElement?.id)
    await tab().page.waitForFunction(() => document.activeElement?.id === 'results')
    answer()
    await tab().page.getByLabel('Sort by').waitFor()
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

  test('is reloaded once if the code of its filters is missing, and its links work', async () => {
    site().setFault((request) => (request.includes('job-listing') ? { status: 404 } : null))
    const before = site().requests.length
    await tab().page.goto(`${site().origin}/?q=engineer`)
    await tab().page.waitForFunction(() => {
      const [load] = performance.getEntriesByType('navigation')
      return load instanceof PerformanceNavigationTiming && load.type === 'reload'
    })
    await untilInteractive(tab().page)
    await tab().page.click(`main a[href="${JOB}"]`)
    await tab().page.waitForURL(`**${JOB}`)
    expect((await shown(tab().page)).h1).toContain('QA Engineer')
    const loads = site()
      .requests.slice(before)
      .filter((request) => request === 'GET /?q=engineer')
    expect(loads).toHaveLength(2)
  })

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

describe('a navigation', () => {
  beforeEach(() => open(tab().page, `${site().origin}/`))

  test('changes the page, its head, the announcement and the focus without a page load', async () => {
    const isSameDocument = await markDocument(tab().page)
    const said = await listen(tab().page)
    await tab().page.click(`main a[href="${JOB}"]`)
    await untilAt(tab().page, JOB)
    const { title, h1, focus, y } = await shown(tab().page)
    expect(h1).toContain('QA Engineer')
    expect(title).toContain('QA Engineer')
    expect(focus).toBe('main')
    expect(y).toBe(0)
    expect(await said()).toEqual([`Navigated to ${title}`])
    expect(await tab().page.getAttribute('link[rel=canonical]', 'href')).toBe(
      `http://localhost:8080${JOB}`,
    )
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab())).toEqual([])
  })

  test('loads the islands that the first load did without', async () => {
    const { h1 } = await shown(tab().page)
    const textOf = (part: string) => tab().page.textContent(`[data-part="${part}"]`)
    const parts = ['front-hero', 'index-more', 'site-footer']
    const before = await Promise.all(parts.map(textOf))
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    expect(await textOf('site-footer')).toBe(before[2])
    await followLink(tab().page, '/')
    await untilAt(tab().page, '/')
    expect((await shown(tab().page)).h1).toBe(h1)
    expect(await Promise.all(parts.map(textOf))).toEqual(before)
    expect(before.every(Boolean)).toBe(true)
  })

  test('by the search of the front page finds jobs without a page load', async () => {
    const isSameDocument = await markDocument(tab().page)
    await tab().page.fill('.search-form input', ' engineer ')
    await tab().page.press('.search-form input', 'Enter')
    await untilAt(tab().page, '/?q=engineer#results')
    await tab()
      .page.getByRole('status')
      .getByText(/ of \d+ roles$/)
      .waitFor()
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab())).toEqual([])
  })

  test('followed by Back restores the scroll position and focuses the followed link', async () => {
    await tab().page.evaluate(() => window.scrollTo(0, 900))
    await tab().page.waitForFunction(() => window.scrollY === 900)
    // In one step: between two, the listing that comes to life may take the link's place.
    const selector = `main a[href="${OTHER_JOB}"]`
    await tab().page.evaluate(
      (link) => document.querySelector<HTMLElement>(link)?.click(),
      selector,
    )
    await untilAt(tab().page, OTHER_JOB)
    await tab().page.goBack()
    await untilAt(tab().page, '/')
    expect((await shown(tab().page)).y).toBe(900)
    const focused = await tab().page.evaluate(() => document.activeElement?.getAttribute('href'))
    expect(focused).toBe(OTHER_JOB)
    await tab().page.goForward()
    await untilAt(tab().page, OTHER_JOB)
    expect((await shown(tab().page)).y).toBe(0)
  })

  test.each([
    { by: 'the browser', prepare: async () => {} },
    { by: 'the runtime, where the browser does not', prepare: keepFromRestoring },
  ])('left over documents restores the scroll position after Back, by $by', async ({ prepare }) => {
    await prepare(tab().page)
    await scrollDown(tab().page)
    await followInjectedLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    await tab().page.goto(`${site().origin}/how-we-hire`)
    await goBackOverDocuments(tab().page, 2)
    await tab().page.waitForFunction(() => window.scrollY === 700)
  })

  test('left over documents restores a scroll position from before hydration after Back', async () => {
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    await tab().page.goto(`${site().origin}/how-we-hire`)
    await tab().page.route('**/page-data.json', () => {})
    await goBackOverDocuments(tab().page, 2)
    await scrollDown(tab().page)
    await tab().page.goto(`${site().origin}/how-we-hire`)
    await goBackOverDocuments(tab().page, 1)
    await tab().page.waitForFunction(() => window.scrollY === 700)
  })

  test('followed by a reload and Back before hydration leads back', async () => {
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await tab().page.route(`**/page-data${JOB}/*`, async (route) => {
      await held
      await route.continue()
    })
    const asked = tab().page.waitForRequest(`**/page-data${JOB}/*`)
    await tab().page.reload({ waitUntil: 'commit' })
    await asked
    await tab().page.evaluate(() => history.back())
    await tab().page.waitForURL(`${site().origin}/`, { waitUntil: 'commit' })
    answer()
    await untilAt(tab().page, '/')
    expect((await shown(tab().page)).h1).not.toContain('QA Engineer')
  })

  test('followed by a reload that fails to hydrate and Back leads back', async () => {
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    site().setFault((request) => (request.includes(`page-data${JOB}`) ? { status: 500 } : null))
    await tab().page.reload()
    await untilSaid(tab(), 'Cannot start')
    await Promise.all([
      tab().page.waitForEvent('load'),
      tab()
        .page.evaluate(() => history.back())
        .catch(() => {}),
    ])
    await untilInteractive(tab().page)
    expect(tab().page.url()).toBe(`${site().origin}/`)
    expect((await shown(tab().page)).h1).not.toContain('QA Engineer')
  })

  test('keeps the scroll positions of two visits to one page apart', async () => {
    await tab().page.evaluate(() => window.scrollTo(0, 700))
    await followInjectedLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    await followLink(tab().page, '/')
    await untilAt(tab().page, '/')
    expect((await shown(tab().page)).y).toBe(0)
    await tab().page.goBack()
    await untilAt(tab().page, JOB)
    await tab().page.goBack()
    await untilAt(tab().page, '/')
    expect((await shown(tab().page)).y).toBe(700)
  })

  test('to a hash of the same page scrolls there, and Back returns', async () => {
    await tab().page.evaluate(() => {
      const place = document.createElement('p')
      place.id = 'a place'
      place.textContent = 'A place'
      document.querySelector('main')?.append(place)
    })
    const isSameDocument = await markDocument(tab().page)
    await followInjectedLink(tab().page, '#a%20place')
    await tab().page.waitForFunction(() => document.activeElement?.id === 'a place')
    expect((await shown(tab().page)).y).toBeGreaterThan(0)
    await tab().page.goBack()
    await tab().page.waitForFunction(() => window.scrollY === 0)
    expect(await isSameDocument()).toBe(true)
    expect(await tab().page.textContent('#route-announcer')).toBe('')
  })

  test('to a hash of another page focuses its target', async () => {
    await followInjectedLink(tab().page, `${JOB}#main`)
    await untilAt(tab().page, `${JOB}#main`)
    expect((await shown(tab().page)).focus).toBe('main')
  })

  test.each([
    ['/job_ghid/1001', JOB],
    ['/JOB_GHID/1001/?src=mail#x', `${JOB}?src=mail#x`],
    ['/how-we-hire?gh_jid=1001&src=mail', `${JOB}?src=mail`],
    ['/job_ghid/987654', '/job_ghid/987654'],
    ['/nope', '/nope'],
    ['/how-we-hire/?src=mail#main', '/how-we-hire?src=mail#main'],
    ['/qa-engineer/1001/index.html', JOB],
    ['/index.html?q=engineer', '/?q=engineer'],
  ])('to %s arrives at %s without a page load', async (href, at) => {
    const isSameDocument = await markDocument(tab().page)
    await followInjectedLink(tab().page, href)
    await untilAt(tab().page, at)
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab())).toEqual([])
  })

  test('to a page of the menu with a trailing slash marks it as the current one', async () => {
    await followInjectedLink(tab().page, '/how-we-hire/')
    await untilAt(tab().page, '/how-we-hire')
    const marked = tab().page.locator('nav [aria-current=page]')
    expect(await marked.getAttribute('href')).toBe('/how-we-hire')
  })

  test.each(['/sitemap.xml', '/feed.json', '/api/jobs.json', '/preview'])(
    'to %s is left to the browser',
    async (href) => {
      const before = site().requests.length
      await Promise.all([
        tab().page.waitForURL(`**${href}`),
        followInjectedLink(tab().page, href).catch(() => {}),
      ])
      const asked = site()
        .requests.slice(before)
        .filter((request) => request.endsWith(href))
      expect(asked).toEqual([`GET ${href}`])
    },
  )

  test.each(['Control', 'Shift'] as const)(
    'with %s pressed opens another tab',
    async (modifier) => {
      const [other] = await Promise.all([
        tab().page.context().waitForEvent('page'),
        tab().page.click(`main a[href="${JOB}"]`, { modifiers: [modifier] }),
      ])
      await other.waitForURL(`**${JOB}`)
      expect(new URL(tab().page.url()).pathname).toBe('/')
    },
  )

  test('cancels an older one, however late that is answered', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await tab().page.route(`**/page-data${OTHER_JOB}/*`, async (route) => {
      await held
      await route.continue()
    })
    const late = tab().page.waitForResponse((response) => response.url().includes(OTHER_JOB))
    const said = await listen(tab().page)
    await followLink(tab().page, OTHER_JOB)
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    answer()
    await (await late).finished()
    // A further navigation comes after whatever the late answer could have set off.
    const { title, h1 } = await shown(tab().page)
    expect(h1).toContain('QA Engineer')
    await followLink(tab().page, '/')
    await untilAt(tab().page, '/')
    expect(await said()).toEqual([
      `Navigated to ${title}`,
      `Navigated to ${(await shown(tab().page)).title}`,
    ])
  })

  test('that takes more than a second says so until the page is there', async () => {
    const slow = `GET /page-data${JOB}/page-data.json`
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await tab().page.route(`**/page-data${JOB}/*`, async (route) => {
      await held
      await route.continue()
    })
    await tab().page.click(`main a[href="${JOB}"]`)
    const notice = tab().page.locator('.slow-load')
    await notice.getByText(/^Still loading QA Engineer/).waitFor()
    expect(await notice.getAttribute('role')).toBe('status')
    expect(new URL(tab().page.url()).pathname).toBe('/')
    answer()
    await untilAt(tab().page, JOB)
    expect(await notice.textContent()).toBe('')
    expect(site().requests).toContain(slow)
  })
})

describe('a page that cannot be loaded by the runtime', () => {
  test.each([
    ['page data dropped', /page-data\/qa-engineer/, 'drop'],
    ['page data cut', /page-data\/qa-engineer/, 'cut'],
    ['page data 500', /page-data\/qa-engineer/, { status: 500 }],
    ['page data 503', /page-data\/qa-engineer/, { status: 503 }],
    ['page data 200 of a proxy', /page-data\/qa-engineer/, { status: 200, body: '<html>' }],
    ['static query 500', /statements|sq\/d/, { status: 500 }],
    ['static query dropped', /sq\/d/, 'drop'],
    ['template 404', /assets\/job-page/, { status: 404 }],
    ['template dropped', /assets\/job-page/, 'drop'],
    ['a HEAD that finds something', /page-data\/qa-engineer/, { status: 404 }],
  ] as const)('is left to the browser with query and hash: %s', async (_, pattern, fault) => {
    await open(tab().page, `${site().origin}/how-we-hire`)
    const isSameDocument = await markDocument(tab().page)
    site().setFault((request) => (pattern.test(request) ? fault : null))
    await Promise.all([
      tab().page.waitForEvent('load'),
      followInjectedLink(tab().page, `${JOB}?src=mail#x`).catch(() => {}),
    ])
    expect(tab().page.url()).toBe(`${site().origin}${JOB}?src=mail#x`)
    expect(await isSameDocument()).toBe(false)
    expect(await tab().page.textContent('main h1')).toContain('QA Engineer')
  })

  test('is only a page whose own data fails, not the app data', async () => {
    await open(tab().page, `${site().origin}/`)
    const isSameDocument = await markDocument(tab().page)
    site().setFault((request) => (request.includes('app-data') ? { status: 503 } : null))
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    expect(await isSameDocument()).toBe(true)
  })

  test('is loaded by the browser after Back as well', async () => {
    await open(tab().page, `${site().origin}/how-we-hire`)
    await followInjectedLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    site().deploy()
    site().setFault((request) => (/page-data\/how-we-hire/.test(request) ? { status: 500 } : null))
    await Promise.all([tab().page.waitForEvent('load'), tab().page.goBack()])
    expect(await shown(tab().page)).toMatchObject({ path: '/how-we-hire', h1: 'How we hire' })
  })
})

describe('a browser that blocks storage', () => {
  test('still restores scroll positions within one document', async () => {
    await tab().page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    })
    await open(tab().page, `${site().origin}/`)
    await tab().page.evaluate(() => window.scrollTo(0, 500))
    await tab().page.waitForFunction(() => window.scrollY === 500)
    await followInjectedLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    await tab().page.goBack()
    await untilAt(tab().page, '/')
    expect((await shown(tab().page)).y).toBe(500)
    expect(findErrors(tab())).toEqual([])
  })
})

describe('the page transition', () => {
  test('fades the old page out before the address changes, and the new one in', async () => {
    const moving = await openTab(browser(), {
      withoutWorkers: true,
      reducedMotion: 'no-preference',
    })
    await open(moving.page, `${site().origin}/`)
    const steps = await watchTransition(moving.page)
    await followInjectedLink(moving.page, JOB)
    await untilAt(moving.page, JOB)
    expect(await steps()).toEqual([
      { step: 'out /', page: ['to 0 after 0 ms, in 250 ms'], within: [] },
      {
        step: `in ${JOB}`,
        page: ['to 1 after 0 ms, in 250 ms'],
        within: ['to 1 after 250 ms, in 250 ms'],
      },
    ])
    await moving.close()
  })

  test('does not move for visitors who asked for less motion', async () => {
    await open(tab().page, `${site().origin}/`)
    const steps = await watchTransition(tab().page)
    await followInjectedLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    expect((await steps()).at(-1)?.step).toBe(`in ${JOB}`)
    expect((await steps()).flatMap(({ page, within }) => [...page, ...within])).toEqual([])
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

test('a reload keeps the scroll position', async () => {
  await open(tab().page, `${site().origin}/`)
  await tab().page.evaluate(() => window.scrollTo(0, 600))
  await tab().page.waitForFunction(() => window.scrollY === 600)
  await tab().page.reload()
  await untilInteractive(tab().page)
  await tab().page.waitForFunction(() => Math.abs(window.scrollY - 600) < 2)
})

/** Until a document of its own has come. */
async function goBackOverDocuments(page: Page, entries: number): Promise<void> {
  const isLoaded = page.waitForEvent('load')
  await page.evaluate((back) => history.go(-back), entries).catch(() => {})
  await isLoaded
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.waitForFunction(() => window.scrollY === 700)
}

/** Of the documents that come: as if all had been laid out before a script of ours could run. */
async function keepFromRestoring(page: Page): Promise<void> {
  await page.addInitScript(() => {
    history.scrollRestoration = 'manual'
    Object.defineProperty(history, 'scrollRestoration', { get: () => 'manual', set: () => {} })
  })
}
