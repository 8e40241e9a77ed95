import type { PageHead } from '../../shared/page-data/page-data.js'
import { toWidth, cutAtWord } from '../lib/text-width.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import type { PageSpec } from './page-spec.js'
import { DESCRIPTION_LENGTH, siteTitle, TITLE_LENGTH } from './page-head.js'
import type { SiteContent } from '../site/site-content.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'

/**
 * Search results must differ, although two jobs may share title, department and location.
 * Pages with the same title or description get the last part of their path added: for a job, its id.
 */
export function withUniqueHeads(specs: readonly PageSpec[], site: SiteContent): PageSpec[] {
  const indexed = specs.map(({ head }) => head).filter(isIndexed)
  const titles = findRepeated(indexed.map(({ title }) => title))
  const descriptions = findRepeated(indexed.map(({ description }) => description ?? ''))
  const suffix = ` | ${siteTitle(site)}`

  return specs.map((spec) => {
    const { title, description } = spec.head
    // The front page's path has no last part; the others differ from it by theirs.
    if (!isIndexed(spec.head) || spec.path === FRONT_PATH) return spec
    const repeatsTitle = titles.has(title)
    const repeatsDescription = description !== null && descriptions.has(description)
    return repeatsTitle || repeatsDescription
      ? withLabel(spec, repeatsTitle, repeatsDescription, suffix)
      : spec
  })
}

function isIndexed({ canonicalPath }: PageHead): boolean {
  return canonicalPath !== null
}

function findRepeated(texts: readonly string[]): Set<string> {
  const seen = new Set<string>()
  return new Set(texts.filter((text) => seen.size === seen.add(text).size))
}

const withLabel = memoizeLatest(
  (spec: PageSpec, ofTitle: boolean, ofDescription: boolean, suffix: string): PageSpec => {
    const { path, head } = spec
    const { title, description } = head
    const label = path.split('/').at(-1) ?? ''
    const unique: PageHead = {
      ...head,
      title: ofTitle ? labelTitle(title, label, suffix) : title,
      description:
        ofDescription && description !== null
          ? labelText(description, label, DESCRIPTION_LENGTH)
          : description,
    }
    return { ...spec, head: unique }
  },
)

function labelTitle(title: string, label: string, suffix: string): string {
  if (!title.endsWith(suffix)) return labelText(title, label, TITLE_LENGTH)
  const name = title.slice(0, -suffix.length)
  const room = TITLE_LENGTH - toWidth(suffix)
  const whole = `${name} (${label})`
  return toWidth(whole) <= room ? whole + suffix : labelText(name, label, TITLE_LENGTH)
}

/** The label is never cut. */
function labelText(text: string, label: string, maximum: number): string {
  const end = ` (${label})`
  return `${cutAtWord(text, Math.max(1, maximum - end.length - 1)) ?? ''}${end}`.trim()
}
