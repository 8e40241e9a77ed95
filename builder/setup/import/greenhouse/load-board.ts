import { readFile } from 'node:fs/promises'
import { mapConcurrent } from '../../../../client/shared/lib/map-concurrent.js'
import { isJobId } from '../../../../client/shared/addresses/url-policy.js'
import type { BoardJob } from './board-job.js'

const REQUESTS_AT_ONCE = 4
const TIMEOUT_MS = 20_000

/**
 * All jobs of a board, given by its URL, its name at Greenhouse, or a file with the API's response. Pay is
 * only in the responses for single jobs, so each of them is requested, which a file cannot offer.
 */
export async function loadBoard(board: string): Promise<BoardJob[]> {
  if (/^https?:\/\//i.test(board)) return fetchBoard(new URL(board))
  if (/^[a-z0-9_-]+$/i.test(board)) {
    return fetchBoard(new URL(`https://boards-api.greenhouse.io/v1/boards/${board}/jobs`))
  }
  const text = await readFile(board, 'utf8').catch((cause: unknown) => {
    throw new Error(`--board: there is no file "${board}".`, { cause })
  })
  return toJobs(parse(text, board), board)
}

async function fetchBoard(listUrl: URL): Promise<BoardJob[]> {
  listUrl.searchParams.set('content', 'true')
  const jobs = toJobs(await fetchJson(listUrl), listUrl.href)
  return mapConcurrent(jobs, REQUESTS_AT_ONCE, async (job) => {
    const whole = (await fetchJson(toJobUrl(listUrl, job))) as BoardJob
    return { ...job, ...whole }
  })
}

/** `…/jobs` → `…/jobs/1`; a board of static files, `…/jobs.json` → `…/jobs/1.json`. */
function toJobUrl(listUrl: URL, { id }: BoardJob): URL {
  const url = new URL(listUrl)
  url.pathname = url.pathname.replace(/(\.json)?\/?$/, (_, ending = '') => `/${id}${ending}`)
  url.searchParams.set('pay_transparency', 'true')
  return url
}

async function fetchJson(url: URL): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (cause: unknown) => {
      throw new Error(`--board: ${url.host} does not answer.`, { cause })
    },
  )
  if (!response.ok) throw new Error(`--board: ${url.href} answered ${response.status}.`)
  return parse(await response.text(), url.href)
}

function parse(text: string, source: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`--board: ${source} does not hold JSON.`, { cause })
  }
}

function toJobs(answer: unknown, source: string): BoardJob[] {
  const jobs: unknown = Array.isArray(answer) ? answer : (answer as { jobs?: unknown } | null)?.jobs
  const isJob = (job: unknown) => isJobId(String((job as BoardJob | null)?.id))
  if (!Array.isArray(jobs) || !jobs.every(isJob)) {
    throw new Error(`--board: ${source} is not a list of jobs: it needs {"jobs": [{"id": 1, …}]}.`)
  }
  return jobs as BoardJob[]
}
