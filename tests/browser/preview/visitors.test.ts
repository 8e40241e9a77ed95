import { PREVIEW_COOKIE } from '../../../client/shared/preview/preview-cookie.js'
import { openTab, type Tab } from '../../helpers/browser/browser.js'
import { setCookie, startPreviewSite } from '../../helpers/preview/preview-site.js'
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

test('a visitor fetches no preview code, calls no other host and gets no cookie, also where nothing is found and where previews begin', async () => {
  tab = await openTab(browser(), { withoutWorkers: true })
  const from = site().requests.length
  const hosts = new Set<string>()
  tab.page.on('request', (request) => {
    if (request.resourceType() !== 'image') hosts.add(new URL(request.url()).host)
  })
  for (const path of ['/', '/nope', '/preview']) {
    await open(tab.page, site().origin + path)
    await followInjectedLink(tab.page, '/ux-designer/1006')
    await untilAt(tab.page, '/ux-designer/1006')
    await tab.page.waitForLoadState('networkidle')
  }
  expect(previewCode(from)).toEqual([])
  expect([...hosts]).toEqual([new URL(site().origin).host])
  expect(await tab.page.context().cookies()).toEqual([])
})

test('the service worker fetches no preview code for a visitor, and stores nothing of a preview for an editor', async () => {
  tab = await openTab(browser())
  const from = site().requests.length
  await open(tab.page, `${site().origin}/`)
  await tab.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await tab.page.waitForLoadState('networkidle')
  expect(site().requests.slice(from)).toContain('GET /sw.js')
  expect(previewCode(from)).toEqual([])

  await openInPreview(tab, site(), 'spring-hiring', '/qa-engineer/1001')
  await heading(tab.page, 'Senior QA Engineer').waitFor()
  expect(previewCode(from)).not.toEqual([])
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

test('a browser with a cookie that names no preview is treated as a visitor', async () => {
  tab = await openTab(browser(), { withoutWorkers: true })
  for (const cookie of [
    '{"_tracker":"AbCdEf12"}',
    '!garbage!',
    '{"evil.prismic.io.attacker.com":{}}',
  ]) {
    await setCookie(tab.page.context(), site().origin, cookie)
    const from = site().requests.length
    await open(tab.page, `${site().origin}/`)
    await tab.page.waitForLoadState('networkidle')
    expect([cookie, previewCode(from)]).toEqual([cookie, []])
    const cookies = await tab.page.context().cookies()
    expect(cookies.map(({ name, value }) => [name, decodeURIComponent(value)])).toEqual([
      [PREVIEW_COOKIE, cookie],
    ])
  }
})
