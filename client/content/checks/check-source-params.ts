import { toDocumentRef, type Report } from '../documents/problems.js'
import type { SiteContent } from '../site/site-content.js'
import { toSourceParams } from '../site/source-params.js'

export function checkSourceParams({ settings }: SiteContent, report: Report): void {
  toSourceParams(settings.data, (name, reason) =>
    report({
      severity: 'warning',
      document: toDocumentRef(settings),
      field: 'source_params',
      message: `"${name}" ${reason}, so it is not passed on to application forms.`,
      remedy: 'Write a name alone, as it stands before the "=" in an address, or delete the item.',
    }),
  )
}
