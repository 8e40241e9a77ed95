/** Asks again only when the last answer is so many ms old, and never twice at once. */
export function keepAnswer<Answer>(ask: () => Promise<Answer>, longest: number) {
  let asked: { at: number; answer: Promise<Answer> } | null = null
  return (): Promise<Answer> => {
    const now = performance.now()
    if (asked === null || now - asked.at >= longest) asked = { at: now, answer: ask() }
    return asked.answer
  }
}
