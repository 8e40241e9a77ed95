import { Layout } from '../components/layout.js'
import { FilterProvider } from '../filters/filter-context.js'
import type { PageResources } from '../navigation/page-resources.js'
import type { Transition } from '../navigation/page-view.js'
import { SavedCopyContext } from '../navigation/saved-copy-context.js'
import { StaticQueryContext } from '../navigation/static-query-context.js'
import { KeptMarkupContext } from '../navigation/page-parts.js'
import { LiveRegions } from './live-regions.js'
import { SavedCopyNotice } from './saved-copy-notice.js'

export interface AppProps {
  resources: PageResources
  transition?: Transition
  /** See `PageView.slow`. */
  slow?: string | null
  /** HTTP date of the saved copy that is shown. */
  savedAt?: string | null
}

/** One page, drawn the same way in Node and in the browser. The location comes from around it. */
export function App({ resources, transition = 'none', slow = null, savedAt = null }: AppProps) {
  const { page, template: Template, staticQueryResults, keepsMarkup = false } = resources
  const { data, pageContext } = page.result
  return (
    <StaticQueryContext value={staticQueryResults}>
      <SavedCopyContext value={savedAt}>
        <FilterProvider>
          <KeptMarkupContext value={keepsMarkup}>
            <Layout>
              <div
                className="page"
                data-transition={transition === 'none' ? undefined : transition}
              >
                <SavedCopyNotice />
                <Template key={page.path} path={page.path} data={data} pageContext={pageContext} />
              </div>
            </Layout>
          </KeptMarkupContext>
        </FilterProvider>
        <LiveRegions slow={slow} />
      </SavedCopyContext>
    </StaticQueryContext>
  )
}
