import type { CareersDocument, JobDocument } from '../../shared/content-model/content-types.js'
import {
  findGoneJobs,
  toJobPhase,
  type JobPhase,
  type RememberedJob,
  type Retention,
} from './job-life.js'

/** The jobs of which there are documents, and those of which there were. */
export interface KnownJobs {
  documents: readonly JobDocument[]
  /** By document id. */
  phases: ReadonlyMap<string, JobPhase>
  /** Jobs whose documents are deleted. */
  gone: RememberedJob[]
  /** By id, as in earlier releases. */
  remembered: ReadonlyMap<string, RememberedJob>
}

/** Read from the documents as they come, since their links are made into addresses with it. */
export function findKnownJobs(
  all: readonly CareersDocument[],
  remembered: readonly RememberedJob[],
  retention: Retention,
): KnownJobs {
  const { now, timeZone } = retention
  const documents = all.filter((document) => document.type === 'job')
  const phases = new Map(documents.map(({ id, data }) => [id, toJobPhase(data, now, timeZone)]))
  const shown = documents.filter(({ id }) => phases.get(id) !== 'future')
  return {
    documents,
    phases,
    gone: findGoneJobs(remembered, shown, retention),
    remembered: new Map(remembered.map((job) => [job.id, job])),
  }
}
