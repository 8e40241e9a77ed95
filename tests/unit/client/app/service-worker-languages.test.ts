import path from 'node:path'
import { NON_PAGE_PATH } from '../../../../client/shared/addresses/url-policy.js'

interface Rule {
  urlPattern: (facts: { request: { mode: string }; url: URL; sameOrigin: boolean }) => boolean
  options: { precacheFallback?: { fallbackURL: string }; cacheName: string }
}
interface Config {
  runtimeCaching: Rule[]
  additionalManifestEntries: { url: string; revision: string }[]
}

process.env['NON_PAGE_PATH'] = NON_PAGE_PATH.source
process.env['BASES'] = ',/de,/de-at'
process.env['BUILD_HASH'] = 'all'
const config = path.resolve(__dirname, '../../../../builder/bundle/workbox.config.cjs')
const { runtimeCaching, additionalManifestEntries } = jest.requireActual<Config>(config)

/** As the worker has it: without anything from outside itself. */
const toWorkerPattern = ({ urlPattern }: Rule) =>
  new Function(`return ${urlPattern.toString()}`)() as Rule['urlPattern']

const rules = runtimeCaching.map((rule) => ({ ...rule, isFor: toWorkerPattern(rule) }))

function answerOf(address: string, mode: string): string {
  const url = new URL(address, 'https://careers.example')
  const rule = rules.find(({ isFor }) => isFor({ request: { mode }, url, sameOrigin: true }))
  return rule?.options.precacheFallback?.fallbackURL ?? rule?.options.cacheName ?? 'none'
}

test.each([
  ['/', 'navigate', '/offline-app-shell'],
  ['/design/1001', 'navigate', '/offline-app-shell'],
  ['/de', 'navigate', '/de/offline-app-shell'],
  ['/de?q=tester', 'navigate', '/de/offline-app-shell'],
  ['/de/stelle/1001', 'navigate', '/de/offline-app-shell'],
  ['/de-at/stelle/1001', 'navigate', '/de-at/offline-app-shell'],
  ['/preview', 'navigate', 'none'],
  ['/de/preview', 'navigate', 'none'],
  ['/de/stelle/1001?token=x', 'navigate', 'none'],
  ['/de/api/jobs.json', 'navigate', 'none'],
  ['/de/feed.xml', 'navigate', 'none'],
  ['/slice-simulator', 'navigate', 'none'],
  ['/page-data/index/page-data.json', 'cors', 'careers-data'],
  ['/de/page-data/stelle/1001/page-data.json', 'cors', 'careers-data'],
  ['/de/page-data/sq/d/1.json', 'cors', 'careers-data'],
  ['/fr/page-data/index/page-data.json', 'cors', 'none'],
  ['/de/static/board.json', 'cors', 'none'],
  ['/assets/index-page.0123456789.js', 'cors', 'careers-assets'],
])('on a site in three languages, %s (%s) is answered offline from %s', (address, mode, answer) => {
  expect(answerOf(address, mode)).toBe(answer)
})

test('the offline pages of all languages are kept, and change with any of the bundles', () => {
  expect(additionalManifestEntries).toEqual(
    ['', '/de', '/de-at'].flatMap((base) => [
      { url: `${base}/offline-app-shell`, revision: 'all' },
      { url: `${base}/page-data/offline-app-shell/page-data.json`, revision: 'all' },
    ]),
  )
})
