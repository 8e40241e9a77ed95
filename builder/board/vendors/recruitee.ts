import { BoardError } from '../board-error.js'
import type { BoardVendor } from '../board-vendor.js'
import { readJsonObject, createFieldReader, type FieldReader } from '../read-fields.js'
import type {
  EmploymentType,
  Workplace,
} from '../../../client/shared/content-model/content-values.js'
import { toSalaryUnit } from '../../../client/content/values/salary-unit.js'
import type { BoardJob, BoardPay, BoardPlace, Fields, Note } from '../board-job.js'
import { noteOthers, readCurrency, readTypes } from '../read-words.js'
import { joinParts } from '../text/join-parts.js'
import { readHtml } from '../text/read-html.js'
import { toLine } from '../text/to-line.js'
import { toNamedPlace } from '../to-place.js'

/**
 * The Careers Site API: https://docs.recruitee.com/reference/offers. Its list has whole offers, those that are
 * published, on one page. Recruitee has announced that it will want a token from February 2027; until then it
 * is public.
 */
export const recruitee: BoardVendor = {
  origin: (company) => `https://${company}.recruitee.com`,
  listPath: () => '/api/offers/',
  readPage: (answer) => {
    const { offers } = readJsonObject(answer)
    if (Array.isArray(offers)) return { postings: offers as unknown[], nextPath: null }
    throw new BoardError('has no list "offers"')
  },
  idOf: ({ id }) => id,
  readJob: readRecruiteeJob,
}

/**
 * An offer of the Careers Site API: https://docs.recruitee.com/reference/offers. The codes of employment types
 * and the words for the time of pay are not listed there: unknown ones are told and left out.
 */
function readRecruiteeJob(given: Fields, number: string, note: Note): BoardJob {
  const read = createFieldReader(note)
  const line = (name: string) => toLine(read.text(given, name))
  const department = line('department')
  const languages = Object.keys(read.record(given, 'translations'))
  noteOthers({ experience: line('experience_code'), education: line('education_code') }, note)
  return {
    id: String(given['id']),
    number,
    isOpen: true,
    title: line('title'),
    summary: null,
    text: readHtml(
      joinParts([
        { heading: '', html: read.text(given, 'description') },
        { heading: 'Requirements', html: read.text(given, 'requirements') },
      ]),
      note,
    ),
    departments: department === '' ? [] : [{ id: null, name: department }],
    places: toPlaces(given, read),
    offices: [],
    workplace: toModel(given, note),
    types: toTypes(line('employment_type_code'), note),
    pay: toPay(read.record(given, 'salary'), read, note),
    // With several translations, nothing says which one stands at the top.
    language: languages.length === 1 ? (languages[0] ?? null) : null,
    publishedAt: toIso(read.text(given, 'published_at')),
    closesOn: toIso(read.text(given, 'close_at')),
    updatedAt: toIso(read.text(given, 'updated_at')),
    applyUrl: line('careers_apply_url') || line('careers_url') || null,
    requisitionId: null,
    internalId: null,
  }
}

/** All of `locations`, or the one that stands in the offer itself. */
function toPlaces(given: Fields, read: FieldReader): BoardPlace[] {
  const several = read.list(given, 'locations')
  const all = several.length > 0 ? several : [given]
  return all
    .map((fields) => {
      const part = (name: string) => toLine(read.text(fields, name)) || null
      const address = {
        town: part('city'),
        region: part('state') ?? part('state_name'),
        country: part('country_code') ?? part('country'),
      }
      // The offer's own line is composed of the address.
      const name = part('city') === null ? (part('name') ?? part('location') ?? '') : ''
      return toNamedPlace(name, address)
    })
    .filter((place) => place !== null)
}

const MODELS: Readonly<Record<string, Workplace>> = {
  on_site: 'On-site',
  hybrid: 'Hybrid',
  remote: 'Remote',
}

/** Three flags, of which a board may set several. */
function toModel(given: Fields, note: Note): Workplace | null {
  const stated = Object.keys(MODELS).filter((name) => given[name] === true)
  if (stated.length > 1) note(`it is ${stated.map((name) => `"${name}"`).join(' and ')} at once`)
  return stated.length === 1 ? (MODELS[stated[0] ?? ''] ?? null) : null
}

const TYPES: Readonly<Record<string, readonly EmploymentType[]>> = {
  fulltime_permanent: ['Full time'],
  fulltime_fixed_term: ['Full time', 'Temporary'],
  parttime_permanent: ['Part time'],
  parttime_fixed_term: ['Part time', 'Temporary'],
  parttime_minijob: ['Part time'],
  traineeship: ['Intern'],
  seasonal: ['Temporary'],
}

function toTypes(code: string, note: Note): readonly EmploymentType[] {
  return TYPES[code] ?? readTypes(code, note)
}

/** Whole units, as texts or numbers. */
function toPay(salary: Fields, read: FieldReader, note: Note): BoardPay[] {
  const [min, max] = [read.number(salary, 'min'), read.number(salary, 'max')]
  if (min === null && max === null) return []
  const currency = readCurrency(read.text(salary, 'currency'), note)
  const unit = toSalaryUnit(read.text(salary, 'period'))
  return [{ title: null, min, max, currency, unit, note: null }]
}

/** '2026-05-21 07:41:12 UTC' → '2026-05-21T07:41:12Z' */
function toIso(date: string | null): string | null {
  return date?.replace(/^(\S+) (\S+) UTC$/, '$1T$2Z') || null
}
