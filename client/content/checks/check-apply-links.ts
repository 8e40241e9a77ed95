import { toItems, toText, toUrl } from '../documents/field-values.js'
import { createErrorReport, type Report } from '../documents/problems.js'
import type { SiteContent } from '../site/site-content.js'

/**
 * Applicants send personal data to the target of an apply link, so it must be https and on a host
 * that the settings name. Settings without hosts allow all.
 */
export function checkApplyLinks({ settings, jobs }: SiteContent, report: Report): void {
  const hosts = new Set(
    toItems(settings.data.apply_hosts).flatMap(({ host }) => toText(host)?.toLowerCase() ?? []),
  )
  for (const job of jobs.open) {
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
}

function findFault(target: string, hosts: ReadonlySet<string>): string | null {
  if (!/^https:\/\//i.test(target) || !URL.canParse(target)) return 'which is not an https address'
  const { hostname } = new URL(target)
  const isKnown = hosts.size === 0 || hosts.has(hostname.toLowerCase())
  return isKnown ? null : `and "${hostname}" is not among the apply hosts of the settings`
}
