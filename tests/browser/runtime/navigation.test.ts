import type { Browser } from 'playwright-core'
import { findErrors, launchBrowser, openTab, untilSaid, type Tab } from '../../helpers/browser'
import { startRuntimeSite, type RuntimeSite } from '../../helpers/runtime-site'
import {
  follow,
  listen,
  markDocument,
  open,
  shown,
  untilAlive,
  untilAt,
} from '../../helpers/visitor'

const JOB = '/qa-engineer/1001'
const OTHER_JOB = '/ux-designer/1006'

let site: RuntimeSite
let browser: Browser
let tab: Tab

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startRuntimeSite(), launchBrowser()])
}, 180_000)
afterAll(() => Promise.all([browser?.close(), site?.close()]))
beforeEach(async () => {
  tab = await openTab(browser, { withoutWorkers: true })
})
afterEach(async () => {
  site.setFault()
  await tab.close()
})

describe('the first load', () => {
  test.each([
    '/',
    JOB,
    '/departments/engineering',
    '/how-we-hire',
    '/nope',
    '/job_ghid/1',
    '/offline-app-shell',
  ])('of %s comes to life silently, announces nothing and leaves focus alone', async (path) => {
    await open(tab.page, `${site.origin}${path}`)
    const { focus, h1 } = await shown(tab.page)
    expect(h1).not.toBe('')
    expect(focus).toBe('')
    expect(await tab.page.textContent('#route-announcer')).toBe('')
    expect(new URL(tab.page.url()).pathname).toBe(path)
    expect(findErrors(tab)).toEqual([])
  })

  test('keeps query and hash, and scrolls to the hash target', async () => {
    await open(tab.page, `${site.origin}/?q=engineer#main`)
    expect(tab.page.url()).toBe(`${site.origin}/?q=engineer#main`)
  })

  test.each(['drop', 'cut', { status: 500 }, { status: 200, body: 'blocked' }] as const)(
    'whose page data meets %j leaves a page of links',
    async (fault) => {
      site.setFault((request) => (request.includes('page-data.json') ? fault : null))
      await tab.page.goto(`${site.origin}/`)
      await untilSaid(tab, 'Cannot start /')
      const documents = site.requests.filter((request) => request === 'GET /').length
      await tab.page.click(`main a[href="${JOB}"]`)
      await tab.page.waitForURL(`**${JOB}`)
      expect(await tab.page.textContent('main h1')).toContain('QA Engineer')
      expect(site.requests.filter((request) => request === 'GET /')).toHaveLength(documents)
    },
  )

  test('whose template is gone is repaired by one full load, no more', async () => {
    site.setFault((request) => (/assets\/job-page\./.test(request) ? { status: 404 } : null))
    const before = site.requests.length
    await tab.page.goto(`${site.origin}${JOB}`)
    await untilSaid(tab, 'Cannot start')
    expect(site.requests.slice(before).filter((request) => request === `GET ${JOB}`)).toHaveLength(
      2,
    )
    expect(await tab.page.textContent('main h1')).toContain('QA Engineer')
  })

  test('leaves what has no behaviour as the server wrote it, without its code', async () => {
    // Navigation fetches code ahead; it is held back, so that only the first load is seen.
    site.setFault((request) => (request.includes('start-navigation') ? 'hang' : null))
    const before = site.requests.length
    await tab.page.goto(`${site.origin}/`)
    await tab.page.getByRole('group', { name: 'Department' }).waitFor()
    const asked = site.requests.slice(before).join()
    expect(asked).toContain('job-listing')
    expect(asked).not.toMatch(/front-hero|index-more|site-footer|slice-zone/)
    expect((await shown(tab.page)).h1).not.toBe('')
    expect(await tab.page.locator('footer a').count()).toBeGreaterThan(0)
  })

  test('whose code of navigation is gone leaves links and forms to the browser', async () => {
    site.setFault((request) => (request.includes('start-navigation') ? { status: 404 } : null))
    // Each document tries once to repair itself.
    const untilReloaded = () =>
      tab.page.waitForFunction(() => {
        const [load] = performance.getEntriesByType('navigation')
        return load instanceof PerformanceNavigationTiming && load.type === 'reload'
      })
    await tab.page.goto(`${site.origin}/how-we-hire`)
    await untilReloaded()
    await tab.page.click('header a[href="/"]')
    await tab.page.waitForURL(`${site.origin}/`)
    await untilReloaded()
    await tab.page.fill('.search-form input', 'engineer')
    await tab.page.press('.search-form input', 'Enter')
    await tab.page.waitForURL(`${site.origin}/?q=engineer#results`)
    await tab.page
      .getByRole('status')
      .getByText(/ of \d+ roles$/)
      .waitFor()
  })

  test('follows an old job link that the server did not know, before anything is drawn', async () => {
    site.setFault((request) =>
      request === 'GET /job_ghid/1001?src=mail' ? { status: 404, body: oldJobDocument } : null,
    )
    const answer = await fetch(`${site.origin}/job_ghid/1`)
    const oldJobDocument = await answer.text()
    await open(tab.page, `${site.origin}/job_ghid/1001?src=mail#apply`)
    expect(tab.page.url()).toBe(`${site.origin}${JOB}?src=mail#apply`)
    expect(await shown(tab.page)).toMatchObject({ h1: expect.stringContaining('QA Engineer') })
  })
})

