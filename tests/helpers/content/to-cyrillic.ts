import { PSEUDO_LANGUAGE } from '../words/speak-pseudo-language.js'

/** What visitors read of a document. Other fields are codes, names of machines and addresses. */
const READ = new Set(
  [
    'text title name short_name alias meta_title meta_description summary team working_hours note label',
    'role street locality region postcode country_name cta_label heading quote organisation_name site_name',
    'keywords requisition_id words publisher link_label value caption question duration alt copyright',
  ].flatMap((line) => line.split(' ')),
)
/** In these groups, `name` is that of a parameter. */
const CODES = new Set(['source_params'])
const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const CYRILLIC = 'абцдефгхижклмнопярстувшьыз'

/** A document with each letter that visitors read in another script: one for one, and without marks. */
export function toCyrillicDocument<Of extends object>(object: Of): Of {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, toCyrillicValue(name, value)]),
  ) as Of
}

function toCyrillicValue(name: string, value: unknown): unknown {
  if (name === 'lang') return PSEUDO_LANGUAGE
  if (typeof value === 'string') return READ.has(name) ? toCyrillic(value) : value
  if (CODES.has(name) || value === null || typeof value !== 'object') return value
  if (!Array.isArray(value)) return toCyrillicDocument(value)
  return value.map((part: unknown) => toCyrillicValue(name, part))
}

export function toCyrillic(text: string): string {
  return text.replace(/\p{Script=Latin}/gu, (letter) => {
    const plain = letter.normalize('NFD').charAt(0)
    const other = CYRILLIC[LATIN.indexOf(plain.toLowerCase())] ?? '?'
    return letter === letter.toLowerCase() ? other : other.toUpperCase()
  })
}
