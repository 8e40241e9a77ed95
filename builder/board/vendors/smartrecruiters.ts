import { BoardError } from '../board-error.js'
import type { BoardVendor } from '../board-vendor.js'
import { readJsonObject, createFieldReader, type FieldReader } from '../read-fields.js'
import type {
  EmploymentType,
  Workplace,
} from '../../../client/shared/content-model/content-values.js'
import { toEmploymentType } from '../../../client/content/values/employment-type.js'
import type { BoardJob, Fields, Note } from '../board-job.js'
import { noteOthers, readTypes } from '../read-words.js'
import { joinParts } from '../text/join-parts.js'
import { readHtml } from '../text/read-html.js'
import { toLine } from '../text/to-line.js'
import { toPlace } from '../to-place.js'

/** The most that the API gives at once. */
const PAGE = 100

/**
 * The Posting API: https://developers.smartrecruiters.com/docs/endpoints. Its list comes in pages and
 * without texts, which are with single postings.
 */
export const smartrecruiters: BoardVendor = {
  origin: () => 'https://api.smartrecruiters.com',
  listPath: (company) => toPagePath(toListPath(company), 0),
  readPage: (answer, path) => {
    const { content, totalFound } = readJsonObject(answer)
    if (!Array.isArray(content)) throw new BoardError('has no list "content"')
    const { pathname, searchParams } = new URL(path, 'https://api.smartrecruiters.com')
    const end = Number(searchParams.get('offset')) + content.length
    const isLast = typeof totalFound !== 'number' || end >= totalFound
    if (!isLast && content.length === 0) {
      throw new BoardError(`has no posting after ${end} of ${totalFound}`)
    }
    return { postings: content as unknown[], nextPath: isLast ? null : toPagePath(pathname, end) }
  },
  details: {
    path: (company, id) => `${toListPath(company)}/${id}`,
    read: readJsonObject,
  },
  idOf: ({ id }) => id,
  readJob: readSmartrecruitersJob,
}

function toListPath(company: string): string {
  return `/v1/companies/${company}/postings`
}

function toPagePath(listPath: string, offset: number): string {
  return `${listPath}?limit=${PAGE}&offset=${offset}`
}

/**
 * A posting of the Posting API with its details: https://developers.smartrecruiters.com/docs/objects. The
 * objects there leave out `hybrid`, `language`, `postingUrl` and `applyUrl`, which postings have.
 */
function readSmartrecruitersJob(given: Fields, number: string, note: Note): BoardJob | null {
  const read = createFieldReader(note)
  const line = (fields: Fields, name: string) => toLine(read.text(fields, name))
  const label = (name: string) => line(read.record(given, name), 'label')
  const location = read.record(given, 'location')
  const part = (name: string) => line(location, name) || null
  const place = toPlace({
    town: part('city'),
    region: part('region'),
    country: part('country') ?? part('countryCode'),
  })
  noteOthers(
    {
      function: label('function'),
      industry: label('industry'),
      experienceLevel: label('experienceLevel'),
      ...toCustomFields(given, read),
    },
    note,
  )
  return {
    id: String(given['id']),
    number,
    isOpen: given['active'] !== false,
    title: line(given, 'name'),
    summary: null,
    text: readHtml(toText(given, read), note),
    departments: toDepartments(read.record(given, 'department'), read),
    places: place === null ? [] : [place],
    offices: [],
    workplace: toWorkplace(location),
    types: toTypes(read.record(given, 'typeOfEmployment'), read, note),
    pay: [],
    language: line(read.record(given, 'language'), 'code') || null,
    publishedAt: read.text(given, 'releasedDate'),
    closesOn: null,
    updatedAt: null,
    applyUrl: line(given, 'applyUrl') || line(given, 'postingUrl') || null,
    requisitionId: line(given, 'refNumber') || null,
    internalId: null,
  }
}

/** By elimination only where the posting says both. */
function toWorkplace({ remote, hybrid }: Fields): Workplace | null {
  if (remote === true) return 'Remote'
  if (hybrid === true) return 'Hybrid'
  return remote === false && hybrid === false ? 'On-site' : null
}

/** The label is in the language of the company, and its id in English. */
function toTypes(type: Fields, read: FieldReader, note: Note): EmploymentType[] {
  const [label, id] = ['label', 'id'].map((name) => toLine(read.text(type, name)))
  const byId = toEmploymentType(label) === null ? toEmploymentType(id) : null
  return byId === null ? readTypes(label || id || '', note) : [byId]
}

function toDepartments(department: Fields, read: FieldReader): BoardJob['departments'] {
  const name = toLine(read.text(department, 'label'))
  return name === '' ? [] : [{ id: read.text(department, 'id'), name }]
}

/** The company's own fields, by their labels. */
function toCustomFields(given: Fields, read: FieldReader): Record<string, string> {
  return Object.fromEntries(
    read
      .list(given, 'customField')
      .map((field) => [
        toLine(read.text(field, 'fieldLabel')),
        toLine(read.text(field, 'valueLabel')),
      ]),
  )
}

/** What an advert begins with, in the order of the vendor's own page, and what each part is called. */
const PARTS: Readonly<Record<string, string>> = {
  companyDescription: 'Company description',
  jobDescription: 'Job description',
  qualifications: 'Qualifications',
  additionalInformation: 'Additional information',
}

function toText(given: Fields, read: FieldReader): string {
  const sections = read.record(read.record(given, 'jobAd'), 'sections')
  const parts = Object.entries(PARTS).map(([name, usual]) => {
    const section = read.record(sections, name)
    return {
      heading: toLine(read.text(section, 'title')) || usual,
      html: read.text(section, 'text'),
    }
  })
  const videos = read.texts(read.record(sections, 'videos'), 'urls')
  return joinParts([
    ...parts,
    {
      heading: '',
      html: videos.map((url) => `<video src="${url.replaceAll('"', '%22')}"></video>`).join(''),
    },
  ])
}
