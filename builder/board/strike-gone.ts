import type { KnownPage } from './board-memory.js'

type Pages = ReadonlyMap<string, KnownPage>

/** The pages of a list without the postings that are gone. */
export function strikeGone(
  pages: Pages,
  isGone: (posting: unknown) => boolean,
  now: number,
): Pages {
  return new Map(
    [...pages].map(([path, known]) => {
      const postings = known.page.postings.filter((posting) => !isGone(posting))
      if (postings.length === known.page.postings.length) return [path, known]
      return [path, { ...known, page: { ...known.page, postings }, struckAt: now }]
    }),
  )
}

/** Ten minutes, in ms: a new posting may be in the list before its details can be read. */
const LATER = 600_000

/** Whether the page is to be read anew, though the vendor may not have changed it. */
export function isToBeReadAnew({ struckAt }: KnownPage, now: number): boolean {
  return struckAt !== undefined && now - struckAt >= LATER
}

/** Of a list's postings: a few may have been closed since it was made; when more are gone, the board is broken. */
export function mayBeGone(gone: number, listed: number): boolean {
  return gone <= Math.max(3, listed / 10)
}
