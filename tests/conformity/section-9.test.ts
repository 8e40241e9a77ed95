import path from 'node:path'
import type { Page } from 'playwright-core'
import { fetchImageMetadata } from '../../builder/content/fetch-image-metadata.js'
import { createSite } from '../../client/content/create-site.js'
import { HERO } from '../../client/content/documents/image-layouts.js'
import { toImage } from '../../client/content/documents/to-image.js'
import { createImageData, type ImageDataOptions } from '../../client/images/image-data.js'
import { toImgixUrl } from '../../client/images/imgix-url.js'
import { createFocusGuard } from '../../client/runtime/navigate/focus-guard.js'
import { createReleaseSource } from '../../client/runtime/load/release-source.js'
import { createContentClient } from '../../client/shared/content-api/create-content-client.js'
import { fetchSnapshot } from '../../client/shared/content-api/fetch-snapshot.js'
import { createPlatform } from '../../client/shared/content-api/platform.js'
import { setCookie } from '../browser/preview/preview-site.js'
import { dialog } from '../browser/preview/editor.js'
import { openTab, type TabOptions } from '../helpers/browser/browser.js'
import { startBrowsedSite } from '../helpers/browser/browsed-site.js'
import { useSite } from '../helpers/browser/use-site.js'
import {
  followInjectedLink,
  stopTime,
  untilHydrated,
  untilRendered,
} from '../helpers/browser/visitor.js'
import { describeSection } from '../helpers/conformity/describe-section.js'
import {
  SAMPLE_FOLDER,
  startContentService,
  type TestContentService,
} from '../helpers/content/content-service.js'
import { madeJobs, madePage, madeRepository } from '../helpers/content/made-documents.js'

const JOB = '/qa-engineer/1001'
/** Nothing listens there. */
const FONT_KIT_URL = 'http://127.0.0.1:65000/kit.css'
const PICTURE = { url: 'https://images.example/a.jpg', alt: '', width: 9000, height: 4500 }

const { site, browser } = useSite(() => startBrowsedSite({}, { FONT_KIT_URL }))
let content: TestContentService
beforeAll(async () => {
  content = await startContentService({
    documents: madeRepository(madeJobs(230)),
    imagesFolder: path.join(SAMPLE_FOLDER, 'images'),
  })
})
afterAll(() => content.close())

