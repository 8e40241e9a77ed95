import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { memoize } from '../../../client/shared/lib/memoize.js'
import { requestApi, type ApiAnswer } from './api-request.js'
import { EnvironmentError, type EnvironmentReader } from '../config/environment.js'

/** How a pod reaches its API server, without a proxy. */
export interface KubernetesAccess {
  apiUrl: string
  /** Of the service account: namespace, token and the authority that has signed the API server's certificate. */
  account: string
  /** In ms. */
  timeout?: number
}

const ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount'

/** As Kubernetes gives it to each pod. */
export function readKubernetesAccess(read: EnvironmentReader): KubernetesAccess {
  const host = read.text('KUBERNETES_SERVICE_HOST', 'kubernetes.default.svc')
  const port = read.text('KUBERNETES_SERVICE_PORT', '443')
  const apiUrl = `https://${host.includes(':') ? `[${host}]` : host}:${port}`
  return { apiUrl, account: ACCOUNT }
}

export interface KubernetesRequest {
  method?: 'GET' | 'POST' | 'PATCH'
  contentType?: string
  body?: object
}

/** Requests a resource of one API group within the namespace. @throws NoAnswerError */
type KubernetesApi = (resource: string, request?: KubernetesRequest) => Promise<ApiAnswer>

export function createKubernetesApi(access: KubernetesAccess, group: string): KubernetesApi {
  const { apiUrl, account, timeout = 10_000 } = access
  return async (resource, { method = 'GET', contentType = 'application/json', body } = {}) => {
    const namespace = await readOfAccount(account, 'namespace')
    // It is rotated while the pod runs.
    const token = await readOfAccount(account, 'token')
    const headers = {
      accept: 'application/json',
      'content-type': contentType,
      authorization: `Bearer ${token}`,
    }
    const init = {
      method,
      headers,
      ...(await openDirectly(path.join(account, 'ca.crt'))),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    return requestApi(`${apiUrl}/apis/${group}/namespaces/${namespace}/${resource}`, init, timeout)
  }
}

/** Connections that trust the cluster's authority by themselves: NODE_EXTRA_CA_CERTS is left for a company's. */
const openDirectly = memoize(async (caFile: string): Promise<Pick<RequestInit, 'dispatcher'>> => {
  const { Agent } = await import('undici')
  const ca = await readFile(caFile, 'utf8').catch(() => '')
  const dispatcher: unknown = new Agent(ca === '' ? {} : { connect: { ca } })
  return { dispatcher } as Pick<RequestInit, 'dispatcher'>
})

async function readOfAccount(account: string, name: string): Promise<string> {
  const file = path.join(account, name)
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new EnvironmentError(
      `The ${name} "${file}" cannot be read (${code}). Kubernetes mounts it in a pod that has a service account.`,
      { cause },
    )
  }
}
