import type { PageContext } from '../../shared/page-data/page-data.js'
import type { SiteData } from '../../shared/page-data/page-views.js'
import type { LinkView } from '../../shared/page-data/views.js'
import { Link } from '../../runtime/links/link.js'
import { FeedLink } from '../elements/feed-link.js'
import { LanguageLinks } from './language-links.js'
import { SiteLogo } from './site-logo.js'
import * as words from '#words/frame.js'

/** One file of code brings them for the menu, too. */
export { LanguageLinks }

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
