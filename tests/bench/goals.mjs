/* Goals for a row of the table: seconds, or wall times in relation to that of the bare renderer. */

const TITLE_SECONDS = { 43: 0.25, 1000: 0.5, 10000: 2 }
const MEMORY = 500
const MOST_AT_1000 = { files: 60, links: 1300 }

/** Each goal that a measurement has, and whether it is met. */
export function toGoals({ jobs, name, by, wall, ratio, memory, ...written }) {
  const goals = []
  const add = (text, isMet) => goals.push(`${text}: ${isMet ? 'met' : 'not met'}`)
  if (name === 'first build, not compressed' && jobs >= 1000) add('≤ 1.5 ×', ratio <= 1.5)
  if (name === 'no change') add('≤ 0.1 ×', ratio <= 0.1)
  if (name === 'one title changed') {
    const most = { watching: 0.35, 'one-shot': 0.6 }[by]
    if (jobs >= 10000) add(`≤ ${most} ×`, ratio <= most)
    const seconds = TITLE_SECONDS[jobs]
    if (seconds !== undefined) add(`≤ ${seconds} s`, wall <= seconds)
  }
  if (name === 'one title changed' && jobs === 1000) {
    for (const [kind, most] of Object.entries(MOST_AT_1000)) {
      add(`< ${most} ${kind}`, written[kind] < most)
    }
  }
  if (jobs >= 10000 && by !== 'bare') add(`≤ ${MEMORY} MiB`, memory <= MEMORY)
  return goals.join(', ')
}
