import { Layout } from '../components/frame/layout.js'
import { FilterProvider } from '../components/filter-state/filter-context.js'
import type { AppProps } from '../runtime/navigate/page-state.js'
import { StaticQueryContext } from '../runtime/load/static-query-context.js'
import { ServerRenderedContext } from '../runtime/islands/islands.js'
import { LiveRegions } from '../runtime/navigate/live-regions.js'
import { SavedCopyNotice } from '../runtime/offline/saved-copy-notice.js'
import type { PageData } from '../shared/page-data/page-data.js'

export function App({ resources, transition = 'none', slow = null, savedAt = null }: AppProps) {
  const { page, template: Template, staticQueryResults, isServerRendered = false } = resources
  const { data, pageContext } = page.result
  return (
    <StaticQueryContext value={staticQueryResults}>
      <FilterProvider>
        <ServerRenderedContext value={isServerRendered}>
          <Layout hasFrontBand={hasFrontBand(page)} translations={pageContext.translations}>
            <div
              key={page.path}
              className={`page page--${transition}`}
              data-transition={transition === 'none' ? undefined : transition}
            >
              <SavedCopyNotice savedAt={savedAt} />
              <Template path={page.path} data={data as never} pageContext={pageContext} />
            </div>
          </Layout>
        </ServerRenderedContext>
      </FilterProvider>
      <LiveRegions slow={slow} />
    </StaticQueryContext>
  )
}

/** Whether the page begins with a hero, which the header is part of. */
function hasFrontBand({ componentChunkName, result }: PageData): boolean {
  if (componentChunkName === 'component---index-page') return true
  if (componentChunkName !== 'component---generic-page') return false
  return result.data.slices[0]?.kind === 'hero'
}
