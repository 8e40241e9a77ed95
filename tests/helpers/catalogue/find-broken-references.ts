import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readTests, readTexts } from './read-test-file.js'
import type { Reference } from './reference.js'
import { hasPlaceholder } from './title-pattern.js'

const ROOT = path.resolve(__dirname, '../../..')

/** One line for each reference that leads to no test that runs, with the nearest title. */
export function findBrokenReferences(references: readonly Reference[]): string[] {
  return references.flatMap((reference) => findProblem(reference) ?? [])
}

function findProblem([file, title, row]: Reference): string | null {
  const found = readTests(file).filter((test) => test.title === title)
  if (found.length === 0) return `${file} has no test "${title}". ${suggest(file, title)}`
  if (found.some(({ isSkipped }) => isSkipped)) return `${file}: "${title}" is skipped.`
  if (row === undefined) return null
  if (!hasPlaceholder(title))
    return `${file}: "${title}" names no case of a table, so not "${row}".`
  if (readTexts(file).has(row)) return null
  const nearest = findNearest(row, [...readTexts(file)], (text) => text)
  return `${file}: "${title}" has no row "${row}". The nearest is "${nearest}".`
}

/** Where a test of this title has moved to, or else the nearest title, in the same file if there is one. */
function suggest(file: string, title: string): string {
  const all = listTestFiles().flatMap(listTests)
  const moved = all.find((test) => test.title === title)
  if (moved) return `It is in ${moved.file}.`
  const own = listTests(file)
  const nearest = findNearest(title, own.length > 0 ? own : all, (test) => test.title)
  return `The nearest is "${nearest?.title}" in ${nearest?.file}.`
}

function listTests(file: string) {
  return readTests(file).map(({ title }) => ({ file, title }))
}

function listTestFiles(): string[] {
  return readdirSync(path.join(ROOT, 'tests'), { encoding: 'utf8', recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join('tests', name))
}

function findNearest<Item>(text: string, items: Item[], toText: (item: Item) => string) {
  const words = listWords(text)
  const rate = (item: Item) => {
    const others = listWords(toText(item))
    return words.filter((word) => others.includes(word)).length / (words.length + others.length)
  }
  return items
    .map((item) => ({ item, rating: rate(item) }))
    .reduce((best, next) => (next.rating > best.rating ? next : best), {
      item: items[0],
      rating: 0,
    }).item
}

function listWords(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\d]+/gu))]
}
