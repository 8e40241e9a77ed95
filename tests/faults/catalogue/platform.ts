import type { Fault } from './fault.js'

const KUBERNETES_LAUNCHER_TESTS = 'tests/unit/server/launchers/kubernetes-launcher.test.ts'
const ECS_LAUNCHER_TESTS = 'tests/unit/server/launchers/ecs-launcher.test.ts'

/** Kubernetes, ECS, registries and rollouts. */
export const PLATFORM: readonly Fault[] = [
  {
    number: 50,
    happens: 'The Kubernetes API refuses or fails.',
    expected: 'The answer says whether to retry.',
    shownBy: [
      [
        KUBERNETES_LAUNCHER_TESTS,
        'the Kubernetes launcher reports %s and whether a retry may help',
      ],
    ],
  },
  {
    number: 51,
    happens: 'The token of the account is exchanged.',
    expected: 'The new one is read for the next request.',
    shownBy: [
      [
        KUBERNETES_LAUNCHER_TESTS,
        'the Kubernetes launcher reads its token for each request, since it is rotated',
      ],
    ],
  },
  {
    number: 52,
    happens: 'The answer about a new Job is lost.',
    expected: 'The request is repeated by the same name.',
    shownBy: [
      [
        KUBERNETES_LAUNCHER_TESTS,
        'the Kubernetes launcher repeats a request whose answer is lost, by the same name',
      ],
      [
        KUBERNETES_LAUNCHER_TESTS,
        'the Kubernetes launcher gives up on a server that never answers',
      ],
    ],
  },
  {
    number: 53,
    happens: 'ECS throttles, lacks room, or has begun already.',
    expected: 'Repeated, reported as a failure, or taken as begun.',
    shownBy: [
      [ECS_LAUNCHER_TESTS, 'the ECS launcher repeats a throttled request'],
      [
        ECS_LAUNCHER_TESTS,
        'the ECS launcher treats an answer of 200 that lists failures as a failure',
      ],
      [ECS_LAUNCHER_TESTS, 'the ECS launcher treats a conflict as a build that has been started'],
    ],
  },
  {
    number: 54,
    happens: 'Clocks of two machines differ by an hour.',
    expected: 'Nothing happens.',
    shownBy: [
      [
        'tests/unit/builder/reconcile/watch-clock.test.ts',
        'a clock that goes an hour ahead and back, as between two machines, causes no build',
      ],
    ],
  },
  {
    number: 55,
    happens: 'A new image does not become ready.',
    expected: 'The former one is restored.',
    shownBy: [
      [
        'tests/unit/builder/publish-image/kubernetes-rollout.test.ts',
        'a Kubernetes rollout restores the previous image if the new one does not work',
      ],
      [
        'tests/unit/builder/publish-image/ecs-rollout.test.ts',
        'an ECS rollout moves the tag back when the circuit breaker stops the deployment',
      ],
    ],
  },
  {
    number: 56,
    happens: 'A preview token names another host.',
    expected: '400, and nobody is asked.',
    shownBy: [
      [
        'tests/integration/sidecar/preview-open.test.ts',
        'refuses a token with %s without a request to the content service',
      ],
    ],
  },
]
