import { readFile } from 'node:fs/promises'
import { requestApi, type ApiAnswer } from './api-request.js'
import { EnvironmentError, type EnvironmentReader } from '../config/environment.js'

/** How a pod reaches its API server. Node reads the cluster's CA from NODE_EXTRA_CA_CERTS. */
export interface KubernetesAccess {
  apiUrl: string
  namespace: string
  /** File of the service account's token, which is rotated while the pod runs. */
  tokenFile: string
  /** In ms. */
  timeout?: number
}

const TOKEN_FILE = '/var/run/secrets/kubernetes.io/serviceaccount/token'

/** `purpose` says what needs the settings, for the message if one is missing. */
export function readKubernetesAccess(read: EnvironmentReader, purpose: string): KubernetesAccess {
  return {
    apiUrl: read.url('KUBERNETES_API_URL', 'https://kubernetes.default.svc'),
    namespace: read.required('KUBERNETES_NAMESPACE', purpose),
    tokenFile: TOKEN_FILE,
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
  const { apiUrl, namespace, tokenFile, timeout = 10_000 } = access
  const root = `${apiUrl}/apis/${group}/namespaces/${namespace}`
  return async (resource, { method = 'GET', contentType = 'application/json', body } = {}) => {
    const token = await readToken(tokenFile)
    const headers = {
      accept: 'application/json',
      'content-type': contentType,
      authorization: `Bearer ${token}`,
    }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    return requestApi(`${root}/${resource}`, init, timeout)
  }
}

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
