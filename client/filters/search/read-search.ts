import type { ListingView } from '../../shared/page-data/listing-views.js'
import { takeAmount } from './amounts.js'
import { findPay } from './find-pay.js'
import { findMostWords, type MostWords } from './most-words.js'
import { searchJobs, type Scores, type SearchIndex } from './search-index.js'
import type { SearchTerm } from './search-terms.js'
import { toSearchWords } from './search-text.js'
import { suggestSpelling } from './spelling.js'
import * as filterWords from '#words/listing.js'

/** How a search was understood, and what it found in that way. */
export interface Reading {
  /** Null if the text has nothing to look for. */
  scores: Scores | null
  terms: readonly SearchTerm[]
  /** What a visitor has to know of it, in sentences. None promises roles: the filters may leave none. */
  notes: readonly string[]
}

/** The words as they are typed, and an amount as pay; nothing is guessed. */
export function readStrictly(index: SearchIndex, listing: ListingView, text: string): Reading {
  const { rest, amount } = takeAmount(text, index.isKnown)
  const terms = index.toTerms(rest)
  const words = { scores: searchJobs(index, terms), terms, notes: [] }
  if (amount === null) return words
  const { scores, note } = findPay(listing, words.scores ?? allOf(index), amount)
  return { ...words, scores, notes: [note] }
}

/** Where no job has the words: those of their likely spelling, else those with most of the words. */
export function readSearch(index: SearchIndex, listing: ListingView, text: string): Reading {
  const typed = readStrictly(index, listing, text)
  const { rest, amount } = takeAmount(text, index.isKnown)
  if (typed.terms.length === 0 || hasAny(searchJobs(index, typed.terms))) return typed

  const suggested = suggestSpelling(index, rest)
  const most = suggested === null ? findMostWords(index, typed.terms) : null
  const spelling = suggested ?? most?.spelling ?? null
  if (spelling !== null) {
    const spelled = readStrictly(index, listing, `${spelling} ${amount?.text ?? ''}`)
    const note = filterWords.searchedSpelling(text.trim(), spelling)
    return { ...spelled, notes: [note, ...spelled.notes] }
  }
  if (most === null) return typed
  const words = { ...typed, scores: most.scores, terms: most.terms }
  const note = toMostNote(most, text)
  if (amount === null) return { ...words, notes: [note] }
  const pay = findPay(listing, most.scores, amount)
  return { ...words, scores: pay.scores, notes: [note, pay.note] }
}

function toMostNote({ missing, hasOthers }: MostWords, text: string): string {
  if (missing.length === 0) return filterWords.searchedMost
  const written = text.split(/\s+/)
  const asWritten = (word: string) =>
    written.find((part) => toSearchWords(part).join() === word) ?? word
  return filterWords.wordsLeftOut(missing.map(asWritten), hasOthers)
}

function allOf({ size }: SearchIndex): Scores {
  return new Float32Array(size).fill(1)
}

function hasAny(scores: Scores | null): boolean {
  return scores?.some((score) => score > 0) === true
}
