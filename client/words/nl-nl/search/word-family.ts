import { exchangeEndings, type Endings } from '../../exchange-endings.js'

/** Of who does it and what it is: ontwikkelaar and ontwikkeling, bakker and bakkerij, adviseur and advies. */
const DOERS: Endings = [
  ['aar', 'ing'],
  ['er', 'ing'],
  ['er', 'en'],
  ['ster', 'er'],
  ['eur', 'ie'],
  ['ist', 'ie'],
  ['eut', 'ie'],
  ['er', 'erij'],
  ['or', 'ie'],
  ['icus', 'iek'],
  ['ent', 'entie'],
  ['eur', 'es'],
  ['er', ''],
]

/** The words that one for an activity, or for who does it, may stand beside on a board; none for other words. */
export function toFamily(word: string): readonly string[] {
  return exchangeEndings(word, DOERS)
}
