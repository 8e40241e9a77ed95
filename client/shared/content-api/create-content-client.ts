import {
  createClient,
  type Client,
  type FetchLike,
  type PrismicDocument,
  type Query,
  type QueryParams,
  type Repository,
  type ResponseLike,
  type Route,
} from '@prismicio/client'
import { CONTENT_PAGE_SIZE } from '../constants/constants.js'
import * as MESSAGES from '../constants/messages.js'
import { ContentServiceError, isContentFailure } from './content-service-error.js'
import type { Platform, PlatformSignal } from './platform.js'
import { withRetries, type RetryLimits } from './with-retries.js'
import { classifyAnswer } from './classify-answer.js'
import { sendRequest } from './send-request.js'

export interface ContentClientOptions {
  repositoryName: string
  apiEndpoint: string
  accessToken?: string | null
  /** By default all languages. */
  lang?: string
  pageSize?: number
  /** Fields of linked documents, such as `department.name`. */
  fetchLinks?: readonly string[]
  graphQuery?: string | null
  /** The specification names `orderings` and `routes` among the parameters; this site sets neither. */
  orderings?: NonNullable<QueryParams['orderings']>
  routes?: readonly Route[]
  /** For each request, in ms. */
  timeout?: number
  /** In bytes, unpacked. */
  largestAnswer?: number
  retries?: Partial<RetryLimits>
}

export interface SearchQuery {
  ref: string
  page?: number
  /** Created by `filter` of the official client. */
  filters?: string[]
  pageSize?: number
  signal?: PlatformSignal | null
}

/** Not every service sends totals, or both `total_pages` and `next_page`. */
export type SearchAnswer<Document extends PrismicDocument> = Pick<
  Query<Document>,
  'page' | 'results'
> &
  Partial<Pick<Query<Document>, 'total_pages' | 'total_results_size' | 'next_page'>>

/** The specification names `refs` alone of these; a service that is compatible may send no more. */
export type RepositoryFacts = Pick<Repository, 'refs'> &
  Partial<Pick<Repository, 'languages' | 'types' | 'integrationFieldsRef'>>

export interface ContentClient {
  pageSize: number
  /** The official client caches it for 5000 ms, as specified, unless it must be fresh. */
  fetchRepository: (options?: FetchOptions & { isFresh?: boolean }) => Promise<RepositoryFacts>
  fetchMasterRef: (options?: FetchOptions & { isFresh?: boolean }) => Promise<string>
  /** The bytes of all answers so far. */
  received: () => number
  search: <Document extends PrismicDocument>(query: SearchQuery) => Promise<SearchAnswer<Document>>
}

export interface FetchOptions {
  signal?: PlatformSignal | null
}

const REQUEST_TIMEOUT_MS = 15_000
/** 32 MB for a page of 100 documents: an ordinary one has 10 kB, and the checks allow 1 MB. */
const LARGEST_ANSWER = 32 * 1024 * 1024
const RETRIES: RetryLimits = { attempts: 4, firstWait: 300, longestWait: 10_000 }

/**
 * Wraps the official client, which never times out, retries a 429 forever, mistakes an expired
 * preview for a missing access token, and answers a preview whose ref is gone with published
 * content. All of that is handled in its `fetch`, so the client sees only good answers. @throws
 * ContentServiceError
 */