describe('a click', () => {
  beforeEach(() => open(tab.page, `${site.origin}/`))

  test('brings the page, its head, the announcement and focus along, without a page load', async () => {
    const isSameDocument = await markDocument(tab.page)
    const said = await listen(tab.page)
    await tab.page.click(`main a[href="${JOB}"]`)
    await untilAt(tab.page, JOB)
    const { title, h1, focus, y } = await shown(tab.page)
    expect(h1).toContain('QA Engineer')
    expect(title).toContain('QA Engineer')
    expect(focus).toBe('main')
    expect(y).toBe(0)
    expect(await said()).toEqual([`Navigated to ${title}`])
    expect(await tab.page.getAttribute('link[rel=canonical]', 'href')).toBe(
      `http://localhost:8080${JOB}`,
    )
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab)).toEqual([])
  })

  test('brings parts along whose code the first load did without', async () => {
    const { h1 } = await shown(tab.page)
    const textOf = (part: string) => tab.page.textContent(`[data-part="${part}"]`)
    const parts = ['front-hero', 'index-more', 'site-footer']
    const before = await Promise.all(parts.map(textOf))
    await follow(tab.page, JOB)
    await untilAt(tab.page, JOB)
    expect(await textOf('site-footer')).toBe(before[2])
    await follow(tab.page, '/')
    await untilAt(tab.page, '/')
    expect((await shown(tab.page)).h1).toBe(h1)
    expect(await Promise.all(parts.map(textOf))).toEqual(before)
    expect(before.every(Boolean)).toBe(true)
  })

  test('on the search of the front page finds roles without a page load', async () => {
    const isSameDocument = await markDocument(tab.page)
    await tab.page.fill('.search-form input', ' engineer ')
    await tab.page.press('.search-form input', 'Enter')
    await untilAt(tab.page, '/?q=engineer#results')
    await tab.page
      .getByRole('status')
      .getByText(/ of \d+ roles$/)
      .waitFor()
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab)).toEqual([])
  })

  test('and Back restore the place, and focus the link that was followed', async () => {
    await tab.page.evaluate(() => window.scrollTo(0, 900))
    await tab.page.waitForFunction(() => window.scrollY === 900)
    await tab.page.$eval(`main a[href="${OTHER_JOB}"]`, (link) => (link as HTMLElement).click())
    await untilAt(tab.page, OTHER_JOB)
    await tab.page.goBack()
    await untilAt(tab.page, '/')
    expect((await shown(tab.page)).y).toBe(900)
    const focused = await tab.page.evaluate(() => document.activeElement?.getAttribute('href'))
    expect(focused).toBe(OTHER_JOB)
    await tab.page.goForward()
    await untilAt(tab.page, OTHER_JOB)
    expect((await shown(tab.page)).y).toBe(0)
  })

  test('keeps two visits to one page apart', async () => {
    await tab.page.evaluate(() => window.scrollTo(0, 700))
    await follow(tab.page, JOB)
    await untilAt(tab.page, JOB)
    await follow(tab.page, '/')
    await untilAt(tab.page, '/')
    expect((await shown(tab.page)).y).toBe(0)
    await tab.page.goBack()
    await untilAt(tab.page, JOB)
    await tab.page.goBack()
    await untilAt(tab.page, '/')
    expect((await shown(tab.page)).y).toBe(700)
  })

  test('on a link to a place of this page moves there, and Back returns', async () => {
    await tab.page.evaluate(() => {
      const place = document.createElement('p')
      place.id = 'a place'
      place.textContent = 'A place'
      document.querySelector('main')?.append(place)
    })
    const isSameDocument = await markDocument(tab.page)
    await follow(tab.page, '#a%20place')
    await tab.page.waitForFunction(() => document.activeElement?.id === 'a place')
    expect((await shown(tab.page)).y).toBeGreaterThan(0)
    await tab.page.goBack()
    await tab.page.waitForFunction(() => window.scrollY === 0)
    expect(await isSameDocument()).toBe(true)
    expect(await tab.page.textContent('#route-announcer')).toBe('')
  })

  test('on a link with a hash arrives at the target, and focuses it', async () => {
    await follow(tab.page, `${JOB}#main`)
    await untilAt(tab.page, `${JOB}#main`)
    expect((await shown(tab.page)).focus).toBe('main')
  })

  test.each([
    ['/job_ghid/1001', JOB],
    ['/JOB_GHID/1001/?src=mail#x', `${JOB}?src=mail#x`],
    ['/how-we-hire?gh_jid=1001&src=mail', `${JOB}?src=mail`],
    ['/job_ghid/987654', '/job_ghid/987654'],
    ['/nope', '/nope'],
    ['/how-we-hire/', '/how-we-hire/'],
  ])('on %s arrives at %s without a page load', async (href, at) => {
    const isSameDocument = await markDocument(tab.page)
    await follow(tab.page, href)
    await untilAt(tab.page, at)
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab)).toEqual([])
  })

  test.each(['/sitemap.xml', '/feed.json', '/api/jobs.json', '/preview'])(
    'on %s is left to the browser',
    async (href) => {
      const before = site.requests.length
      await Promise.all([tab.page.waitForURL(`**${href}`), follow(tab.page, href).catch(() => {})])
      const asked = site.requests.slice(before).filter((request) => request.endsWith(href))
      expect(asked).toEqual([`GET ${href}`])
    },
  )

  test.each(['Control', 'Shift'] as const)('with %s opens elsewhere', async (modifier) => {
    const [other] = await Promise.all([
      tab.page.context().waitForEvent('page'),
      tab.page.click(`main a[href="${JOB}"]`, { modifiers: [modifier] }),
    ])
    await other.waitForURL(`**${JOB}`)
    expect(new URL(tab.page.url()).pathname).toBe('/')
  })

  test('that is newer cancels the older, however late that is answered', async () => {
    const slow = `GET /page-data${OTHER_JOB}/page-data.json`
    site.setFault((request) => (request === slow ? { delay: 400 } : null))
    const late = tab.page.waitForResponse((response) => response.url().includes(OTHER_JOB))
    const said = await listen(tab.page)
    await follow(tab.page, OTHER_JOB)
    await follow(tab.page, JOB)
    await untilAt(tab.page, JOB)
    await (await late).finished()
    await tab.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    const { path, h1 } = await shown(tab.page)
    expect(path).toBe(JOB)
    expect(h1).toContain('QA Engineer')
    expect(await said()).toHaveLength(1)
  })

  test('that takes more than a second says so, until the page is there', async () => {
    const slow = `GET /page-data${JOB}/page-data.json`
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await tab.page.route(`**/page-data${JOB}/*`, async (route) => {
      await held
      await route.continue()
    })
    await tab.page.click(`main a[href="${JOB}"]`)
    const notice = tab.page.locator('.slow-load')
    await notice.getByText(/^Still loading QA Engineer/).waitFor()
    expect(await notice.getAttribute('role')).toBe('status')
    expect(new URL(tab.page.url()).pathname).toBe('/')
    answer()
    await untilAt(tab.page, JOB)
    expect(await notice.textContent()).toBe('')
    expect(site.requests).toContain(slow)
  })
})

