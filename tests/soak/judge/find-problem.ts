import type { ExpectedJob, ExpectedRelease } from './expected-release.js'
import { findFileProblem } from './find-file-problem.js'
import { readPage, type ReadPage } from './read-page.js'
import { DRAFT_MARK, toTarget, type Seen, type Target } from './target.js'

/** A listing of more rows shows some of each department, and the directory all. */
const MOST_ROWS = 100
const LEAST_OF_MANY = 25

/**
 * What contradicts the documents of a release; null if nothing does. The server's maps of redirects may
 * be older than the release for a while: then an address that has changed is not found.
 */
export function findProblem(
  path: string,
  seen: Seen,
  release: ExpectedRelease,
  areMapsOld = false,
): string | null {
  if (seen.text.includes(DRAFT_MARK)) return 'a draft is shown'
  if (/\.(json|xml)$/.test(path)) return findFileProblem(path, seen, release)
  if (path.startsWith('/job_ghid/')) return findOldLinkProblem(path, seen, release)
  const target = toTarget(path, release)
  const page = readPage(seen.text)
  if (target.kind === 'moved') {
    if (seen.status === null) return null
    if (areMapsOld && seen.status === 404) return null
    return seen.status === 301 && seen.location === target.job.path
      ? null
      : `${seen.status} and not 301 to ${target.job.path}`
  }
  const status = { missing: 404, closed: 410 }[target.kind as string] ?? 200
  if (seen.status !== null && seen.status !== status) return `${seen.status} and not ${status}`
  return (
    findTitleProblem(page, release) ??
    findPageProblem(path, target, page, release) ??
    findRowProblem(page, release)
  )
}

/** What contradicts each of some releases; null as soon as one is not contradicted. */
export function findInEach(
  releases: readonly ExpectedRelease[],
  find: (release: ExpectedRelease) => string | null,
): string | null {
  const problems = releases.map(find)
  return problems.includes(null) ? null : problems.join('; or ')
}

/**
 * A listing that a visitor has narrowed may have any of its rows, and those of a long board, which are
 * loaded on interest, may be of a later release than the page.
 */
export function findNarrowedProblem(
  text: string,
  releases: readonly ExpectedRelease[],
): string | null {
  if (text.includes(DRAFT_MARK)) return 'a draft is shown'
  const page = readPage(text)
  const problems = [
    findInEach(releases, (release) => findTitleProblem(page, release)),
    ...page.rows.map((row) =>
      findInEach(releases, (release) => findRowProblem({ rows: [row] }, release)),
    ),
  ]
  return problems.find((problem) => problem !== null) ?? null
}

function findTitleProblem({ title }: ReadPage, { organisation }: ExpectedRelease): string | null {
  // A long title leaves the organisation out.
  const named = /Careers at (.*)$/.exec(title)?.[1] ?? organisation
  return named === organisation ? null : `its title is ${title}`
}

function findPageProblem(path: string, target: Target, page: ReadPage, release: ExpectedRelease) {
  const jobs = [...release.open.values()]
  switch (target.kind) {
    case 'job':
      return findJobProblem(target.job, page)
    case 'closed':
      return says(page.heading, target.job.title)
    case 'landing': {
      const listed = jobs.filter(({ listedBy }) => listedBy.has(path))
      return says(page.heading, target.heading) ?? findMissingRow(listed, page)
    }
    case 'content':
      return page.title.includes(target.heading) ? null : says(page.heading, target.heading)
    case 'index':
      return page.text.includes(`${jobs.length} open roles`)
        ? findMissingRow(jobs, page)
        : `it does not say ${jobs.length} open roles`
    case 'directory': {
      const isListed = new RegExp(`^[${path.split('/').at(-1)}]`, 'i')
      return findMissingLink(
        jobs.filter(({ title }) => isListed.test(title)),
        page,
      )
    }
    default:
      return null
  }
}

function findJobProblem({ title, amounts, places }: ExpectedJob, page: ReadPage): string | null {
  const absent = [...amounts, ...places].find((text) => !page.text.includes(text))
  if (absent !== undefined) return `it does not say ${absent}`
  const wrong = [page.heading, ...page.postings].find((text) => text !== title)
  return wrong === undefined ? null : `it is of ${wrong} and not of ${title}`
}

/** Each row of each list, whatever the page. */
function findRowProblem(
  { rows }: Pick<ReadPage, 'rows'>,
  { open }: ExpectedRelease,
): string | null {
  for (const { id, path, title, text } of rows) {
    const job = open.get(id)
    if (job === undefined) return `it lists ${id}, which is not open`
    const isRight = job.path === path && job.title === title
    if (!isRight) return `it lists ${id} as ${title} at ${path} and not as ${job.title}`
    const absent = job.amounts.slice(0, 2).find((amount) => !text.includes(amount))
    if (absent !== undefined) return `its row of ${id} does not say ${absent}`
  }
  return null
}

function findMissingRow(jobs: readonly ExpectedJob[], { rows }: ReadPage): string | null {
  const listed = new Set(rows.map(({ id }) => id))
  if (jobs.length > MOST_ROWS) {
    return listed.size >= LEAST_OF_MANY ? null : `it lists ${listed.size} roles of ${jobs.length}`
  }
  const missing = jobs.find(({ id }) => !listed.has(id))
  return missing === undefined ? null : `it does not list ${missing.title}`
}

function findMissingLink(jobs: readonly ExpectedJob[], { links }: ReadPage): string | null {
  const labels = new Map(links.map(({ path, text }) => [path, text]))
  const missing = jobs.find(({ path, title }) => !labels.get(path)?.includes(title))
  return missing === undefined ? null : `it does not list ${missing.title}`
}

/** A job number of the site that this one replaced: until the maps are loaded, a page leads on in the browser. */
function findOldLinkProblem(path: string, seen: Seen, release: ExpectedRelease): string | null {
  const id = path.split('/').at(-1) ?? ''
  const job = release.open.get(id)
  const status = release.closed.has(id) ? 410 : 404
  if (job === undefined) return seen.status === status ? null : `${seen.status} and not ${status}`
  if (seen.status === 200) return seen.text.includes(job.path) ? null : `no way to ${job.path}`
  return seen.status === 301 && seen.location === job.path
    ? null
    : `${seen.status} to ${seen.location} and not to ${job.path}`
}

const says = (text: string, wanted: string) =>
  text === wanted ? null : `it says ${text} and not ${wanted}`
