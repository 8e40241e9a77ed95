import type { PageData } from '../../shared/page-data/page-data.js'
import { createErrorReport, type Report } from '../documents/problems.js'

/** First path segments that no page may use. */
const RESERVED = new Set(['api', 'assets', 'closed', 'feeds', 'page-data', 'static'])
const PATH = /^\/[a-z0-9_-]*(\/[a-z0-9_-]+)*$/

/** Every path is valid, not reserved and used once. */
export function checkPaths(pages: readonly PageData[], report: Report): void {
  const seen = new Set<string>()
  for (const page of pages) {
    const id = page.result.pageContext.documentId ?? 'none'
    const complain = createErrorReport({ id, type: 'page' }, report)
    if (seen.has(page.path)) {
      complain('uid', `the path ${page.path} is already taken.`, 'Change one of the two.')
    }
    if (RESERVED.has(page.path.split('/')[1] ?? '')) {
      complain('uid', `the path ${page.path} is reserved.`, 'Choose another uid.')
    }
    if (page.path !== '/404.html' && !PATH.test(page.path)) {
      complain(
        'uid',
        `${JSON.stringify(page.path)} cannot be a path.`,
        'Use lower-case letters, digits and hyphens.',
      )
    }
    seen.add(page.path)
  }
}
