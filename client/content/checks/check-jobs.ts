import type { CareersDocument, JobDocument } from '../../shared/content-model/content-types.js'
import { isJobId } from '../../shared/addresses/url-policy.js'
import {
  toDocumentId,
  toDocumentIds,
  toItems,
  toText,
  toTextOrEmpty,
} from '../documents/field-values.js'
import { createErrorReport, type Report } from '../documents/problems.js'

export function checkJobs(documents: readonly CareersDocument[], report: Report): void {
  const first = new Map<string, JobDocument>()
  const typeOf = new Map<string, string>(documents.map(({ id, type }) => [id, type]))
  for (const job of documents) {
    if (job.type !== 'job') continue
    const complain = createErrorReport(job, report)
    checkFields(job, complain)
    checkTargets(job, typeOf, complain)
    const other = first.get(job.uid)
    if (other === undefined) first.set(job.uid, job)
    else {
      complain(
        'uid',
        `the job id ${job.uid} is also that of ${other.id} ("${toTextOrEmpty(other.data.title)}").`,
        'Give each job an id of its own.',
      )
    }
  }
}

function checkFields(
  { uid, data }: JobDocument,
  complain: ReturnType<typeof createErrorReport>,
): void {
  if (!isJobId(uid ?? '')) {
    complain('uid', `"${uid ?? ''}" is not a job id.`, 'A job id is 1 to 19 digits.')
  }
  if (toText(data.title) === null) {
    complain('title', 'the job has no title.', 'Write the name of the role.')
  }
  if (!toItems(data.locations).some(({ location }) => toDocumentId(location) !== null)) {
    complain('locations', 'the job has no location.', 'Choose at least one location.')
  }
  if (toDocumentId(data.department) === null) {
    complain('department', 'the job has no department.', 'Choose a department.')
  }
}

/** A document of another type cannot be shown in its place: the job would quietly move elsewhere. */
function checkTargets(
  { data }: JobDocument,
  typeOf: ReadonlyMap<string, string>,
  complain: ReturnType<typeof createErrorReport>,
): void {
  const check = (field: string, wanted: string, id: string | null) => {
    const type = typeOf.get(id ?? '')
    if (type === undefined || type === wanted) return
    complain(
      field,
      `${id} is of the type "${type}", not "${wanted}".`,
      `Choose a ${wanted}, or correct the name of the type in the repository.`,
    )
  }
  check('department', 'department', toDocumentId(data.department))
  for (const id of toDocumentIds(data.locations, 'location')) check('locations', 'location', id)
}
