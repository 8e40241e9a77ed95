import { renderToString } from 'react-dom/server'
import { App } from '../../../client/app/app.js'
import {
  NavigationContext,
  NO_NAVIGATION,
} from '../../../client/runtime/address/navigation-context.js'
import type { Template } from '../../../client/runtime/load/page-resources.js'
import type { PageData } from '../../../client/shared/page-data/page-data.js'
import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

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

const FRAME = /((?:file:\/\/)?\/[^\s()]+):(\d+):(\d+)/g

/**
 * Where in the code of pages an error was thrown, such as `client/templates/job-page.tsx:12`; null if that
 * is elsewhere. Reads the source map only now, since with `--enable-source-maps` Node reads all at its start.
 */
export function findSourceLine({ stack = '' }: Error): string | null {
  for (const [, address = '', line, column] of stack.matchAll(FRAME)) {
    const file = address.startsWith('file:') ? fileURLToPath(address) : address
    if (!file.includes('/client/') || file.includes('/node_modules/')) continue
    const source = toSource(file, Number(line), Number(column))
    return source.slice(source.lastIndexOf('/client/') + 1)
  }
  return null
}

function toSource(file: string, line: number, column: number): string {
  const found = readSourceMap(`${file}.map`)?.findEntry(line - 1, column - 1)
  if (found === undefined || !('originalSource' in found)) return `${file}:${line}`
  return `${path.resolve(path.dirname(file), found.originalSource)}:${found.originalLine + 1}`
}

function readSourceMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload)
  } catch {
    return undefined
  }
}
