import type { Fault } from './fault.js'

/** The visitor's browser: deploys, missing files and foreign code. */
export const BROWSER: readonly Fault[] = [
  {
    number: 112,
    happens: 'A tab was open during a deploy.',
    expected: 'Its next page is of the new release.',
    shownBy: [
      [
        'tests/browser/runtime/deploy.test.ts',
        'the next navigation after a deploy shows the new content, ${TRIES} times out of ${TRIES}',
      ],
    ],
  },
  {
    number: 113,
    happens: 'HTML is of an outdated build.',
    expected: 'It is loaded once more, not again and again.',
    shownBy: [
      [
        'tests/browser/runtime/deploy.test.ts',
        'a document of an outdated build is reloaded once, and then shown',
      ],
    ],
  },
  {
    number: 114,
    happens: 'Two code versions are live during a rollout.',
    expected: 'Every page finds its scripts.',
    shownBy: [
      [
        'tests/browser/runtime/rollout.test.ts',
        'every visitor who loads a page during a rollout gets the scripts of that page',
      ],
    ],
  },
  {
    number: 115,
    happens: 'Two code versions answer one visitor by turns.',
    expected: 'Every page is shown, with few loads.',
    shownBy: [
      [
        'tests/browser/runtime/rollout.test.ts',
        'where two code versions answer by turns, every page is shown, and none is loaded again and again',
      ],
    ],
  },
  {
    number: 116,
    happens: 'A script is missing.',
    expected: 'The page is repaired by one full load.',
    shownBy: [
      [
        'tests/browser/runtime/first-page.test.ts',
        'is repaired by exactly one full load if its template is missing',
      ],
    ],
  },
  {
    number: 117,
    happens: 'Page data does not come.',
    expected: 'The browser loads the page itself.',
    shownBy: [
      [
        'tests/browser/runtime/failed-page.test.ts',
        'is only one whose own data fails, not the app data, and is loaded by the browser after Back as well',
      ],
    ],
  },
  {
    number: 118,
    happens: 'The image host is gone or hangs.',
    expected: 'Pages are read and left, pictures in words.',
    shownBy: [
      [
        'tests/faults/browser/foreign.test.ts',
        'with an image host that %s a page is read and left, and says in words what its pictures show',
      ],
    ],
  },
  {
    number: 119,
    happens: "Somebody's code is in a page.",
    expected: 'It is not run, and nothing is sent.',
    shownBy: [
      [
        'tests/faults/browser/foreign.test.ts',
        'code that somebody got into a page is not run, and nothing is sent to them',
      ],
    ],
  },
]
