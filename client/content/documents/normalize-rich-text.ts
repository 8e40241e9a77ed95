import { isRecord } from '../../shared/lib/is-record.js'
import { normalizeEmbed } from './normalize-embed.js'
import { normalizeImage } from './normalize-image.js'
import { normalizeLink } from './normalize-link.js'
import { positionBelow, reportAt, type FieldPosition, keepPossible } from './normalize-context.js'
import { toImage } from './to-image.js'

/**
 * Blocks of rich text with everything that rendering needs: links with paths, images with sizes, embeds
 * without markup. Anything that is no block is left out.
 */
export function normalizeRichText(blocks: readonly unknown[], position: FieldPosition): unknown[] {
  return keepPossible(blocks, isBlock, position).map((block, index) => {
    if (block.type === 'image') return normalizePicture(block, positionBelow(position, index))
    if (block.type === 'embed') {
      return { ...block, oembed: normalizeEmbed(isRecord(block['oembed']) ? block['oembed'] : {}) }
    }
    return normalizeText(block, index, position)
  })
}

type Block = Record<string, unknown> & { type: string }

/** What can be rendered; names that every object has are no kinds of blocks either. */
const BLOCKS = new Set<unknown>([
  ...['paragraph', 'preformatted', 'list-item', 'o-list-item', 'image', 'embed'],
  ...[1, 2, 3, 4, 5, 6].map((level) => `heading${level}`),
])

function isBlock(value: unknown): value is Block {
  if (!isRecord(value) || !BLOCKS.has(value['type'])) return false
  return typeof (value['text'] ?? '') === 'string' && Array.isArray(value['spans'] ?? [])
}

function normalizePicture(block: Block, position: FieldPosition) {
  const image = normalizeImage(block, position)
  const linkTo = isRecord(block['linkTo']) ? normalizeLink(block['linkTo'], position, 'text') : null
  return { ...image, linkTo, view: toImage(image) }
}

function normalizeText(block: Block, index: number, position: FieldPosition): Block {
  const { text, spans } = block
  const isWhole = typeof text === 'string' && Array.isArray(spans)
  if (isWhole && spans.length === 0) return block
  const at = positionBelow(position, index)
  const marks = keepPossible(Array.isArray(spans) ? spans : [], isSpan, at).map((span) =>
    span.type === 'hyperlink' ? { ...span, data: normalizeLink(span['data'], at, 'text') } : span,
  )
  return {
    ...block,
    text: typeof text === 'string' ? text : '',
    spans: withFlatLinks(marks, at),
  }
}

/** HTML has no link within a link: the one that begins first, or is the longest there, is whole. */
function withFlatLinks(spans: Span[], position: FieldPosition): Span[] {
  const links = spans.filter((span) => toAddress(span) !== null)
  if (links.length < 2) return spans
  const cut = new Map<Span, Span>()
  let from = 0
  for (const link of links.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (link.start < from && link.start < link.end) {
      cut.set(link, { ...link, start: from })
      reportAt(position, {
        severity: 'warning',
        message: `a link to ${toAddress(link)?.slice(0, 200)} lies within another link.`,
        remedy: 'It is cut off there: remove one of the two.',
      })
    }
    from = Math.max(from, link.end)
  }
  return spans.map((span) => cut.get(span) ?? span).filter(({ start, end }) => start < end)
}

/** Null for another mark, and for a link that leads nowhere. */
function toAddress({ type, data }: Span): string | null {
  if (type !== 'hyperlink' || !isRecord(data)) return null
  return typeof data['url'] === 'string' && data['url'] !== '' ? data['url'] : null
}

type Span = Record<string, unknown> & {
  type: string
  start: number
  end: number
  data?: unknown
}

function isSpan(value: unknown): value is Span {
  if (!isRecord(value)) return false
  const { type, start, end, data } = value
  if (!Number.isInteger(start) || !Number.isInteger(end) || Number(start) < 0) return false
  if (type === 'strong' || type === 'em') return true
  if (!isRecord(data)) return false
  if (type === 'hyperlink') return typeof data['link_type'] === 'string'
  return type === 'label' && typeof data['label'] === 'string'
}
