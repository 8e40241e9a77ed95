/** The closed value lists of the content model, spelled exactly as editors pick them in the CMS. */

export const WORKPLACES = ['On-site', 'Hybrid', 'Remote'] as const
export type Workplace = (typeof WORKPLACES)[number]

/** In the order in which the listing offers them. */
export const EMPLOYMENT_TYPES = [
  'Full time',
  'Part time',
  'Contractor',
  'Temporary',
  'Intern',
  'Volunteer',
  'Per diem',
  'Other',
] as const
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number]

export const JOB_STATUSES = ['Open', 'Closed', 'Paused'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

export const SALARY_UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const
export type SalaryUnit = (typeof SALARY_UNITS)[number]

/** The strings that Google accepts as a credential category. */
export const EDUCATION_LEVELS = [
  'none',
  'high school',
  'associate degree',
  'bachelor degree',
  'professional certificate',
  'postgraduate degree',
] as const
export type EducationLevel = (typeof EDUCATION_LEVELS)[number]

export const VISA_SPONSORSHIPS = ['not stated', 'yes', 'no'] as const
export type VisaSponsorship = (typeof VISA_SPONSORSHIPS)[number]

export const LOCATION_KINDS = ['office', 'remote', 'country', 'region'] as const
export type LocationKind = (typeof LOCATION_KINDS)[number]

export type BoilerplateKind = 'benefits' | 'process' | 'statement'

export const FEED_NAMES = ['rss', 'json', 'indeed', 'linkedin', 'greenhouse'] as const
export type FeedName = (typeof FEED_NAMES)[number]

export type ImageSide = 'left' | 'right'

export type NoticeTone = 'information' | 'warning'
