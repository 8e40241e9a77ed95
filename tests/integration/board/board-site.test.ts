import { createBuildMemory } from '../../../builder/generate/build-memory.js'
import type { BoardDocuments } from '../../../client/content/board/join-postings.js'
import { createSite } from '../../../client/content/create-site.js'
import { slugify } from '../../../client/content/lib/slugify.js'
import { withBoard } from '../../../client/preview/drafts/with-board.js'
import {
  APP_DATA_URL,
  BOARD_URL,
  pageDataUrl,
} from '../../../client/shared/addresses/page-paths.js'
import type { Posting } from '../../../server/board-service/postings/posting.js'
import { makeBoardSite, OF_CMS, type BoardSite } from './made-board-site.js'
import { toToldFacts, toWords, VENDORS, type Facts } from './posting-facts.js'
import { OUTPUTS, type SiteFacts } from './read-outputs.js'

/* A site whose jobs come from CMS and board, made by one builder that keeps its memory, as one that watches. */

let made: BoardSite
const memory = createBuildMemory()
const run = () => made.run(memory)

beforeAll(async () => {
  made = await makeBoardSite()
  expect(await run()).toMatchObject({ result: 'live', jobs: 61 })
})
afterAll(() => made.close())

it('a preview of what is published has the pages of the release, those of the board among them', async () => {
  const { site } = made
  const read = async (url: string) => JSON.parse(await site.readPublic(url.slice(1)))
  expect((await read(APP_DATA_URL)).preview.hasBoard).toBe(true)
  const board = (await read(BOARD_URL)) as BoardDocuments
  const { pages } = createSite(withBoard(OF_CMS, board), {
    now: new Date(),
    buildHash: '',
    siteUrl: site.config.siteUrl,
  })
  const jobs = pages.filter(({ componentChunkName: name }) => name === 'component---job-page')
  expect(jobs).toHaveLength(61)
  for (const { path, result } of jobs)
    expect((await read(pageDataUrl(path))).result.data).toEqual(result.data)
})

it('what the postings say stands the same in every output', async () => {
  const told = VENDORS[0] as (typeof VENDORS)[number]
  const { site, running } = made
  const { postings } = running.board
  Object.assign(postings[2] as Posting, { type: 'Contractor', language: 'de' })
  expect(await run()).toMatchObject({ result: 'live' })
  const expected = postings.map((posting) => toExpected(toToldFacts(told, posting)))
  const paths = expected.map(({ path }) => path)
  for (const [name, read] of Object.entries(OUTPUTS)) {
    const found = new Map((await read(site, paths)).map((facts) => [facts.id, facts]))
    found.delete('1001')
    expect([name, [...found.keys()].sort()]).toEqual([name, expected.map(({ id }) => id).sort()])
    for (const facts of expected) {
      const said = Object.entries(found.get(facts.id) ?? {})
      const meant = said.map(([key]) => [key, facts[key as keyof SiteFacts]])
      expect([name, Object.fromEntries(said)]).toEqual([name, Object.fromEntries(meant)])
    }
  }
})

it('nothing is built while neither changes, and one edited posting changes one job', async () => {
  expect(await run()).toMatchObject({ because: 'up to date' })
  const edited = made.running.board.postings[0] as Posting
  edited.title = 'Alarms Engineer'
  const { number } = edited
  expect(await run()).toMatchObject({
    result: 'live',
    reasons: ['new content'],
    changes: { opened: [], closed: [], changed: [`${number}`] },
  })
  expect(await made.site.readPublic(`alarms-engineer/${number}/index.html`)).toContain('Alarms')
})

it('a posting that is gone is the page of a closed job, and opens again where it was', async () => {
  const { postings } = made.running.board
  const [gone] = postings.splice(5, 1) as [Posting]
  expect(await run()).toMatchObject({ result: 'live', changes: { closed: [`${gone.number}`] } })
  expect(await made.site.readPublic(`closed/${gone.number}.html`)).toContain(gone.title)
  postings.splice(5, 0, gone)
  expect(await run()).toMatchObject({ result: 'live', changes: { opened: [`${gone.number}`] } })
})

/** What the site makes of what the board does not say, and its own name for a heading. */
function toExpected(facts: Facts): SiteFacts {
  return {
    ...facts,
    path: `/${slugify(facts.title)}/${facts.id}`,
    words: toWords(facts.words.join(' ').replace('Additional information', 'Good to know')),
  }
}
