import type {
  CareersDocument,
  JobDocument,
} from '../../../client/shared/content-model/content-types.js'
import { isPresent, toTexts } from '../../../client/content/documents/field-values.js'
import type { ReadPostings } from '../read-postings.js'
import { findMissing, type MissingField } from './find-missing.js'
import { listFilled, overlay } from './overlay.js'
import { withOwnUnits, type WithOwnUnits } from './own-units.js'
import { toJobDocument } from './to-job-document.js'
import { createUnits } from './units.js'

export interface JoinedBoard {
  /** Of the CMS and the board together, as if all were the CMS's. */
  documents: CareersDocument[]
  /** The jobs of the board, by their numbers on the site. */
  jobs: string[]
  /** Departments and places that the CMS does not know. */
  ownUnits: ReturnType<WithOwnUnits['listOwn']>
  /** Jobs that the CMS has too, by the ids of its documents, and the fields in which these win. */
  additions: { number: string; id: string; fields: string[] }[]
  /** The numbers of its postings that can have no page. */
  leftOut: string[]
  /** What of the board is not in the documents, and which documents wait for a posting; a line each. */
  warnings: string[]
}

interface JoinContext {
  lang: string
  siteUrl: string
}

/**
 * The board's open postings as job documents beside those of the CMS. A CMS document with the number of a
 * posting, as its uid or else among its former numbers, is that job: its fields win wherever they are filled.
 * What then still lacks a field without which no job has a page is left out, and the others stand.
 */
export function joinBoard(
  cms: readonly CareersDocument[],
  { jobs: read, leftOut }: ReadPostings,
  { lang, siteUrl }: JoinContext,
): JoinedBoard {
  const { units, listOwn } = withOwnUnits(createUnits(cms), lang)
  const open = read.filter(({ job }) => job.isOpen)
  const additions = findAdditions(cms, new Set(open.map(({ job }) => job.number)))
  const notes = new NoteList()
  const joined: JobDocument[] = []
  const impossible: { document: JobDocument; missing: MissingField }[] = []
  for (const { job, notes: given } of open) {
    const made = toJobDocument(job, { units, lang, siteUrl })
    const addition = additions.get(job.number)
    const document = addition === undefined ? made.document : overlay(made.document, addition)
    const missing = findMissing(document)
    if (missing !== null) impossible.push({ document, missing })
    else {
      joined.push(document)
      notes.add(job.number, [...given, ...made.notes])
    }
  }
  const used = new Set<CareersDocument>(
    open.map(({ job }) => additions.get(job.number)).filter(isPresent),
  )
  const others = cms.filter((document) => !used.has(document))
  const waiting = others.filter(isAdditionOnly)
  const ownUnits = listOwn()
  return {
    documents: [...others.filter((each) => !isAdditionOnly(each)), ...ownUnits, ...joined],
    jobs: joined.map(({ uid }) => uid),
    ownUnits,
    additions: open.flatMap(({ job: { number } }) => {
      const written = additions.get(number)
      if (written === undefined) return []
      return [{ number, id: written.id, fields: listFilled(written).map(([name]) => name) }]
    }),
    leftOut: impossible.map(({ document }) => document.uid),
    warnings: [
      ...leftOut,
      ...impossible.map(({ document, missing }) => describeImpossible(document, missing)),
      ...notes.list(),
      ...waiting.map(describeWaiting),
    ],
  }
}

/** Number of a posting → the CMS document that adds to it. */
function findAdditions(
  cms: readonly CareersDocument[],
  numbers: ReadonlySet<string>,
): Map<string, JobDocument> {
  const documents = cms.filter((document) => document.type === 'job')
  const byUid = new Map(documents.map((document) => [document.uid, document]))
  const found = new Map<string, JobDocument>()
  for (const document of documents) {
    if (numbers.has(document.uid)) continue
    const former = toTexts(document.data?.legacy_ids, 'id').find(
      (id) => numbers.has(id) && !byUid.has(id),
    )
    if (former !== undefined && !found.has(former)) found.set(former, document)
  }
  for (const number of numbers) {
    const own = byUid.get(number)
    if (own !== undefined) found.set(number, own)
  }
  return found
}

/** Without what no job can do without, a document is no job by itself: it adds to a posting, perhaps a former one. */
function isAdditionOnly(document: CareersDocument): document is JobDocument {
  if (document.type !== 'job') return false
  const missing = findMissing(document)
  return missing !== null && missing.field !== 'remote_countries'
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
