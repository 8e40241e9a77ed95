import type { Anything } from '../kustomize.js'

type Change = (given: Record<'job' | 'pod' | 'builder', Anything>) => void

const EXEC = { exec: { command: ['sh', '-c', 'cat /run/secrets/*/*'] } }
const SECRET = { valueFrom: { secretKeyRef: { name: 'sidecar', key: 'status-token' } } }
const OTHER = { name: 'other', image: 'evil.example.com/image' }

const volume = (pod: Anything, name: string) =>
  pod.volumes.find((its: Anything) => its.name === name)
const setting = (builder: Anything, name: string) =>
  builder.env.find((its: Anything) => its.name === name)
const turn = (target: object, source: object) => {
  for (const key of Object.keys(target)) if (key !== 'name') Reflect.deleteProperty(target, key)
  Object.assign(target, source)
}

/** What somebody in possession of the sidecar might make of the launcher's Job, by its name. */
export const HOSTILE_JOBS: Record<string, Change> = {
  // Other programs
  'another image': ({ builder }) => (builder.image = 'evil.example.com/image'),
  'a command': ({ builder }) => (builder.command = ['sh']),
  'other arguments': ({ builder }) => (builder.args = ['publish-image', '--allow-drop']),
  'another working directory': ({ builder }) => (builder.workingDir = '/work'),
  'a first container': ({ pod }) => (pod.initContainers = [OTHER]),
  'a second container': ({ pod }) => pod.containers.push(OTHER),
  'a container for debugging': ({ pod }) =>
    Object.assign(pod, { ephemeralContainers: [{ ...OTHER, targetContainerName: 'builder' }] }),
  'a container of another name': ({ builder }) => (builder.name = 'web'),
  'a program after the start': ({ builder }) => (builder.lifecycle = { postStart: EXEC }),
  'a program before the stop': ({ builder }) => (builder.lifecycle = { preStop: EXEC }),
  'a program as liveness probe': ({ builder }) => (builder.livenessProbe = EXEC),
  'a program as readiness probe': ({ builder }) => (builder.readinessProbe = EXEC),
  'a program as startup probe': ({ builder }) => (builder.startupProbe = EXEC),
  'images from elsewhere': ({ pod }) => (pod.imagePullSecrets = [{ name: 'registry' }]),
  'an image that is never pulled': ({ builder }) => (builder.imagePullPolicy = 'Never'),
  // Other accounts and rights
  'another account': ({ pod }) => (pod.serviceAccountName = 'admin'),
  'another account by its former field': ({ pod }) => (pod.serviceAccount = 'admin'),
  'no token': ({ pod }) => (pod.automountServiceAccountToken = false),
  'no security context of the pod': ({ pod }) => (pod.securityContext = {}),
  'no security context of the container': ({ builder }) => delete builder.securityContext,
  root: ({ pod }) => (pod.securityContext.runAsUser = 0),
  'a group of secrets': ({ pod }) => (pod.securityContext.supplementalGroups = [0]),
  'no filter of system calls': ({ pod }) =>
    (pod.securityContext.seccompProfile = { type: 'Unconfined' }),
  privileges: ({ builder }) => (builder.securityContext.privileged = true),
  'a capability': ({ builder }) => (builder.securityContext.capabilities = { add: ['NET_RAW'] }),
  'a root file system to write to': ({ builder }) =>
    (builder.securityContext.readOnlyRootFilesystem = false),
  'the network of the host': ({ pod }) => (pod.hostNetwork = true),
  'the processes of the host': ({ pod }) => (pod.hostPID = true),
  'the memory of the host': ({ pod }) => (pod.hostIPC = true),
  'shared processes': ({ pod }) => (pod.shareProcessNamespace = true),
  'a port of the host': ({ builder }) => (builder.ports = [{ containerPort: 80, hostPort: 80 }]),
  'another runtime': ({ pod }) => (pod.runtimeClassName = 'unconfined'),
  // Secrets
  'settings from a secret': ({ builder }) =>
    builder.envFrom.push({ secretRef: { name: 'sidecar' } }),
  'settings from another map': ({ builder }) => (builder.envFrom[0].configMapRef.name = 'other'),
  'no settings from maps': ({ builder }) => delete builder.envFrom,
  'a known setting from a secret': ({ builder }) =>
    Object.assign(setting(builder, 'KUBERNETES_NAMESPACE'), SECRET),
  'a known setting from another field': ({ builder }) =>
    (setting(builder, 'KUBERNETES_NAMESPACE').valueFrom.fieldRef.fieldPath = 'spec.nodeName'),
  'the ref from a secret': ({ builder }) => {
    delete setting(builder, 'REBUILD_REF').value
    Object.assign(setting(builder, 'REBUILD_REF'), SECRET)
  },
  'the request from a secret': ({ builder }) => {
    delete setting(builder, 'REBUILD_REQUEST_ID').value
    Object.assign(setting(builder, 'REBUILD_REQUEST_ID'), SECRET)
  },
  'the ref made of another setting': ({ builder }) =>
    (setting(builder, 'REBUILD_REF').value = '$(TMPDIR)'),
  'a ref of many lines': ({ builder }) => (setting(builder, 'REBUILD_REF').value = 'Z\nforged'),
  'two refs': ({ builder }) => builder.env.push({ name: 'REBUILD_REF', value: 'Z' }),
  'no ref': ({ builder }) =>
    (builder.env = builder.env.filter(({ name }: Anything) => name !== 'REBUILD_REF')),
  'another setting': ({ builder }) =>
    builder.env.push({ name: 'NODE_OPTIONS', value: '--require=/work/evil.js' }),
  'a changed setting': ({ builder }) =>
    (setting(builder, 'REGISTRY_AUTH_FILE').value = '/work/auth.json'),
  'a known setting twice': ({ builder }) =>
    builder.env.push({ name: 'TMPDIR', value: '/run/secrets' }),
  'a setting less': ({ builder }) => builder.env.shift(),
  'settings in another order': ({ builder }) => builder.env.reverse(),
  'a volume of another secret': ({ pod }) =>
    (volume(pod, 'content-secrets').secret.secretName = 'sidecar'),
  'a secret for everybody': ({ pod }) =>
    (volume(pod, 'content-secrets').secret.defaultMode = 0o444),
  'one key of a secret': ({ pod }) =>
    (volume(pod, 'content-secrets').secret.items = [{ key: 'access-token', path: 'node' }]),
  'a known volume of projected secrets': ({ pod }) =>
    turn(volume(pod, 'work'), { projected: { sources: [{ secret: { name: 'sidecar' } }] } }),
  'a known volume of the host': ({ pod }) =>
    turn(volume(pod, 'tmp'), { hostPath: { path: '/', type: '' } }),
  'another volume': ({ pod }) => pod.volumes.push({ name: 'host', hostPath: { path: '/' } }),
  'a volume of another storage': ({ pod }) =>
    turn(volume(pod, 'work'), { csi: { driver: 'secrets-store.csi.k8s.io' } }),
  'a volume without limit': ({ pod }) => turn(volume(pod, 'work'), { emptyDir: {} }),
  'a volume less': ({ pod }) => pod.volumes.pop(),
  'a volume in another place': ({ builder }) =>
    (builder.volumeMounts[0].mountPath = '/usr/local/bin'),
  'a part of a volume': ({ builder }) => (builder.volumeMounts[0].subPath = '..'),
  'a secret to write to': ({ builder }) => delete builder.volumeMounts[3].readOnly,
  'a last message out of a secret': ({ builder }) =>
    (builder.terminationMessagePath = '/run/secrets/registry/.dockerconfigjson'),
  'the log as last message': ({ builder }) =>
    (builder.terminationMessagePolicy = 'FallbackToLogsOnError'),
  // Other places
  'a certain node': ({ pod }) => (pod.nodeName = 'control-plane'),
  'certain nodes': ({ pod }) => (pod.nodeSelector = { role: 'control-plane' }),
  'nodes that are closed': ({ pod }) => (pod.tolerations = [{ operator: 'Exists' }]),
  'nodes near to others': ({ pod }) => (pod.affinity = { podAffinity: {} }),
  'another scheduler': ({ pod }) => (pod.schedulerName = 'evil'),
  'a higher priority': ({ pod }) => (pod.priorityClassName = 'system-cluster-critical'),
  'another resolver': ({ pod }) => (pod.dnsConfig = { nameservers: ['192.0.2.1'] }),
  'the resolver of the host': ({ pod }) => (pod.dnsPolicy = 'Default'),
  'a forged host': ({ pod }) =>
    (pod.hostAliases = [{ ip: '192.0.2.1', hostnames: ['registry.example.com'] }]),
  'a host name': ({ pod }) => (pod.hostname = 'sidecar'),
  'links to services': ({ pod }) => (pod.enableServiceLinks = true),
  // Too much
  'no resources': ({ builder }) => delete builder.resources,
  'more memory': ({ builder }) => (builder.resources.limits.memory = '64Gi'),
  'an open input': ({ builder }) => Object.assign(builder, { stdin: true, tty: true }),
  'a container that starts again': ({ pod }) => (pod.restartPolicy = 'OnFailure'),
  'a pod that does not end': ({ pod }) => (pod.terminationGracePeriodSeconds = 86_400),
  'a pod of its own duration': ({ pod }) => (pod.activeDeadlineSeconds = 1),
  'many pods at once': ({ job }) => (job.spec.parallelism = 1000),
  'many pods': ({ job }) => (job.spec.completions = 1000),
  'numbered pods': ({ job }) => (job.spec.completionMode = 'Indexed'),
  'many attempts': ({ job }) => (job.spec.backoffLimit = 1000),
  'no deadline': ({ job }) => delete job.spec.activeDeadlineSeconds,
  'no end': ({ job }) => delete job.spec.ttlSecondsAfterFinished,
  'no rule for failures': ({ job }) => delete job.spec.podFailurePolicy,
  'two pods at a time': ({ job }) => (job.spec.podReplacementPolicy = 'TerminatingOrFailed'),
  'a Job that waits': ({ job }) => (job.spec.suspend = true),
  'a Job of another controller': ({ job }) =>
    Object.assign(job.spec, { managedBy: 'example.com/evil' }),
  'a rule for success': ({ job }) =>
    Object.assign(job.spec, { successPolicy: { rules: [{ succeededCount: 1 }] } }),
  'a Job that takes the pods of others': ({ job }) =>
    Object.assign(job.spec, { manualSelector: true, selector: { matchLabels: { app: 'web' } } }),
  // Other names
  'a pod that gets webhooks': ({ job }) => (job.spec.template.metadata.labels.app = 'sidecar'),
  'a pod that gets visitors': ({ job }) => (job.spec.template.metadata.labels.app = 'web'),
  'a pod with a label more': ({ job }) =>
    (job.spec.template.metadata.labels['sidecar.istio.io/inject'] = 'false'),
  'a pod with a label less': ({ job }) => delete job.spec.template.metadata.labels.app,
  'a pod with an annotation': ({ job }) =>
    (job.spec.template.metadata.annotations = {
      'container.apparmor.security.beta.kubernetes.io/builder': 'unconfined',
    }),
  'a pod with a finalizer': ({ job }) => (job.spec.template.metadata.finalizers = ['x/y']),
  'a Job with a finalizer': ({ job }) => (job.metadata.finalizers = ['x/y']),
  'a Job with an owner': ({ job }) =>
    (job.metadata.ownerReferences = [
      {
        apiVersion: 'batch/v1',
        kind: 'CronJob',
        name: 'site-reconcile',
        uid: 'u',
        controller: true,
      },
    ]),
  'a name of its own': ({ job }) => (job.metadata.name = 'site-reconcile-1'),
  'a name that the server makes': ({ job }) => (job.metadata.generateName = 'rebuild-'),
  'the key of another build': ({ job }) => (job.metadata.labels['rebuild-key'] = 'f'.repeat(16)),
  'a Job with a label more': ({ job }) => (job.metadata.labels.app2 = 'x'),
  'a Job with another label': ({ job }) => (job.metadata.labels.app = 'web'),
  'a Job with an annotation more': ({ job }) => (job.metadata.annotations['evil'] = 'x'),
  'a Job with a forged request': ({ job }) =>
    (job.metadata.annotations['rebuild/request-id'] = 'a\nb'),
}
