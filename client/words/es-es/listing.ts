/* The list of roles with its filters, rows of roles on any page, and the parts of pages that editors put together. */
import { counted, toAlternatives, toCountText, toList } from './formats.js'

export * from '../en-gb/listing.js'

/* A row. */

export const isNew = 'Nueva'
export const closesSoon = 'Termina pronto'
export const closes = <Day>(day: Day) => ['Hasta el ', day]
export const posted = <Day>(day: Day) => ['Publicada el ', day]
/** After the first places of a role: 'Sevilla, Vigo, León, +2 más'. */
export const andMore = (n: number) => `, +${n} más`
export const hybridWith = (officeDays: number) =>
  `Híbrido, ${counted(officeDays, 'día presencial', 'días presenciales')}`
/** Why a search found the role. @param texts That the row does not show. */
export const matches = (texts: readonly string[]) =>
  `Coincide con ${toList(texts.map((text) => `«${text}»`))}`

/* The list. */

export const showMore = (n: number) => `Mostrar ${counted(n, 'oferta más', 'ofertas más')}`
export const allIn = (n: number, department: string) =>
  n === 1 ? `La oferta en ${department}` : `Las ${toCountText(n)} ofertas en ${department}`

export const sortBy = 'Ordenar por'
export const byDepartment = 'Área'
export const byMatch = 'Relevancia'
export const byDate = 'Más recientes'

export const showAllRoles = 'Mostrar todas las ofertas'
export const searchFailed = <Again>(again: Again) => [
  'La búsqueda no se ha cargado: estas son todas las ofertas. ',
  again,
]
export const rolesFailed = 'No se han podido cargar las ofertas.'
export const tryAgain = 'Reintentar'

export const needsScript = (total: number) =>
  `La búsqueda y los filtros necesitan JavaScript y un navegador actual. Aquí están todas las ofertas (${toCountText(total)}); cada área y cada lugar tiene su propia página.`
/** Where the page has only the first of the roles. */
export const longNeedsScript = (total: number) =>
  `La búsqueda y los filtros necesitan JavaScript y un navegador actual. Las páginas de áreas y lugares, y la lista de la A a la Z, contienen todas las ofertas (${toCountText(total)}).`

export const noRoles = 'Ahora mismo no hay ofertas de empleo.'
export const noneMatchesSearch = (text: string) => `Ninguna oferta coincide con «${text}»`
export const noneMatchesAll = 'Ninguna oferta coincide con todos los filtros'
export const takeOneAway = 'Si quitas uno de ellos, aparecen ofertas:'
export const browseDepartment = 'O echa un vistazo a un área:'
/** A button, with the number of roles that it shows. */
export const actionFor = (action: string, n: number) =>
  `${action} (${counted(n, 'oferta', 'ofertas')})`

export const copySearch = 'Copiar el enlace de esta búsqueda'
/** The only place of a country, in a list of countries. */
export const placeIn = (country: string, place: string) => `${country} (${place})`

export const feedOfAll = 'Feed de todas las ofertas'
/** @param search 'Técnica, Sevilla' */
export const feedOfSearch = (search: string) => `Feed de esta búsqueda: ${search}`

/* The filters. */

export const filterForm = 'Ofertas'
export const searchRoles = 'Buscar ofertas'
export const anyPay = 'Cualquiera'
export const clearAll = 'Borrar todo'
export const chosenFilters = 'Filtros elegidos'
/** A button that shows the name of the filter only. */
export const removeChosen = <Part>(
  name: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [hidden('Quitar '), shown(name)]
/** A button, of which screen readers say to which filter it belongs. */
export const showAllOf = <Part>(
  n: number,
  filter: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown(`Mostrar todo (${n})`), hidden(`: ${filter}`)]
export const showFewerOf = <Part>(
  filter: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown('Mostrar menos'), hidden(`: ${filter}`)]
export const placesIn = (country: string) => `Lugares: ${country}`

/** A button that opens them on a small screen, and what it opens. */
export const openFilters = 'Filtros'
export const openFiltersApplied = (n: number) => `Filtros, ${counted(n, 'elegido', 'elegidos')}`
export const filters = 'Filtros'
export const closeFilters = 'Cerrar'
export const showRoles = 'Mostrar ofertas'
export const showCount = (n: number) => `Mostrar ${counted(n, 'oferta', 'ofertas')}`
export const noneToShow = 'Ninguna oferta coincide'

/** Links in place of filters, while there is no script. */
export const departmentLinks = 'Áreas'
export const openDepartmentLinks = 'Ir a un área'
export const jumpTo = 'Ir a'

/* On many pages. */

export const breadcrumb = 'Ruta de navegación'
/** A button beside a field. */
export const search = 'Buscar'
export const linkCopied = 'Enlace copiado'
export const cannotCopy =
  'Este navegador no deja copiar a la página: toma la dirección de la barra de direcciones'
/** After the name of what a link leads to, for screen readers. */
export const withOpenRoles = (n: number) => `, ${counted(n, 'oferta', 'ofertas')}`

/* Parts of a page to which editors gave no heading, for screen readers. */

export const benefits = 'Lo que ofrecemos'
export const departments = 'Áreas'
export const questions = 'Preguntas'
export const featuredRoles = 'Ofertas destacadas'
export const offices = 'Oficinas'
export const people = 'Nuestro equipo'
export const steps = 'Pasos'
export const table = 'Tabla'

/** Of the field for a search. */
export const findRole = 'Encuentra una oferta'
/** Of an office. */
export const openRolesThere = (n: number) =>
  n === 0 ? 'Sin ofertas' : counted(n, 'oferta', 'ofertas')

/* The filters of the list, and what is said of what they or a search find. */

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

/* The list of open roles on other websites. */

export const seeAllRoles = 'Ver todas las ofertas'
/** Of more than one, more than are listed. */
export const seeAllOf = (count: number) => `Ver las ${count} ofertas`
export const noRolesAtPresent = 'Ahora mismo no hay ofertas de empleo.'
