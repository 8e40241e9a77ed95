import { findErrors, openTab } from '../../helpers/browser/browser.js'
import { startPreviewSite } from './preview-site.js'
import { markDocument, untilAt, followInjectedLink } from '../../helpers/browser/visitor.js'
import {
  bar,
  heading,
  openInPreview,
  traces,
  untilActive,
  untilListed,
  havePreview,
  watchHeadings,
} from './editor.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { ADDED, DELETED, DRAFT, NEW_PATH, OLD_PATH } from './spring-hiring.js'

const { site, browser } = useSite(startPreviewSite)
const tab = useTab(browser, { withoutWorkers: true })

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

  test('shows under the address of a deleted job that it is closed', async () => {
    await openInPreview(tab(), site(), DRAFT, DELETED)
    await tab().page.getByText('This role closed on').waitFor()
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
    await untilListed(tab().page, 'Flood Forecaster')
    expect([await count('data-and-hydrology'), await count('hardware')]).toEqual([
      data + 1,
      hardware - 1,
    ])
  })

  test.each(['/departments/data-and-hydrology', '/locations/leeds'])(
    'lists the added job on the landing page %s',
    async (path) => {
      await openInPreview(tab(), site(), DRAFT, path)
      await untilListed(tab().page, 'Flood Forecaster')
    },
  )

  test('finds the added job with filters and search', async () => {
    await openInPreview(tab(), site(), DRAFT, '/?q=flood+forecaster')
    await untilListed(tab().page, 'Flood Forecaster')
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
    await tab().page.getByText('This role closed on').waitFor()
    await tab().page.goBack()
    await heading(tab().page, 'Flood Forecaster').waitFor()
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab())).toEqual([])
  })

  test('redirects an old job link and the former address to the draft', async () => {
    await openInPreview(tab(), site(), DRAFT, '/')
    await followInjectedLink(tab().page, '/job_ghid/1101?from=mail')
    await untilAt(tab().page, `${ADDED}?from=mail`)
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

test('a visitor sees nothing of a preview that is open in another browser', async () => {
  await havePreview(tab(), site(), DRAFT)
  const visitor = await openTab(browser(), { withoutWorkers: true })
  await visitor.page.goto(site().origin + OLD_PATH)
  await heading(visitor.page, 'QA Engineer').waitFor()
  expect(await traces(visitor, site().content.repository.name)).toEqual([])
  await visitor.close()
})
