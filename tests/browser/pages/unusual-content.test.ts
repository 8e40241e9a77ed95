import type { Page } from 'playwright-core'
import { findViolations } from '../../helpers/browser/find-violations.js'
import {
  madeJob,
  madePage,
  madeRepository,
  madeSettings,
  paragraph,
} from '../../helpers/content/made-documents.js'
import { slice } from '../../helpers/world/made-world.js'
import { findOverflow } from './layout-faults.js'
import { useVisits } from './use-visits.js'

/* Content that the sample does not have: Arabic texts, wide tables, and no logo. */

const ARABIC = 'نبحث عن مهندس (QA).'

const text = (type: string, content: string) => ({ type, text: content, spans: [] })
const about = [
  text('heading2', ARABIC),
  text('paragraph', ARABIC),
  text('list-item', ARABIC),
  text('o-list-item', ARABIC),
  text('paragraph', 'We speak both.'),
  text('list-item', 'In English.'),
]
const job = madeJob('1', { title: ARABIC, slug: 'qa', summary: ARABIC, about: about as never })

const row = (type: string, texts: string[]) => ({
  cells: texts.map((text) => ({ type, content: paragraph(text) })),
})
const columns = ['Grade', 'Bristol', 'London', 'Berlin', 'Lisbon', 'Dublin', 'Toronto']
const table = {
  head: { rows: [row('header', columns)] },
  body: {
    rows: [
      row(
        'data',
        columns.map(() => 'From £30,000 to £40,000'),
      ),
    ],
  },
}
const NAME = 'The Tidewell Partnership for Water Conservation and Leakage Engineering'

/** A company without a logo, whose name takes several lines on a phone. */
function listDocuments() {
  const others = [madeJob('2'), madeJob('3', { pay_bands: table as never })]
  const page = madePage('pay', { slices: [slice('table', { heading: 'Pay', table })] })
  const [, ...documents] = madeRepository([job, ...others], page)
  return [madeSettings({ organisation_name: NAME }), ...documents]
}

const { visit } = useVisits({ documents: listDocuments() })

/** Of each text, the side of its box at which its one line begins, and of each list that of its bullets. */
function readSides(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      if (/^[UO]L$/.test(element.tagName))
        return getComputedStyle(element).direction === 'rtl' ? 'right' : 'left'
      const range = document.createRange()
      range.selectNodeContents(element)
      const line = range.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      return box.right - line.right < line.left - box.left ? 'right' : 'left'
    }),
  )
}

it('a text is read from the side where its own language begins, bullets included', async () => {
  for (const width of [375, 1280]) {
    const viewport = { width, height: 900 }
    const page = await visit('/qa/1', { viewport })
    const sides = await readSides(page, '.rich-text > *, .rich-text li')
    expect(sides.slice(0, 6)).toEqual(Array(6).fill('right'))
    expect(sides.slice(6, 9)).toEqual(Array(3).fill('left'))
    expect(await readSides(page, 'h1')).toEqual(['right'])

    await visit('/', { viewport })
    const heads = page.locator('.job-row-head')
    const starts = await heads.evaluateAll((found) =>
      found.map((head) => {
        const [box, title] = [head, head.firstElementChild].map((part) =>
          part?.getBoundingClientRect(),
        )
        return box?.left === title?.left
          ? 'left'
          : box?.right === title?.right
            ? 'right'
            : 'nowhere'
      }),
    )
    expect(starts.sort()).toEqual(['left', 'left', 'right'])
    expect(await readSides(page, '.job-row-summary')).toContain('right')
    expect(await findOverflow(page)).toEqual([])
  }
})

it('the footer’s name, and a paragraph that is one link, begin where the site’s language does', async () => {
  const page = await visit('/departments/engineering', { viewport: { width: 375, height: 900 } })
  const lines = '.site-footer-name, .landing-more'
  // Only of one line can the side be told.
  await page.locator('.site-footer-name').evaluate((name) => (name.textContent = 'Tidewell'))
  expect(await page.locator(lines).count()).toBeGreaterThan(1)
  expect(new Set(await readSides(page, lines))).toEqual(new Set(['left']))
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  expect(new Set(await readSides(page, lines))).toEqual(new Set(['right']))
})

it('a long name in place of a logo stands above the hero, on its colour and beside the menu', async () => {
  const page = await visit('/')
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const found = await page.evaluate(() => {
      const find = (selector: string) => document.querySelector(selector) as Element
      const boxOf = (selector: string) => find(selector).getBoundingClientRect()
      const colourOf = (selector: string) => getComputedStyle(find(selector)).backgroundColor
      const control = boxOf('.menu-control')
      return {
        isAbove: boxOf('.site-header').bottom <= boxOf('.band').top,
        isAlike: colourOf('.site-header') === colourOf('.band'),
        isBeside: control.width === 0 || control.left > boxOf('.site-logo-text').right,
      }
    })
    expect([width, found]).toEqual([width, { isAbove: true, isAlike: true, isBeside: true }])
    expect(await findOverflow(page)).toEqual([])
  }
})

it('the links of an open menu begin below the name', async () => {
  const page = await visit('/', { viewport: { width: 320, height: 800 } })
  await page.getByRole('button', { name: 'Menu' }).click()
  const boxOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect())
  const [name, links] = [await boxOf('.site-logo-text'), await boxOf('.site-navigation-links')]
  expect(name.bottom).toBeLessThan(links.top)
})

it.each(['/pay', '/role-3/3'])(
  'on a phone the wide table of %s scrolls by itself, with the keyboard too',
  async (path) => {
    const page = await visit(path, { viewport: { width: 320, height: 740 } })
    expect(await findOverflow(page)).toEqual([])
    expect(await findViolations(page)).toEqual([])
    const region = page.getByRole('region', { name: /^Pay/ }).filter({ has: page.locator('table') })
    await region.last().focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0)
  },
)
