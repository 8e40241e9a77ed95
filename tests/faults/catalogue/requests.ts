import type { Fault } from './fault.js'

const CONTRACT_TESTS = 'tests/integration/nginx/contract.test.ts'
/** Completed by the rows of the contract's table. */
const NGINX = 'nginx %s'

/** Requests at the edge of what HTTP allows. */
export const REQUESTS: readonly Fault[] = [
  {
    number: 91,
    happens: 'A copy is still right (If-None-Match).',
    expected: '304 without a body, for each encoding.',
    shownBy: [
      [CONTRACT_TESTS, NGINX, 'answers an unchanged copy with 304, for each encoding'],
      [
        'tests/integration/nginx/headers.test.ts',
        'are those of the cached copy in a 304, although it has no type',
      ],
    ],
  },
  {
    number: 92,
    happens: 'An error is asked for with an entity tag.',
    expected: 'The error, never 304.',
    shownBy: [[CONTRACT_TESTS, NGINX, 'never answers an error with 304']],
  },
  {
    number: 93,
    happens: 'A closed job is asked for.',
    expected: '410 with its page, under each of its numbers.',
    shownBy: [
      [
        'tests/integration/generate-site/gone-jobs.test.ts',
        'the site answers 410 for a deleted job, under each of its job numbers',
      ],
    ],
  },
  {
    number: 94,
    happens: 'A part beyond the end is asked for (416).',
    expected: 'The whole file.',
    shownBy: [[CONTRACT_TESTS, NGINX, 'answers a range request with the whole file']],
  },
  {
    number: 95,
    happens: 'Headers are longer than nginx reads.',
    expected: '400, with all headers of the site.',
    shownBy: [
      ['tests/integration/nginx/headers.test.ts', 'are complete in the answer %i to %s %s'],
    ],
  },
  {
    number: 96,
    happens: 'Addresses lead out of the site.',
    expected: '400 or 404, and nothing leaks.',
    shownBy: [[CONTRACT_TESTS, NGINX, 'hostile requests']],
  },
  {
    number: 97,
    happens: 'A second request hides in the first.',
    expected: 'The sidecar never hears it.',
    shownBy: [
      [
        'tests/faults/servers/nginx.test.ts',
        'a webhook with %s smuggles no second request to the sidecar',
      ],
    ],
  },
  {
    number: 98,
    happens: 'Somebody takes answers and reads none.',
    expected: 'Others get theirs.',
    shownBy: [
      [
        'tests/integration/nginx/pressure.test.ts',
        'who takes hundreds of answers and reads none gets no more, and others get theirs',
      ],
    ],
  },
  {
    number: 99,
    happens: 'Somebody measures how much of a secret is right.',
    expected: 'Every secret is compared as a whole.',
    shownBy: [
      [
        'tests/faults/servers/sidecar.test.ts',
        'a guessed secret is compared as a whole with every accepted one, however much of it is right',
      ],
    ],
  },
]
