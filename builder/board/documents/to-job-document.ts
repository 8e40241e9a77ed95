import type {
  DepartmentDocument,
  JobData,
  JobDocument,
  LocationDocument,
} from '../../../client/shared/content-model/content-types.js'
import { isPresent } from '../../../client/content/documents/field-values.js'
import { toApplyAddress } from '../../../client/content/values/apply-address.js'
import { nameUnseen } from '../../../client/content/values/unseen-signs.js'
import { readAddress } from '../../../client/content/values/web-address.js'
import { isDay } from '../../../client/content/values/day.js'
import { toLanguage, toOtherLanguage } from '../../../client/content/values/language.js'
import { isParsableUrl } from '../../../client/shared/lib/is-parsable-url.js'
import { readJobQuery } from '../../../client/shared/requests/job-query.js'
import type { BoardJob, Note } from '../board-job.js'
import { splitSections } from '../text/split-sections.js'
import { linkTo, madeDocument } from './made-document.js'
import { matchPlaces } from './match-places.js'
import type { Units } from './units.js'

export interface MadeJob {
  document: JobDocument
  /** What could not be taken over, as parts of sentences. */
  notes: string[]
  /** Names of sections that the page has itself. */
  leftOutHeadings: string[]
}

export interface JobContext {
  units: Units
  /** Of the documents, as the CMS names it. */
  lang: string
  siteUrl: string
}

/** A board's job as an editor would have entered it. What the board does not say stays empty. */
export function toJobDocument(job: BoardJob, { units, lang, siteUrl }: JobContext): MadeJob {
  const notes = new Set<string>()
  const leftOutHeadings: string[] = []
  const note = (text: string) => void notes.add(nameUnseen(text))
  const places = matchPlaces(job, units, note)
  const { locations } = places
  const department = matchDepartment(job, units, note)
  const workplace = job.workplace ?? places.workplace ?? workplaceOf(locations)
  if (workplace === null) note('it says nothing of the workplace')
  else if (places.workplace !== null && places.workplace !== workplace) {
    note(`its line of places says ${places.workplace}, and its fields ${workplace}`)
  }
  if (job.types.length === 0) note('it says nothing of the employment type')
  if (job.pay.some(({ unit }) => unit === null)) note('its pay is for no stated time')

  const data: Partial<JobData> = {
    title: job.title,
    language: toJobLanguage(job, lang, note),
    summary: job.summary,
    ...(department === undefined ? {} : { department: linkTo(department) }),
    locations: locations.map((location) => ({ location: linkTo(location) })) as never,
    workplace,
    remote_countries: (workplace === 'Remote' ? toCountries(locations, units) : []).map(
      (country) => ({ country: linkTo(country) }),
    ) as never,
    employment_types: job.types.map((type) => ({ type })) as never,
    salary_ranges: job.pay.map((pay) => ({ ...pay, location: { link_type: 'Any' } })) as never,
    ...(splitSections(job.text, (heading) => leftOutHeadings.push(heading)) as Partial<JobData>),
    apply_links: toApplyLinks(job, siteUrl, note),
    date_posted: toDay(job.publishedAt, 'posting date', note) as JobData['date_posted'],
    closes_on: toDay(job.closesOn, 'closing date', note) as JobData['closes_on'],
    status: 'Open',
    requisition_id: job.requisitionId,
    internal_job_id: job.internalId,
    listed: true,
    syndicate: true,
  }
  if (data.date_posted === null) note('it has no posting date')
  const document = madeDocument('job', { id: `job-${job.number}`, uid: job.number, lang }, data, {
    published: job.publishedAt ?? job.updatedAt,
    updated: job.updatedAt,
  })
  return { document, notes: [...notes], leftOutHeadings }
}

function workplaceOf(locations: readonly LocationDocument[]): 'Remote' | null {
  const isRemote = locations.length > 0 && locations.every(({ data }) => data.kind === 'remote')
  return isRemote ? 'Remote' : null
}

/** Empty for the language of the site, as an editor leaves it. */
function toJobLanguage({ language }: BoardJob, lang: string, note: Note): string | null {
  const given = language ?? ''
  if (given !== '' && toLanguage(given) === null) note(`"${given}" is no language code`)
  return toOtherLanguage(given, lang)
}

/** The first that the site knows. */
function matchDepartment(
  { departments }: BoardJob,
  units: Units,
  note: Note,
): DepartmentDocument | undefined {
  const known = departments.find((unit) => units.department(unit) !== undefined)
  const taken = known ?? departments.find((unit) => units.ownDepartment(unit) !== undefined)
  for (const unit of departments) {
    if (unit === taken) continue
    note(
      taken === undefined
        ? `no department is called "${unit.name}"`
        : `it is in one department: "${unit.name}" is left out`,
    )
  }
  if (departments.length === 0) note('it names no department')
  return taken && (units.department(taken) ?? units.ownDepartment(taken))
}

function toCountries(locations: readonly LocationDocument[], units: Units) {
  return [...new Set(locations.map((location) => units.countryOf(location)).filter(isPresent))]
}

/** A form may be anywhere but on the site itself, which is what old boards name. */
function toApplyLinks({ applyUrl }: BoardJob, siteUrl: string, note: Note): JobData['apply_links'] {
  const given = readAddress(applyUrl ?? '').address
  const url = toApplyAddress(given)
  if (url === null || !isParsableUrl(url)) {
    note(given === '' ? 'it has no apply address' : `its apply address is not https: ${given}`)
    return [] as never
  }
  if (!/^https:/i.test(given)) note(`its apply address is taken with https: ${given}`)
  if (new URL(url).host === new URL(siteUrl).host) {
    note(`its apply address is a page of this site and no form, and is left out: ${given}`)
    return [] as never
  }
  if (readJobQuery(new URL(url).search) !== null) {
    note(`its apply address may be a page of a careers site and no form: ${given}`)
  }
  const link = { link_type: 'Web', url }
  return [{ url: link, label: null, location: { link_type: 'Any' } }] as never
}

/** The day as the board states it, in its own time zone. */
function toDay(date: string | null, name: string, note: Note): string | null {
  if (!date) return null
  const day = date.slice(0, 10)
  if (isDay(day)) return day
  note(`its ${name} is no day of the calendar: ${date.slice(0, 40)}`)
  return null
}
