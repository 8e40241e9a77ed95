import type { JobDocument, RedirectDocument } from '../../shared/content-model/content-types.js'
import { memoize } from '../../shared/lib/memoize.js'
import { FRONT_PATH, JOB_REDIRECT_PATH } from '../../shared/addresses/page-paths.js'
import { isReservedSegment, toFirstSegment } from '../../shared/addresses/reserved-segments.js'
import { toJobPathId, toOldJobLinkId } from '../../shared/addresses/job-paths.js'
import { isJobId } from '../../shared/addresses/url-policy.js'
import { isOwnPath } from '../../shared/addresses/path-base.js'
import { isParsableUrl } from '../../shared/lib/is-parsable-url.js'
import { parseTarget } from '../../shared/requests/parse-target.js'
import { toUrl } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import {
  createErrorReport,
  toDocumentRef,
  type ContentProblem,
  type Report,
} from '../documents/problems.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { toFormerIds } from '../site/job-life.js'
import { listPages } from '../site/page-memory.js'
import { GUESSED_PATHS, toRedirectSource } from '../site/redirect-sources.js'
import type { SiteRedirect } from '../site/site.js'
import type { SiteContent } from '../site/site-content.js'
import { findSharedNumbers } from './find-shared-numbers.js'

/**
 * `/job_ghid/{id}` for each id of each open job, the editors' own redirects, and those of pages that they
 * have moved.
 *
 * The specification says "There are 43 such entries, one per job." That is one for the `job_id` of each
 * job; a job's former ids are further ones, because links from before a change of the applicant tracking
 * system are old job links too. The sample has eight.
 */
export function createRedirects(
  site: SiteContent,
  siteUrl: string | undefined,
  report: Report,
): SiteRedirect[] {
  const fromEditors = createEditorRedirects(site, siteUrl, report)
  const moved = createMovedRedirects(site, fromEditors, report)
  const redirects = [
    ...site.jobs.open.flatMap(createJobRedirects),
    ...fromEditors,
    ...moved,
    ...createGuessRedirects(site, [...fromEditors, ...moved]),
  ]
  for (const found of findSharedNumbers(redirects)) report({ severity: 'error', ...found })
  return redirects
}

/** From each address that a page had in an earlier release, unless something else has it now. */
function createMovedRedirects(
  site: SiteContent,
  editors: readonly SiteRedirect[],
  report: Report,
): SiteRedirect[] {
  const pages = listPages(site)
  const byDocument = new Map(pages.map((page) => [page.documentId, page]))
  const taken = new Set([...pages.map(({ path }) => path), ...editors.map((r) => r.fromPath)])
  const redirects: SiteRedirect[] = []
  for (const { documentId, path, formerPaths } of site.rememberedPages) {
    const page = byDocument.get(documentId)
    if (page === undefined) continue
    const open = [...new Set([...formerPaths, path])].filter((former) => !taken.has(former))
    redirects.push(...open.map((former) => createMovedRedirect(page.node, former, page.path)))
    if (open.includes(path)) report(toMovedNote(page.node, path, page.path))
  }
  return redirects
}

const createMovedRedirect = memoizeLatest(
  (node: Node, fromPath: string, toPath: string): SiteRedirect => ({
    fromPath,
    toPath,
    isPermanent: true,
    ignoreCase: true,
    redirectInBrowser: true,
    jobId: null,
    source: toDocumentRef(node),
  }),
)

function toMovedNote(node: Node, from: string, to: string): ContentProblem {
  return {
    severity: 'warning',
    document: toDocumentRef(node),
    field: 'uid',
    message: `its page has moved from ${from} to ${to}, and the former address leads there.`,
    remedy: 'Nothing is to be done, if that is meant.',
  }
}

function createGuessRedirects(site: SiteContent, others: readonly SiteRedirect[]): SiteRedirect[] {
  const taken = new Set([...site.pages.map(({ url }) => url), ...others.map((r) => r.fromPath)])
  return GUESSED_PATHS.filter((path) => !taken.has(path)).map((fromPath) => ({
    fromPath,
    toPath: FRONT_PATH,
    isPermanent: true,
    ignoreCase: true,
    redirectInBrowser: false,
    jobId: null,
    source: toDocumentRef(site.settings),
  }))
}

const OLD_JOB_LINK = `${JOB_REDIRECT_PATH}/`

const createJobRedirects = memoize(
  (job: Node<JobDocument>): SiteRedirect[] =>
    [job.uid ?? '', ...toFormerIds(job)].filter(isJobId).map((jobId) => ({
      fromPath: OLD_JOB_LINK + jobId,
      toPath: job.url ?? FRONT_PATH,
      isPermanent: true,
      ignoreCase: true,
      redirectInBrowser: true,
      jobId,
      source: toDocumentRef(job),
    })),
  new WeakMap(),
)

