import type {
  DepartmentDocument,
  JobData,
  JobDocument,
  LocationDocument,
} from '../../../../client/shared/content-model/content-types.js'
import { slugify } from '../../../../client/content/lib/slugify.js'
import { toApplyAddress } from '../../../../client/content/values/apply-address.js'
import { isDay } from '../../../../client/content/values/day.js'
import { toLanguage, toOtherLanguage } from '../../../../client/content/values/language.js'
import { isParsableUrl } from '../../../../client/shared/lib/is-parsable-url.js'
import { readJobQuery } from '../../../../client/shared/requests/job-query.js'
import type { BoardJob, BoardUnit } from './board-job.js'
import { findLostWords } from './find-lost-words.js'
import { htmlToRichText } from './html-to-rich-text.js'
import { matchLocations } from './match-locations.js'
import { decodeEntities } from './parse-html.js'
import { readMetadata } from './read-metadata.js'
import { splitSections } from './split-sections.js'
import { toSalaryRanges } from './to-salary-ranges.js'
import type { Vocabulary } from './vocabulary.js'

export interface ImportedJob {
  document: JobDocument
  /** What the import could not take over, as messages. */
  notes: string[]
  /** Names of sections that the page has itself. */
  leftOutHeadings: string[]
}

export interface ImportContext {
  vocabulary: Vocabulary
  /** Of the documents, as the CMS names it. */
  lang: string
  siteUrl: string
}

/** More than any advert; pictures that stand in the text itself may be long. */
const LONGEST_TEXT = 4_000_000

/** A board's job as an editor would have entered it. What the board does not say stays empty. */
export function toJobDocument(job: BoardJob, context: ImportContext): ImportedJob {
  const { vocabulary, lang } = context
  const notes = new Set<string>()
  const leftOutHeadings: string[] = []
  const note = (text: string) => void notes.add(text)
  const uid = String(job.id)
  const title = toLine(job.title)
  const places = matchLocations(job, vocabulary)
  places.notes.forEach(note)
  const { locations } = places
  const department = matchDepartment(job, vocabulary, note)
  const metadata = readMetadata(job)
  const workplace = metadata.workplace ?? places.workplace ?? workplaceOf(locations)
  if (workplace === null) note('it says nothing of the workplace')
  else if (places.workplace !== null && places.workplace !== workplace) {
    note(`its line of places says ${places.workplace}, and its fields ${workplace}`)
  }
  if (metadata.types.length === 0) note('it says nothing of the employment type')
  if (metadata.others.length > 0) {
    note(`these fields have no place in a job: ${metadata.others.join(', ')}`)
  }
  const sections = toSections(job, note, (heading) => void leftOutHeadings.push(heading))

  const data: Partial<JobData> = {
    title,
    language: toJobLanguage(job, lang, note),
    summary: metadata.summary,
    ...(department === undefined ? {} : { department: linkTo(department) }),
    locations: locations.map((location) => ({ location: linkTo(location) })) as never,
    workplace,
    remote_countries: (workplace === 'Remote' ? toCountries(locations, vocabulary) : []).map(
      (country) => ({ country: linkTo(country) }),
    ) as never,
    employment_types: metadata.types.map((type) => ({ type })) as never,
    salary_ranges: toSalaryRanges(job, note) as never,
    ...(sections as Partial<JobData>),
    apply_links: toApplyLinks(job, context, note),
    date_posted: toDay(job.first_published, 'posting date', note) as JobData['date_posted'],
    closes_on: toDay(job.application_deadline, 'closing date', note) as JobData['closes_on'],
    status: 'Open',
    requisition_id: toLine(job.requisition_id) || null,
    internal_job_id: job.internal_job_id ? String(job.internal_job_id) : null,
    listed: true,
    syndicate: true,
  }
  if (data.date_posted === null) note('it has no posting date')
  const published = toTimestamp(job.first_published ?? job.updated_at)
  return {
    document: {
      id: `job-${uid}`,
      uid,
      url: null,
      type: 'job',
      href: '',
      tags: [],
      first_publication_date: published,
      last_publication_date: toTimestamp(job.updated_at) ?? published,
      slugs: [slugify(title)],
      linked_documents: [],
      lang,
      alternate_languages: [],
      data,
    } as unknown as JobDocument,
    notes: [...notes],
    leftOutHeadings,
  }
}

