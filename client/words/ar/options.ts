/* Words for what editors choose from a list. The CMS stores the keys, in every language. */
export * from '../en-gb/options.js'

export const employmentTypes = {
  'Full time': 'دوام كامل',
  'Part time': 'دوام جزئي',
  Contractor: 'متعاقد',
  Temporary: 'عمل مؤقت',
  Intern: 'تدريب',
  Volunteer: 'تطوع',
  'Per diem': 'عمل باليوم',
  Other: 'أخرى',
}

export const workplaces = { 'On-site': 'في المكتب', Hybrid: 'هجين', Remote: 'عن بُعد' }

/** Shown alone. */
export const educationLevels = {
  'high school': 'الشهادة الثانوية',
  'associate degree': 'دبلوم متوسط',
  'bachelor degree': 'بكالوريوس',
  'professional certificate': 'شهادة مهنية',
  'postgraduate degree': 'دراسات عليا',
}

/** After an amount of pay. */
export const salaryUnits = {
  HOUR: 'في الساعة',
  DAY: 'يوميًا',
  WEEK: 'أسبوعيًا',
  MONTH: 'شهريًا',
  YEAR: 'سنويًا',
}

/** The department of jobs that name none. */
export const otherRoles = 'وظائف أخرى'
