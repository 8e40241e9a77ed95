import { readFileSync } from 'node:fs'
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { BROWSERS } from '../../../builder/bundle/browsers.js'

/** What which browser supports, as MDN publishes it. */
export const COMPAT = JSON.parse(
  readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatData

/** What code uses, by the name that it has there, each with all that the name may mean. */
export type Features = Map<string, Identifier[]>

/** MDN's names of what Browserslist has under one; those of phones have the same numbers. */
const NAMES: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
}

export interface FloorBrowser {
  browserName: BrowserName
  version: string
}

/** What MDN calls browsers as Browserslist names them. */
export const toFloorBrowsers = (browsers: readonly string[]): FloorBrowser[] =>
  browsers.flatMap((browser) => {
    const [name = '', version = ''] = browser.split(' ')
    return (NAMES[name] ?? []).map((browserName) => ({ browserName, version }))
  })

/** The oldest supported browsers. */
export const FLOOR = toFloorBrowsers(BROWSERS)

/** The entry at a path, as a list of one or none. */
export function dig(from: Identifier | undefined, ...path: string[]): Identifier[] {
  const entry = path.reduce<Identifier | undefined>(
    (at, key) => (at !== undefined && Object.hasOwn(at, key) ? at[key] : undefined),
    from,
  )
  return entry === undefined ? [] : [entry]
}

/** The oldest browsers that have all of these features. */
export function toFloor(features: readonly Identifier[]): FloorBrowser[] {
  return FLOOR.map(({ browserName }) => {
    const versions = features.map(
      ({ __compat }) => [__compat?.support[browserName] ?? []].flat()[0]?.version_added || '',
    )
    const [version = ''] = versions.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    return { browserName, version }
  })
}

/** The features that a browser of the floor lacks, each with the versions that have it. */
export function findUnsupported(features: Features, floor = FLOOR): Record<string, string> {
  const unsupported: Record<string, string> = {}
  for (const [name, meanings] of features) {
    const isSupported = (statement: SimpleSupportStatement, version: string) =>
      isIn(statement, version) && (!statement.prefix || features.has(statement.prefix + name))
    const lacking = meanings.flatMap(({ __compat }) => {
      if (__compat === undefined) return []
      return [
        floor.flatMap(({ browserName, version }) => {
          const statements = [__compat.support[browserName] ?? []].flat()
          if (statements.some((each) => isSupported(each, version))) return []
          const since = statements.map(({ version_added }) => version_added).find(Boolean)
          return `${browserName} ${since ?? 'never'}`
        }),
      ]
    })
    // A name that may mean several things is known if one of them is.
    const [first] = lacking
    if (first && lacking.every(({ length }) => length > 0)) unsupported[name] = first.join(', ')
  }
  return unsupported
}

/** Behind a flag or under another name is not support. */
function isIn(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name } = statement
  if (flags !== undefined || alternative_name !== undefined) return false
  return isReached(added, version) && !isReached(removed, version)
}

function isReached(from: string | false | undefined, version: string): boolean {
  if (!from || from === 'preview') return false
  return from.replace('≤', '').localeCompare(version, 'en', { numeric: true }) <= 0
}
