/* The page of a role: its facts, how to apply, what every employer must say. */
import { counted, toAlternatives } from './formats.js'

export * from '../en-gb/job.js'

export const aboutThisRole = 'Informations sur l’offre'
export const similarRoles = 'Offres similaires'

/** The names of the facts. Of two, the second is for several. */
export const location = 'Lieu'
export const locations = 'Lieux'
export const workplace = 'Mode de travail'
export const department = 'Métier'
export const team = 'Équipe'
export const type = 'Contrat'
export const fixedTerm = 'Durée du contrat'
export const salary = 'Salaire'
export const workingHours = 'Horaires'
export const experience = 'Expérience'
export const education = 'Formation'
export const visaSponsorship = 'Aide au visa'
export const openings = 'Postes à pourvoir'
export const posted = 'Publiée le'
export const closes = 'Candidatures jusqu’au'
export const closed = 'Clôturée le'
export const contact = 'Contact'
export const contacts = 'Contacts'
export const reference = 'Référence'

/** How long the contract of a fixed term is. */
export const monthsLong = (n: number) => counted(n, 'mois', 'mois')
export const yearsLong = (n: number) => counted(n, 'an', 'ans')
export const noExperience = 'Non exigée'
export const monthsOrMore = (n: number) => `${counted(n, 'mois', 'mois')} ou plus`
export const yearsOrMore = (n: number) => `${counted(n, 'an', 'ans')} ou plus`
export const visaOffered = 'Possible pour ce poste'
export const visaNotOffered = 'Impossible pour ce poste'
/** After the closing day: '25 novembre 2027, 23:59 (heure de Paris)'. */
export const untilTime = (time: string) => `, ${time}`
export const addToCalendar = 'Ajouter à l’agenda'

/** Names of countries, at least one. */
export const remoteFrom = (places: readonly string[]) => `Télétravail (${toAlternatives(places)})`

/** A button. */
export const applyFor = (title: string) => `Postuler : ${title}`
/** A button that does not show a long title; screen readers say it. */
export const applyBriefly = <Part>(title: string, hidden: (text: string) => Part) => [
  'Postuler',
  hidden(` : ${title}`),
]
export const applyForPlace = (place: string) => `Postuler : ${place}`
/** What the line says behind which the forms of further places, or for further ways, are. */
export const moreLocations = (n: number) => counted(n, 'autre lieu', 'autres lieux')
export const moreWays = (n: number) =>
  counted(n, 'autre façon de postuler', 'autres façons de postuler')
export const closedOn = (day: string) => `Les candidatures sont closes depuis le ${day}.`
export const askContact =
  'Vous ne pouvez pas postuler ici à cette offre : adressez-vous au contact indiqué.'
export const cannotApplyYet = 'Vous ne pouvez pas encore postuler ici à cette offre.'
export const applyWhenOnline =
  'Vous êtes hors ligne. Vous pourrez postuler une fois la connexion rétablie.'

export const equalOpportunity = 'Égalité des chances'
export const adjustments = 'Demander un aménagement'
export const personalData = 'Vos données personnelles'

/* Words for what editors choose from a list. The CMS stores the keys, in every language. */

export const employmentTypes = {
  'Full time': 'Temps plein',
  'Part time': 'Temps partiel',
  Contractor: 'Indépendant',
  Temporary: 'Temporaire',
  Intern: 'Stage',
  Volunteer: 'Bénévolat',
  'Per diem': 'À la journée',
  Other: 'Autre',
}

export const workplaces = {
  'On-site': 'Sur site',
  Hybrid: 'Hybride',
  Remote: 'Télétravail',
}

/** Shown alone, with a capital. */
export const educationLevels = {
  'high school': 'baccalauréat',
  'associate degree': 'bac +2',
  'bachelor degree': 'licence ou bac +3',
  'professional certificate': 'diplôme professionnel',
  'postgraduate degree': 'master ou plus',
}

/** After an amount of pay. */
export const salaryUnits = {
  HOUR: 'par heure',
  DAY: 'par jour',
  WEEK: 'par semaine',
  MONTH: 'par mois',
  YEAR: 'par an',
}

/** The department of jobs that name none. */
export const otherRoles = 'Autres offres'

/** What ends before a full stop or colon, the first sentence of a text that goes on. Not at "env." or "M.". */
export const FIRST_SENTENCE =
  /^((?:\b(?:env|ex|etc|max|min|p|réf|tél|\d+|[A-Z])\. |(?!\b(?:env|ex|etc|max|min|p|réf|tél|\d+|[A-Z])\. ).)+?)[\u00a0\u202f ]?[.:]\s+(?=\S)/
