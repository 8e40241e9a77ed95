import type { RichTextField, RTAnyNode } from '@prismicio/client'
import { toHeadingTags, type HeadingTag } from './heading-levels.js'

type TextNode = Extract<RTAnyNode, { text: string }>
type ListItem = Extract<RTAnyNode, { type: 'list-item' | 'o-list-item' }>

/** What a rich text field draws: list items gathered into lists, empty paragraphs left out. */
export type RichTextBlock =
  | { kind: 'heading'; tag: HeadingTag; node: TextNode }
  | { kind: 'list'; ordered: boolean; items: ListItem[] }
  | { kind: 'node'; node: Exclude<RTAnyNode, ListItem> }

/** `firstLevel` is the level of the highest heading. */
export function toRichTextBlocks(content: RichTextField, firstLevel: number): RichTextBlock[] {
  const nodes = (content as readonly RTAnyNode[]).filter(hasContent)
  const levels = nodes.flatMap((node) => headingLevel(node) ?? [])
  const tags = toHeadingTags(levels, firstLevel).values()
  const blocks: RichTextBlock[] = []
  for (const node of nodes) {
    if (node.type === 'list-item' || node.type === 'o-list-item') {
      addToList(blocks, node)
    } else if (headingLevel(node) !== null) {
      const tag = tags.next().value ?? 'h6'
      blocks.push({ kind: 'heading', tag, node: node as TextNode })
    } else {
      blocks.push({ kind: 'node', node })
    }
  }
  return blocks
}

function addToList(blocks: RichTextBlock[], item: ListItem): void {
  const ordered = item.type === 'o-list-item'
  const last = blocks.at(-1)
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item)
  else blocks.push({ kind: 'list', ordered, items: [item] })
}

function headingLevel(node: RTAnyNode): number | null {
  const match = /^heading([1-6])$/.exec(node.type)
  return match === null ? null : Number(match[1])
}

/** A paragraph of spaces, no-break spaces included, is an editor's way to make a gap. */
function hasContent(node: RTAnyNode): boolean {
  return !('text' in node) || node.text.trim() !== ''
}
