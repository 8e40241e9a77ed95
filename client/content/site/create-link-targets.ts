import type { CareersDocument } from '../../shared/content-model/content-types.js'
import { createLinkResolver, type LinkResolver } from '../documents/link-resolver.js'
import type { DocumentTarget, LinkTargets } from '../documents/link-targets.js'
import { createAddressLookup, type AddressContext } from './address-lookup.js'
import { findJobAnswers, type JobAnswer } from './job-answers.js'
import type { KnownJobs } from './known-jobs.js'
import type { OtherLanguage } from './other-languages.js'

/** From the documents alone, because links become addresses before there are pages. */
export function createLinkTargets(
  documents: readonly CareersDocument[],
  jobs: KnownJobs,
  { siteUrl, rememberedPages = [], others = [] }: AddressContext = {},
): LinkTargets {
  const pathOf = createLinkResolver(documents)
  const answers = withJobsElsewhere(findJobAnswers(jobs, pathOf), others)
  return {
    ofDocument: createDocumentLookup(jobs, answers, pathOf, others),
    ...createAddressLookup(documents, answers, pathOf, { siteUrl, rememberedPages, others }),
  }
}

/** The number of a job that this language lacks leads to the first one that has it. */
function withJobsElsewhere(
  own: ReadonlyMap<string, JobAnswer>,
  others: readonly OtherLanguage[],
): Map<string, JobAnswer> {
  const answers = new Map(own)
  for (const [id, path] of others.flatMap(({ openPaths }) => [...openPaths])) {
    if (!answers.has(id)) answers.set(id, { path, isOpen: true })
  }
  return answers
}

function createDocumentLookup(
  { phases, remembered }: KnownJobs,
  answers: ReadonlyMap<string, JobAnswer>,
  pathOf: LinkResolver,
  others: readonly OtherLanguage[],
): LinkTargets['ofDocument'] {
  const jobIds = new Map(
    [...remembered.values()].flatMap((job) => job.documentIds.map((id) => [id, job.id] as const)),
  )
  return ({ id, type, uid }): DocumentTarget => {
    const path = pathOf(id)
    if (path !== undefined && phases.get(id) !== 'future') return { kind: 'published', path }
    // The content service says of a deleted document hardly more than its id.
    const jobId = jobIds.get(id) ?? (type === 'job' && typeof uid === 'string' ? uid : '')
    const known = answers.get(jobId)?.path ?? null
    if (path !== undefined) return { kind: 'to come', path: known }
    const elsewhere = others.find(({ pages }) => pages.has(id))?.pages.get(id)
    if (elsewhere !== undefined) return { kind: 'in another language', path: elsewhere }
    return known === null ? NOT_PUBLISHED : { kind: 'known job', path: known }
  }
}

const NOT_PUBLISHED: DocumentTarget = { kind: 'not published', path: null }
