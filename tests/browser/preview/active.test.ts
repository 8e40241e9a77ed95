import { findErrors, openTab } from '../../helpers/browser/browser.js'
import { findViolationsAtWidths } from '../../helpers/browser/find-violations.js'
import { startPreviewSite, toDraftRef } from './preview-site.js'
import {
  markDocument,
  untilAt,
  untilHydrated,
  followInjectedLink,
} from '../../helpers/browser/visitor.js'
import {
  bar,
  heading,
  openInPreview,
  traces,
  untilActive,
  havePreview,
  watchHeadings,
} from './editor.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'

/*
 * The draft 'spring-hiring' of the sample renames job 1001, which moves it, adds job 1101, deletes job
 * 1028 and puts one more link into the menu.
 */
const DRAFT = 'spring-hiring'
const OLD_PATH = '/qa-engineer/1001'
const NEW_PATH = '/senior-qa-engineer/1001'
const ADDED = '/flood-forecaster/1101'
const DELETED = '/supply-chain-planner/1028'

const { site, browser } = useSite(startPreviewSite)
const tab = useTab(browser, { withoutWorkers: true })

/** Until the page has a link to a job, by its title. */
const untilListed = (name: string) =>
  tab().page.locator('main').getByRole('link', { name }).first().waitFor()

