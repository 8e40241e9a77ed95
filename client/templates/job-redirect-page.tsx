import { Band } from '../components/elements/band.js'
import { SearchForm } from '../components/elements/search-form.js'
import { FallbackLinks } from '../components/elements/fallback-links.js'
import type { JobRedirectPageData } from '../shared/page-data/page-views.js'
import { Link } from '../runtime/links/link.js'
import type { TemplateProps } from '../runtime/load/page-resources.js'

export function JobRedirectPage({ data }: TemplateProps<JobRedirectPageData>) {
  if (data.redirect !== null) {
    return (
      <Band title="This page has moved" seed="moved">
        <p className="band-text">
          <Link to={data.redirect.toPath}>Go to its new address</Link>
        </p>
      </Band>
    )
  }
  return (
    <>
      <Band title="This role is no longer open" seed="no longer open">
        <p className="band-text">
          The link is from an earlier advert. See which roles are open now.
        </p>
        <SearchForm label="Find another role" />
      </Band>
      <FallbackLinks links={[{ url: '/', label: 'All open roles' }]} />
    </>
  )
}
