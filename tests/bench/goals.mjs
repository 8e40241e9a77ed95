/* Goals for a row of the table: multiples of the bare renderer's wall time, MiB on disk and in memory. */

const FIRST_BUILD = { 43: 2.3, 1000: 2, 10000: 2.3 }
const WRITTEN = { 43: 3, 1000: 24 }
const PEAK = { 43: 200, 1000: 300, 10000: 900 }

/** Each goal that a measurement has, and whether it is met. */
export function toGoals({ jobs, name, by, ratio, memory, bytes }) {
  if (by !== 'now') return ''
  const goals = [
    name === 'one-shot: first build' && [FIRST_BUILD[jobs], ratio, '×'],
    name === 'watching: one title changed' && [WRITTEN[jobs], bytes / 2 ** 20, 'MiB written'],
    name === 'watching: one title changed' && [PEAK[jobs], memory, 'MiB in memory'],
  ]
  return goals
    .filter((goal) => goal !== false && goal[0] !== undefined)
    .map(([most, found, unit]) => `≤ ${most} ${unit}: ${found <= most ? 'met' : 'not met'}`)
    .join(', ')
}
