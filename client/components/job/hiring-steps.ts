import { FIRST_SENTENCE } from '#words/job.js'
import type { RichTextField, RTAnyNode } from '@prismicio/client'

export interface HiringStep {
  title: string
  content: RichTextField
}

export interface HiringSteps {
  before: RichTextField
  steps: HiringStep[]
  after: RichTextField
}

type Nodes = readonly RTAnyNode[]

/**
 * Splits a hiring process into steps, as editors write it: a heading per step, or a numbered list
 * whose items each start with a short sentence that names the step. Other text has no steps.
 */
export function toHiringSteps(content: RichTextField): HiringSteps {
  const nodes: Nodes = content
  const isItem = ({ type }: RTAnyNode) => type === 'o-list-item'
  const first = nodes.findIndex(isItem)
  if (first !== -1) {
    const rest = nodes.slice(first)
    const length = rest.findIndex((node) => !isItem(node))
    const items = length === -1 ? rest : rest.slice(0, length)
    return {
      before: toField(nodes.slice(0, first)),
      steps: items.map(toItemStep),
      after: toField(length === -1 ? [] : rest.slice(length)),
    }
  }
  const heads = nodes.flatMap(({ type }, index) => (type.startsWith('heading') ? index : []))
  return {
    before: toField(nodes.slice(0, heads[0] ?? nodes.length)),
    steps: heads.map((head, index) => ({
      title: textOf(nodes[head]),
      content: toField(nodes.slice(head + 1, heads[index + 1] ?? nodes.length)),
    })),
    after: [],
  }
}

/** Maximum length, in characters, of a first sentence that becomes a title. */
const TITLE_LENGTH = 60

function toItemStep(item: RTAnyNode): HiringStep {
  const text = textOf(item)
  const [whole, title] = FIRST_SENTENCE.exec(text) ?? []
  if (whole === undefined || title === undefined || title.length > TITLE_LENGTH) {
    return { title: text, content: [] }
  }
  return { title, content: toField([toParagraph(item, whole.length)]) }
}

/** The rest of a list item from a character position on, with its marks. */
function toParagraph(item: RTAnyNode, from: number): RTAnyNode {
  const spans = 'spans' in item ? item.spans : []
  return {
    type: 'paragraph',
    text: textOf(item).slice(from),
    spans: spans
      .filter(({ end }) => end > from)
      .map((span) => ({ ...span, start: Math.max(span.start - from, 0), end: span.end - from })),
  } as RTAnyNode
}

function textOf(node: RTAnyNode | undefined): string {
  return node !== undefined && 'text' in node ? node.text : ''
}

/** Prismic types an empty field differently from a filled one. */
function toField(nodes: Nodes): RichTextField {
  return nodes as unknown as RichTextField
}
