import type { RichTextField, RTTextNode } from '@prismicio/client'
import { serialize, wrapMapSerializer } from '@prismicio/client/richtext'
import { escapeHtml } from '../../shared/lib/escape.js'
import { memoize } from '../../shared/lib/memoize.js'
import { toRichText, toUrl } from '../documents/field-values.js'

export type EscapeText = (text: string) => string

/**
 * Only p, ul, li and br, which is all that job boards and search engines read in a description. Marks
 * within a block have no element there, so the text is taken as a whole.
 */
export function toPlainHtml(content: RichTextField, escapeText: EscapeText): string {
  let html = ''
  let list: string | null = null
  for (const block of toBlocks(content)) {
    const next = LIST_ITEM.test(block.type) ? block.type : null
    if (list !== null && next !== list) html += '</ul>'
    if (next !== null && next !== list) html += '<ul>'
    list = next
    if (!('text' in block) || !PLAIN_BLOCK.test(block.type)) continue
    const tag = next === null ? 'p' : 'li'
    html += `<${tag}>${withBreaks(block.text, escapeText)}</${tag}>`
  }
  return list === null ? html : `${html}</ul>`
}

const LIST_ITEM = /^(o-)?list-item$/
const PLAIN_BLOCK = /^(paragraph|preformatted|heading[1-6]|(o-)?list-item)$/

/** The whole text, for feeds: headings begin at h3 and links are absolute. */
export const createFeedHtml = memoize((siteUrl: string) => {
  const serializer = wrapMapSerializer<string>({
    paragraph: toInside,
    label: toInside,
    strong: toElement('strong'),
    em: toElement('em'),
    hyperlink: ({ node, children }) => {
      const url = toUrl(node.data)
      if (url === null) return toInside({ children })
      const absolute = url.startsWith('/') ? siteUrl + url : url
      return `<a href="${escapeHtml(absolute)}">${toInside({ children })}</a>`
    },
    span: ({ text }) => withBreaks(text, escapeHtml),
  })
  // Most blocks have no marks, and a tree of each would take twice the time.
  const toInline = ({ text, spans }: RTTextNode) =>
    spans.length === 0
      ? withBreaks(text, escapeHtml)
      : serialize([{ type: 'paragraph', text, spans }], serializer).join('')

  return (content: RichTextField) => {
    let html = ''
    let list: string | undefined
    for (const block of toBlocks(content)) {
      const next = LISTS[block.type]
      if (list !== undefined && next !== list) html += `</${list}>`
      if (next !== undefined && next !== list) html += `<${next}>`
      list = next
      const tag = TAGS[block.type]
      // Images and embeds are left out: feeds would load them from foreign hosts.
      if (!('text' in block) || tag === undefined) continue
      const inside = tag === 'pre' ? escapeHtml(block.text) : toInline(block)
      html += `<${tag}>${inside}</${tag}>`
    }
    return list === undefined ? html : `${html}</${list}>`
  }
})

const LISTS: Readonly<Record<string, string>> = { 'list-item': 'ul', 'o-list-item': 'ol' }
const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  preformatted: 'pre',
  'list-item': 'li',
  'o-list-item': 'li',
  heading1: 'h3',
  heading2: 'h3',
  heading3: 'h3',
  heading4: 'h4',
  heading5: 'h5',
  heading6: 'h6',
}

/** All blocks that are not empty. */
function toBlocks(content: RichTextField) {
  return toRichText(content).filter((node) => !('text' in node) || node.text.trim() !== '')
}

interface Serialized {
  children: string[]
}

function toInside({ children }: Serialized): string {
  return children.join('')
}

function toElement(tag: string): (part: Serialized) => string {
  return ({ children }) => `<${tag}>${children.join('')}</${tag}>`
}

function withBreaks(text: string, escapeText: EscapeText): string {
  return escapeText(text).replaceAll('\n', '<br>')
}
