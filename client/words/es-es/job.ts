/* The page of a role: its facts, how to apply, what every employer must say. */
import { counted, toAlternatives } from './formats.js'

export * from '../en-gb/job.js'

export const aboutThisRole = 'Datos de la oferta'
export const similarRoles = 'Ofertas similares'

/** The names of the facts. Of two, the second is for several. */
export const location = 'Ubicación'
export const locations = 'Ubicaciones'
export const workplace = 'Modalidad'
export const department = 'Área'
export const team = 'Equipo'
export const type = 'Jornada y contrato'
export const fixedTerm = 'Duración del contrato'
export const salary = 'Salario'
export const workingHours = 'Horario'
export const experience = 'Experiencia'
export const education = 'Formación'
export const visaSponsorship = 'Ayuda con el visado'
export const openings = 'Vacantes'
export const posted = 'Publicada'
export const closes = 'Plazo hasta'
export const closed = 'Plazo terminado'
export const contact = 'Contacto'
export const contacts = 'Contactos'
export const reference = 'Referencia'

/** How long the contract of a fixed term is. */
export const monthsLong = (n: number) => counted(n, 'mes', 'meses')
export const yearsLong = (n: number) => counted(n, 'año', 'años')
export const noExperience = 'No se exige'
export const monthsOrMore = (n: number) => `${counted(n, 'mes', 'meses')} o más`
export const yearsOrMore = (n: number) => `${counted(n, 'año', 'años')} o más`
export const visaOffered = 'Disponible para este puesto'
export const visaNotOffered = 'No disponible para este puesto'
/** After the closing day: '25 de noviembre de 2027, 23:59 (hora de Madrid)'. */
export const untilTime = (time: string) => `, ${time}`
export const addToCalendar = 'Añadir al calendario'

/** Names of countries, at least one. */
export const remoteFrom = (places: readonly string[]) =>
  `Teletrabajo desde ${toAlternatives(places)}`

/** A button. */
export const applyFor = (title: string) => `Presentar candidatura: ${title}`
/** A button that does not show a long title; screen readers say it. */
export const applyBriefly = <Part>(title: string, hidden: (text: string) => Part) => [
  'Presentar candidatura',
  hidden(`: ${title}`),
]
export const applyForPlace = (place: string) => `Presentar candidatura: ${place}`
/** What the line says behind which the forms of further places, or for further ways, are. */
export const moreLocations = (n: number) => counted(n, 'ubicación más', 'ubicaciones más')
export const moreWays = (n: number) =>
  counted(n, 'vía más para presentarse', 'vías más para presentarse')
export const closedOn = (day: string) => `El plazo terminó el ${day}.`
export const askContact =
  'No puedes presentar aquí tu candidatura a esta oferta: escribe a la persona de contacto.'
export const cannotApplyYet = 'Todavía no puedes presentar aquí tu candidatura a esta oferta.'
export const applyWhenOnline =
  'No tienes conexión. Podrás presentar tu candidatura cuando vuelvas a tenerla.'

export const equalOpportunity = 'Igualdad de oportunidades'
export const adjustments = 'Pedir adaptaciones'
export const personalData = 'Tus datos personales'

/* Words for what editors choose from a list. The CMS stores the keys, in every language. */

export const employmentTypes = {
  'Full time': 'Jornada completa',
  'Part time': 'Media jornada',
  Contractor: 'Autónomo',
  Temporary: 'Temporal',
  Intern: 'Prácticas',
  Volunteer: 'Voluntariado',
  'Per diem': 'Por días',
  Other: 'Otros',
}

export const workplaces = {
  'On-site': 'Presencial',
  Hybrid: 'Híbrido',
  Remote: 'Teletrabajo',
}

/** Shown alone, with a capital. */
export const educationLevels = {
  'high school': 'bachillerato',
  'associate degree': 'técnico superior',
  'bachelor degree': 'grado universitario',
  'professional certificate': 'certificado profesional',
  'postgraduate degree': 'máster o superior',
}

/** After an amount of pay. */
export const salaryUnits = {
  HOUR: 'por hora',
  DAY: 'al día',
  WEEK: 'a la semana',
  MONTH: 'al mes',
  YEAR: 'al año',
}

/** The department of jobs that name none. */
export const otherRoles = 'Otras ofertas'

/** What ends before a full stop or colon, the first sentence of a text that goes on. Not at "aprox." or "Sr.". */
export const FIRST_SENTENCE =
  /^((?:\b(?:aprox|etc|ej|máx|mín|núm|pág|p|Sra?|tel|\d+|[A-Z])\. |(?!\b(?:aprox|etc|ej|máx|mín|núm|pág|p|Sra?|tel|\d+|[A-Z])\. ).)+?)[.:]\s+(?=\S)/
