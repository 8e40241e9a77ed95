import type { JobDocument } from '../../shared/content-model/content-types.js'
import { isPresent, toDocumentId, toItems, toText } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import { toDocumentRef, type Report } from '../documents/problems.js'
import type { SiteContent } from '../site/site-content.js'

/** In countries whose law asks for pay in an advert, a job without pay is a warning or an error. */
export function checkPay(site: SiteContent, report: Report): void {
  const { settings, jobs } = site
  const wanted = new Set(
    toItems(settings.data.pay_range_countries).flatMap(
      ({ country }) => toText(country)?.toUpperCase() ?? [],
    ),
  )
  for (const job of jobs.open) {
    const { pay, types } = site.rowOf(job)
    const isUnpaid = types.length > 0 && types.every(({ name }) => name === 'Volunteer')
    const country = countriesOf(job, site).find((code) => wanted.has(code))
    if (pay !== null || isUnpaid || country === undefined) continue
    report({
      severity: settings.data.pay_range_required === true ? 'error' : 'warning',
      document: toDocumentRef(job),
      field: 'salary_ranges',
      message: `the job can be done in ${country} and states no pay, which the settings ask for there.`,
      remedy: 'Add a salary range.',
    })
  }
}

/** ISO 3166-1 alpha-2 codes of all countries in which a job can be done. */
function countriesOf(job: Node<JobDocument>, { locationById }: SiteContent): string[] {
  const links = [
    ...toItems(job.data.locations).map(({ location }) => location),
    ...toItems(job.data.remote_countries).map(({ country }) => country),
  ]
  return links
    .map((link) => toText(locationById.get(toDocumentId(link) ?? '')?.data.country))
    .filter(isPresent)
    .map((code) => code.toUpperCase())
}
