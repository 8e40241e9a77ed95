import type { RTTextNode } from '@prismicio/client'

export type SpanMark =
  { type: 'strong' | 'em' } | { type: 'hyperlink'; data: { link_type: 'Web'; url: string } }

type BlockType = RTTextNode['type']
type Span = SpanMark & { start: number; end: number }

/** Collects text and marks in document order into rich text blocks, without empty ones. */
export interface BlockCollector {
  addText: (text: string) => void
  /** Two breaks end a paragraph. */
  addBreak: () => void
  endLine: () => void
  /** What `run` adds becomes a block of this type, unless it adds blocks of its own. */
  within: (type: BlockType, run: () => void) => void
  /** What `run` adds stays in one line, whatever lines it would end. */
  inOneLine: (run: () => void) => void
  /** Stands between what is there and what follows, if both are there. */
  separate: (separator: string) => void
  marked: (mark: SpanMark, run: () => void) => void
  finish: () => RTTextNode[]
}

export function createBlockCollector(): BlockCollector {
  const blocks: RTTextNode[] = []
  const types: BlockType[] = ['paragraph']
  const open: { mark: SpanMark; start: number }[] = []
  let text = ''
  let spans: Span[] = []
  let separator = ''
  let isOneLine = false

  const typeNow = () => types.at(-1) ?? 'paragraph'
  const close = (mark: SpanMark, start: number) => {
    const end = text.trimEnd().length
    if (start < end) spans.push({ ...mark, start, end })
  }
  const addText = (added: string) => {
    // HTML collapses white space. Boards use no-break spaces by accident.
    const spaced = added.replace(/[\s\u00a0]+/g, ' ')
    if (separator !== '' && spaced.trim() !== '') {
      const before = text.trimEnd()
      text = before + (before.endsWith(':') ? ' ' : separator)
      separator = ''
    }
    text += text === '' || /\s$/.test(text) ? spaced.trimStart() : spaced
  }
  const endLine = () => {
    if (isOneLine) return addText(' ')
    for (const { mark, start } of open) close(mark, start)
    const whole = text.trimEnd()
    if (whole !== '') {
      blocks.push({ type: typeNow(), text: whole, spans: sortSpans(spans) } as RTTextNode)
    }
    text = ''
    spans = []
    for (const item of open) item.start = 0
  }

  return {
    addText,
    addBreak: () => {
      if (isOneLine) addText(' ')
      else if (text.endsWith('\n') && typeNow() === 'paragraph') endLine()
      else if (text !== '') text = `${text.trimEnd()}\n`
    },
    endLine,
    within: (type, run) => {
      endLine()
      types.push(type)
      run()
      endLine()
      types.pop()
    },
    inOneLine: (run) => {
      endLine()
      isOneLine = true
      run()
      isOneLine = false
      separator = ''
      endLine()
    },
    separate: (given) => {
      separator = text.trim() === '' ? '' : given
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
