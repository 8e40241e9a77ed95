import type { RTTextNode } from '@prismicio/client'

export const SECTIONS = ['about', 'responsibilities', 'requirements', 'extra'] as const
export type Section = (typeof SECTIONS)[number]

/** Headings of boards; the first that matches decides. */
const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    'requirements',
    /require|qualif|what you(['’]ll| will)? (bring|need|have)|you (have|bring|are)\b|about you|who you are|your (profile|skills|experience|background)|skills|experience|looking for|must.haves?|nice.to.haves?/i,
  ],
  [
    'responsibilities',
    /responsib|duties|what you(['’]ll| will)?( be)? do|you will\b|your (role|tasks|mission|impact)|day.to.day|in this role|key tasks/i,
  ],
  [
    'extra',
    /benefit|perks|offer|compensation|salary|pay\b|equal|diversity|inclusion|privacy|how to apply|process|good to know|additional|accommodation|about us|about the company|who we are/i,
  ],
  [
    'about',
    /about (the|this) (role|job|position|team)|the (role|opportunity|team)|overview|summary/i,
  ],
]

/** Splits a text at its headings. A part under an unknown heading stays with the part before it. */
export function splitSections(blocks: readonly RTTextNode[]): Record<Section, RTTextNode[]> {
  const sections: Record<Section, RTTextNode[]> = {
    about: [],
    responsibilities: [],
    requirements: [],
    extra: [],
  }
  let current: Section = 'about'
  for (const block of blocks) {
    const heading = toHeading(block)
    if (heading === null) {
      sections[current].push(block)
      continue
    }
    const named = HEADINGS.find(([, pattern]) => pattern.test(heading.text))?.[0]
    const begins = named !== undefined && sections[named].length === 0
    current = named ?? current
    // The page has its own heading for each section.
    if (!begins) sections[current].push(heading)
  }
  return sections
}

/** Many boards write a heading as a line in bold type. */
function toHeading(block: RTTextNode): RTTextNode | null {
  if (block.type.startsWith('heading')) return block
  const isBold =
    block.type === 'paragraph' &&
    block.text.length <= 80 &&
    !/[.!]$/.test(block.text) &&
    block.spans.some(
      ({ type, start, end }) => type === 'strong' && start === 0 && end >= block.text.length - 1,
    )
  return isBold ? { ...block, type: 'heading3', spans: [] } : null
}
