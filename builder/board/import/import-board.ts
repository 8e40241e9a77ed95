import { counted } from '../../../client/shared/lib/counted.js'
import type { JobDocument } from '../../../client/shared/content-model/content-types.js'
import { findMissing } from '../../../client/content/board/join-postings.js'
import { toJobDocument, type JobContext } from '../documents/to-job-document.js'
import type { ReadPostings } from '../read-postings.js'

export interface ImportedBoard {
  documents: JobDocument[]
  /** Whatever of the board is not in the documents, a line each. */
  report: string[]
}

/** The open jobs of a board as documents. Nothing is lost in silence: what has no place in them is in the report. */
export function importBoard({ jobs, leftOut }: ReadPostings, context: JobContext): ImportedBoard {
  const report = [...leftOut]
  const headings = new Map<string, number>()
  const documents = jobs.flatMap(({ job, notes }) => {
    const name = `job ${job.number} "${job.title}"`
    if (!job.isOpen) {
      report.push(`${name} is closed on the board, and is left out.`)
      return []
    }
    const made = toJobDocument(job, context)
    report.push(...[...notes, ...made.notes].map((note) => `${name}: ${note}.`))
    const missing = findMissing(made.document)
    if (missing !== null) report.push(`${name}: ${missing.what}, so it can have no page.`)
    for (const heading of made.leftOutHeadings) {
      headings.set(heading, (headings.get(heading) ?? 0) + 1)
    }
    return [made.document]
  })
  return { documents, report: [...report, ...describeHeadings(headings)] }
}

function describeHeadings(headings: ReadonlyMap<string, number>): string[] {
  if (headings.size === 0) return []
  const names = [...headings].map(([name, count]) => `"${name}" (${counted(count, 'job')})`)
  return [`headings that each page has itself are left out: ${names.join(', ')}.`]
}
