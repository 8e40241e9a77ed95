import type { RichTextField, RTAnyNode } from '@prismicio/client'

export interface ProcessStep {
  title: string
  content: RichTextField
}

export interface Process {
  /** What stands before the first step. */
  intro: RichTextField
  steps: ProcessStep[]
}

/** A hiring process written as text: each heading begins a step. Without headings there are no steps. */
export function toProcess(content: RichTextField): Process {
  const nodes = content as readonly RTAnyNode[]
  const steps: { title: string; content: RTAnyNode[] }[] = []
  const intro: RTAnyNode[] = []
  for (const node of nodes) {
    if (node.type.startsWith('heading') && 'text' in node) {
      steps.push({ title: node.text, content: [] })
    } else {
      ;(steps.at(-1)?.content ?? intro).push(node)
    }
  }
  return { intro, steps } as unknown as Process
}
