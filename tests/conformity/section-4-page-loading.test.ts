import { createPageLoader } from '../../client/runtime/load/page-loader.js'
import { createReleaseSource } from '../../client/runtime/load/release-source.js'
import { pageDataUrl } from '../../client/shared/page-paths.js'
import { startRuntimeSite } from '../browser/runtime/runtime-site.js'
import { openTab, untilSaid } from '../helpers/browser/browser.js'
import { useSite, useTab } from '../helpers/browser/use-site.js'
import {
  followInjectedLink,
  markDocument,
  open,
  shown,
  untilAt,
  untilTrue,
} from '../helpers/browser/visitor.js'
import { departs, describeSection } from '../helpers/conformity/describe-section.js'

const PAGE = '/how-we-hire'
const NOT_FOUND_DATA = `GET ${pageDataUrl('/404.html')}`

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

beforeEach(() => site().setFault())

describeSection('4. States and transitions: Page resource loading', {
  'Result is success or error.': async () => {
    const loader = createPageLoader({
      source: createReleaseSource((url, init) => fetch(site().origin + url, init)),
      templates: { 'component---generic-page': async () => () => null },
    })
    expect(await loader.loadPage(PAGE)).toMatchObject({
      kind: 'page',
      resources: { page: { path: PAGE } },
    })
    site().setFault((request) => (request.includes('page-data/benefits') ? 'drop' : null))
    expect(await loader.loadPage('/benefits')).toEqual({ kind: 'failed', error: expect.any(Error) })
  },

  'An error or unknown page falls back to the 404 page data.': departs(
    'an unknown page does; an error is a full page load instead, because "If loading fails, the browser does a full page load of the target" and "500 is an error"; written in client/runtime/load/page-loader.ts',
    async () => {
      site().setFault((request) => (request.includes(pageDataUrl(PAGE)) ? { status: 500 } : null))
      await open(tab().page, `${site().origin}/`)
      const isSameDocument = await markDocument(tab().page)
      await followInjectedLink(tab().page, '/nope')
      await untilAt(tab().page, '/nope')
      expect((await shown(tab().page)).h1).toBe('Page not found')
      expect(await isSameDocument()).toBe(true)
      const from = site().requests.length
      await Promise.all([tab().page.waitForEvent('load'), followInjectedLink(tab().page, PAGE)])
      expect(await shown(tab().page)).toMatchObject({ path: PAGE, h1: 'How we hire' })
      expect(site().requests.slice(from)).not.toContain(NOT_FOUND_DATA)
    },
  ),

  'If the 404 page itself fails, the result is error and the browser navigates with a hard load.':
    async () => {
      await open(tab().page, `${site().origin}/`)
      site().setFault((request) => (request === NOT_FOUND_DATA ? { status: 404 } : null))
      const from = site().requests.length
      await Promise.all([tab().page.waitForEvent('load'), followInjectedLink(tab().page, '/gone')])
      expect(site().requests.slice(from)).toEqual(
        expect.arrayContaining([`GET ${pageDataUrl('/gone')}`, NOT_FOUND_DATA, 'GET /gone']),
      )
      expect(await shown(tab().page)).toMatchObject({ path: '/gone', h1: 'Page not found' })
    },

  'Service worker states installed, activated and redundant are handled.': async () => {
    const worked = await openTab(browser())
    await open(worked.page, site().origin + PAGE)
    await untilSaid(worked, 'Content is now available offline!')
    // Once active, it is given what this page had fetched before.
    await untilTrue(
      worked.page,
      async (url) => (await caches.match(url)) !== undefined,
      pageDataUrl(PAGE),
    )
    await worked.close()
    site().setFault((request) => (request === 'GET /offline-app-shell' ? { status: 500 } : null))
    const failed = await openTab(browser())
    await open(failed.page, site().origin + PAGE)
    await untilSaid(failed, 'The installing service worker became redundant.')
    await failed.close()
  },
})
