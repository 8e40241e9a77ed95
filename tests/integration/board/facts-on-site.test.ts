import { slugify } from '../../../client/content/lib/slugify.js'
import type { Posting } from '../../../server/board-service/postings/posting.js'
import { serveBoard } from '../../../server/board-service/serve-board.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeLocation, madeRepository } from '../../helpers/content/made-documents.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { createTestSite } from '../../helpers/site/create-test-site.js'
import { toToldFacts, toWords, VENDORS, type Facts } from './posting-facts.js'
import { OUTPUTS, type SiteFacts } from './read-outputs.js'

/*
 * What a board's postings say stands the same in every output of the site. That each vendor's postings become jobs of
 * the same facts is shown beside; here are one that says everything, and two that between them leave out all that can be.
 */

const SITE_URL = 'https://careers.example'

let content: TestContentService

beforeAll(async () => {
  const bristol = madeLocation('bristol', 'Bristol', { locality: 'Bristol' })
  const documents = madeRepository([]).map((each) => (each.id === bristol.id ? bristol : each))
  content = await startContentService({ documents })
})
afterAll(() => content.close())

const SHOWN = ['greenhouse', 'workable', 'teamtailor']

it.each(VENDORS.filter(({ vendor }) => IS_STRESS || SHOWN.includes(vendor)))(
  'of $vendor',
  async (told) => {
    const { vendor } = told
    const running = await serveBoard(vendor, 0)
    const site = await createTestSite({
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
      SITE_URL,
      JOB_BOARD: `${vendor}:acme`,
      JOB_BOARD_ENDPOINT: running.origin,
    })
    try {
      const { postings } = running.board
      Object.assign(postings[2] as Posting, { type: 'Contractor', language: 'de' })
      await site.generate()
      const expected = postings.map((posting) => toExpected(toToldFacts(told, posting)))
      const paths = expected.map(({ path }) => path)
      for (const [name, read] of Object.entries(OUTPUTS)) {
        const found = new Map((await read(site, paths)).map((facts) => [facts.id, facts]))
        // Search engines are given no job without a type.
        const shown = expected.filter(({ types }) => name !== 'JobPosting' || types.length > 0)
        expect([name, [...found.keys()].sort()]).toEqual([name, shown.map(({ id }) => id).sort()])
        for (const facts of shown) {
          const said = Object.entries(found.get(facts.id) ?? {})
          const meant = said.map(([key]) => [key, facts[key as keyof SiteFacts]])
          expect([name, Object.fromEntries(said)]).toEqual([name, Object.fromEntries(meant)])
        }
      }
    } finally {
      await site.remove()
      await running.close()
    }
  },
)

/** What the site makes of what the board does not say, and its own name for a heading. */
function toExpected(facts: Facts): SiteFacts {
  return {
    ...facts,
    path: `/${slugify(facts.title)}/${facts.id}`,
    language: facts.language || 'en',
    updatedOn: facts.updatedOn || facts.publishedOn,
    words: toWords(facts.words.join(' ').replace('Additional information', 'Good to know')),
  }
}
