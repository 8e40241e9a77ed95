import type { PageHead } from '../../shared/page-data/page-data.js'
import { cutAtWord } from '../lib/cut-at-word.js'
import { groupBy } from '../lib/group-by.js'
import type { PageSpec } from './page-spec.js'
import { DESCRIPTION_LENGTH, siteTitle, TITLE_LENGTH } from './page-head.js'
import type { SiteContent } from '../site/site-content.js'

/**
 * Search results must differ, although two jobs may share title, department and location.
 * Pages with the same title or description get the last part of their path added: for a job, its id.
 */
export function withUniqueHeads(specs: readonly PageSpec[], site: SiteContent): PageSpec[] {
  const indexed = specs.filter(({ head }) => head.canonicalPath !== null)
  const byTitle = groupBy(indexed, ({ head }) => [head.title])
  const byDescription = groupBy(indexed, ({ head }) => [head.description ?? ''])
  const isAlone = (group: PageSpec[] | undefined) => group === undefined || group.length === 1
  const suffix = ` | ${siteTitle(site)}`

  return specs.map((spec) => {
    const { path, head } = spec
    if (head.canonicalPath === null) return spec
    const label = path.split('/').at(-1) ?? ''
    const unique: PageHead = {
      ...head,
      title: isAlone(byTitle.get(head.title)) ? head.title : labelTitle(head.title, label, suffix),
      description:
        head.description === null || isAlone(byDescription.get(head.description))
          ? head.description
          : labelText(head.description, label, DESCRIPTION_LENGTH),
    }
    return { ...spec, head: unique }
  })
}

function labelTitle(title: string, label: string, suffix: string): string {
  if (!title.endsWith(suffix)) return labelText(title, label, TITLE_LENGTH)
  const name = title.slice(0, -suffix.length)
  const room = TITLE_LENGTH - suffix.length
  const whole = `${name} (${label})`
  return whole.length <= room ? whole + suffix : labelText(name, label, TITLE_LENGTH)
}

/** The label is never cut. */
function labelText(text: string, label: string, maximum: number): string {
  const end = ` (${label})`
  return `${cutAtWord(text, Math.max(1, maximum - end.length - 1)) ?? ''}${end}`.trim()
}
