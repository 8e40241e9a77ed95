import { renderToStaticMarkup } from 'react-dom/server'
import { SiteFooter, LanguageLinks } from '../../../../../client/components/frame/site-footer.js'
import { SiteHeader } from '../../../../../client/components/frame/site-header.js'
import { StaticQueryContext } from '../../../../../client/runtime/load/static-query-context.js'
import { staticQueryHash } from '../../../../../client/shared/page-data/static-query-hash.js'
import type { SiteData } from '../../../../../client/shared/page-data/page-views.js'

const site = {
  organisation: { name: 'Tideline', link: null },
  logo: null,
  feedPath: null,
  alertsLink: null,
  sourceParams: [],
  navigation: { main: [], action: null, footer: [], legal: [] },
  social: [],
} as unknown as SiteData
const languages = [
  { lang: 'de-de', name: 'Deutsch', path: '/de' },
  { lang: 'ar', name: 'العربية', path: '/ar' },
]
const linksIn = (markup: string) => markup.match(/<a [^>]*hreflang.*?<\/a>/gi)

it('a language is linked in its own words to the translation of the page, or else to its front page', () => {
  const translations = { 'de-de': '/de/stelle/1001' }
  const markup = renderToStaticMarkup(
    <LanguageLinks languages={languages} translations={translations} />,
  )
  expect(linksIn(markup)).toEqual([
    '<a href="/de/stelle/1001" lang="de-de" hrefLang="de-de">Deutsch</a>',
    '<a href="/ar" lang="ar" hrefLang="ar">العربية</a>',
  ])
  expect(markup).toContain('role="group" aria-label="Languages"')
})

it('the menu and the footer end with the languages, and a site in one language has none', () => {
  const menu = { open: false, setOpen: () => {} }
  const header = renderToStaticMarkup(
    <SiteHeader site={site} menu={menu}>
      <LanguageLinks languages={languages} translations={undefined} />
    </SiteHeader>,
  )
  expect(linksIn(header.slice(header.indexOf('<nav')))).toHaveLength(2)
  const footer = (data: SiteData) =>
    renderToStaticMarkup(
      <StaticQueryContext value={{ [staticQueryHash('site')]: data }}>
        <SiteFooter site={data} translations={undefined} />
      </StaticQueryContext>,
    )
  expect(linksIn(footer({ ...site, languages }))).toHaveLength(2)
  expect(footer(site)).not.toContain('language')
})
