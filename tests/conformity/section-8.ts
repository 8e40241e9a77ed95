import type { Section } from './section.js'
import * as SUITES from './suites.js'

const LEFT_TO_BROWSER = 'is left to the browser with query and hash: %s'
const CONTENT_ERROR = 'fails with its own error and without the access token: %s'
const WHY = 'at the resolver a cookie with %s says why it is none'
const WEBHOOK = 'a webhook with %s gets its answer, and only updates are recorded'

export const SECTION_8: readonly Section[] = [
  {
    title: '8. Error catalogue: Page loading',
    rows: [
      {
        says: 'A 200 page-data answer with invalid JSON or no path is retried up to 3 times, then becomes an error.',
        shownBy: [
          [SUITES.RELEASE_SOURCE, 'page data fails after four requests when every answer is %s'],
          [SUITES.FAILED_PAGE, LEFT_TO_BROWSER, 'page data 200 of a proxy'],
        ],
      },
      {
        says: '404 leads to the 404 page. 500 is an error.',
        shownBy: [
          [SUITES.RELEASE_SOURCE, 'the answer %s for page data is final, without a second request'],
          [
            SUITES.MISSING_PAGES,
            'a path without a page shows the 404 page after a HEAD request finds nothing',
          ],
          [
            SUITES.NAVIGATION,
            'to an address of another form arrives at its page without a page load',
          ],
          [SUITES.FAILED_PAGE, LEFT_TO_BROWSER, 'page data 500'],
        ],
      },
      {
        says: 'App data is retried up to 3 times on a non-200 answer.',
        shownBy: [
          [
            SUITES.RELEASE_SOURCE,
            'the live site’s version is unknown after four requests that meet %s',
          ],
          [
            SUITES.FAILED_PAGE,
            'is only one whose own data fails, not the app data, and is loaded by the browser after Back as well',
          ],
        ],
      },
      {
        says: "Static query file failure: 'We couldn't load \"/page-data/sq/d/{hash}.json\"'.",
        shownBy: [
          [
            SUITES.MISSING_PAGES,
            'a page fails with the specified message when the file of a static query meets %s',
          ],
          [
            SUITES.FIRST_PAGE,
            'says why on the console, and leaves working links, if a static query fails',
          ],
        ],
      },
      {
        says: "Missing component chunk: 'We couldn't find the correct component chunk with the name {name}'.",
        shownBy: [
          [SUITES.MISSING_PAGES, 'a page fails with the specified message when its template %s'],
          [SUITES.FIRST_PAGE, 'is repaired by exactly one full load if its template is missing'],
        ],
      },
      {
        says: 'A chunk load failure triggers a reload to the last path.',
        shownBy: [
          [SUITES.FAILED_PAGE, LEFT_TO_BROWSER, 'template 404'],
          [SUITES.FIRST_PAGE, 'is repaired by exactly one full load if its template is missing'],
          [SUITES.CHUNK_FAILURES, 'the rejection %s counts as a missing chunk %s times'],
        ],
      },
      {
        says: "Service worker registration errors are only logged. Over HTTP (not localhost) the log says 'Service workers can only be used over HTTPS, or on localhost for development'.",
        shownBy: [
          [SUITES.SERVICE_WORKER, 'a registration that fails is only logged'],
          [SUITES.SERVICE_WORKER, 'the log states why there is no service worker at %s//%s'],
          [SUITES.OFFLINE, 'a service worker that cannot be installed is only logged'],
        ],
      },
      {
        says: "A static query without data: 'The result of this StaticQuery could not be fetched.'.",
        shownBy: [
          [
            SUITES.MISSING_PAGES,
            'a page fails with the specified message when a static query without data is %j',
          ],
        ],
      },
    ],
  },
  {
    title: '8. Error catalogue: Content service and preview',
    rows: [
      {
        says: 'Status 400 with message and type: a parsing error with line, column and location.',
        shownBy: [[SUITES.CONTENT_FAULTS, CONTENT_ERROR, '400 with a message and a type']],
      },
      {
        says: "Status 401 or 403 with an oauth_initiate and oauth_token body: a forbidden error. Preview then prompts for a token if that option is on. The error dialog shows 'Unauthorized access' otherwise.",
        shownBy: [
          [SUITES.CONTENT_FAULTS, CONTENT_ERROR, '401 with the oauth body'],
          [SUITES.CONTENT_FAULTS, CONTENT_ERROR, '403 with the oauth body'],
          [
            SUITES.PRIVATE_PREVIEW,
            'the prompt for an access token has the words of the specification, and requires a token',
          ],
          [
            SUITES.PRIVATE_PREVIEW,
            'a preview that may not prompt for a token reports unauthorized access',
          ],
        ],
      },
      {
        says: "Any other non-200 status or non-JSON body: 'An invalid API response was returned'.",
        shownBy: [
          ...['401 of a proxy', '404 of the whole repository', '429 with Retry-After', '500'].map(
            (status) => [SUITES.CONTENT_FAULTS, CONTENT_ERROR, status] as const,
          ),
          [SUITES.CONTENT_FAULTS, CONTENT_ERROR, 'HTML instead of JSON'],
          [SUITES.CONTENT_FAULTS, CONTENT_ERROR, 'truncated JSON'],
          [SUITES.FAILING_ANSWERS, 'with a service that answers HTML says so'],
        ],
      },
      {
        says: "'Ref could not be found.'",
        shownBy: [[SUITES.CONTENT_FAULTS, CONTENT_ERROR, 'metadata without a master ref']],
      },
      {
        says: "'No documents were returned'",
        shownBy: [
          [
            SUITES.CONTENT_READING,
            'a document is found by id, and an unknown id fails with no-documents',
          ],
        ],
      },
      {
        says: "'Preview cookie not present'",
        shownBy: [
          [
            SUITES.PREVIEW_DIALOG,
            'without a cookie says so, names repository and version, and can be cancelled',
          ],
        ],
      },
      {
        says: "'Not a preview session (preview token does not contain a repository)'",
        shownBy: [[SUITES.FAILING_ANSWERS, WHY, 'the tracker alone']],
      },
      { says: "'Invalid preview ref'", shownBy: [[SUITES.FAILING_ANSWERS, WHY, 'nonsense']] },
      {
        says: 'Missing repository configuration (the message names the two wrapper components), and missing preview options for the repository.',
        shownBy: [
          [
            SUITES.PREVIEW_DIALOG,
            'with the cookie of another repository names that repository on any page, and asks nobody',
          ],
          [SUITES.FAILING_ANSWERS, 'without options names the repository'],
        ],
      },
      {
        says: "'Document does not have a data field'",
        shownBy: [
          [
            SUITES.NORMALIZE_DOCUMENT,
            'a document without data is treated as an empty document and reported',
          ],
        ],
      },
      {
        says: "'No type for path'",
        shownBy: [
          [
            SUITES.DECLARED_TYPES,
            'a missing type is reported, and the field stays with safe content',
          ],
        ],
      },
      {
        says: "'Incorrect token' inline in the prompt.",
        shownBy: [
          [
            SUITES.PRIVATE_PREVIEW,
            'the prompt reports a wrong token each time, accepts the right one after it, and does not appear again',
          ],
        ],
      },
    ],
  },
  {
    title: '8. Error catalogue: Other',
    rows: [
      {
        says: "Image service: 'Invalid URL', 'Problem when decoding imgix metadata.'.",
        shownBy: [
          [SUITES.IMGIX_URL, 'toImgixUrl throws for %j'],
          [SUITES.CONTENT_BUILD, 'are not analyzed if the image service answers %s'],
        ],
      },
      {
        says: "Plugin server messages: webhook secret mismatch, webhook test-trigger success, 'JSON schemas for all custom types are required', 'JSON schema for \"%s\" is missing'. The product's behaviour on these is not shown.",
        shownBy: [
          [SUITES.WEBHOOKS, WEBHOOK, 'a wrong secret'],
          [SUITES.WEBHOOKS, WEBHOOK, 'a test'],
          [SUITES.WEBHOOKS, 'each webhook is logged with the id of its request'],
          [SUITES.CONTENT_BUILD, 'fail the build if the Custom Types API answers %i with %s', '[]'],
          [SUITES.CONTENT_BUILD, 'come from the Custom Types API if its token is set'],
        ],
      },
    ],
  },
]
