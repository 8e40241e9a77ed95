import type { RichTextField } from '@prismicio/client'
import type { JobData } from '../content-model/content-types.js'
import type { LocationKind, Workplace } from '../content-model/content-values.js'

/*
 * What templates render: documents with resolved links, exact dates and labels. They are part of page
 * data, so each holds only what is shown.
 */

export interface LinkView {
  /** A path within the site, or an absolute URL with a safe scheme. */
  url: string
  label: string
  /** Where the editor asked for a new tab. */
  target?: '_blank'
}

export interface ImageView {
  url: string
  alt: string
  width: number
  height: number
  srcSet?: string
  /** Overridden where the layout of the page is more exact. */
  sizes?: string
  /** Dominant colour as `#rrggbb`, shown until the image is there. */
  color?: string
  /** A small blurred picture: a data URL, or in previews its address. */
  placeholder?: string
  /** Whose picture it is, where the editor says so. */
  copyright?: string
}

export interface DepartmentRef {
  slug: string
  name: string
}

export interface LocationRef {
  slug: string
  name: string
}

/** One job as a row of a listing, with all that filters and search look at. */
export interface JobRow {
  id: string
  path: string
  title: string
  summary: string | null
  department: DepartmentRef
  places: LocationRef[]
  workplace: Workplace | null
  officeDays: number | null
  /** ISO 3166-1 alpha-2 codes of the countries from which a remote job can be done. */
  remoteCountries: string[]
  types: { slug: string; name: string }[]
  /** Where another row has the same title and places. */
  hours?: string
  /** BCP 47, where title, summary and text are in another language than the page. */
  lang?: string
  /** For example '£42,000 to £54,000 a year', the span of all ranges; null where no pay is stated. */
  pay: string | null
  /** The most that is paid a year, in each currency in which yearly pay is stated. */
  yearlyPay: YearlyPay[]
  /** YYYY-MM-DD. */
  postedOn: string | null
  /** Posted a year ago or longer: its day alone would be taken for that of this year. */
  isOld?: boolean
  /** The last instant at which the job is open, ISO 8601 with the site's offset on that day. */
  closesAt: string | null
  featured: boolean
  keywords: string[]
  /** The company's own number, which the job's page prints. */
  reference?: string
}

export interface YearlyPay {
  /** ISO 4217, upper case. */
  currency: string
  upTo: number
}

export interface SalaryView {
  /** The amounts, or the note alone where there are none. */
  text: string
  title: string | null
  place: string | null
  note: string | null
}

export interface ApplyLinkView extends LinkView {
  place: string | null
}

export interface RichSectionView {
  id: string
  heading: string
  content: RichTextField
}

export interface TableCell {
  /** Names its column in the head, and its row in the body. */
  isHeading: boolean
  content: RichTextField
}

/** Rows of cells; the head may have none. */
export interface TableView {
  head: TableCell[][]
  body: TableCell[][]
}

export interface TableSectionView {
  heading: string
  table: TableView
}

/** The facts of a job that its page states as they are, each with its field in the document. */
export const PLAIN_FACTS = {
  team: 'team',
  fixedTermMonths: 'fixed_term_months',
  workingHours: 'working_hours',
  experienceMonths: 'experience_months',
  requisitionId: 'requisition_id',
  vacancies: 'vacancies',
} as const satisfies Record<string, keyof JobData>

export type PlainFacts = {
  [Fact in keyof typeof PLAIN_FACTS]:
    (JobData[(typeof PLAIN_FACTS)[Fact]] extends number | null ? number : string) | null
}

export interface JobView extends JobRow, PlainFacts {
  /** On the closing day: '23:59 London time'. */
  closingTime: string | null
  salaries: SalaryView[]
  visaSponsorship: 'yes' | 'no' | null
  /** Names of the countries and regions from which a remote job can be done. */
  remoteFrom: string[]
  education: string | null
  contacts: { name: string; role: string | null; email: string | null }[]
  listed: boolean
}

/** A location as a choice of the listing and as a landing page. */
export interface LocationView extends LocationRef {
  kind: LocationKind
  path: string
  /** ISO 3166-1 alpha-2; null for a region. */
  country: string | null
  countryName: string | null
  /** Slugs of the locations that contain this one, nearest first. */
  within: string[]
  aliases: string[]
}

export interface DepartmentView extends DepartmentRef {
  path: string
  aliases: string[]
}

/** The filters of the listing, by their query parameters. */
export type FacetKey = 'location' | 'department' | 'type' | 'remote' | 'pay'

/** 'department' groups jobs by department; it is the default and never written to the URL. */
export type SortOrder = 'department' | 'newest'

/** The values of the filters are slugs. */
export interface FilterQuery extends Readonly<Record<FacetKey, readonly string[]>> {
  q: string
  sort: SortOrder
}

export interface CountedLink {
  name: string
  path: string
  count: number
}
