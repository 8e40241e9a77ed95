import * as words from '#words/content.js'
import type { RichTextField } from '@prismicio/client'
import { memoize } from '../../shared/lib/memoize.js'
import { toWidth, countCharacters } from '../lib/text-width.js'
import { toPlainText, withoutHeading } from '../documents/field-values.js'
import type { JobContent } from './job-content.js'
import { toTableText } from './table-view.js'
import { toPlainHtml, type EscapeText } from './rich-text-html.js'

interface DescriptionPart {
  heading: string
  content: RichTextField | string
}

/** All that a job page says of the job itself, in its order. */
export const toDescriptionParts = memoize(
  ({ job, sections, payBands, benefits }: JobContent): DescriptionPart[] => {
    const isExtra = ({ id }: { id: string }) => id === 'extra'
    return [
      ...sections.filter((section) => !isExtra(section)),
      ...(payBands === null
        ? []
        : [{ heading: payBands.heading, content: toTableText(payBands.table) }]),
      ...(job.workingHours === null
        ? []
        : [{ heading: words.workingHours, content: job.workingHours }]),
      ...(benefits === null ? [] : [benefits]),
      ...sections.filter(isExtra),
    ].map(({ heading, content }) => ({
      heading,
      content: typeof content === 'string' ? content : withoutHeading(content, heading),
    }))
  },
  new WeakMap(),
)

/** Characters of the text without headings, as job boards count them. */
export const countDescription = createMeasure(countCharacters)

/** How much the text without headings says: a description of a few words is not worth a search result. */
export const weighDescription = createMeasure(toWidth)

function createMeasure(measure: (text: string) => number) {
  return memoize(
    (page: JobContent): number =>
      toDescriptionParts(page)
        .map(({ content }) => (typeof content === 'string' ? content : toPlainText(content)))
        .map(measure)
        .reduce((sum, length) => sum + length, 0),
    new WeakMap(),
  )
}

/** The description in p, ul, li and br only; headings are paragraphs. */
export function toDescriptionHtml(page: JobContent, escapeText: EscapeText): string {
  return toDescriptionParts(page)
    .map(({ heading, content }) => {
      const body =
        typeof content === 'string'
          ? `<p>${escapeText(content)}</p>`
          : toPlainHtml(content, escapeText)
      return `<p>${escapeText(heading)}</p>${body}`
    })
    .join('')
}
