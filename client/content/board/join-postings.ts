import type {
  CareersDocument,
  DepartmentDocument,
  JobDocument,
  LocationDocument,
} from '../../shared/content-model/content-types.js'
import { toTexts, toDocumentId, toDocumentIds, toText } from '../documents/field-values.js'
import { readFormerIds } from '../values/former-ids.js'
import { isRecord } from '../../shared/lib/is-record.js'

/**
 * What a job board has, as documents beside those of the CMS: the open postings, whose uids are their numbers
 * on the site, and the departments and places that only the board knows.
 */
export type BoardDocuments = readonly (JobDocument | DepartmentDocument | LocationDocument)[]

export interface JoinedPostings {
  /** Of the CMS and the board together, as if all were the CMS's. */
  documents: CareersDocument[]
  /** The jobs of the board among them. */
  jobs: JobDocument[]
  /** Jobs that the CMS has too, by the ids of its documents, and the fields in which these win. */
  additions: { number: string; id: string; fields: string[] }[]
  /** Postings that can have no page. */
  impossible: { document: JobDocument; missing: MissingField }[]
  /** Documents of the CMS that add to a posting which the board does not have. */
  waiting: JobDocument[]
}

/** What the CMS says of a link that leads nowhere, too. */
const OF_ANY_LINK: ReadonlySet<string> = new Set(['link_type', 'key', 'variant'])

/**
 * A CMS document with the number of a posting, as its uid or else among its former numbers, is that job: its
 * fields win wherever they are filled. What then still lacks a field without which no job has a page is left
 * out, and the others stand.
 */
export function joinPostings(
  cms: readonly CareersDocument[],
  board: BoardDocuments,
): JoinedPostings {
  const postings = board.filter((document) => document.type === 'job')
  const units = board.filter((document) => document.type !== 'job')
  const additions = findAdditions(cms, new Set(postings.map(({ uid }) => uid)))
  const whole = postings.map((posting) => {
    const addition = additions.get(posting.uid)
    const document = addition === undefined ? posting : overlay(posting, addition)
    return { document, missing: findMissing(document) }
  })
  const jobs = whole.flatMap(({ document, missing }) => (missing === null ? [document] : []))
  const used = new Set<CareersDocument>(additions.values())
  const others = cms.filter((document) => !used.has(document))
  return {
    documents: [...others.filter((each) => !isAdditionOnly(each)), ...units, ...jobs],
    jobs,
    additions: postings.flatMap(({ uid: number }) => {
      const written = additions.get(number)
      if (written === undefined) return []
      return [{ number, id: written.id, fields: listFilled(written).map(([name]) => name) }]
    }),
    impossible: whole.flatMap(({ document, missing }) =>
      missing === null ? [] : [{ document, missing }],
    ),
    waiting: others.filter(isAdditionOnly),
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
    const former = toTexts(document.data?.legacy_ids, 'id')
      .flatMap((text) => readFormerIds(text).ids)
      .find((id) => numbers.has(id) && !byUid.has(id))
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

/** A posting's document with what an editor has written in the CMS: field by field, whatever is filled wins. */
function overlay(posting: JobDocument, written: JobDocument): JobDocument {
  return {
    ...written,
    first_publication_date: posting.first_publication_date ?? written.first_publication_date,
    last_publication_date: later(posting, written),
    data: { ...posting.data, ...Object.fromEntries(listFilled(written)) } as JobDocument['data'],
  }
}

/** Names and values. */
function listFilled({ data }: JobDocument): [string, unknown][] {
  return Object.entries(data ?? {}).filter(([, value]) => !isEmpty(value))
}

/** As editors leave a field: an empty text, link or list, and a list of nothing but empty items. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isEmpty)
  if (!isRecord(value)) return false
  // A block of rich text.
  if (typeof value['spans'] === 'object') return isEmpty(value['text'])
  return Object.entries(value).every(([name, member]) => OF_ANY_LINK.has(name) || isEmpty(member))
}

function later(
  { last_publication_date: a }: JobDocument,
  { last_publication_date: b }: JobDocument,
): JobDocument['last_publication_date'] {
  return Date.parse(a ?? '') > Date.parse(b ?? '') ? a : b
}

export interface MissingField {
  /** Of the job document, as the CMS names it. */
  field: string
  /** 'it has no department' */
  what: string
}

/** The first field that a document leaves empty, and without which a job can have no page; null if it has all. */
export function findMissing({ data }: Pick<JobDocument, 'data'>): MissingField | null {
  const { title, department, locations, workplace, remote_countries: countries } = data ?? {}
  if (toText(title) === null) return { field: 'title', what: 'it has no title' }
  if (toDocumentId(department) === null) {
    return { field: 'department', what: 'it is in no department' }
  }
  if (toDocumentIds(locations, 'location').length === 0) {
    return { field: 'locations', what: 'it is in no place' }
  }
  if (workplace === 'Remote' && toDocumentIds(countries, 'country').length === 0) {
    return {
      field: 'remote_countries',
      what: 'it is remote, and names no country from which it can be done',
    }
  }
  return null
}
