import { readFile } from 'node:fs/promises'
import { memoize } from '../../../client/shared/lib/memoize.js'
import { requestApi, type ApiAnswer } from './api-request.js'
import { EnvironmentError, type EnvironmentReader } from '../config/environment.js'

/** How a pod reaches its API server, without a proxy. */
export interface KubernetesAccess {
  apiUrl: string
  namespace: string
  /** File of the service account's token, which is rotated while the pod runs. */
  tokenFile: string
  /** File of the authority that has signed the API server's certificate: the cluster's own. */
  caFile?: string
  /** In ms. */
  timeout?: number
}

const ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount'

/** `purpose` says what needs the settings, for the message if one is missing. */
export function readKubernetesAccess(read: EnvironmentReader, purpose: string): KubernetesAccess {
  return {
    apiUrl: read.url('KUBERNETES_API_URL', 'https://kubernetes.default.svc'),
    namespace: read.required('KUBERNETES_NAMESPACE', purpose),
    tokenFile: `${ACCOUNT}/token`,
    caFile: `${ACCOUNT}/ca.crt`,
  }
}

export interface KubernetesRequest {
  method?: 'GET' | 'POST' | 'PATCH'
  contentType?: string
  body?: object
}

/** Requests a resource of one API group within the namespace. @throws NoAnswerError */
type KubernetesApi = (resource: string, request?: KubernetesRequest) => Promise<ApiAnswer>

export function createKubernetesApi(access: KubernetesAccess, group: string): KubernetesApi {
  const { apiUrl, namespace, tokenFile, caFile = '', timeout = 10_000 } = access
  const root = `${apiUrl}/apis/${group}/namespaces/${namespace}`
  return async (resource, { method = 'GET', contentType = 'application/json', body } = {}) => {
    const token = await readToken(tokenFile)
    const headers = {
      accept: 'application/json',
      'content-type': contentType,
      authorization: `Bearer ${token}`,
    }
    const init = {
      method,
      headers,
      ...(await openDirectly(caFile)),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    return requestApi(`${root}/${resource}`, init, timeout)
  }
}

/** Connections that trust the cluster's authority by themselves: NODE_EXTRA_CA_CERTS is left for a company's. */
const openDirectly = memoize(async (caFile: string): Promise<Pick<RequestInit, 'dispatcher'>> => {
  const { Agent } = await import('undici')
  const ca = await readFile(caFile, 'utf8').catch(() => '')
  const dispatcher: unknown = new Agent(ca === '' ? {} : { connect: { ca } })
  return { dispatcher } as Pick<RequestInit, 'dispatcher'>
})

async function readToken(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new EnvironmentError(
      `The token "${file}" cannot be read (${code}). Kubernetes mounts it in a pod that has a service account.`,
      { cause },
    )
  }
}
