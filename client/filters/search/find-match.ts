import type { JobRow } from '../../shared/page-data/views.js'
import { findInitials } from './initials.js'
import { HIDDEN, type JobText, type SearchField } from './job-texts.js'
import {
  closeness,
  closenessOf,
  countsIn,
  isUnspaced,
  isWhole,
  isWithin,
  type SearchTerm,
} from './search-terms.js'
import { toPlainText } from './search-text.js'
import { toStem } from './stem.js'
import { findWrittenWords, toIndexWords, type WrittenWord } from './word-forms.js'

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
  const all = terms.flatMap(withParts)
  const mark = (words: readonly WrittenWord[], field: SearchField) =>
    words.flatMap((word) => markWord(word, field, all))
  const isFound = (term: SearchTerm) =>
    texts.some((text) => closestOf(term, toWordsOf(text), text.field) > 0)
  // The words of a name may be in several texts.
  const asked = terms.flatMap((term) =>
    term.kind === 'name' && !isFound(term) ? term.parts : [term],
  )
  const hidden = asked.flatMap((term) => {
    const found = texts
      .map((text) => ({ ...text, close: closestOf(term, toWordsOf(text), text.field) }))
      .filter(({ close }) => close > 0)
      .sort((a, b) => b.close - a.close)
    return found.some(({ field }) => !HIDDEN.has(field)) ? [] : found.slice(0, 1)
  })
  return {
    title: mergeRanges([
      ...mark(findWrittenWords(job.title), 'title'),
      ...mark(findInitials(job.title), 'initials'),
    ]),
    summary: mergeRanges(mark(findWrittenWords(job.summary ?? ''), 'summary')),
    hidden: [...new Set(hidden.map(({ text }) => text))],
  }
}

function withParts(term: SearchTerm): SearchTerm[] {
  return [term, ...term.parts.flatMap(withParts)]
}

function toWordsOf({ text, field }: JobText): readonly string[] {
  const initials = field === 'title' ? findInitials(text).flatMap(({ forms }) => forms) : []
  return [...toIndexWords(text), ...initials]
}

function closestOf(term: SearchTerm, words: readonly string[], field: SearchField): number {
  return closenessOf(term, (part) => closest(words, field, part))
}

function closest(words: readonly string[], field: SearchField, term: SearchTerm): number {
  const all = words.map((word) => closeness(term, word, toStem(word)))
  return Math.max(0, ...all.filter((close) => countsIn(field, close, term)))
}

function markWord(
  { text, start, forms, isName }: WrittenWord,
  field: SearchField,
  terms: readonly SearchTerm[],
): Range[] {
  const found = terms.filter((term) => {
    const close = closest(forms, field, term)
    return isName ? isWhole(close) : close > 0
  })
  const parts = found.map((term) =>
    isUnspaced(term.word) || isWithin(closest(forms, field, term)) ? findWithin(text, term) : null,
  )
  return parts.includes(null)
    ? [[start, start + text.length]]
    : parts.flatMap((part) => (part === null ? [] : [[start + part[0], start + part[1]] as const]))
}

/** Where a word stands within a longer one; null where the two are alike otherwise. */
function findWithin(text: string, { word, stem }: SearchTerm): Range | null {
  const letters = [...text].map((letter) => ({ letter, plain: toPlainText(letter) }))
  const plainText = letters.map(({ plain }) => plain).join('')
  const part = [word, stem].find((form) => plainText.includes(form))
  if (part === undefined) return null
  const at = plainText.indexOf(part)
  const last = at + part.length
  let [start, end, passed] = [0, 0, 0]
  for (const { letter, plain } of letters) {
    // What is nothing for a comparison belongs to the letter before it.
    if (passed < at || (passed === at && plain === '')) start += letter.length
    if (passed < last || (passed === last && plain === '')) end += letter.length
    passed += plain.length
  }
  return [start, end]
}

function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last === undefined || start >= last[1]) merged.push([start, end])
    else merged[merged.length - 1] = [last[0], Math.max(last[1], end)]
  }
  return merged
}
