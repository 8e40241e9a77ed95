import { describeNginx } from '../helpers/nginx/describe-nginx.js'
import { startContentService } from '../helpers/content/content-service.js'
import { createTestSite } from '../helpers/site/create-test-site.js'
import { startNginx } from '../helpers/nginx/nginx.js'
import { loadManyJobs } from './many-jobs.js'
import { measurePage, toMedian } from './measure-page.js'

/*
 * The first view of the front page, of a job and of a front page of 10,000 roles, the median of five,
 * beside the pages of other sites, which are measured in turns with them:
 *
 *   BESIDE="eleventy/index=http://127.0.0.1:4180/ eleventy/job=http://127.0.0.1:4180/cook/7/"
 *
 * Pictures are blocked for all, because other sites may have them elsewhere.
 */

const RUNS = 5
const MANY_JOBS = 10_000
const PICTURES = ['*.jpg*', '*.jpeg*', '*.png*', '*.webp*', '*/images/*', '*images.prismic.io*']
const FIGURES = [
  { label: 'first paint, ms', audit: 'first-contentful-paint' },
  { label: 'largest paint, ms', audit: 'largest-contentful-paint' },
  { label: 'blocking time, ms', audit: 'total-blocking-time' },
  { label: 'layout shift', audit: 'cumulative-layout-shift' },
]

const given = (process.env['BESIDE'] ?? '').split(' ').filter((entry) => entry !== '')
const beside = given.map((entry) => {
  const [name = '', ...address] = entry.split('=')
  return [name, address.join('=')] as const
})

async function serve(jobs: number) {
  const content = await startContentService(await loadManyJobs(jobs))
  const site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint })
  const nginx = await startNginx({ siteRoot: site.siteRoot, contentOrigin: content.url })
  const origin = nginx.baseUrl.replace('127.0.0.1', 'localhost')
  site.config.siteUrl = origin
  await site.generate()
  const stop = async () => {
    await nginx.stop()
    await site.remove()
    await content.close()
  }
  return { origin, stop }
}

describeNginx('The first view on a phone', () => {
  const served: Awaited<ReturnType<typeof serve>>[] = []

  beforeAll(async () => {
    for (const jobs of [43, MANY_JOBS]) served.push(await serve(jobs))
  }, 1_200_000)
  afterAll(() => Promise.all(served.map(({ stop }) => stop())))

  test('is measured in turns', async () => {
    const [few, many] = served.map(({ origin }) => origin)
    const pages = new Map([
      ['index', `${few}/`],
      ['job', `${few}/qa-engineer/1001`],
      [`index of ${MANY_JOBS} jobs`, `${many}/`],
      ...beside,
    ])
    const runs: Record<string, number[]>[] = []
    for (let run = 0; run < RUNS; run++) {
      const measured: Record<string, number[]> = {}
      for (const [name, url] of pages) measured[name] = await measure(url)
      runs.push(measured)
    }
    for (const name of pages.keys()) {
      const figures = FIGURES.map(({ label }, at) => {
        const numbers = runs.map((run) => run[name]?.[at] ?? NaN)
        return `${label} ${show(toMedian(numbers))} (${show(Math.min(...numbers))} to ${show(Math.max(...numbers))})`
      })
      process.stdout.write(`${name}: ${figures.join(', ')}\n`)
    }
    expect(runs).toHaveLength(RUNS)
  }, 1_800_000)
})

async function measure(url: string): Promise<number[]> {
  const { audits } = await measurePage(url, ['performance'], PICTURES)
  return FIGURES.map(({ audit }) => audits[audit]?.numericValue ?? NaN)
}

function show(number: number): string {
  return String(Number(number.toFixed(number < 1 ? 3 : 0)))
}