describeSection('9. Business constants and limits', {
  'Page-data retries | 3': async () => {
    const fetch = jest.fn(() => Promise.resolve(new Response('no JSON')))
    expect(await createReleaseSource(fetch).pageData(JOB)).toMatchObject({ kind: 'failed' })
    expect(fetch).toHaveBeenCalledTimes(1 + 3)
  },

  'Slow-load notice | 1000 ms': () =>
    inTab({}, async (page) => {
      await openWithoutTime(page)
      await page.route(`**/page-data${JOB}/*`, () => {})
      const asked = page.waitForRequest(`**/page-data${JOB}/*`)
      await followInjectedLink(page, JOB)
      await asked
      const notice = page.locator('.slow-load')
      await page.clock.runFor(999)
      expect(await notice.textContent()).toBe('')
      await page.clock.runFor(1)
      await notice.getByText('Still loading').waitFor()
    }),

  'Fade delay | 250 ms': () =>
    inTab({ reducedMotion: 'no-preference' }, async (page) => {
      await openWithoutTime(page)
      await followInjectedLink(page, JOB)
      await page.locator('[data-transition="out"]').waitFor({ state: 'attached' })
      const pathname = () => page.evaluate(() => location.pathname)
      await page.clock.runFor(249)
      expect(await pathname()).toBe('/')
      await page.clock.runFor(1)
      await page.waitForURL(`**${JOB}`)
      const entering = page.locator('[data-transition="in"] > *').first()
      const delay = await entering.evaluate((part) => getComputedStyle(part).animationDelay)
      expect(delay).toBe('0.25s')
    }),

  'Content page size | 100 (also the default for fetching all documents)': async () => {
    content.requests.length = 0
    const { documents } = await fetchSnapshot(createClient())
    expect(documents).toHaveLength(234)
    const searches = content.requests.filter(({ path: asked }) => asked.endsWith('/search'))
    expect(searches.map(({ parameters }) => parameters.get('pageSize'))).toEqual(
      Array.from({ length: 3 }, () => '100'),
    )
  },

  'Repository metadata cache | 5000 ms': async () => {
    const client = createClient()
    const started = Date.now()
    const now = jest.spyOn(Date, 'now')
    content.requests.length = 0
    const requestsAfter: number[] = []
    for (const ms of [0, 4999, 5001]) {
      now.mockReturnValue(started + ms)
      await client.fetchRepository()
      requestsAfter.push(content.requests.length)
    }
    now.mockRestore()
    expect(requestsAfter).toEqual([1, 1, 2])
  },

  'Preview plugin version | 4.0.0': () =>
    inTab({}, async (page) => {
      await setCookie(page.context(), site().origin, 'no ref')
      await page.goto(`${site().origin}/preview?documentId=job-1001`)
      const details = await dialog(page, 'Error').locator('dl').innerText()
      expect(details).toMatch(/Plugin Version\s+4\.0\.0$/)
    }),

  "Default language | '*'": async () => {
    const client = createClient()
    content.requests.length = 0
    await client.search({ ref: await client.fetchMasterRef() })
    expect(content.requests.at(-1)?.parameters.get('lang')).toBe('*')
  },

  'Default image params | auto compress and format, fit max, quality 50': () => {
    const { searchParams } = new URL(createImageData(PICTURE, { width: 400 }).src)
    expect(Object.fromEntries(searchParams)).toEqual({
      auto: 'compress,format',
      fit: 'max',
      q: '50',
      w: '400',
    })
  },

  'Placeholder image | width 100, blur 15 in the plugin; width 20, blur 15, quality 20 for the static image':
    async () => {
      const hero = { url: PICTURE.url, alt: '', dimensions: { width: 900, height: 450 } }
      const documents = madeRepository(madeJobs(1), madePage('life', { hero } as never))
      const { pages } = createSite(documents, { now: new Date(), buildHash: '' })
      expect(pages.find((page) => page.path === '/life')?.result.data).toMatchObject({
        image: { placeholder: `${PICTURE.url}?w=100&blur=15` },
      })

      content.requests.length = 0
      const url = `${content.url}/images/hero-home.svg`
      await fetchImageMetadata({ url, hasSize: true }, platform)
      expect(
        content.requests.map(({ parameters }) => Object.fromEntries(parameters)),
      ).toContainEqual({ w: '20', blur: '15', q: '20', fm: 'webp' })
    },

  'Default image width | 800 (fixed image built at 400, fluid image max width 800; default fixed width 8192 in the site build)':
    () => {
      expect(createImageData(PICTURE)).toMatchObject({
        width: 800,
        sizes: '(min-width: 800px) 800px, 100vw',
      })
      expect(widthsOf({ layout: 'fixed' })).toEqual([400, 800])
      const { url, width, height } = PICTURE
      const field = { url, alt: '', dimensions: { width, height } }
      expect(toImage(field)?.width).toBe(800)
      expect(toImage(field, { layout: 'fixed' })?.width).toBe(8192)
    },

  'fullWidth breakpoints | 750, 1080, 1366, 1920': () => {
    expect(widthsOf({ layout: 'fullWidth' })).toEqual([750, 1080, 1366, 1920])
  },

  'Wider breakpoints | 320, 654, 768, 1024, 1366, 1600, 1920, 2048, 2560, 3440, 3840, 4096': () => {
    expect(widthsOf(HERO)).toEqual([
      320, 654, 768, 1024, 1366, 1600, 1920, 2048, 2560, 3440, 3840, 4096,
    ])
  },

  'Pixel densities | 0.25, 0.5, 1, 2': () => {
    expect(widthsOf({ width: 1000 })).toEqual([250, 500, 1000, 2000])
  },

  'Image width/height range | 2 to 8192': () => {
    expect(toImgixUrl(PICTURE.url, { w: 1.5, h: 9000 })).toBe(`${PICTURE.url}?w=2&h=8192`)
    expect(toImgixUrl(PICTURE.url, { w: 2, h: 8192 })).toBe(`${PICTURE.url}?w=2&h=8192`)
  },

  'Image quality default | 75': async () => {
    const sizeOf = async (query: string) => {
      const answer = await fetch(`${content.url}/images/office-leeds.svg?w=400&fm=jpg${query}`)
      expect(answer.status).toBe(200)
      return (await answer.arrayBuffer()).byteLength
    }
    expect(await sizeOf('')).toBe(await sizeOf('&q=75'))
    expect(await sizeOf('')).not.toBe(await sizeOf('&q=74'))
  },

  'Device pixel ratio max | 5': () => {
    expect(toImgixUrl(PICTURE.url, { dpr: 5 })).toBe(`${PICTURE.url}?dpr=5`)
    expect(toImgixUrl(PICTURE.url, { dpr: 6 })).toBe(`${PICTURE.url}?dpr=5`)
  },

  'Focus-fight guard | after more than 2 nested focus attempts': () => {
    const guard = createFocusGuard()
    const allowed: boolean[] = []
    const fight = () => {
      if (allowed.length < 9) allowed.unshift(guard(fight))
    }
    expect(guard(fight)).toBe(true)
    expect(allowed).toEqual([true, false])
  },

  'Font load timeout | 3 s default': () =>
    inTab({}, async (page) => {
      await page.route(FONT_KIT_URL, () => {})
      const asked = page.waitForRequest(FONT_KIT_URL)
      await openWithoutTime(page)
      await asked
      const classes = () => page.evaluate(() => document.documentElement.className)
      await page.clock.runFor(2900)
      expect(await classes()).toBe('fonts-loading')
      await page.clock.runFor(100)
      expect(await classes()).toBe('fonts-inactive')
    }),
})

