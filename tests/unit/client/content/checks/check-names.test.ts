import { formatProblem } from '../../../../../client/content/documents/problems.js'
import {
  madeDepartment,
  madeJob,
  madeLocation,
  madeRepository,
} from '../../../../helpers/content/made-documents.js'
import { siteOf } from '../../../../helpers/content/made-listing.js'

const problemsOf = (...more: Parameters<typeof madeRepository>[1][]) =>
  siteOf(madeRepository([madeJob('1')], ...more)).problems

it.each([
  ['departments', madeDepartment('engineering-2', 'Engineering'), 'engineering'],
  ['departments but for letter case', madeDepartment('tech', ' ENGINEERING'), 'engineering'],
  ['locations', madeLocation('bristol-us', 'Bristol', { country: 'US' }), 'bristol'],
])('two %s of one name are reported, with both documents and the remedy', (_, second, first) => {
  const [problem, ...others] = problemsOf(second)
  expect(others).toEqual([])
  expect(problem?.severity).toBe('warning')
  const told = problem === undefined ? '' : formatProblem(problem)
  expect(told).toContain(`"${second.uid}" (${second.id})`)
  expect(told).toContain(`"${first}" (${second.type}-${first})`)
  expect(told).toMatch(/Give one of the two another name, or merge them\.$/)
})

it('a department and a location may have the same name', () => {
  expect(problemsOf(madeDepartment('shop', 'Bristol'))).toEqual([])
})
