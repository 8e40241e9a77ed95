import type { JobDocument } from '../../shared/content-model/content-types.js'
import { toItems, toText, toTexts, toUrl } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import {
  createErrorReport,
  toDocumentRef,
  type ContentProblem,
  type Report,
} from '../documents/problems.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { toHttpsHost } from '../values/apply-address.js'
import { canApply } from '../site/apply-links.js'
import { toEmploymentTypes } from '../site/employment-types.js'
import { isReversed } from '../site/pay-ranges.js'
import { toJobLocations, toJobRow, toRemoteLocations } from '../site/job-row.js'
import type { SiteContent } from '../site/site-content.js'
import type { SiteContext } from '../site/site-context.js'
import { toPostingLocations } from '../outputs/structured-data/posting-locations.js'

/** What applicants, search engines and the law expect of a job that is published. */
export function checkOpenJobs(site: SiteContent, report: Report): void {
  for (const job of site.jobs.open) findJobProblems(job, site.context).forEach(report)
}

const findJobProblems = memoizeLatest((job: Node<JobDocument>, site: SiteContext) => {
  const problems: ContentProblem[] = []
  const report = (problem: ContentProblem) => void problems.push(problem)
  checkRemoteCountries(job, site, report)
  checkCanApply(job, report)
  checkApplyLinks(job, site, report)
  checkPayRanges(job, report)
  checkPay(job, site, report)
  return problems
})

/** Google blocks sites whose remote jobs name no country. */
function checkRemoteCountries(job: Node<JobDocument>, site: SiteContext, report: Report): void {
  if (job.data.workplace !== 'Remote' || toPostingLocations(job, site) !== null) return
  const complain = createErrorReport(job, report)
  const [country] = toRemoteLocations(job, site).filter(({ data }) => data.kind === 'country')
  if (country === undefined) {
    complain(
      'remote_countries',
      'the job is remote, and no country is named from which it can be done.',
      'Choose at least one location that is a country, or change the workplace.',
    )
  } else {
    complain(
      'remote_countries',
      `the job is remote, and its country, the location "${country.uid ?? country.id}", has no name that search engines know.`,
      'In that document, choose the field "country", or write the field "country_name".',
    )
  }
}

function checkCanApply(job: Node<JobDocument>, report: Report): void {
  if (canApply(job.data)) return
  report({
    severity: 'warning',
    document: toDocumentRef(job),
    field: 'apply_links',
    message: 'the job has no apply link that works, so its page says that nobody can apply there.',
    remedy: 'Add an apply link.',
  })
}

/**
 * Applicants send personal data to the target of an apply link, so it must be https and on a host
 * that the settings name. Settings without hosts allow all.
 */
function checkApplyLinks(job: Node<JobDocument>, { settings }: SiteContext, report: Report): void {
  const hosts = toTexts(settings.data.apply_hosts, 'host')
  toItems(job.data.apply_links).forEach(({ url }, index) => {
    const target = toUrl(url)
    const fault = target === null ? null : findFault(target, hosts)
    if (fault === null) return
    createErrorReport(job, report)(
      `apply_links.${index}.url`,
      `people would apply at ${target}, ${fault}.`,
      'Correct the link, or add its host to the settings if it is the company’s own.',
    )
  })
}

function findFault(target: string, hosts: readonly string[]): string | null {
  const host = toHttpsHost(target)
  if (host === null) return 'which is not an https address'
  const isKnown = hosts.length === 0 || hosts.includes(host)
  return isKnown ? null : `and "${host}" is not among the apply hosts of the settings`
}

/** What is left out of the job's page, its feeds and its structured data. */
function checkPayRanges(job: Node<JobDocument>, report: Report): void {
  toItems(job.data.salary_ranges).forEach((range, index) => {
    if (!isReversed(range)) return
    report({
      severity: 'warning',
      document: toDocumentRef(job),
      field: `salary_ranges.${index}`,
      message: 'the lower end of the pay is above the upper one. It is left out.',
      remedy: 'Exchange the two.',
    })
  })
}

/** In countries whose law asks for pay in an advert, a job without pay is a warning or an error. */
function checkPay(job: Node<JobDocument>, site: SiteContext, report: Report): void {
  const { data } = site.settings
  const { pay } = toJobRow(job, site)
  const types = toEmploymentTypes(job.data)
  const isUnpaid = types.length > 0 && types.every((type) => type === 'Volunteer')
  const wanted = toTexts(data.pay_range_countries, 'country')
  const country = [...toJobLocations(job, site), ...toRemoteLocations(job, site)]
    .map((location) => toText(location.data.country))
    .find((code) => code !== null && wanted.includes(code))
  if (pay !== null || isUnpaid || !country) return
  report({
    severity: data.pay_range_required === true ? 'error' : 'warning',
    document: toDocumentRef(job),
    field: 'salary_ranges',
    message: `the job can be done in ${country} and states no pay, which the settings ask for there.`,
    remedy: 'Add a salary range.',
  })
}
