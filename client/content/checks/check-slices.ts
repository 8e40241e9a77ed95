import { toDocumentRef, type Report } from '../documents/problems.js'
import type { SiteContent } from '../site/site-content.js'
import { findEmptyParts } from '../views/create-slice-views.js'
import { EMPLOYMENT_TYPES } from '../../shared/content-model/content-values.js'
import { toItems } from '../documents/field-values.js'
import { toEmploymentType } from '../values/employment-type.js'

/** What editors have begun and not filled in is left out, and nobody else would notice. */
export function checkSlices(site: SiteContent, report: Report): void {
  const { open, future } = site.jobs
  const zones = [
    ...site.pages.map((node) => ({ node, zone: 'slices', slices: node.data.slices })),
    ...[...open, ...future].map((node) => ({ node, zone: 'body', slices: node.data.body })),
  ]
  for (const { node, zone, slices } of zones) {
    for (const { kind, slice, item } of findEmptyParts(slices, site)) {
      const at = `${zone}.${slice}`
      const problem = { severity: 'warning', document: toDocumentRef(node) } as const
      report(
        item === null
          ? {
              ...problem,
              field: at,
              message: `the slice "${kind}" has nothing to show.`,
              remedy: 'It is left out: fill it in, or delete it.',
            }
          : {
              ...problem,
              field: `${at}.items.${item.index}`,
              message: `an item of the slice "${kind}" has no ${item.needs}.`,
              remedy: 'It is left out: fill it in, or delete it.',
            },
      )
    }
  }
}

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
