import type {
  DepartmentDocument,
  JobData,
  JobDocument,
  LocationDocument,
} from '../../../../client/shared/content-model/content-types.js'
import { slugify } from '../../../../client/content/lib/slugify.js'
import type { BoardJob } from './board-job.js'
import { htmlToRichText } from './html-to-rich-text.js'
import { matchLocations } from './match-locations.js'
import { toEmploymentTypes, toWorkplace } from './match-values.js'
import { splitSections } from './split-sections.js'
import { toSalaryRanges } from './to-salary-ranges.js'
import type { Vocabulary } from './vocabulary.js'

export interface ImportedJob {
  document: JobDocument
  /** What the import could not take over, as messages. */
  notes: string[]
}

/** A board's job as an editor would have entered it. What the board does not say stays empty. */
export function toJobDocument(
  job: BoardJob,
  vocabulary: Vocabulary,
  { lang }: { lang: string },
): ImportedJob {
  const notes: string[] = []
  const uid = String(job.id)
  const title = job.title?.trim() ?? ''
  const { locations, unmatched } = matchLocations(job, vocabulary)
  for (const name of unmatched) notes.push(`no location is called "${name}"`)
  const department = matchDepartment(job, vocabulary, notes)
  const workplace =
    toWorkplace(metadataOf(job, /workplace|work model|remote/i)) ??
    (locations.length > 0 && locations.every(({ data }) => data.kind === 'remote')
      ? 'Remote'
      : null)
  if (workplace === null) notes.push('it says nothing of the workplace')
  const types = toEmploymentTypes(
    metadataOf(job, /employment type|job type|commitment|contract type/i),
  )
  if (types.length === 0) notes.push('it says nothing of the employment type')
  const salaries = toSalaryRanges(job)
  if (salaries.some(({ unit }) => unit === null)) notes.push('its pay is for no stated time')
  if (!job.first_published) notes.push('it has no posting date')

  const data: Partial<JobData> = {
    title,
    summary: toLine(metadataOf(job, /^(summary|short description)$/i)),
    ...(department === undefined ? {} : { department: linkTo(department) }),
    locations: locations.map((location) => ({ location: linkTo(location) })) as never,
    workplace,
    remote_countries: (workplace === 'Remote' ? toCountries(locations, vocabulary) : []).map(
      (country) => ({ country: linkTo(country) }),
    ) as never,
    employment_types: types.map((type) => ({ type })) as never,
    salary_ranges: salaries as never,
    ...(splitSections(htmlToRichText(job.content ?? '')) as Partial<JobData>),
    apply_links: toApplyLinks(job),
    date_posted: (toDay(job.first_published) as JobData['date_posted']) ?? null,
    closes_on: (toDay(job.application_deadline) as JobData['closes_on']) ?? null,
    status: 'Open',
    requisition_id: job.requisition_id?.trim() || null,
    internal_job_id: job.internal_job_id ? String(job.internal_job_id) : null,
    listed: true,
    syndicate: true,
  }
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
    notes,
  }
}

/** Departments are nested; the innermost is the most specific. */
function matchDepartment(
  { departments }: BoardJob,
  vocabulary: Vocabulary,
  notes: string[],
): DepartmentDocument | undefined {
  const leaf = departments?.find(({ child_ids }) => !child_ids?.length) ?? departments?.[0]
  const found =
    leaf && (vocabulary.departmentById(leaf.id) ?? vocabulary.department(leaf.name ?? ''))
  if (found === undefined) {
    notes.push(leaf ? `no department is called "${leaf.name}"` : 'it names no department')
  }
  return found
}

function toCountries(locations: readonly LocationDocument[], vocabulary: Vocabulary) {
  const countries = locations.map((location) => vocabulary.countryOf(location))
  return [...new Set(countries.filter((country) => country !== undefined))]
}

function toApplyLinks({ absolute_url: url }: BoardJob): JobData['apply_links'] {
  if (!url || !/^https:\/\//i.test(url)) return [] as never
  const link = { link_type: 'Web', url }
  return [{ url: link, label: null, location: { link_type: 'Any' } }] as never
}

function metadataOf({ metadata }: BoardJob, name: RegExp): unknown {
  return metadata?.find((item) => name.test(item.name ?? ''))?.value
}

function toLine(value: unknown): string | null {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() || null : null
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

/** The date as the board states it, in its own time zone. */
function toDay(date: string | null | undefined): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0] ?? null
}

function toTimestamp(date: string | null | undefined): string | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString().replace(/\.\d+Z$/, '+0000')
}
