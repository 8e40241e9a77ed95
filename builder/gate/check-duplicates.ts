import { toRedirectedJobId } from '../../client/content/pages/create-redirects.js'
import type { DocumentRef } from '../../client/content/documents/problems.js'
import { toDocumentRef } from '../../client/content/documents/problems.js'
import type { Site } from '../../client/content/site/site.js'
import { JOB_REDIRECT_PATH } from '../../client/shared/page-paths.js'
import type { Check, Finding } from './candidate.js'

/** An address, or a job's number, that two things claim: only one of them would ever be reached. */
export const checkDuplicates: Check = ({ site }) => [
  ...findTwice(
    site.pages
      // Doubles among these are doubles among the numbers, of which more can be told.
      .filter(({ path }) => !path.startsWith(`${JOB_REDIRECT_PATH}/`))
      .map(({ path, result }) => [path, result.pageContext.documentId]),
  ),
  ...findJobNumbers(site),
]

function findTwice(owners: readonly (readonly [string, string | null])[]): Finding[] {
  const first = new Map<string, string | null>()
  return owners.flatMap(([path, id]) => {
    // Servers compare keys of a map without regard to case.
    const key = path.toLowerCase()
    if (!first.has(key)) {
      first.set(key, id)
      return []
    }
    const other = first.get(key)
    return [
      toFinding(
        { id: id ?? 'none', type: 'page', uid: null },
        'uid',
        `the path ${path} is also that of the document ${other ?? 'without an id'}.`,
        'Change the uid of one of the two.',
      ),
    ]
  })
}

function findJobNumbers({ redirects, content }: Site): Finding[] {
  const targets = new Map<string, string>()
  const findJob = (path: string) => content?.jobs.open.find(({ url }) => url === path)
  return redirects.flatMap((redirect) => {
    const number = toRedirectedJobId(redirect)
    if (number === null) return []
    const first = targets.get(number)
    targets.set(number, first ?? redirect.toPath)
    if (first === undefined || first === redirect.toPath) return []
    const claims = [redirect.toPath, first]
    // A job's own number is right; what can be taken back is another's former one.
    const former = claims.find((path) => findJob(path)?.uid !== number)
    const path = former ?? redirect.toPath
    const job = findJob(path)
    return [
      toFinding(
        job === undefined ? null : toDocumentRef(job),
        former === undefined ? 'uid' : 'legacy_ids',
        `the number ${number} already leads to ${claims.find((claim) => claim !== path)}.`,
        former === undefined
          ? 'Give each number to one job only.'
          : `Take ${number} out of the former numbers of this job, or of the other.`,
      ),
    ]
  })
}

function toFinding(
  document: DocumentRef | null,
  field: string,
  message: string,
  remedy: string,
): Finding {
  return { document, field, message, remedy, canBeApproved: false }
}
