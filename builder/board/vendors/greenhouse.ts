import { BoardError } from '../board-error.js'
import type { BoardVendor } from '../board-vendor.js'
import { readJsonObject, createFieldReader, type FieldReader } from '../read-fields.js'
import type { BoardJob, BoardUnit, Fields, Note, BoardPay } from '../board-job.js'
import { readHtml } from '../text/read-html.js'
import { toLine } from '../text/to-line.js'
import { readMetadata } from './greenhouse-metadata.js'
import { centsOf, toCurrency } from '../../../client/content/values/currency.js'
import { findSalaryUnit, withoutSalaryUnit } from '../../../client/content/values/salary-unit.js'
import { htmlToRichText } from '../text/html-to-rich-text.js'

/**
 * The Job Board API: https://developers.greenhouse.io/job-board.html. The list has all postings with their
 * texts; pay is with single postings only.
 */
export const greenhouse: BoardVendor = {
  origin: () => 'https://boards-api.greenhouse.io',
  listPath: (company) => `${toBoardPath(company)}?content=true`,
  readPage: (answer) => {
    const { jobs } = readJsonObject(answer)
    if (Array.isArray(jobs)) return { postings: jobs as unknown[], nextPath: null }
    throw new BoardError('has no list "jobs"')
  },
  details: {
    path: (company, id) => `${toBoardPath(company)}/${id}?pay_transparency=true`,
    read: readJsonObject,
  },
  idOf: ({ id }) => id,
  readJob: readGreenhouseJob,
}

function toBoardPath(company: string): string {
  return `/v1/boards/${company}/jobs`
}

/**
 * A job of the Job Board API: https://developers.greenhouse.io/job-board.html. Everything but the id may be
 * missing, since boards differ. Its HTML is escaped, and so are its other texts here and there.
 */
function readGreenhouseJob(given: Fields, number: string, note: Note): BoardJob | null {
  if (given['internal_job_id'] === null) {
    note('stands for no vacancy: set it as the general application instead')
    return null
  }
  const read = createFieldReader(note)
  const metadata = readMetadata(read.list(given, 'metadata'), note)
  return {
    id: String(given['id']),
    number,
    isOpen: true,
    title: toLine(read.text(given, 'title')),
    summary: metadata.summary,
    text: readHtml(read.text(given, 'content') ?? '', note),
    departments: innermost(read.list(given, 'departments')).map((unit) => toUnit(unit, read)),
    places: toPlaces(given, read),
    offices: read.list(given, 'offices').map((unit) => toUnit(unit, read)),
    workplace: metadata.workplace,
    types: metadata.types,
    pay: read.list(given, 'pay_input_ranges').map((range) => readPay(range, read, note)),
    language: toLine(read.text(given, 'language')) || null,
    publishedAt: read.text(given, 'first_published'),
    closesOn: read.text(given, 'application_deadline'),
    updatedAt: read.text(given, 'updated_at'),
    applyUrl: toLine(read.text(given, 'absolute_url')) || null,
    requisitionId: toLine(read.text(given, 'requisition_id')) || null,
    internalId: toLine(read.text(given, 'internal_job_id')) || null,
  }
}

/** One line for all places. */
function toPlaces(given: Fields, read: FieldReader) {
  const { location } = given
  const line =
    typeof location === 'string' ? location : read.text(read.record(given, 'location'), 'name')
  const name = toLine(line)
  return name === '' ? [] : [{ name, address: null }]
}

/** Departments are nested; the innermost are the most specific. */
function innermost(units: readonly Fields[]): readonly Fields[] {
  const leaves = units.filter(({ child_ids: children }) => !(children as unknown[] | null)?.length)
  return leaves.length > 0 ? leaves : units
}

function toUnit(unit: Fields, read: FieldReader): BoardUnit {
  return { id: read.text(unit, 'id'), name: toLine(read.text(unit, 'name')) }
}

/** The unit of pay stands in the title of a range. */
function readPay(range: Fields, read: FieldReader, note: Note): BoardPay {
  const code = read.text(range, 'currency_type')
  const currency = toCurrency(code)
  if (currency === null) {
    note(`"${code ?? ''}" is no currency, so its pay is left out of its page`)
  }
  const cents = currency === null ? 100 : centsOf(currency)
  const toAmount = (amount: number | null) => (amount === null ? null : amount / cents)
  const title = toLine(read.text(range, 'title'))
  const blurb = htmlToRichText(read.text(range, 'blurb') ?? '', note)
  return {
    title: withoutSalaryUnit(title) || null,
    min: toAmount(read.number(range, 'min_cents')),
    max: toAmount(read.number(range, 'max_cents')),
    currency,
    unit: findSalaryUnit(title),
    note: blurb.map(({ text }) => text).join(' ') || null,
  }
}
