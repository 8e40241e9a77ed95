import type { BoardJob, BoardUnit, Fields, Note } from '../board-job.js'
import { createFieldReader, type FieldReader } from '../read-fields.js'
import { readHtml } from '../text/read-html.js'
import { toLine } from '../text/to-line.js'
import { readMetadata } from './read-metadata.js'
import { readPay } from './read-pay.js'

/**
 * A job of the Job Board API: https://developers.greenhouse.io/job-board.html. Everything but the id may be
 * missing, since boards differ. Its HTML is escaped, and so are its other texts here and there.
 */
export function readGreenhouseJob(given: Fields, number: string, note: Note): BoardJob | null {
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
