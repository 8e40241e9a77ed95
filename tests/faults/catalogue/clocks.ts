import type { Fault } from './fault.js'

const WATCH_CLOCK_TESTS = 'tests/unit/builder/reconcile/watch-clock.test.ts'

/** Clocks that are wrong, and are set right. */
export const CLOCKS: readonly Fault[] = [
  {
    number: 57,
    happens: "The builder's clock is set back.",
    expected: 'A publication is found by the next poll.',
    shownBy: [
      [
        WATCH_CLOCK_TESTS,
        'a clock that is set %s delays a publication without a webhook by no more than a poll',
      ],
    ],
  },
  {
    number: 58,
    happens: 'The clock is set back during a burst of webhooks.',
    expected: 'The burst is built at once.',
    shownBy: [
      [
        WATCH_CLOCK_TESTS,
        'a clock that is set back during a burst of webhooks does not hold the burst up',
      ],
    ],
  },
  {
    number: 59,
    happens: 'A clock far ahead has built a release.',
    expected: 'It is rebuilt once the clock is right.',
    shownBy: [
      [
        WATCH_CLOCK_TESTS,
        'a release that was built by a clock far ahead is rebuilt, once, when the clock is right again',
      ],
    ],
  },
  {
    number: 60,
    happens: 'The times of webhooks are off.',
    expected: 'They count as any other.',
    shownBy: [
      [
        WATCH_CLOCK_TESTS,
        'a webhook whose time is %i ms off is answered as soon as any other, and no time is invented',
      ],
    ],
  },
  {
    number: 61,
    happens: 'The clock is set back between two releases.',
    expected: 'What the live one knows of closed jobs counts most.',
    shownBy: [
      [
        'tests/unit/builder/release/job-memory.test.ts',
        'the release that goes live counts most, even if the clock was set back',
      ],
    ],
  },
  {
    number: 62,
    happens: "A visitor's clock is set back.",
    expected: 'A page that needs a reload still gets one, and one only.',
    shownBy: [
      [
        'tests/unit/client/runtime/start/reload-guard.test.ts',
        'a clock that was set back allows the next reload',
      ],
    ],
  },
  {
    number: 63,
    happens: 'A tab stays open over a closing date.',
    expected: 'The job is left out as soon as the visitor returns.',
    shownBy: [
      [
        'tests/browser/listing/expiry.test.ts',
        'an open listing marks jobs that are new or close soon, omits a closed one as soon as the visitor returns to the tab, and says in the editor’s words when all are closed',
      ],
    ],
  },
  {
    number: 64,
    happens: 'Summer time begins between two nights.',
    expected: 'The nightly build is at the right hour.',
    shownBy: [
      [
        'tests/unit/builder/reconcile/decide.test.ts',
        'the last and the next night are right when daylight saving time begins between them',
      ],
    ],
  },
]
