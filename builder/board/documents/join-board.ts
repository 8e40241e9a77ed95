import {
  joinPostings,
  type BoardDocuments,
  type JoinedPostings,
  type MissingField,
} from '../../../client/content/board/join-postings.js'
import type {
  CareersDocument,
  JobDocument,
} from '../../../client/shared/content-model/content-types.js'
import type { ReadPostings } from '../read-postings.js'
import { withOwnUnits, type WithOwnUnits } from './own-units.js'
import { toJobDocument } from './to-job-document.js'
import { createUnits } from './units.js'

export interface JoinedBoard {
  /** Of the CMS and the board together, as if all were the CMS's. */
  documents: CareersDocument[]
  /** Of the board alone, which previews join to their drafts. */
  board: BoardDocuments
  /** Departments and places that the CMS does not know. */
  ownUnits: ReturnType<WithOwnUnits['listOwn']>
  /** The jobs of the board, by their numbers on the site. */
  jobs: string[]
  /** Jobs that the CMS has too, by the ids of its documents, and the fields in which these win. */
  additions: JoinedPostings['additions']
  /** The numbers of its postings that can have no page. */
  leftOut: string[]
  /** What of the board is not in the documents, and which documents wait for a posting; a line each. */
  warnings: string[]
}

interface JoinContext {
  lang: string
  siteUrl: string
}

/** The board's open postings as job documents beside those of the CMS. */
export function joinBoard(
  cms: readonly CareersDocument[],
  { jobs: read, leftOut }: ReadPostings,
  { lang, siteUrl }: JoinContext,
): JoinedBoard {
  const { units, listOwn } = withOwnUnits(createUnits(cms), lang)
  const made = read
    .filter(({ job }) => job.isOpen)
    .map(({ job, notes: given }) => {
      const { document, notes } = toJobDocument(job, { units, lang, siteUrl })
      return { document, notes: [...given, ...notes] }
    })
  const ownUnits = listOwn()
  const board = [...ownUnits, ...made.map(({ document }) => document)]
  const { documents, jobs, additions, impossible, waiting } = joinPostings(cms, board)
  const numbers = new Set(jobs.map(({ uid }) => uid))
  const notes = new NoteList()
  for (const each of made)
    if (numbers.has(each.document.uid)) notes.add(each.document.uid, each.notes)
  return {
    documents,
    board,
    ownUnits,
    jobs: [...numbers],
    additions,
    leftOut: impossible.map(({ document }) => document.uid),
    warnings: [
      ...leftOut,
      ...impossible.map(({ document, missing }) => describeImpossible(document, missing)),
      ...notes.list(),
      ...waiting.map(describeWaiting),
    ],
  }
}

function describeImpossible({ uid, data }: JobDocument, { field, what }: MissingField): string {
  return `posting ${uid} "${data.title ?? ''}" is left out: ${what}. Say it on the board, or in the field "${field}" of a job document ${uid} in the CMS.`
}

function describeWaiting({ id, uid }: CareersDocument): string {
  return `The job document ${uid ?? ''} (${id}) has no title, department or location of its own, and the board no posting ${uid ?? ''}: it is left out.`
}

/** The same said of many postings is one line. */
class NoteList {
  private readonly numbers = new Map<string, string[]>()

  add(number: string, notes: readonly string[]): void {
    for (const note of notes) this.numbers.set(note, [...(this.numbers.get(note) ?? []), number])
  }

  list(): string[] {
    return [...this.numbers].map(
      ([note, numbers]) => `Of the board’s ${nameJobs(numbers)}: ${note}.`,
    )
  }
}

const NAMED = 5

/** 'job 1', 'jobs 1, 2', 'jobs 1, 2, 3, 4, 5 and 55 more' */
function nameJobs(numbers: readonly string[]): string {
  const more = numbers.length - NAMED
  const names = numbers.slice(0, NAMED).join(', ')
  return `job${numbers.length === 1 ? '' : 's'} ${names}${more > 0 ? ` and ${more} more` : ''}`
}
