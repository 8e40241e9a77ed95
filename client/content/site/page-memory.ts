import type { Node } from '../documents/normalize-document.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'

/** Where a page is, and where it was in earlier releases; each release records it for the next one. */
export interface RememberedPage {
  documentId: string
  path: string
  /** Oldest first. */
  formerPaths: string[]
}

type Page = Pick<RememberedPage, 'documentId' | 'path'> & Partial<RememberedPage>

/**
 * The addresses of all pages that there are or were. One that a page has now belongs to no other any more.
 * Fields of other versions are kept.
 */
export function rememberPages(
  pages: readonly Page[],
  remembered: readonly RememberedPage[],
): RememberedPage[] {
  const known = new Map<string, { page: Page; paths: string[] }>()
  for (const page of [...remembered, ...pages]) {
    const { documentId, path, formerPaths = [] } = page
    const former = known.get(documentId)
    const paths = [...(former?.paths ?? []), ...formerPaths, path]
    known.set(documentId, { page: { ...former?.page, ...page }, paths })
  }
  const ownerOf = new Map(pages.map(({ documentId, path }) => [path, documentId]))
  const pathOf = new Map(pages.map(({ documentId, path }) => [documentId, path]))
  return [...known.values()]
    .flatMap(({ page, paths }): RememberedPage[] => {
      const own = pathOf.get(page.documentId)
      const free = [...new Set(paths)].filter((path) => path !== own && !ownerOf.has(path))
      const path = own ?? free.pop()
      return path === undefined ? [] : [{ ...page, path, formerPaths: free }]
    })
    .sort((a, b) => (a.documentId < b.documentId ? -1 : 1))
}

/** Former address of a page → where the page is now. What else may have the address is not looked at. */
export function findMovedPaths(
  remembered: readonly RememberedPage[],
  pathOf: (documentId: string) => string | null | undefined,
): Map<string, string> {
  const moved = new Map<string, string>()
  for (const { documentId, path, formerPaths } of remembered) {
    const now = pathOf(documentId)
    if (!now) continue
    for (const former of [...formerPaths, path]) if (former !== now) moved.set(former, now)
  }
  return moved
}

/** The pages whose addresses editors choose. */
export function listPages({ pages, departments, locations }: SitePages) {
  return [...pages, ...departments, ...locations].map((node) => ({
    documentId: node.id,
    path: node.url ?? FRONT_PATH,
    node,
  }))
}

type SitePages = Record<'pages' | 'departments' | 'locations', readonly Node[]>
