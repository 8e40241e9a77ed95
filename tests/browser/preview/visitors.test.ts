import { PREVIEW_COOKIE } from '../../../client/shared/preview/preview-cookie.js'
import { openTab, type Tab } from '../../helpers/browser/browser.js'
import { setCookie, startPreviewSite } from './preview-site.js'
import { open, untilAt, followInjectedLink } from '../../helpers/browser/visitor.js'
import { heading, openInPreview } from './editor.js'
import { useSite } from '../../helpers/browser/use-site.js'

const { site, browser } = useSite(startPreviewSite)
let tab: Tab

afterEach(() => tab.close())

const previewCode = (from: number) =>
  site()
    .requests.slice(from)
    .filter((request) => request.includes('/assets/preview/'))

const PAGES = ['/', '/qa-engineer/1001', '/departments/engineering', '/nope', '/preview']

test.each(PAGES)(
  'a visitor of %s fetches no preview code, calls no other host and gets no cookie',
  async (path) => {
    tab = await openTab(browser(), { withoutWorkers: true })
    const from = site().requests.length
    const hosts = new Set<string>()
    tab.page.on('request', (request) => {
      if (request.resourceType() !== 'image') hosts.add(new URL(request.url()).host)
    })
    await open(tab.page, site().origin + path)
    await followInjectedLink(tab.page, '/ux-designer/1006')
    await untilAt(tab.page, '/ux-designer/1006')
    await tab.page.waitForLoadState('networkidle')
    expect(previewCode(from)).toEqual([])
    expect([...hosts]).toEqual([new URL(site().origin).host])
    expect(await tab.page.context().cookies()).toEqual([])
  },
)

test('the service worker of a visitor fetches no preview code', async () => {
  tab = await openTab(browser())
  const from = site().requests.length
  await open(tab.page, `${site().origin}/`)
  await tab.page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await tab.page.waitForLoadState('networkidle')
  expect(site().requests.slice(from)).toContain('GET /sw.js')
  expect(previewCode(from)).toEqual([])
})

test('the service worker of an editor stores nothing of a preview', async () => {
  tab = await openTab(browser())
  await open(tab.page, `${site().origin}/`)
  await tab.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await openInPreview(tab, site(), 'spring-hiring', '/qa-engineer/1001')
  await heading(tab.page, 'Senior QA Engineer').waitFor()
  const saved = await tab.page.evaluate(async () => {
    const kept: [string, string][] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        kept.push([request.url, (await (await cache.match(request))?.text()) ?? ''])
      }
    }
    return kept
  })
  // What is published may be kept, but for the page itself: its answer is open for the toolbar.
  expect(saved).not.toEqual([])
  const isOfPreview = ([url, body]: [string, string]) =>
    /previews|\/api\/|\/1001$/.test(url) || /Senior QA|Flood Forecaster/.test(body)
  expect(saved.filter(isOfPreview)).toEqual([])
})

test.each(['{"_tracker":"AbCdEf12"}', '!garbage!', '{"evil.prismic.io.attacker.com":{}}'])(
  'a browser with the cookie %s is treated as a visitor',
  async (cookie) => {
    tab = await openTab(browser(), { withoutWorkers: true })
    await setCookie(tab.page.context(), site().origin, cookie)
    const from = site().requests.length
    await open(tab.page, `${site().origin}/`)
    await tab.page.waitForLoadState('networkidle')
    expect(previewCode(from)).toEqual([])
    const cookies = await tab.page.context().cookies()
    expect(cookies.map(({ name }) => name)).toEqual([PREVIEW_COOKIE])
  },
)

test('the browser of an editor fetches the preview code', async () => {
  tab = await openTab(browser(), { withoutWorkers: true })
  const from = site().requests.length
  await openInPreview(tab, site(), 'spring-hiring', '/')
  expect(previewCode(from)).not.toEqual([])
})
