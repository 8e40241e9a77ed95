import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import findChromium from '../config/find-chromium.mjs'

/* Pictures of every template and state, at three widths, for people to look at. */

const WIDTHS = [375, 768, 1280]
const PORT = 8089
const SITE = `http://localhost:${PORT}`
const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'screenshots')

/** Name, address, and what to do there before the picture is taken. */
const STATES = [
  ['index', '/'],
  ['index-filtered', '/?q=engineer&location=leeds'],
  ['index-empty', '/?q=zebra&location=leeds'],
  ['job', '/qa-engineer/1001'],
  ['job-remote', '/platform-engineer/1008'],
  ['job-closed', '/fleet-coordinator/1044'],
  ['old-job-link', '/job_ghid/99999'],
  ['department', '/departments/engineering'],
  ['location', '/locations/leeds'],
  ['page', '/how-we-hire'],
  ['page-life', '/life-at-tidewell'],
  ['page-benefits', '/benefits'],
  ['not-found', '/nowhere'],
  ['preview', '/preview'],
  ['offline', '/offline-app-shell'],
  ['menu', '/', openMenu],
  ['filters', '/', openFilters],
]

await mkdir(folder, { recursive: true })
await findChromium()
const siteRoot = await mkdtemp(path.join(os.tmpdir(), 'careers-screenshots-'))
const server = spawn(process.execPath, ['dist/server/start.js'], {
  cwd: root,
  env: { ...process.env, PORT: String(PORT), SITE_ROOT: siteRoot, SITE_URL: SITE },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  for await (const chunk of server.stdout) if (String(chunk).includes(SITE)) break
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  for (const width of WIDTHS) await takeAll(browser, width)
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await once(server, 'close')
  await rm(siteRoot, { recursive: true, force: true })
}

async function takeAll(browser, width) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  for (const [name, address, prepare] of STATES) {
    const page = await context.newPage()
    await page.goto(SITE + address, { waitUntil: 'networkidle' })
    const isThere = (await prepare?.(page)) ?? true
    const file = `${name}-${width}.png`
    if (isThere) {
      await showPictures(page)
      await page.screenshot({ path: path.join(folder, file), fullPage: prepare === undefined })
      console.log(file)
    }
    await page.close()
  }
  await context.close()
}

/** A lazy picture is fetched only when it comes near the window. */
async function showPictures(page) {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  })
}

function openMenu(page) {
  return press(page, page.getByRole('button', { name: 'Menu' }))
}

function openFilters(page) {
  return press(page, page.getByRole('button', { name: /^Filters/ }))
}

/** False where the page has no such button at its width. */
async function press(page, button) {
  if (!(await button.isVisible())) return false
  await button.click()
  return true
}
