import path from 'node:path'
import express from 'express'
import type { Page } from 'playwright-core'
import type { IndexPageData } from '../../client/content/page-views.js'
import type { ListingView } from '../../client/content/views.js'
import type { PageData } from '../../client/shared/page-data.js'
import { loadRepository } from '../../server/content-service/load-repository.js'
import { openTab } from '../helpers/browser.js'
import { startBrowsedSite, type BrowsedSite } from '../helpers/browsed-site.js'
import { SAMPLE_FOLDER } from '../helpers/content-service.js'
import { PROJECT_ROOT } from '../helpers/generated-site.js'
import { open } from '../helpers/visitor.js'

/*
 * How long the listing takes to answer a query over 500 roles, on a processor slowed four times: the
 * rule alone, and everything from the click to the changed document.
 */

const JOBS = 500
const SLOWED = 4
const FRAME_MS = 16

let site: BrowsedSite

beforeAll(async () => {
  const { documents, ...sample } = await loadRepository(SAMPLE_FOLDER, {
    today: new Date().toISOString().slice(0, 10),
  })
  const open = documents.filter(({ type, data }) => type === 'job' && data?.['status'] === 'Open')
  const copies = Array.from({ length: JOBS - open.length }, (_, index) => {
    const job = open[index % open.length] as (typeof open)[number]
    const uid = String(100_000 + index)
    return { ...job, id: `copy-${uid}`, uid, data: { ...job.data, legacy_ids: [] } }
  })
  site = await startBrowsedSite({ ...sample, documents: [...documents, ...copies] })
})
afterAll(() => site.stop())

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
}

function tell(what: string, times: number[]): { median: number; slowest: number } {
  const sorted = [...times].sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? NaN
  const slowest = sorted.at(-1) ?? NaN
  process.stdout.write(
    `${what}: median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms of ${times.length}\n`,
  )
  return { median, slowest }
}

test(`a query over ${JOBS} roles is answered within a frame`, async () => {
  const data = await fetch(`${site.origin}/page-data/index/page-data.json`)
  const { listing } = ((await data.json()) as PageData<IndexPageData>).result.data
  expect(listing.jobs.length).toBe(JOBS)

  const server = express()
    .use(express.static(path.join(PROJECT_ROOT, 'dist/client')))
    .listen(0)
  const { port } = server.address() as { port: number }
  const tab = await openTab(site.browser)
  try {
    await tab.page.route(`http://localhost:${port}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bench</title>' }),
    )
    await tab.page.goto(`http://localhost:${port}/`)
    await slowDown(tab.page)
    const times = await tab.page.evaluate(measureAnswers, listing)
    const { slowest } = tell(`answering, processor slowed ${SLOWED} times`, times.slice(20))
    expect(slowest).toBeLessThan(FRAME_MS)
  } finally {
    await tab.close()
    server.close()
  }
})

/** Runs in the browser, on the compiled modules themselves. */
async function measureAnswers(listing: ListingView): Promise<number[]> {
  const load = (file: string) => import(/* webpackIgnore: true */ `/filters/${file}.js`)
  const [{ createJobIndex }, { toVocabulary }, { answerQuery }] = await Promise.all(
    ['job-index', 'vocabulary', 'answer-query'].map(load),
  )
  const vocabulary = toVocabulary(listing)
  const index = createJobIndex(listing)
  index.words()
  const words = ['', 'e', 'en', 'engineer', 'field engineer', 'london', 'senior data', 'zebra']
  const pick = <Item>(items: readonly Item[], at: number) => items[at % items.length] as Item
  const times: number[] = []
  for (let at = 0; at < 220; at++) {
    const query = {
      q: pick(words, at),
      location: at % 3 === 0 ? [] : [pick(listing.places, at).slug],
      department: at % 2 === 0 ? [] : [pick(listing.departments, at).slug],
      type: at % 5 === 0 ? ['full-time'] : [],
      sort: at % 4 === 0 ? 'newest' : 'department',
    }
    const startedAt = performance.now()
    answerQuery(index, query, vocabulary, listing.places)
    times.push(performance.now() - startedAt)
  }
  return times
}

test('a tick changes the document', async () => {
  const tab = await openTab(site.browser, {
    viewport: { width: 1280, height: 900 },
    withoutWorkers: true,
  })
  await open(tab.page, site.origin)
  await tab.page.getByLabel('Search roles').waitFor()
  await slowDown(tab.page)
  const times = await tab.page.evaluate(async () => {
    const boxes = ['london', 'bristol', 'engineering', 'full-time'].map((value) =>
      document.querySelector<HTMLInputElement>(`input[value=${value}]`),
    )
    const measured: number[] = []
    for (let at = 0; at < 24; at++) {
      const startedAt = performance.now()
      boxes[at % boxes.length]?.click()
      // React draws what a click asks for before the next task.
      await new Promise((done) => setTimeout(done))
      measured.push(performance.now() - startedAt)
    }
    return measured
  })
  tell(`from the click to the changed document, processor slowed ${SLOWED} times`, times.slice(4))
  expect(await tab.page.locator('.job-row:visible').count()).toBeGreaterThan(0)
  await tab.close()
})
