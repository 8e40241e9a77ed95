import { createErrorReport, type Report } from '../documents/problems.js'
import type { SiteContent } from '../site/site-content.js'
import { toPostingLocations } from '../structured-data/posting-locations.js'

/** Google blocks sites whose remote jobs name no country, so such a job is an error. */
export function checkPostings(site: SiteContent, report: Report): void {
  for (const job of site.jobs.open) {
    if (job.data.workplace !== 'Remote' || toPostingLocations(job, site) !== null) continue
    createErrorReport(job, report)(
      'remote_countries',
      'the job is remote, and no country is named from which it can be done.',
      'Choose at least one location that is a country, or change the workplace.',
    )
  }
}
