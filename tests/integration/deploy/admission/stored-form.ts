import type { CronJob, JobSpec } from 'kubernetes-types/batch/v1'
import type { Deployment } from 'kubernetes-types/apps/v1'
import type { Container, PodSpec, PodTemplateSpec } from 'kubernetes-types/core/v1'
import type { ObjectMeta } from 'kubernetes-types/meta/v1'
import type { KubernetesJob } from '../../../../server/launchers/kubernetes-job.js'

/*
 * Objects as an API server has them when it asks its admission policies: what was sent, with every default
 * filled in. https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/core/v1/defaults.go
 */

const UID = '7f0e5a52-6a0f-4f2a-9a35-3f7f3a3c9f11'
const SERVED = { uid: UID, creationTimestamp: '2026-11-20T10:00:00Z', generation: 1 }

export interface StoredJob {
  metadata: ObjectMeta & Record<string, unknown>
  spec: JobSpec & { template: { metadata: ObjectMeta; spec: PodSpec } }
}

export function toStoredCronJob({ spec, metadata, ...rest }: CronJob): CronJob {
  const jobTemplate = structuredClone(spec!.jobTemplate)
  jobTemplate.spec!.template = toStoredTemplate(jobTemplate.spec!.template)
  return {
    ...rest,
    metadata: { ...metadata, ...SERVED },
    spec: {
      ...{ suspend: false },
      ...spec!,
      jobTemplate: { ...jobTemplate, metadata: { ...TIMELESS, ...jobTemplate.metadata } },
    },
  }
}

/** Of a Job the server also makes a selector, and labels for its pods, from the new identity. */
export function toStoredJob(job: KubernetesJob, namespace: string): StoredJob {
  const { spec, metadata } = structuredClone(job) as unknown as StoredJob
  const template = toStoredTemplate(spec.template)
  const own = { 'controller-uid': UID, 'job-name': metadata.name! }
  const prefixed = {
    'batch.kubernetes.io/controller-uid': UID,
    'batch.kubernetes.io/job-name': metadata.name!,
  }
  return {
    ...job,
    metadata: { ...metadata, ...SERVED, namespace },
    spec: {
      ...{ parallelism: 1, completions: 1, backoffLimit: 6, completionMode: 'NonIndexed' },
      ...{ suspend: false, manualSelector: false, podReplacementPolicy: 'TerminatingOrFailed' },
      ...spec,
      selector: { matchLabels: { 'batch.kubernetes.io/controller-uid': UID } },
      template: {
        spec: template.spec!,
        metadata: {
          ...template.metadata,
          labels: { ...template.metadata?.labels, ...own, ...prefixed },
        },
      },
    },
  } as StoredJob
}

export function toStoredDeployment({ spec, metadata, ...rest }: Deployment): Deployment {
  const template = toStoredTemplate(spec!.template)
  return {
    ...rest,
    metadata: { ...metadata, ...SERVED, annotations: { 'deployment.kubernetes.io/revision': '3' } },
    spec: { replicas: 2, ...spec!, template },
  }
}

/** The time of creation, which a template never has. */
const TIMELESS = { creationTimestamp: null as unknown as string }

function toStoredTemplate({ metadata, spec }: PodTemplateSpec): PodTemplateSpec {
  const { serviceAccountName } = spec!
  return {
    metadata: { ...TIMELESS, ...metadata },
    spec: {
      ...{ restartPolicy: 'Always', dnsPolicy: 'ClusterFirst', schedulerName: 'default-scheduler' },
      ...{
        terminationGracePeriodSeconds: 30,
        securityContext: {},
        serviceAccount: serviceAccountName!,
      },
      ...spec!,
      containers: spec!.containers.map(toStoredContainer),
      volumes: (spec!.volumes ?? []).map((volume) => ({
        ...volume,
        ...(volume.secret && { secret: { defaultMode: 420, ...volume.secret } }),
      })),
    },
  }
}

function toStoredContainer(container: Container): Container {
  return {
    ...{ imagePullPolicy: container.image!.includes('@') ? 'IfNotPresent' : 'Always' },
    ...{ terminationMessagePath: '/dev/termination-log', terminationMessagePolicy: 'File' },
    ...container,
    env: (container.env ?? []).map(({ name, value, valueFrom }) => ({
      name,
      // An empty value is not kept.
      ...(value && { value }),
      ...(valueFrom && { valueFrom: { fieldRef: { apiVersion: 'v1', ...valueFrom.fieldRef! } } }),
    })),
  }
}
