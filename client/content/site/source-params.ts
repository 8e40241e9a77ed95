import { QUERY_KEYS } from '../../filters/query/filter-url.js'
import type { SiteSettingsDocument } from '../../shared/content-model/site-document-types.js'
import { toTexts } from '../documents/field-values.js'
import { toDocumentRef, type Report } from '../documents/problems.js'
import type { SiteContent } from './site-content.js'

/** The parameters that applicant tracking systems read to attribute an application. */
const KNOWN: readonly string[] = [
  'gh_src',
  'lever-source',
  'lever-source[]',
  'lever-origin',
  'ref',
  'source',
  'src',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_id',
]

const NAME = /^[\w.[\]-]+$/

/** What the site itself reads from its addresses; the last two open a draft, which no form may learn of. */
const OF_THE_SITE: readonly string[] = [...QUERY_KEYS, 'gh_jid', 'documentId', 'token']

/**
 * The names of parameters that say where a visitor comes from, those of the settings too. One that cannot
 * be passed on is passed to `onWrong`, with the reason, and left out.
 */
export function toSourceParams(
  { source_params }: Partial<Pick<SiteSettingsDocument['data'], 'source_params'>>,
  onWrong: (name: string, reason: string) => void = () => {},
): string[] {
  const own = toTexts(source_params, 'name').filter((name) => {
    const reason = OF_THE_SITE.includes(name)
      ? 'is a parameter that the site itself reads'
      : 'is not the name of a parameter'
    const isRight = NAME.test(name) && !OF_THE_SITE.includes(name)
    if (!isRight) onWrong(name, reason)
    return isRight
  })
  return [...KNOWN, ...own]
}

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
