import { toDatedRow } from '../../../../../client/content/site/job-row.js'
import { createJob } from '../../filters/sample-listing.js'

const row = createJob({ title: 'Hydrologist', postedOn: '2025-11-27' })

it.each([
  ['2025-11-27', undefined],
  ['2026-11-26', undefined],
  ['2026-11-27', true],
  ['2028-02-29', true],
])('on %s a role posted on 27 November 2025 is old: %s', (today, isOld) => {
  expect(toDatedRow(row, today).isOld).toBe(isOld)
})

it('a row is the same object for as long as nothing of it changes', () => {
  const old = toDatedRow(row, '2026-11-27')
  expect(toDatedRow(row, '2026-12-24')).toBe(old)
  expect(toDatedRow(createJob({ title: 'Diver', postedOn: null }), '2026-12-24').isOld).toBe(
    undefined,
  )
})