interface Target {
  to: string
  node: Node<RedirectDocument>
}

/**
 * A chain of redirects is resolved to its end. A loop, a double or an empty one is an error; one from a
 * link of a closed job has no effect, because that link says that the job is closed.
 */
function createEditorRedirects(
  site: SiteContent,
  siteUrl: string | undefined,
  report: Report,
): SiteRedirect[] {
  const targets = new Map<string, Target>()
  const closedIds = listClosedIds(site)
  for (const node of site.redirects) {
    const from = toRedirectSource(node.data.from)
    const to = toTarget(toUrl(node.data.to), siteUrl)
    const complain = createErrorReport(node, report)
    const oldJobId = from === null ? null : toOldJobLinkId(from)
    const jobId = oldJobId ?? (from === null ? null : toJobPathId(from))
    if (from === null) {
      complain('from', `"${node.data.from ?? ''}" is not a path of this site.`, EXAMPLE)
    } else if (isReservedSegment(toFirstSegment(from)) && oldJobId === null) {
      complain('from', `the path ${from} is reserved: the site itself answers it.`, NOT_RESERVED)
    } else if (to === null) {
      complain('to', 'the redirect leads nowhere.', 'Choose a page or an address.')
    } else if (targets.has(from)) {
      complain('from', `"${from}" is redirected twice.`, 'Delete one of the two documents.')
    } else if (jobId !== null && closedIds.has(jobId)) {
      report({
        severity: 'warning',
        document: toDocumentRef(node),
        field: 'from',
        message: `job ${jobId} is closed and its links say so: the redirect has no effect.`,
        remedy: 'Delete it: the page of a closed job shows the roles that are most like it.',
      })
    } else {
      targets.set(from, { to, node })
    }
  }
  return [...targets].flatMap(([fromPath, { node }]): SiteRedirect[] => {
    const toPath = followChain(fromPath, targets)
    if (toPath === null) {
      const message = `the redirect from "${fromPath}" leads back to itself.`
      createErrorReport(node, report)('to', message, 'Change where it leads, or delete it.')
      return []
    }
    return [createEditorRedirect(node, fromPath, toPath)]
  })
}

/** Without those that an open job has taken over. */
function listClosedIds({ jobs, gone }: SiteContent): Set<string> {
  const toIds = (job: Node<JobDocument>) => [job.uid ?? '', ...toFormerIds(job)]
  const closed = new Set(jobs.closed.flatMap(toIds))
  for (const { id, formerIds } of gone) [id, ...formerIds].forEach((each) => closed.add(each))
  for (const id of jobs.open.flatMap(toIds)) closed.delete(id)
  return closed
}

const createEditorRedirect = memoizeLatest(
  (node: Node<RedirectDocument>, fromPath: string, toPath: string): SiteRedirect => ({
    fromPath,
    toPath,
    isPermanent: node.data.permanent !== false,
    ignoreCase: true,
    redirectInBrowser: true,
    jobId: fromPath.startsWith(OLD_JOB_LINK) ? fromPath.slice(OLD_JOB_LINK.length) : null,
    source: toDocumentRef(node),
  }),
)

const EXAMPLE =
  'Write it with a leading slash and of letters a to z, digits, hyphens and dots, for example /jobs.'
const NOT_RESERVED = 'Choose another path, for example /old-jobs, or delete the redirect.'

/** An address of this site as a path, however it is written. */
function toTarget(url: string | null, siteUrl: string | undefined): string | null {
  if (url === null || siteUrl === undefined || url.startsWith('/')) return url
  const target = isParsableUrl(url) ? new URL(url) : null
  const isOwn = target !== null && target.host === new URL(siteUrl).host
  return isOwn ? target.href.slice(target.origin.length) : url
}

/** Where a redirect ends; null if it leads back to itself. A query or a part of a page is an end of its own. */
function followChain(from: string, targets: Map<string, Target>): string | null {
  const seen = new Set<string>()
  let end = from
  for (let at = from; targets.has(at);) {
    if (seen.has(at)) return null
    seen.add(at)
    const { to } = targets.get(at) as Target
    if (end === at) end = to
    at = toAsked(to)
  }
  return end
}

/** The path that the server looks up for an address of this site. */
function toAsked(address: string): string {
  if (!address.startsWith('/')) return address
  const path = parseTarget(address)?.path.replace(/\/index\.html$/, '') ?? ''
  return (isOwnPath(path) ? toRedirectSource(path) : null) ?? address
}