describe('a preview of changed, added and deleted jobs and of the menu', () => {
  test('shows the draft of a changed job under its new address, and names the release in the bar', async () => {
    await openInPreview(tab(), site(), DRAFT, OLD_PATH)
    await heading(tab().page, 'Senior QA Engineer').waitFor()
    await bar(tab().page).getByText('Preview: Spring hiring.').waitFor()
    await tab().page.waitForURL(`**${NEW_PATH}`)
    expect(await tab().page.title()).toContain('Senior QA Engineer')
    expect(findErrors(tab())).toEqual([])
  })

  test('keeps the bar visible at every scroll position', async () => {
    await openInPreview(tab(), site(), DRAFT, OLD_PATH)
    const { height = 0 } = tab().page.viewportSize() ?? {}
    const end = async () => {
      const box = await bar(tab().page).boundingBox()
      return box === null ? null : Math.round(box.y + box.height)
    }
    expect(await end()).toBe(height)
    await tab().page.locator('footer').scrollIntoViewIfNeeded()
    expect(await end()).toBe(height)
  })

  test('shows the changed page after a reload', async () => {
    await openInPreview(tab(), site(), DRAFT, OLD_PATH)
    await tab().page.waitForURL(`**${NEW_PATH}`)
    await tab().page.reload()
    await untilActive(tab().page)
    await tab().page.waitForURL(`**${NEW_PATH}`)
    await heading(tab().page, 'Senior QA Engineer').waitFor()
  })

  test('renders a job that exists only as a draft where the server answers 404', async () => {
    expect((await fetch(site().origin + ADDED)).status).toBe(404)
    await openInPreview(tab(), site(), DRAFT, ADDED)
    await heading(tab().page, 'Flood Forecaster').waitFor()
    expect(await tab().page.title()).toContain('Flood Forecaster')
    expect(new URL(tab().page.url()).pathname).toBe(ADDED)
  })

  test('never says that the page of such a job is not found', async () => {
    const seen = await watchHeadings(tab().page)
    await openInPreview(tab(), site(), DRAFT, ADDED)
    await heading(tab().page, 'Flood Forecaster').waitFor()
    expect(await seen()).toEqual(['Preview', 'Flood Forecaster'])
  })

  test('shows no page under the address of a deleted job', async () => {
    await openInPreview(tab(), site(), DRAFT, DELETED)
    await heading(tab().page, 'Page not found').waitFor()
  })

  test('lists the added job and the changed title, and not the deleted job', async () => {
    await openInPreview(tab(), site(), DRAFT, '/')
    const main = tab().page.locator('main')
    await main.getByRole('link', { name: 'Flood Forecaster' }).first().waitFor()
    await main.getByRole('link', { name: 'Senior QA Engineer' }).first().waitFor()
    expect(await main.getByRole('link', { name: 'Supply Chain Planner' }).count()).toBe(0)
    expect(await main.getByRole('link', { name: 'QA Engineer', exact: true }).count()).toBe(0)
  })

  test('counts the drafts in the numbers of each department', async () => {
    await tab().page.goto(`${site().origin}/`)
    const count = async (name: string) => {
      const text = await tab()
        .page.locator(`main .link-grid a[href="/departments/${name}"]`)
        .first()
        .textContent()
      return Number(/\d+/.exec(text ?? '')?.[0])
    }
    const [data, hardware] = [await count('data-and-hydrology'), await count('hardware')]
    await openInPreview(tab(), site(), DRAFT, '/')
    await untilListed('Flood Forecaster')
    expect([await count('data-and-hydrology'), await count('hardware')]).toEqual([
      data + 1,
      hardware - 1,
    ])
  })

  test.each(['/departments/data-and-hydrology', '/locations/leeds'])(
    'lists the added job on the landing page %s',
    async (path) => {
      await openInPreview(tab(), site(), DRAFT, path)
      await untilListed('Flood Forecaster')
    },
  )

  test('finds the added job with filters and search', async () => {
    await openInPreview(tab(), site(), DRAFT, '/?q=flood+forecaster')
    await untilListed('Flood Forecaster')
    await tab().page.getByRole('status').getByText('1 of 43 roles').waitFor()
  })

  test('shows the added link in the menu of every page', async () => {
    await openInPreview(tab(), site(), DRAFT, '/benefits')
    await tab().page.locator('header').getByRole('link', { name: 'Early careers' }).waitFor()
  })

  test('continues over links and Back, without a document load', async () => {
    await openInPreview(tab(), site(), DRAFT, '/')
    const isSameDocument = await markDocument(tab().page)
    await tab().page.locator('main').getByRole('link', { name: 'Flood Forecaster' }).first().click()
    await untilAt(tab().page, ADDED)
    await heading(tab().page, 'Flood Forecaster').waitFor()
    await followInjectedLink(tab().page, DELETED)
    await untilAt(tab().page, DELETED)
    await heading(tab().page, 'Page not found').waitFor()
    await tab().page.goBack()
    await heading(tab().page, 'Flood Forecaster').waitFor()
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab())).toEqual([])
  })

  test('redirects an old job link and the former address to the draft', async () => {
    await openInPreview(tab(), site(), DRAFT, '/')
    await followInjectedLink(tab().page, '/job_ghid/1101?src=mail')
    await untilAt(tab().page, `${ADDED}?src=mail`)
    await followInjectedLink(tab().page, OLD_PATH)
    await untilAt(tab().page, NEW_PATH)
  })

  test('shows unchanged pages as published', async () => {
    await openInPreview(tab(), site(), DRAFT, '/ux-designer/1006')
    await heading(tab().page, 'UX Designer').waitFor()
  })

  test('of another draft shows that draft only', async () => {
    await openInPreview(tab(), site(), 'benefits-rewrite', ADDED)
    await heading(tab().page, 'Page not found').waitFor()
  })
})

