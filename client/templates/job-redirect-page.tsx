import { Band } from '../components/elements/band.js'
import { SearchForm } from '../components/elements/search-form.js'
import { FallbackLinks } from '../components/elements/fallback-links.js'
import type { JobRedirectPageData } from '../shared/page-data/page-views.js'
import { Link } from '../runtime/links/link.js'
import type { TemplateProps } from '../runtime/load/page-resources.js'
import * as words from '#words/pages.js'
import { FRONT_PATH } from '../shared/addresses/page-paths.js'

export function JobRedirectPage({ data }: TemplateProps<JobRedirectPageData>) {
  if (data.redirect !== null) {
    return (
      <Band title={words.moved} seed="moved">
        <p className="band-text">
          <Link to={data.redirect.toPath}>{words.newAddress}</Link>
        </p>
      </Band>
    )
  }
  return (
    <>
      <Band title={words.roleHasClosed} seed="no longer open">
        <p className="band-text">{words.earlierAdvert}</p>
        <SearchForm label={words.findAnother} />
      </Band>
      <FallbackLinks links={[{ url: FRONT_PATH, label: words.allOpenRoles }]} />
    </>
  )
}
