import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import { toExpectedRelease, type ExpectedRelease } from './judge/expected-release.js'
import { LIMITS } from './limits.js'

/** What was published, in order: of several at once, only the newest becomes a release. */
export interface Publication {
  what: string
  ref: string
  documents: readonly CareersDocument[]
  /** Once it is live: what is remembered of deleted jobs is from the release before. */
  expected: ExpectedRelease | null
  /** In ms; `liveAt` once this one or a newer one is live. */
  publishedAt: number
  liveAt: number | null
  /** Whether it is not live after too long a time. */
  isLate: boolean
}

export type Releases = ReturnType<typeof createReleases>

export function createReleases(siteRoot: string) {
  const publications: Publication[] = []
  let former = { link: '', index: -1 }
  let changedAt = 0
  let newest: ExpectedRelease | undefined

  /** The number of the publication that visitors see now; -1 before the first. */
  function live(): number {
    const current = path.join(siteRoot, 'current')
    const link = readlinkSync(current)
    if (link === former.link) return former.index
    const contentRef = readRef(path.join(siteRoot, link))
    const index = publications.findIndex(({ ref }) => ref === contentRef)
    if (index < former.index) throw new Error(`After ${former.link}, ${link} has older content.`)
    // Another one may have been live since the last look.
    const made = new Set(listFolders(path.join(siteRoot, 'releases')).map(readRef))
    for (const each of publications.slice(former.index + 1, index + 1)) {
      if (!made.has(each.ref)) continue
      each.expected = toExpectedRelease(each.documents, newest)
      newest = each.expected
    }
    former = { link, index }
    changedAt = Date.now()
    for (const each of publications.slice(0, index + 1)) each.liveAt ??= changedAt
    return index
  }

  return {
    publications,
    live,
    /** The documents are those that the ref stands for. */
    add(what: string, ref: string, documents: readonly CareersDocument[]): void {
      publications.push({
        what,
        ref,
        documents,
        expected: null,
        publishedAt: Date.now(),
        liveAt: null,
        isLate: false,
      })
    },
    current: (): ExpectedRelease => expectedOf(publications[live()]),
    /** All that have been live since the one with a number was. */
    since: (index: number): ExpectedRelease[] =>
      publications.slice(index, live() + 1).flatMap(({ expected }) => expected ?? []),
    areMapsOld: () => Date.now() - changedAt < LIMITS.redirects,
  }
}

function expectedOf(publication: Publication | undefined): ExpectedRelease {
  if (publication?.expected) return publication.expected
  throw new Error('The live release is of no known publication.')
}

const listFolders = (folder: string) => readdirSync(folder).map((name) => path.join(folder, name))

/** Of a release; empty for what is none, or has been deleted meanwhile. */
function readRef(folder: string): string {
  try {
    const text = readFileSync(path.join(folder, 'release.json'), 'utf8')
    return (JSON.parse(text) as { contentRef: string }).contentRef
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return ''
    throw error
  }
}
