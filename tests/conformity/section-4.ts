import type { Section } from './section.js'
import * as SUITES from './suites.js'

const STATES = 'a session %s has the states of the specification, and starts only once'
const FAILS = 'the preview state says why a session fails that meets %s'
const WITHOUT_LOAD = 'to an address of another form arrives at its page without a page load'

export const SECTION_4: readonly Section[] = [
  {
    title: '4. States and transitions: Page resource loading',
    rows: [
      {
        says: 'Result is success or error.',
        shownBy: [
          [
            SUITES.PAGE_LOADER,
            'a loaded page has its template, its static queries and the live build hash',
          ],
          [
            SUITES.PAGE_LOADER,
            'a page whose data has the status 500 fails without a second request',
          ],
        ],
      },
      {
        says: 'An error or unknown page falls back to the 404 page data.',
        departure: {
          because:
            'an unknown page does; an error is a full page load instead, because "If loading fails, the browser does a full page load of the target" and "500 is an error"',
          writtenIn: 'client/runtime/load/page-loader.ts',
        },
        shownBy: [
          [
            SUITES.MISSING_PAGES,
            'a path without a page shows the 404 page after a HEAD request finds nothing',
          ],
          [SUITES.NAVIGATION, WITHOUT_LOAD],
          [
            SUITES.PAGE_LOADER,
            'a page whose data has the status 500 fails without a second request',
          ],
          [SUITES.FAILED_PAGE, 'is left to the browser with query and hash: %s', 'page data 500'],
        ],
      },
      {
        says: 'If the 404 page itself fails, the result is error and the browser navigates with a hard load.',
        shownBy: [
          [SUITES.MISSING_PAGES, 'a path without a page fails when the 404 page itself gives %s'],
          [SUITES.NAVIGATOR, 'a target that fails gets a full page load with its query and hash'],
        ],
      },
      {
        says: 'Service worker states installed, activated and redundant are handled.',
        shownBy: [
          [SUITES.SERVICE_WORKER, 'the first worker makes the content available offline'],
          [SUITES.SERVICE_WORKER, 'a new worker is an update once it is installed'],
          [
            SUITES.SERVICE_WORKER,
            'a worker that becomes redundant is logged (page controlled: %s)',
          ],
          [
            SUITES.OFFLINE,
            'shows the visited job with the date of its copy and the listing, and fresh content once it is online again',
          ],
          [SUITES.OFFLINE, 'a service worker that cannot be installed is only logged'],
        ],
      },
    ],
  },
  {
    title: '4. States and transitions: Preview session',
    rows: [
      {
        says: 'States: IDLE, NOT_A_PREVIEW (also called NOT_PREVIEW), BOOTSTRAPPING, RESOLVING, RESOLVED, ACTIVE, PROMPT_FOR_ACCESS_TOKEN, FAILED.',
        shownBy: [
          [SUITES.PREVIEW_SESSION, STATES],
          [
            SUITES.PREVIEW_SESSION,
            'a token that is submitted is kept in state and cookie, and the session starts again from IDLE',
          ],
          [SUITES.PREVIEW_STATE, 'the event changes the state %s only as specified'],
        ],
      },
      {
        says: 'The flow starts only from IDLE (one reading also allows RESOLVED), and only if not already bootstrapped.',
        shownBy: [
          [SUITES.PREVIEW_SESSION, STATES],
          [SUITES.PREVIEW_STATE, 'the event changes the state %s only as specified'],
          [
            SUITES.PREVIEW_STATE,
            'a bootstrapped preview state does not change when bootstrapping starts again',
          ],
        ],
      },
      {
        says: 'If the page is not a preview session, the state becomes NOT_A_PREVIEW.',
        shownBy: [
          [SUITES.PREVIEW_SESSION, STATES, 'on a page without a cookie'],
          [SUITES.PREVIEW_SESSION, STATES, 'on a page without a draft'],
        ],
      },
      {
        says: "If the preview cookie is missing, it fails with 'Preview cookie not present'.",
        shownBy: [
          [SUITES.PREVIEW_SESSION, FAILS, 'a missing cookie'],
          [SUITES.PREVIEW_SESSION, STATES, 'at the resolver without a cookie'],
        ],
      },
      {
        says: "If the ref read from the cookie is invalid, it fails with 'Invalid preview ref'.",
        shownBy: [
          [SUITES.PREVIEW_SESSION, FAILS, 'a cookie of nonsense'],
          [SUITES.PREVIEW_SESSION, FAILS, 'a cookie without a ref'],
        ],
      },
      {
        says: 'Otherwise the active repository name is set and its configuration is looked up. No configuration, or no preview options for that repository, means failure.',
        shownBy: [
          [
            SUITES.PREVIEW_SESSION,
            'the preview state holds the repository, the path of the document, and every draft with its address',
          ],
          [SUITES.PREVIEW_SESSION, FAILS, 'a repository without configuration'],
          [SUITES.PREVIEW_SESSION, FAILS, 'a repository without options'],
        ],
      },
      {
        says: "The state becomes RESOLVING. A client is built with the endpoint from the options (or derived from the repository name) and default parameters lang, fetchLinks, graphQuery and pageSize, with automatic previews on. The preview URL is resolved with the link resolver, default '/'.",
        shownBy: [
          [SUITES.PREVIEW_SESSION, STATES, 'at the resolver'],
          [SUITES.PREVIEW_SESSION, 'only the endpoint in the preview options is asked for drafts'],
          [
            SUITES.CONTENT_ENDPOINT,
            'a repository has its own content endpoint, and browsers may have another',
          ],
          [
            SUITES.PREVIEW_SESSION,
            'a session at the resolver reads the document of the address alone and then all, at the ref of the cookie, with the default parameters',
          ],
          [SUITES.PREVIEW_SESSION, 'the preview option %s is sent to the content service'],
          [
            SUITES.PREVIEW_SESSION,
            'the preview state holds the resolvers of the repository, which a site can replace',
          ],
          [SUITES.ACTIVE_PREVIEW, 'leads to the page of %s', 'the menu'],
        ],
      },
      {
        says: 'On success the state is RESOLVED with the path. The page redirects to that path automatically unless autoRedirect is false. A custom navigate function may be used.',
        shownBy: [
          [
            SUITES.PREVIEW_SESSION,
            'a session at the resolver redirects to the page of the document, by the function of the site if it has one, unless that is switched off',
          ],
          [
            SUITES.ACTIVE_PREVIEW,
            'leads to the page of %s',
            'a document that exists only as a draft',
          ],
        ],
      },
      {
        says: 'Loading all preview documents successfully moves the state to ACTIVE.',
        shownBy: [
          [
            SUITES.PREVIEW_SESSION,
            'a session is BOOTSTRAPPING and without nodes until all drafts have been read',
          ],
        ],
      },
      {
        says: 'An authorization failure moves to PROMPT_FOR_ACCESS_TOKEN if promptForAccessToken is on, otherwise to FAILED. Any other failure moves to FAILED.',
        shownBy: [
          [
            SUITES.PREVIEW_SESSION,
            'a session without access prompts for a token where it may, and any other failure ends it',
          ],
        ],
      },
      {
        says: 'Submitting the token stores it and restarts the flow from IDLE. Cancel or dismiss returns to IDLE.',
        shownBy: [
          [
            SUITES.PREVIEW_SESSION,
            'a token that is submitted is kept in state and cookie, and the session starts again from IDLE',
          ],
          [SUITES.PREVIEW_SESSION, 'a prompt that is cancelled leaves the session IDLE'],
          [SUITES.PRIVATE_PREVIEW, 'Escape cancels the prompt, and leaves nothing of the session'],
        ],
      },
      {
        says: 'Preview data replaces published data only while the state is ACTIVE. An unpublished-preview wrapper then renders an alternate component with the resolved data.',
        shownBy: [
          [
            SUITES.PREVIEW_SESSION,
            'drafts replace what is published only while the session is ACTIVE, by the component of the repository',
          ],
        ],
      },
    ],
  },
]
