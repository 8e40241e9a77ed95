import type { LinkField, RichTextField, RTAnyNode } from '@prismicio/client'
import { toUrl } from '../../content/documents/field-values.js'
import type { ImageView } from '../../shared/page-data/views.js'
import { Image } from './image.js'
import { Link } from '../../runtime/links/link.js'
import { RichTextSpans } from './rich-text-spans.js'
import { toRichTextBlocks, type RichTextBlock } from './rich-text-blocks.js'

export interface RichTextProps {
  content: RichTextField
  /** The level of its highest heading. */
  firstLevel?: 2 | 3 | 4
}

/** An editor's text as elements, never as markup: nothing in it can become a script. */
export function RichText({ content, firstLevel = 2 }: RichTextProps) {
  const blocks = toRichTextBlocks(content, firstLevel)
  if (blocks.length === 0) return null
  return (
    <div className="rich-text">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: RichTextBlock }) {
  if (block.kind === 'heading') {
    const Heading = block.tag
    return (
      <Heading>
        <RichTextSpans {...block.node} />
      </Heading>
    )
  }
  if (block.kind === 'node') return <Node node={block.node} />
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index}>
          <RichTextSpans {...item} />
        </li>
      ))}
    </List>
  )
}

function Node({ node }: { node: RTAnyNode }) {
  if (node.type === 'image') return <Picture node={node} />
  if (node.type === 'embed') return <EmbedLink node={node} />
  if (!('text' in node)) return null
  const text = <RichTextSpans {...node} />
  return node.type === 'preformatted' ? <pre>{text}</pre> : <p>{text}</p>
}

/** `view` is the picture ready to draw, which content puts beside what the CMS says of it. */
function Picture({ node }: { node: Extract<RTAnyNode, { type: 'image' }> }) {
  const { view, linkTo } = node as { view?: ImageView | null; linkTo?: LinkField | null }
  if (!view) return null
  const url = toUrl(linkTo)
  const image = <Image image={view} />
  return <p>{url === null ? image : <Link to={url}>{image}</Link>}</p>
}

/** A link, so that nothing is loaded from a stranger's host before somebody wants it. */
function EmbedLink({ node }: { node: Extract<RTAnyNode, { type: 'embed' }> }) {
  const url = toUrl({ link_type: 'Web', url: node.oembed.embed_url })
  if (url === null) return null
  const { title, provider_name: provider } = node.oembed as Record<string, unknown>
  return (
    <p>
      <Link to={url}>
        {typeof title === 'string' && title !== '' ? title : url}
        {typeof provider === 'string' && provider !== '' ? ` (${provider})` : ''}
      </Link>
    </p>
  )
}
