import type { RichTextField } from '@prismicio/client'
import type { Redirect } from '../redirect.js'
import type { SliceView } from './slice-views.js'
import type {
  ApplyLinkView,
  CountedLink,
  DepartmentRef,
  ImageView,
  JobRow,
  JobView,
  LinkView,
  ListingView,
  RichSectionView,
} from './views.js'

/* The `data` of each template's page data. */

/** The front page: a hero, the listing at once, then whatever the editor's home page holds. */
export interface IndexPageData {
  /** The sentence of the hero. */
  heading: string
  text: RichTextField
  image: ImageView | null
  listing: ListingView
  departments: CountedLink[]
  places: CountedLink[]
  /** The home page's slices other than its hero and its listing. */
  slices: SliceView[]
}

export interface JobPageData {
  job: JobView
  departmentPath: string
  sections: RichSectionView[]
  slices: SliceView[]
  applyLinks: ApplyLinkView[]
  benefits: RichSectionView | null
  process: RichSectionView | null
  similar: JobRow[]
}

/** A job that was open once. */
export interface ClosedJobPageData {
  title: string
  /** Null where it has no page any more. */
  department: DepartmentRef | null
  /** YYYY-MM-DD. */
  closedOn: string | null
  /** Other numbers under which links may still ask for it. */
  formerIds: string[]
  similar: JobRow[]
}

/** Old job links: with a redirect, the page that carries it; without, 'no longer open'. */
export interface JobRedirectPageData {
  redirect: Redirect | null
}

/** A department's or a location's own page. */
export interface LandingPageData {
  kind: 'department' | 'location'
  slug: string
  name: string
  intro: RichTextField
  image: ImageView | null
  /** Address, country and map of an office; empty elsewhere. */
  facts: { label: string; lines: string[]; link: LinkView | null }[]
  jobs: JobRow[]
  /** Remote roles open to the country of a location that are not at it. */
  remoteJobs: JobRow[]
  /** The listing with this department or place chosen. */
  listingPath: string
}

export interface GenericPageData {
  title: string
  summary: string | null
  image: ImageView | null
  /** Ancestors, outermost first. */
  parents: LinkView[]
  slices: SliceView[]
}

export interface NotFoundPageData {
  departments: CountedLink[]
}

/** The preview page and the offline shell hold no content of their own. */
export type EmptyPageData = Record<string, never>

/** The result of the static query 'site': what the frame of every page shows. */
export interface SiteData {
  organisation: { name: string; url: string | null }
  logo: ImageView | null
  lang: string
  timezone: string
  openJobs: number
  /** Null where the editors have switched it off. */
  feedPath: string | null
  /** Of the company's e-mail tool; `{feed}` and `{department}` in it stand for what to follow. */
  alertsLink: string | null
  navigation: {
    main: LinkView[]
    footer: { heading: string; links: LinkView[] }[]
    legal: LinkView[]
    action: LinkView | null
  }
  social: LinkView[]
}

/** The result of the static query 'statements': what every job page says, written once. */
export interface StatementsData {
  equalOpportunity: RichTextField
  adjustments: RichTextField
  privacy: RichTextField
  fraudNotice: RichTextField
}
