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
