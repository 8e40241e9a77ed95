import type { Page } from 'playwright-core'
import { openTab } from '../../helpers/browser/browser.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { open } from '../../helpers/browser/visitor.js'
import { madeJob, madeRepository } from '../../helpers/content/made-documents.js'
import { findOverflow } from './layout-faults.js'

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

const { site, browser } = useBrowsedSite({ documents: madeRepository([job, madeJob('2')]) })

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
    const { page, close } = await openTab(browser(), {
      viewport: { width, height: 900 },
      withoutWorkers: true,
    })
    await open(page, `${site().origin}/qa/1`)
    const sides = await readSides(page, '.rich-text > *, .rich-text li')
    expect(sides.slice(0, 6)).toEqual(Array(6).fill('right'))
    expect(sides.slice(6, 9)).toEqual(Array(3).fill('left'))
    expect(await readSides(page, 'h1')).toEqual(['right'])

    await open(page, site().origin)
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
    expect(starts.sort()).toEqual(['left', 'right'])
    expect(await readSides(page, '.job-row-summary')).toContain('right')
    expect(await findOverflow(page)).toEqual([])
    await close()
  }
})

it('the footer’s name, and a paragraph that is one link, begin where the site’s language does', async () => {
  const { page, close } = await openTab(browser(), {
    viewport: { width: 375, height: 900 },
    withoutWorkers: true,
  })
  await open(page, site().origin)
  const department = await page.locator('a[href^="/departments/"]').first().getAttribute('href')
  await open(page, site().origin + department)
  const lines = '.site-footer-name, .landing-more'
  expect(await page.locator(lines).count()).toBeGreaterThan(1)
  expect(new Set(await readSides(page, lines))).toEqual(new Set(['left']))
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  expect(new Set(await readSides(page, lines))).toEqual(new Set(['right']))
  await close()
})
