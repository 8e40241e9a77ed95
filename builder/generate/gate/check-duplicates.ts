import { findSharedNumbers } from '../../../client/content/pages/find-shared-numbers.js'
import { JOB_REDIRECT_PATH } from '../../../client/shared/addresses/page-paths.js'
import type { Check, Candidate, Finding } from './candidate.js'

/** Two pages with one path, or two jobs with one id: only one of them could be reached. */
export const checkDuplicates: Check = ({ site }) => [
  ...findPaths(site),
  ...findSharedNumbers(site.redirects).map((found) => ({ ...found, canBeApproved: false })),
]

function findPaths({ pages }: Candidate['site']): Finding[] {
  const first = new Map<string, string | null>()
  return pages.flatMap(({ data: { path, result } }) => {
    // An old job link that two pages claim is two redirects with one job id.
    if (path.startsWith(`${JOB_REDIRECT_PATH}/`)) return []
    const { documentId } = result.pageContext
    // nginx compares the keys of a map without regard to case.
    const key = path.toLowerCase()
    if (!first.has(key)) {
      first.set(key, documentId)
      return []
    }
    const other = first.get(key) ?? 'without an id'
    return [
      {
        document: { id: documentId ?? 'none', type: 'page', uid: null },
        field: 'uid',
        message: `the path ${path} is also that of the document ${other}.`,
        remedy: 'Change the uid of one of the two.',
        canBeApproved: false,
      },
    ]
  })
}
