import type { RichTextField } from '@prismicio/client'
import {
  serialize,
  wrapMapSerializer,
  type RichTextFunctionSerializer,
  type RichTextMapSerializer,
} from '@prismicio/client/richtext'
import { escapeHtml } from '../../shared/escape.js'
import { memoize } from '../../shared/memoize.js'
import { toRichText, toUrl } from '../documents/field-values.js'

/** Writes characters of a text as HTML. */
export type EscapeText = (text: string) => string

/** The few elements that job boards and search engines read in a description: p, ul, li and br. */
export function toPlainHtml(content: RichTextField, escapeText: EscapeText): string {
  return toHtml(content, plainSerializerOf(escapeText))
}

/** A serializer takes longer to make than to use, and there are as many texts as jobs. */
const plainSerializerOf = memoize((escapeText: EscapeText) =>
  wrapMapSerializer<string>({
    ...forHeadings(() => 'p'),
    paragraph: toElement('p'),
    preformatted: toElement('p'),
    list: toElement('ul'),
    oList: toElement('ul'),
    listItem: toElement('li'),
    oListItem: toElement('li'),
    strong: toInside,
    em: toInside,
    label: toInside,
    hyperlink: toInside,
    image: () => '',
    embed: () => '',
    span: ({ text }) => withBreaks(text, escapeText),
  }),
)

/** The whole text for readers of feeds: its headings begin at h3, and its links are absolute. */
export function createFeedHtml(siteUrl: string): (content: RichTextField) => string {
  const serializer = wrapMapSerializer<string>({
    ...forHeadings((level) => `h${Math.min(6, Math.max(3, level))}`),
    paragraph: toElement('p'),
    preformatted: ({ node }) => `<pre>${escapeHtml(node.text)}</pre>`,
    list: toElement('ul'),
    oList: toElement('ol'),
    listItem: toElement('li'),
    oListItem: toElement('li'),
    strong: toElement('strong'),
    em: toElement('em'),
    label: toInside,
    hyperlink: ({ node, children }) => {
      const url = toUrl(node.data)
      if (url === null) return toInside({ children })
      const absolute = url.startsWith('/') ? siteUrl + url : url
      return `<a href="${escapeHtml(absolute)}">${toInside({ children })}</a>`
    },
    // Pictures and players are the page's own: a feed would load them from strangers' hosts.
    image: () => '',
    embed: () => '',
    span: ({ text }) => withBreaks(text, escapeHtml),
  })
  return (content) => toHtml(content, serializer)
}

function toHtml(content: RichTextField, serializer: RichTextFunctionSerializer<string>): string {
  const blocks = toRichText(content).filter((node) => !('text' in node) || node.text.trim() !== '')
  return serialize(blocks as unknown as RichTextField, serializer).join('')
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

function forHeadings(tagOf: (level: number) => string): RichTextMapSerializer<string> {
  const levels = [1, 2, 3, 4, 5, 6] as const
  return Object.fromEntries(levels.map((level) => [`heading${level}`, toElement(tagOf(level))]))
}

function withBreaks(text: string, escapeText: EscapeText): string {
  return escapeText(text).replaceAll('\n', '<br>')
}
