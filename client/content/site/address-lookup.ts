import type { CareersDocument } from '../../shared/content-model/content-types.js'
import {
  DIRECTORY_PATH,
  FRONT_PATH,
  OFFLINE_SHELL_PATH,
  SAVED_PATH,
} from '../../shared/addresses/page-paths.js'
import { parseTarget, type RequestTarget } from '../../shared/requests/parse-target.js'
import { resolveRequest, type ReleaseLookups } from '../../shared/requests/resolve-request.js'
import { isReservedSegment, toFirstSegment } from '../../shared/addresses/reserved-segments.js'
import { BASE } from '../../shared/addresses/own-base.js'
import { isOwnPath, withoutBase } from '../../shared/addresses/path-base.js'
import { isOldJobLink } from '../../shared/addresses/job-paths.js'
import { isPagePath } from '../../shared/addresses/url-policy.js'
import { isPresent } from '../documents/field-values.js'
import type { LinkResolver } from '../documents/link-resolver.js'
import type { LinkTargets } from '../documents/link-targets.js'
import type { JobAnswer } from './job-answers.js'
import type { OtherLanguage } from './other-languages.js'
import { findMovedPaths, type RememberedPage } from './page-memory.js'
import { GUESSED_PATHS, toRedirectSource } from './redirect-sources.js'

type JobAnswers = ReadonlyMap<string, JobAnswer>

export interface AddressContext {
  siteUrl?: string | undefined
  rememberedPages?: readonly RememberedPage[]
  /** The other languages of the site. */
  others?: readonly OtherLanguage[]
}

/** Looks up what the servers would say to an address of the site, once the documents are published. */
export function createAddressLookup(
  documents: readonly CareersDocument[],
  jobs: JobAnswers,
  pathOf: LinkResolver,
  { siteUrl = 'https://site.invalid', rememberedPages = [], others = [] }: AddressContext = {},
): Pick<LinkTargets, 'ofAddress' | 'isOfSite'> {
  const release = toRelease(documents, jobs, pathOf, rememberedPages)
  const { host } = new URL(siteUrl)
  const isAbsolute = (url: string) => !url.trim().startsWith('/')
  const toOwnAddress = (url: string): URL | null => {
    // Most links lead to other sites, and reading an address takes long.
    if (isAbsolute(url) && !url.toLowerCase().includes(host)) return null
    const address = new URL(url.trim(), siteUrl)
    return address.host === host ? address : null
  }
  const ofAddress: LinkTargets['ofAddress'] = (url) => {
    const address = toOwnAddress(url)
    if (address === null) return undefined
    const target = address.href.slice(address.origin.length)
    const request = parseTarget(target)
    if (request === null) return null
    const { path } = request
    if (!isOwnPath(path)) return hasPage(path, others) ? { url, path } : undefined
    const location = toLocation(request, release, jobs)
    if (location === null) return mayBeThere(path, release) ? undefined : null
    const [newPath = ''] = location.split('?')
    if (newPath === path) return { url, path }
    const hash = target.replace(/^[^#]*/, '')
    return { url: `${isAbsolute(url) ? address.origin : ''}${location}${hash}`, path: newPath }
  }
  return { ofAddress, isOfSite: (url) => toOwnAddress(url) !== null }
}

function hasPage(path: string, languages: readonly OtherLanguage[]): boolean {
  return languages.some(({ pages }) => [...pages.values()].includes(path))
}

/** Where the answer is to be had without a detour, with its query; null where there is none. */
function toLocation(
  request: RequestTarget,
  release: ReleaseLookups,
  jobs: JobAnswers,
): string | null {
  const { path, query } = request
  const resolution = resolveRequest(request, release, false)
  if (resolution.kind === 'redirect') return resolution.location
  if (resolution.status === 404) return null
  const closed = /^\/closed\/([0-9]+)\.html$/.exec(withoutBase(resolution.path))?.[1]
  const answer = closed === undefined ? path : jobs.get(closed)?.path
  return `${answer ?? path}${query === '' ? '' : `?${query}`}`
}

/** The site's own files and endpoints, files below a page, and parts of a directory, which come and go with jobs. */
function mayBeThere(path: string, { hasFile }: ReleaseLookups): boolean {
  const above = path.slice(0, path.lastIndexOf('/'))
  const isBelowPage = above !== '' && hasFile(toFile(above))
  if (!isPagePath(withoutBase(path))) return isBelowPage || isReservedSegment(toFirstSegment(path))
  return (
    above === DIRECTORY_PATH ||
    (isBelowPage && /^\/(?:departments|locations)\//.test(withoutBase(above)))
  )
}

/** The files and redirects that a release of these documents will have, as far as links lead to them. */
function toRelease(
  documents: readonly CareersDocument[],
  jobs: JobAnswers,
  pathOf: LinkResolver,
  remembered: readonly RememberedPage[],
): ReleaseLookups {
  const redirects = documents
    .flatMap((document) => (document.type === 'redirect' ? [document.data.from] : []))
    .map(toRedirectSource)
    .filter(isPresent)
  const pages = documents
    .flatMap((document) => (document.type === 'job' ? [] : [pathOf(document.id)]))
    .filter(isPresent)
  const paths = [
    SAVED_PATH,
    OFFLINE_SHELL_PATH,
    FRONT_PATH,
    ...GUESSED_PATHS,
    ...redirects,
    ...pages,
  ]
  const pathOfAnyCase = new Map([
    ...findMovedPaths(remembered, pathOf),
    // The servers know old job links by their number alone.
    ...paths
      .filter((path) => !isOldJobLink(path))
      .map((path) => [path.toLowerCase(), path] as const),
  ])

  const files = new Set(paths.map(toFile))
  for (const [id, { path, isOpen }] of jobs) {
    files.add(isOpen ? toFile(path) : `${BASE}/closed/${id}.html`)
  }
  return {
    bases: BASE === '' ? [] : [BASE],
    hasFile: (name) => files.has(name),
    jobTarget: (id) => (jobs.get(id)?.isOpen === true ? jobs.get(id)?.path : undefined),
    pageTarget: (path) => pathOfAnyCase.get(path.toLowerCase()),
  }
}

function toFile(path: string): string {
  return `${path === '/' ? '' : path}/index.html`
}
