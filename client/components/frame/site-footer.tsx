import type { PageContext } from '../../shared/page-data/page-data.js'
import type { SiteData } from '../../shared/page-data/page-views.js'
import type { LinkView } from '../../shared/page-data/views.js'
import { Link } from '../../runtime/links/link.js'
import { FeedLink } from '../elements/feed-link.js'
import { SiteLogo } from './site-logo.js'
import * as words from '#words/frame.js'

export interface SiteFooterProps {
  site: SiteData
  translations: PageContext['translations']
}

export function SiteFooter({ site, translations }: SiteFooterProps) {
  const { organisation, navigation, social, languages } = site
  const columns = [...navigation.footer, { heading: words.followUs, links: social }]
  return (
    <div className="container">
      <div className="site-footer-top">
        <p className="site-footer-name">
          {organisation.link === null ? (
            <SiteLogo site={site} name={organisation.name} />
          ) : (
            <Link to={organisation.link}>
              <SiteLogo site={site} name={organisation.name} />
            </Link>
          )}
        </p>
        <nav className="site-footer-columns" aria-label={words.footer}>
          {columns
            .filter(({ links }) => links.length > 0)
            .map(({ heading, links }, index) => (
              <div key={index}>
                {heading !== '' && <h2 className="site-footer-heading">{heading}</h2>}
                <FooterLinks links={links} />
              </div>
            ))}
        </nav>
      </div>
      <div className="site-footer-legal">
        <FeedLink within="p" />
        {languages && <LanguageLinks languages={languages} translations={translations} />}
        {navigation.legal.length > 0 && <FooterLinks links={navigation.legal} />}
      </div>
    </div>
  )
}

function FooterLinks({ links }: { links: LinkView[] }) {
  return (
    <ul className="site-footer-links">
      {links.map((link, index) => (
        <li key={index}>
          <Link to={link}>{link.label}</Link>
        </li>
      ))}
    </ul>
  )
}

interface LanguageLinksProps {
  languages: NonNullable<SiteData['languages']>
  translations: PageContext['translations']
}

/**
 * The ways to this page in the site's other languages, or to their front pages. Plain links, because each
 * language has code of its own, which only a full page load brings. The menu has them, too: one file of
 * code brings both.
 */
export function LanguageLinks({ languages, translations }: LanguageLinksProps) {
  return (
    <div className="language-links" role="group" aria-label={words.languages}>
      <ul>
        {languages.map(({ lang, name, path }) => (
          <li key={lang}>
            <a href={translations?.[lang] ?? path} lang={lang} hrefLang={lang}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
