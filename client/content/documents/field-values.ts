import type { LinkField, RichTextField } from '@prismicio/client'
import type { LinkView } from '../../shared/page-data/views.js'
import { isRecord } from '../../shared/lib/is-record.js'
import { isParsableUrl } from '../../shared/lib/is-parsable-url.js'
import { isLocalPath } from '../../shared/addresses/local-path.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'

/* From a field that may be empty to a value or null. */

export function toText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' ? null : text
}

/** For a field that the page cannot do without. */
export function toTextOrEmpty(value: unknown): string {
  return toText(value) ?? ''
}

export function toNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** A number of things; null where none is meant, for which editors write 0 or less. */
export function toCount(value: unknown): number | null {
  const number = toNumber(value)
  return number !== null && number >= 1 ? number : null
}

/** Null for a value that is not in the closed list: lists change, and documents keep values picked before. */
export function toOneOf<Value extends string>(
  values: readonly Value[],
  value: unknown,
): Value | null {
  return values.find((each) => each === value) ?? null
}

/** Only blocks that can be rendered: another repository may have a field of that name and another type. */
export function toRichText(value: unknown): RichTextField {
  return (Array.isArray(value) ? value.filter(isBlock) : []) as unknown as RichTextField
}

function isBlock(value: unknown): boolean {
  const { type, text, spans } = (value ?? {}) as Record<string, unknown>
  if (typeof type !== 'string') return false
  return text === undefined || (typeof text === 'string' && Array.isArray(spans))
}

/** Whether nothing but space would be shown of a rich text, or nothing of any other list. */
export function isBlank(content: readonly unknown[]): boolean {
  return content.every((block) => {
    const { text } = (block ?? {}) as { text?: unknown }
    return typeof text === 'string' && text.trim() === ''
  })
}

/** The text of a rich text field, one line a block. */
export function toPlainText(value: RichTextField | null | undefined): string {
  return toRichText(value)
    .map((block) => ('text' in block ? block.text : ''))
    .filter((text) => text.trim() !== '')
    .join('\n')
}

/** For a summary, which a heading such as 'About us' is none. */
export function toTextWithoutHeadings(value: RichTextField | null | undefined): string {
  const blocks: readonly { type: string }[] = toRichText(value)
  return toPlainText(blocks.filter(({ type }) => !type.startsWith('heading')) as never)
}

const SAFE_SCHEME = /^(?:https?|mailto|tel):/i

/** A path of this site or an absolute URL with a scheme that cannot run code. */
export function isSafeUrl(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const url = value.trim()
  return SAFE_SCHEME.test(url) ? isParsableUrl(url, 'https://site.invalid') : isLocalPath(url)
}

/** Null for an empty link and for an unsafe URL. */
export function toUrl(value: LinkField | null | undefined): string | null {
  const url = toText((value as { url?: unknown } | null | undefined)?.url)
  return isSafeUrl(url) ? url : null
}

export function toLink(value: LinkField | null | undefined, label: string | null): LinkView | null {
  const url = toUrl(value)
  if (url === null) return null
  const opensTab = (value as { target?: unknown }).target === '_blank'
  const view: LinkView = { url, label: label ?? toText(value?.text) ?? url }
  return opensTab ? { ...view, target: '_blank' } : view
}

/** For a button: one that leads to the front page means its list. */
export function toAction(
  value: LinkField | null | undefined,
  label: string | null,
): LinkView | null {
  const link = toLink(value, label)
  return link?.url === FRONT_PATH ? { ...link, url: `${FRONT_PATH}#results` } : link
}

/** The id of the document that a relationship names; null for an empty one. */
export function toDocumentId(value: unknown): string | null {
  const id = (value as { id?: unknown } | null | undefined)?.id
  return typeof id === 'string' ? id : null
}

/** No items if the field is empty, or was added to the model after the document was published. */
export function toItems<Item>(group: readonly Item[] | null | undefined): readonly Item[] {
  const isItem: (item: Item) => boolean = isRecord
  return Array.isArray(group) ? group.filter(isItem) : []
}

export function toTexts<Key extends string>(
  group: readonly { [Each in Key]: unknown }[] | null | undefined,
  key: Key,
): string[] {
  return toItems(group)
    .map((item) => toText(item[key]))
    .filter(isPresent)
}

export function toDocumentIds<Key extends string>(
  group: readonly { [Each in Key]: unknown }[] | null | undefined,
  key: Key,
): string[] {
  return toItems(group)
    .map((item) => toDocumentId(item[key]))
    .filter(isPresent)
}

export function isPresent<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined
}

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
