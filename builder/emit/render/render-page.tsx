import { renderToString } from 'react-dom/server'
import { App } from '../../../client/app/app.js'
import {
  NavigationContext,
  NO_NAVIGATION,
} from '../../../client/runtime/address/navigation-context.js'
import type { Template } from '../../../client/runtime/load/page-resources.js'
import type { PageData } from '../../../client/shared/page-data/page-data.js'
import { findSourceLine } from './find-source-line.js'

/** The markup of a page, as the browser will hydrate it. Errors name the page, and the line of code. */
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
    const error = cause as Error
    const place = findSourceLine(error)
    const suffix = place === null ? '' : ` (${place})`
    throw new Error(`Cannot render ${page.path}: ${error.message}${suffix}`, { cause })
  }
}
