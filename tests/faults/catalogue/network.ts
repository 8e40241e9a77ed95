import type { Fault } from './fault.js'

const CONTENT_SERVICE_TESTS = 'tests/faults/builder/content-service.test.ts'
const LIMITS_TESTS = 'tests/integration/content-layer/limits.test.ts'

/** The network between the programs. */
export const NETWORK: readonly Fault[] = [
  {
    number: 82,
    happens: 'No DNS server knows the content service.',
    expected: 'One line, and the site stays.',
    shownBy: [
      [
        CONTENT_SERVICE_TESTS,
        'a name that no DNS server knows is reported in one line, and the site stays',
      ],
    ],
  },
  {
    number: 83,
    happens: 'The certificate of the content service is wrong.',
    expected: 'It is not read; one line, and the site stays.',
    shownBy: [
      [CONTENT_SERVICE_TESTS, 'is not read, which is reported in one line, and the site stays'],
    ],
  },
  {
    number: 84,
    happens: 'The content service goes while it is read.',
    expected: 'That build fails, the next succeeds.',
    shownBy: [
      [CONTENT_SERVICE_TESTS, 'a service that goes while it is read costs that build only'],
    ],
  },
  {
    number: 85,
    happens: 'An answer of the content service never ends.',
    expected: 'The build stops with one line and within its memory.',
    shownBy: [
      [
        LIMITS_TESTS,
        'a content service whose answer never ends stops the build with one line and within the memory',
      ],
    ],
  },
  {
    number: 86,
    happens: 'An answer of the image service never ends.',
    expected: 'The release has no placeholders.',
    shownBy: [
      [LIMITS_TESTS, 'an image service whose answers never end costs placeholders and no release'],
    ],
  },
  {
    number: 87,
    happens: 'The models never end.',
    expected: 'One line that names the service.',
    shownBy: [
      [LIMITS_TESTS, 'models that never end stop the build with one line that names the service'],
    ],
  },
  {
    number: 88,
    happens: 'Sidecar, content service and image service are all dead.',
    expected: 'Every page, redirect and header is right.',
    shownBy: [
      [
        'tests/faults/servers/alone.test.ts',
        'with sidecar, content service and image service dead, every page, redirect and header is right',
      ],
    ],
  },
  {
    number: 89,
    happens: 'The sidecar cannot even be looked up.',
    expected: 'Its endpoints answer 503, pages as ever.',
    shownBy: [
      [
        'tests/integration/nginx/sidecar.test.ts',
        'nginx serves every page and answers 503 to the endpoints while no sidecar is at %s',
      ],
    ],
  },
  {
    number: 90,
    happens: 'The CMS is slow when an editor opens a preview.',
    expected: 'The editor sees the error after a second attempt.',
    shownBy: [
      [
        'tests/unit/server/preview/open-preview.test.ts',
        'openPreview gives up on a service that does not answer after a second attempt',
      ],
    ],
  },
]
