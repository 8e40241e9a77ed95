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

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

afterEach(() => site().setFault())

describe('a page that cannot be loaded by the runtime', () => {
  test.each([
    ['page data', /page-data\/departments/],
    ['template', /assets\/landing-page/],
  ])('is left to the browser with query and hash: no %s', async (_, pattern) => {
    await open(tab().page, `${site().origin}/how-we-hire`)
    const isSameDocument = await markDocument(tab().page)
    site().setFault((request) => (pattern.test(request) ? { status: 404 } : null))
    await Promise.all([
      tab().page.waitForEvent('load'),
      followInjectedLink(tab().page, '/departments/engineering?src=mail#x').catch(() => {}),
    ])
    expect(tab().page.url()).toBe(`${site().origin}/departments/engineering?src=mail#x`)
    expect(await isSameDocument()).toBe(false)
    expect((await shown(tab().page)).h1).toContain('Engineering')
  })

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
