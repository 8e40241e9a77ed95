import { toAlternatives } from './formats.js'

export * from '../en-gb/job.js'

export const fixedTerm = 'Contract length'
/** Names of countries, at least one. */
export const remoteFrom = (places: readonly string[]) => `Remote, from ${toAlternatives(places)}`
export const adjustments = 'Request an accommodation'

export const employmentTypes = {
  'Full time': 'Full-time',
  'Part time': 'Part-time',
  Contractor: 'Contractor',
  Temporary: 'Temporary',
  Intern: 'Intern',
  Volunteer: 'Volunteer',
  'Per diem': 'Per diem',
  Other: 'Other',
}

/** Shown alone, with a capital. */
export const educationLevels = {
  'high school': 'high school',
  'associate degree': 'associate’s degree',
  'bachelor degree': 'bachelor’s degree',
  'professional certificate': 'professional certificate',
  'postgraduate degree': 'graduate degree',
}
