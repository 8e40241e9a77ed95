/* What the search knows of the language. */
import { technicalNames } from '../technical-names.js'
import { type Endings, exchangeEndings } from '../exchange-endings.js'

export * from '../as-written.js'

/** People write whole sentences, whose other words say nothing about a job. */
export const fillers =
  'el la los las un una unos unas de del al a y e o u en con por para sin como que se busco buscar busca trabajo trabajos empleo empleos oferta ofertas puesto puestos vacante vacantes cerca zona alrededor quiero trabajar de'

/** Within a title, of another language too; its initials leave them out. */
export const smallWords = 'a al an and at con de del e el en in la las los of para the to y'

/* What people type at any company. A name may have several words; a comma separates names. */

/** Each line names one thing. */
export const alike: readonly string[] = [
  ...technicalNames,
  'teletrabajo, remoto, remote, en remoto, a distancia, desde casa, home office',
  'media jornada, tiempo parcial, jornada parcial, part time, jornada reducida',
  'jornada completa, tiempo completo, full time',
  'indefinido, fijo, contrato indefinido, permanente',
  'temporal, contrato temporal, eventual, interino',
  'autónomo, freelance, por cuenta propia, contratista',
  'senior, sénior, experimentado',
  'junior, júnior, sin experiencia, recién titulado',
  'turno de noche, noche, nocturno',
  // Beginners
  'prácticas, becario, beca, intern, internship, pasante, practicante',
  'aprendiz, formación dual, fp dual, aprendizaje',
  'voluntario, voluntariado',
  // Software
  'desarrollador, developer, programador, dev, coder',
  'ingeniero, engineer, ing',
  'ingeniero de software, software engineer, desarrollador de software, ingeniero informático, swe',
  'informático, técnico informático, informática',
  'administrador de sistemas, sysadmin, técnico de sistemas',
  'tester, qa, control de calidad, aseguramiento de calidad, probador',
  'soporte técnico, helpdesk, soporte informático, service desk',
  'ciberseguridad, seguridad informática, security engineer',
  'ia, inteligencia artificial, ai, machine learning, ml, aprendizaje automático',
  'analista de datos, data analyst',
  'jefe de producto, product manager, gestor de producto, product owner, pm',
  'jefe de proyecto, project manager, gestor de proyectos, director de proyecto',
  'redactor, copywriter, redacción, content',
  'diseñador, designer, diseño',
  // Offices
  'rrhh, recursos humanos, hr, human resources, personal',
  'selección, recruiter, reclutador, selección de personal, talent acquisition, técnico de selección',
  'contable, contabilidad, accountant, contador',
  'nóminas, payroll, técnico de nóminas',
  'compras, comprador, procurement, aprovisionamiento',
  'comercial, ventas, sales, representante de ventas, asesor comercial',
  'vendedor, dependiente, ventas, asesor de ventas',
  'cajero, caja, dependiente',
  'ejecutivo de cuentas, account executive, account manager, gestor de cuentas',
  'atención al cliente, servicio al cliente, customer service, teleoperador, gestor de clientes',
  'call center, teleoperador, televenta, teleoperadora',
  'secretario, auxiliar administrativo, asistente, secretariado',
  'administrativo, administración, oficinista',
  'recepcionista, recepción',
  'abogado, jurista, asesor jurídico, letrado, legal',
  'marketing, mercadotecnia, publicidad',
  'director general, ceo, gerente general',
  'jefe de equipo, team leader, team lead, coordinador, supervisor',
  'responsable, jefe, encargado, manager, director, head of',
  'logística, supply chain, cadena de suministro',
  'community manager, redes sociales, social media',
  // Trades
  'mozo de almacén, almacén, almacenero, preparador de pedidos, operario de almacén',
  'carretillero, conductor de carretilla',
  'conductor, chófer, camionero, transportista',
  'repartidor, mensajero, reparto, cartero',
  'cocinero, cocina, chef, ayudante de cocina',
  'camarero, mesero, ayudante de camarero, sala',
  'limpiador, limpieza, personal de limpieza, camarera de pisos',
  'mantenimiento, técnico de mantenimiento, operario de mantenimiento',
  'electricista, técnico electricista',
  'fontanero, plomero, instalador',
  'mecánico, mecánica',
  'vigilante, seguridad, vigilante de seguridad, guardia, portero',
  'operario, peón, operador, operario de producción',
  'albañil, construcción, peón de obra',
  'agrícola, agricultura, agrario, campo',
  // Care and teaching
  'enfermero, enfermería, due, nurse',
  'auxiliar de enfermería, tcae, cuidador, gerocultor, ayuda a domicilio, auxiliar de ayuda a domicilio',
  'médico, doctor, facultativo',
  'profesor, docente, maestro, formador, teacher',
  'maestro infantil, educador infantil, maestro',
  'trabajador social, educador social, integrador social',
  'monitor, animador, educador',
]

/** What is meant by a name too, but not the other way round. */
export const wider: readonly (readonly [names: string, meant: string])[] = [
  ['cloud', 'aws, azure, gcp, kubernetes'],
  ['full stack, fullstack', 'desarrollador, frontend, backend'],
  ['informático', 'desarrollador, administrador de sistemas'],
  ['oficina', 'administrativo, recepcionista'],
  ['barman', 'camarero'],
]

/** Words that begin others of another meaning. */
export const complete: readonly string[] = ['java', 'intern', 'due']

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

/** Shorter words have no ending. */
export const shortestWithEnding: number = 4

/** What the endings of one word have in common, on the way in and on the way out; no matter what it says. */
export const endings: readonly (readonly [RegExp, string])[] = [
  // Plurals
  [/(?<=.{3}[dlnrzj])es$/, ''],
  [/(?<=.{3}[aeo])s$/, ''],
  // Women
  [/(?<=.{3}or)a$/, ''],
  [/mujer$/, 'hombre'],
  [/(?<=.{3})[aeo]$/, ''],
]

/** With a hyphen or a space. Two groups, which are written together. */
export const writtenApart = /\b(tele|front|back|full|auto)[\s-]+(trabajo|end|stack|empleo)\b/gi

/** In letters. From so many on, a word is found within longer ones; where a language does not join words, none is. */
export const shortestInner: number = Infinity

/** What may stand between two words that are joined. */
export const links: readonly string[] = ['']

/* How people write pay into a search. Sources of regular expressions, in lower case and without accents. */

/** Between thousands; signs of a class. */
export const thousands = '.\u0020\u00a0\u202f'

export const beforePay =
  'salario|sueldo|desde|mas de|al menos|minimo|min\\.?|unos|aproximadamente|a partir de|de'
export const afterPay =
  'mas|o mas|brutos?|netos?|(?:al|por) ano|/\\s?ano|anuales|anual|b/a|salario|sueldo'
/** Between the ends of a range, beside a dash. */
export const upTo = 'a|hasta'
/** Behind an amount of pay that is not by the year. */
export const byOther =
  '(?:(?:la|por|al|a la|el)\\s|/\\s?)(?:hora|h|dia|semana|mes)(?!\\p{L})|mensuales|mensual'
/** Before an amount: asks for the opposite, or for pay that is not by the year. */
export const notLeast = 'menos de|hasta|maximo|max\\.?|por debajo de'
/** Behind a number: how many of them it is. */
export const multiples: Record<string, number> = { k: 1000, mil: 1000 }
/** By how they are typed; '$' for whichever dollar the roles are paid in. */
export const currencies: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  libra: 'GBP',
  libras: 'GBP',
  franco: 'CHF',
  francos: 'CHF',
  dolar: '$',
  dolares: '$',
}
