/* Words for what editors choose from a list. The CMS stores the keys, in every language. */
export * from '../en-gb/options.js'

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
