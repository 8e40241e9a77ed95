import { toSearchWords } from './search-text.js'
import type { WrittenWord } from './word-forms.js'
import { smallWords } from '#words/search.js'

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#-]*/gu
/** What comes behind one of these is no part of the occupation. */
const BREAK = /[,;:(|/]|\s[\p{Pd}]\s/u
const SMALL = new Set(smallWords.split(' '))

/** 'PM' of 'Product Manager, Billing', and 'SE' of 'Senior Software Engineer' beside 'SSE'. */
export function findInitials(title: string): WrittenWord[] {
  let from = 0
  return title.split(BREAK).flatMap((part) => {
    const start = title.indexOf(part, from)
    from = start + part.length
    return initialsOf(part, start)
  })
}

function initialsOf(part: string, offset: number): WrittenWord[] {
  const words = [...part.matchAll(WORD)].filter(({ 0: word }) => !SMALL.has(word.toLowerCase()))
  const last = words.at(-1)
  if (last === undefined) return []
  const end = last.index + last[0].length
  return words.slice(0, -1).map(({ index }, at) => ({
    text: part.slice(index, end),
    start: offset + index,
    isName: true,
    forms: toSearchWords(
      words
        .slice(at)
        .map(({ 0: word }) => word.slice(0, 1))
        .join(''),
    ),
  }))
}
