export interface Finding {
  /** What was looked at, in a word or two. */
  name: string
  state: 'right' | 'missing' | 'wrong' | 'not checked'
  /** What was found. */
  text: string
  /** What to do; null if there is nothing to do. */
  remedy: string | null
  /** The site would not build or update. */
  isFatal: boolean
}

export function right(name: string, text: string): Finding {
  return { name, state: 'right', text, remedy: null, isFatal: false }
}

export function notChecked(name: string, text: string, remedy: string): Finding {
  return { name, state: 'not checked', text, remedy, isFatal: false }
}

/** The site does without, but less well. */
export function missing(name: string, text: string, remedy: string): Finding {
  return { name, state: 'missing', text, remedy, isFatal: false }
}

export function wrong(name: string, text: string, remedy: string, isFatal = true): Finding {
  return { name, state: 'wrong', text, remedy, isFatal }
}

const MARKS = { right: '✓', missing: '!', wrong: '✗', 'not checked': '?' }

/** A row for each finding, and the remedy below it. */
export function formatFindings(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ name }) => name.length))
  return findings.flatMap(({ name, state, text, remedy }) => [
    `${MARKS[state]} ${name.padEnd(width)}  ${state === 'right' ? '' : `${state}: `}${text}`,
    ...(remedy === null ? [] : [`  ${' '.repeat(width)}  → ${remedy}`]),
  ])
}
