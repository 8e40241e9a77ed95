import type { Section } from './section.js'
import * as SUITES from './suites.js'

const PAGE_KIND = '%s shows the data in page-data/%s by the template %s'
const PAGE_DATA = 'all page data follows the schema, and every static query has its data'
const IMAGE_REQUESTS =
  'are asked for their palette, a very small version and, if the content has none, their size'
const WEBHOOK = 'a webhook with %s gets its answer, and only updates are recorded'

export const SECTION_7: readonly Section[] = [
  {
    title: '7. Calls made',
    rows: [
      {
        says: 'GET /page-data/{page-path or index}/page-data.json | Reads path, componentChunkName, staticQueryHashes, result, webpackCompilationHash, matchPath.',
        shownBy: [
          [
            SUITES.NAVIGATION,
            'a navigation that takes more than a second says so until the page is there, without a fault that axe finds, and leaves the focus where it was moved meanwhile',
          ],
          [SUITES.PAGE_LOADER, 'the data of the page at %s is requested for the path %s'],
          [SUITES.RELEASE, PAGE_DATA],
          [SUITES.RELEASE, PAGE_KIND],
        ],
      },
      {
        says: 'GET /page-data/app-data.json | Reads webpackCompilationHash.',
        shownBy: [
          [SUITES.RELEASE_SOURCE, 'the live site’s version is read from app data'],
          [
            SUITES.RELEASE,
            'app data contains the hash of the code and the repository that a preview reads',
          ],
          [SUITES.RELEASE, PAGE_DATA],
        ],
      },
      {
        says: 'GET /page-data/sq/d/{hash}.json | Static query data.',
        shownBy: [
          [SUITES.PAGE_LOADER, 'a page and its static queries are requested once in a release'],
          [SUITES.RELEASE, PAGE_DATA],
        ],
      },
      {
        says: 'HEAD on a page path | Checks for a not-found page.',
        shownBy: [
          [
            SUITES.MISSING_PAGES,
            'a path without a page shows the 404 page after a HEAD request finds nothing',
          ],
          [
            SUITES.FAILED_PAGE,
            'is left to the browser with query and hash: %s',
            'a HEAD that finds something',
          ],
        ],
      },
      {
        says: 'Service worker at /sw.js | Registered.',
        shownBy: [
          [SUITES.SERVICE_WORKER, 'the first worker makes the content available offline'],
          [
            SUITES.VISITORS,
            'the service worker fetches no preview code for a visitor, and stores nothing of a preview for an editor',
          ],
        ],
      },
      {
        says: 'GET on the content repository API endpoint | Optional access_token query parameter. Answer: refs, forms, tags, version.',
        shownBy: [
          [SUITES.SERVICE_READING, 'has the shape of the real one'],
          [SUITES.SERVICE_ACCESS, 'a private repository answers /api/v2%s with %i'],
          [
            SUITES.CONTENT_BUILD,
            'reads a private repository and appears in no file and no output of the build',
          ],
        ],
      },
      {
        says: 'GET documents/search on the same API | Query parameters: ref, q (predicates), pageSize, page, lang, fetchLinks, graphQuery, orderings, routes, access_token. Answer: page, total_pages, results.',
        shownBy: [[SUITES.CONTENT_READING, 'the client sends every option as a parameter']],
      },
      {
        says: 'GET of a static JSON file, without cache | Holds content type paths for a repository.',
        shownBy: [
          [
            SUITES.PREVIEW_SESSION,
            'a preview session reads the field types of the repository past the cache of the browser',
          ],
          [
            SUITES.CONTENT_BUILD,
            'are a file with hashed names at the address that a preview requests',
          ],
        ],
      },
      {
        says: 'Preview URL resolution from the preview cookie ref | Uses the repository endpoint, the access token and default params. Method and path not shown.',
        shownBy: [
          [
            SUITES.PREVIEW_SESSION,
            'a session at the resolver reads the document of the address alone and then all, at the ref of the cookie, with the default parameters',
          ],
          [SUITES.PREVIEW_SESSION, 'drafts are read with the access token of the cookie'],
          [SUITES.PREVIEW_SESSION, 'only the endpoint in the preview options is asked for drafts'],
        ],
      },
      {
        says: "Content service configuration: an endpoint on the content provider's CDN, page size 100, language en-gb, image params auto compress and format, quality 100, placeholder width 100 and blur 15.",
        shownBy: [
          [
            SUITES.CONTENT_ENDPOINT,
            'a repository has its own content endpoint, and browsers may have another',
          ],
          [SUITES.FOREIGN_SERVICES, 'the builder reads 250 jobs in pages of 100 from a service %s'],
          [
            SUITES.NORMALIZE_DOCUMENT,
            'an image is offered in the best quality and, unless another is wanted, 800 px wide or as large as a fixed one can be',
          ],
          [
            SUITES.NORMALIZE_DOCUMENT,
            'an image in a preview has a small blurred picture for a placeholder',
          ],
        ],
      },
      {
        says: 'A web-font kit from a font provider is configured.',
        shownBy: [
          [SUITES.FONT_KIT, 'npm start lets a kit load that imports styles from a second origin'],
        ],
      },
      {
        says: 'Build-time calls to an image service fetch JSON metadata, a dominant-colour palette and base64 images.',
        shownBy: [[SUITES.CONTENT_BUILD, IMAGE_REQUESTS]],
      },
      {
        says: 'Image CDN URLs use parameters such as w, h, fit, ar, fm=webp and blur.',
        shownBy: [
          [SUITES.IMGIX_URL, 'toImgixUrl %s', 'adds parameters'],
          [SUITES.IMAGE_DATA, 'an image with another ratio is cropped, not squeezed'],
          [SUITES.CONTENT_BUILD, IMAGE_REQUESTS],
        ],
      },
      {
        says: 'A custom-types endpoint constant exists on another service. Details not shown.',
        shownBy: [[SUITES.CONTENT_BUILD, 'come from the Custom Types API if its token is set']],
      },
      {
        says: 'Webhook types api-update and test-trigger exist on the server side. Not shown.',
        shownBy: [
          [SUITES.WEBHOOKS, WEBHOOK, 'an update'],
          [SUITES.WEBHOOKS, WEBHOOK, 'a test'],
          [SUITES.WEBHOOKS, WEBHOOK, 'another type'],
        ],
      },
    ],
  },
]
