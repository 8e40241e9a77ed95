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
        expect(path).toMatch(/^\/a-to-z\/([a-z]|other)(-\d+)?$/)
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
  expect(toDirectory(rows, '').map(({ name }) => name)).toEqual(['E'])
})
