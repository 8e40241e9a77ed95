import type { Page } from 'playwright-core'
import { open, untilStyled } from '../../helpers/browser/visitor.js'
import { useVisits } from './use-visits.js'

const { site, visit } = useVisits()

describe('a printed search', () => {
  const SEARCH = '/?q=engineer&location=leeds'
  /** A4 without its margins. */
  const PAPER = { viewport: { width: 672, height: 980 } }

  it('has its address and the roles, and nothing that only a screen can use', async () => {
    const page = await visit(SEARCH, PAPER)
    await page.getByLabel('Sort by').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.print-address').innerText()).toBe(site().origin + SEARCH)
    const controls = page.locator('main').locator('button, select, input, img')
    expect(await controls.filter({ visible: true }).count()).toBe(0)
    const lefts = await page
      .locator('h1, h2, .job-row')
      .filter({ visible: true })
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(1)
    const headings = page.locator('main :is(h1, h2)').filter({ visible: true })
    expect(await headings.count()).toBe(2)
  })

  /** Sheets of A4. */
  const countSheets = async (page: Page) =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

  it('takes one sheet, and the whole front page at most five', async () => {
    const page = await visit(SEARCH, PAPER)
    const sheets = async () => {
      await page.getByLabel('Sort by').waitFor()
      return countSheets(page)
    }
    expect(await sheets()).toBe(1)
    await open(page, `${site().origin}/`)
    expect(await sheets()).toBeLessThanOrEqual(5)
  })

  it('has no other roles while it is not answered', async () => {
    const page = await visit('/benefits', PAPER)
    await page.route('**/assets/job-listing*', () => undefined)
    await page.goto(site().origin + SEARCH, { waitUntil: 'domcontentloaded' })
    await untilStyled(page)
    expect(await countSheets(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('Searching 43 roles…').isVisible()).toBe(true)
  })
})
