/* The filters of the list, and what is said of what they or a search find. */
import { counted, toCountText } from './formats/counted.js'
import { toAlternatives } from './formats/list-text.js'

export * from '../en-gb/filters.js'

export const location = 'Ubicación'
export const department = 'Área'
export const type = 'Jornada y contrato'
export const remote = 'Teletrabajo'
export const pay = 'Salario'

export const remoteOnly = 'Solo teletrabajo'
/** @param amount With its currency: '50.000 €'. */
export const payOrMore = (amount: string) => `${amount} al año o más`

export const openRoles = 'Ofertas de empleo'
export const openRolesIn = (department: string) => `Ofertas de empleo en ${department}`

export const countOpen = (n: number) => counted(n, 'oferta de empleo', 'ofertas de empleo')
export const countOf = (found: number, total: number) =>
  `${toCountText(found)} de ${counted(total, 'oferta', 'ofertas')}`
export const noOpenRoles = 'No hay ofertas de empleo'
export const noneMatches = 'Ninguna oferta coincide'
/** For screen readers. @param found One of the four above. */
export const newestFirst = (found: string) => `${found}, primero las más recientes`
export const searching = (total: number) => `Buscando en ${counted(total, 'oferta', 'ofertas')}…`

/** @param values From the address, at least one. */
export const unknownValues = (values: readonly string[]) => {
  const filters = values.length === 1 ? 'se ha omitido ese filtro' : 'se han omitido esos filtros'
  const names = toAlternatives(values.map((value) => `«${value}»`))
  return `No hay ninguna oferta en ${names}, así que ${filters}.`
}

/** Among the chosen filters. */
export const searchedFor = (text: string) => `«${text}»`
/** Buttons, of which each says how many roles there are without its filter. */
export const removeSearch = 'Quitar la búsqueda'
export const removeFilter = (name: string) => `Quitar «${name}»`

/** @param other Roles paid otherwise. @param silent Roles that state no pay. Not both are 0. */
export const notCompared = (other: number, currency: string, silent: number) => {
  const roles = [
    other === 0 ? '' : `${counted(other, 'oferta', 'ofertas')} sin salario anual en ${currency}`,
    silent === 0 ? '' : `${counted(silent, 'oferta', 'ofertas')} sin salario indicado`,
  ]
  return `No se comparan: ${roles.filter(Boolean).join(' y ')}.`
}

export const remoteHint = (n: number, country: string) =>
  `+ ${counted(n, 'oferta', 'ofertas')} de teletrabajo (${country})`
/** Countries that a sentence names otherwise than editors do; by ISO 3166. */
export const countriesInSentence: Record<string, string> = {}

/* How a search was understood. */

export const searchedSpelling = (text: string, spelling: string) =>
  `Ninguna oferta contiene «${text}». Estos son los resultados de «${spelling}».`
export const searchedMost =
  'Ninguna oferta contiene todas estas palabras. Estos son los resultados de la mayoría de ellas.'
/** @param words At least one. @param hasOthers Whether roles have all of the other words. */
export const wordsLeftOut = (words: readonly string[], hasOthers: boolean) => {
  const verb = words.length === 1 ? 'se ha omitido esa palabra' : 'se han omitido esas palabras'
  const others = hasOthers ? '' : ' Ninguna oferta contiene todas las demás.'
  const names = words.map((word) => `«${word}»`).join(' o ')
  return `Ninguna oferta contiene ${names}, así que ${verb}.${others}`
}
/** @param pay '50.000 € al año o más' */
export const readAsPay = (text: string, pay: string) =>
  `«${text}» se entiende como ${pay}. No se muestran las ofertas sin salario anual en esa moneda.`
export const noPayInCurrency = (text: string) =>
  `Ninguna oferta indica un salario anual en la moneda de «${text}», así que se ha omitido.`
