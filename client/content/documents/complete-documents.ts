import type { CareersDocument } from '../../shared/content-model/content-types.js'
import { memoize } from '../../shared/lib/memoize.js'
import * as MESSAGES from '../../shared/constants/messages.js'
import { isRecord } from '../../shared/lib/is-record.js'
import { describeValue } from './field-types.js'
import { toDocumentRef, type ContentProblem, type Report } from './problems.js'
import { readValues } from './read-values.js'

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
    const read = readValues({ type: given.type, lang: String(lang), data }, mend)
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
