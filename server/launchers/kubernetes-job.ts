import type { Publication, RebuildRequest } from './launcher.js'

interface Metadata {
  name: string
  creationTimestamp?: string
  labels?: Record<string, string>
  annotations?: Record<string, string>
}

interface Container {
  name: string
  env?: { name: string; value?: string }[]
}

interface JobSpec {
  template: { spec: { containers: Container[] }; metadata?: Partial<Metadata> }
}

/** Only the used fields of `batch/v1`; the others are passed through. */
export interface CronJob {
  spec: { jobTemplate: { metadata?: Partial<Metadata>; spec: JobSpec } }
}

export interface KubernetesJob {
  apiVersion: 'batch/v1'
  kind: 'Job'
  metadata: Metadata
  spec: JobSpec
  /** `completionTime` has only what has succeeded. */
  status?: { conditions?: { type: string; status: string }[]; completionTime?: string }
}

/**
 * Like `kubectl create job --from`, but not owned by the CronJob, whose history limits would apply
 * to it.
 */
export function createJob(
  { spec: { jobTemplate } }: CronJob,
  { key, attempt, ref, requestId }: RebuildRequest & { key: string; attempt: number },
): KubernetesJob {
  const { metadata, spec } = jobTemplate
  const { containers, ...pod } = spec.template.spec
  const env = [
    { name: 'REBUILD_REF', value: ref ?? '' },
    { name: 'REBUILD_REQUEST_ID', value: requestId },
  ]
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: {
      name: `rebuild-${key}-a${attempt}`,
      labels: { ...metadata?.labels, 'rebuild-key': key, 'rebuild-attempt': String(attempt) },
      annotations: {
        ...metadata?.annotations,
        'cronjob.kubernetes.io/instantiate': 'manual',
        'rebuild/request-id': requestId,
      },
    },
    spec: {
      ...spec,
      template: {
        ...spec.template,
        spec: {
          ...pod,
          containers: containers.map((container) => ({
            ...container,
            env: [...(container.env ?? []), ...env],
          })),
        },
      },
    },
  }
}

/** The Job is made when the webhook comes, and succeeds when the web servers have what it published. */
export function toPublications(jobs: readonly KubernetesJob[]): Publication[] {
  return jobs.flatMap(({ metadata: { creationTimestamp: publishedAt }, status }) => {
    const endedAt = status?.completionTime
    return publishedAt === undefined || endedAt === undefined ? [] : [{ publishedAt, endedAt }]
  })
}

export function hasFailed({ status: { conditions = [] } = {} }: KubernetesJob): boolean {
  return conditions.some(({ type, status }) => type === 'Failed' && status === 'True')
}
