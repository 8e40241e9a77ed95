import { isPresent } from '../../content/documents/field-values.js'
import { toDateText } from '../../shared/lib/date-text.js'

type Fields = Readonly<Record<string, unknown>>

/** What visitors read of a part of page data; null if it has parts of its own. Empty for nothing. */
export function toReadText(value: unknown): string | null {
  if (value === null || value === undefined || value === false) return ''
  if (value === true) return 'Yes'
  if (typeof value === 'string') return DATE.test(value) ? toDateText(value) : value
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return toListText(value)
  return toLine(value as Fields)
}

const DATE = /^\d{4}-\d{2}-\d{2}(T.*)?$/

function toListText(list: readonly unknown[]): string | null {
  if (list.every(isTextBlock)) return list.map(toBlockText).join('\n')
  if (list.every((item) => typeof item === 'string' || isName(item))) {
    return list.map(toReadText).join(', ')
  }
  return null
}

/** Pictures, links, roles in a list and names are one line; anything else is null. */
function toLine(value: Fields): string | null {
  const { url, alt, label, name, count, title, place, text } = value
  if ('alt' in value && typeof url === 'string') {
    return `${typeof alt === 'string' && alt !== '' ? alt : 'No description'} (${toFileName(url)})`
  }
  if ('label' in value && 'url' in value) return joinLine([label, place, url])
  if ('note' in value && 'text' in value) return joinLine([text, title, place, value['note']])
  if (isRole(value)) return joinLine([title, place, ...ROW_FACTS.map((fact) => value[fact])])
  if ('count' in value) return `${String(name)} (${String(count)})`
  return isName(value) ? String(name) : null
}

const ROW_FACTS = ['places', 'workplace', 'types', 'pay', 'postedOn', 'closesAt', 'summary']

/** A landing page has both members, too, but much besides. */
function isName(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return 'slug' in value && 'name' in value && Object.values(value).every(isPlain)
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string')
  return typeof value !== 'object' || value === null
}

/** A job's own page states more facts than a list does. */
function isRole(value: Fields): boolean {
  return 'id' in value && 'path' in value && 'title' in value && !('salaries' in value)
}

function joinLine(parts: readonly unknown[]): string {
  return parts
    .map(toReadText)
    .filter((text) => isPresent(text) && text !== '')
    .join(' · ')
}

interface TextBlock {
  type: string
  text?: string
  alt?: string | null
  url?: string
  spans?: readonly { end: number; data?: { url?: string } }[]
}

function isTextBlock(value: unknown): value is TextBlock {
  const { type, text, url, oembed } = (value ?? {}) as Fields
  return typeof type === 'string' && [text, url, oembed].some(isPresent)
}

/** With the address of each link, from the last to the first, so that the places of the others hold. */
function toBlockText(block: TextBlock): string {
  const { type, text, spans = [], url, alt } = block
  if (text === undefined) return toReadText(url === undefined ? '' : { url, alt }) ?? ''
  const links = spans.filter(({ data }) => data?.url !== undefined).sort((a, b) => b.end - a.end)
  const withLinks = links.reduce(
    (before, { end, data }) => `${before.slice(0, end)} (${data?.url})${before.slice(end)}`,
    text,
  )
  return type.endsWith('list-item') ? `• ${withLinks}` : withLinks
}

function toFileName(url: string): string {
  const path = url.replace(/[?#].*$/s, '')
  return path.slice(path.lastIndexOf('/') + 1)
}