describe('a preview whose draft changes', () => {
  const change = (title: string) => {
    const { repository } = site().content
    const [job] = repository.getMaster().documents.filter(({ document }) => document.uid === '1006')
    if (!job) throw new Error('The sample has no job 1006')
    const document = { ...job.document, data: { ...job.document.data, title } } as never
    repository.saveDraft({ name: 'edited', id: 'edited', label: 'Edited', documents: [document] })
  }

  const tellUpdate = (ref: string) =>
    tab().page.evaluate((next) => {
      const detail = { ref: next }
      const event = new CustomEvent('prismicPreviewUpdate', { detail, cancelable: true })
      return !window.dispatchEvent(event)
    }, ref)

  test('updates in place when the draft is saved: no load, same scroll position, event handled', async () => {
    change('First draft')
    await openInPreview(tab(), site(), 'edited', '/ux-designer/1006')
    await heading(tab().page, 'First draft').waitFor()
    const isSameDocument = await markDocument(tab().page)
    await tab().page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    change('First draft') // The slug stays, or the page would move.
    change('First draft, second version')
    expect(await tellUpdate(toDraftRef(site().content, 'edited'))).toBe(true)
    await heading(tab().page, 'First draft, second version').waitFor()
    expect(await isSameDocument()).toBe(true)
    expect(await tab().page.evaluate(() => window.scrollY)).toBe(300)
  })

  test('ignores an update that names a foreign host', async () => {
    change('Sound')
    await openInPreview(tab(), site(), 'edited', '/ux-designer/1006')
    const before = site().content.requests.length
    await tellUpdate('https://evil.example/previews/x')
    await tab().page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(site().content.requests.length).toBe(before)
    await heading(tab().page, 'Sound').waitFor()
  })

  test('ends with a message over the published page when the draft is gone', async () => {
    change('Soon gone')
    await openInPreview(tab(), site(), 'edited', '/ux-designer/1006')
    await heading(tab().page, 'Soon gone').waitFor()
    const ref = toDraftRef(site().content, 'edited')
    site().content.repository.closeDraft('edited')
    await tellUpdate(ref)
    const failure = tab().page.getByRole('dialog', { name: 'Error' })
    await failure.getByText('This preview has expired. Open it again from the editor.').waitFor()
    await heading(tab().page, 'UX Designer').waitFor()
    expect(await bar(tab().page).count()).toBe(0)
  })

  test('ends when the toolbar ends it', async () => {
    await openInPreview(tab(), site(), DRAFT, '/')
    await Promise.all([
      tab().page.waitForEvent('load'),
      tab().page.evaluate(() =>
        window.dispatchEvent(new CustomEvent('prismicPreviewEnd', { cancelable: true })),
      ),
    ])
    expect(await traces(tab(), site().content.repository.name)).toEqual([])
  })
})

