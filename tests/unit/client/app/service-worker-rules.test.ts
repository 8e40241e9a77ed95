import path from 'node:path'
import { NON_PAGE_PATH } from '../../../../client/shared/addresses/url-policy.js'

interface Rule {
  urlPattern: (facts: { request: { mode: string }; url: URL; sameOrigin: boolean }) => boolean
  handler: string
  options: { networkTimeoutSeconds?: number; plugins: Record<string, Hook>[] }
}
type Hook = (facts: Record<string, unknown>) => Promise<unknown>

process.env['NON_PAGE_PATH'] = NON_PAGE_PATH.source
const config = path.resolve(__dirname, '../../../../builder/bundle/workbox.config.cjs')
const { runtimeCaching } = jest.requireActual<{ runtimeCaching: Rule[] }>(config)
const ORIGIN = 'https://careers.example'

function ruleFor(address: string, mode = 'cors'): number {
  const url = new URL(address, ORIGIN)
  const facts = { request: { mode }, url, sameOrigin: url.origin === ORIGIN }
  return runtimeCaching.findIndex(({ urlPattern }) => urlPattern(facts))
}

const [PAGES, DATA, FILES, NONE] = [0, 1, 2, -1]

test.each([
  ['/', 'navigate', PAGES],
  ['/?q=engineer&location=london', 'navigate', PAGES],
  ['/qa-engineer/1001', 'navigate', PAGES],
  ['/404.html', 'navigate', PAGES],
  ['/previews', 'navigate', PAGES],
  ['/preview', 'navigate', NONE],
  ['/preview/', 'navigate', NONE],
  ['/slice-simulator', 'navigate', NONE],
  ['/slice-simulator/?debug=true', 'navigate', NONE],
  ['/qa-engineer/1001?documentId=x', 'navigate', NONE],
  ['/?token=x&q=1', 'navigate', NONE],
  ['/api/preview?token=x', 'navigate', NONE],
  ['/api/jobs.json', 'cors', NONE],
  ['/api/jobs.json', 'navigate', NONE],
  ['/sitemap.xml', 'navigate', NONE],
  ['/feed.json', 'cors', NONE],
  ['/qa-engineer/1001', 'cors', NONE],
  ['/page-data/app-data.json', 'cors', DATA],
  ['/page-data/index/page-data.json', 'cors', DATA],
  ['/page-data/sq/d/1.json', 'cors', DATA],
  ['/static/abc.json', 'cors', NONE],
  ['/assets/job-page.0123456789.js', 'cors', FILES],
  ['https://repo.cdn.prismic.io/api/v2', 'cors', NONE],
  ['https://other.example/', 'navigate', NONE],
  ['https://other.example/page-data/app-data.json', 'cors', NONE],
])('%s (%s) is handled by rule %s', (address, mode, rule) => {
  expect(ruleFor(address, mode)).toBe(rule)
})

test('pages and data come from the network first, for two seconds; hashed files do not', () => {
  const rules = runtimeCaching.map(({ handler, options }) => [
    handler,
    options.networkTimeoutSeconds,
  ])
  expect(rules).toEqual([
    ['NetworkFirst', 2],
    ['NetworkFirst', 2],
    ['CacheFirst', undefined],
  ])
})

describe.each([PAGES, DATA, FILES])('rule %s', (index) => {
  const plugin = runtimeCaching[index]?.options.plugins.find((found) => 'cacheWillUpdate' in found)
  const request = { mode: index === PAGES ? 'navigate' : 'cors' }
  const keep = (response: Response) => plugin?.cacheWillUpdate?.({ request, response })

  test.each([206, 301, 404, 410, 500, 503])('never keeps a %s', async (status) => {
    expect(await keep(new Response('', { status }))).toBeNull()
  })

  test('never keeps what must not be stored, and keeps a 200', async () => {
    const headers = { 'cache-control': 'private, no-store' }
    expect(await keep(new Response('', { headers }))).toBeNull()
    const good = new Response('', { headers: { 'cache-control': 'no-cache' } })
    expect(await keep(good)).toBe(good)
  })

  test('keeps HTML only as a page', async () => {
    const html = new Response('', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(await keep(html)).toBe(index === PAGES ? html : null)
  })
})

test('a saved copy of data says of when it is; no copy stays none', async () => {
  const plugin = runtimeCaching[DATA]?.options.plugins.find(
    (found) => 'cachedResponseWillBeUsed' in found,
  )
  const date = 'Sat, 21 Nov 2026 05:00:00 GMT'
  const cachedResponse = new Response('{"path":"/"}', { headers: { date } })
  const used = (await plugin?.cachedResponseWillBeUsed?.({ cachedResponse })) as Response
  expect(used.headers.get('x-saved-at')).toBe(date)
  expect(await used.json()).toEqual({ path: '/' })
  expect(await plugin?.cachedResponseWillBeUsed?.({ cachedResponse: undefined })).toBeUndefined()
})

test('one copy of a page serves all of its queries', async () => {
  const plugin = runtimeCaching[PAGES]?.options.plugins.find(
    (found) => 'cacheKeyWillBeUsed' in found,
  )
  const request = new Request(`${ORIGIN}/a?q=1&x=2`)
  expect(await plugin?.cacheKeyWillBeUsed?.({ request })).toBe(`${ORIGIN}/a`)
})

test('a saved copy of a page does not wait for interest; no copy stays none', async () => {
  const plugin = runtimeCaching[PAGES]?.options.plugins.find(
    (found) => 'cachedResponseWillBeUsed' in found,
  )
  const headers = { 'content-type': 'text/html' }
  const cachedResponse = new Response('<script data-start="interest">a</script>', { headers })
  const used = (await plugin?.cachedResponseWillBeUsed?.({ cachedResponse })) as Response
  expect(await used.text()).toBe('<script>a</script>')
  expect(used.headers.get('content-type')).toBe('text/html')
  expect(await plugin?.cachedResponseWillBeUsed?.({ cachedResponse: undefined })).toBeUndefined()
})