type Note = (text: string) => void

function toSections({ content }: BoardJob, note: Note, leaveOut: (heading: string) => void) {
  const html = content ?? ''
  if (html.length > LONGEST_TEXT) {
    note(`its text has ${html.length} characters, which is too long, and is left out`)
    return splitSections([])
  }
  const written: string[] = []
  const tell = (text: string) => {
    written.push(text)
    note(text)
  }
  const blocks = htmlToRichText(html, tell)
  written.push(...blocks.map(({ text }) => text))
  const lost = findLostWords(html, written)
  if (lost.length > 0) note(`these words of its text are left out: ${lost.join(' ')}`)
  return splitSections(blocks, leaveOut)
}

function workplaceOf(locations: readonly LocationDocument[]): 'Remote' | null {
  const isRemote = locations.length > 0 && locations.every(({ data }) => data.kind === 'remote')
  return isRemote ? 'Remote' : null
}

/** Empty for the language of the site, as an editor leaves it. */
function toJobLanguage({ language }: BoardJob, lang: string, note: Note): string | null {
  const given = toLine(language)
  if (given !== '' && toLanguage(given) === null) note(`"${given}" is no language code`)
  return toOtherLanguage(given, lang)
}

/** Departments are nested; the innermost is the most specific. */
function matchDepartment(
  { departments }: BoardJob,
  vocabulary: Vocabulary,
  note: Note,
): DepartmentDocument | undefined {
  const isLeaf = ({ child_ids }: BoardUnit) => !child_ids?.length
  const leaves = departments?.filter(isLeaf) ?? []
  const nameOf = ({ name }: BoardUnit) => toLine(name)
  const find = (unit: BoardUnit) =>
    vocabulary.departmentById(unit.id) ?? vocabulary.department(nameOf(unit))
  const units = leaves.length > 0 ? leaves : (departments ?? [])
  const taken = units.find((unit) => find(unit) !== undefined)
  for (const unit of units) {
    if (unit === taken) continue
    note(
      taken === undefined
        ? `no department is called "${nameOf(unit)}"`
        : `it is in one department: "${nameOf(unit)}" is left out`,
    )
  }
  if (units.length === 0) note('it names no department')
  return taken && find(taken)
}

function toCountries(locations: readonly LocationDocument[], vocabulary: Vocabulary) {
  const countries = locations.map((location) => vocabulary.countryOf(location))
  return [...new Set(countries.filter((country) => country !== undefined))]
}

/** A form may be anywhere but on the site itself, which is what old boards name. */
function toApplyLinks(
  { absolute_url }: BoardJob,
  { siteUrl }: ImportContext,
  note: Note,
): JobData['apply_links'] {
  const given = toLine(absolute_url)
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

function toLine(text: string | null | undefined): string {
  return decodeEntities(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

function linkTo({ id, type, uid, lang }: DepartmentDocument | LocationDocument) {
  return {
    link_type: 'Document',
    id,
    type,
    tags: [],
    lang,
    slug: uid,
    uid,
    isBroken: false,
  } as never
}

/** The day as the board states it, in its own time zone. */
function toDay(date: string | null | undefined, name: string, note: Note): string | null {
  if (!date) return null
  const day = date.slice(0, 10)
  if (isDay(day)) return day
  note(`its ${name} is no day of the calendar: ${date.slice(0, 40)}`)
  return null
}

function toTimestamp(date: string | null | undefined): string | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString().replace(/\.\d+Z$/, '+0000')
}
