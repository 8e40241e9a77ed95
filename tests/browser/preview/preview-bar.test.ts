import { openTab } from '../../helpers/browser/browser.js'
import { findViolations, findViolationsAtWidths } from '../../helpers/browser/find-violations.js'
import { startPreviewSite } from '../../helpers/preview/preview-site.js'
import { followInjectedLink, untilAt, untilSet } from '../../helpers/browser/visitor.js'
import { bar, heading, openInPreview, untilActive, untilDialogGone, untilListed } from './editor.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { ADDED, DELETED, DRAFT, NEW_PATH, OLD_PATH } from '../../helpers/preview/spring-hiring.js'

const { site, browser } = useSite(startPreviewSite)
const tab = useTab(browser, { withoutWorkers: true })

/** Of the added job: the sample's dates move with the calendar. */
function toLastDay(): string {
  const draft = site()
    .content.repository.getDrafts()
    .find(({ name }) => name === DRAFT)
  const added = draft?.documents.find(({ document }) => document.uid === '1101')?.document
  const { closes_on: day } = added?.data as { closes_on: string }
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}

/** Where the parts of the bar begin. */
const rowsOf = (selector: string) =>
  bar(tab().page)
    .locator(selector)
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))

describe('the preview bar', () => {
  test('the preview bar covers no element that has the focus', async () => {
    const { page } = tab()
    await openInPreview(tab(), site(), DRAFT, '/')
    await page.setViewportSize({ width: 375, height: 740 })
    await untilListed(page, 'Flood Forecaster')
    await untilSet(page)
    const covered: string[] = []
    for (let stop = 0; stop < 45; stop++) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(() => {
        const element = document.activeElement
        const bar = document.querySelector('.preview-bar')
        if (element === null || bar === null || bar.contains(element)) return null
        const { top } = element.getBoundingClientRect()
        return top >= bar.getBoundingClientRect().top ? element.textContent : null
      })
      if (found !== null) covered.push(found)
    }
    expect(covered).toEqual([])
  })

  test('copies a link that opens the same page in a browser without any cookie, also one without a document', async () => {
    const { page } = tab()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const other = await openTab(browser(), { withoutWorkers: true })
    const untilOpenedElsewhere = async (path: string) => {
      await bar(page).getByRole('button', { name: 'Copy preview link' }).click()
      await bar(page).getByText('Copied').waitFor()
      await other.page.context().clearCookies()
      await other.page.goto(await page.evaluate(() => navigator.clipboard.readText()))
      await untilActive(other.page)
      await other.page.waitForURL(site().origin + path)
    }
    await openInPreview(tab(), site(), DRAFT, `${ADDED}?src=mail`)
    await heading(page, 'Flood Forecaster').waitFor()
    await untilOpenedElsewhere(`${ADDED}?src=mail`)
    await heading(other.page, 'Flood Forecaster').waitFor()
    await page.goto(`${site().origin}/?q=flood`)
    await untilOpenedElsewhere('/?q=flood')
    await other.close()
  })

  test('shows the site as of another day, which has a row of its own on a phone', async () => {
    const { page } = tab()
    const apply = page.getByRole('link', { name: /^Apply/ }).first()
    await page.setViewportSize({ width: 375, height: 740 })
    await openInPreview(tab(), site(), DRAFT, `${ADDED}?at=2100-01-01`)
    await heading(page, 'Flood Forecaster').waitFor()
    await page.getByText(`This role closed on ${toLastDay()}`).waitFor()
    const told = await bar(page).getByText('As of 1 January 2100').boundingBox()
    expect(told?.y).toBeLessThan((await rowsOf('button'))[0] ?? NaN)
    await page.setViewportSize({ width: 1280, height: 740 })
    await bar(page)
      .getByRole('button', { name: /^Check/ })
      .click()
    const day = page.getByLabel('Show the site as of')
    await day.fill('')
    await apply.waitFor()
    // By the keyboard, the year comes digit by digit.
    await day.fill('2026-11-30T12:00')
    await day.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2100')
    expect(await day.inputValue()).toBe('2100-11-30T12:00')
    await page.getByText(`This role closed on ${toLastDay()}`).waitFor()
    await day.fill('')
    await apply.waitFor()
  })

  test('lists beside the page what to change in its document, shows its search result and share card, and follows to the next one, until Close or Escape closes it', async () => {
    const { page } = tab()
    await openInPreview(tab(), site(), DRAFT, ADDED)
    await heading(page, 'Flood Forecaster').waitFor()
    const check = bar(page).getByRole('button', { name: /^Check/ })
    const panel = page.getByRole('complementary', { name: 'Publish check' })
    const untilOfPage = async () =>
      panel
        .getByText(await page.title())
        .first()
        .waitFor()
    await check.click()
    await panel.getByText('In search results').waitFor()
    await panel.getByText('As a shared link').waitFor()
    await panel.getByText(/^A picture is drawn of: .* · Flood Forecaster/).waitFor()
    await untilOfPage()
    await panel.getByText(`Shown until ${toLastDay()}.`).waitFor()
    expect(await panel.innerText()).not.toMatch(/\d{4}-\d\d/)
    expect(await findViolationsAtWidths(page)).toEqual([])

    const [beside, over] = [await page.locator('main').boundingBox(), await panel.boundingBox()]
    expect((beside?.x ?? NaN) + (beside?.width ?? NaN)).toBeLessThanOrEqual(over?.x ?? NaN)
    await page.locator('header').getByRole('link', { name: 'Benefits' }).click()
    // The address changes before the title does.
    await untilAt(page, '/benefits')
    await untilOfPage()
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'detached' })
    expect(await check.evaluate((element) => element === document.activeElement)).toBe(true)
    await check.click()
    await panel.waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  })

  test('compares each page with the published one, and marks the words that differ', async () => {
    const { page } = tab()
    await openInPreview(tab(), site(), DRAFT, NEW_PATH)
    await heading(page, 'Senior QA Engineer').waitFor()
    const compare = bar(page).getByRole('button', { name: 'Compare' })
    const comparison = page.getByRole('dialog', { name: 'Published and draft' })
    const side = (part: string, version: 'Published' | 'Draft') =>
      comparison
        .locator('section', { has: page.getByRole('heading', { name: part, exact: true }) })
        .locator('div', { has: page.getByRole('heading', { name: version }) })
    await compare.click()
    await comparison.getByText('parts of this page changed').waitFor()
    await side('Address', 'Published').getByText(OLD_PATH).waitFor()
    expect(await side('Title', 'Draft').locator('ins').textContent()).toBe('[added: Senior ]')
    expect(await side('Pay', 'Published').locator('del').allTextContents()).toEqual([
      '[removed: 42,000]',
      '[removed: 54,000]',
    ])
    await comparison.getByText('Menu: “Early careers”').waitFor()
    const across = async (version: 'Published' | 'Draft') =>
      (await side('Title', version).boundingBox()) ?? { x: NaN, y: NaN }
    expect((await across('Draft')).y).toBe((await across('Published')).y)
    expect(await findViolationsAtWidths(page)).toEqual([])
    await page.setViewportSize({ width: 375, height: 740 })
    expect((await across('Draft')).x).toBe((await across('Published')).x)
    expect((await across('Draft')).y).toBeGreaterThan((await across('Published')).y)
    await page.keyboard.press('Escape')
    await untilDialogGone(page)
    expect(await compare.evaluate((element) => element === document.activeElement)).toBe(true)

    await followInjectedLink(page, DELETED)
    await page.getByText('This role closed on').waitFor()
    await bar(page).getByText('Deleted in this draft.').waitFor()
    await compare.click()
    await comparison.getByText('of this page changed').waitFor()
  })

  test('says that nothing has changed, and when the published page cannot be read', async () => {
    const { page } = tab()
    await openInPreview(tab(), site(), 'benefits-rewrite', '/ux-designer/1006')
    await heading(page, 'UX Designer').waitFor()
    const compare = bar(page).getByRole('button', { name: 'Compare' })
    await compare.click()
    await page.getByText('Nothing has changed on this page.').waitFor()
    await page.keyboard.press('Escape')
    await untilDialogGone(page)
    await page.route('**/page-data.json', (route) => route.abort())
    await compare.click()
    await page.getByText(/^The published page could not be read\. .*no answer/).waitFor()
  })

  test('is one row at the foot of the window, the only one on a phone, of which a long name gives way', async () => {
    const { page } = tab()
    const shown = bar(page)
    const box = async () => (await shown.boundingBox()) ?? { y: NaN, height: NaN }
    await openInPreview(tab(), site(), DRAFT, ADDED)
    await heading(page, 'Flood Forecaster').waitFor()
    await untilSet(page)
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 740 })
      const isAtFoot = async () => {
        const { y, height } = await box()
        expect(height).toBeLessThanOrEqual(60)
        expect(Math.round(y + height)).toBe(740)
      }
      await isAtFoot()
      expect(new Set(await rowsOf('button')).size).toBe(1)
      await shown.getByText('Spring hiring').waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.locator('footer').scrollIntoViewIfNeeded()
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await isAtFoot()
    }
    await page.locator('.apply-bar .apply-link').waitFor({ state: 'attached' })
    expect(await page.locator('.apply-bar').isVisible()).toBe(false)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findViolations(page)).toEqual([])
    const name = shown.locator('strong', { hasText: 'Spring hiring' })
    await name.evaluate((element) => element.append(' in all the countries of the north'))
    expect(new Set(await rowsOf('button')).size).toBe(1)
    expect((await box()).height).toBeLessThanOrEqual(60)
  })
})
