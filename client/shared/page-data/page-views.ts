import type { RichTextField } from '@prismicio/client'
import type { SliceView } from './slice-views.js'
import type { ListingView } from './listing-views.js'
import type {
  ApplyLinkView,
  CountedLink,
  DepartmentRef,
  ImageView,
  JobRow,
  JobView,
  LinkView,
  RichSectionView,
  TableSectionView,
} from './views.js'

/** The wire names of the templates, one per page kind. */
export const COMPONENT_CHUNK_NAMES = [
  'component---index-page',
  'component---job-page',
  'component---closed-job-page',
  'component---job-redirect-page',
  'component---landing-page',
  'component---directory-page',
  'component---generic-page',
  'component---not-found-page',
  'component---preview-page',
  'component---offline-shell-page',
  'component---saved-page',
] as const

export type ComponentChunkName = (typeof COMPONENT_CHUNK_NAMES)[number]

/** What the page data of each page kind holds for its template. */
export interface TemplateData {
  'component---index-page': IndexPageData
  'component---job-page': JobPageData
  'component---closed-job-page': ClosedJobPageData
  'component---job-redirect-page': JobRedirectPageData
  'component---landing-page': LandingPageData
  'component---directory-page': DirectoryPageData
  'component---generic-page': GenericPageData
  'component---not-found-page': NotFoundPageData
  'component---preview-page': EmptyPageData
  'component---offline-shell-page': EmptyPageData
  'component---saved-page': EmptyPageData
}

export interface IndexPageData {
  heading: string
  text: RichTextField
  image: ImageView | null
  listing: ListingView
  departments: CountedLink[]
  places: CountedLink[]
  /** From A to Z; empty if the listing has all rows itself. */
  directory: CountedLink[]
  /** The home page's slices other than its hero and its listing. */
  slices: SliceView[]
}

export interface JobPageData {
  job: JobView
  departmentPath: string
  sections: RichSectionView[]
  payBands: TableSectionView | null
  slices: SliceView[]
  applyLinks: ApplyLinkView[]
  benefits: RichSectionView | null
  process: RichSectionView | null
  similar: JobRow[]
}

export interface ClosedJobPageData {
  title: string
  /** Null if the department has no page. */
  department: DepartmentRef | null
  /** YYYY-MM-DD; null if the day is unknown, or if the job opens again. */
  closedOn: string | null
  /** YYYY-MM-DD: the day on which a job that was put off opens. */
  opensOn: string | null
  /** Its ids in earlier applicant tracking systems, which old links still name. */
  formerIds: string[]
  similar: JobRow[]
}

export interface JobRedirectPageData {
  /** Null on the one page for old links to jobs that are gone. */
  redirect: Redirect | null
}

export interface LandingPageData {
  kind: 'department' | 'location'
  slug: string
  name: string
  intro: RichTextField
  image: ImageView | null
  /** The address of an office; empty for any other location. */
  facts: { label: string; lines: string[]; link: LinkView | null }[]
  /** All of its jobs, or the newest of many. */
  jobs: JobRow[]
  total: number
  /** All of them from A to Z; empty if `jobs` has all. */
  directory: CountedLink[]
  /** Remote jobs that can be done from the location's country, or the newest of many. */
  remoteJobs: JobRow[]
  /** That country, as in 'open to the UK'; empty without such jobs. */
  remoteIn: string
  /** The page with all of them; null if `remoteJobs` has all. */
  allRemote: CountedLink | null
  /** The listing, filtered by this department or location. */
  listingPath: string
}

/** A role in a list that has thousands. */
export interface DirectoryRole extends Pick<JobRow, 'id' | 'path' | 'title' | 'lang'> {
  place: string
}

/** One part of the list from A to Z of all roles, or of those of a department or place. */
export interface DirectoryPageData {
  /** The page whose roles these are. */
  of: LinkView
  /** For example 'S, part 2'. */
  name: string
  path: string
  roles: DirectoryRole[]
  /** All parts, this one included; without numbers, which would change all of them with each role. */
  parts: LinkView[]
}

export interface GenericPageData {
  title: string
  summary: string | null
  image: ImageView | null
  parents: LinkView[]
  slices: SliceView[]
}

export interface NotFoundPageData {
  departments: CountedLink[]
}

type EmptyPageData = Record<string, never>

/** The result of the static query 'site': what the header and footer of every page show. */
/** The way to the site in another language. */
export interface LanguageLink {
  /** 'de-de' */
  lang: string
  /** In that language itself: 'Deutsch'. */
  name: string
  /** Of its front page. */
  path: string
}

export interface SiteData {
  organisation: { name: string; link: LinkView | null }
  logo: ImageView | null
  /** Null if the editors have switched the feed off. */
  feedPath: string | null
  /** Leads to the company's e-mail tool; the placeholders `{feed}` and `{department}` are filled in. */
  alertsLink: LinkView | null
  /** The other languages of a site in several, in the order of CONTENT_LANGS. */
  languages?: readonly LanguageLink[]
  /** Names of the parameters that say where a visitor comes from. */
  sourceParams: string[]
  navigation: {
    main: LinkView[]
    footer: { heading: string; links: LinkView[] }[]
    legal: LinkView[]
    action: LinkView | null
  }
  social: LinkView[]
}

/** The result of the static query 'statements', which every job page shows. */
export interface StatementsData {
  equalOpportunity: RichTextField
  adjustments: RichTextField
  privacy: RichTextField
  fraudNotice: RichTextField
}

export interface Redirect {
  fromPath: string
  toPath: string
  isPermanent: boolean
  ignoreCase: boolean
  /** Followed by the runtime too, so that a link within the site shows no 404 page first. */
  redirectInBrowser: boolean
}
