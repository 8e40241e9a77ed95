import type { SharedSources } from '../../emit/write-shared-files.js'
import type { LanguageFacts, ReleaseManifest } from '../../shared/site-root/release-manifest.js'
import type { LanguagePart } from './language-part.js'
import type { RedirectMaps } from '../../../client/content/pages/redirect-maps.js'
import { toJobKey } from '../../../client/shared/requests/take-base-off.js'

/** What the parts of all languages, the first one's first, are together. */
export function joinParts(parts: readonly LanguagePart[]): Omit<SharedSources, 'config'> {
  return {
    redirectMaps: joinMaps(parts),
    sitemap: parts.flatMap(({ sitemap }) => sitemap),
    publishedUrls: {
      pages: Object.assign({}, ...parts.map(({ publishedUrls }) => publishedUrls.pages)) as Record<
        string,
        string | null
      >,
      postings: parts.flatMap(({ publishedUrls }) => publishedUrls.postings).sort(),
    },
    jobDigest: Object.assign({}, ...parts.map(({ jobDigest }) => jobDigest)) as Record<
      string,
      string
    >,
    jobMemory: parts.flatMap(({ jobMemory }) => jobMemory),
    pageMemory: parts.flatMap(({ pageMemory }) => pageMemory),
  }
}

/** A job in two languages is one job. */
export function countAll(parts: readonly LanguagePart[]): Pick<
  ReleaseManifest,
  'jobs' | 'pages' | 'nextBoundary'
> & {
  languages?: Record<string, LanguageFacts>
} {
  const [first] = parts
  const boundaries = parts.flatMap(({ nextBoundary }) => nextBoundary ?? [])
  const shared = { nextBoundary: boundaries.sort()[0] ?? null }
  if (first !== undefined && parts.length === 1) {
    return { jobs: first.facts.jobs, pages: first.facts.pages, ...shared }
  }
  const ids = parts.flatMap(({ jobDigest }) => Object.keys(jobDigest))
  return {
    jobs: new Set(ids.map((key) => key.replace(/^.*\//, ''))).size,
    pages: parts.reduce((sum, { facts }) => sum + facts.pages, 0),
    languages: Object.fromEntries(parts.map(({ lang, facts }) => [lang, facts])),
    ...shared,
  }
}

type Part = Pick<LanguagePart, 'base' | 'redirectMaps'>

/** The maps of all languages. A job that a language lacks leads to the first one that has it. */
export function joinMaps(parts: readonly Part[]): RedirectMaps {
  const paths = parts.flatMap(({ redirectMaps }) => [...redirectMaps.paths])
  return { jobs: joinJobs(parts), paths: new Map(paths) }
}

function joinJobs(parts: readonly Part[]): Map<string, string> {
  const anywhere = new Map(parts.toReversed().flatMap(({ redirectMaps }) => [...redirectMaps.jobs]))
  return new Map(
    parts.flatMap(({ base, redirectMaps: { jobs } }) => {
      const known = [...jobs, ...[...anywhere].filter(([id]) => !jobs.has(id))]
      return known.map(([id, path]) => [toJobKey(id, base), path] as const)
    }),
  )
}
