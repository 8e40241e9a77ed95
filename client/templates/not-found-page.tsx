import { Band } from '../components/band.js'
import { LinkGrid } from '../components/link-grid.js'
import { SearchForm } from '../components/search-form.js'
import { Section } from '../components/section.js'
import { useMounted } from '../components/use-mounted.js'
import { WaysOn } from '../components/ways-on.js'
import { wordsOfPath } from '../components/words-of-path.js'
import type { NotFoundPageData } from '../content/page-views.js'
import { usePageLocation } from '../navigation/navigation-context.js'
import type { TemplateProps } from '../navigation/page-resources.js'

/** Stands in for every page that does not exist, so what the address says is known only in the browser. */
export function NotFoundPage({ data }: TemplateProps<NotFoundPageData>) {
  const { pathname } = usePageLocation()
  const mounted = useMounted()
  return (
    <>
      <Band title="Page not found" seed="not found">
        <p className="band-text">
          The address may be mistyped, or the role behind it may be closed.
        </p>
        <SearchForm label="Find a role" defaultValue={mounted ? wordsOfPath(pathname) : ''} />
      </Band>
      {data.departments.length > 0 && (
        <Section kind="browse" heading="Roles by department">
          <LinkGrid links={data.departments} />
        </Section>
      )}
      <div className="section section--ways-on">
        <div className="container">
          <WaysOn links={[{ url: '/', label: 'All open roles' }]} />
        </div>
      </div>
    </>
  )
}
