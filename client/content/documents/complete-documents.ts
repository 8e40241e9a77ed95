import type { CareersDocument } from '../../shared/content-model/content-types.js'
import { memoize } from '../../shared/lib/memoize.js'
import * as MESSAGES from '../../shared/constants/messages.js'
import { isRecord } from '../../shared/lib/is-record.js'
import { describeValue } from './describe-value.js'
import { toDocumentRef, type ContentProblem, type Report } from './problems.js'
import { trimSigns } from '../values/unseen-signs.js'
import type { Fault, Fields } from './value-reader.js'
import { READERS } from './field-readers.js'

/**
 * Documents with all that code relies on besides the types of their fields: a query may leave out the
 * data, and another service than the CMS may send anything. A whole document stays the same object.
 */
export function completeDocuments(
  documents: readonly CareersDocument[],
  report: Report,
): CareersDocument[] {
  return documents.map((given) => {
    const { document, problems } = complete(given)
    problems.forEach(report)
    return document
  })
}

/** Their uid is in the address of their page. That of a job has a check of its own. */
const ADDRESSED: readonly string[] = ['department', 'location', 'page']

const complete = memoize((given: CareersDocument) => {
  const problems: ContentProblem[] = []
  const mended: Record<string, unknown> = {}
  const mend = (
    field: string | null,
    problem: Pick<ContentProblem, 'severity' | 'message' | 'remedy'>,
  ) => problems.push({ ...problem, document: toDocumentRef(given), field })

  const {
    uid,
    lang,
    last_publication_date: date,
    data,
  } = given as Record<keyof typeof given, unknown>
  for (const [field, value] of Object.entries({ uid, last_publication_date: date })) {
    if (value === undefined || value === null || typeof value === 'string') continue
    mended[field] = null
    mend(field, mismatch(field, 'Text', value))
  }
  if (typeof lang !== 'string') {
    mended['lang'] = ''
    mend('lang', mismatch('lang', 'Text', lang))
  }
  if (ADDRESSED.includes(given.type) && (typeof uid !== 'string' || uid === '')) {
    mend('uid', NO_ADDRESS)
  }
  if (!isRecord(data)) {
    mended['data'] = {}
    mend(null, WITHOUT_DATA)
  } else {
    const own = typeof lang === 'string' ? lang : ''
    const read = readValues({ type: given.type, lang: own, data }, mend)
    if (read !== data) mended['data'] = read
  }
  const isWhole = Object.keys(mended).length === 0
  const document = isWhole ? given : ({ ...given, ...mended } as CareersDocument)
  return { document, problems }
}, new WeakMap())

function mismatch(field: string, type: string, value: unknown) {
  return {
    severity: 'warning',
    message: `${MESSAGES.typeMismatch([field], type)}, but is ${describeValue(value)}.`,
    remedy: 'It is left empty: publish the document again.',
  } as const
}

const NO_ADDRESS = {
  severity: 'error',
  message: 'the document has no UID, and so its page has no address.',
  remedy: 'Write one.',
} as const

const WITHOUT_DATA = {
  severity: 'warning',
  message: `${MESSAGES.documentWithoutData}.`,
  remedy: 'It is taken as empty: check the query that selects its fields.',
} as const

/*
 * Each value of a closed form is read once, here, for gate, pages, structured data, feeds and the jobs API:
 * what comes after relies on it. A value of another type than text is left to the types of the fields.
 */

type ReportField = (field: string, fault: Fault) => void

/** Data of a document with values that are what their fields are for. Data that is so stays the same object. */
export function readValues(
  { type, lang, data }: Pick<CareersDocument, 'type' | 'lang'> & { data: Fields },
  report: ReportField,
): Fields {
  return Object.entries(READERS[type] ?? {}).reduce((read, [path, reader]) => {
    const [field = '', member] = path.split('.')
    const readField = (fields: Fields, name: string, at: string): Fields => {
      const given = fields[name]
      const plain = typeof given === 'string' ? trimSigns(given) : given
      const value = reader(plain, (fault) => report(at, fault), { fields, lang })
      return value === fields[name] ? fields : { ...fields, [name]: value }
    }
    if (member === undefined) return readField(read, field, field)
    const group = read[field]
    if (!Array.isArray(group)) return read
    const items: readonly unknown[] = group
    const readItems = items.map((item, index) =>
      isRecord(item) ? readField(item, member, `${field}.${index}.${member}`) : item,
    )
    return readItems.every((item, index) => item === items[index])
      ? read
      : { ...read, [field]: readItems }
  }, data)
}