describe('a target that cannot be loaded is left to the browser, with query and hash', () => {
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
  ] as const)('%s', async (_, pattern, fault) => {
    await open(tab.page, `${site.origin}/how-we-hire`)
    const isSameDocument = await markDocument(tab.page)
    site.setFault((request) => (pattern.test(request) ? fault : null))
    await Promise.all([
      tab.page.waitForEvent('load'),
      follow(tab.page, `${JOB}?src=mail#x`).catch(() => {}),
    ])
    expect(tab.page.url()).toBe(`${site.origin}${JOB}?src=mail#x`)
    expect(await isSameDocument()).toBe(false)
    expect(await tab.page.textContent('main h1')).toContain('QA Engineer')
  })

  test('app data that fails stops nothing', async () => {
    await open(tab.page, `${site.origin}/`)
    const isSameDocument = await markDocument(tab.page)
    site.setFault((request) => (request.includes('app-data') ? { status: 503 } : null))
    await follow(tab.page, JOB)
    await untilAt(tab.page, JOB)
    expect(await isSameDocument()).toBe(true)
  })

  test('Back to a page that fails is a full load of it', async () => {
    await open(tab.page, `${site.origin}/how-we-hire`)
    await follow(tab.page, JOB)
    await untilAt(tab.page, JOB)
    site.deploy()
    site.setFault((request) => (/page-data\/how-we-hire/.test(request) ? { status: 500 } : null))
    await Promise.all([tab.page.waitForEvent('load'), tab.page.goBack()])
    expect(await shown(tab.page)).toMatchObject({ path: '/how-we-hire', h1: 'How we hire' })
  })
})

