import type { Section } from './section.js'
import * as SUITES from './suites.js'

export const SECTION_1: readonly Section[] = [
  {
    title: '1. What the product does and for whom',
    rows: [
      {
        says: 'The product is a careers site for the public (anonymous visitors). Visitors browse job openings and read job pages.',
        shownBy: [
          [SUITES.WITHOUT_SCRIPT, 'every job can be reached from the listing without script'],
          [
            SUITES.KEYBOARD,
            'the keyboard leads from the listing over a filter and a chip to a job, and back',
          ],
          [
            SUITES.JOB_PAGE,
            'the page of a job shows its facts, and no row for a fact that is not given',
          ],
          [
            SUITES.JOB_PAGE,
            'the page of a job ends with the texts that every job needs, and with similar jobs',
          ],
          [
            SUITES.VISITORS,
            'a visitor fetches no preview code, calls no other host and gets no cookie, also where nothing is found and where previews begin',
          ],
        ],
      },
      {
        says: 'Pages are built ahead of time from a headless content service. Content is requested in language en-gb, in pages of 100 documents.',
        shownBy: [
          [
            SUITES.RELEASE,
            'every page is rendered from its data, with one inline script, which the policy names',
          ],
          [SUITES.FOREIGN_SERVICES, 'the builder reads 250 jobs in pages of 100 from a service %s'],
        ],
      },
      {
        says: 'Editors can see unpublished content inside the live site through a preview session (section 4).',
        shownBy: [
          [
            SUITES.ACTIVE_PREVIEW,
            'renders a job that exists only as a draft where the server answers 404, and never says that it is not found',
          ],
        ],
      },
      {
        says: 'A job-listings page with filters (location, department, type, role search) is implied by the site-wide filter state (section 3). Its layout is not shown.',
        shownBy: [
          [
            SUITES.ADDRESS,
            'gets each value that is chosen in a filter, none of which is chosen at first, nor after a link to the listing itself',
          ],
          [
            SUITES.ADDRESS,
            'gets a typed search when the typing pauses, in the same history entry, or with the next filter, and no letter that follows meanwhile is lost',
          ],
          [
            SUITES.RESULTS,
            'are those of the word that a misspelt search probably meant, mark the words of a search, and name the hidden text that has one',
          ],
          [
            SUITES.RESULTS,
            'change in the same frame as their number, and can be read whole at once, with the rows far below the window',
          ],
        ],
      },
      { says: 'The fields of a job are not shown.', shownBy: [] },
      {
        says: 'Visitor-facing copy other than the preview dialogs is not shown.',
        shownBy: [],
      },
    ],
  },
]
