import { useSite, useTab } from '../../helpers/browser/use-site.js'
import {
  markDocument,
  open,
  shown,
  untilAt,
  followInjectedLink,
} from '../../helpers/browser/visitor.js'
import { startRuntimeSite } from './runtime-site.js'

const JOB = '/qa-engineer/1001'
const ROLE = { path: JOB, heading: 'QA Engineer' }
/** Its template is a file of its own. */
const DEPARTMENT = { path: '/departments/engineering', heading: 'Engineering' }

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

afterEach(() => site().setFault())

describe('a page that cannot be loaded by the runtime', () => {
  test.each([
    ['page data 500', /page-data\/qa-engineer/, { status: 500 }, ROLE],
    ['page data 200 of a proxy', /page-data\/qa-engineer/, { status: 200, body: '<html>' }, ROLE],
    ['static query dropped', /sq\/d/, 'drop', ROLE],
    ['template 404', /assets\/landing-page/, { status: 404 }, DEPARTMENT],
    ['a HEAD that finds something', /page-data\/qa-engineer/, { status: 404 }, ROLE],
  ] as const)(
    'is left to the browser with query and hash: %s',
    async (_, pattern, fault, { path, heading }) => {
      await open(tab().page, `${site().origin}/how-we-hire`)
      const isSameDocument = await markDocument(tab().page)
      site().setFault((request) => (pattern.test(request) ? fault : null))
      await Promise.all([
        tab().page.waitForEvent('load'),
        followInjectedLink(tab().page, `${path}?src=mail#x`).catch(() => {}),
      ])
      expect(tab().page.url()).toBe(`${site().origin}${path}?src=mail#x`)
      expect(await isSameDocument()).toBe(false)
      expect(await tab().page.textContent('main h1')).toContain(heading)
    },
  )

  test('is only one whose own data fails, not the app data, and is loaded by the browser after Back as well', async () => {
    await open(tab().page, `${site().origin}/how-we-hire`)
    const isSameDocument = await markDocument(tab().page)
    site().setFault((request) => (request.includes('app-data') ? { status: 503 } : null))
    await followInjectedLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    expect(await isSameDocument()).toBe(true)
    site().deploy()
    site().setFault((request) => (/page-data\/how-we-hire/.test(request) ? { status: 500 } : null))
    await Promise.all([tab().page.waitForEvent('load'), tab().page.goBack()])
    expect(await shown(tab().page)).toMatchObject({ path: '/how-we-hire', h1: 'How we hire' })
  })
})
