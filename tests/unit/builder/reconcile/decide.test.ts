import { decide, type DecisionInput } from '../../../../builder/reconcile/decide.js'
import { findLastNight, findNextNight } from '../../../../builder/reconcile/wanted.js'

const NOW = Date.UTC(2026, 2, 2, 10)
const PACE = { firstDelay: 200, quiet: 2_000, limit: 20_000 }
const LIVE = {
  ref: 'a',
  code: 'c',
  wholeAt: NOW - 1_000,
  nextBoundary: null,
  timeZone: 'Europe/London',
  isCopied: false,
}
const UP_TO_DATE: DecisionInput = {
  now: NOW,
  live: LIVE,
  wanted: { ref: 'a', code: 'c' },
  hints: null,
  lastBuildEnd: null,
  failure: null,
  refusal: null,
  hold: null,
  approval: null,
}
const CHANGED = { ...UP_TO_DATE, wanted: { ref: 'b', code: 'c' } }

const reasonsOf = (knowledge: DecisionInput) => {
  const decision = decide(knowledge, PACE)
  return decision.kind === 'build' ? decision.reasons : decision.because
}

it.each<[string, DecisionInput, string | string[]]>([
  ['does nothing when nothing differs', UP_TO_DATE, 'up to date'],
  ['does nothing when the content cannot be read', { ...UP_TO_DATE, wanted: null }, 'unreadable'],
  ['builds when nothing is live', { ...UP_TO_DATE, live: null }, ['nothing is live']],
  ['builds when the content differs', CHANGED, ['new content']],
  [
    'builds when an image was copied',
    { ...UP_TO_DATE, live: { ...LIVE, isCopied: true } },
    ['copied from an image'],
  ],
  [
    'builds when the code differs',
    { ...UP_TO_DATE, wanted: { ref: 'a', code: 'd' } },
    ['new code or settings'],
  ],
  [
    'does nothing when the wanted content was rolled back',
    { ...CHANGED, hold: { ref: 'b', code: 'c', releaseId: 'one' } },
    'held',
  ],
  [
    'builds when the wanted content is newer than the content that was rolled back',
    { ...CHANGED, hold: { ref: 'other', code: 'c', releaseId: 'one' } },
    ['new content'],
  ],
  [
    'builds when the clock was set back during a backoff',
    {
      ...CHANGED,
      failure: {
        key: `b c 0 ${findLastNight(NOW, 'Europe/London')}`,
        attempts: 1,
        message: '',
        retryAt: new Date(NOW + 3_600_000).toISOString(),
      },
    },
    ['new content'],
  ],
])('the reconciler %s', (_, knowledge, expected) => {
  expect(reasonsOf(knowledge)).toEqual(expected)
})

it('the first hint in a quiet time waits only for the short delay', () => {
  const hints = { first: NOW, last: NOW }
  expect(decide({ ...CHANGED, hints }, PACE)).toMatchObject({ because: 'quiet', until: NOW + 200 })
})

it('a build waits for the end of a burst of hints, but no longer than the limit', () => {
  const busy = { ...CHANGED, lastBuildEnd: NOW - 1_000 }
  const burst = (first: number) => decide({ ...busy, hints: { first, last: NOW } }, PACE)
  expect(burst(NOW - 500)).toMatchObject({ because: 'quiet', until: NOW + 2_000 })
  expect(burst(NOW - 19_000)).toMatchObject({ because: 'quiet', until: NOW + 1_000 })
})

it('the last and the next night are right when daylight saving time begins between them', () => {
  const zone = 'Europe/London'
  const summer = Date.parse('2026-03-29T10:00:00Z')
  expect(new Date(findLastNight(summer, zone)).toISOString()).toBe('2026-03-29T00:05:00.000Z')
  expect(new Date(findNextNight(summer, zone)).toISOString()).toBe('2026-03-29T23:05:00.000Z')
})

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata'])(
  'the last and the next night are 24 hours apart at every hour of two days in %s',
  (zone) => {
    for (let hour = 0; hour < 48; hour++) {
      const instant = NOW + hour * 3_600_000
      const last = findLastNight(instant, zone)
      expect(instant - last).toBeGreaterThanOrEqual(0)
      expect(instant - last).toBeLessThan(24 * 3_600_000)
      expect(findNextNight(instant, zone)).toBe(last + 24 * 3_600_000)
    }
  },
)
