import { Layout } from '../components/layout.js'
import { StaticQueryContext } from '../navigation/static-query-context.js'
import type { PageResources } from '../navigation/page-resources.js'

/** One page, drawn the same way in Node and in the browser. The location comes from around it. */
export function App({ resources }: { resources: PageResources }) {
  const { page, template: Template, staticQueryResults } = resources
  return (
    <StaticQueryContext value={staticQueryResults}>
      <Layout>
        <Template path={page.path} data={page.result.data} pageContext={page.result.pageContext} />
      </Layout>
    </StaticQueryContext>
  )
}
