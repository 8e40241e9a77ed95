/** A posting of the invented company, of which each vendor's form shows what that vendor has. */
export interface Posting {
  /** Of vendors that count. */
  number: number
  /** Of the others. */
  uuid: string
  title: string
  department: string
  place: Place
  workplace: 'On-site' | 'Hybrid' | 'Remote'
  type: 'Full time' | 'Part time' | 'Contractor' | 'Temporary' | 'Intern'
  /** By year, in whole units; null where none is stated. */
  pay: { min: number; max: number; currency: string } | null
  /** HTML. */
  text: string
  /** BCP 47. */
  language: string
  /** Days, YYYY-MM-DD. */
  publishedOn: string
  updatedOn: string
  closesOn: string | null
  requisition: string
}

export interface Place {
  town: string
  country: string
  countryCode: string
}
