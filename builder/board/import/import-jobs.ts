import type {
  CareersDocument,
  JobDocument,
} from '../../../client/shared/content-model/content-types.js'
import type { JobBoard } from '../../shared/config/job-board.js'
import { createBoardMemory } from '../board-memory.js'
import type { BoardSource } from '../board-requests.js'
import { createUnits } from '../documents/units.js'
import { greenhouse } from '../vendors/greenhouse.js'
import { readBoard } from '../read-board.js'
import { readPostings, type ReadPostings } from '../read-postings.js'
import { loadBoard } from './load-board.js'
import { counted } from '../../../client/shared/lib/counted.js'
import { findMissing } from '../../../client/content/board/join-postings.js'
import { toJobDocument, type JobContext } from '../documents/to-job-document.js'

type ImportContext = Required<Omit<BoardSource, 'board'>>

/**
 * The jobs of a board of any vendor, or of Greenhouse's of this name, URL or file, as documents of the
 * departments and places that the CMS has. @throws BoardError
 */
export async function importJobs(
  context: ImportContext,
  board: JobBoard | string,
  cms: readonly CareersDocument[],
): Promise<ImportedBoard & { postings: number }> {
  const read =
    typeof board === 'string'
      ? readPostings(greenhouse, await loadBoard(board))
      : await readBoard({ ...context, board }, createBoardMemory())
  const imported = importBoard(read, { ...context, units: createUnits(cms) })
  return { ...imported, postings: read.jobs.length }
}

interface ImportedBoard {
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
