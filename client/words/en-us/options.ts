export * from '../en-gb/options.js'

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
