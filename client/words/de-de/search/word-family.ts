import { exchangeEndings, type Endings } from '../../exchange-endings.js'

/** Of who does it and what it is: Entwickler and Entwicklung, Leiter and Leitung, Assistent and Assistenz, Bäcker and Bäckerei. */
const DOERS: Endings = [
  ['er', 'ung'],
  ['ler', 'eln'],
  ['er', 'en'],
  ['ent', 'enz'],
  ['or', 'ion'],
  ['eur', 'ion'],
  ['ist', 'ik'],
  ['iker', 'ik'],
  ['ist', 'ie'],
  ['eut', 'ie'],
  ['e', 'ie'],
  ['ater', 'at'],
  ['er', 'erei'],
  ['leiter', 'leitung'],
]

/** The words that one for an activity, or for who does it, may stand beside on a board; none for other words. */
export function toFamily(word: string): readonly string[] {
  return exchangeEndings(word, DOERS)
}
