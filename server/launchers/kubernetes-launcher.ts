import {
  createKubernetesApi,
  type KubernetesAccess,
} from '../../builder/shared/services/kubernetes-api.js'
import {
  createJob,
  hasFailed,
  toPublications,
  type CronJob,
  type KubernetesJob,
} from './kubernetes-job.js'
import { awaitAnswer, toLaunchError } from './launch-request.js'
import { createBuildKey, type Launched, type Launcher } from './launcher.js'

export interface KubernetesOptions extends KubernetesAccess {
  /** Its template becomes the Job. */
  cronJob: string
}

/**
 * The Job's name is a hash of its input, so an existing name means that the build was requested
 * before, and a request without an answer can be repeated.
 */
export function createKubernetesLauncher({ cronJob, ...access }: KubernetesOptions): Launcher {
  // The webhook's sender is waiting.
  const request = createKubernetesApi({ timeout: 3_000, ...access }, 'batch/v1')

  const fetchCronJob = async (): Promise<CronJob> => {
    const answer = await awaitAnswer(() => request(`cronjobs/${cronJob}`))
    if (answer.status !== 200) throw toLaunchError(`Reading the CronJob ${cronJob}`, answer)
    return answer.body as CronJob
  }

  const fetchJobs = async (selector: string): Promise<KubernetesJob[]> => {
    const query = encodeURIComponent(selector)
    const answer = await awaitAnswer(() => request(`jobs?labelSelector=${query}`))
    if (answer.status !== 200) throw toLaunchError('Listing the Jobs', answer)
    return (answer.body as { items?: KubernetesJob[] }).items ?? []
  }

  const create = async (body: KubernetesJob): Promise<Launched> => {
    const build = body.metadata.name
    const answer = await awaitAnswer(() => request('jobs', { method: 'POST', body }), 2)
    if (answer.status === 409) return { build, isNew: false }
    if (answer.status === 201) return { build, isNew: true }
    throw toLaunchError(`Creating the Job ${build}`, answer)
  }

  return {
    name: 'kubernetes',
    launch: async (wanted) => {
      const template = await fetchCronJob()
      const key = createBuildKey(wanted.subject, JSON.stringify(template.spec.jobTemplate))
      const attempts = await fetchJobs(`rebuild-key=${key}`)
      const current = attempts.find((job) => !hasFailed(job))
      if (current !== undefined) return { build: current.metadata.name, isNew: false }
      return create(createJob(template, { ...wanted, key, attempt: attempts.length + 1 }))
    },
    check: async () => void (await fetchCronJob()),
    listPublications: async () => toPublications(await fetchJobs('rebuild-key')),
  }
}
