import { isRecord } from '../../../client/shared/lib/is-record.js'
import type { BoardVendor } from '../board-vendor.js'
import { readXml } from '../read-xml.js'
import type { EmploymentType } from '../../../client/shared/content-model/content-values.js'
import type { BoardJob, BoardPlace, Fields, Note } from '../board-job.js'
import { createFieldReader, type FieldReader } from '../read-fields.js'
import { noteOthers, readTypes } from '../read-words.js'
import { joinParts } from '../text/join-parts.js'
import { readHtml } from '../text/read-html.js'
import { toLine } from '../text/to-line.js'

const LISTS = ['position', 'office', 'jobDescription']

/**
 * The XML feed: https://developer.personio.de/docs/retrieving-open-job-positions. It has whole positions, those
 * that are published, on one page, and no address of a position: these are below `/job/` of the company's host.
 * In German, unless a language is asked for.
 */
export const personio: BoardVendor = {
  origin: toOrigin,
  listPath: (_company, lang = 'en') => `/xml?language=${lang.slice(0, 2)}`,
  readPage: (answer, _path, company = '') => {
    const { position = [] } = readXml(answer, 'workzag-jobs', LISTS)
    return {
      postings: (position as unknown[]).map((each) => withUrl(each, company)),
      nextPath: null,
    }
  },
  idOf: ({ id }) => id,
  readJob: readPersonioJob,
}

function toOrigin(company: string): string {
  return `https://${company}.jobs.personio.de`
}

function withUrl(position: unknown, company: string): unknown {
  if (!isRecord(position)) return position
  return { ...position, url: `${toOrigin(company)}/job/${String(position['id'])}` }
}

/**
 * A position of the XML feed: https://developer.personio.de/docs/retrieving-open-job-positions. The documents
 * leave out `additionalOffices` and `createdAt`, which feeds have; feeds name neither pay, workplace nor a
 * closing date in fields that are documented. `occupation` and its category classify for job boards only.
 */
function readPersonioJob(given: Fields, number: string, note: Note): BoardJob {
  const read = createFieldReader(note)
  const line = (name: string) => toLine(read.text(given, name))
  const department = line('department')
  noteOthers(
    {
      subcompany: line('subcompany'),
      seniority: line('seniority'),
      yearsOfExperience: line('yearsOfExperience'),
      keywords: line('keywords'),
    },
    note,
  )
  return {
    id: String(given['id']),
    number,
    isOpen: true,
    title: line('name'),
    summary: null,
    text: readHtml(joinParts(toParts(given, read)), note),
    departments: department === '' ? [] : [{ id: null, name: department }],
    places: toPlaces(given, read),
    offices: [],
    workplace: null,
    types: toTypes(line('employmentType'), line('schedule'), note),
    pay: [],
    language: null,
    publishedAt: line('createdAt') || null,
    closesOn: null,
    updatedAt: null,
    applyUrl: line('url') || null,
    requisitionId: null,
    internalId: null,
  }
}

function toParts(given: Fields, read: FieldReader) {
  return read.list(within(given, 'jobDescriptions', read), 'jobDescription').map((part) => ({
    heading: toLine(read.text(part, 'name')),
    html: read.text(part, 'value'),
  }))
}

/** The main office, then the additional ones: names, and with them perhaps a way of working. */
function toPlaces(given: Fields, read: FieldReader): BoardPlace[] {
  const offices = [given['office'], within(given, 'additionalOffices', read)['office']].flat()
  const names = offices.map((office) => toLine(read.text({ office }, 'office')))
  return [...new Set(names)].filter((name) => name !== '').map((name) => ({ name, address: null }))
}

/** An element without any within is an empty text. */
function within(given: Fields, name: string, read: FieldReader): Fields {
  return given[name] === '' ? {} : read.record(given, name)
}

const SCHEDULES: Readonly<Record<string, readonly EmploymentType[]>> = {
  'full-or-part-time': ['Full time', 'Part time'],
}

/** 'permanent' says nothing of the hours; the schedule does. */
function toTypes(employment: string, schedule: string, note: Note): EmploymentType[] {
  const kinds = employment === 'permanent' ? [] : readTypes(employment, note)
  return [...new Set([...kinds, ...(SCHEDULES[schedule] ?? readTypes(schedule, note))])]
}
