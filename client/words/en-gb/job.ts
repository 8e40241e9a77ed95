/* The page of a role: its facts, how to apply, what every employer must say. */
import { counted, toAlternatives } from './formats.js'

export const aboutThisRole = 'About this role'
export const similarRoles = 'Similar roles'

/** The names of the facts. Of two, the second is for several. */
export const location = 'Location'
export const locations = 'Locations'
export const workplace = 'Workplace'
export const department = 'Department'
export const team = 'Team'
export const type = 'Type'
export const fixedTerm = 'Fixed term'
export const salary = 'Salary'
export const workingHours = 'Working hours'
export const experience = 'Experience'
export const education = 'Education'
export const visaSponsorship = 'Visa sponsorship'
export const openings = 'Openings'
export const posted = 'Posted'
export const closes = 'Closes'
export const closed = 'Closed'
export const contact = 'Contact'
export const contacts = 'Contacts'
export const reference = 'Reference'

/** How long the contract of a fixed term is. */
export const monthsLong = (n: number) => counted(n, 'month')
export const yearsLong = (n: number) => counted(n, 'year')
export const noExperience = 'None needed'
export const monthsOrMore = (n: number) => `${counted(n, 'month')} or more`
export const yearsOrMore = (n: number) => `${counted(n, 'year')} or more`
export const visaOffered = 'Offered for this role'
export const visaNotOffered = 'Not offered for this role'
/** After the closing day: '25 November 2027, 23:59 London time'. */
export const untilTime = (time: string) => `, ${time}`
export const addToCalendar = 'Add to calendar'

/** Names of countries, at least one. */
export const remoteFrom = (places: readonly string[]) => `Remote, from ${toAlternatives(places)}`

/** A button. */
export const applyFor = (title: string) => `Apply for ${title}`
/** A button that does not show a long title; screen readers say it. */
export const applyBriefly = <Part>(title: string, hidden: (text: string) => Part) => [
  'Apply',
  hidden(` for ${title}`),
]
export const applyForPlace = (place: string) => `Apply for ${place}`
/** What the line says behind which the forms of further places, or for further ways, are. */
export const moreLocations = (n: number) => counted(n, 'more location')
export const moreWays = (n: number) => counted(n, 'more way to apply', 'more ways to apply')
export const closedOn = (day: string) => `Applications closed on ${day}.`
export const askContact = 'You cannot apply for this role here: please ask its contact.'
export const cannotApplyYet = 'You cannot apply for this role here yet.'
export const applyWhenOnline = 'You are offline. You can apply when you are connected again.'

export const equalOpportunity = 'Equal opportunity'
export const adjustments = 'Ask for adjustments'
export const personalData = 'Your personal data'

/* Words for what editors choose from a list. The CMS stores the keys, in every language. */

export const employmentTypes = {
  'Full time': 'Full time',
  'Part time': 'Part time',
  Contractor: 'Contractor',
  Temporary: 'Temporary',
  Intern: 'Intern',
  Volunteer: 'Volunteer',
  'Per diem': 'Per diem',
  Other: 'Other',
}

export const workplaces = {
  'On-site': 'On-site',
  Hybrid: 'Hybrid',
  Remote: 'Remote',
}

/** Shown alone, with a capital. */
export const educationLevels = {
  'high school': 'high school',
  'associate degree': 'associate degree',
  'bachelor degree': 'bachelor degree',
  'professional certificate': 'professional certificate',
  'postgraduate degree': 'postgraduate degree',
}

/** After an amount of pay. */
export const salaryUnits = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
}

/** The department of jobs that name none. */
export const otherRoles = 'Other roles'

/** What ends before a full stop or colon, the first sentence of a text that goes on. */
export const FIRST_SENTENCE = /^(.+?)[.:]\s+(?=\S)/
