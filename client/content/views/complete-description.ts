import { comma } from '#words/formats.js'
import * as jobWords from '#words/job.js'
import * as words from '#words/content.js'
import { toWidth, cutAtWord } from '../lib/text-width.js'
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
  return more
    .filter(Boolean)
    .reduce(
      (whole, sentence) => (toWidth(whole) < shortest ? follow(whole, sentence) : whole),
      first,
    )
}

function follow(text: string, sentence: string): string {
  return text === '' ? sentence : words.followedBy(text, sentence)
}

/** Null for a text that only says the title again. */
export function withoutTitle(text: string | null, title: string): string | null {
  const toWords = (line: string) =>
    line
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ')
  return text !== null && toWords(text) === toWords(title) ? null : text
}

/**
 * 'Open now: Bid Manager, Account Executive and 3 more.', with as many titles as fit, so that nothing is
 * cut; empty if not even one does. @param room As of `toWidth`.
 */
export function toTitlesSentence(jobs: readonly Pick<JobRow, 'title'>[], room: number): string {
  const titles = [...new Set(jobs.map(({ title }) => title))]
  if (titles.length === 0) return words.noRoleOpen
  for (let count = Math.min(NAMED_ROLES, titles.length); count > 0; count--) {
    const others = titles.length - count
    const named = titles.slice(0, count).join(comma)
    const sentence = others === 0 ? words.openNow(named) : words.openNowAndMore(named, others)
    if (toWidth(sentence) <= room) return sentence
  }
  return ''
}

/** 'Engineering, Bristol, Hybrid, Full time.' */
export function toFactsSentence({ department, places, workplace, types }: JobRow): string {
  const facts = [
    department.name,
    ...places.map(({ name }) => name),
    workplace && jobWords.workplaces[workplace],
    ...types.map(({ name }) => name),
  ]
  return words.factsSentence([...new Set(facts.filter((fact) => fact !== null))].join(comma))
}
