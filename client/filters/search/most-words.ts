import { weighTerms, type Scores, type SearchIndex } from './search-index.js'
import type { SearchTerm } from './search-terms.js'
import { replacements } from './spelling.js'

/** What stands between the parts of a term; a search reads it back as the same term. */
const BETWEEN = { name: ' ', joined: '-', choice: '/' } as const

/** The jobs with most of the words of a search that none has all of. */
export interface MostWords {
  scores: Scores
  terms: readonly SearchTerm[]
  /** Words that no job has. */
  missing: readonly string[]
  /** Whether jobs with all the other words are among them. */
  hasOthers: boolean
  /** All of the words, spelt so that some job has them; null where none has. */
  spelling: string | null
}

/** Null where no job has at least half of them. */
export function findMostWords(index: SearchIndex, asked: readonly SearchTerm[]): MostWords | null {
  const typed = asked.flatMap((term) =>
    term.kind === 'name' && !isAnywhere(index, term) ? term.parts : [term],
  )
  const terms = typed.map((term) => spellRight(index, term))
  const weights = weighTerms(index, terms)
  const counts = Array.from(
    { length: index.size },
    (_, position) => weights.filter((scores) => (scores[position] ?? 0) > 0).length,
  )
  const most = Math.max(0, ...counts)
  if (most === 0 || most < terms.length / 2) return null
  const hasJobs = weights.map((scores) => scores.some((score) => score > 0))
  const found = terms.filter((_, at) => hasJobs[at])
  return {
    scores: Float32Array.from(counts, (count, position) =>
      count < most ? 0 : weights.reduce((sum, scores) => sum + (scores[position] ?? 0), 0),
    ),
    terms: found,
    missing: typed.filter((_, at) => !hasJobs[at]).map(toText),
    hasOthers: most === found.length,
    spelling: most === terms.length ? terms.map(toText).join(' ') : null,
  }
}

/** The term itself, or the likeliest one for a word that no job has. */
function spellRight(index: SearchIndex, term: SearchTerm): SearchTerm {
  if (isAnywhere(index, term) || term.parts.length > 0) return term
  const [spelling] = replacements(index, term.word)
  return (spelling === undefined ? undefined : index.toTerms(spelling)[0]) ?? term
}

function isAnywhere(index: SearchIndex, term: SearchTerm): boolean {
  return weighTerms(index, [term]).some((scores) => scores.some((score) => score > 0))
}

function toText({ word, kind, parts }: SearchTerm): string {
  return kind === 'word' ? word : parts.map((part) => part.word).join(BETWEEN[kind])
}
