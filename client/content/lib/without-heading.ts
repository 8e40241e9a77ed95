import type { RichTextField } from '@prismicio/client'

/** Editors often start a field with the heading that the page adds anyway. */
export function withoutHeading(content: RichTextField, heading: string): RichTextField {
  const [first, ...rest] = content
  const repeats =
    first !== undefined &&
    first.type.startsWith('heading') &&
    'text' in first &&
    first.text.trim().toLowerCase() === heading.toLowerCase()
  return repeats ? (rest as unknown as RichTextField) : content
}
