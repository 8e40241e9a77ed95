import { isRecord } from './field-shapes.js'
import { normalizeEmbed } from './normalize-embed.js'
import { normalizeImage } from './normalize-image.js'
import { normalizeLink } from './normalize-link.js'
import { positionBelow, type FieldPosition } from './normalize-context.js'
import { toImage } from './to-image.js'

/**
 * Blocks of rich text, each with all the members that its type needs: links with paths, pictures ready
 * to draw, embeds without markup. What is not a block is left out.
 */
export function normalizeRichText(blocks: readonly unknown[], place: FieldPosition): unknown[] {
  return blocks.filter(isBlock).map((block, index) => {
    if (block.type === 'image') return normalizePicture(block, positionBelow(place, index))
    if (block.type === 'embed') {
      return { ...block, oembed: normalizeEmbed(isRecord(block['oembed']) ? block['oembed'] : {}) }
    }
    return normalizeText(block, index, place)
  })
}

type Block = Record<string, unknown> & { type: string }

function isBlock(value: unknown): value is Block {
  return isRecord(value) && typeof value['type'] === 'string'
}

function normalizePicture(block: Block, place: FieldPosition) {
  const image = normalizeImage(block, place)
  const linkTo = isRecord(block['linkTo']) ? normalizeLink(block['linkTo'], place) : null
  return { ...image, linkTo, view: toImage(image) }
}

function normalizeText(block: Block, index: number, place: FieldPosition): Block {
  const { text, spans } = block
  const isWhole = typeof text === 'string' && Array.isArray(spans)
  if (isWhole && spans.length === 0) return block
  return {
    ...block,
    text: typeof text === 'string' ? text : '',
    spans: (Array.isArray(spans) ? spans : [])
      .filter(isSpan)
      .map((span: Span) =>
        span.type === 'hyperlink'
          ? { ...span, data: normalizeLink(span['data'], positionBelow(place, index)) }
          : span,
      ),
  }
}

type Span = Record<string, unknown> & { type: string; start: number; end: number }

function isSpan(value: unknown): value is Span {
  if (!isRecord(value)) return false
  const { type, start, end, data } = value
  if (!Number.isInteger(start) || !Number.isInteger(end)) return false
  return type === 'strong' || type === 'em' || (typeof type === 'string' && isRecord(data))
}
