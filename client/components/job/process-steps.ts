import type { RichTextField, RTAnyNode } from '@prismicio/client'

export interface ProcessStep {
  title: string
  content: RichTextField
}

export interface Process {
  before: RichTextField
  steps: ProcessStep[]
  after: RichTextField
}

type Nodes = readonly RTAnyNode[]

/**
 * A hiring process as editors write it: a heading for each step, or a numbered list in which each
 * item begins with a short sentence that names the step. Any other text has no steps.
 */
export function toProcess(content: RichTextField): Process {
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

/** The longest first sentence that still reads as a title. */
const TITLE_LENGTH = 60

function toItemStep(item: RTAnyNode): ProcessStep {
  const text = textOf(item)
  const [whole, title] = /^(.+?)[.:]\s+(?=\S)/.exec(text) ?? []
  if (whole === undefined || title === undefined || title.length > TITLE_LENGTH) {
    return { title: text, content: [] }
  }
  return { title, content: toField([toParagraph(item, whole.length)]) }
}

/** The rest of an item after so many characters, with the marks that still lie in it. */
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

/** The CMS types an empty field apart from a filled one; a list of nodes may be either. */
function toField(nodes: Nodes): RichTextField {
  return nodes as unknown as RichTextField
}
