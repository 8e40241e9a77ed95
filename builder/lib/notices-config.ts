import { createPrivateKey } from 'node:crypto'
import { isParsableUrl } from '../../client/shared/lib/is-parsable-url.js'
import { EnvironmentError, type EnvironmentReader } from '../shared/config/environment.js'
import { rememberSecret } from '../shared/config/known-secrets.js'

/** Who is told of changes: null without credentials. */
export interface NoticeConfig {
  indexNow: IndexNowConfig | null
  googleIndexing: GoogleIndexingConfig | null
  purge: PurgeConfig | null
  /** Not sent by the build, but by the program that makes its release live. */
  isDeferred?: boolean
}

export interface IndexNowConfig {
  /** Served as `/{key}.txt`, so it is no secret. */
  key: string
  endpoint: string
}

export interface GoogleIndexingConfig {
  clientEmail: string
  /** PEM. */
  privateKey: string
  tokenEndpoint: string
  endpoint: string
}

const ENDPOINTS = {
  indexNow: 'https://api.indexnow.org/indexnow',
  google: 'https://indexing.googleapis.com',
}
const TOKEN_ENDPOINT = 'https://oauth2.googleapis.com/token'

export function readNoticeConfig(read: EnvironmentReader, endpoints = ENDPOINTS): NoticeConfig {
  return {
    indexNow: readIndexNow(read, endpoints.indexNow),
    googleIndexing: readGoogleIndexing(read, endpoints.google),
    purge: readPurge(read),
  }
}

function readIndexNow(read: EnvironmentReader, endpoint: string): IndexNowConfig | null {
  const key = read.optional('INDEXNOW_KEY')
  if (key === null) return null
  if (!/^[A-Za-z0-9-]{8,128}$/.test(key)) {
    throw new EnvironmentError('INDEXNOW_KEY: it must be 8 to 128 letters, digits or hyphens.')
  }
  return { key, endpoint }
}

function readGoogleIndexing(
  read: EnvironmentReader,
  endpoint: string,
): GoogleIndexingConfig | null {
  const credentials = read.secret('GOOGLE_INDEXING_CREDENTIALS')
  if (credentials === null) return null
  const { client_email, private_key, token_uri = TOKEN_ENDPOINT } = parseServiceAccount(credentials)
  if (typeof client_email !== 'string' || !isPrivateKey(private_key) || !isAddress(token_uri)) {
    throw new EnvironmentError(
      'GOOGLE_INDEXING_CREDENTIALS: it must be the JSON key of a service account as Google gives it, with client_email, private_key and token_uri.',
    )
  }
  return {
    clientEmail: client_email,
    privateKey: private_key,
    tokenEndpoint: token_uri,
    endpoint,
  }
}

function isPrivateKey(value: unknown): value is string {
  try {
    createPrivateKey(value as string)
    return true
  } catch {
    return false
  }
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[^/@]+\//.test(value) && isParsableUrl(value)
}

/** Discards the parser's message, which would quote the secret. */
function parseServiceAccount(credentials: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(credentials)) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** What is called after each publication, so that a CDN forgets what has changed. */
export interface PurgeConfig {
  url: string
  /** With the secret. */
  headers: Record<string, string>
  /** JSON with `{urls}` and `{tags}` for two lists of texts. */
  body: string
}

const BODY = '{"urls": {urls}}'
/** Not in place of a list, such as within quotes, it breaks the JSON. */
const SAMPLE = ['"a"', 'b']

/** Null without an address to call. */
export function readPurge(read: EnvironmentReader): PurgeConfig | null {
  const url = read.address('PURGE_URL', 'PURGE_AUTHORIZATION')
  if (url === null) return null
  // Some take their key there.
  rememberSecret(new URL(url).search.slice(1))
  const body = read.text('PURGE_BODY', BODY)
  const filled = fillPurgeBody(body, { urls: SAMPLE, tags: SAMPLE })
  if (!isJson(filled) || /\{\w+\}/.test(filled)) {
    throw new EnvironmentError(
      `PURGE_BODY: it must be JSON once {urls} and {tags} are lists, without quotes around them, as in ${BODY}.`,
    )
  }
  return { url, body, headers: toHeaders(read.secret('PURGE_AUTHORIZATION')) }
}

export function fillPurgeBody(
  body: string,
  lists: Record<'urls' | 'tags', readonly string[]>,
): string {
  return body.replace(/\{(urls|tags)\}/g, (_whole, name: 'urls' | 'tags') =>
    JSON.stringify(lists[name]),
  )
}

/** Of `Authorization`, unless it names another header, as in `Fastly-Key: TOKEN`. */
function toHeaders(authorization: string | null): Record<string, string> {
  if (authorization === null) return {}
  const [, name = 'authorization', value = ''] =
    /^(?:([\w-]+):\s*)?([\x20-\x7e]+)$/.exec(authorization) ?? []
  if (value !== '') return { [name]: value }
  throw new EnvironmentError('PURGE_AUTHORIZATION: it has characters that no header can hold.')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
