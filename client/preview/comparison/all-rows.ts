import type { SiteContent } from '../../content/site/site-content.js'
import { groupRows } from '../../content/views/job-groups.js'
import { narrowListing } from '../../filters/answer/narrow-listing.js'
import { createSearchEngine } from '../../filters/search/search-engine.js'
import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { PageData } from '../../shared/page-data/page-data.js'
import type { LandingPageData } from '../../shared/page-data/page-views.js'
import type { SliceView } from '../../shared/page-data/slice-views.js'
import type { FilterQuery, JobRow } from '../../shared/page-data/views.js'

/** Whether a list of the page has rows that its first view leaves out. */
export function leavesOutRows({ componentChunkName, result }: PageData): boolean {
  if (componentChunkName === 'component---landing-page') {
    const { jobs, total, allRemote } = result.data
    return jobs.length < total || allRemote !== null
  }
  const slices = 'slices' in result.data ? result.data.slices : []
  const listings = slices.flatMap((slice) => (slice.kind === 'job_listing' ? slice.listing : []))
  if ('listing' in result.data) listings.push(result.data.listing)
  return listings.some(({ first }) => first !== null)
}

/**
 * The page with what it leaves out. Otherwise a role that another one pushes out of the first view would
 * count as removed.
 */
export function withAllRows(page: PageData, rows: readonly JobRow[], site: SiteContent): PageData {
  if (!leavesOutRows(page)) return page
  const { result } = page
  const data =
    page.componentChunkName === 'component---landing-page'
      ? completeLanding(page.result.data, rows, site)
      : {
          ...result.data,
          ...('listing' in result.data && { listing: completeListing(result.data.listing, rows) }),
          ...('slices' in result.data && { slices: completeSlices(result.data.slices, rows) }),
        }
  return { ...page, result: { ...result, data } } as PageData
}

function completeListing(
  listing: ListingView,
  rows: readonly JobRow[],
  preset?: Partial<FilterQuery>,
): ListingView {
  if (listing.first === null) return listing
  const whole = { ...listing, jobs: [...rows], total: rows.length, first: null }
  return narrowListing(whole, preset, createSearchEngine)
}

function completeSlices(slices: readonly SliceView[], rows: readonly JobRow[]): SliceView[] {
  return slices.map((slice) =>
    slice.kind === 'job_listing'
      ? { ...slice, listing: completeListing(slice.listing, rows, slice.preset) }
      : slice,
  )
}

function completeLanding(
  data: LandingPageData,
  rows: readonly JobRow[],
  site: SiteContent,
): LandingPageData {
  const { byDepartment, byPlace, byCountry } = groupRows(rows, site)
  const jobs = (data.kind === 'department' ? byDepartment : byPlace).get(data.slug) ?? []
  if (data.allRemote === null) return { ...data, jobs }
  const country = site.locations.find(({ uid }) => uid === data.slug)?.data.country ?? ''
  const here = new Set(jobs)
  const remoteJobs = (byCountry.get(country) ?? []).filter((row) => !here.has(row))
  return { ...data, jobs, remoteJobs }
}
