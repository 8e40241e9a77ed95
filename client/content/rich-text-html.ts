import { asHTML, type HTMLRichTextMapSerializer, type RichTextField } from '@prismicio/client'
import { toRichText, toUrl } from './field-values.js'

/** Writes characters of a text as HTML. */
export type EscapeText = (text: string) => string

/** The few elements that job boards and search engines read in a description: p, ul, li and br. */
export function toPlainHtml(content: RichTextField, escapeText: EscapeText): string {
  const serializer = plainSerializers.get(escapeText) ?? createPlainSerializer(escapeText)
  plainSerializers.set(escapeText, serializer)
  return toHtml(content, serializer)
}

/** A serializer takes longer to make than to use, and there are as many texts as jobs. */
const plainSerializers = new WeakMap<EscapeText, HTMLRichTextMapSerializer>()

function createPlainSerializer(escapeText: EscapeText): HTMLRichTextMapSerializer {
  const keep = ({ children }: Serialized) => children
  const toParagraph = ({ children }: Serialized) => `<p>${children}</p>`
  const toList = ({ children }: Serialized) => `<ul>${children}</ul>`
  const toItem = ({ children }: Serialized) => `<li>${children}</li>`
  return {
    ...forHeadings(() => toParagraph),
    paragraph: toParagraph,
    preformatted: toParagraph,
    list: toList,
    oList: toList,
    listItem: toItem,
    oListItem: toItem,
    strong: keep,
    em: keep,
    label: keep,
    hyperlink: keep,
    image: () => '',
    embed: () => '',
    span: ({ text }) => withBreaks(text, escapeText),
  }
}

/** The whole text for readers of feeds: its headings begin at h3, and its links are absolute. */
export function createFeedHtml(siteUrl: string): (content: RichTextField) => string {
  const serializer: HTMLRichTextMapSerializer = {
    ...forHeadings((level) => {
      const tag = `h${Math.min(6, Math.max(3, level))}`
      return ({ children }) => `<${tag}>${children}</${tag}>`
    }),
    label: ({ children }) => children,
    hyperlink: ({ node, children }) => {
      const url = toUrl(node.data)
      if (url === null) return children
      const absolute = url.startsWith('/') ? siteUrl + url : url
      return `<a href="${escapeHtml(absolute)}">${children}</a>`
    },
    // Pictures and players are the page's own: a feed would load them from strangers' hosts.
    image: () => '',
    embed: () => '',
    span: ({ text }) => withBreaks(text, escapeHtml),
  }
  return (content) => toHtml(content, serializer)
}

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
}

function toHtml(content: RichTextField, serializer: HTMLRichTextMapSerializer): string {
  const blocks = toRichText(content).filter((node) => !('text' in node) || node.text.trim() !== '')
  return asHTML(blocks as unknown as RichTextField, { serializer })
}

interface Serialized {
  children: string
}

type Serialize = (part: Serialized) => string

function forHeadings(serializeLevel: (level: number) => Serialize): HTMLRichTextMapSerializer {
  const levels = [1, 2, 3, 4, 5, 6] as const
  return Object.fromEntries(levels.map((level) => [`heading${level}`, serializeLevel(level)]))
}

function withBreaks(text: string, escapeText: EscapeText): string {
  return text.split('\n').map(escapeText).join('<br>')
}
