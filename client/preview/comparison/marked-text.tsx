import { diffArrays } from 'diff'

export interface MarkedTextProps {
  before: string
  after: string
  /** The side to show: what is only on the other one is left out. */
  side: 'before' | 'after'
}

/** One version of a text, in which the words are marked that the other does not have. */
export function MarkedText({ before, after, side }: MarkedTextProps) {
  const parts = diffArrays(toWords(before), toWords(after))
  const shown = parts.filter(({ added, removed }) => (side === 'before' ? !added : !removed))
  return (
    <p className="comparison-text">
      {shown.map(({ value, added, removed }, index) => {
        const text = value.join('')
        if (removed) return <Mark key={index} as="del" text={text} />
        return added ? <Mark key={index} as="ins" text={text} /> : text
      })}
    </p>
  )
}

/** With the spaces between them. A sum such as '42,000' is one word. */
function toWords(text: string): string[] {
  // Firefox before 125 has no segmenter.
  if (!('Segmenter' in Intl)) return text.split(/(\s+)/)
  const words = new Intl.Segmenter(undefined, { granularity: 'word' })
  return Array.from(words.segment(text), ({ segment }) => segment)
}

/** Most screen readers pass over the elements in silence. */
function Mark({ as: Tag, text }: { as: 'del' | 'ins'; text: string }) {
  return (
    <Tag>
      <span className="visually-hidden">{Tag === 'del' ? '[removed: ' : '[added: '}</span>
      {text}
      <span className="visually-hidden">]</span>
    </Tag>
  )
}
