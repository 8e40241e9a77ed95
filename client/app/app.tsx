import { Layout } from '../components/frame/layout.js'
import { FilterProvider } from '../components/filter-state/filter-context.js'
import type { PageResources } from '../runtime/load/page-resources.js'
import type { Transition } from '../runtime/navigate/page-view.js'
import { SavedCopyContext } from '../runtime/offline/saved-copy-context.js'
import { StaticQueryContext } from '../runtime/load/static-query-context.js'
import { KeptMarkupContext } from '../runtime/islands/islands.js'
import { LiveRegions } from '../runtime/navigate/live-regions.js'
import { SavedCopyNotice } from '../runtime/offline/saved-copy-notice.js'

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
