export { foldLetters, separateSearch } from '../../as-written.js'

/** What has lost its vowel before another: l'accueil, chef d'équipe. */
const ELIDED = /(?<![\p{L}\p{M}])(?:[cdjlmnst]|qu)['’ʼ](?=\p{L})/giu

/** A text whose words can be told apart. */
export function separateWords(text: string): string {
  return text.replace(ELIDED, '')
}
