import type { Fault } from './fault.js'

const NGINX_TESTS = 'tests/faults/servers/nginx.test.ts'

/** nginx while releases, configurations and processes change under it. */
export const NGINX: readonly Fault[] = [
  {
    number: 28,
    happens: 'Visitors ask while a release is published.',
    expected: 'No request fails, and each answer is of a live release.',
    shownBy: [
      [
        'tests/integration/nginx/release-changes.test.ts',
        'fail no request, and every answer is of a release that was live meanwhile, ${RELEASES} releases long',
      ],
    ],
  },
  {
    number: 29,
    happens: 'A release is deleted during a download.',
    expected: 'The download ends whole.',
    shownBy: [[NGINX_TESTS, 'a download goes on to its end when its release is deleted meanwhile']],
  },
  {
    number: 30,
    happens: 'Nginx is reloaded under load.',
    expected: 'Visitors get their pages, some after asking again.',
    shownBy: [[NGINX_TESTS, 'a reload of the configuration under load fails no page']],
  },
  {
    number: 31,
    happens: 'The configuration is broken when it is reloaded.',
    expected: 'The former one stays in force.',
    shownBy: [
      [NGINX_TESTS, 'a reload of a broken configuration changes nothing'],
      [
        'tests/integration/nginx/entrypoint.test.ts',
        'reloads the redirect maps of a new release and ignores broken ones',
      ],
    ],
  },
  {
    number: 32,
    happens: 'A process of nginx dies.',
    expected: 'It is replaced, and who asks again gets the page.',
    shownBy: [
      [NGINX_TESTS, 'a worker that dies is replaced, and who asks again gets the page'],
      ['tests/container/compose.test.ts', 'restarts each service that is killed'],
    ],
  },
]
