import { joinBoard } from '../../../../../builder/board/documents/join-board.js'
import type { BoardDocuments } from '../../../../../client/content/board/join-postings.js'
import { withBoard } from '../../../../../client/preview/drafts/with-board.js'
import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import { madeDepartment, madeJob } from '../../../../helpers/content/made-documents.js'
import { madeListing, siteOf } from '../../../../helpers/content/made-listing.js'
import { madeBoardJob } from '../../../builder/board/made-board-job.js'

const PUBLISHED = madeListing([madeJob('1')])
const posting = (number: string, more = {}) => ({ job: madeBoardJob(number, more), notes: [] })
const { board, documents } = joinBoard(
  PUBLISHED,
  {
    jobs: [posting('2'), posting('3', { departments: [{ id: null, name: 'Diving' }] })],
    leftOut: [],
  },
  { lang: 'en-gb', siteUrl: 'https://careers.example' },
)
/** As the file of the release has it. */
const SERVED = JSON.parse(JSON.stringify(board)) as BoardDocuments
const pagesOf = (given: readonly CareersDocument[]) =>
  siteOf([...given]).pages.map(({ path, result }) => ({ path, data: result.data }))

it('a preview in which nothing is changed has the pages that are published', () => {
  expect(pagesOf(withBoard(PUBLISHED, SERVED))).toEqual(pagesOf(documents))
  expect(pagesOf(documents).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/posting-2/2', '/posting-3/3', '/departments/diving']),
  )
})

it('a site without a board previews its drafts', () => {
  expect(withBoard(PUBLISHED, null)).toBe(PUBLISHED)
})

it('what an editor drafts for a posting is on its page', () => {
  const draft = madeJob('2', { summary: 'Drafted in the CMS' })
  const [page] = pagesOf(withBoard([...PUBLISHED, draft], SERVED)).filter(({ path }) =>
    path.endsWith('/2'),
  )
  expect(JSON.stringify(page)).toContain('Drafted in the CMS')
})

it('a department that only the board knew is the editor’s once it is drafted', () => {
  const diving = madeDepartment('diving', 'Diving')
  const pages = pagesOf(withBoard([...PUBLISHED, diving], SERVED))
  expect(pages.filter(({ path }) => path === '/departments/diving')).toHaveLength(1)
  const job = pages.find(({ path }) => path === '/posting-3/3')
  expect(job?.data).toMatchObject({ job: { department: { slug: 'diving' } } })
})
