import type { Fault } from './fault.js'

const DEVICE_TESTS = 'tests/faults/browser/device.test.ts'
const OFFLINE_TESTS = 'tests/browser/runtime/offline.test.ts'

/** The visitor's device: its storage, caches, worker and tabs. */
export const DEVICE: readonly Fault[] = [
  {
    number: 100,
    happens: 'There is no room left on the device.',
    expected: 'Pages are read as ever, and saving says why not.',
    shownBy: [
      [
        DEVICE_TESTS,
        'on a device without any room left, pages are read and left as ever, and saving says why not',
      ],
    ],
  },
  {
    number: 101,
    happens: 'The browser forbids storage, caches and workers.',
    expected: 'Pages are read as ever.',
    shownBy: [
      [DEVICE_TESTS, 'pages and links work on a device that %s'],
      [
        DEVICE_TESTS,
        'a page opened from a sandboxed frame of another site is styled, read, left and searched',
      ],
    ],
  },
  {
    number: 102,
    happens: 'Storage is forbidden on the way back.',
    expected: 'Scroll positions are restored within one document.',
    shownBy: [
      [
        'tests/browser/runtime/scroll-restoration.test.ts',
        'still restores scroll positions within one document',
      ],
    ],
  },
  {
    number: 103,
    happens: 'Several tabs are open.',
    expected: 'Each knows what the others saved, and gets new code.',
    shownBy: [
      [
        DEVICE_TESTS,
        'in ${TABS} tabs at once each knows what the others have saved, and each gets the new code',
      ],
    ],
  },
  {
    number: 104,
    happens: 'A network answers with its login page.',
    expected: 'It replaces no saved copy.',
    shownBy: [[DEVICE_TESTS, 'the page of a network that wants a login replaces no saved copy']],
  },
  {
    number: 105,
    happens: 'A cache holds damaged data and code.',
    expected: 'The page is read, and the next version heals it.',
    shownBy: [
      [
        DEVICE_TESTS,
        'damaged copies of data and code leave a page that can be read and left, and go with the next version',
      ],
    ],
  },
  {
    number: 106,
    happens: 'The device is offline.',
    expected: 'What was visited is shown, with its date.',
    shownBy: [
      [
        OFFLINE_TESTS,
        'shows the visited job with the date of its copy and the listing, and fresh content once it is online again',
      ],
    ],
  },
  {
    number: 107,
    happens: 'The network hangs.',
    expected: 'The saved copy is shown.',
    shownBy: [
      [
        OFFLINE_TESTS,
        'the service worker answers with the saved copy when the network hangs; offline, it says at once that it is one and that nobody can apply',
      ],
    ],
  },
  {
    number: 108,
    happens: 'The service worker cannot be installed.',
    expected: 'It is only logged.',
    shownBy: [[OFFLINE_TESTS, 'a service worker that cannot be installed is only logged']],
  },
  {
    number: 109,
    happens: 'The service worker must go.',
    expected: 'The kill switch removes it and its caches.',
    shownBy: [
      [
        OFFLINE_TESTS,
        'the service worker never stores errors, previews and endpoints, and the kill switch removes it and all its caches',
      ],
    ],
  },
  {
    number: 110,
    happens: 'Errors and previews pass the service worker.',
    expected: 'It stores none.',
    shownBy: [
      [
        OFFLINE_TESTS,
        'the service worker never stores errors, previews and endpoints, and the kill switch removes it and all its caches',
      ],
    ],
  },
  {
    number: 111,
    happens: 'A new worker takes over an open tab.',
    expected: 'The next navigation is a full load.',
    shownBy: [
      [
        OFFLINE_TESTS,
        'Back, to where the page was left, and any other navigation is a full load once a new service worker is ready',
      ],
    ],
  },
]
