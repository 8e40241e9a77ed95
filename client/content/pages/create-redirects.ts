import { JOB_REDIRECT_PATH } from '../../shared/page-paths.js'
import type { Redirect } from '../../shared/redirect.js'
import { isReservedSegment } from '../../shared/reserved-segments.js'
import { isJobId, toOldJobLinkId } from '../../shared/url-policy.js'
import { isPresent, toText, toUrl } from '../documents/field-values.js'
import { toFormerIds } from '../site/former-ids.js'
import type { Node } from '../documents/normalize-document.js'
import type { JobDocument } from '../../shared/content-model/content-types.js'
import { toDocumentRef, type Report } from '../documents/problems.js'
import type { SiteContent } from '../site/site-content.js'

/** `/job_ghid/{job_id}` of each open job, its former ids, and the editors' own redirects. */
export function createRedirects(site: SiteContent, report: Report): Redirect[] {
  return [...site.jobs.open.flatMap(createJobRedirects), ...createEditorRedirects(site, report)]
}

/** The number that an old job link names; null for a redirect of another kind. */
export function toRedirectedJobId(redirect: Redirect): string | null {
  const prefix = `${JOB_REDIRECT_PATH}/`
  return redirect.fromPath.startsWith(prefix) ? redirect.fromPath.slice(prefix.length) : null
}

function createJobRedirects(job: Node<JobDocument>): Redirect[] {
  const ids = [job.uid, ...toFormerIds(job)].filter(isPresent).filter(isJobId)
  return ids.map((id) => createRedirect(`${JOB_REDIRECT_PATH}/${id}`, job.url ?? '/'))
}

function createRedirect(fromPath: string, toPath: string, isPermanent = true): Redirect {
  return { fromPath, toPath, isPermanent, ignoreCase: true, redirectInBrowser: true }
}

/** A chain of redirects is answered in one hop; a loop, a double or an empty one is an error. */
function createEditorRedirects(site: SiteContent, report: Report): Redirect[] {
  const targets = new Map<string, { to: string; isPermanent: boolean }>()
  for (const node of site.redirects) {
    const from = toRedirectSource(node.data.from)
    const to = toUrl(node.data.to)
    const complain = (field: string, message: string, remedy: string) =>
      report({ severity: 'error', document: toDocumentRef(node), field, message, remedy })
    if (from === null) {
      complain('from', `"${node.data.from ?? ''}" is not a path of this site.`, EXAMPLE)
    } else if (isReservedSegment(from.split('/')[1] ?? '') && toOldJobLinkId(from) === null) {
      complain('from', `the path ${from} is reserved: the site itself answers it.`, NOT_RESERVED)
    } else if (to === null) {
      complain('to', 'the redirect leads nowhere.', 'Choose a page or an address.')
    } else if (targets.has(from)) {
      complain('from', `"${from}" is redirected twice.`, 'Delete one of the two documents.')
    } else {
      targets.set(from, { to, isPermanent: node.data.permanent !== false })
    }
  }
  return [...targets].flatMap(([from, { isPermanent }]) => {
    const end = followChain(from, targets)
    if (end !== null) return [createRedirect(from, end, isPermanent)]
    const node = site.redirects.find(({ data }) => toRedirectSource(data.from) === from)
    if (node !== undefined) {
      const message = `the redirect from "${from}" leads back to itself.`
      const remedy = 'Change where it leads, or delete it.'
      report({ severity: 'error', document: toDocumentRef(node), field: 'to', message, remedy })
    }
    return []
  })
}

const EXAMPLE = 'Write it with a leading slash, for example /jobs.'
const NOT_RESERVED = 'Choose another path, for example /old-jobs, or delete the redirect.'

/** The path of this site that a redirect leads from; null for anything else. */
export function toRedirectSource(value: string | null): string | null {
  const path = toText(value)?.toLowerCase().replace(/\/+$/, '') ?? ''
  return /^(\/[a-z0-9._-]+)+$/.test(path) ? path : null
}

function followChain(from: string, targets: Map<string, { to: string }>): string | null {
  const seen = new Set([from])
  let to = targets.get(from)?.to ?? null
  while (to !== null && targets.has(to)) {
    if (seen.has(to)) return null
    seen.add(to)
    to = targets.get(to)?.to ?? null
  }
  return to === from ? null : to
}
