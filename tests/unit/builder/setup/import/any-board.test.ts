import fc from 'fast-check'
import { createUnits } from '../../../../../builder/board/documents/units.js'
import { greenhouse } from '../../../../../builder/board/greenhouse/greenhouse.js'
import { importBoard } from '../../../../../builder/setup/import/import-board.js'
import { IS_STRESS } from '../../../../helpers/is-stress.js'
import { madeDepartment } from '../../../../helpers/content/made-documents.js'
import { createTestLocations } from '../../../../helpers/content/made-listing.js'
import { arbitraryBoard } from './arbitrary-board.js'

const JOBS = IS_STRESS ? 200 : 40
const BOARDS = IS_STRESS ? 1000 : 25

const context = {
  units: createUnits([...createTestLocations(), madeDepartment('engineering', 'Engineering')]),
  lang: 'en-gb',
  siteUrl: 'https://careers.example',
}

it(`of ${BOARDS} boards of ${JOBS} jobs, every word is in the documents or named in the report`, () => {
  fc.assert(
    fc.property(arbitraryBoard(JOBS), (board) => {
      const { documents, report } = importBoard(
        greenhouse,
        board.map(({ job }) => job),
        context,
      )
      const told = report.join('\n')
      board.forEach(({ job, words, named }, index) => {
        const written = JSON.stringify(documents[index]?.data)
        const lost = [
          ...words.filter((word) => !written.includes(word)),
          ...named.filter((word) => !written.includes(word) && !told.includes(word)),
        ]
        if (lost.length > 0) throw new Error(`${lost.join(' ')} of ${JSON.stringify(job)}`)
      })
    }),
    // A board is named by the one job that shows it: making it smaller takes long.
    { numRuns: BOARDS, endOnFailure: true },
  )
})
