import { readFile } from 'node:fs/promises'
import { createBuildKey } from './build-key.js'
import { LaunchError, type Launched, type Launcher, type RebuildRequest } from './launcher.js'
import { createJob, type CronJob, type KubernetesJob } from './kubernetes-job.js'
import { send, toLaunchError, type Answer } from './send.js'

export interface KubernetesOptions {
  /** Origin of the API server. */
  apiUrl: string
  namespace: string
  /** The CronJob whose template a rebuild is made from. */
  cronJob: string
  /** Where the service account's token is; it changes while the pod lives. */
  tokenFile: string
  /** For each request, in ms. */
  timeout?: number
}

/**
 * Creates a Job whose name is made from what is to be built: when it exists already, somebody has
 * asked for it, and that is as good. A lost answer is therefore asked again under the same name.
 */
export function createKubernetesLauncher(options: KubernetesOptions): Launcher {
  const { apiUrl, namespace, cronJob, tokenFile, timeout = 3_000 } = options
  const batch = `${apiUrl}/apis/batch/v1/namespaces/${namespace}`

  const ask = async (url: string, init: RequestInit = {}): Promise<Answer> => {
    const token = (await readFile(tokenFile, 'utf8')).trim()
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    }
    return send(url, { ...init, headers }, timeout)
  }

  const fetchCronJob = async (): Promise<CronJob> => {
    const answer = await ask(`${batch}/cronjobs/${cronJob}`)
    if (answer.status !== 200) throw toLaunchError(`Reading the CronJob ${cronJob}`, answer)
    return answer.body as CronJob
  }

  const listJobs = async (key: string): Promise<KubernetesJob[]> => {
    const answer = await ask(`${batch}/jobs?labelSelector=rebuild-key%3D${key}`)
    if (answer.status !== 200) throw toLaunchError('Listing the Jobs', answer)
    return (answer.body as { items?: KubernetesJob[] }).items ?? []
  }

  const create = async (job: KubernetesJob): Promise<Launched> => {
    const init = { method: 'POST', body: JSON.stringify(job) }
    const answer = await ask(`${batch}/jobs`, init).catch((error: unknown) => {
      // It may have been created all the same; then this one is a conflict.
      if (error instanceof LaunchError && error.mayPass) return ask(`${batch}/jobs`, init)
      throw error
    })
    if (answer.status === 409) return { build: job.metadata.name, isNew: false }
    if (answer.status === 201) return { build: job.metadata.name, isNew: true }
    throw toLaunchError(`Creating the Job ${job.metadata.name}`, answer)
  }

  const launch = async (request: RebuildRequest): Promise<Launched> => {
    const template = await fetchCronJob()
    const key = createBuildKey(request.subject, JSON.stringify(template.spec.jobTemplate))
    const attempts = await listJobs(key)
    const current = attempts.find((job) => !hasFailed(job))
    if (current !== undefined) return { build: current.metadata.name, isNew: false }
    return create(createJob(template, { ...request, key, attempt: attempts.length + 1 }))
  }

  return { name: 'kubernetes', launch, check: async () => void (await fetchCronJob()) }
}

function hasFailed({ status }: KubernetesJob): boolean {
  return (status?.conditions ?? []).some(
    (condition) => condition.type === 'Failed' && condition.status === 'True',
  )
}
