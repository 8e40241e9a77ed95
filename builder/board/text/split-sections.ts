import type { RTTextNode } from '@prismicio/client'

export const SECTIONS = ['about', 'responsibilities', 'requirements', 'extra'] as const
export type Section = (typeof SECTIONS)[number]

/** The names of a section and nothing else: the page has its own heading for each. */
const NAMES: Readonly<Record<Section, RegExp>> = {
  about:
    /^(?:about (?:the|this) (?:role|job|position)|(?:the|this) (?:role|job|position|opportunity)|(?:role|job|position)? ?(?:overview|summary|description))$/i,
  responsibilities:
    /^(?:(?:your |key |main |core )?(?:job )?(?:responsibilities|duties|tasks)(?: (?:and|&) (?:responsibilities|duties|tasks))?|what (?:you['’]ll|you will)(?: be)? do(?:ing)?|in this role,?(?: you will)?|your role)$/i,
  requirements:
    /^(?:(?:your |key |main |job )?(?:requirements|qualifications|skills|experience|profile)(?: (?:and|&) (?:requirements|qualifications|skills|experience))?|what (?:you['’]ll|you will|you) (?:bring|need|have)|about you|who you are|(?:what|who) (?:we['’]re|we are) looking for|you (?:have|bring))$/i,
  extra: /^(?:good to know|additional information|other information|anything else)$/i,
}

/** Words in a heading by which its part belongs to a section; the first that matches decides. */
const WORDS: readonly (readonly [Section, RegExp])[] = [
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

/**
 * Splits a text at its headings. A part under an unknown heading stays with the part before it. A heading
 * that is the name of a section, and begins it, is left out.
 */
export function splitSections(
  blocks: readonly RTTextNode[],
  leaveOut: (heading: string) => void = () => {},
): Record<Section, RTTextNode[]> {
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
    const { about, hasContent } = readHeading(heading.text)
    const named = hasContent ? undefined : SECTIONS.find((section) => NAMES[section].test(about))
    current = named ?? WORDS.find(([, pattern]) => pattern.test(about))?.[0] ?? current
    const isLink = heading.spans.some(({ type }) => type === 'hyperlink')
    if (named !== undefined && sections[named].length === 0 && !isLink) leaveOut(heading.text)
    else sections[current].push(heading)
  }
  return sections
}

/** 'Salary: £30,000' is about 'Salary' and has content. Signs around the words are no part of them. */
function readHeading(heading: string): { about: string; hasContent: boolean } {
  const [before = '', ...content] = heading.split(/[:：](?=\s|$)/)
  const about = before.replace(/\s+/g, ' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return { about, hasContent: content.join('').trim() !== '' }
}

const LONGEST_HEADING = 80

/** Many boards write a heading as a line in bold type. One that goes on after a colon is a sentence in bold. */
function toHeading(block: RTTextNode): RTTextNode | null {
  if (block.type.startsWith('heading')) return block
  const { type, text, spans } = block
  const isBold =
    type === 'paragraph' &&
    text.length <= LONGEST_HEADING &&
    !/[.!]$|[:：]\s*\S|\n/.test(text) &&
    spans.some(({ type, start, end }) => type === 'strong' && start === 0 && end >= text.length - 1)
  const others = spans.filter((span) => span.type !== 'strong')
  return isBold ? { ...block, type: 'heading3', spans: others } : null
}
