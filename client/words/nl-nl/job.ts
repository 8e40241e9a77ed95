/* The page of a role: its facts, how to apply, what every employer must say. */
import { counted, toAlternatives } from './formats.js'

export * from '../en-gb/job.js'

export const aboutThisRole = 'Over deze vacature'
export const similarRoles = 'Vergelijkbare vacatures'

/** The names of the facts. Of two, the second is for several. */
export const location = 'Locatie'
export const locations = 'Locaties'
export const workplace = 'Werkplek'
export const department = 'Afdeling'
export const team = 'Team'
export const type = 'Dienstverband'
export const fixedTerm = 'Tijdelijk voor'
export const salary = 'Salaris'
export const workingHours = 'Werktijden'
export const experience = 'Werkervaring'
export const education = 'Opleiding'
export const visaSponsorship = 'Hulp bij een visum'
export const openings = 'Aantal plaatsen'
export const posted = 'Geplaatst'
export const closes = 'Reageren tot en met'
export const closed = 'Gesloten op'
export const contact = 'Contactpersoon'
export const contacts = 'Contactpersonen'
export const reference = 'Vacaturenummer'

/** How long the contract of a fixed term is. */
export const monthsLong = (n: number) => counted(n, 'maand', 'maanden')
export const yearsLong = (n: number) => counted(n, 'jaar', 'jaar')
export const noExperience = 'Niet nodig'
export const monthsOrMore = (n: number) => `${counted(n, 'maand', 'maanden')} of meer`
export const yearsOrMore = (n: number) => `${counted(n, 'jaar', 'jaar')} of meer`
export const visaOffered = 'Mogelijk voor deze functie'
export const visaNotOffered = 'Niet mogelijk voor deze functie'
/** After the closing day: '25 november 2027, 23:59 uur'. */
export const untilTime = (time: string) => `, ${time}`
export const addToCalendar = 'In je agenda zetten'

/** Names of countries, at least one. */
export const remoteFrom = (places: readonly string[]) =>
  `Op afstand, vanuit ${toAlternatives(places)}`

/** A button. */
export const applyFor = (title: string) => `Solliciteer als ${title}`
/** A button that does not show a long title; screen readers say it. */
export const applyBriefly = <Part>(title: string, hidden: (text: string) => Part) => [
  'Solliciteer',
  hidden(`: ${title}`),
]
export const applyForPlace = (place: string) => `Solliciteer in ${place}`
/** What the line says behind which the forms of further places, or for further ways, are. */
export const moreLocations = (n: number) => counted(n, 'andere locatie', 'andere locaties')
export const moreWays = (n: number) =>
  counted(n, 'andere manier om te solliciteren', 'andere manieren om te solliciteren')
export const closedOn = (day: string) => `Solliciteren kon tot en met ${day}.`
export const askContact =
  'Voor deze functie kun je hier niet solliciteren. Neem contact op met de contactpersoon.'
export const cannotApplyYet = 'Voor deze functie kun je hier nog niet solliciteren.'
export const applyWhenOnline = 'Je bent offline. Solliciteren kan zodra je weer verbinding hebt.'

export const equalOpportunity = 'Gelijke kansen'
export const adjustments = 'Aanpassingen aanvragen'
export const personalData = 'Je persoonsgegevens'

/* Words for what editors choose from a list. The CMS stores the keys, in every language. */

export const employmentTypes = {
  'Full time': 'Voltijd',
  'Part time': 'Deeltijd',
  Contractor: 'Freelance',
  Temporary: 'Tijdelijk',
  Intern: 'Stage',
  Volunteer: 'Vrijwilligerswerk',
  'Per diem': 'Oproepkracht',
  Other: 'Overig',
}

export const workplaces = {
  'On-site': 'Op locatie',
  Hybrid: 'Hybride',
  Remote: 'Op afstand',
}

/** Shown alone, with a capital. */
export const educationLevels = {
  'high school': 'middelbare school',
  'associate degree': 'associate degree',
  'bachelor degree': 'bachelor (hbo of wo)',
  'professional certificate': 'vakdiploma (mbo)',
  'postgraduate degree': 'master of hoger',
}

/** After an amount of pay. */
export const salaryUnits = {
  HOUR: 'per uur',
  DAY: 'per dag',
  WEEK: 'per week',
  MONTH: 'per maand',
  YEAR: 'per jaar',
}

/** The department of jobs that name none. */
export const otherRoles = 'Overige vacatures'

/** What ends before a full stop or colon, the first sentence of a text that goes on. Not at "bijv." or "ca.". */
export const FIRST_SENTENCE =
  /^((?:\b(?:bijv|bv|ca|circa|d\.w\.z|enz|evt|incl|max|min|nr|o\.a|t\/m|\d+|[A-Z])\. |(?!\b(?:bijv|bv|ca|circa|d\.w\.z|enz|evt|incl|max|min|nr|o\.a|t\/m|\d+|[A-Z])\. ).)+?)[.:]\s+(?=\S)/
