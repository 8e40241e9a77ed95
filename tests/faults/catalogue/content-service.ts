import type { Fault } from './fault.js'

const BAD_INPUT_TESTS = 'tests/integration/generate-site/bad-input.test.ts'
const FAULTS_TESTS = 'tests/integration/content-layer/faults.test.ts'

/** The content service: gone, slow, wrong, or changing while it is read. */
export const CONTENT_SERVICE: readonly Fault[] = [
  {
    number: 1,
    happens: 'The content service cannot be reached.',
    expected: 'The site stays, one line names address and variable.',
    shownBy: [
      [
        BAD_INPUT_TESTS,
        'the error of an unreachable content service names its address and its variable',
      ],
      [
        'tests/unit/builder/reconcile/watch-cases.test.ts',
        'a failing build is retried less and less often until it succeeds',
      ],
    ],
  },
  {
    number: 2,
    happens: 'It is slow to begin an answer.',
    expected: 'Each request has a limit, and so has the whole read.',
    shownBy: [
      [
        'tests/integration/content-layer/incremental-reading.test.ts',
        'a read of all documents is given up after its time',
      ],
    ],
  },
  {
    number: 3,
    happens: 'It sends a few bytes at a time.',
    expected: 'The limit counts to the last byte.',
    shownBy: [
      [
        FAULTS_TESTS,
        'fails with its own error and without the access token: %s',
        'a body that never ends in time',
      ],
    ],
  },
  {
    number: 4,
    happens: 'It refuses so many requests (429).',
    expected: 'The read goes on when it says so, after ten seconds at most.',
    shownBy: [
      [FAULTS_TESTS, 'of status 429 with Retry-After %s is retried after at most 10 s'],
      [FAULTS_TESTS, 'of status 429 with a date in Retry-After is retried then'],
    ],
  },
  {
    number: 5,
    happens: 'It fails now and then.',
    expected: 'The whole repository is read all the same.',
    shownBy: [[FAULTS_TESTS, 'is survived, and the whole repository is read: %s', '503 twice']],
  },
  {
    number: 6,
    happens: 'It no longer accepts the access token.',
    expected: 'The build ends at once with a line that does not hold the token.',
    shownBy: [
      [
        'tests/integration/content-layer/build.test.ts',
        'does not appear in the error about a wrong access token',
      ],
    ],
  },
  {
    number: 7,
    happens: 'It cannot parse a query.',
    expected: 'The build ends with line and column.',
    shownBy: [
      [
        FAULTS_TESTS,
        'fails with its own error and without the access token: %s',
        '400 with a message and a type',
      ],
    ],
  },
  {
    number: 8,
    happens: 'The content changes while it is read.',
    expected: 'Everything is read again at one ref, nothing is mixed.',
    shownBy: [[FAULTS_TESTS, 'is read again, all at one ref']],
  },
  {
    number: 9,
    happens: 'An answer is cut off.',
    expected: 'It is asked for again, and then the build fails.',
    shownBy: [
      [FAULTS_TESTS, 'fails with its own error and without the access token: %s', 'truncated JSON'],
    ],
  },
  {
    number: 10,
    happens: 'A proxy answers with a page of its own.',
    expected: 'It is asked for again, and then the build fails.',
    shownBy: [
      [FAULTS_TESTS, 'is survived, and the whole repository is read: %s', 'HTML instead of JSON'],
    ],
  },
  {
    number: 11,
    happens: 'A text holds characters that its format cannot express.',
    expected: 'Feeds stay valid.',
    shownBy: [
      [
        'tests/unit/client/shared/lib/escape.test.ts',
        'escapeXml removes characters that XML cannot express and keeps carriage returns',
      ],
    ],
  },
  {
    number: 12,
    happens: 'It announces other numbers than it sends.',
    expected: 'Nothing is published from a part of the content.',
    shownBy: [
      [
        FAULTS_TESTS,
        'fails with its own error and without the access token: %s',
        'a total that shrinks between pages',
      ],
      [
        FAULTS_TESTS,
        'fails with its own error and without the access token: %s',
        'a page that repeats documents',
      ],
    ],
  },
  {
    number: 13,
    happens: 'It has no jobs at all.',
    expected: 'The site stays until an operator approves exactly that.',
    shownBy: [
      [
        'tests/unit/builder/generate/gate/check-some-jobs.test.ts',
        'an approval that does not allow an empty release is not enough',
      ],
    ],
  },
  {
    number: 14,
    happens: 'Half of the jobs are gone.',
    expected: 'The site stays until an operator approves that ref.',
    shownBy: [
      [
        'tests/integration/reconcile/reconcile.test.ts',
        'a refused release leaves the previous one live and is not built again',
      ],
      [
        'tests/integration/reconcile/reconcile.test.ts',
        'a refused release goes live only once its own ref is approved',
      ],
    ],
  },
  {
    number: 15,
    happens: 'A document is wrong or means harm.',
    expected: 'The build ends with one line, or the text stays text.',
    shownBy: [
      [
        BAD_INPUT_TESTS,
        '%s stops the build with one error line and leaves the current release live',
      ],
      [
        'tests/integration/content-layer/unsafe-content.test.ts',
        'nothing in the content becomes executable code on a page',
      ],
    ],
  },
  {
    number: 16,
    happens: 'Two jobs have one number.',
    expected: 'The build names them, and nginx would refuse the map.',
    shownBy: [
      [
        BAD_INPUT_TESTS,
        '%s stops the build with one error line and leaves the current release live',
        'a second job with the same id',
      ],
      ['tests/integration/nginx/configuration.test.ts', 'refuses a map with the same row twice'],
    ],
  },
  {
    number: 17,
    happens: 'The image service is down during a build.',
    expected: 'The release has no placeholders, and a warning says so.',
    shownBy: [
      [
        'tests/integration/content-layer/build.test.ts',
        'cause a warning but no failure if the image service is down',
      ],
    ],
  },
]
