import { exchangeEndings, type Endings } from '../../exchange-endings.js'

/** Of who does it and what it is: programador and programación, contable and contabilidad, peluquero and peluquería. */
const DOERS: Endings = [
  ['dor', 'cion'],
  ['or', 'ion'],
  ['dor', 'miento'],
  ['ero', 'eria'],
  ['euta', 'ia'],
  ['istico', 'ismo'],
  ['or', 'ura'],
  ['ista', 'ismo'],
  ['ista', 'ia'],
  ['able', 'abilidad'],
  ['dor', 'do'],
  ['dor', 'r'],
  ['ario', 'aria'],
  ['ico', 'ia'],
]

/** The words that one for an activity, or for who does it, may stand beside on a board; none for other words. */
export function toFamily(word: string): readonly string[] {
  return exchangeEndings(word, DOERS)
}
