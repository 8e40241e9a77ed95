import type { RichTextField } from '@prismicio/client'
import type {
  DepartmentRef,
  DepartmentView,
  FacetKey,
  JobRow,
  LinkView,
  LocationView,
} from './views.js'

/** Everything that the listing component needs, in the order in which it is offered. */
export interface ListingView {
  /** All rows; none if there are too many to be sent before somebody asks. */
  jobs: JobRow[]
  /** The number of all rows. */
  total: number
  /** Where `jobs` is left out; the browser then loads all rows on interest. */
  first: FirstAnswer | null
  departments: DepartmentView[]
  places: LocationView[]
  /** Those that jobs are paid in by the year. */
  currencies: CurrencyView[]
  /** Words that mean the same to a search, for example ['developer', 'engineer']. */
  synonyms: string[][]
  noRolesText: RichTextField
  generalApplication: LinkView | null
}

/** Sent, because the first formatter of `Intl` takes a browser longer than all rows of a listing. */
export interface CurrencyView {
  /** ISO 4217. */
  code: string
  name: string
  /** How an amount is written, with `#` for its digits: '£#'. */
  pattern: string
}

/*
 * What a listing answers to a query. The browser works it out from all rows; a board too long to be sent
 * whole brings the answer to its first query with it.
 */

/** What can be chosen in a filter. */
export interface FacetOption {
  slug: string
  name: string
  /** Former names and other spellings that links may still use. */
  aliases?: readonly string[]
  /** The landing page with the same jobs, if there is one. */
  path?: string
  /** The slug of the option that holds this one, or the name of a heading. */
  under?: string
  /** Finds nearly all jobs, or just those of another option, and so is visible only when chosen. */
  redundant?: boolean
}

/** What can be chosen in each filter, in display order. */
export type Vocabulary = Record<FacetKey, readonly FacetOption[]>

export interface FilterOption {
  slug: string
  name: string
  /** Jobs found if this option alone were chosen in its group. */
  count: number
  checked: boolean
  /** The option that holds this one, or a heading. */
  under: string | null
  /** The options that this one holds, such as the places of a country. */
  parts: readonly FilterOption[]
  /** In a long group, behind "Show all". */
  folded: boolean
  /** Its parts show from the start: most jobs are there. */
  unfolded: boolean
}

/** Only options that find something, and those that are chosen; there may be none. */
export interface FilterGroup {
  key: FacetKey
  legend: string
  options: readonly FilterOption[]
}

export interface JobGroup extends DepartmentRef {
  jobs: JobRow[]
  /** More than there are `jobs` where a long board shows only the newest of them. */
  count: number
  /** The page with all of them, where `jobs` are not all. */
  path?: string
}

/** One flat list for a search or a sort order; otherwise the jobs are grouped by department. */
export type Results = { kind: 'grouped'; groups: JobGroup[] } | { kind: 'flat'; jobs: JobRow[] }

/** The answer to a listing's first query, which asks for everything. */
export interface FirstAnswer {
  vocabulary: Vocabulary
  groups: FilterGroup[]
  /** The first rows only. */
  results: Results
  found: number
}
