import { startContent } from './bench-content.mjs'
import { launchBrowser, serveSite } from './serve-site.mjs'
import { print, printTitles, toMedian } from './table.mjs'

/*
 * How long an editor waits for the drafted page of a job, in a real browser over real HTTP: until the
 * last request for documents is answered, and until the page is on the screen.
 *
 *   node tests/bench/preview-to-screen.mjs [JOBS ...]      (default 43 1000)
 */

const RUNS = 5
const DRAFTED = 'Drafted'

/** Resolves to milliseconds since the document began to load, one entry a run. */
async function measurePreviewToScreen(browser, count) {
  const content = await startContent(count)
  const site = await serveSite(content)
  try {
    const draft = saveDraft(content)
    const runs = []
    for (let run = 0; run < RUNS; run++) runs.push(await measureOnce(browser, site.url, draft))
    return runs
  } finally {
    await site.stop()
    await content.close()
  }
}

/** One job with another title under the same address. */
function saveDraft({ repository, jobs: [job] }) {
  const [{ document }] = repository
    .getMaster()
    .documents.filter((stored) => stored.document.id === job.id)
  const slug = toSlug(document.data.title)
  const data = { ...document.data, slug, title: DRAFTED }
  repository.saveDraft({ name: 'b', id: 'b', label: 'b', documents: [{ ...document, data }] })
  const { previewUrl } = repository.getDrafts().find(({ name }) => name === 'b')
  const cookie = { [`${repository.name}.prismic.io`]: { preview: previewUrl } }
  return { path: `/${slug}/${document.uid}`, cookie: encodeURIComponent(JSON.stringify(cookie)) }
}

const toSlug = (title) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

async function measureOnce(browser, url, { path, cookie }) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'io.prismic.preview', value: cookie, url }])
  await context.addInitScript(watchScreen, DRAFTED)
  const page = await context.newPage()
  await page.goto(url + path)
  await page.waitForFunction(() => window.times?.drafted !== undefined)
  const times = await page.evaluate(() => {
    const searches = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/documents/search'))
    const durations = searches.map(({ duration }) => duration).sort((a, b) => a - b)
    return {
      ...window.times,
      request: durations[Math.floor(durations.length / 2)],
      loaded: Math.max(...searches.map(({ responseEnd }) => responseEnd)),
      searches: searches.length,
    }
  })
  await context.close()
  return times
}

/** Runs in the page, from its first moment. */
function watchScreen(drafted) {
  const times = (window.times = {})
  const look = () => {
    const title = document.querySelector('main h1')?.textContent
    if (title === drafted) times.drafted = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const given = process.argv.slice(2).map(Number)
const browser = await launchBrowser()
printTitles(['Jobs', 'One request', 'Documents loaded', 'On screen', 'After them, at worst'])
try {
  for (const jobs of given.length > 0 ? given : [43, 1_000]) {
    const runs = await measurePreviewToScreen(browser, jobs)
    const medians = ['request', 'loaded', 'drafted'].map((name) =>
      toMedian(runs.map((run) => run[name])),
    )
    const latest = Math.max(...runs.map(({ drafted, loaded }) => drafted - loaded))
    print([jobs, ...[...medians, latest].map((time) => `${Math.round(time)} ms`)])
  }
} finally {
  await browser.close()
}
