import type { RTTextNode } from '@prismicio/client'
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { createBlockCollector, type BlockCollector, type SpanMark } from './block-collector.js'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

export function htmlToRichText(html: string): RTTextNode[] {
  const blocks = createBlockCollector()
  visitAll(parseFragment(decodeOnce(html)).childNodes, blocks, [])
  return blocks.finish()
}

/** The board's API escapes its HTML; text that contains a tag is not escaped. */
export function decodeOnce(html: string): string {
  if (html.includes('<')) return html
  const [only] = parseFragment(html).childNodes
  return only !== undefined && defaultTreeAdapter.isTextNode(only) ? only.value : html
}

/** Elements without readable text. */
const DROPPED = new Set(
  'script style iframe object embed template noscript svg math head title select textarea'.split(
    ' ',
  ),
)

const BLOCKS: Readonly<Record<string, RTTextNode['type']>> = {
  h1: 'heading2',
  h2: 'heading2',
  h3: 'heading3',
  h4: 'heading3',
  h5: 'heading3',
  h6: 'heading3',
}

const OWN_LINE = new Set(
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

function visitAll(nodes: readonly Node[], blocks: BlockCollector, lists: readonly string[]): void {
  for (const node of nodes) {
    if (defaultTreeAdapter.isTextNode(node)) blocks.addText(node.value)
    else if (defaultTreeAdapter.isElementNode(node)) visit(node, blocks, lists)
  }
}

function visit(element: Element, blocks: BlockCollector, lists: readonly string[]): void {
  const { tagName, childNodes } = element
  const inside = (nextLists = lists) => visitAll(childNodes, blocks, nextLists)
  const heading = BLOCKS[tagName]
  const mark = tagName === 'a' ? toLinkMark(element) : MARKS[tagName]

  if (DROPPED.has(tagName)) return
  if (tagName === 'br') blocks.addBreak()
  else if (heading !== undefined) blocks.within(heading, inside)
  else if (tagName === 'li') {
    blocks.within(lists.at(-1) === 'ol' ? 'o-list-item' : 'list-item', inside)
  } else if (tagName === 'ul' || tagName === 'ol') {
    blocks.endLine()
    inside([...lists, tagName])
    blocks.endLine()
  } else if (OWN_LINE.has(tagName)) {
    blocks.endLine()
    inside()
    blocks.endLine()
  } else if (mark !== undefined) blocks.marked(mark, inside)
  else inside()
}

/** Only absolute URLs, of schemes that cannot run code. */
function toLinkMark(element: Element): SpanMark | undefined {
  const href = element.attrs.find(({ name }) => name === 'href')?.value.trim() ?? ''
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(href)) return undefined
  return { type: 'hyperlink', data: { link_type: 'Web', url: href } }
}
