import type { ExpectedJob, ExpectedRelease } from './expected-release.js'
import { toTarget, type Seen, type Target } from './target.js'

/* Feeds, the jobs API, the site map and page data: all of what they say about jobs. */

interface Told {
  id: string
  title: string
  path: string
}

/** Null if nothing is wrong. */
export function findFileProblem(
  path: string,
  { status, text }: Seen,
  release: ExpectedRelease,
): string | null {
  const pagePath = /^\/page-data(\/.+)\/page-data\.json$/.exec(path)?.[1]
  if (pagePath !== undefined) {
    const target = toTarget(pagePath === '/index' ? '/' : pagePath, release)
    // What has no page any more may be answered by another page's data, or not at all.
    if (['moved', 'closed', 'missing'].includes(target.kind)) return null
    if (status !== 200) return `${status} and not 200`
    return findDataProblem(target, JSON.parse(text), release)
  }
  if (status !== 200) return `${status} and not 200`
  return compareJobs(readTold(path, text), release, !path.startsWith('/sitemap'))
}

function readTold(path: string, text: string): Told[] {
  const items = (pattern: RegExp) => [...text.matchAll(pattern)]
  if (path === '/feed.json') {
    const { items: entries } = JSON.parse(text) as { items: { url: string; title: string }[] }
    return entries.map(({ url, title }) => toTold(url, title))
  }
  if (path === '/api/jobs.json') {
    const { jobs } = JSON.parse(text) as { jobs: { absolute_url: string; title: string }[] }
    return jobs.map((job) => toTold(job.absolute_url, job.title))
  }
  const pattern =
    path === '/feed.xml'
      ? /<item>\s*<title>([^<]*)<\/title>\s*<link>([^<]*)<\/link>/g
      : /()<loc>([^<]*\/\d+)<\/loc>/g
  return items(pattern).map(([, title = '', url = '']) => toTold(url, title))
}

function toTold(url: string, title: string): Told {
  const { pathname: path } = new URL(url)
  return { id: path.split('/').at(-1) ?? '', title: title.replaceAll('&amp;', '&'), path }
}

/** Whether a list has all open jobs, no other, and each with its title, before whatever follows it. */
function compareJobs(told: Told[], { open }: ExpectedRelease, hasTitles: boolean): string | null {
  for (const { id, title, path } of told) {
    const job = open.get(id)
    if (job === undefined) return `it has ${id}, which is not open`
    if (job.path !== path) return `it has ${path} and not ${job.path}`
    if (hasTitles && !title.startsWith(job.title)) return `it has ${title} and not ${job.title}`
  }
  const ids = new Set(told.map(({ id }) => id))
  return ids.size === open.size ? null : `it has ${ids.size} jobs and not ${open.size}`
}

type Data = Record<string, unknown>

function findDataProblem(target: Target, data: Data, { open }: ExpectedRelease): string | null {
  const views = listViews(data)
  for (const { id, title, path, pay } of views) {
    const job = open.get(String(id))
    if (job === undefined) return `its data has ${id}, which is not open`
    const problem = compareView({ title, path, pay }, job)
    if (problem !== null) return problem
  }
  if (!('job' in target)) return null
  const isThere = views.some(({ path }) => path === target.job.path)
  return isThere ? null : `its data has no ${target.job.title}`
}

function compareView({ title, path, pay }: Data, job: ExpectedJob): string | null {
  if (title !== job.title || path !== job.path) return `its data has ${title} and not ${job.title}`
  const absent = job.amounts.slice(0, 2).find((amount) => !String(pay).includes(amount))
  return absent === undefined ? null : `its data of ${job.title} does not say ${absent}`
}

/** Every job's view, wherever it is in the data. */
function listViews(value: unknown): Data[] {
  if (typeof value !== 'object' || value === null) return []
  if ('id' in value && 'title' in value && 'pay' in value) return [value as Data]
  return Object.values(value).flatMap(listViews)
}
