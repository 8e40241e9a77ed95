import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import prepareBrowser from '../config/prepare-browser.mjs'
import { SLICES, writeSlicePage } from './slices.mjs'
import { STATES } from './states.mjs'

/*
 * Pictures of every template and state, at three widths, for people to look at. Names of states after
 * the command take those only; `slices` takes each slice, and writes a page of them.
 */

const WIDTHS = [375, 768, 1280]
const PORT = 8089
const SITE = `http://localhost:${PORT}`
const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'screenshots')
const asked = process.argv.slice(2)

await mkdir(folder, { recursive: true })
await prepareBrowser()
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
  if (asked.includes('slices')) {
    for (const width of WIDTHS) await takeSlices(browser, width)
    await writeSlicePage(root, folder, WIDTHS)
  }
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await once(server, 'close')
  await rm(siteRoot, { recursive: true, force: true })
}

async function takeAll(browser, width) {
  for (const state of STATES) {
    if (asked.length > 0 && !asked.includes(state.name)) continue
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      serviceWorkers: state.workers ? 'allow' : 'block',
    })
    await take(await context.newPage(), state, path.join(folder, `${state.name}-${width}.png`))
    await context.close()
  }
}

async function takeSlices(browser, width) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  for (const [name, [address, selector]] of Object.entries(SLICES)) {
    await open(page, address)
    await showPictures(page)
    const file = path.join(folder, `slice-${name}-${width}.png`)
    await page.locator(selector).first().screenshot({ path: file })
    console.log(path.basename(file))
  }
  await context.close()
}

async function open(page, address) {
  await page.goto(SITE + address, { waitUntil: 'networkidle' })
  // Most pages wait for a visitor's interest.
  await page.mouse.move(1, 1)
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
}

async function take(page, { path: address, before, prepare, part = false }, file) {
  await before?.(page, SITE)
  await open(page, address)
  if ((await prepare?.(page)) === false) return
  await showPictures(page)
  await page.screenshot({ path: file, fullPage: !part })
  console.log(path.basename(file))
}

/** A lazy picture is fetched only when it comes near the window. */
async function showPictures(page) {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  })
}
