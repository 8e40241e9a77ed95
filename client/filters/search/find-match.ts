import { findWords } from './search-text.js'
import type { JobRow } from '../../shared/page-data/views.js'
import type { JobText, SearchField } from './job-texts.js'
import { closeness, countsIn, toIndexWords, type SearchTerm } from './search-terms.js'
import { toStem } from './stem.js'

/** From the first character to before the last. */
export type Range = readonly [start: number, end: number]

/** Why a search found a job. */
export interface JobMatch {
  title: Range[]
  summary: Range[]
  /** Texts that the row does not show, where nothing that it shows has a word of the search. */
  hidden: string[]
}

export type MatchOf = (job: JobRow) => JobMatch

export function findMatch(
  job: JobRow,
  texts: readonly JobText[],
  terms: readonly SearchTerm[],
): JobMatch {
  const mark = (text: string, field: SearchField) =>
    findWords(text)
      .filter(({ word }) => terms.some((term) => closest([word], field, term) > 0))
      .map(({ start, end }): Range => [start, end])
  const hidden = terms.flatMap((term) => {
    const found = texts
      .map((text) => ({ ...text, close: closest(toIndexWords(text.text), text.field, term) }))
      .filter(({ close }) => close > 0)
      .sort((a, b) => b.close - a.close)
    return found.some(({ isShown }) => isShown) ? [] : found.slice(0, 1)
  })
  return {
    title: mark(job.title, 'title'),
    summary: mark(job.summary ?? '', 'summary'),
    hidden: [...new Set(hidden.map(({ text }) => text))],
  }
}

function closest(words: readonly string[], field: SearchField, term: SearchTerm): number {
  const all = words.map((word) => closeness(term, word, toStem(word)))
  return Math.max(0, ...all.filter((close) => countsIn(field, close, term)))
}
