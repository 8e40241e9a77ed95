import type {
  CustomTypeModel,
  SharedSliceModel,
} from '../../client/content/documents/create-type-paths.js'
import { classifyAnswer } from '../../client/shared/content-api/classify-answer.js'
import {
  ContentServiceError,
  isContentFailure,
} from '../../client/shared/content-api/content-service-error.js'
import { createPlatform, type Platform } from '../../client/shared/content-api/platform.js'
import { sendRequest } from '../../client/shared/content-api/send-request.js'
import { withRetries } from '../../client/shared/content-api/with-retries.js'
import * as MESSAGES from '../../client/shared/constants/messages.js'
import { ContentError } from './content-error.js'

export interface Models {
  customTypes: CustomTypeModel[]
  sharedSlices: SharedSliceModel[]
}

interface CustomTypesEndpoint {
  repositoryName: string
  customTypesEndpoint: string
  customTypesToken: string
}

/** In ms and bytes: a hundred models of 100 kB. */
const LIMITS = { timeout: 15_000, largestAnswer: 10 * 1024 * 1024 }
const RETRIES = { attempts: 4, firstWait: 300, longestWait: 10_000 }

/**
 * The models from the Custom Types API. Throws a `ContentError` that does not quote the token and ends
 * with the remedy.
 */
export async function fetchModels(
  api: CustomTypesEndpoint,
  remedy = 'Check PRISMIC_CUSTOM_TYPES_TOKEN, or unset it to use the models of the code.',
): Promise<Models> {
  const [customTypes, sharedSlices] = await Promise.all([
    fetchList<CustomTypeModel>('customtypes', api, remedy),
    fetchList<SharedSliceModel>('slices', api, remedy),
  ])
  return { customTypes, sharedSlices }
}

async function fetchList<Model>(
  name: string,
  { repositoryName, customTypesEndpoint, customTypesToken }: CustomTypesEndpoint,
  remedy: string,
): Promise<Model[]> {
  const url = `${customTypesEndpoint}/${name}`
  const headers = { repository: repositoryName, authorization: `Bearer ${customTypesToken}` }
  const platform = createPlatform(globalThis)
  try {
    return await withRetries(platform, RETRIES, () =>
      fetchBody(platform, url, headers).then((body) => parseList<Model>(body)),
    )
  } catch (error) {
    if (!isContentFailure(error)) throw error
    const status = error.status === null ? '' : ` (status ${error.status})`
    // Not as the cause: the service may repeat what it was sent.
    const reason = error.message.replaceAll(customTypesToken, '[token]').replace(/\.$/, '')
    throw new ContentError(`The models cannot be read from ${url}: ${reason}${status}. ${remedy}`)
  }
}

async function fetchBody(platform: Platform, url: string, headers: Record<string, string>) {
  const answer = await sendRequest(platform, url, { ...LIMITS, headers })
  const { status } = answer
  if (status === 401 || status === 403) {
    throw new ContentServiceError('forbidden', MESSAGES.unauthorized, { status })
  }
  const body = platform.decode(answer.bytes)
  if (status === 200) return body
  const retryAfter = answer.headers.get('retry-after')
  throw classifyAnswer({ status, body, retryAfter }, platform.now())
}

function parseList<Model>(body: string): Model[] {
  try {
    const list: unknown = JSON.parse(body)
    if (Array.isArray(list)) return list as Model[]
  } catch {}
  throw new ContentServiceError('invalid-response', MESSAGES.invalidApiResponse, { status: 200 })
}
