import type { Section } from './section.js'
import * as SUITES from './suites.js'

const WIDTHS = 'the widths of a %s image with %j of the source %j are the specified ones'
const LIMITS = 'toImgixUrl brings %j within the limits of imgix'

export const SECTION_9: readonly Section[] = [
  {
    title: '9. Business constants and limits',
    rows: [
      {
        says: 'Page-data retries | 3',
        shownBy: [
          [SUITES.RELEASE_SOURCE, 'page data fails after four requests when every answer is %s'],
        ],
      },
      {
        says: 'Slow-load notice | 1000 ms',
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
        says: 'Fade delay | 250 ms',
        shownBy: [
          [
            SUITES.NAVIGATION,
            'the page transition fades the old page out for 250 ms before the address changes, and the new one in',
          ],
        ],
      },
      {
        says: 'Content page size | 100 (also the default for fetching all documents)',
        shownBy: [
          [
            SUITES.CONTENT_READING,
            'a snapshot holds 250 documents, read in pages of 100, each once and all at one ref',
          ],
          [SUITES.FOREIGN_SERVICES, 'the builder reads 250 jobs in pages of 100 from a service %s'],
        ],
      },
      {
        says: 'Repository metadata cache | 5000 ms',
        shownBy: [
          [
            SUITES.CONTENT_READING,
            'repository metadata is requested once in 5000 ms unless it must be fresh',
          ],
        ],
      },
      {
        says: 'Preview plugin version | 4.0.0',
        shownBy: [
          [
            SUITES.PREVIEW_DIALOG,
            'without a cookie says so, names repository and version, and can be cancelled',
          ],
        ],
      },
      {
        says: "Default language | '*'",
        shownBy: [
          [
            SUITES.CONTENT_READING,
            'a snapshot holds 250 documents, read in pages of 100, each once and all at one ref',
          ],
        ],
      },
      {
        says: 'Default image params | auto compress and format, fit max, quality 50',
        shownBy: [
          [
            SUITES.IMAGE_DATA,
            'a constrained image has several widths, and the requested one as its src',
          ],
        ],
      },
      {
        says: 'Placeholder image | width 100, blur 15 in the plugin; width 20, blur 15, quality 20 for the static image',
        shownBy: [
          [
            SUITES.NORMALIZE_DOCUMENT,
            'an image in a preview has a small blurred picture for a placeholder',
          ],
          [
            SUITES.CONTENT_BUILD,
            'are asked for their palette, a very small version and, if the content has none, their size',
          ],
        ],
      },
      {
        says: 'Default image width | 800 (fixed image built at 400, fluid image max width 800; default fixed width 8192 in the site build)',
        shownBy: [
          [SUITES.IMAGE_SIZES, WIDTHS],
          [
            SUITES.NORMALIZE_DOCUMENT,
            'an image is offered in the best quality and, unless another is wanted, 800 px wide or as large as a fixed one can be',
          ],
        ],
      },
      {
        says: 'fullWidth breakpoints | 750, 1080, 1366, 1920',
        shownBy: [[SUITES.IMAGE_SIZES, WIDTHS]],
      },
      {
        says: 'Wider breakpoints | 320, 654, 768, 1024, 1366, 1600, 1920, 2048, 2560, 3440, 3840, 4096',
        shownBy: [[SUITES.IMAGE_SIZES, WIDTHS]],
      },
      {
        says: 'Pixel densities | 0.25, 0.5, 1, 2',
        shownBy: [
          [SUITES.IMAGE_SIZES, WIDTHS],
          [
            SUITES.IMAGE_DATA,
            'a constrained image has several widths, and the requested one as its src',
          ],
        ],
      },
      { says: 'Image width/height range | 2 to 8192', shownBy: [[SUITES.IMGIX_URL, LIMITS]] },
      {
        says: 'Image quality default | 75',
        shownBy: [
          [SUITES.SERVICE_IMAGES, 'an image has the quality 75 unless another is asked for'],
        ],
      },
      { says: 'Device pixel ratio max | 5', shownBy: [[SUITES.IMGIX_URL, LIMITS]] },
      {
        says: 'Focus-fight guard | after more than 2 nested focus attempts',
        shownBy: [[SUITES.FOCUS_GUARD, 'two scripts that take the focus from each other stop']],
      },
      {
        says: 'Font load timeout | 3 s default',
        shownBy: [[SUITES.FONT_KIT, 'a kit that has not loaded after three seconds is given up']],
      },
    ],
  },
  {
    title: '9. Business constants and limits: Theme',
    rows: [
      {
        says: 'Primary #0B1B2E. Secondary #6CC8EC. Background #fff. Paper #F2F2F2. Hover #6CC8EC. Focus #4FA8CB. Text #0D1E32.',
        shownBy: [
          [SUITES.CONTRAST, 'the tokens have the colours of the theme'],
          [SUITES.ARRANGEMENT, 'each colour of the theme is where it is meant to be'],
        ],
      },
      {
        says: 'Font azo-sans-web, fallback sans-serif.',
        shownBy: [
          [SUITES.FONT_KIT, 'npm start lets a kit load that imports styles from a second origin'],
        ],
      },
      {
        says: 'Container side padding 24px on small screens and 6vw from md up.',
        shownBy: [
          [
            SUITES.ARRANGEMENT,
            'what a page contains has 24 px beside it on small screens, and 6vw on others',
          ],
        ],
      },
      {
        says: 'h1 50px (40px on small screens), h2 40px, h3 32px. Body 16px, weight 300.',
        shownBy: [
          [
            SUITES.ARRANGEMENT,
            'titles have the sizes of the scale, h1 a smaller one on small screens, and text is 16 px and light',
          ],
        ],
      },
    ],
  },
]
