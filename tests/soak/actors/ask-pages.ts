import type { Random } from '../../browser/runtime/random.js'
import type { ExpectedRelease } from '../judge/expected-release.js'
import { findProblem } from '../judge/find-problem.js'
import type { Actor, Soak } from '../soak.js'
import { createAsker, type SiteAnswer } from './ask-site.js'

/* Visitors by requests: every kind of page and file, each answer compared with its release. */

const BETWEEN = 33
const ENCODINGS = ['br', 'gzip', 'identity']

export const askPages: Actor = async (soak, random) => {
  const { parts, tally, pause, isOver } = soak
  const asker = createAsker(parts.origin, () => tally.count('asked again'))
  const visitor = createVisitor(soak, asker.ask)
  const underWay = new Set<Promise<void>>()
  while (!isOver()) {
    const visit = visitor(pickPath(random, parts.releases.current()), random.pick(ENCODINGS))
    underWay.add(visit)
    void visit.finally(() => underWay.delete(visit))
    await pause(BETWEEN)
  }
  await Promise.all(underWay)
  asker.close()
}

/** Every page and file of what is live, once. */
export async function askEverything(soak: Soak): Promise<void> {
  const { parts, tally } = soak
  const asker = createAsker(parts.origin, () => tally.count('asked again'))
  const visit = createVisitor(soak, asker.ask)
  for (const path of KINDS.flatMap((list) => list(parts.releases.current()))) {
    await visit(path, 'br')
  }
  asker.close()
}

type Ask = (path: string, headers: Record<string, string>) => Promise<SiteAnswer>

/** Never throws: what is wrong is counted. */
function createVisitor({ parts, tally, faults }: Soak, ask: Ask) {
  const { releases } = parts
  const kept = new Map<string, SiteAnswer>()

  return async (path: string, encoding: string): Promise<void> => {
    const oldest = releases.live()
    const key = `${path} ${encoding}`
    const former = kept.get(key)
    const headers = { 'accept-encoding': encoding, 'if-none-match': former?.etag ?? '"none"' }
    tally.count('requests')
    try {
      const answer = await ask(path, headers)
      const seen = answer.status === 304 && former !== undefined ? former : answer
      if (answer.status === 304) tally.count('unchanged')
      if (answer.status === 200 && answer.etag !== undefined) kept.set(key, answer)
      const problems = releases
        .since(oldest)
        .map((release) => findProblem(path, seen, release, releases.areMapsOld()))
      if (problems.includes(null)) return
      const during = faults.active === null ? '' : ` (during: ${faults.active})`
      tally.fail('wrong pages', `${path}: ${problems.join('; or ')}${during}`)
    } catch (error) {
      tally.fail('failures', `${path}: ${(error as Error).message}`)
    }
  }
}

const toData = (path: string) => `/page-data${path === '/' ? '/index' : path}/page-data.json`
const FILES = ['/feed.xml', '/feed.json', '/api/jobs.json', '/sitemap.xml', toData('/')]
const toPaths = (jobs: ExpectedRelease['open']) => [...jobs.values()].map(({ path }) => path)
const toOldLinks = (jobs: ExpectedRelease['open']) =>
  [...jobs.keys()].map((id) => `/job_ghid/${id}`)

/** The paths of each kind in a release. */
const KINDS: readonly ((release: ExpectedRelease) => string[])[] = [
  () => ['/'],
  () => FILES,
  ({ open }) => toPaths(open),
  ({ open }) => toPaths(open).map(toData),
  ({ open }) => toOldLinks(open),
  ({ closed }) => [...toPaths(closed), ...toOldLinks(closed)],
  ({ landings }) => [...landings.keys()],
  ({ landings }) => [...landings.keys()].map(toData),
  ({ pages }) => [...pages.keys()],
  ({ open }) => [...new Set([...open.values()].map(toDirectoryPath))],
  ({ formerPaths }) => [...formerPaths.keys()],
  () => ['/nothing-here', '/nothing/424242', '/job_ghid/424242'],
]

/** So few roles lie in two parts. */
const toDirectoryPath = ({ title }: { title: string }) =>
  /^[a-m]/i.test(title) ? '/a-to-z/a-m' : '/a-to-z/n-z'

function pickPath(random: Random, release: ExpectedRelease): string {
  const paths = random.pick(KINDS)(release)
  return paths.length === 0 ? '/' : random.pick(paths)
}