describe('the preview bar', () => {
  test('ends the preview: published pages, no cookie, nothing stored', async () => {
    await openInPreview(tab(), site(), DRAFT, '/')
    await untilListed('Flood Forecaster')
    await Promise.all([
      tab().page.waitForEvent('load'),
      bar(tab().page).getByRole('button', { name: 'Exit' }).click(),
    ])
    await untilListed('Supply Chain Planner')
    expect(await traces(tab(), site().content.repository.name)).toEqual([])
    // Before that, the browser itself would follow the link.
    await untilHydrated(tab().page)
    await followInjectedLink(tab().page, ADDED)
    await untilAt(tab().page, ADDED)
    await heading(tab().page, 'Page not found').waitFor()
  })

  test('copies a link that opens the same page in a browser without any cookie', async () => {
    await tab().page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openInPreview(tab(), site(), DRAFT, `${ADDED}?src=mail`)
    await bar(tab().page).getByRole('button', { name: 'Copy preview link' }).click()
    await bar(tab().page).getByText('Copied').waitFor()
    const link = await tab().page.evaluate(() => navigator.clipboard.readText())
    const other = await openTab(browser(), { withoutWorkers: true })
    await other.page.goto(link)
    await heading(other.page, 'Flood Forecaster').waitFor()
    expect(other.page.url()).toBe(`${site().origin}${ADDED}?src=mail`)
    await other.close()
  })

  test('copies a link to a page without a document as well', async () => {
    await tab().page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openInPreview(tab(), site(), DRAFT, '/?q=flood')
    await bar(tab().page).getByRole('button', { name: 'Copy preview link' }).click()
    await bar(tab().page).getByText('Copied').waitFor()
    const link = await tab().page.evaluate(() => navigator.clipboard.readText())
    const other = await openTab(browser(), { withoutWorkers: true })
    await other.page.goto(link)
    await untilActive(other.page)
    await other.page.waitForURL(`${site().origin}/?q=flood`)
    await other.close()
  })

  test('shows the site as of another day', async () => {
    await openInPreview(tab(), site(), DRAFT, `${ADDED}?at=2100-01-01`)
    await heading(tab().page, 'Flood Forecaster').waitFor()
    await tab().page.getByText('This role closed on 25 January 2027').waitFor()
    await bar(tab().page)
      .getByRole('button', { name: /^Check/ })
      .click()
    await tab().page.getByLabel('Show the site as of').fill('')
    await tab()
      .page.getByRole('link', { name: /^Apply/ })
      .first()
      .waitFor()
  })

  test('lists what to change in the document, and shows its search result and share card', async () => {
    await openInPreview(tab(), site(), DRAFT, ADDED)
    await bar(tab().page)
      .getByRole('button', { name: /^Check/ })
      .click()
    const panel = tab().page.getByRole('complementary', { name: 'Publish check' })
    await panel.getByText('In search results').waitFor()
    await panel.getByText('As a shared link').waitFor()
    await panel
      .getByText(await tab().page.title())
      .first()
      .waitFor()
    await panel.getByText('Shown until 25 January 2027.').waitFor()
    expect(await panel.innerText()).not.toMatch(/\d{4}-\d\d/)
  })

  test('checks beside the page and follows to the next one, until Close or Escape closes it', async () => {
    const { page } = tab()
    await openInPreview(tab(), site(), DRAFT, ADDED)
    const check = bar(page).getByRole('button', { name: /^Check/ })
    const panel = page.getByRole('complementary', { name: 'Publish check' })
    await check.click()
    const [beside, over] = [await page.locator('main').boundingBox(), await panel.boundingBox()]
    expect((beside?.x ?? NaN) + (beside?.width ?? NaN)).toBeLessThanOrEqual(over?.x ?? NaN)
    await page.locator('header').getByRole('link', { name: 'Benefits' }).click()
    await page.waitForURL('**/benefits')
    await panel
      .getByText(await page.title())
      .first()
      .waitFor()
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
    await comparison.waitFor({ state: 'detached' })
    expect(await compare.evaluate((element) => element === document.activeElement)).toBe(true)

    await followInjectedLink(page, ADDED)
    await heading(page, 'Flood Forecaster').waitFor()
    await compare.click()
    await comparison.getByText('This page is not published: all of it is new.').waitFor()
    await comparison.getByRole('button', { name: 'Close' }).click()

    await followInjectedLink(page, DELETED)
    await heading(page, 'Page not found').waitFor()
    await compare.click()
    await comparison.getByText(/Supply Chain Planner.* is gone in the draft/).waitFor()
  })

  test('says that nothing has changed, and when the published page cannot be read', async () => {
    const { page } = tab()
    await openInPreview(tab(), site(), 'benefits-rewrite', '/ux-designer/1006')
    await heading(page, 'UX Designer').waitFor()
    const compare = bar(page).getByRole('button', { name: 'Compare' })
    await compare.click()
    await page.getByText('Nothing has changed on this page.').waitFor()
    await page.keyboard.press('Escape')
    await page.route('**/page-data.json', (route) => route.abort())
    await compare.click()
    await page.getByText(/^The published page could not be read\. .*no answer/).waitFor()
  })

  test('is the only bar at the foot of a phone', async () => {
    const { page } = tab()
    await page.setViewportSize({ width: 375, height: 740 })
    await openInPreview(tab(), site(), DRAFT, ADDED)
    await heading(page, 'Flood Forecaster').waitFor()
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.locator('.apply-bar').waitFor({ state: 'attached' })
    expect(await page.locator('.apply-bar').isVisible()).toBe(false)
  })
})

test('a visitor sees nothing of a preview that is open in another browser', async () => {
  await havePreview(tab(), site(), DRAFT)
  const visitor = await openTab(browser(), { withoutWorkers: true })
  await visitor.page.goto(site().origin + OLD_PATH)
  await heading(visitor.page, 'QA Engineer').waitFor()
  expect(await traces(visitor, site().content.repository.name)).toEqual([])
  await visitor.close()
})
