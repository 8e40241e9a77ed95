import { toItems } from '../documents/field-values.js'
import { toDocumentRef, type Report } from '../documents/problems.js'
import type { SiteContent } from '../site/site-content.js'
import { isKnownSlice, isKnownVariation } from '../views/create-slice-views.js'

/** Repositories offer slices that this code may not know: what becomes of them is said, never silent. */
export function checkKnownSlices({ pages, jobs }: SiteContent, report: Report): void {
  for (const page of pages) checkZone(page, 'slices', page.data.slices, report)
  for (const job of [...jobs.open, ...jobs.future]) checkZone(job, 'body', job.data.body, report)
}

interface GivenSlice {
  slice_type: string
  variation?: string
}

function checkZone(
  document: Parameters<typeof toDocumentRef>[0],
  zone: string,
  slices: readonly GivenSlice[] | null,
  report: Report,
): void {
  toItems(slices).forEach((slice, index) => {
    const fault = findFault(slice)
    if (fault === null) return
    const field = `${zone}.${index}`
    report({ severity: 'warning', document: toDocumentRef(document), field, ...fault })
  })
}

function findFault({ slice_type, variation }: GivenSlice) {
  if (!isKnownSlice(slice_type)) {
    return {
      message: `this site does not know the slice "${slice_type}".`,
      remedy: 'It is left out: remove it, or ask a developer to add it to the site.',
    }
  }
  if (isKnownVariation(variation)) return null
  return {
    message: `this site does not know the variation "${variation}" of the slice "${slice_type}".`,
    remedy: 'It is shown as "default": choose that, or ask a developer to add the variation.',
  }
}