describeSection('9. Business constants and limits: Theme', {
  'Primary #0B1B2E. Secondary #6CC8EC. Background #fff. Paper #F2F2F2. Hover #6CC8EC. Focus #4FA8CB. Text #0D1E32.':
    () =>
      inTab({}, async (page) => {
        await page.goto(`${site().origin}/how-we-hire`)
        expect(await readStyle(page, '.on-dark', 'backgroundColor')).toBe(rgb('#0B1B2E'))
        expect(await readStyle(page, 'main .button', 'backgroundColor')).toBe(rgb('#6CC8EC'))
        expect(await readStyle(page, 'html', 'backgroundColor')).toBe(rgb('#ffffff'))
        expect(await readStyle(page, '.section--paper', 'backgroundColor')).toBe(rgb('#F2F2F2'))
        expect(await readStyle(page, 'main h2', 'color')).toBe(rgb('#0D1E32'))
        const link = 'main .rich-text a'
        await page.hover(link)
        expect(await readStyle(page, link, 'textDecorationColor')).toBe(rgb('#6CC8EC'))
        await page.keyboard.press('Tab')
        await page.focus(link)
        expect(await readStyle(page, link, 'boxShadow')).toContain(rgb('#4FA8CB'))
      }),

  'Font azo-sans-web, fallback sans-serif.': () =>
    inTab({}, async (page) => {
      await page.goto(site().origin)
      const families = (await readStyle(page, 'main h1', 'fontFamily')).split(', ')
      expect([families[0], families.at(-1)]).toEqual(['azo-sans-web', 'sans-serif'])
    }),

  'Container side padding 24px on small screens and 6vw from md up.': () =>
    inTab({}, async (page) => {
      await page.goto(`${site().origin}/how-we-hire`)
      const padding = async (width: number) => {
        await page.setViewportSize({ width, height: 800 })
        return (await page.locator('main .container').first().boundingBox())?.x
      }
      expect(await padding(320)).toBe(24)
      expect(await padding(767)).toBe(24)
      expect(await padding(768)).toBeCloseTo(0.06 * 768, 1)
      expect(await padding(1280)).toBeCloseTo(0.06 * 1280, 1)
    }),

  'h1 50px (40px on small screens), h2 40px, h3 32px. Body 16px, weight 300.': () =>
    inTab({}, async (page) => {
      for (const asked of ['/', JOB, '/departments/engineering', '/life-at-tidewell']) {
        await page.goto(site().origin + asked)
        for (const [width, h1] of [
          [320, '40px'],
          [767, '40px'],
          [768, '50px'],
          [1280, '50px'],
        ] as const) {
          await page.setViewportSize({ width, height: 800 })
          const sizes = { H1: [h1], H2: ['40px'], H3: ['32px'] }
          const found = await readHeadingSizes(page)
          expect([asked, width, { ...sizes, ...found }]).toEqual([asked, width, sizes])
          expect(Object.keys(found)).toEqual(expect.arrayContaining(['H1', 'H2']))
        }
        expect(await readStyle(page, 'body', 'fontSize')).toBe('16px')
        expect(await readStyle(page, 'body', 'fontWeight')).toBe('300')
      }
    }),
})

const platform = createPlatform(globalThis)

function createClient() {
  const { apiEndpoint, repository } = content
  return createContentClient({ repositoryName: repository.name, apiEndpoint }, platform)
}

async function inTab(options: TabOptions, visit: (page: Page) => Promise<void>): Promise<void> {
  const tab = await openTab(browser(), { withoutWorkers: true, ...options })
  await visit(tab.page)
  await tab.close()
}

/** The index, hydrated; its timers wait for `page.clock`. */
async function openWithoutTime(page: Page): Promise<void> {
  await stopTime(page)
  await page.goto(site().origin)
  await untilRendered(page)
  await untilHydrated(page)
}

/** The widths in which an image is offered. */
function widthsOf(options: ImageDataOptions): number[] {
  const { srcSet } = createImageData(PICTURE, options)
  return srcSet.split(', ').map((entry) => parseInt(entry.split(' ')[1] ?? '', 10))
}

/** Each size in use of h1, h2 and h3. Classes of the scale's other steps are other titles. */
function readHeadingSizes(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const headings = document.querySelectorAll(':is(h1, h2, h3):not(.title, .site-footer-heading)')
    const sizes: Record<string, string[]> = {}
    for (const heading of headings) {
      const { fontSize } = getComputedStyle(heading)
      const known = (sizes[heading.tagName] ??= [])
      if (!known.includes(fontSize)) known.push(fontSize)
    }
    return sizes
  })
}

function readStyle(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name as never] as string, property)
}

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
