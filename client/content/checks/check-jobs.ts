import type { CareersDocument, JobDocument } from '../../shared/content-model/content-types.js'
import { isJobId } from '../../shared/url-policy.js'
import { toDocumentId, toText, toItems } from '../documents/field-values.js'
import { toDocumentRef, type Report } from '../documents/problems.js'

/** What every job must have before it can be shown; each lack names the document and the field. */
export function checkJobs(documents: readonly CareersDocument[], report: Report): void {
  const jobs = documents.filter((document) => document.type === 'job')
  for (const job of jobs) checkJob(job, report)
  checkIdsAreUnique(jobs, report)
}

function checkJob(job: JobDocument, report: Report): void {
  const complain = (field: string, message: string, remedy: string) =>
    report({ severity: 'error', document: toDocumentRef(job), field, message, remedy })
  const { data } = job

  if (!isJobId(job.uid ?? '')) {
    complain('uid', `"${job.uid ?? ''}" is not a job id.`, 'A job id is 1 to 19 digits.')
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

function checkIdsAreUnique(jobs: readonly JobDocument[], report: Report): void {
  const first = new Map<string, JobDocument>()
  for (const job of jobs) {
    const other = first.get(job.uid)
    if (other === undefined) {
      first.set(job.uid, job)
      continue
    }
    report({
      severity: 'error',
      document: toDocumentRef(job),
      field: 'uid',
      message: `the job id ${job.uid} is also that of ${other.id} ("${other.data.title ?? ''}").`,
      remedy: 'Give each job an id of its own.',
    })
  }
}
