import { BoardError } from '../board-error.js'
import type { BoardVendor } from '../board-vendor.js'
import { readJsonObject, createFieldReader, type FieldReader } from '../read-fields.js'
import type { BoardJob, BoardPlace, Fields, Note } from '../board-job.js'
import { noteOthers, readTypes } from '../read-words.js'
import { joinParts } from '../text/join-parts.js'
import { readHtml } from '../text/read-html.js'
import { toLine } from '../text/to-line.js'
import { toPlace } from '../to-place.js'
import { isRecord } from '../../../client/shared/lib/is-record.js'

/**
 * The list that Workable's own widget reads: whole postings, without pages. Its fields are those that
 * public programs read; Workable's documentation of them was not at hand.
 */
export const workable: BoardVendor = {
  origin: () => 'https://apply.workable.com',
  listPath: (company) => `/api/v1/widget/accounts/${company}?details=true`,
  readPage: (answer) => {
    const { jobs } = readJsonObject(answer)
    if (Array.isArray(jobs)) return { postings: mergeRows(jobs), nextPath: null }
    throw new BoardError('has no list "jobs"')
  },
  idOf: ({ shortcode }) => shortcode,
  readJob: readWorkableJob,
}

/**
 * A job of Workable's widget. Its days have no time, and of the workplace it says `telecommuting` or
 * nothing: what is not remote may be hybrid.
 */
function readWorkableJob(given: Fields, number: string, note: Note): BoardJob {
  const read = createFieldReader(note)
  const line = (name: string) => toLine(read.text(given, name))
  const part = (heading: string, name: string) => ({ heading, html: read.text(given, name) })
  const isRemote = placesOf(given).some((row) => row['telecommuting'] === true)
  noteOthers(
    Object.fromEntries(
      ['experience', 'education', 'function', 'industry'].map((name) => [name, line(name)]),
    ),
    note,
  )
  return {
    id: String(given['shortcode']),
    number,
    isOpen: true,
    title: line('title'),
    summary: null,
    text: readHtml(
      joinParts(
        given['full_description']
          ? [part('', 'full_description')]
          : [
              part('', 'description'),
              part('Requirements', 'requirements'),
              part('Benefits', 'benefits'),
            ],
      ),
      note,
    ),
    departments: line('department') === '' ? [] : [{ id: null, name: line('department') }],
    places: toPlaces(given, read),
    offices: [],
    workplace: isRemote ? 'Remote' : null,
    types: readTypes(line('employment_type'), note),
    pay: [],
    language: null,
    publishedAt: read.text(given, 'published_on') ?? read.text(given, 'created_at'),
    closesOn: null,
    updatedAt: null,
    applyUrl: line('application_url') || line('url') || line('shortlink') || null,
    requisitionId: line('code') || null,
    internalId: null,
  }
}

/** Of a row without a list of places, its own; what the company hides is not shown here, either. */
function toPlaces(given: Fields, read: FieldReader): BoardPlace[] {
  const part = (fields: Fields, name: string) => toLine(read.text(fields, name)) || null
  const places = placesOf(given).flatMap((row) => {
    const shown = read.list(row, 'locations').filter(({ hidden }) => hidden !== true)
    return shown.length === 0
      ? [{ town: part(row, 'city'), region: part(row, 'state'), country: part(row, 'country') }]
      : shown.map((place) => ({
          town: part(place, 'city'),
          region: part(place, 'region'),
          country: part(place, 'countryCode') ?? part(place, 'country'),
        }))
  })
  const named = places.map(toPlace).filter((place) => place !== null)
  return [...new Map(named.map((place) => [place.name, place])).values()]
}

/** Workable lists a job of several places once for each: one posting with all of them. */
function mergeRows(rows: readonly unknown[]): unknown[] {
  const merged: unknown[] = []
  const indexes = new Map<unknown, number>()
  for (const row of rows) {
    const code = isRecord(row) ? row['shortcode'] : null
    const index = indexes.get(code)
    const former = index === undefined ? undefined : merged[index]
    if (index !== undefined && isRecord(row) && isRecord(former) && isSameJob(former, row)) {
      merged[index] = { ...former, rows: [...placesOf(former), row] }
      continue
    }
    if (typeof code === 'string') indexes.set(code, merged.length)
    merged.push(row)
  }
  return merged
}

/** The rows of a posting, each of which names a place. */
function placesOf(posting: Fields): Fields[] {
  const { rows } = posting
  return Array.isArray(rows) ? rows.filter(isRecord) : [posting]
}

/** Two jobs of one code are a mistake that is named. */
function isSameJob(a: Fields, b: Fields): boolean {
  return a['title'] === b['title']
}
