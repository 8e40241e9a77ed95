import { BoardError } from '../board-error.js'
import type { BoardVendor } from '../board-vendor.js'
import { readJsonObject, createFieldReader, type FieldReader } from '../read-fields.js'
import { toWorkplace } from '../../../client/content/values/workplace.js'
import type { BoardAddress, BoardJob, BoardPlace, Fields, Note, BoardPay } from '../board-job.js'
import { readTypes, readCurrency } from '../read-words.js'
import { joinParts } from '../text/join-parts.js'
import { readHtml } from '../text/read-html.js'
import { toLine } from '../text/to-line.js'
import { toNamedPlace } from '../to-place.js'
import type { SalaryUnit } from '../../../client/shared/content-model/content-values.js'

/**
 * The Job Postings API: https://developers.ashbyhq.com/docs/public-job-posting-api. Its list has whole
 * postings, and no pages.
 */
export const ashby: BoardVendor = {
  origin: () => 'https://api.ashbyhq.com',
  listPath: (company) => `/posting-api/job-board/${company}?includeCompensation=true`,
  readPage: (answer) => {
    const { jobs } = readJsonObject(answer)
    if (Array.isArray(jobs)) return { postings: jobs as unknown[], nextPath: null }
    throw new BoardError('has no list "jobs"')
  },
  idOf: ({ id }) => id,
  readJob: readAshbyJob,
}

/**
 * A posting of the Job Postings API: https://developers.ashbyhq.com/docs/public-job-posting-api. Its example
 * leaves out `id` and `workplaceType`, which postings have, and `compensation` stands in each of them.
 */
function readAshbyJob(given: Fields, number: string, note: Note): BoardJob | null {
  if (given['isListed'] === false) {
    note('is not listed, only those who have its address see it: list it on the board')
    return null
  }
  const read = createFieldReader(note)
  const line = (name: string) => toLine(read.text(given, name))
  const stated = toWorkplace(given['workplaceType'])
  return {
    id: String(given['id']),
    number,
    isOpen: true,
    title: line('title'),
    summary: null,
    text: readHtml(
      joinParts([
        {
          heading: '',
          html: read.text(given, 'descriptionHtml') ?? read.text(given, 'descriptionPlain'),
        },
      ]),
      note,
    ),
    departments: ['department', 'team']
      .map((name) => ({ id: null, name: line(name) }))
      .filter(({ name }, index, all) => name !== '' && name !== all[index - 1]?.name),
    places: toPlaces(given, read),
    offices: [],
    // Boards set `isRemote` for hybrid work, too.
    workplace: stated ?? (given['isRemote'] === true ? 'Remote' : null),
    types: readTypes(line('employmentType'), note),
    pay:
      given['shouldDisplayCompensationOnJobPostings'] === false
        ? []
        : readTiers(read.record(given, 'compensation'), read, note),
    language: null,
    publishedAt: read.text(given, 'publishedAt'),
    closesOn: null,
    updatedAt: null,
    applyUrl: line('applyUrl') || line('jobUrl') || null,
    requisitionId: null,
    internalId: null,
  }
}

function toPlaces(given: Fields, read: FieldReader): BoardPlace[] {
  return [given, ...read.list(given, 'secondaryLocations')]
    .map((fields) =>
      toNamedPlace(
        toLine(read.text(fields, 'location')),
        toAddress(read.record(fields, 'address'), read),
      ),
    )
    .filter((place) => place !== null)
}

/** That of further places is written with and without `postalAddress`. */
function toAddress(address: Fields, read: FieldReader): BoardAddress {
  const postal = { ...address, ...read.record(address, 'postalAddress') }
  const part = (name: string) => toLine(read.text(postal, name)) || null
  return {
    town: part('addressLocality'),
    region: part('addressRegion'),
    country: part('addressCountry'),
  }
}

/** As Ashby spells the time that pay is for. `2 WEEK` and `NONE` are none of the site's. */
const UNITS: Readonly<Record<string, SalaryUnit>> = {
  '1 HOUR': 'HOUR',
  '1 DAY': 'DAY',
  '1 WEEK': 'WEEK',
  '1 MONTH': 'MONTH',
  '1 YEAR': 'YEAR',
}

/** Each salary of each tier; what a tier has besides, such as equity, is its note. */
function readTiers(compensation: Fields, read: FieldReader, note: Note): BoardPay[] {
  return read.list(compensation, 'compensationTiers').flatMap((tier) => {
    const components = read.list(tier, 'components')
    const salaries = components.filter((each) => each['compensationType'] === 'Salary')
    const besides = [
      ...components
        .filter((each) => !salaries.includes(each))
        .map((each) => toLine(read.text(each, 'summary'))),
      toLine(read.text(tier, 'additionalInformation')),
    ].filter((words) => words !== '')
    if (salaries.length === 0 && besides.length > 0) {
      note(`its pay names no salary, and is left out: ${besides.join('; ')}`)
    }
    return salaries.map((salary) => {
      const interval = read.text(salary, 'interval') ?? ''
      if (interval !== '' && UNITS[interval] === undefined) note(`its pay is for "${interval}"`)
      return {
        title: toLine(read.text(tier, 'title')) || null,
        min: read.number(salary, 'minValue'),
        max: read.number(salary, 'maxValue'),
        currency: readCurrency(read.text(salary, 'currencyCode'), note),
        unit: UNITS[interval] ?? null,
        note: besides.join('; ') || null,
      }
    })
  })
}
