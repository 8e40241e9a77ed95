import { findErrors } from '../../helpers/browser/browser.js'
import { startPreviewSite, toDraftRef, toResolverUrl } from '../../helpers/preview/preview-site.js'
import { markDocument, untilAt, followInjectedLink } from '../../helpers/browser/visitor.js'
import { bar, heading, openInPreview, untilActive, untilListed, watchHeadings } from './editor.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { openSession } from '../../helpers/preview/session-in-node.js'
import { ADDED, DELETED, DRAFT, NEW_PATH, OLD_PATH } from '../../helpers/preview/spring-hiring.js'

const { site, browser } = useSite(startPreviewSite)
const tab = useTab(browser, { withoutWorkers: true })

describe('a preview of changed, added and deleted jobs and of the menu', () => {
  test('shows the draft of a changed job under its new address, also after a reload, and names the release in the bar', async () => {
    const { page } = tab()
    const untilShown = async () => {
      await heading(page, 'Senior QA Engineer').waitFor()
      await page.waitForURL(`**${NEW_PATH}`)
    }
    await openInPreview(tab(), site(), DRAFT, OLD_PATH)
    await untilShown()
    await bar(page).getByText('Preview: Spring hiring.').waitFor()
    expect(await page.title()).toContain('Senior QA Engineer')
    expect(findErrors(tab())).toEqual([])
    await page.reload()
    await untilActive(page)
    await untilShown()
  })

  test('renders a job that exists only as a draft where the server answers 404, and never says that it is not found', async () => {
    expect((await fetch(site().origin + ADDED)).status).toBe(404)
    const seen = await watchHeadings(tab().page)
    await openInPreview(tab(), site(), DRAFT, ADDED)
    await heading(tab().page, 'Flood Forecaster').waitFor()
    expect(await tab().page.title()).toContain('Flood Forecaster')
    expect(new URL(tab().page.url()).pathname).toBe(ADDED)
    expect(await seen()).toEqual(['Preview', 'Flood Forecaster'])
  })

  test('lists, counts and finds the added job and the changed title, and not the deleted job', async () => {
    const { page } = tab()
    const count = (html?: string) =>
      page.evaluate((text) => {
        const shown = text ? new DOMParser().parseFromString(text, 'text/html') : document
        return ['data-and-hydrology', 'hardware'].map((name) => {
          const link = shown.querySelector(`main .link-grid a[href="/departments/${name}"]`)
          return Number(/\d+/.exec(link?.textContent ?? '')?.[0])
        })
      }, html)
    const [data = NaN, hardware = NaN] = await count(await (await fetch(site().origin)).text())
    await openInPreview(tab(), site(), DRAFT, '/')
    await untilListed(page, 'Flood Forecaster')
    await untilListed(page, 'Senior QA Engineer')
    const main = page.locator('main')
    expect(await main.getByRole('link', { name: 'Supply Chain Planner' }).count()).toBe(0)
    expect(await main.getByRole('link', { name: 'QA Engineer', exact: true }).count()).toBe(0)
    expect(await count()).toEqual([data + 1, hardware - 1])
    await page.getByLabel('Search roles').fill('flood forecaster')
    await page.getByRole('status').getByText('1 of 43 roles').waitFor()
    await untilListed(page, 'Flood Forecaster')
  })

  test('continues over links, redirects and Back on every kind of page, without a document load', async () => {
    const { page } = tab()
    await openInPreview(tab(), site(), DRAFT, '/')
    const isSameDocument = await markDocument(page)
    const follow = async (href: string, end = href) => {
      await followInjectedLink(page, href)
      await untilAt(page, end)
    }
    await page.locator('main').getByRole('link', { name: 'Flood Forecaster' }).first().click()
    await untilAt(page, ADDED)
    await heading(page, 'Flood Forecaster').waitFor()
    await follow(DELETED)
    await page.getByText('This role closed on').waitFor()
    await page.goBack()
    await heading(page, 'Flood Forecaster').waitFor()
    for (const path of ['/departments/data-and-hydrology', '/locations/leeds']) {
      await follow(path)
      await untilListed(page, 'Flood Forecaster')
    }
    await follow('/job_ghid/1101?from=mail', `${ADDED}?from=mail`)
    await follow(OLD_PATH, NEW_PATH)
    await follow('/ux-designer/1006')
    await heading(page, 'UX Designer').waitFor()
    await follow('/benefits')
    await page.locator('header').getByRole('link', { name: 'Early careers' }).waitFor()
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab())).toEqual([])
  })
})

describe('the preview resolver', () => {
  test.each([
    ['a document that exists only as a draft', 'job-1101', ADDED],
    ['a document that changes its address', 'job-1001', NEW_PATH],
    ['a page', 'page-benefits', '/benefits'],
    ['the menu', 'navigation', '/'],
    ['a document that the draft deletes', 'job-1028', '/'],
  ])('leads to the page of %s', async (_, documentId, path) => {
    const { session, state, redirects } = openSession(site(), {
      path: `/preview?documentId=${documentId}`,
    })
    await session.start()
    expect([state().previewState, redirects]).toEqual(['ACTIVE', [path]])
  })

  test('with a token needs no cookie, sets one, and removes the token from the address', async () => {
    const { page } = tab()
    const token = toDraftRef(site().content, DRAFT)
    const query = { token, documentId: 'job-1101', websitePreviewId: 'x' }
    await page.goto(toResolverUrl(site(), query))
    await heading(page, 'Flood Forecaster').waitFor()
    await page.waitForURL(site().origin + ADDED)
    expect(findErrors(tab())).toEqual([])
    await page.reload()
    await heading(page, 'Flood Forecaster').waitFor()
  })
})
