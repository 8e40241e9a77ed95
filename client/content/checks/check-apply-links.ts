import { toItems, toText, toUrl } from '../documents/field-values.js'
import { toDocumentRef, type Report } from '../documents/problems.js'
import type { SiteContent } from '../site/site-content.js'

/**
 * People give their CV to whatever an apply link leads to: only https, and only the hosts that the
 * settings vouch for. Settings that name no host vouch for all.
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
      report({
        severity: 'error',
        document: toDocumentRef(job),
        field: `apply_links.${index}.url`,
        message: `people would apply at ${target}, ${fault}.`,
        remedy: 'Correct the link, or add its host to the settings if it is the company’s own.',
      })
    })
  }
}

function findFault(target: string, hosts: ReadonlySet<string>): string | null {
  if (!/^https:\/\//i.test(target) || !URL.canParse(target)) return 'which is not an https address'
  const { hostname } = new URL(target)
  const isKnown = hosts.size === 0 || hosts.has(hostname.toLowerCase())
  return isKnown ? null : `and "${hostname}" is not among the apply hosts of the settings`
}
