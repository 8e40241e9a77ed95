import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/* The two tables name the tests that show a row of the specification, or what happens in a fault. */

const TESTS = path.resolve(__dirname, '..')

it.each(['specification.md', 'faults.md'])('every file that %s names is there', (table) => {
  const text = readFileSync(path.join(TESTS, table), 'utf8')
  const rows = text.split('\n').filter((line) => /^\| (?!---)/.test(line))
  const files = rows.flatMap((row) => [...row.matchAll(/`([^`]+\.test\.tsx?)`/g)])
  expect(files.length).toBeGreaterThan(100)
  const names = [...new Set(files.map(([, name = '']) => name))]
  expect(names.filter((name) => !existsSync(path.join(TESTS, name)))).toEqual([])
})
