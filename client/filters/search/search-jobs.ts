import { wordsWithPrefix, type SearchIndex } from './search-index.js'
import { toSearchWords } from '../query/search-text.js'

const TITLE = 2
const ELSEWHERE = 1

/**
 * How well each job answers a search, by its position in the listing: 0 for not at all, more for
 * more words found in the title. Every word must start some word of the job, in any order. Null if
 * the text holds no word, so that nothing was asked.
 */
export function searchJobs(index: SearchIndex, text: string): Uint16Array | null {
  const wanted = [...new Set(toSearchWords(text))]
  if (wanted.length === 0) return null
  const scores = new Uint16Array(index.size)
  wanted.forEach((prefix, round) => {
    const hits = findPrefix(index, prefix)
    hits.forEach((hit, position) => {
      const former = scores[position] ?? 0
      const missed = hit === 0 || (round > 0 && former === 0)
      scores[position] = missed ? 0 : former + hit
    })
  })
  return scores
}

function findPrefix(index: SearchIndex, prefix: string): Uint8Array {
  const hits = new Uint8Array(index.size)
  for (const { inTitle, elsewhere } of wordsWithPrefix(index, prefix)) {
    for (const position of inTitle) hits[position] = TITLE
    for (const position of elsewhere) {
      if (hits[position] === 0) hits[position] = ELSEWHERE
    }
  }
  return hits
}
