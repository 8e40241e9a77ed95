import { Band } from '../components/elements/band.js'
import { SearchForm } from '../components/elements/search-form.js'
import { WaysOn } from '../components/elements/ways-on.js'
import type { JobRedirectPageData } from '../shared/page-data/page-views.js'
import { Link } from '../runtime/links/link.js'
import type { TemplateProps } from '../runtime/load/page-resources.js'

/** Behind an old link: where its page is now, or that the role is gone. */
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
      <div className="section section--ways-on">
        <div className="container">
          <WaysOn links={[{ url: '/', label: 'All open roles' }]} />
        </div>
      </div>
    </>
  )
}
