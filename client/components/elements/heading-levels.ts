export type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/**
 * The levels at which headings are drawn, given those that an editor chose, in order: the highest
 * becomes `first`, each deeper one follows without a gap.
 */
export function toHeadingTags(levels: readonly number[], first: number): HeadingTag[] {
  const open: number[] = []
  return levels.map((level) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop()
    open.push(level)
    return `h${Math.min(first + open.length - 1, 6)}` as HeadingTag
  })
}
