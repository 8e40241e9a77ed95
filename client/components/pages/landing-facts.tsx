import { Fragment } from 'react'
import type { LandingPageData } from '../../shared/page-data/page-views.js'
import { Link } from '../../runtime/links/link.js'

/** The map is a link, so that no third party is embedded. */
export function LandingFacts({ facts }: { facts: LandingPageData['facts'] }) {
  if (facts.length === 0) return null
  return (
    <dl className="landing-facts">
      {facts.map(({ label, lines, link }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            {lines.map((line, row) => (
              <Fragment key={row}>
                {row > 0 && <br />}
                <span>{line}</span>
              </Fragment>
            ))}
            {link !== null && (
              <p>
                <Link to={link} className="more-link">
                  {link.label}
                </Link>
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