export function createContentClient(
  options: ContentClientOptions,
  platform: Platform,
): ContentClient {
  const { accessToken = null, pageSize = CONTENT_PAGE_SIZE } = options
  const { timeout = REQUEST_TIMEOUT_MS, largestAnswer = LARGEST_ANSWER } = options
  const limits = { ...RETRIES, ...options.retries }
  const namedRefs = new Set<string>()
  let received = 0
  const onBytes = (length: number) => void (received += length)
  const fetch = createCheckedFetch(platform, { timeout, largestAnswer, onBytes })
  let client = createOfficialClient(options, fetch)

  const run = async <Result>(request: () => Promise<Result>): Promise<Result> => {
    try {
      return await withRetries(platform, limits, () => request().catch(throwAsContentError))
    } catch (error) {
      throw withoutToken(error, accessToken)
    }
  }

  const fetchRepository: ContentClient['fetchRepository'] = async (choice = {}) => {
    // Only a new official client has an empty cache.
    if (choice.isFresh) client = createOfficialClient(options, fetch)
    const repository = await run(async () =>
      checkRepository(await client.getRepository(toFetchParams(choice))),
    )
    for (const { ref } of repository.refs) namedRefs.add(ref)
    return repository
  }

  return {
    pageSize,
    received: () => received,
    fetchRepository,
    fetchMasterRef: async (choice) => {
      const { refs } = await fetchRepository(choice)
      const master = refs.find(({ isMasterRef }) => isMasterRef)
      if (master === undefined) throw new ContentServiceError('ref-gone', MESSAGES.refNotFound)
      return master.ref
    },
    search: async <Document extends PrismicDocument>({ signal, ...query }: SearchQuery) => {
      await fetchRepository({ signal: signal ?? null })
      try {
        return await run(async () =>
          checkAnswer(
            await client.get<Document>({
              pageSize,
              ...query,
              ...toFetchParams({ signal: signal ?? null }),
            }),
          ),
        )
      } catch (error) {
        // Any ref other than the master ref is a preview's.
        if (!isContentFailure(error, 'ref-gone') || namedRefs.has(query.ref)) throw error
        const { status } = error
        throw new ContentServiceError('preview-expired', MESSAGES.previewExpired, { status })
      }
    },
  }
}

function createOfficialClient(
  { repositoryName, apiEndpoint, ...options }: ContentClientOptions,
  fetch: FetchLike,
): Client {
  const { accessToken, lang, fetchLinks = [], graphQuery, orderings, routes = [] } = options
  return createClient(repositoryName, {
    documentAPIEndpoint: apiEndpoint,
    fetch,
    defaultParams: {
      lang: lang ?? '*',
      ...(fetchLinks.length > 0 && { fetchLinks: [...fetchLinks] }),
      ...(graphQuery && { graphQuery }),
      ...(orderings && { orderings }),
    },
    ...(routes.length > 0 && { routes: [...routes] }),
    ...(accessToken && { accessToken }),
  })
}

function toFetchParams({ signal }: FetchOptions) {
  return { fetchOptions: { cache: 'no-store' as const, signal: signal ?? undefined } }
}

/** A body that is not JSON surfaces as a syntax error of the official client. */
function throwAsContentError(error: unknown): never {
  if ((error as Error).name !== 'SyntaxError') throw error
  throw new ContentServiceError('invalid-response', MESSAGES.invalidApiResponse, { status: 200 })
}

function checkRepository(repository: RepositoryFacts | null): RepositoryFacts {
  if (!Array.isArray(repository?.refs)) throw new SyntaxError('no refs')
  return repository
}

function checkAnswer<Answer extends SearchAnswer<PrismicDocument>>(answer: Answer | null): Answer {
  if (!Array.isArray(answer?.results)) throw new SyntaxError('no results')
  const { results, total_pages, total_results_size } = answer
  const isWhole = results.every(
    (document: PrismicDocument | null) => isText(document?.id) && isText(document.type),
  )
  const isCounted = [total_pages, total_results_size].every((total) => isCount(total ?? 0))
  if (!isWhole || !isCounted) throw new SyntaxError('no documents')
  return answer
}

const isText = (value: unknown) => typeof value === 'string'
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

/** Services may quote the request in their error message. */
function withoutToken(error: unknown, accessToken: string | null): unknown {
  if (!accessToken || !isContentFailure(error) || !error.message.includes(accessToken)) return error
  const { failure, message, ...details } = error
  return new ContentServiceError(
    failure,
    message.replaceAll(accessToken, '[access token]'),
    details,
  )
}

interface FetchLimits {
  timeout: number
  largestAnswer: number
  /** Called with the length of each answer. */
  onBytes: (length: number) => void
}

/** Returns only answers with status 200, with bodies already read. @throws ContentServiceError */
function createCheckedFetch(
  platform: Platform,
  { timeout, largestAnswer, onBytes }: FetchLimits,
): FetchLike {
  return async (url, init) => {
    const signal = (init?.signal ?? null) as PlatformSignal | null
    const answer = await sendRequest(platform, url, { timeout, largestAnswer, signal })
    const { status, headers, bytes } = answer
    onBytes(bytes.length)
    if (status !== 200) {
      const retryAfter = headers.get('retry-after')
      throw classifyAnswer({ status, body: platform.decode(bytes), retryAfter }, platform.now())
    }
    // The official client uses no other property of a response to a GET.
    return { ok: true, status, url, headers, arrayBuffer: async () => bytes.buffer } as ResponseLike
  }
}
