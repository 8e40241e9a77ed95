import type { JobDocument } from '../../shared/content-model/content-types.js'
import { toDocumentId, toDocumentIds, toText } from '../documents/field-values.js'

export interface MissingField {
  /** Of the job document, as the CMS names it. */
  field: string
  /** 'it has no department' */
  what: string
}

/** The first field that a document leaves empty, and without which a job can have no page; null if it has all. */
export function findMissing({ data }: Pick<JobDocument, 'data'>): MissingField | null {
  const { title, department, locations, workplace, remote_countries: countries } = data ?? {}
  if (toText(title) === null) return { field: 'title', what: 'it has no title' }
  if (toDocumentId(department) === null) {
    return { field: 'department', what: 'it is in no department' }
  }
  if (toDocumentIds(locations, 'location').length === 0) {
    return { field: 'locations', what: 'it is in no place' }
  }
  if (workplace === 'Remote' && toDocumentIds(countries, 'country').length === 0) {
    return {
      field: 'remote_countries',
      what: 'it is remote, and names no country from which it can be done',
    }
  }
  return null
}
