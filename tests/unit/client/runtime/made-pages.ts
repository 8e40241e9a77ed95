import type {
  ComponentChunkName,
  Redirect,
} from '../../../../client/shared/page-data/page-views.js'
import type { PageData } from '../../../../client/shared/page-data/page-data.js'

export interface MadePage {
  title?: string
  template?: ComponentChunkName
  matchPath?: string
  staticQueryHashes?: string[]
  data?: unknown
}

/** Page data of an unknown build. */
export function makePage(path: string, made: MadePage = {}): PageData {
  const { title = `Title of ${path}`, template = 'component---generic-page' } = made
  const head = { title, description: null, canonicalPath: path, robots: null, image: null }
  return {
    path,
    componentChunkName: template,
    matchPath: made.matchPath,
    staticQueryHashes: made.staticQueryHashes ?? [],
    result: {
      data: made.data ?? {},
      pageContext: { documentId: null, lang: 'en-gb', head },
    },
  } as unknown as PageData
}

export function makeRedirect(fromPath: string, toPath: string, change: Partial<Redirect> = {}) {
  const redirect: Redirect = {
    fromPath,
    toPath,
    isPermanent: true,
    ignoreCase: true,
    redirectInBrowser: true,
    ...change,
  }
  return makePage(fromPath, { template: 'component---job-redirect-page', data: { redirect } })
}
