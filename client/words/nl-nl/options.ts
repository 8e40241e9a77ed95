/* Words for what editors choose from a list. The CMS stores the keys, in every language. */
export * from '../en-gb/options.js'

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
