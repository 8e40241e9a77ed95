import { judgeSearches } from './judge-searches.js'
import { createMadeBoard } from './made-board.js'
import { loadSampleBoard } from './sample-board.js'
import { OTHER_SEARCHES, SAMPLE_SEARCHES } from './searches-table.js'

it('at least 97 % of what candidates type is answered as they mean it', async () => {
  const judged = [
    ...judgeSearches(await loadSampleBoard(), SAMPLE_SEARCHES),
    ...judgeSearches(createMadeBoard(), OTHER_SEARCHES),
  ]
  const wrong = judged.filter(({ isRight }) => !isRight)
  const share = 1 - wrong.length / judged.length
  const lines = wrong.map(({ text, rows }) => `  ${text}: ${rows.join(' ') || 'nothing'}\n`)
  process.stdout.write(
    `Searches: ${judged.length - wrong.length} of ${judged.length} as meant ` +
      `(${(share * 100).toFixed(1)} %)\n${lines.join('')}`,
  )
  expect(judged.length).toBeGreaterThanOrEqual(250)
  expect(share).toBeGreaterThanOrEqual(0.97)
})
