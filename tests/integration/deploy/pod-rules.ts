import type { Container, PodSpec } from 'kubernetes-types/core/v1'
import type { Deployment } from 'kubernetes-types/apps/v1'
import type { CronJob } from 'kubernetes-types/batch/v1'
import type { Manifest } from './kustomize.js'

export interface Workload {
  name: string
  labels: Record<string, string>
  pod: PodSpec
}

/** Everything among the manifests that pods are made from. */
export function listWorkloads(manifests: readonly Manifest[]): Workload[] {
  return manifests.flatMap((manifest) => {
    const template =
      manifest.kind === 'Deployment'
        ? (manifest as Deployment).spec?.template
        : manifest.kind === 'CronJob'
          ? (manifest as CronJob).spec?.jobTemplate.spec?.template
          : undefined
    if (template?.spec === undefined) return []
    const { name } = manifest.metadata
    return [{ name, labels: template.metadata?.labels ?? {}, pod: template.spec }]
  })
}

export function listContainers({ pod }: Workload): Container[] {
  return [...(pod.initContainers ?? []), ...pod.containers]
}

const VOLUMES = ['emptyDir', 'configMap', 'secret', 'projected', 'persistentVolumeClaim']

/**
 * Breaches of the pod security standard 'restricted', and of what this project asks for beyond it: a
 * numeric user, a root file system that is read-only, limits.
 * https://kubernetes.io/docs/concepts/security/pod-security-standards/
 */
export function findPodProblems(workload: Workload): string[] {
  const { name, pod } = workload
  const problems: string[] = []
  const expectThat = (isSo: boolean, problem: string) => {
    if (!isSo) problems.push(`${name}: ${problem}`)
  }
  expectThat(!pod.hostNetwork && !pod.hostPID && !pod.hostIPC, 'uses the namespaces of the host')
  expectThat(pod.securityContext?.runAsNonRoot === true, 'may run as root')
  expectThat((pod.securityContext?.runAsUser ?? 0) > 0, 'has no numeric user')
  expectThat((pod.securityContext?.runAsGroup ?? 0) > 0, 'has no numeric group')
  expectThat(pod.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp')
  expectThat(pod.securityContext?.sysctls === undefined, 'sets sysctls')
  for (const { name: volume, ...source } of pod.volumes ?? []) {
    const kinds = Object.keys(source)
    expectThat(
      kinds.every((kind) => VOLUMES.includes(kind)),
      `volume ${volume} is a ${kinds.join()}`,
    )
    expectThat(
      source.emptyDir === undefined || source.emptyDir.sizeLimit !== undefined,
      `volume ${volume} has no limit`,
    )
  }
  for (const { volumeMounts = [] } of listContainers(workload)) {
    const inMemory = (pod.volumes ?? []).filter(({ emptyDir }) => emptyDir?.medium === 'Memory')
    expectThat(
      volumeMounts.every(
        ({ name: volume, mountPath }) =>
          mountPath !== '/tmp' || inMemory.some(({ name: other }) => other === volume),
      ),
      '/tmp is not in memory',
    )
  }
  for (const { name: container, securityContext, resources, ports } of listContainers(workload)) {
    expectThat(
      securityContext?.allowPrivilegeEscalation === false,
      `${container} may gain privileges`,
    )
    expectThat(!securityContext?.privileged, `${container} is privileged`)
    expectThat(
      JSON.stringify(securityContext?.capabilities) === '{"drop":["ALL"]}',
      `${container} keeps capabilities`,
    )
    expectThat(
      securityContext?.readOnlyRootFilesystem === true,
      `${container} can write to its root file system`,
    )
    expectThat(securityContext?.runAsUser !== 0, `${container} runs as root`)
    expectThat(
      resources?.limits?.memory !== undefined &&
        resources.limits.memory === resources.requests?.memory,
      `${container}: its memory is not what it asks for`,
    )
    expectThat(resources?.requests?.cpu !== undefined, `${container} asks for no processor`)
    expectThat(
      (ports ?? []).every(({ hostPort, containerPort }) => !hostPort && containerPort > 1024),
      `${container} has a port of the host or a privileged one`,
    )
  }
  return problems
}
