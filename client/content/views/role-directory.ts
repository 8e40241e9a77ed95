import { slugify } from '../lib/slugify.js'
import { comma } from '#words/formats.js'
import { language } from '#words/frame.js'
import * as words from '#words/content.js'
import { isLong } from '../../filters/answer/first-rows.js'
import type { DirectoryRole } from '../../shared/page-data/page-views.js'
import type { CountedLink, JobRow } from '../../shared/page-data/views.js'
import { memoize } from '../../shared/lib/memoize.js'
import { byJobId } from '../lib/by-job-id.js'
import { groupBy } from '../lib/group-by.js'
import { memoizeLatest } from '../lib/memoize-latest.js'

/** One page of a directory of roles by title. */
export interface DirectoryPart extends CountedLink {
  roles: DirectoryRole[]
}

/** A page of more links is hard to read, and a change of one role would rewrite much. */
const MOST_ROLES = 200
const LEAST_ROLES = 50
/** A prime, because ids often have a pattern. */
const ENDS_ONE_IN = 97

/**
 * Roles by the first letter of their title, in parts whose paths are below `basePath`. Which letters
 * share a part hardly depends on single roles, so one that comes, goes or is renamed changes no other
 * part than its own. None where a page can bear all rows itself.
 */
export const toDirectory = memoizeLatest((rows: readonly JobRow[], basePath: string) => {
  if (!isLong(rows)) return []
  const letters = groupBy([...rows].sort(compareTitles), ({ title }) => [toLetter(title)])
  const others = letters.get(OTHER) ?? []
  const groups = toHalves([...words.alphabet]).flatMap((half) => toGroups(half, letters))
  return [
    ...toParts(OTHER, 'other', others, basePath),
    ...groups.flatMap(({ name, slug, rows }) => toParts(name, slug, rows, basePath)),
  ]
})

export function toPartLink({ name, path, count }: DirectoryPart): CountedLink {
  return { name, path, count }
}

interface LetterGroup {
  name: string
  slug: string
  rows: JobRow[]
}

/** Halves of the alphabet, of these halves, and so on, until each has few roles or one letter. */
function toGroups(some: readonly string[], letters: ReadonlyMap<string, JobRow[]>): LetterGroup[] {
  const rows = some.flatMap((letter) => letters.get(letter) ?? [])
  if (some.length > 1 && rows.length > MOST_ROLES) {
    return toHalves(some).flatMap((half) => toGroups(half, letters))
  }
  const [first = '', last = ''] = [some[0], some.at(-1)]
  return first === last
    ? [{ name: first, slug: slugify(first), rows }]
    : [{ name: words.letterRange(first, last), slug: slugify(`${first}-${last}`), rows }]
}

function toHalves(some: readonly string[]): string[][] {
  const middle = Math.ceil(some.length / 2)
  return [some.slice(0, middle), some.slice(middle)]
}

function toParts(
  group: string,
  slug: string,
  rows: readonly JobRow[],
  basePath: string,
): DirectoryPart[] {
  const parts = cut(rows)
  return parts.map((own, index) => ({
    name: parts.length === 1 ? group : words.partOfLetters(group, index + 1),
    path: `${basePath}/${index === 0 ? slug : `${slug}-${index + 1}`}`,
    count: own.length,
    roles: own.map(toRole),
  }))
}

/** Where a part ends depends on its last role, so that the next ones stay as they are when one comes or goes. */
function cut(rows: readonly JobRow[]): JobRow[][] {
  if (rows.length === 0) return []
  if (rows.length <= MOST_ROLES) return [[...rows]]
  const parts: JobRow[][] = []
  let part: JobRow[] = []
  for (const row of rows) {
    part.push(row)
    const isEnd = part.length >= LEAST_ROLES && Number(row.id) % ENDS_ONE_IN === 0
    if (!isEnd && part.length < MOST_ROLES) continue
    parts.push(part)
    part = []
  }
  return part.length === 0 ? parts : [...parts, part]
}

const toRole = memoize(
  ({ id, path, title, places, lang }: JobRow): DirectoryRole => ({
    id,
    path,
    title,
    ...(lang !== undefined && { lang }),
    place: places.map(({ name }) => name).join(comma),
  }),
  new WeakMap(),
)

const OTHER = words.otherLetters

/** The language knows which letters are forms of another, as É of E, か of カ and أ of ا, and not Å of A in Swedish. */
function toLetter(title: string): string {
  return letterOf(title.trim().normalize('NFC').charAt(0))
}

const letterOf = memoize(
  (first: string) =>
    [...words.alphabet].find((letter) => forms.compare(letter, first) === 0) ?? OTHER,
)

const forms = new Intl.Collator(language, { sensitivity: 'base' })

const titles = new Intl.Collator(language, { numeric: true })

function compareTitles(a: JobRow, b: JobRow): number {
  const byTitle = a.title === b.title ? 0 : titles.compare(a.title, b.title)
  return byTitle || byJobId(a.id, b.id)
}
