import { BASE } from '../shared/addresses/own-base.js'
import type { Job } from './fetch-jobs.js'

/** Attributes of the element; null where not given. */
export interface Choice {
  /** Slug. */
  department: string | null
  /** Slug. */
  location: string | null
  limit: number | null
}

export function chooseJobs(jobs: readonly Job[], { department, location, limit }: Choice) {
  const chosen = jobs.filter(
    (job) =>
      (department === null || valueOf(job, 'Department Slug') === department) &&
      (location === null || listOf(job, 'Found By Locations').includes(location)),
  )
  return { listed: chosen.slice(0, limit ?? chosen.length), total: chosen.length }
}

/** The site's listing with the same filters. */
export function listingUrl(site: string, { department, location }: Choice): string {
  const query = new URLSearchParams()
  if (location !== null) query.append('location', location)
  if (department !== null) query.append('department', department)
  const front = BASE === '' ? '/' : ''
  return `${site}${front}${query.size === 0 ? '' : `?${query}`}`
}

function valueOf({ metadata }: Job, name: string): unknown {
  return metadata?.find((item) => item.name === name)?.value
}

function listOf(job: Job, name: string): readonly unknown[] {
  const value = valueOf(job, name)
  return Array.isArray(value) ? value : []
}
