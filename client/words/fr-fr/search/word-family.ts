import { exchangeEndings, type Endings } from '../../exchange-endings.js'

/** Of who does it and what it is: rédacteur and rédaction, boulanger and boulangerie, comptable and comptabilité. */
const DOERS: Endings = [
  ['teur', 'tion'],
  ['teur', 'tage'],
  ['eur', 'e'],
  ['eur', 'age'],
  ['eur', 'ure'],
  ['eur', 'erie'],
  ['er', 'erie'],
  ['ier', 'erie'],
  ['ier', 'e'],
  ['iste', 'ie'],
  ['le', 'ilite'],
  ['ant', 'ance'],
  ['eur', 'ement'],
  ['iste', 'ique'],
  ['icien', 'ique'],
  ['ien', 'ie'],
]

/** The words that one for an activity, or for who does it, may stand beside on a board; none for other words. */
export function toFamily(word: string): readonly string[] {
  return exchangeEndings(word, DOERS)
}
