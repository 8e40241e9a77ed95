import type { Node } from '../documents/normalize-document.js'

/** Where a page is, and where it was in earlier releases; each release records it for the next one. */
export interface RememberedPage {
  documentId: string
  path: string
  /** Oldest first. */
  formerPaths: string[]
}

/** The addresses of all pages that there are or were. One that a page has now belongs to no other any more. */
export function rememberPages(
  pages: Iterable<Pick<RememberedPage, 'documentId' | 'path'>>,
  remembered: readonly RememberedPage[],
): RememberedPage[] {
  const known = new Map(remembered.map((page) => [page.documentId, page]))
  for (const { documentId, path } of pages) {
    const before = known.get(documentId)
    const formerPaths = before === undefined ? [] : [...before.formerPaths, before.path]
    known.set(documentId, { documentId, path, formerPaths })
  }
  const taken = new Set([...known.values()].map(({ path }) => path))
  return [...known.values()]
    .map(({ formerPaths, ...page }) => ({
      ...page,
      formerPaths: [...new Set(formerPaths)].filter((path) => !taken.has(path)),
    }))
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
    path: node.url ?? '/',
    node,
  }))
}

type SitePages = Record<'pages' | 'departments' | 'locations', readonly Node[]>
