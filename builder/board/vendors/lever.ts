import { BoardError } from '../board-error.js'
import type { BoardVendor } from '../board-vendor.js'
import { parseJson, createFieldReader, type FieldReader } from '../read-fields.js'
import type { SalaryUnit } from '../../../client/shared/content-model/content-values.js'
import { toWorkplace } from '../../../client/content/values/workplace.js'
import type { BoardJob, BoardPay, BoardPlace, Fields, Note } from '../board-job.js'
import { noteOthers, readCurrency, readTypes, toInstant } from '../read-words.js'
import { htmlToRichText } from '../text/html-to-rich-text.js'
import { joinParts } from '../text/join-parts.js'
import { readHtml } from '../text/read-html.js'
import { toLine } from '../text/to-line.js'
import { toNamedPlace } from '../to-place.js'

/** More postings than most companies have, so that most boards are one request. */
const PAGE = 500

/**
 * The Postings API: https://github.com/lever/postings-api. Its list has whole postings. Companies of the
 * European instance are at another host, https://api.eu.lever.co, which JOB_BOARD_ENDPOINT names.
 */
export const lever: BoardVendor = {
  origin: () => 'https://api.lever.co',
  listPath: (company) => toPagePath(`/v0/postings/${company}`, 0),
  readPage: (answer, path) => {
    const postings = parseJson(answer)
    if (!Array.isArray(postings)) throw new BoardError('is no list')
    const { pathname, searchParams } = new URL(path, 'https://api.lever.co')
    const skip = Number(searchParams.get('skip'))
    const nextPath = postings.length < PAGE ? null : toPagePath(pathname, skip + postings.length)
    return { postings: postings as unknown[], nextPath }
  },
  idOf: ({ id }) => id,
  readJob: readLeverJob,
}

function toPagePath(listPath: string, skip: number): string {
  return `${listPath}?mode=json&skip=${skip}&limit=${PAGE}`
}

/**
 * A posting of the Postings API: https://github.com/lever/postings-api#get-a-list-of-job-postings. The
 * documents do not name `createdAt`, which postings have, in ms since 1970.
 */
function readLeverJob(given: Fields, number: string, note: Note): BoardJob {
  const read = createFieldReader(note)
  const line = (fields: Fields, name: string) => toLine(read.text(fields, name))
  const categories = read.record(given, 'categories')
  const pay = readPay(given, read, note)
  noteOthers({ level: line(categories, 'level') }, note)
  return {
    id: String(given['id']),
    number,
    isOpen: true,
    title: line(given, 'text'),
    summary: null,
    text: readHtml(toText(given, read, pay === null), note),
    // Companies without departments have teams only, and others teams within them.
    departments: ['department', 'team']
      .map((name) => ({ id: null, name: line(categories, name) }))
      .filter(({ name }) => name !== ''),
    places: toPlaces(categories, line(given, 'country'), read),
    offices: [],
    workplace: toWorkplace(given['workplaceType']),
    types: readTypes(line(categories, 'commitment'), note),
    pay: pay === null ? [] : [pay],
    language: null,
    publishedAt: toInstant(read.number(given, 'createdAt')),
    closesOn: null,
    updatedAt: null,
    applyUrl: line(given, 'applyUrl') || line(given, 'hostedUrl') || null,
    requisitionId: null,
    internalId: null,
  }
}

/** In the order of Lever's own page. What is said of pay stands with the pay, if there is any. */
function toText(given: Fields, read: FieldReader, withPay: boolean): string {
  const part = (name: string) => ({ heading: '', html: read.text(given, name) })
  return joinParts([
    part('description'),
    ...read.list(given, 'lists').map((list) => ({
      heading: toLine(read.text(list, 'text')),
      html: read.text(list, 'content'),
    })),
    part('additional'),
    ...(withPay ? [part('salaryDescription')] : []),
  ])
}

/** All places of a posting by their names; the country is that of the first. */
function toPlaces(categories: Fields, country: string, read: FieldReader): BoardPlace[] {
  const first = toLine(read.text(categories, 'location'))
  const others = read.texts(categories, 'allLocations').map((name) => toLine(name))
  const nowhere = { town: null, region: null, country: null }
  return [...new Set([first, ...others])]
    .map((name) =>
      toNamedPlace(name, name === first ? { ...nowhere, country: country || null } : nowhere),
    )
    .filter((place) => place !== null)
}

/** How Lever spells the time that pay is for. Others, such as `one-time`, are none of the site's. */
const UNITS: Readonly<Record<string, SalaryUnit>> = {
  'per-hour-wage': 'HOUR',
  'per-day-wage': 'DAY',
  'per-week-salary': 'WEEK',
  'per-month-salary': 'MONTH',
  'per-year-salary': 'YEAR',
}

function readPay(given: Fields, read: FieldReader, note: Note): BoardPay | null {
  const range = read.record(given, 'salaryRange')
  const [min, max] = [read.number(range, 'min'), read.number(range, 'max')]
  if (min === null && max === null) return null
  const interval = read.text(range, 'interval') ?? ''
  const description = htmlToRichText(read.text(given, 'salaryDescription') ?? '', note)
  if (interval !== '' && UNITS[interval] === undefined) note(`its pay is "${interval}"`)
  return {
    title: null,
    min,
    max,
    currency: readCurrency(read.text(range, 'currency'), note),
    unit: UNITS[interval] ?? null,
    note: description.map(({ text }) => text).join(' ') || null,
  }
}
