import type { Fault } from './fault.js'

const WATCH_CASES_TESTS = 'tests/unit/builder/reconcile/watch-cases.test.ts'
const WEBHOOKS_TESTS = 'tests/integration/sidecar/webhooks.test.ts'
const SIDECAR_TESTS = 'tests/faults/servers/sidecar.test.ts'

/** Webhooks and the sidecar. */
export const WEBHOOKS: readonly Fault[] = [
  {
    number: 33,
    happens: 'Twenty webhooks come at once.',
    expected: 'One build is started.',
    shownBy: [
      [
        'tests/unit/server/launchers/kubernetes-launcher.test.ts',
        'the Kubernetes launcher creates one Job for twenty simultaneous requests',
      ],
    ],
  },
  {
    number: 34,
    happens: 'Webhooks come during a build.',
    expected: 'One more build follows.',
    shownBy: [[WATCH_CASES_TESTS, 'webhooks that arrive during a build cause one more build']],
  },
  {
    number: 35,
    happens: 'Webhooks come in a flood.',
    expected: 'Two builds, 429 above the limit, and nothing is lost.',
    shownBy: [
      [
        WATCH_CASES_TESTS,
        'a burst of webhooks causes two builds, one at once and one for all the others',
      ],
      [WEBHOOKS_TESTS, 'a flood of webhooks is answered with 429 and Retry-After'],
    ],
  },
  {
    number: 36,
    happens: 'A webhook comes again hours later.',
    expected: 'No build.',
    shownBy: [[WATCH_CASES_TESTS, 'a replayed webhook causes no build']],
  },
  {
    number: 37,
    happens: 'A webhook has a wrong secret, or none.',
    expected: '401, the same for all, and nothing is recorded.',
    shownBy: [
      [
        WEBHOOKS_TESTS,
        'a webhook with %s gets its answer, and only updates are recorded',
        'a wrong secret',
      ],
    ],
  },
  {
    number: 38,
    happens: 'The secret is changed on one side only.',
    expected: 'Both are accepted meanwhile.',
    shownBy: [[WEBHOOKS_TESTS, 'both secrets are accepted during a rotation']],
  },
  {
    number: 39,
    happens: 'A webhook is about another repository.',
    expected: 'It is ignored.',
    shownBy: [
      [
        WEBHOOKS_TESTS,
        'a webhook with %s gets its answer, and only updates are recorded',
        'another repository',
      ],
    ],
  },
  {
    number: 40,
    happens: 'Somebody presses the test button.',
    expected: '200, and no build.',
    shownBy: [
      [
        WEBHOOKS_TESTS,
        'a webhook with %s gets its answer, and only updates are recorded',
        'a test',
      ],
    ],
  },
  {
    number: 41,
    happens: 'A webhook is of a later kind.',
    expected: 'What is known counts, the rest is ignored with 200.',
    shownBy: [
      [
        WEBHOOKS_TESTS,
        'a webhook with %s gets its answer, and only updates are recorded',
        'unknown members',
      ],
    ],
  },
  {
    number: 42,
    happens: 'A webhook is huge or compressed.',
    expected: '413 or 415, and the memory stays free.',
    shownBy: [
      [
        WEBHOOKS_TESTS,
        'is answered with 415 if its body is compressed, because that could fill the memory',
      ],
      ['tests/integration/nginx/sidecar.test.ts', 'nginx answers a body of %i bytes with %i'],
    ],
  },
  {
    number: 43,
    happens: 'A webhook is no JSON object.',
    expected: '400.',
    shownBy: [[WEBHOOKS_TESTS, 'a webhook with a body of %s is answered with 400']],
  },
  {
    number: 44,
    happens: 'Requests are sent as slowly as can be.',
    expected: 'Their connections are closed, and others are served.',
    shownBy: [
      [
        'tests/unit/server/sidecar/http-server.test.ts',
        'createHttpServer closes a connection whose request does not arrive',
      ],
      [
        'tests/integration/nginx/pressure.test.ts',
        'pages are served while ${SOCKETS} sockets are held by one who %s',
      ],
    ],
  },
  {
    number: 45,
    happens: 'Clients leave half way.',
    expected: 'The sidecar goes on.',
    shownBy: [[SIDECAR_TESTS, 'asked by clients that leave half way, it goes on']],
  },
  {
    number: 46,
    happens: 'The sidecar is killed between recording and answering.',
    expected: 'What was answered is recorded, what was not comes again.',
    shownBy: [
      [
        'tests/integration/reconcile/kill.test.ts',
        'a sidecar that is killed at any point has recorded all webhooks it answered',
      ],
    ],
  },
  {
    number: 47,
    happens: 'The sidecar is killed while a webhook waits.',
    expected: 'The CMS hears 503, pages go on, the next delivery counts.',
    shownBy: [
      [
        SIDECAR_TESTS,
        'killed while a webhook waits for its answer, the CMS hears 503, and its next delivery counts',
      ],
    ],
  },
  {
    number: 48,
    happens: 'The sidecar is stopped during requests.',
    expected: 'They are answered first.',
    shownBy: [
      [
        'tests/unit/server/sidecar/http-server.test.ts',
        'stopGracefully lets a running request end and closes its connection at once',
      ],
      [
        'tests/container/stopping.test.ts',
        'sidecar exits within its grace period, after every request whose head it has read',
      ],
    ],
  },
  {
    number: 49,
    happens: 'The sidecar is frozen for a while.',
    expected: 'What waited is answered, pages are served meanwhile.',
    shownBy: [
      [SIDECAR_TESTS, 'frozen for a while, it answers what waited, and pages are served meanwhile'],
    ],
  },
]
