import type { KubernetesJob } from '../../../../server/launchers/kubernetes-job.js'
import type { Anything } from '../kustomize.js'

/*
 * Objects as an API server has them when it asks its admission policies: what was sent, with every default
 * filled in. https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/core/v1/defaults.go
 */

const UID = '7f0e5a52-6a0f-4f2a-9a35-3f7f3a3c9f11'
const SERVED = { uid: UID, creationTimestamp: '2026-11-20T10:00:00Z', generation: 1 }
/** Of a template, which is never created by itself. */
const TIMELESS = { creationTimestamp: null }

export function toStoredCronJob({ spec, metadata, ...rest }: Anything): Anything {
  const jobTemplate = structuredClone(spec.jobTemplate)
  jobTemplate.spec.template = toStoredTemplate(jobTemplate.spec.template)
  jobTemplate.metadata = { ...TIMELESS, ...jobTemplate.metadata }
  return {
    ...rest,
    metadata: { ...metadata, ...SERVED },
    spec: { suspend: false, ...spec, jobTemplate },
  }
}

/** Of a Job the server also makes a selector, and labels for its pods, from the new identity. */
export function toStoredJob(job: KubernetesJob, namespace: string): Anything {
  const { spec, metadata, ...rest }: Anything = structuredClone(job)
  const template = toStoredTemplate(spec.template)
  for (const prefix of ['', 'batch.kubernetes.io/']) {
    template.metadata.labels[`${prefix}controller-uid`] = UID
    template.metadata.labels[`${prefix}job-name`] = metadata.name
  }
  return {
    ...rest,
    metadata: { ...metadata, ...SERVED, namespace },
    spec: {
      parallelism: 1,
      completions: 1,
      backoffLimit: 6,
      completionMode: 'NonIndexed',
      suspend: false,
      manualSelector: false,
      podReplacementPolicy: 'TerminatingOrFailed',
      ...spec,
      selector: { matchLabels: { 'batch.kubernetes.io/controller-uid': UID } },
      template,
    },
  }
}

export function toStoredDeployment({ spec, metadata, ...rest }: Anything): Anything {
  const annotations = { 'deployment.kubernetes.io/revision': '3' }
  return {
    ...rest,
    metadata: { ...metadata, ...SERVED, annotations },
    spec: { replicas: 2, ...spec, template: toStoredTemplate(spec.template) },
  }
}

function toStoredTemplate({ metadata, spec }: Anything): Anything {
  return {
    metadata: { ...TIMELESS, ...metadata },
    spec: {
      restartPolicy: 'Always',
      dnsPolicy: 'ClusterFirst',
      schedulerName: 'default-scheduler',
      terminationGracePeriodSeconds: 30,
      serviceAccount: spec.serviceAccountName,
      ...spec,
      containers: spec.containers.map(toStoredContainer),
      volumes: spec.volumes.map((volume: Anything) => ({
        ...volume,
        ...(volume.secret && { secret: { defaultMode: 420, ...volume.secret } }),
      })),
    },
  }
}

function toStoredContainer({ env = [], ...container }: Anything): Anything {
  return {
    imagePullPolicy: container.image.includes('@') ? 'IfNotPresent' : 'Always',
    terminationMessagePath: '/dev/termination-log',
    terminationMessagePolicy: 'File',
    ...container,
    env: env.map(({ name, value, valueFrom }: Anything) => ({
      name,
      // An empty value is not kept.
      ...(value && { value }),
      ...(valueFrom && { valueFrom: { fieldRef: { apiVersion: 'v1', ...valueFrom.fieldRef } } }),
    })),
  }
}
