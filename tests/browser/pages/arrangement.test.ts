import type { Page } from 'playwright-core'
import { openTab } from '../../helpers/browser/browser.js'
import { open } from '../../helpers/browser/visitor.js'
import { SEARCHES, TEMPLATES } from './page-states.js'
import { useVisits } from './use-visits.js'

const { site, browser, visit } = useVisits()

/** Where a pointer finds each link and button that does not stand in a text: higher than it looks. */
function findLowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isAlone = (link: HTMLElement) => {
      const block = link.closest<HTMLElement>('p, li, dd, h2, h3, h4, div')
      return block?.innerText.trim() === link.innerText.trim()
    }
    const heightOf = (element: HTMLElement) => {
      const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect()
      const isHit = (y: number) =>
        element.contains(document.elementFromPoint(left + width / 2, top + height / 2 + y))
      if (isHit(-12) && isHit(11)) return 24
      let [above, below] = [0, 0]
      while (above < 24 && isHit(-above - 1)) above += 1
      while (below < 24 && isHit(below)) below += 1
      return above + below
    }
    return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.skip-links'))
      .filter((element) => element.tagName !== 'A' || isAlone(element))
      .filter((element) => heightOf(element) < 24)
      .map((element) => `“${element.innerText}” ${heightOf(element)}`)
  })
}

function readStyle(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name as never] as string, property)
}

it('each colour of the theme is where it is meant to be', async () => {
  const page = await visit('/how-we-hire')
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
})

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

it('what a page contains has 24 px beside it on small screens, and 6vw on others', async () => {
  const page = await visit('/how-we-hire')
  const padding = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return (await page.locator('main .container').first().boundingBox())?.x
  }
  expect([await padding(320), await padding(767)]).toEqual([24, 24])
  expect(await padding(768)).toBeCloseTo(0.06 * 768, 1)
  expect(await padding(1280)).toBeCloseTo(0.06 * 1280, 1)
})

it('titles have the sizes of the scale, h1 a smaller one on small screens, and text is 16 px and light', async () => {
  const page = await visit('/')
  for (const path of ['/', '/qa-engineer/1001', '/departments/engineering', '/life-at-tidewell']) {
    await page.goto(site().origin + path)
    // Between the two sizes, and on one page at the ends.
    for (const width of path === '/life-at-tidewell' ? [320, 767, 768, 1280] : [767, 768]) {
      const h1 = width < 768 ? '40px' : '50px'
      await page.setViewportSize({ width, height: 800 })
      const sizes = { H1: [h1], H2: ['40px'], H3: ['32px'] }
      const found = await readHeadingSizes(page)
      expect([path, width, { ...sizes, ...found }]).toEqual([path, width, sizes])
      expect(Object.keys(found)).toEqual(expect.arrayContaining(['H1', 'H2']))
    }
    const text = ['fontSize', 'fontWeight'].map((name) => readStyle(page, 'body', name))
    expect(await Promise.all(text)).toEqual(['16px', '300'])
  }
})

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

it('every link and button that stands alone is a target of at least 24 px', async () => {
  const low: Record<string, string[]> = {}
  for (const { path } of [...TEMPLATES.slice(0, 10), ...SEARCHES.slice(2)]) {
    const page = await visit(path)
    // Only what is in the window can be found by a point.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: 1280, height })
    const found = await findLowTargets(page)
    if (found.length > 0) low[path] = found
  }
  expect(low).toEqual({})
})

it('the page of a department or a place shows its number of roles and the first one on a phone at once', async () => {
  const page = await visit('/locations/leeds', { viewport: { width: 360, height: 740 } })
  const addressed = page.getByText('Address', { exact: true })
  expect(await addressed.count()).toBe(1)
  for (const path of ['/locations/leeds', '/departments/engineering']) {
    await open(page, site().origin + path)
    const ends = await page
      .locator('#results h2, #results .job-row:first-child .job-row-title')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
    expect(ends).toHaveLength(2)
    expect(Math.max(...ends)).toBeLessThan(740)
  }
})

/** What stays in the window while the page scrolls, and more of the window than this share is under it. */
function findCovers(page: Page, share: number): Promise<string[]> {
  return page.evaluate((most) => {
    const inWindow = ({ left, right, top, bottom }: DOMRect) =>
      Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    return [...document.querySelectorAll<HTMLElement>('body *:not(:modal)')]
      .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility())
      .filter(
        (element) => inWindow(element.getBoundingClientRect()) > most * innerWidth * innerHeight,
      )
      .map((element) => element.className || element.tagName)
  }, share)
}

