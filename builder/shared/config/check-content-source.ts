import { EnvironmentError } from './environment.js'
import { isLocal } from './is-local.js'
import { SAMPLE_COMPANY, toBoardName, type JobBoard } from './job-board.js'

interface ContentSource {
  isSample: boolean
  isNamed: boolean
  repositoryName: string
  apiEndpoint: string
  siteUrl: string
  allowsSample: boolean
}

/** For the first line of a program that makes a site; null for a repository of its own. */
export function describeSample({
  isSample,
  repositoryName,
  apiEndpoint,
}: ContentSource): string | null {
  if (!isSample) return null
  return `reading the sample, which is of an invented company ("${repositoryName}" at ${apiEndpoint}); PRISMIC_REPOSITORY names a repository of your own`
}

/** For the first line, too, where the repository at an endpoint of one's own is not named; otherwise null. */
export function describeUnnamed({
  isSample,
  isNamed,
  repositoryName,
  apiEndpoint,
}: ContentSource): string | null {
  if (isSample || isNamed) return null
  return `PRISMIC_REPOSITORY is not set, so webhooks and previews are those of "${repositoryName}". Set it to the name of the repository at ${apiEndpoint}.`
}

/** @throws EnvironmentError if the sample would be published on a public site. */
export function refuseSample({
  isSample,
  siteUrl,
  allowsSample,
  jobBoard,
}: ContentSource & { jobBoard: JobBoard | null }): void {
  if (allowsSample || new URL(siteUrl).protocol !== 'https:' || isLocal(siteUrl)) return
  if (jobBoard?.company === SAMPLE_COMPANY) {
    throw new EnvironmentError(
      `JOB_BOARD is ${toBoardName(jobBoard)}, so ${siteUrl} would show invented postings. Name your company, or set ALLOW_SAMPLE=true if that is meant.`,
    )
  }
  if (!isSample) return
  throw new EnvironmentError(
    `PRISMIC_REPOSITORY is not set, so ${siteUrl} would show the sample, which is of an invented company. Set PRISMIC_REPOSITORY, or ALLOW_SAMPLE=true if that is meant.`,
  )
}
