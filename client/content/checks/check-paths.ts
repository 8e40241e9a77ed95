import type { PageData } from '../../shared/page-data/page-data.js'
import {
  isReservedForPages,
  isReservedSegment,
  toFirstSegment,
} from '../../shared/addresses/reserved-segments.js'
import { PAGE_PATH } from '../../shared/addresses/url-policy.js'
import { toDocumentRef, type DocumentRef, type Report } from '../documents/problems.js'
import { listMappedPaths } from '../pages/redirect-maps.js'
import { toRedirectSource } from '../site/redirect-sources.js'
import type { SiteRedirect } from '../site/site.js'
import type { SiteContent } from '../site/site-content.js'
import { BASE } from '../../shared/addresses/own-base.js'
import { NOT_FOUND_PATH } from '../../shared/addresses/page-paths.js'
import { withoutBase } from '../../shared/addresses/path-base.js'

const PATH = new RegExp(`^${PAGE_PATH}$`)
/** A redirect that the server answers needs no file, so it may lead from an address such as /jobs.aspx. */
const REDIRECT_PATH = /^(?:\/[a-z0-9_-][a-z0-9._-]*)+$/
/** In characters. Each part names a folder, whose name has at most 255 bytes. */
const LONGEST_PART = 200
/** nginx looks paths up in a map, whose keys have at most 238: see `nginx/snippets/map-size.conf`. */
const LONGEST_PATH = 230

/** Two pages cannot share a path, and no document can have one that the site itself needs. */
export function checkPaths(
  pages: readonly PageData[],
  { content, redirects }: { content: SiteContent; redirects: readonly SiteRedirect[] },
  report: Report,
): void {
  const ownerOf = createOwnerLookup(content)
  const mapped = listMappedPaths(redirects)
  const paths = new Set(pages.map(({ path }) => path))
  const seen = new Set<string>()
  for (const page of pages) {
    const { path } = page
    const document = ownerOf(page)
    const complain = (message: string, remedy: string, at?: string) =>
      report({
        severity: 'error',
        document: toDocumentRef(document),
        field: at ?? (document.type === 'redirect' ? 'from' : 'uid'),
        message,
        remedy,
      })
    if (seen.has(path) && !isReservedSegment(withoutBase(path).slice(1)))
      complain(`the path ${path} is already taken.`, 'Change one of the two.')
    seen.add(path)
    const longest = Math.max(...path.split('/').map(({ length }) => length))
    if (longest > LONGEST_PART || path.length > LONGEST_PATH) {
      complain(
        `its path has ${path.length} characters, ${longest} of them in one part.`,
        `Use at most ${LONGEST_PART} in a part and ${LONGEST_PATH} in all.`,
      )
      continue
    }
    const isAnsweredByServer = mapped.has(path) && REDIRECT_PATH.test(path)
    if (path !== NOT_FOUND_PATH && !PATH.test(path) && !isAnsweredByServer) {
      const remedy = REDIRECT_PATH.test(path)
        ? 'From an address with a dot, only a permanent redirect to a page of this site is possible.'
        : 'Use lower-case letters, digits and hyphens.'
      complain(`${JSON.stringify(path)} cannot be a path.`, remedy)
    }

    const segment = toFirstSegment(path)
    const message = `the path ${path} is reserved: the site itself answers below ${BASE}/${segment}.`
    if (document.type === 'job' && isReservedSegment(segment)) {
      complain(message, `Write another slug, for example "${segment}-job".`, 'slug')
    }
    if (document.type !== 'page' || !isReservedForPages(segment)) continue
    if (document.uid === segment) {
      complain(message, `Choose another UID, for example "${segment}-page".`)
    } else if (!paths.has(`${BASE}/${segment}`)) {
      complain(message, 'Choose another parent.', 'parent')
    }
  }
}

function createOwnerLookup({ nodes, redirects }: SiteContent) {
  const byId = new Map<string, DocumentRef>(nodes.map((node) => [node.id, node]))
  const bySource = new Map(redirects.map((node) => [toRedirectSource(node.data.from), node]))
  const systemPage = { id: 'none', type: 'system page', uid: null }
  return ({ path, result }: PageData): DocumentRef =>
    byId.get(result.pageContext.documentId ?? '') ?? bySource.get(path) ?? systemPage
}
