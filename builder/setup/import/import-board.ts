import { counted } from '../../../client/shared/lib/counted.js'
import type { JobDocument } from '../../../client/shared/content-model/content-types.js'
import type { BoardVendor } from '../../board/board-vendor.js'
import { toJobDocument, type JobContext } from '../../board/documents/to-job-document.js'
import { readPostings } from '../../board/read-postings.js'

export interface ImportedBoard {
  documents: JobDocument[]
  /** Whatever of the board is not in the documents, a line each. */
  report: string[]
}

/** The jobs of a board as documents. Nothing is lost in silence: what has no place in them is in the report. */
export function importBoard(
  vendor: Pick<BoardVendor, 'idOf' | 'readJob'>,
  postings: readonly unknown[],
  context: JobContext,
): ImportedBoard {
  const { jobs, leftOut } = readPostings(vendor, postings)
  const report = [...leftOut]
  const headings = new Map<string, number>()
  const documents = jobs.map(({ job, notes }) => {
    const made = toJobDocument(job, context)
    const name = `job ${job.number} "${job.title}"`
    report.push(...[...notes, ...made.notes].map((note) => `${name}: ${note}.`))
    for (const heading of made.leftOutHeadings) {
      headings.set(heading, (headings.get(heading) ?? 0) + 1)
    }
    return made.document
  })
  return { documents, report: [...report, ...describeHeadings(headings)] }
}

function describeHeadings(headings: ReadonlyMap<string, number>): string[] {
  if (headings.size === 0) return []
  const names = [...headings].map(([name, count]) => `"${name}" (${counted(count, 'job')})`)
  return [`headings that each page has itself are left out: ${names.join(', ')}.`]
}
