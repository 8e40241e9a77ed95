import { EMPLOYMENT_TYPES, type EmploymentType } from '../../shared/content-model/content-values.js'
import { createWordReader } from './read-words.js'

/** 'Permanent' is none of them: it says nothing of the hours. */
export const toEmploymentType = createWordReader<EmploymentType>(EMPLOYMENT_TYPES, {
  contract: 'Contractor',
  freelance: 'Contractor',
  freelancer: 'Contractor',
  temp: 'Temporary',
  internship: 'Intern',
  trainee: 'Intern',
  vollzeit: 'Full time',
  teilzeit: 'Part time',
})
