/* Words for what editors choose from a list. The CMS stores the keys, in every language. */
export * from '../en-gb/options.js'

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
