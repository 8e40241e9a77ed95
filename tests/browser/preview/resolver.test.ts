import { findErrors } from '../../helpers/browser/browser.js'
import { open, followInjectedLink } from '../../helpers/browser/visitor.js'
import { heading, untilActive, havePreview } from './editor.js'
import { toDraftRef, toResolverUrl } from './preview-site.js'
import { usePreviewSite } from './use-preview-site.js'
import { DRAFT, ADDED } from './spring-hiring.js'

const PUBLISHED = '/ux-designer/1006'

const { site, tab } = usePreviewSite()

describe('the preview resolver', () => {
  test.each([
    ['a document that exists only as a draft', 'job-1101', ADDED],
    ['a document that changes its address', 'job-1001', '/senior-qa-engineer/1001'],
    ['a page', 'page-benefits', '/benefits'],
    ['the menu', 'navigation', '/'],
    ['a document that the draft deletes', 'job-1028', '/'],
  ])('leads to the page of %s', async (_, documentId, path) => {
    await havePreview(tab(), site(), DRAFT)
    await tab().page.goto(toResolverUrl(site(), { documentId }))
    await untilActive(tab().page)
    await tab().page.waitForURL(site().origin + path)
    expect(findErrors(tab())).toEqual([])
  })

  test('with a token needs no cookie, sets one, and removes the token from the address', async () => {
    await tab().page.goto(
      toResolverUrl(site(), {
        token: toDraftRef(site().content, DRAFT),
        documentId: 'job-1101',
        websitePreviewId: 'x',
      }),
    )
    await heading(tab().page, 'Flood Forecaster').waitFor()
    await tab().page.waitForURL(site().origin + ADDED)
    await tab().page.reload()
    await heading(tab().page, 'Flood Forecaster').waitFor()
  })

  test('leads from the endpoint of the sidecar to the page of a document', async () => {
    const query = new URLSearchParams({
      token: toDraftRef(site().content, DRAFT),
      documentId: 'job-1101',
    })
    await tab().page.goto(`${site().origin}/api/preview?${query}`)
    await heading(tab().page, 'Flood Forecaster').waitFor()
    expect(tab().page.url()).toBe(site().origin + ADDED)
  })

  test('without a documentId is an ordinary page, and the preview begins on the next one', async () => {
    await havePreview(tab(), site(), DRAFT)
    await open(tab().page, `${site().origin}/preview`)
    expect(await tab().page.getByRole('dialog').count()).toBe(0)
    await followInjectedLink(tab().page, PUBLISHED)
    await untilActive(tab().page)
  })
})
