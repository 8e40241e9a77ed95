import type { Section } from './section.js'
import * as SUITES from './suites.js'

const PAGE_KIND = '%s shows the data in page-data/%s by the template %s'
const NPM_START = 'npm start %s'
const WITHOUT_LOAD = 'to an address of another form arrives at its page without a page load'

export const SECTION_2: readonly Section[] = [
  {
    title: '2. Screens and routes: Page kinds',
    rows: [
      {
        says: 'A 404 page.',
        shownBy: [
          [SUITES.RELEASE, PAGE_KIND, '404.html'],
          [SUITES.CONTRACT, NPM_START, 'unknown paths'],
        ],
      },
      {
        says: 'A preview page.',
        shownBy: [
          [SUITES.RELEASE, PAGE_KIND, 'preview/index.html'],
          [SUITES.CONTRACT, NPM_START, 'the preview page'],
        ],
      },
      {
        says: 'A job page template.',
        shownBy: [
          [SUITES.RELEASE, PAGE_KIND, 'qa-engineer/1001/index.html'],
          [SUITES.CONTRACT, NPM_START, 'each job, and its wrong addresses'],
        ],
      },
      {
        says: 'A job-redirect template.',
        shownBy: [
          [SUITES.RELEASE, PAGE_KIND, 'job_ghid/404.html'],
          [SUITES.CONTRACT, NPM_START, 'old links of unknown jobs'],
        ],
      },
      {
        says: 'A generic page template.',
        shownBy: [
          [SUITES.RELEASE, PAGE_KIND, 'how-we-hire/index.html'],
          [SUITES.CONTRACT, NPM_START, 'each page, and its other spellings'],
        ],
      },
      {
        says: 'An offline app shell.',
        shownBy: [
          [SUITES.RELEASE, PAGE_KIND, 'offline-app-shell/index.html'],
          [SUITES.CONTRACT, NPM_START, 'each page, and its other spellings'],
          [
            SUITES.OFFLINE,
            'says that it is offline at an unvisited address and after a link to one, and leads to the saved jobs',
          ],
        ],
      },
    ],
  },
  {
    title: '2. Screens and routes: Routes',
    rows: [
      {
        says: '/ | Index page. /index.html is treated as /.',
        shownBy: [
          [SUITES.CONTRACT, NPM_START, 'the index page'],
          [SUITES.RELEASE, PAGE_KIND, 'index.html'],
          [SUITES.NAVIGATION, WITHOUT_LOAD],
        ],
      },
      {
        says: '/{job-title-slug}/{job_id} | A job page. job_id is numeric. Example slugs: business-analyst, product-manager-billing, senior-software-engineer, ux-designer, qa-engineer, delivery-manager, platform-engineer.',
        shownBy: [
          [
            SUITES.RELEASE,
            'the release contains 43 open jobs, each with its page, page data and old link',
          ],
          [
            SUITES.RELEASE,
            'the release contains the titles that the specification gives as examples',
          ],
          [SUITES.CONTRACT, NPM_START, 'each job, and its wrong addresses'],
          [SUITES.CONTRACT, NPM_START, 'unknown paths'],
        ],
      },
      {
        says: '/job_ghid/{job_id} | Old job link. There are 43 such entries, one per job. Each is permanently redirected to /{job-title-slug}/{job_id}. Matching is case-insensitive. The browser performs the redirect itself.',
        departure: {
          because:
            '"There are 43 such entries, one per job": 43 are, one for the job_id of each job; a job\'s former ids have further ones',
          writtenIn: 'client/content/pages/create-redirects.ts',
        },
        shownBy: [
          [
            SUITES.RELEASE,
            'the release contains 43 open jobs, each with its page, page data and old link',
          ],
          [SUITES.CONTRACT, NPM_START, 'each old job link, in every form'],
          [SUITES.NAVIGATION, WITHOUT_LOAD],
        ],
      },
      {
        says: 'Preview resolver session | Detected by a documentId URL parameter. The route itself is not shown.',
        shownBy: [
          [
            SUITES.ACTIVE_PREVIEW,
            'leads to the page of %s',
            'a document that exists only as a draft',
          ],
          [
            SUITES.ACTIVE_PREVIEW,
            'without a documentId is an ordinary page, and the preview begins on the next one',
          ],
        ],
      },
      {
        says: 'Other routes are not shown. The content of each page template is not shown.',
        shownBy: [],
      },
    ],
  },
  {
    title: '2. Screens and routes: Navigation behaviour',
    rows: [
      {
        says: "On each navigation the target page's data is loaded first and then the navigation happens. If loading fails, the browser does a full page load of the target.",
        shownBy: [
          [
            SUITES.NAVIGATOR,
            'a navigation loads the data, fades out, changes the address and then the page',
          ],
          [
            SUITES.NAVIGATION,
            'a navigation that takes more than a second says so until the page is there, without a fault that axe finds, and leaves the focus where it was moved meanwhile',
          ],
          [SUITES.NAVIGATOR, 'a target that fails gets a full page load with its query and hash'],
          [SUITES.FAILED_PAGE, 'is left to the browser with query and hash: %s'],
        ],
      },
      {
        says: 'A page load taking longer than 1 second triggers a delayed-load notification.',
        shownBy: [
          [
            SUITES.NAVIGATOR_PAGE_LOADS,
            'the notice of a slow load appears after a second and goes with the old page',
          ],
          [
            SUITES.NAVIGATION,
            'a navigation that takes more than a second says so until the page is there, without a fault that axe finds, and leaves the focus where it was moved meanwhile',
          ],
        ],
      },
      {
        says: 'Scroll position is restored per location. Hash targets are scrolled into view.',
        shownBy: [
          [
            SUITES.SCROLL_RESTORATION,
            'followed by Back restores the scroll position of each visit to a page and focuses the followed link',
          ],
          [SUITES.NAVIGATION, 'to a hash of the same page scrolls there, and Back returns'],
          [
            SUITES.KEYBOARD,
            'the action of the header leads to the list, and is not shown where the list is',
          ],
        ],
      },
      {
        says: "After navigation a screen-reader announcement reads 'Navigated to {page title or first h1}'.",
        shownBy: [
          [
            SUITES.NAVIGATION,
            'changes the page, its head, the announcement and the focus without a page load, also to a missing page and back',
          ],
          [
            SUITES.NAVIGATION,
            'announces a page without a title by its first heading, and a search by its title',
          ],
        ],
      },
      {
        says: 'Page transition: the outgoing page fades to opacity 0. The incoming page fades to opacity 1 after a 250 ms delay, and its children are delayed 250 ms.',
        shownBy: [
          [
            SUITES.NAVIGATION,
            'the page transition fades the old page out for 250 ms before the address changes, and the new one in',
          ],
        ],
      },
      {
        says: 'Prefetching is skipped on 2g connections or when data saver is on.',
        shownBy: [
          [SUITES.PREFETCHER, 'isPrefetchAllowed for the connection %j is %s'],
          [SUITES.PREFETCHER, 'nothing is prefetched on the connection %j'],
          [
            SUITES.NAVIGATION,
            'a link under the pointer is prefetched, but not on a 2g connection or while data is saved',
          ],
        ],
      },
      {
        says: 'When a new service worker is ready, the next navigation is a full page load.',
        shownBy: [
          [
            SUITES.OFFLINE,
            'Back, to where the page was left, and any other navigation is a full load once a new service worker is ready',
          ],
        ],
      },
      {
        says: "If the application's build hash differs from the loaded page's hash, the browser does a full reload.",
        shownBy: [
          [SUITES.NAVIGATOR, 'a target of another build gets a full page load'],
          [
            SUITES.DEPLOY,
            'a page whose data is of another build gets one full load, and then stands, when %s',
          ],
        ],
      },
    ],
  },
  {
    title: '2. Screens and routes: Preview dialogs (shown over the current page)',
    rows: [
      {
        says: "Loading dialog. Title 'Fetching preview'. Text 'Please wait while your updates are loading…'. Button 'Cancel Preview'.",
        shownBy: [
          [
            SUITES.PREVIEW_DIALOG,
            'says so in an accessible dialog over the published page, in the words of the specification; the focus returns to its element when a dialog closes',
          ],
          [SUITES.PREVIEW_DIALOG, 'is cancelled by Escape, and late answers change nothing'],
          [SUITES.PREVIEW_DIALOG, 'is cancelled by its button, at the resolver'],
        ],
      },
      {
        says: "Access-token prompt. Title 'Enter your access token'. Text 'An access token is required to view this preview.'. It shows the repository name and one required text field named access-token with placeholder 'your-access-token'. Buttons 'Cancel' and 'Continue'. A help link about generating a token. When a previously stored token is rejected, the field takes an error look with the inline message 'Incorrect token'.",
        shownBy: [
          [
            SUITES.PRIVATE_PREVIEW,
            'the prompt for an access token has the words of the specification, and requires a token',
          ],
          [SUITES.PRIVATE_PREVIEW, 'Escape cancels the prompt, and leaves nothing of the session'],
          [
            SUITES.PRIVATE_PREVIEW,
            'the prompt shows a stored token that is no longer valid as incorrect, and its button cancels all',
          ],
          [
            SUITES.PRIVATE_PREVIEW,
            'the prompt reports a wrong token each time, accepts the right one after it, and does not appear again',
          ],
        ],
      },
      {
        says: "Error dialog. Title 'Error'. Text 'The preview could not be loaded.'. It shows the error message, a 'Cancel Preview' button, the repository name and the plugin version 4.0.0.",
        shownBy: [
          [
            SUITES.PREVIEW_DIALOG,
            'without a cookie says so, names repository and version, and can be cancelled',
          ],
        ],
      },
      {
        says: "When a preview URL is resolved and yields nothing, the fallback path is '/'.",
        shownBy: [
          [SUITES.ACTIVE_PREVIEW, 'leads to the page of %s', 'the menu'],
          [SUITES.ACTIVE_PREVIEW, 'leads to the page of %s', 'a document that the draft deletes'],
        ],
      },
    ],
  },
]
