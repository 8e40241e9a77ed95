import type { Section } from './section.js'
import * as SUITES from './suites.js'

const PAGE_KIND = '%s shows the data in page-data/%s by the template %s'
const PAGE_DATA = 'all page data follows the schema, and every static query has its data'
const OLD_LINKS = 'the release contains 43 open jobs, each with its page, page data and old link'
const NPM_START = 'npm start %s'
const EACH_OLD_LINK = 'each old job link, in every form'
const DEFAULTS = 'the state starts with the defaults of the specification'
const CHOSEN =
  'gets each value that is chosen in a filter, none of which is chosen at first, nor after a link to the listing itself'
const HOLDS =
  'the preview state holds the repository, the path of the document, and every draft with its address'
const SENT = 'the preview option %s is sent to the content service'

export const SECTION_3: readonly Section[] = [
  {
    title: '3. Entities and their fields: Page data (one JSON per page)',
    rows: [
      { says: 'path', shownBy: [[SUITES.RELEASE, PAGE_DATA]] },
      {
        says: 'componentChunkName',
        shownBy: [
          [SUITES.RELEASE, PAGE_DATA],
          [SUITES.RELEASE, PAGE_KIND],
        ],
      },
      {
        says: 'webpackCompilationHash',
        shownBy: [
          [SUITES.RELEASE, PAGE_DATA],
          [
            SUITES.RELEASE,
            'app data contains the hash of the code and the repository that a preview reads',
          ],
        ],
      },
      {
        says: 'matchPath',
        shownBy: [
          [SUITES.RELEASE, PAGE_KIND, 'job_ghid/404.html'],
          [SUITES.MISSING_PAGES, 'the matchPath /jobs/:id makes of %s the page %s'],
          [SUITES.CONTRACT, NPM_START, 'old links of unknown jobs'],
        ],
      },
      {
        says: 'staticQueryHashes',
        shownBy: [
          [SUITES.RELEASE, PAGE_DATA],
          [
            SUITES.PAGE_LOADER,
            'a loaded page has its template, its static queries and the live build hash',
          ],
        ],
      },
      {
        says: 'result',
        shownBy: [
          [SUITES.RELEASE, PAGE_DATA],
          [
            SUITES.FIRST_PAGE,
            'of %s hydrates without a message, an announcement or a change of focus',
          ],
        ],
      },
      {
        says: 'pageContext, with optional __params',
        shownBy: [
          [SUITES.RELEASE, PAGE_DATA],
          [SUITES.RELEASE_SOURCE, 'page data may have parameters in its context'],
        ],
      },
    ],
  },
  {
    title: '3. Entities and their fields: Redirect entry',
    rows: [
      {
        says: 'fromPath',
        shownBy: [
          [SUITES.RELEASE, OLD_LINKS],
          [SUITES.CONTRACT, NPM_START, EACH_OLD_LINK],
        ],
      },
      {
        says: 'toPath',
        shownBy: [
          [SUITES.RELEASE, OLD_LINKS],
          [SUITES.CONTRACT, NPM_START, EACH_OLD_LINK],
        ],
      },
      {
        says: 'isPermanent',
        shownBy: [
          [SUITES.RELEASE, OLD_LINKS],
          [SUITES.CONTRACT, NPM_START, EACH_OLD_LINK],
          [SUITES.REDIRECT_ROWS, 'for some time only makes no row'],
        ],
      },
      {
        says: 'ignoreCase',
        shownBy: [
          [SUITES.RELEASE, OLD_LINKS],
          [SUITES.CONTRACT, NPM_START, EACH_OLD_LINK],
          [
            SUITES.MISSING_PAGES,
            'a redirect is found in any letter case unless it is case-sensitive',
          ],
        ],
      },
      {
        says: 'redirectInBrowser',
        shownBy: [
          [SUITES.RELEASE, OLD_LINKS],
          [
            SUITES.NAVIGATION,
            'to an address of another form arrives at its page without a page load',
          ],
          [SUITES.MISSING_PAGES, 'a redirect that is not for browsers is loaded as a page'],
        ],
      },
    ],
  },
  {
    title: '3. Entities and their fields: Job',
    rows: [
      {
        says: 'Identifier is a numeric job_id. Other job fields are not shown.',
        shownBy: [
          [SUITES.RELEASE, OLD_LINKS],
          [
            SUITES.CREATE_SITE,
            'the problem message for %s says what is wrong',
            'a job id that is not a number',
          ],
        ],
      },
    ],
  },
  {
    title: '3. Entities and their fields: Site-wide filter state',
    rows: [
      {
        says: 'menu | boolean | false',
        shownBy: [
          [SUITES.FILTER_STATE, DEFAULTS],
          [SUITES.KEYBOARD, 'the menu opens by keyboard, keeps the focus inside, and returns it'],
        ],
      },
      {
        says: 'body_fixed | not shown | not shown',
        shownBy: [
          [SUITES.KEYBOARD, 'the menu opens by keyboard, keeps the focus inside, and returns it'],
          [
            SUITES.SMALL_SCREEN,
            'the filter dialog opens over the page and locks its scroll position; it is drawn before its boxes, and its answer to a choice before the list behind it',
          ],
        ],
      },
      {
        says: 'filter_location | list | empty',
        shownBy: [
          [SUITES.FILTER_STATE, DEFAULTS],
          [SUITES.ADDRESS, CHOSEN],
        ],
      },
      {
        says: 'filter_department | list | empty',
        shownBy: [
          [SUITES.FILTER_STATE, DEFAULTS],
          [SUITES.ADDRESS, CHOSEN],
        ],
      },
      {
        says: 'filter_type | list | empty',
        shownBy: [
          [SUITES.FILTER_STATE, DEFAULTS],
          [SUITES.ADDRESS, CHOSEN],
        ],
      },
      {
        says: 'role_search | text | empty',
        shownBy: [
          [SUITES.FILTER_STATE, DEFAULTS],
          [
            SUITES.ADDRESS,
            'gets a typed search when the typing pauses, in the same history entry, or with the next filter, and no letter that follows meanwhile is lost',
          ],
          [
            SUITES.RESULTS,
            'are those of the word that a misspelt search probably meant, mark the words of a search, and name the hidden text that has one',
          ],
        ],
      },
      {
        says: 'department_param | text | empty',
        shownBy: [
          [SUITES.FILTER_STATE, DEFAULTS],
          [
            SUITES.ADDRESS,
            'sets the filters of the listing, normalised to slugs without unknown values, and the listing says so, with nothing on the console',
          ],
        ],
      },
      {
        says: 'reset_filters | boolean | false',
        shownBy: [
          [SUITES.FILTER_STATE, DEFAULTS],
          [
            SUITES.RESULTS,
            'include the remote jobs of the country of an office on request, and are complete after Clear all, which keeps unknown parameters and the focus',
          ],
        ],
      },
      {
        says: 'Actions that change it: SET_MENU, SET_BODY_FIXED, FILTER_LOCATION, FILTER_DEPARTMENT, FILTER_TYPE, SET_ROLE_SEARCH, SET_DEPTARTMENT_PARAM (spelled so), SET_FILTER_RESET.',
        shownBy: [
          [SUITES.FILTER_STATE, 'the action %j changes only its own field'],
          [
            SUITES.FILTER_STATE,
            'a reset clears filters, search and the link’s department, but not menu or scroll lock',
          ],
        ],
      },
    ],
  },
  {
    title: '3. Entities and their fields: Preview state',
    rows: [
      { says: 'activeRepositoryName', shownBy: [[SUITES.PREVIEW_SESSION, HOLDS]] },
      { says: 'previewState', shownBy: [[SUITES.PREVIEW_SESSION, HOLDS]] },
      {
        says: 'error',
        shownBy: [
          [SUITES.PREVIEW_SESSION, HOLDS],
          [
            SUITES.PREVIEW_SESSION,
            'the preview state says why a session fails that meets %s',
            'a missing cookie',
          ],
        ],
      },
      { says: 'resolvedPath', shownBy: [[SUITES.PREVIEW_SESSION, HOLDS]] },
      { says: 'nodes (each with a url)', shownBy: [[SUITES.PREVIEW_SESSION, HOLDS]] },
      {
        says: 'repositoryConfigs, each with repositoryName, linkResolver, componentResolver and dataResolver',
        shownBy: [
          [
            SUITES.PREVIEW_SESSION,
            'the preview state holds the resolvers of the repository, which a site can replace',
          ],
          [
            SUITES.PREVIEW_SESSION,
            'drafts replace what is published only while the session is ACTIVE, by the component of the repository',
          ],
        ],
      },
    ],
  },
  {
    title: '3. Entities and their fields: Per-repository preview options',
    rows: [
      {
        says: 'apiEndpoint',
        shownBy: [
          [SUITES.PREVIEW_SESSION, 'only the endpoint in the preview options is asked for drafts'],
        ],
      },
      {
        says: 'accessToken',
        shownBy: [[SUITES.PREVIEW_SESSION, 'drafts are read with the access token of the cookie']],
      },
      {
        says: 'lang',
        shownBy: [
          [SUITES.PREVIEW_SESSION, SENT, 'lang'],
          [
            SUITES.PREVIEW_SESSION,
            'the preview option lang decides in which languages drafts are read',
          ],
        ],
      },
      { says: 'fetchLinks', shownBy: [[SUITES.PREVIEW_SESSION, SENT, 'fetchLinks']] },
      { says: 'graphQuery', shownBy: [[SUITES.PREVIEW_SESSION, SENT, 'graphQuery']] },
      { says: 'pageSize', shownBy: [[SUITES.PREVIEW_SESSION, SENT, 'pageSize']] },
      {
        says: 'promptForAccessToken',
        shownBy: [
          [
            SUITES.PREVIEW_SESSION,
            'a session without access prompts for a token where it may, and any other failure ends it',
          ],
        ],
      },
      {
        says: 'Constants: the id field name for previewable nodes is _previewable. The non-data document field is uid.',
        shownBy: [[SUITES.PREVIEW_SESSION, HOLDS]],
      },
    ],
  },
  {
    title: '3. Entities and their fields: Content service document shapes',
    rows: [
      {
        says: 'Document: id, uid, type, tags, lang, url, slugs, alternate_languages, data.',
        shownBy: [
          [SUITES.SERVICE_READING, 'returns documents with all members of the real service'],
        ],
      },
      {
        says: 'Link: link_type (Any, Document, Media or Web), url, target, id.',
        shownBy: [
          [
            SUITES.NORMALIZE_DOCUMENT,
            'a link to a document has the path of its page, or null if it has no page',
          ],
          [SUITES.NORMALIZE_DOCUMENT, 'the link %j stays unchanged'],
          [
            SUITES.LINKS_AND_CREDITS,
            'a link of the footer to a page, another site or a file opens a new tab where the editor wants one',
          ],
        ],
      },
      {
        says: 'Image: url, alt, copyright, dimensions (width, height).',
        shownBy: [
          [
            SUITES.LINKS_AND_CREDITS,
            'a picture has the address, the description and the ratio that the editor has given it',
          ],
          [
            SUITES.LINKS_AND_CREDITS,
            'every picture shows its copyright line, without a violation, at %i px: %s',
          ],
        ],
      },
      {
        says: 'Repository metadata: refs (id, ref, label, isMasterRef), forms, tags, version.',
        shownBy: [[SUITES.SERVICE_READING, 'has the shape of the real one']],
      },
      {
        says: 'Search result: page, total_pages, results.',
        shownBy: [
          [
            SUITES.SERVICE_READING,
            'answers with counts and with addresses of the next and former page',
          ],
        ],
      },
    ],
  },
]
