import type { RTTextNode } from '@prismicio/client'
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { createBlockCollector, type BlockCollector, type SpanMark } from './block-collector.js'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

export function htmlToRichText(html: string): RTTextNode[] {
  const blocks = createBlockCollector()
  visitAll(parseFragment(unescapeHtml(html)).childNodes, blocks, [])
  return blocks.finish()
}

/** Greenhouse returns HTML with its entities escaped; text that already contains '<' is not escaped. */
export function unescapeHtml(html: string): string {
  if (html.includes('<')) return html
  const [textNode] = parseFragment(html).childNodes
  return textNode !== undefined && defaultTreeAdapter.isTextNode(textNode) ? textNode.value : html
}

/** Removed with everything inside them. */
const DROPPED_ELEMENTS = new Set(
  'script style iframe object embed template noscript svg math head title select textarea'.split(
    ' ',
  ),
)

/** The page's own title is its h1, so headings start at level 2. */
const HEADING_TYPES: Readonly<Record<string, RTTextNode['type']>> = {
  h1: 'heading2',
  h2: 'heading2',
  h3: 'heading3',
  h4: 'heading3',
  h5: 'heading3',
  h6: 'heading3',
}

/** They start and end a paragraph. */
const BLOCK_ELEMENTS = new Set(
  'p div section article header footer main aside blockquote ul ol table tr td th dl dt dd hr pre figure'.split(
    ' ',
  ),
)

const MARKS: Readonly<Record<string, SpanMark>> = {
  strong: { type: 'strong' },
  b: { type: 'strong' },
  em: { type: 'em' },
  i: { type: 'em' },
}

function visitAll(
  nodes: readonly Node[],
  blocks: BlockCollector,
  listStack: readonly string[],
): void {
  for (const node of nodes) {
    if (defaultTreeAdapter.isTextNode(node)) blocks.addText(node.value)
    else if (defaultTreeAdapter.isElementNode(node)) visit(node, blocks, listStack)
  }
}

function visit(element: Element, blocks: BlockCollector, listStack: readonly string[]): void {
  const { tagName, childNodes } = element
  const visitChildren = (nextLists = listStack) => visitAll(childNodes, blocks, nextLists)
  const heading = HEADING_TYPES[tagName]
  const mark = tagName === 'a' ? toLinkMark(element) : MARKS[tagName]

  if (DROPPED_ELEMENTS.has(tagName)) return
  if (tagName === 'br') blocks.addBreak()
  else if (heading !== undefined) blocks.within(heading, visitChildren)
  else if (tagName === 'li') {
    blocks.within(listStack.at(-1) === 'ol' ? 'o-list-item' : 'list-item', visitChildren)
  } else if (tagName === 'ul' || tagName === 'ol') {
    blocks.endLine()
    visitChildren([...listStack, tagName])
    blocks.endLine()
  } else if (BLOCK_ELEMENTS.has(tagName)) {
    blocks.endLine()
    visitChildren()
    blocks.endLine()
  } else if (mark !== undefined) blocks.marked(mark, visitChildren)
  else visitChildren()
}

/** Undefined unless the URL is absolute and its scheme cannot run code. */
function toLinkMark(element: Element): SpanMark | undefined {
  const href = element.attrs.find(({ name }) => name === 'href')?.value.trim() ?? ''
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(href)) return undefined
  return { type: 'hyperlink', data: { link_type: 'Web', url: href } }
}
