import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { findErrors } from '../../helpers/browser/browser.js'
import { startBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { renderNginx } from '../../helpers/nginx/nginx.js'
import { startEntrypoint } from '../../helpers/nginx/start-entrypoint.js'
import { startFontKit } from '../../helpers/server/start-font-kit.js'
import {
  stopTime,
  untilHydrated,
  untilRendered,
  withoutDeadline,
} from '../../helpers/browser/visitor.js'
import { FONT_LOAD_TIMEOUT_MS } from '../../../client/shared/constants/constants.js'

const { site, browser } = useSite(startSiteWithFontKit)
const tab = useTab(browser)

test('npm start lets a kit load that imports styles from a second origin', async () => {
  await expectFonts(site().origin)
  const families = await tab()
    .page.locator('main h1')
    .evaluate((heading) => getComputedStyle(heading).fontFamily.split(', '))
  expect([families[0], families.at(-1)]).toEqual(['azo-sans-web', 'sans-serif'])
})

test('a kit that has not loaded after three seconds is given up', async () => {
  const { page } = tab()
  const { FONT_KIT_URL } = site().kit.settings
  await page.route(FONT_KIT_URL, () => {})
  await stopTime(page)
  const asked = page.waitForRequest(FONT_KIT_URL)
  await page.goto(site().origin)
  await untilRendered(page)
  await untilHydrated(page)
  await asked
  const classes = () => page.evaluate(() => document.documentElement.className)
  await page.clock.runFor(2900)
  expect(await classes()).toBe('fonts-loading')
  await page.clock.runFor(100)
  expect(await classes()).toBe('fonts-inactive')
})

test('visitors who block the second origin get the fonts all the same', async () => {
  const { page } = tab()
  await withoutDeadline(page, FONT_LOAD_TIMEOUT_MS)
  await page.route('**/p.css?*', (route) => route.abort())
  await page.goto(site().origin)
  await expectFacesOf(page)
})

describeNginx('the web image', () => {
  test('lets a kit load that imports styles from a second origin', async () => {
    const rendered = await renderNginx(site())
    const running = await startEntrypoint(rendered, site().kit.settings)
    await expectFonts(rendered.baseUrl.replace('127.0.0.1', 'localhost'))
    await running.stop()
    rmSync(rendered.directory, { recursive: true, force: true })
  })
})

async function expectFonts(url: string): Promise<void> {
  const { requests } = site().kit
  requests.length = 0
  await withoutDeadline(tab().page, FONT_LOAD_TIMEOUT_MS)
  await tab().page.goto(url)
  await expectFacesOf(tab().page)
  expect(requests.sort()).toEqual(['/abc1def.css', '/af/300', '/af/700', '/p.css'])
  // The browser also reports here what the security policy has blocked.
  expect(findErrors(tab())).toEqual([])
}

async function expectFacesOf(page: Page): Promise<void> {
  await page.waitForFunction(() => /fonts-(in)?active/.test(document.documentElement.className))
  const found = await page.evaluate(() => ({
    classes: document.documentElement.className,
    faces: [...document.fonts]
      .filter(({ family, status }) => /azo-sans-web|Figtree/.test(family) && status === 'loaded')
      .map(({ weight }) => weight),
  }))
  expect(found).toEqual({ classes: 'fonts-active', faces: ['300', '700'] })
}

async function startSiteWithFontKit() {
  const kit = await startFontKit()
  const started = await startBrowsedSite({ documents: madeRepository(madeJobs(1)) }, kit.settings)
  return {
    ...started,
    kit,
    close: async () => {
      await started.close()
      await kit.close()
    },
  }
}
