import { renderToString } from 'react-dom/server'
import { App } from '../../client/app/app.js'
import {
  NavigationContext,
  NO_NAVIGATION,
} from '../../client/runtime/address/navigation-context.js'
import type { Template } from '../../client/runtime/load/page-resources.js'
import type { PageData } from '../../client/shared/page-data/page-data.js'

/** The markup of a page, as the browser will hydrate it. Errors name the page. */
export function renderPage(
  page: PageData,
  template: Template,
  staticQueries: Record<string, unknown>,
): string {
  const staticQueryResults = Object.fromEntries(
    page.staticQueryHashes.map((hash) => [hash, staticQueries[hash]]),
  )
  const location = { pathname: page.path, search: '', hash: '' }
  try {
    return renderToString(
      <NavigationContext value={{ ...NO_NAVIGATION, location }}>
        <App resources={{ page, template, staticQueryResults }} />
      </NavigationContext>,
    )
  } catch (cause) {
    throw new Error(`Cannot render ${page.path}: ${(cause as Error).message}`, { cause })
  }
}
