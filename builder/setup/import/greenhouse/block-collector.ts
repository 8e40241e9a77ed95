import type { RTTextNode } from '@prismicio/client'

export type SpanMark =
  { type: 'strong' | 'em' } | { type: 'hyperlink'; data: { link_type: 'Web'; url: string } }

type BlockType = RTTextNode['type']
type Span = SpanMark & { start: number; end: number }

/** Collects text and marks in document order into rich text blocks, without empty ones. */
export interface BlockCollector {
  addText: (text: string) => void
  addBreak: () => void
  endLine: () => void
  /** What `run` adds becomes a block of this type, unless it adds blocks of its own. */
  within: (type: BlockType, run: () => void) => void
  marked: (mark: SpanMark, run: () => void) => void
  finish: () => RTTextNode[]
}

export function createBlockCollector(): BlockCollector {
  const blocks: RTTextNode[] = []
  const types: BlockType[] = ['paragraph']
  const open: { mark: SpanMark; start: number }[] = []
  let text = ''
  let spans: Span[] = []

  const close = (mark: SpanMark, start: number) => {
    const end = text.trimEnd().length
    if (start < end) spans.push({ ...mark, start, end })
  }
  const endLine = () => {
    for (const { mark, start } of open) close(mark, start)
    const type = types.at(-1) ?? 'paragraph'
    const whole = text.trimEnd()
    if (whole !== '') blocks.push({ type, text: whole, spans: sortSpans(spans) } as RTTextNode)
    text = ''
    spans = []
    for (const item of open) item.start = 0
  }

  return {
    addText: (added) => {
      // HTML collapses white space. Boards use no-break spaces by accident.
      const spaced = added.replace(/[\s\u00a0]+/g, ' ')
      text += text === '' || /\s$/.test(text) ? spaced.trimStart() : spaced
    },
    addBreak: () => {
      if (text !== '') text = `${text.trimEnd()}\n`
    },
    endLine,
    within: (type, run) => {
      endLine()
      types.push(type)
      run()
      endLine()
      types.pop()
    },
    marked: (mark, run) => {
      const item = { mark, start: text.length }
      open.push(item)
      run()
      open.splice(open.indexOf(item), 1)
      close(mark, item.start)
    },
    finish: () => {
      endLine()
      return blocks
    },
  }
}

function sortSpans(spans: readonly Span[]): Span[] {
  return [...spans].sort((a, b) => a.start - b.start || b.end - a.end)
}
