import type { LinkResolver } from '../documents/link-resolver.js'
import { toFormerIds, type JobPhase } from './job-life.js'
import type { KnownJobs } from './known-jobs.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'

/** The page that answers for the number of a job. */
export interface JobAnswer {
  path: string
  /** Otherwise the page says that the job is closed. */
  isOpen: boolean
}

/** By job id, former ids included. An open job goes before a closed one, and its own id before another's former one. */
export function findJobAnswers(
  { documents, phases, gone }: KnownJobs,
  pathOf: LinkResolver,
): Map<string, JobAnswer> {
  const inPhase = (phase: JobPhase) =>
    documents
      .filter(({ id }) => phases.get(id) === phase)
      .map((job) => ({
        id: job.uid,
        formerIds: toFormerIds(job),
        path: pathOf(job.id) ?? FRONT_PATH,
      }))
  const answers = new Map<string, JobAnswer>()
  const claim = (id: string, answer: JobAnswer) => {
    if (!answers.has(id)) answers.set(id, answer)
  }
  for (const [jobs, isOpen] of [
    [inPhase('open'), true],
    [[...inPhase('closed'), ...gone], false],
  ] as const) {
    for (const { id, path } of jobs) claim(id, { path, isOpen })
    for (const { formerIds, path } of jobs) {
      for (const id of formerIds) claim(id, { path, isOpen })
    }
  }
  return answers
}
