import { open, untilHydrated, followLink } from '../../helpers/browser/visitor.js'
import { traces, untilActive, havePreview } from './editor.js'
import { usePreviewSite } from './use-preview-site.js'
import { DRAFT } from './spring-hiring.js'

const PUBLISHED = '/ux-designer/1006'

const { site, tab, name } = usePreviewSite()

describe('after a change in another tab', () => {
  test('a preview that began there is shown with the next navigation', async () => {
    await open(tab().page, `${site().origin}/`)
    await havePreview(tab(), site(), DRAFT)
    await followLink(tab().page, PUBLISHED)
    await untilActive(tab().page)
    await tab().page.waitForURL(site().origin + PUBLISHED)
  })

  test('a preview that ended there ends with the next navigation', async () => {
    await havePreview(tab(), site(), DRAFT)
    await tab().page.goto(site().origin + PUBLISHED)
    await untilActive(tab().page)
    await tab().page.locator('header').getByRole('link', { name: 'Early careers' }).waitFor()
    await tab().page.context().clearCookies()
    await Promise.all([tab().page.waitForEvent('load'), followLink(tab().page, '/')])
    await untilHydrated(tab().page)
    expect(await traces(tab(), name())).toEqual([])
  })

  test('another draft that was opened there is shown with the next navigation', async () => {
    await havePreview(tab(), site(), 'benefits-rewrite')
    await tab().page.goto(`${site().origin}/`)
    await untilActive(tab().page)
    await havePreview(tab(), site(), DRAFT)
    await followLink(tab().page, PUBLISHED)
    await tab().page.locator('header').getByRole('link', { name: 'Early careers' }).waitFor()
  })
})
