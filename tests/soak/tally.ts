/** What has been counted, and what went wrong, in one line each. */
export type Tally = ReturnType<typeof createTally>

const MOST_LINES = 40

export function createTally(say: (line: string) => void) {
  const counts = new Map<string, number>()
  const problems: string[] = []
  const count = (name: string, by = 1) => counts.set(name, (counts.get(name) ?? 0) + by)
  return {
    problems,
    count,
    get: (name: string) => counts.get(name) ?? 0,
    /** Counts a kind of problem, and tells it at once, so that a log of faults says when it was. */
    fail(kind: string, problem: string): void {
      count(kind)
      problems.push(`${kind}: ${problem}`)
      if (problems.length <= MOST_LINES) say(`WRONG ${kind}: ${problem}`)
    },
  }
}
