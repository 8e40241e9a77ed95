import { memoize } from '../../shared/lib/memoize.js'
import { endings, shortestWithEnding } from '#words/search.js'

/** A word without its plural and its other endings; two spellings of one word have one stem. */
export const toStem = memoize((word: string): string =>
  word.length < shortestWithEnding
    ? word
    : endings.reduce((stem, [ending, common]) => stem.replace(ending, common), word),
)