describe('blocked storage', () => {
  test('costs nothing but the memory over reloads', async () => {
    await tab.page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    })
    await open(tab.page, `${site.origin}/`)
    await tab.page.evaluate(() => window.scrollTo(0, 500))
    await tab.page.waitForFunction(() => window.scrollY === 500)
    await follow(tab.page, JOB)
    await untilAt(tab.page, JOB)
    await tab.page.goBack()
    await untilAt(tab.page, '/')
    expect((await shown(tab.page)).y).toBe(500)
    expect(findErrors(tab)).toEqual([])
  })
})

describe('the transition', () => {
  test('fades the old page out before the address changes, and the new one in', async () => {
    const moving = await openTab(browser, {
      withoutWorkers: true,
      reducedMotion: 'no-preference',
    })
    await open(moving.page, `${site.origin}/`)
    await moving.page.evaluate(() => {
      const steps: string[] = []
      const note = () => {
        const step = document.querySelector('.page')?.getAttribute('data-transition')
        if (step && !steps.at(-1)?.startsWith(step)) steps.push(`${step} ${location.pathname}`)
      }
      new MutationObserver(note).observe(document.body, {
        subtree: true,
        attributes: true,
        childList: true,
      })
      Object.assign(window, { steps })
    })
    await follow(moving.page, JOB)
    await untilAt(moving.page, JOB)
    const steps = await moving.page.evaluate(() => (window as unknown as { steps: string[] }).steps)
    expect(steps).toEqual(['out /', `in ${JOB}`])
    await moving.close()
  })
})

test('reload keeps the place', async () => {
  await open(tab.page, `${site.origin}/`)
  await tab.page.evaluate(() => window.scrollTo(0, 600))
  await tab.page.waitForFunction(() => window.scrollY === 600)
  await tab.page.reload()
  await untilAlive(tab.page)
  await tab.page.waitForFunction(() => Math.abs(window.scrollY - 600) < 2)
})
