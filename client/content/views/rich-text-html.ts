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

export type EscapeText = (text: string) => string

/** Only p, ul, li and br, which is all that job boards and search engines read in a description. */
export function toPlainHtml(content: RichTextField, escapeText: EscapeText): string {
  return toHtml(content, plainSerializerOf(escapeText))
}

/** What both kinds of HTML share. Images and embeds are left out: feeds would load them from foreign hosts. */
const COMMON: RichTextMapSerializer<string> = {
  paragraph: toElement('p'),
  list: toElement('ul'),
  listItem: toElement('li'),
  oListItem: toElement('li'),
  label: toInside,
  image: () => '',
  embed: () => '',
}

/** Creating a serializer takes longer than using it, and there are as many texts as jobs. */
const plainSerializerOf = memoize((escapeText: EscapeText) =>
  wrapMapSerializer<string>({
    ...COMMON,
    ...forHeadings(() => 'p'),
    preformatted: toElement('p'),
    oList: toElement('ul'),
    strong: toInside,
    em: toInside,
    hyperlink: toInside,
    span: ({ text }) => withBreaks(text, escapeText),
  }),
)

/** The whole text, for feeds: headings begin at h3 and links are absolute. */
export function createFeedHtml(siteUrl: string): (content: RichTextField) => string {
  const serializer = wrapMapSerializer<string>({
    ...COMMON,
    ...forHeadings((level) => `h${Math.min(6, Math.max(3, level))}`),
    preformatted: ({ node }) => `<pre>${escapeHtml(node.text)}</pre>`,
    oList: toElement('ol'),
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
