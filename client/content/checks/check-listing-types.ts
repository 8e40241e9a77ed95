import { EMPLOYMENT_TYPES } from '../../shared/content-model/content-values.js'
import { toItems } from '../documents/field-values.js'
import { toDocumentRef, type Report } from '../documents/problems.js'
import type { SiteContent } from '../site/site-content.js'
import { toEmploymentType } from '../values/employment-type.js'

/** A list of roles of a page may name types; another word than those of the list finds hardly any role. */
export function checkListingTypes({ pages }: SiteContent, report: Report): void {
  for (const page of pages) {
    toItems(page.data.slices).forEach((slice, index) => {
      if (slice.slice_type !== 'job_listing') return
      toItems(slice.items).forEach(({ employment_type: type }, at) => {
        if (!type || toEmploymentType(type) !== null) return
        report({
          severity: 'warning',
          document: toDocumentRef(page),
          field: `slices.${index}.items.${at}.employment_type`,
          message: `${JSON.stringify(type)} is none of ${EMPLOYMENT_TYPES.join(', ')}.`,
          remedy: 'The list shows roles of that very word alone: choose one of these.',
        })
      })
    })
  }
}
