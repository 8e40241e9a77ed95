import type { Fault } from './fault.js'

const STATE_FILES_TESTS = 'tests/faults/damage/state-files.test.ts'
const RELEASE_FILES_TESTS = 'tests/faults/damage/release-files.test.ts'

/** The volume: files that are damaged, foreign, missing or read-only. */
export const VOLUME: readonly Fault[] = [
  {
    number: 65,
    happens: 'The disk becomes read-only under a running builder.',
    expected: 'The release stays, the line says what to do.',
    shownBy: [
      [
        'tests/faults/builder/read-only.test.ts',
        'keeps the release that is live, the line says what to do, and after that the next build succeeds',
      ],
    ],
  },
  {
    number: 66,
    happens: 'The disk fails once, with a former release in place.',
    expected: 'The former release stays whole.',
    shownBy: [
      [
        'tests/faults/damage/failing-disk.test.ts',
        'whichever operation ends with %s, a whole release stays, the cause is reported, and the next build succeeds',
        'EIO',
      ],
    ],
  },
  {
    number: 67,
    happens: 'The disk is full during a command.',
    expected: 'It ends with one line.',
    shownBy: [
      ['tests/faults/damage/failing-disk.test.ts', 'ends with one line if the disk is full'],
    ],
  },
  {
    number: 68,
    happens: "A killed builder's process id belongs to another.",
    expected: 'Nobody is taken for it.',
    shownBy: [
      [
        'tests/faults/builder/processes.test.ts',
        'one that was killed is not taken for those that have its id, and of these the newer one is live',
      ],
    ],
  },
  {
    number: 69,
    happens: 'Somebody rolls back during a build.',
    expected: 'The rollback stays.',
    shownBy: [
      [
        'tests/faults/builder/processes.test.ts',
        'a rollback during a build stays, whatever the build has made by then',
      ],
    ],
  },
  {
    number: 70,
    happens: 'Root was killed while it held the lock.',
    expected: 'It stops nobody.',
    shownBy: [
      [
        'tests/faults/damage/other-users.test.ts',
        'the lock and the turn of a root process that was killed stop nobody',
      ],
    ],
  },
  {
    number: 71,
    happens: 'A folder of state belongs to root.',
    expected: 'One line with owner and remedy.',
    shownBy: [
      [
        'tests/faults/damage/other-users.test.ts',
        'a folder of state that belongs to root is one line with its owner and the remedy',
      ],
    ],
  },
  {
    number: 72,
    happens: 'A file of state is damaged.',
    expected: 'The site is served, and the next build mends it.',
    shownBy: [
      [STATE_FILES_TESTS, 'a site whose files are %s is served, and the next build mends them'],
    ],
  },
  {
    number: 73,
    happens: 'An approval is damaged.',
    expected: 'It lets nothing pass.',
    shownBy: [
      [STATE_FILES_TESTS, 'an approval that is damaged lets nothing pass and stops no build'],
    ],
  },
  {
    number: 74,
    happens: 'A folder lies in the place of current.',
    expected: 'It is served, and kept aside by the next build.',
    shownBy: [
      [
        STATE_FILES_TESTS,
        'a folder in the place of current is served, and the next build keeps it aside',
      ],
    ],
  },
  {
    number: 75,
    happens: 'A file of a release is damaged.',
    expected: 'The next whole build makes it again, with a warning.',
    shownBy: [
      [
        RELEASE_FILES_TESTS,
        'that is damaged, each in another way, is made again by the next whole build, with a warning (%i)',
      ],
    ],
  },
  {
    number: 76,
    happens: 'An object is gone.',
    expected: 'The next build makes it again.',
    shownBy: [[RELEASE_FILES_TESTS, 'an object that is gone is made again by the next build']],
  },
  {
    number: 77,
    happens: 'Files of an earlier release are missing.',
    expected: 'The next release is published.',
    shownBy: [
      [RELEASE_FILES_TESTS, 'whatever is missing in an earlier release, the next is published'],
    ],
  },
  {
    number: 78,
    happens: 'The release of a rollback misses files.',
    expected: 'One line, and nothing changes.',
    shownBy: [
      [
        RELEASE_FILES_TESTS,
        'a rollback refuses a release that misses files, in one line, and nothing changes',
      ],
    ],
  },
  {
    number: 79,
    happens: 'All but the oldest release have lost a closed job.',
    expected: 'It is still answered with 410.',
    shownBy: [[STATE_FILES_TESTS, 'what all but the oldest release have lost is still remembered']],
  },
  {
    number: 80,
    happens: 'A file of the volume is damaged when a new image starts.',
    expected: 'Newer content that can be served stays.',
    shownBy: [
      [
        'tests/faults/damage/seeded-volume.test.ts',
        'keeps newer content that can be served, though a file of it is damaged',
      ],
    ],
  },
  {
    number: 81,
    happens: 'The same size is written with other bytes.',
    expected: 'A nightly build finds and heals it.',
    shownBy: [
      [
        'tests/integration/reconcile/nightly.test.ts',
        'each night a watching builder reads, draws and verifies everything, and so heals what went wrong',
      ],
    ],
  },
]
