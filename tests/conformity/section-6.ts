import type { Section } from './section.js'
import * as SUITES from './suites.js'

export const SECTION_6: readonly Section[] = [
  {
    title: '6. Roles and permissions',
    rows: [
      {
        says: 'Visitors: public, with no sign-in shown.',
        shownBy: [
          [SUITES.VALID_HTML, 'no page of the sample asks a visitor to sign in'],
          [
            SUITES.VISITORS,
            'a visitor fetches no preview code, calls no other host and gets no cookie, also where nothing is found and where previews begin',
          ],
        ],
      },
      {
        says: 'Editors: preview requires a preview cookie. Private repositories also need an access token, kept in a cookie named from the repository and in state.',
        shownBy: [
          [
            SUITES.ACTIVE_PREVIEW,
            'renders a job that exists only as a draft where the server answers 404, and never says that it is not found',
          ],
          [
            SUITES.ACTIVE_PREVIEW,
            'a visitor sees nothing of a preview that is open in another browser',
          ],
          [
            SUITES.PRIVATE_PREVIEW,
            'the prompt reports a wrong token each time, accepts the right one after it, and does not appear again',
          ],
          [
            SUITES.PREVIEW_COOKIES,
            'an access token is written under the name of its repository, and can be read back',
          ],
          [
            SUITES.PREVIEW_SESSION,
            'a token that is submitted is kept in state and cookie, and the session starts again from IDLE',
          ],
        ],
      },
      { says: 'Other roles are not shown.', shownBy: [] },
    ],
  },
]
