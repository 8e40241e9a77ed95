import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { mapConcurrent } from '../../../client/shared/lib/map-concurrent.js'
import { isParsableUrl } from '../../../client/shared/lib/is-parsable-url.js'
import { readBytes } from '../../../client/shared/content-api/read-bytes.js'
import type { PlatformBody } from '../../../client/shared/content-api/platform.js'
import { explainLoss } from '../../shared/services/explain-loss.js'
import { explainFileError } from '../../shared/site-root/explain-file-error.js'
import type { Fields } from '../board-job.js'
import { toJobNumber } from '../job-number.js'
import { isRecord } from '../../../client/shared/lib/is-record.js'

const REQUESTS_AT_ONCE = 4
const TIMEOUT_MS = 20_000
/** In bytes; a thousand long jobs have ten million. */
const LARGEST_ANSWER = 64 * 1024 * 1024

/**
 * All jobs of a board, given by its URL, its name at Greenhouse, or a file with the API's response. Pay is
 * only in the responses for single jobs, so each of them is requested, which a file cannot offer. Of their
 * types only the list is certain.
 */
export async function loadBoard(board: string, largest = LARGEST_ANSWER): Promise<unknown[]> {
  if (/^https?:\/\//i.test(board)) {
    if (!isParsableUrl(board)) throw new Error(`--board: "${board}" is no address.`)
    return fetchBoard(new URL(board), largest)
  }
  if (/^[a-z0-9_-]+$/i.test(board)) {
    const url = new URL(`https://boards-api.greenhouse.io/v1/boards/${board}/jobs`)
    return fetchBoard(url, largest)
  }
  return toJobs(parse(await readBoardFile(board, largest), board), board)
}

async function readBoardFile(file: string, largest: number): Promise<string> {
  const body = Readable.toWeb(createReadStream(file)) as PlatformBody
  try {
    return await readText(body, file, largest)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    if (code === 'ENOENT') {
      throw new Error(`--board: there is no file "${file}".`, { cause: error })
    }
    const why =
      code === 'EISDIR'
        ? 'it is a folder: name the file in it'
        : explainFileError(error as Error).replace(/\.$/, '') || message
    throw new Error(`--board: "${file}" cannot be read, ${why}.`, { cause: error })
  }
}

async function readText(body: PlatformBody | null, source: string, largest: number) {
  const bytes = await readBytes(body, largest, () => {
    const size = `${Math.round(largest / 1024 / 1024)} MiB`
    return new Error(`--board: ${source} is larger than ${size}, which no board is.`)
  })
  return new TextDecoder().decode(bytes)
}

async function fetchBoard(listUrl: URL, largest: number): Promise<unknown[]> {
  listUrl.searchParams.set('content', 'true')
  const jobs = toJobs(await fetchJson(listUrl, largest), listUrl.href)
  return mapConcurrent(jobs, REQUESTS_AT_ONCE, async (job) => {
    if (!hasJobId(job)) return job
    const whole = await fetchJson(toJobUrl(listUrl, job), largest)
    return { ...job, ...(whole as Fields) }
  })
}

/** `…/jobs` → `…/jobs/1`; a board of static files, `…/jobs.json` → `…/jobs/1.json`. */
function toJobUrl(listUrl: URL, { id }: Fields): URL {
  const url = new URL(listUrl)
  url.pathname = url.pathname.replace(
    /(\.json)?\/?$/,
    (_, ending = '') => `/${String(id)}${ending}`,
  )
  url.searchParams.set('pay_transparency', 'true')
  return url
}

async function fetchJson(url: URL, largest: number): Promise<unknown> {
  const explain = (cause: unknown) => {
    const isSlow = (cause as Error).name === 'TimeoutError'
    const what = isSlow
      ? `takes longer than ${TIMEOUT_MS / 1000} seconds. Try again`
      : explainLoss(cause)
    return new Error(`--board: ${url.host} ${what}.`, { cause })
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { signal }).catch((cause: unknown) => {
    throw explain(cause)
  })
  if (!response.ok)
    throw new Error(`--board: ${url.href} answered ${response.status}. Check the name or address.`)
  const text = await readText(response.body as PlatformBody | null, url.href, largest).catch(
    (cause: Error) => {
      throw cause.message.startsWith('--board') ? cause : explain(cause)
    },
  )
  return parse(text, url.href)
}

function parse(text: string, source: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`--board: ${source} does not hold JSON.`, { cause })
  }
}

/** One without an id is told of with the rest of its board. */
function toJobs(answer: unknown, source: string): unknown[] {
  const jobs: unknown = Array.isArray(answer) ? answer : (answer as { jobs?: unknown } | null)?.jobs
  if (!Array.isArray(jobs) || (jobs.length > 0 && !jobs.some(hasJobId))) {
    throw new Error(`--board: ${source} is not a list of jobs: it needs {"jobs": [{"id": 1, …}]}.`)
  }
  return jobs
}

function hasJobId(job: unknown): job is Fields {
  return isRecord(job) && toJobNumber(job['id']) !== null
}
