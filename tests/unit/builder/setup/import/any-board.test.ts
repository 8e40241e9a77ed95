import fc from 'fast-check'
import { createUnits } from '../../../../../builder/board/documents/units.js'
import { readPostings } from '../../../../../builder/board/read-postings.js'
import { VENDORS } from '../../../../../builder/board/vendors.js'
import {
  BOARD_VENDORS,
  type BoardVendorName,
} from '../../../../../builder/shared/config/job-board.js'
import { importBoard } from '../../../../../builder/board/import/import-board.js'
import { IS_STRESS } from '../../../../helpers/is-stress.js'
import { madeDepartment, madeLocation } from '../../../../helpers/content/made-documents.js'
import { createTestLocations } from '../../../../helpers/content/made-listing.js'
import { madeBoardJob } from '../../board/made-board-job.js'
import { arbitraryBoard } from './arbitrary-board.js'
import { MADE_FEEDS } from './made-feeds.js'

const JOBS = IS_STRESS ? 200 : 4
/** Of each of the eight vendors: a thousand together in the long run. */
const BOARDS = IS_STRESS ? 125 : 40

const context = {
  units: createUnits([...createTestLocations(), madeDepartment('engineering', 'Engineering')]),
  lang: 'en-gb',
  siteUrl: 'https://careers.example',
}

it.each(BOARD_VENDORS)(
  `of ${BOARDS} boards of %s with ${JOBS} jobs, every word is in the documents or named in the report`,
  (name) => {
    fc.assert(
      fc.property(arbitraryBoard(name, JOBS), (board) => {
        const postings = toPostings(
          name,
          board.map(({ job }) => job),
        )
        const { documents, report } = importBoard(readPostings(VENDORS[name], postings), context)
        expect(documents).toHaveLength(board.length)
        const told = report.join('\n')
        board.forEach(({ job, words, named }, index) => {
          const written = JSON.stringify(documents[index]?.data)
          const lost = [
            ...words.filter((word) => !written.includes(word)),
            ...named.filter((word) => !written.includes(word) && !told.includes(word)),
          ]
          if (lost.length > 0) throw new Error(`${lost.join(' ')} of ${JSON.stringify(job)}`)
        })
        const unnamed = report.filter((line) => !/^(?:job \d+ |headings )/.test(line))
        expect(unnamed).toEqual([])
      }),
      // A board is named by the one job that shows it: making it smaller takes long.
      { numRuns: BOARDS, endOnFailure: true },
    )
  },
)

it('a job that is closed on its board is left out, and named', () => {
  const [open, closed] = [madeBoardJob('1'), madeBoardJob('2', { isOpen: false })]
  const jobs = [open, closed].map((job) => ({ job, notes: [] }))
  const { documents, report } = importBoard({ jobs, leftOut: [] }, context)
  expect(documents.map(({ uid }) => uid)).toEqual(['1'])
  expect(report).toContain(`job 2 "${closed?.title}" is closed on the board, and is left out.`)
})

it('what a job lacks to have a page is named', () => {
  const job = madeBoardJob('1', {
    workplace: 'Remote',
    places: [{ name: 'Leeds', address: null }],
  })
  const units = createUnits([
    madeLocation('leeds', 'Leeds'),
    madeDepartment('engineering', 'Engineering'),
  ])
  const read = { jobs: [{ job, notes: [] }], leftOut: [] }
  const { report } = importBoard(read, { ...context, units })
  expect(report).toContain(
    'job 1 "Posting 1": it is remote, and names no country from which it can be done, so it can have no page.',
  )
})

/** As the builder reads them: those of a feed out of its XML. */
function toPostings(name: BoardVendorName, made: readonly unknown[]): readonly unknown[] {
  const { readPage, listPath } = VENDORS[name]
  const feed = MADE_FEEDS[name]
  return feed === undefined ? made : readPage(feed(made), listPath('acme'), 'acme').postings
}
