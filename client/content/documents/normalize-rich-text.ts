import { isRecord } from '../../shared/lib/is-record.js'
import { keepPossible } from './keep-possible.js'
import { normalizeEmbed } from './normalize-embed.js'
import { normalizeImage } from './normalize-image.js'
import { normalizeLink } from './normalize-link.js'
import { positionBelow, type FieldPosition } from './normalize-context.js'
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
  return {
    ...block,
    text: typeof text === 'string' ? text : '',
    spans: keepPossible(Array.isArray(spans) ? spans : [], isSpan, at).map((span) =>
      span.type === 'hyperlink' ? { ...span, data: normalizeLink(span['data'], at, 'text') } : span,
    ),
  }
}

type Span = Record<string, unknown> & { type: string; start: number; end: number }

function isSpan(value: unknown): value is Span {
  if (!isRecord(value)) return false
  const { type, start, end, data } = value
  if (!Number.isInteger(start) || !Number.isInteger(end)) return false
  if (type === 'strong' || type === 'em') return true
  if (!isRecord(data)) return false
  return type === 'hyperlink' || (type === 'label' && typeof data['label'] === 'string')
}
