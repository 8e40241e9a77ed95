import type { RTAnyNode } from '@prismicio/client'

export type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/**
 * The tag of each heading: the highest level that the editor chose becomes `firstLevel`, deeper ones
 * follow without a gap.
 */
export function toHeadingTags(
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
