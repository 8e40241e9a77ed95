import type { PageData } from '../../shared/page-data/page-data.js'
import type { Report } from '../documents/problems.js'

/** First segments that belong to the machinery of the site. */
const RESERVED = new Set(['api', 'assets', 'closed', 'feeds', 'page-data', 'static'])
const PATH = /^\/[a-z0-9_-]*(\/[a-z0-9_-]+)*$/

/** Two pages cannot share a path, and none may stand where the machinery does. */
export function checkPaths(pages: readonly PageData[], report: Report): void {
  const seen = new Set<string>()
  for (const page of pages) {
    const complain = (message: string, remedy: string) =>
      report({
        severity: 'error',
        document: { id: page.result.pageContext.documentId ?? 'none', type: 'page', uid: null },
        field: 'uid',
        message,
        remedy,
      })
    if (seen.has(page.path)) {
      complain(`the path ${page.path} is already taken.`, 'Change one of the two.')
    }
    if (RESERVED.has(page.path.split('/')[1] ?? '')) {
      complain(`the path ${page.path} is reserved.`, 'Choose another uid.')
    }
    if (page.path !== '/404.html' && !PATH.test(page.path)) {
      complain(
        `${JSON.stringify(page.path)} cannot be a path.`,
        'Use lower-case letters, digits and hyphens.',
      )
    }
    seen.add(page.path)
  }
}
