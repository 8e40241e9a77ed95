import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrokenReferences } from '../../helpers/catalogue/find-broken-references.js'

const ROOT = path.resolve(__dirname, '../../..')
const folder = mkdtempSync(path.join(tmpdir(), 'careers-suite-'))
const SUITE = path.relative(ROOT, path.join(folder, 'made.test.ts'))

beforeAll(() => {
  const cases = path.relative(folder, path.join(ROOT, 'tests/contract/contract-cases.js'))
  const text = `
    import { CONTRACT_CASES } from '${cases}'
    it('a role is found by its number', () => {})
    it.each(['one role'])('a page of %s is rendered', () => {})
    // it('a comment is no test', () => {})
    describe.skip('for now', () => { it('a role that is inside', () => {}) })
    xit('a role that is left out', () => {})
    test(\`\${COUNT} roles are found\`, () => {})
  `
  writeFileSync(path.join(ROOT, SUITE), text)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('references to tests, to rows, and to rows of a shared table are not reported', () => {
  const references = [
    [SUITE, 'a role is found by its number'],
    [SUITE, '${COUNT} roles are found'],
    [SUITE, 'a page of %s is rendered', 'one role'],
    [SUITE, 'a page of %s is rendered', 'old links of unknown jobs'],
  ] as const
  expect(findBrokenReferences(references)).toEqual([])
})

const README_TITLE = 'the guide to the architecture says where to find at least thirty things'

it.each([
  [
    [SUITE, 'a role is found by a number'],
    `has no test "a role is found by a number". The nearest is "a role is found by its number" in ${SUITE}.`,
  ],
  [[SUITE, 'a comment is no test'], 'has no test "a comment is no test". The nearest is'],
  [[SUITE, 'for now'], 'has no test "for now". The nearest is'],
  [
    ['tests/unit/gone.test.ts', README_TITLE],
    `has no test "${README_TITLE}". It is in tests/unit/readme.test.ts.`,
  ],
  [[SUITE, 'a role that is inside'], '"a role that is inside" is skipped.'],
  [[SUITE, 'a role that is left out'], '"a role that is left out" is skipped.'],
  [
    [SUITE, 'a page of %s is rendered', 'old links of jobs'],
    'has no row "old links of jobs". The nearest is "old links of unknown jobs".',
  ],
  [
    [SUITE, 'a role is found by its number', 'one role'],
    '"a role is found by its number" names no case of a table, so not "one role".',
  ],
] as const)(
  'the broken reference %j is reported with what is nearest to it',
  (reference, message) => {
    const [problem, ...others] = findBrokenReferences([reference])
    expect(others).toEqual([])
    expect(problem?.startsWith(reference[0])).toBe(true)
    expect(problem).toContain(message)
  },
)
