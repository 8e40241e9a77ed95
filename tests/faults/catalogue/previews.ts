import type { Fault } from './fault.js'

const FAILURE_TESTS = 'tests/integration/preview/failing-answers.test.ts'

/** Editors' previews. */
export const PREVIEWS: readonly Fault[] = [
  {
    number: 120,
    happens: 'A message of the CMS holds markup.',
    expected: 'It is shown as text.',
    shownBy: [
      [
        'tests/browser/preview/preview-dialog.test.ts',
        'with a query that the service cannot parse shows the message of the service, as text',
      ],
    ],
  },
  {
    number: 121,
    happens: 'A draft is gone.',
    expected: 'The preview ends with a message over the published page.',
    shownBy: [
      [
        'tests/browser/preview/changing-draft.test.ts',
        'ends with a message over the published page when the draft is gone',
      ],
    ],
  },
  {
    number: 122,
    happens: 'The content service is down.',
    expected: 'The dialog says so.',
    shownBy: [[FAILURE_TESTS, 'with a service that is down says so']],
  },
  {
    number: 123,
    happens: 'The cookie is of another repository.',
    expected: 'Its name is shown, and nobody is asked.',
    shownBy: [
      [
        'tests/browser/preview/preview-dialog.test.ts',
        'with the cookie of another repository names that repository on any page, and asks nobody',
      ],
    ],
  },
  {
    number: 124,
    happens: 'A preview ends in another tab.',
    expected: 'The next navigation ends it here.',
    shownBy: [
      [
        'tests/browser/preview/changing-draft.test.ts',
        'a preview that began, was exchanged for another or ended in another tab is so with the next navigation',
      ],
    ],
  },
  {
    number: 125,
    happens: 'An update comes from a foreign host.',
    expected: 'That host is not asked.',
    shownBy: [
      [
        'tests/browser/preview/changing-draft.test.ts',
        'updates in place when the draft is saved: no load, same scroll position, event handled; and asks no foreign host that an update names',
      ],
    ],
  },
  {
    number: 126,
    happens: 'The ref expires.',
    expected: 'Published content is not shown in its place.',
    shownBy: [
      [
        'tests/integration/content-layer/faults.test.ts',
        'expires without falling back to published content: %s',
      ],
    ],
  },
]
