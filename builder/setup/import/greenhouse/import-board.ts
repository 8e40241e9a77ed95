import type { JobDocument } from '../../../../client/shared/content-model/content-types.js'
import { counted } from '../../../../client/shared/lib/counted.js'
import { isEqual } from '../../../../client/content/lib/is-equal.js'
import { hasJobId, type BoardJob } from './board-job.js'
import { toPlainWords } from './plain-words.js'
import { readBoardJob } from './read-board-job.js'
import { toJobDocument, type ImportContext } from './to-job-document.js'

export interface ImportedBoard {
  documents: JobDocument[]
  /** Whatever of the board is not in the documents, a line each. */
  report: string[]
}

type Given = Readonly<Record<string, unknown>> & Pick<BoardJob, 'id'>

/** The jobs of a board as documents. Nothing is lost in silence: what has no place in them is in the report. */
export function importBoard(jobs: readonly unknown[], context: ImportContext): ImportedBoard {
  const documents: JobDocument[] = []
  const report: string[] = []
  const first = new Map<string, Given>()
  const headings = new Map<string, number>()
  jobs.forEach((given, index) => {
    if (!hasJobId(given)) {
      report.push(
        `job ${index + 1} of the list has no id of 1 to 19 digits, and is left out: ${toPlainWords(given)}.`,
      )
      return
    }
    const id = String(given.id)
    const name = `job ${id} "${toPlainWords(given['title'])}"`
    const former = first.get(id)
    if (former !== undefined) {
      if (!isEqual(former, given)) report.push(describeTwin(name, former))
      return
    }
    first.set(id, given)
    if (given['internal_job_id'] === null) {
      report.push(
        `post ${id} "${toPlainWords(given['title'])}" stands for no vacancy: set it as the general application instead.`,
      )
      return
    }
    const notes: string[] = []
    const job = readBoardJob(given, (note) => notes.push(note))
    const imported = toJobDocument(job, context)
    documents.push(imported.document)
    report.push(...[...notes, ...imported.notes].map((note) => `${name}: ${note}.`))
    for (const heading of imported.leftOutHeadings) {
      headings.set(heading, (headings.get(heading) ?? 0) + 1)
    }
  })
  return { documents, report: [...report, ...describeHeadings(headings)] }
}

function describeTwin(name: string, former: Given): string {
  return `${name} has the id of another, "${toPlainWords(former['title'])}", and is left out: give it an id of its own, and import it again.`
}

function describeHeadings(headings: ReadonlyMap<string, number>): string[] {
  if (headings.size === 0) return []
  const names = [...headings].map(([name, count]) => `"${name}" (${counted(count, 'job')})`)
  return [`headings that each page has itself are left out: ${names.join(', ')}.`]
}
