import type { Fault } from './fault.js'

const PROCESSES_TESTS = 'tests/faults/builder/processes.test.ts'

/** The builder: its disk, its memory, its process, and others beside it. */
export const BUILDER: readonly Fault[] = [
  {
    number: 18,
    happens: 'The disk is full.',
    expected: 'A whole release stays, the cause is reported, and the next build succeeds.',
    shownBy: [
      [
        'tests/faults/damage/failing-disk.test.ts',
        'whichever operation ends with %s, a whole release stays, the cause is reported, and the next build succeeds',
        'ENOSPC',
      ],
      [
        'tests/faults/damage/failing-disk.test.ts',
        'a watching builder says what to do, works on, and publishes once there is space',
      ],
    ],
  },
  {
    number: 19,
    happens: 'No more files may be opened.',
    expected: 'The site stays, or a whole release is published.',
    shownBy: [
      [
        PROCESSES_TESTS,
        'a builder that may open few files leaves the site as it was, or publishes a whole release',
      ],
    ],
  },
  {
    number: 20,
    happens: 'The disk fails while it is synced.',
    expected: 'Nothing is published.',
    shownBy: [
      [
        'tests/faults/damage/failing-disk.test.ts',
        'publishes nothing if what was written does not reach the disk',
      ],
    ],
  },
  {
    number: 21,
    happens: 'A build fails.',
    expected: 'It is retried less and less often, and the site stays.',
    shownBy: [
      [
        'tests/unit/builder/reconcile/watch-cases.test.ts',
        'a failing build is retried less and less often until it succeeds',
      ],
    ],
  },
  {
    number: 22,
    happens: 'The builder runs out of memory.',
    expected: 'The site stays, and the next build succeeds.',
    shownBy: [
      [
        PROCESSES_TESTS,
        'a builder that needs more memory than it has leaves the site as it was, and the next one builds',
      ],
    ],
  },
  {
    number: 23,
    happens: 'The builder is killed, at any point.',
    expected: 'Nothing is lost, and what is live is whole.',
    shownBy: [
      [
        'tests/integration/reconcile/kill.test.ts',
        'a builder that is killed at any point loses nothing',
      ],
    ],
  },
  {
    number: 24,
    happens: 'The builder hangs.',
    expected: 'It is ended at its deadline, and the site stays; its heartbeat stops.',
    shownBy: [
      [PROCESSES_TESTS, 'a builder that hangs is ended at its deadline, and the site stays'],
      [
        'tests/unit/builder/reconcile/heartbeat.test.ts',
        'a builder is alive from its first heartbeat until the last one is five minutes old',
      ],
    ],
  },
  {
    number: 25,
    happens: 'The power fails.',
    expected: 'Releases on disk are whole, and the next build goes on from them.',
    shownBy: [
      [
        'tests/faults/power-cut/power-cut.test.ts',
        'leaves whole releases, at ${CUTS} instants of builds, rollbacks and seeds, that the next build goes on from',
      ],
    ],
  },
  {
    number: 26,
    happens: 'A publication is interrupted.',
    expected: 'Its leftovers are removed, those of running builds are not.',
    shownBy: [
      [
        'tests/integration/reconcile/reconcile.test.ts',
        'reconcile removes the files of a killed build, but not those of a running build',
      ],
    ],
  },
  {
    number: 27,
    happens: 'Two builds overlap.',
    expected: 'The newer one is live, whichever ends last.',
    shownBy: [
      [
        'tests/integration/reconcile/reconcile.test.ts',
        'the newest of overlapping builds wins, whichever ends last',
      ],
    ],
  },
]
