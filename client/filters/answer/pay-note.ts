import type { FilterQuery } from '../../shared/page-data/views.js'
import type { JobIndex } from '../search/job-index.js'
import { filterJobs } from './filter-jobs.js'
import * as words from '#words/listing.js'

/** What a chosen pay leaves out because it cannot be compared; null if there is no such job. */
export function toPayNote(index: JobIndex, query: FilterQuery): string | null {
  const [chosen] = query.pay
  if (chosen === undefined) return null
  const currency = chosen.slice(0, chosen.indexOf('-')).toUpperCase()
  const jobs = filterJobs(index, { ...query, pay: [] }).map(({ job }) => job)
  const silent = jobs.filter(({ pay }) => pay === null).length
  const other = jobs.filter(
    ({ pay, yearlyPay }) =>
      pay !== null && yearlyPay.every((yearly) => yearly.currency !== currency),
  ).length
  return other + silent === 0 ? null : words.notCompared(other, currency, silent)
}
