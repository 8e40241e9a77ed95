import { cutAtWord } from '../lib/cut-at-word.js'
import type { JobRow } from '../../shared/page-data/views.js'

/** Search engines replace a shorter description by words of their own choice. */
const SHORTEST = 110
const NAMED_ROLES = 4

/** The first line of a text, with further sentences for as long as it is short. */
export function completeDescription(
  text: string | null,
  more: readonly string[],
  shortest = SHORTEST,
): string {
  const first = cutAtWord(text ?? '', Infinity) ?? ''
  return more.reduce(
    (whole, sentence) => (whole.length < shortest ? `${whole} ${sentence}`.trim() : whole),
    first,
  )
}

/** 'Open now: Bid Manager, Account Executive and 3 more.' */
export function toTitlesSentence(jobs: readonly Pick<JobRow, 'title'>[]): string {
  const titles = [...new Set(jobs.map(({ title }) => title))]
  if (titles.length === 0) return 'No role is open at the moment.'
  const named = titles.slice(0, NAMED_ROLES)
  const others = titles.length - named.length
  return `Open now: ${named.join(', ')}${others === 0 ? '' : ` and ${others} more`}.`
}

/** 'Engineering, Bristol, Hybrid, Full time.' */
export function toFactsSentence({ department, places, workplace, types }: JobRow): string {
  const facts = [
    department.name,
    ...places.map(({ name }) => name),
    workplace,
    ...types.map(({ name }) => name),
  ]
  return `${[...new Set(facts.filter((fact) => fact !== null))].join(', ')}.`
}