it('in a low window nothing stays that takes more than a quarter of it, and the head and foot of the filters scroll', async () => {
  const page = await visit('/')
  for (const viewport of [
    { width: 320, height: 200 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(viewport)
    for (const path of ['/', '/qa-engineer/1001', '/saved?roles=1001,1002']) {
      await open(page, site().origin + path)
      if (path.startsWith('/saved')) await page.getByRole('button', { name: 'Compare' }).click()
      await page.evaluate(() => {
        document.documentElement.dataset.code = 'failed'
        const note = document.querySelector('.save-note')
        if (note)
          note.textContent = 'This browser does not let the page save it: its storage is full.'
        window.scrollTo({ top: 900, behavior: 'instant' })
      })
      expect([path, viewport, await findCovers(page, 1 / 4)]).toEqual([path, viewport, []])
    }
    await open(page, `${site().origin}/`)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('checkbox').last().scrollIntoViewIfNeeded()
    const head = await page.locator('.filter-dialog-head').boundingBox()
    expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThanOrEqual(0)
    expect(await findCovers(page, 1 / 4)).toEqual([])
  }
})

it('summaries of roles are shown whole, and on a phone most of them', async () => {
  const page = await visit('/')
  const countCut = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    const summaries = page.locator('.listing .job-row-summary')
    return summaries.evaluateAll(
      (texts) => texts.filter((text) => text.scrollHeight > text.clientHeight).length,
    )
  }
  for (const width of [768, 1280, 1920]) expect([width, await countCut(width)]).toEqual([width, 0])
  expect(await countCut(375)).toBeLessThan(43 / 3)
})

it('what can be done with a role begins where the facts below it do', async () => {
  const page = await visit('/qa-engineer/1001')
  const leftOf = async (selector: string) =>
    Math.round((await page.locator(selector).first().boundingBox())?.x ?? NaN)
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await leftOf('.job-save .copy-link')).toBe(await leftOf('.job-fact dd'))
  }
})

it('the lines of a band are on wide screens only, where they fade before its edge', async () => {
  const page = await visit('/')
  const lines = page.locator('.band .contour-pattern').first()
  for (const width of [375, 768, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await lines.isVisible()]).toEqual([width, false])
  }
})

it('a department and a place offer the feed of their own roles', async () => {
  const page = await visit('/')
  for (const [path, name] of [
    ['/departments/engineering', 'Engineering'],
    ['/locations/leeds', 'Leeds'],
  ] as const) {
    await open(page, site().origin + path)
    const link = page.getByRole('link', { name: `Follow new roles in ${name}` })
    expect(await link.getAttribute('href')).toBe(`${path}/feed.xml`)
  }
})

it('in the dark, boxes to tick have the theme’s colours and pictures are dimmed', async () => {
  const page = await visit('/', { colorScheme: 'dark' })
  await page.getByLabel('Sort by').waitFor()
  const box = '.check input:not(:checked)'
  expect(await readStyle(page, box, 'appearance')).toBe('none')
  expect(await readStyle(page, box, 'backgroundColor')).toBe(
    await readStyle(page, 'html', 'backgroundColor'),
  )
  // A city that is the only place of its country stands among countries.
  await page.getByRole('checkbox', { name: /^Portugal \(Lisbon\)/ }).waitFor()
  await open(page, `${site().origin}/locations/leeds`)
  expect(await readStyle(page, '.band-photograph', 'filter')).toBe('brightness(0.88)')
})

it('the text of a role is larger on wide screens, in lines of as many letters', async () => {
  const page = await visit('/qa-engineer/1001')
  const sizes: Record<number, string> = {}
  for (const width of [375, 1023, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    sizes[width] = await readStyle(page, '.job-text p', 'fontSize')
  }
  expect(sizes).toEqual({ 375: '16px', 1023: '16px', 1024: '18px', 1920: '18px' })
  expect((await page.locator('.job-text').boundingBox())?.width).toBe(30 * 18)
})

it('a figure stands before its label, to the eye and to a screen reader', async () => {
  const page = await visit('/life-at-tidewell')
  const stat = page.locator('.stat', { hasText: 'is how long people stay' })
  expect(await stat.textContent()).toBe('4.6 years is how long people stay, on average')
  const [value, label] = await stat
    .locator('span')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  expect(value).toBeLessThan(label ?? NaN)
})

it('the art of a band that cannot be loaded leaves no trace, with and without script', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, close } = await openTab(browser(), {
      viewport: { width: 1280, height: 700 },
      javaScriptEnabled,
      withoutWorkers: true,
    })
    await page.route('**/images/hero-*', (route) => route.abort())
    await page.goto(`${site().origin}/benefits`, { waitUntil: 'networkidle' })
    const failed = await page.screenshot()
    await page.locator('.band-image').evaluate((image) => (image.style.visibility = 'hidden'))
    expect(failed.equals(await page.screenshot())).toBe(true)
    await close()
  }
})

it('offices and people fill their rows at each width', async () => {
  const page = await visit('/life-at-tidewell')
  for (const path of ['/life-at-tidewell', '/about-tidewell']) {
    await open(page, site().origin + path)
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const rows = await page.locator(':is(.people, .offices) > li').evaluateAll((items) => {
        const tops = items.map((item) => Math.round(item.getBoundingClientRect().top))
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
      })
      expect([path, width, new Set(rows).size]).toEqual([path, width, 1])
    }
  }
})
