import fc from 'fast-check'
import { toDirectory } from '../../../../../client/content/views/role-directory.js'
import { createJob } from '../../filters/sample-listing.js'

const row = (id: number, title: string) => createJob({ id: String(id), path: `/a/${id}`, title })

test('a directory holds every role once, in parts of at most 200 with paths of their own', () => {
  const title = fc.constantFrom(
    'Engineer',
    'engineer',
    'Éclair',
    '3D Artist',
    'Ökonom',
    'Zoologist',
    '技師',
  )
  fc.assert(
    fc.property(fc.array(title, { minLength: 101, maxLength: 700 }), (titles) => {
      const rows = titles.map((text, index) => row(index, text))
      const parts = toDirectory(rows, '/a-to-z')
      const ids = parts.flatMap(({ roles }) => roles.map(({ id }) => id))
      expect([...ids].sort()).toEqual(rows.map(({ id }) => id).sort())
      expect(new Set(parts.map(({ path }) => path)).size).toBe(parts.length)
      for (const { roles, count, path } of parts) {
        expect(roles.length).toBeLessThanOrEqual(200)
        expect(count).toBe(roles.length)
        expect(path).toMatch(/^\/a-to-z\/([a-z](-[a-z])?|other)(-\d+)?$/)
      }
    }),
    { numRuns: 20 },
  )
})

test('a list that a page can bear has no directory', () => {
  const rows = Array.from({ length: 100 }, (_, index) => row(index, 'Engineer'))
  expect(toDirectory(rows, '/a-to-z')).toEqual([])
})

test('an accent does not move a title to another letter', () => {
  const rows = Array.from({ length: 101 }, (_, index) => row(index, index === 0 ? 'Éclair' : 'Ebb'))
  expect(toDirectory(rows, '').map(({ name }) => name)).toEqual(['A to M'])
})

test('letters of few roles share a part, and a frequent one has several', () => {
  const titles = ['Accountant', 'Baker', 'Nurse', ...Array.from({ length: 400 }, () => 'Engineer')]
  const parts = toDirectory(
    titles.map((title, index) => row(index, title)),
    '',
  )
  expect(parts.map(({ path }) => path).filter((path) => !/^\/e(-\d)?$/.test(path))).toEqual([
    ...['/a-d', '/n-z'],
  ])
  expect(parts.map(({ name }) => name)).toContain('E, part 2')
})

test('a role that comes, goes or gets another title changes no more than the parts that list it', () => {
  const rows = Array.from({ length: 2_000 }, (_, index) =>
    row(index + 1, ['Engineer', 'Nurse', 'Baker'][index % 3] ?? ''),
  )
  const before = toParts(rows)
  expect(before.size).toBeGreaterThan(15)
  const changedBy = (changed: typeof rows) => {
    const after = toParts(changed)
    expect([...after.keys()]).toEqual([...before.keys()])
    return [...after].filter(([path, ids]) => before.get(path) !== ids).length
  }
  expect(changedBy([...rows, row(2_003, 'Engineer')])).toBe(1)
  expect(changedBy(rows.slice(1))).toBe(1)
  expect(changedBy([row(1, 'Nurse'), ...rows.slice(1)])).toBe(2)

  function toParts(all: typeof rows) {
    const parts = toDirectory(all, '')
    return new Map(parts.map(({ path, roles }) => [path, String(roles.map(({ id }) => id))]))
  }
})
