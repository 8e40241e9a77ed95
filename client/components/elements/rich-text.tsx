import { createElement, Fragment, type ReactNode } from 'react'
import type { LinkField, RichTextField, RTAnyNode, RTEmbedNode } from '@prismicio/client'
import { serialize, type RichTextFunctionSerializer } from '@prismicio/client/richtext'
import { toLink } from '../../content/documents/field-values.js'
import type { ImageView } from '../../shared/page-data/views.js'
import { Link } from '../../runtime/links/link.js'
import { Image, ImageCredit } from './image.js'

export interface RichTextProps {
  content: RichTextField
  firstLevel?: 2 | 3 | 4
  /** BCP 47, where the text is in another language than the page. */
  lang?: string | undefined
}

/** An editor's text as React elements, never as markup, so nothing in it can become a script. */
export function RichText({ content, firstLevel = 2, lang }: RichTextProps) {
  const nodes = (content as readonly RTAnyNode[]).filter(hasContent).map(withoutEmptySpans)
  if (nodes.length === 0) return null
  const serializer = createSerializer(toHeadingTags(nodes, firstLevel))
  // Children are passed one by one, because the serializer's own keys differ at each render.
  const children = serialize(nodes as unknown as RichTextField, serializer)
  return createElement('div', { className: 'rich-text', lang }, ...children)
}

/** Editors use paragraphs of spaces, no-break spaces included, to make a gap. */
function hasContent(node: RTAnyNode): boolean {
  return !('text' in node) || node.text.trim() !== ''
}

/** Prismic leaves empty marks behind when an editor deletes their text. */
function withoutEmptySpans(node: RTAnyNode): RTAnyNode {
  if (!('spans' in node)) return node
  const spans = node.spans.filter(({ start, end }) => start < Math.min(end, node.text.length))
  return spans.length === node.spans.length ? node : ({ ...node, spans } as RTAnyNode)
}

const TAGS: Partial<Record<RTAnyNode['type'], string>> = {
  paragraph: 'p',
  preformatted: 'pre',
  'group-list-item': 'ul',
  'group-o-list-item': 'ol',
  'list-item': 'li',
  'o-list-item': 'li',
  strong: 'strong',
  em: 'em',
}

function createSerializer(
  headingTags: ReadonlyMap<RTAnyNode, HeadingTag>,
): RichTextFunctionSerializer<ReactNode> {
  return (type, node, text, children) => {
    const tag = headingTags.get(node) ?? TAGS[type]
    // Styles turn each text, but not the side on which a list has its bullets.
    const side = type.startsWith('group-') ? { dir: 'auto' } : null
    if (tag !== undefined) return createElement(tag, side, ...children)
    switch (node.type) {
      case 'span':
        return withLineBreaks(text ?? '')
      case 'label':
        return createElement('span', { className: `label-${node.data.label}` }, ...children)
      case 'hyperlink':
        return withLink(node.data, createElement(Fragment, null, ...children))
      case 'image':
        return toPicture(node)
      case 'embed':
        return toEmbedLink(node)
      default:
        return null
    }
  }
}

function withLineBreaks(text: string): ReactNode {
  const lines = text.split('\n').flatMap((line, index) => (index > 0 ? [<br />, line] : [line]))
  return createElement(Fragment, null, ...lines)
}

function withLink(field: LinkField | null | undefined, children: ReactNode): ReactNode {
  const link = toLink(field, null)
  return link === null ? children : <Link to={link}>{children}</Link>
}

/** `view` is the picture ready to render; normalization puts it beside the CMS's own fields. */
function toPicture(node: RTAnyNode): ReactNode {
  const { view, linkTo } = node as { view?: ImageView | null; linkTo?: LinkField | null }
  if (!view) return null
  return (
    <p>
      {withLink(linkTo, <Image image={withName(view, linkTo)} />)}
      <ImageCredit image={view} />
    </p>
  )
}

/** A link has a name: the picture's, or where it leads. */
function withName(view: ImageView, linkTo: LinkField | null | undefined): ImageView {
  const link = toLink(linkTo, null)
  return view.alt !== '' || link === null ? view : { ...view, alt: link.label }
}

/** A link, so that nothing is loaded from a third party before a visitor asks for it. */
function toEmbedLink({ oembed }: RTEmbedNode): ReactNode {
  const link = toLink({ link_type: 'Web', url: oembed.embed_url }, null)
  if (link === null) return null
  const { title, provider_name: provider } = oembed as Record<string, unknown>
  const name = typeof title === 'string' && title !== '' ? title : link.label
  const by = typeof provider === 'string' && provider !== '' ? ` (${provider})` : ''
  return (
    <p>
      <Link to={link}>{name + by}</Link>
    </p>
  )
}

type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/**
 * The tag of each heading: the highest level that the editor chose becomes `firstLevel`, deeper ones
 * follow without a gap.
 */
function toHeadingTags(
  nodes: readonly RTAnyNode[],
  firstLevel: number,
): Map<RTAnyNode, HeadingTag> {
  const tags = new Map<RTAnyNode, HeadingTag>()
  const open: number[] = []
  for (const node of nodes) {
    const level = Number(/^heading([1-6])$/.exec(node.type)?.[1])
    if (Number.isNaN(level)) continue
    while ((open.at(-1) ?? 0) >= level) open.pop()
    open.push(level)
    tags.set(node, `h${Math.min(firstLevel + open.length - 1, 6)}` as HeadingTag)
  }
  return tags
}
