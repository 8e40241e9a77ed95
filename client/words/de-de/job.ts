/* The page of a role: its facts, how to apply, what every employer must say. */
import { counted, toAlternatives } from './formats.js'

export * from '../en-gb/job.js'

export const aboutThisRole = 'Über diese Stelle'
export const similarRoles = 'Ähnliche Stellen'

/** The names of the facts. Of two, the second is for several. */
export const location = 'Standort'
export const locations = 'Standorte'
export const workplace = 'Arbeitsort'
export const department = 'Bereich'
export const team = 'Team'
export const type = 'Beschäftigung'
export const fixedTerm = 'Befristet auf'
export const salary = 'Gehalt'
export const workingHours = 'Arbeitszeit'
export const experience = 'Berufserfahrung'
export const education = 'Abschluss'
export const visaSponsorship = 'Unterstützung beim Visum'
export const openings = 'Offene Plätze'
export const posted = 'Veröffentlicht'
export const closes = 'Bewerbung bis'
export const closed = 'Bewerbungsschluss war'
export const contact = 'Kontakt'
export const contacts = 'Kontakte'
export const reference = 'Kennziffer'

/** How long the contract of a fixed term is. */
export const monthsLong = (n: number) => counted(n, 'Monat', 'Monate')
export const yearsLong = (n: number) => counted(n, 'Jahr', 'Jahre')
export const noExperience = 'Nicht erforderlich'
export const monthsOrMore = (n: number) => `Mindestens ${counted(n, 'Monat', 'Monate')}`
export const yearsOrMore = (n: number) => `Mindestens ${counted(n, 'Jahr', 'Jahre')}`
export const visaOffered = 'Für diese Stelle möglich'
export const visaNotOffered = 'Für diese Stelle nicht möglich'
/** After the closing day: '25. November 2027, 23:59 Uhr'. */
export const untilTime = (time: string) => `, ${time}`
export const addToCalendar = 'In den Kalender eintragen'

/** Names of countries, at least one. */
export const remoteFrom = (places: readonly string[]) => `Remote (${toAlternatives(places)})`

/** A button. */
export const applyFor = (title: string) => `Jetzt bewerben: ${title}`
/** A button that does not show a long title; screen readers say it. */
export const applyBriefly = <Part>(title: string, hidden: (text: string) => Part) => [
  'Jetzt bewerben',
  hidden(`: ${title}`),
]
export const applyForPlace = (place: string) => `Jetzt bewerben: ${place}`
/** What the line says behind which the forms of further places, or for further ways, are. */
export const moreLocations = (n: number) => counted(n, 'weiterer Standort', 'weitere Standorte')
export const moreWays = (n: number) =>
  counted(n, 'weiterer Bewerbungsweg', 'weitere Bewerbungswege')
export const closedOn = (day: string) => `Bewerbungsschluss war am ${day}.`
export const askContact =
  'Für diese Stelle können Sie sich hier nicht bewerben. Bitte wenden Sie sich an den genannten Kontakt.'
export const cannotApplyYet = 'Für diese Stelle können Sie sich hier noch nicht bewerben.'
export const applyWhenOnline =
  'Sie sind offline. Bewerben können Sie sich, sobald Sie wieder verbunden sind.'

export const equalOpportunity = 'Chancengleichheit'
export const adjustments = 'Barrierefreie Bewerbung'
export const personalData = 'Ihre persönlichen Daten'

/* Words for what editors choose from a list. The CMS stores the keys, in every language. */

export const employmentTypes = {
  'Full time': 'Vollzeit',
  'Part time': 'Teilzeit',
  Contractor: 'Freie Mitarbeit',
  Temporary: 'Befristet',
  Intern: 'Praktikum',
  Volunteer: 'Ehrenamt',
  'Per diem': 'Auf Abruf',
  Other: 'Sonstige',
}

export const workplaces = {
  'On-site': 'Vor Ort',
  Hybrid: 'Hybrid',
  Remote: 'Remote',
}

/** Shown alone, with a capital. */
export const educationLevels = {
  'high school': 'Schulabschluss',
  'associate degree': 'Fachschulabschluss',
  'bachelor degree': 'Bachelorabschluss',
  'professional certificate': 'Berufsabschluss',
  'postgraduate degree': 'Masterabschluss oder höher',
}

/** After an amount of pay. */
export const salaryUnits = {
  HOUR: 'pro Stunde',
  DAY: 'pro Tag',
  WEEK: 'pro Woche',
  MONTH: 'pro Monat',
  YEAR: 'pro Jahr',
}

/** The department of jobs that name none. */
export const otherRoles = 'Weitere Stellen'

/** What ends before a full stop or colon, the first sentence of a text that goes on. Not at "ca.", "z. B." or "2.". */
export const FIRST_SENTENCE =
  /^((?:\b(?:bzw|ca|d|etc|evtl|ggf|h|inkl|max|min|Nr|u|usw|z|\d+|[A-Z])\. |(?!\b(?:bzw|ca|d|etc|evtl|ggf|h|inkl|max|min|Nr|u|usw|z|\d+|[A-Z])\. ).)+?)[.:]\s+(?=\S)/
