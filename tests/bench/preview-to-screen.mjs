import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import express from 'express'
import { chromium } from 'playwright-core'
import { createSiteRouter } from '../../dist/server/site/site-router.js'
import prepareBrowser from '../config/prepare-browser.mjs'
import { PROJECT_ROOT, startContent } from './bench-content.mjs'

/*
 * How long an editor waits for the drafted page of a job, in a real browser over real HTTP: until the
 * last request for documents is answered, and until the page is on the screen.
 *
 *   node tests/bench/preview-to-screen.mjs [JOBS ...]      (default 43 1000)
 */

const RUNS = 5
const DRAFTED = 'Drafted'

/** Resolves to milliseconds since the document began to load, one entry a run. */
export async function measurePreviewToScreen(count) {
  const siteRoot = await mkdtemp(path.join(os.tmpdir(), 'careers-bench-'))
  const content = await startContent(count)
  const apiEndpoint = `http://127.0.0.1:${content.port}/api/v2`
  let site
  let browser
  try {
    await generate(siteRoot, content.repository.name, apiEndpoint)
    site = await startSite(siteRoot, apiEndpoint)
    await prepareBrowser()
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu'],
    })
    const draft = saveDraft(content)
    const runs = []
    for (let run = 0; run < RUNS; run++) runs.push(await measureOnce(browser, site.url, draft))
    return { jobs: count, runs }
  } finally {
    await browser?.close()
    site?.close()
    await content.close()
    await rm(siteRoot, { recursive: true, force: true })
  }
}

async function generate(siteRoot, repositoryName, apiEndpoint) {
  const env = {
    PATH: process.env.PATH,
    SITE_ROOT: siteRoot,
    PRISMIC_REPOSITORY: repositoryName,
    PRISMIC_API_ENDPOINT: apiEndpoint,
  }
  const program = path.join(PROJECT_ROOT, 'dist/builder/cli.js')
  const builder = spawn(process.execPath, [program, 'generate'], { env, stdio: 'ignore' })
  const [code] = await once(builder, 'close')
  if (code !== 0) throw new Error(`The site could not be generated (exit code ${code}).`)
}

async function startSite(siteRoot, previewApiEndpoint) {
  const app = express().disable('etag')
  const siteUrl = 'http://localhost:8080'
  app.use(createSiteRouter({ siteRoot, siteEnv: 'production', siteUrl, previewApiEndpoint }))
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://localhost:${server.address().port}`, close: () => server.close() }
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

function toRow({ jobs, runs }) {
  const median = (name) => {
    const sorted = runs.map((run) => run[name]).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)]
  }
  const ms = (name) => `${Math.round(median(name))} ms`
  const after = runs.map(({ drafted, loaded }) => drafted - loaded).sort((a, b) => a - b)
  const latest = `${Math.round(after.at(-1))} ms`
  return `| ${jobs} | ${ms('request')} | ${ms('loaded')} | ${ms('drafted')} | ${latest} |`
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const given = process.argv.slice(2).map(Number)
  console.log(
    '| Jobs | One request | Documents loaded | Drafted page on screen | Page after the documents, at worst |\n|---|---|---|---|---|',
  )
  for (const jobs of given.length > 0 ? given : [43, 1_000]) {
    console.log(toRow(await measurePreviewToScreen(jobs)))
  }
}
