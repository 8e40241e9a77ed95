/* Words for what editors choose from a list. The CMS stores the keys, in every language. */
export * from '../en-gb/options.js'

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
