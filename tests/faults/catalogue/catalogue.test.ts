import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { CATALOGUE } from './catalogue.js'

const ROOT = path.resolve(__dirname, '../../..')

it('the catalogue has at least eighty faults, numbered from 1 without a gap', () => {
  const numbers = CATALOGUE.map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  expect(numbers.length).toBeGreaterThanOrEqual(80)
})

it('no two faults are told in the same words', () => {
  const told = CATALOGUE.map(({ happens }) => happens)
  expect(told.filter((happens, index) => told.indexOf(happens) !== index)).toEqual([])
})

it('each fault is shown by tests that exist', () => {
  const texts = new Map<string, ReadonlySet<string>>()
  const textsOf = (file: string) => {
    const known = texts.get(file) ?? readTexts(path.join(ROOT, file))
    texts.set(file, known)
    return known
  }
  const missing = CATALOGUE.flatMap(({ number, shownBy }) =>
    shownBy.flatMap(([file, ...wanted]) =>
      wanted
        .filter((text) => text !== undefined && !textsOf(file).has(text))
        .map((text) => `F${number}: ${file} has no "${text}"`),
    ),
  )
  expect(missing).toEqual([])
  expect(CATALOGUE.filter(({ shownBy }) => shownBy.length === 0)).toEqual([])
})

/** The string literals of a file, so that what is commented out does not count. */
function readTexts(file: string): ReadonlySet<string> {
  const texts = new Set<string>()
  if (!existsSync(file)) return texts
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text)
    if (ts.isTemplateExpression(node)) texts.add(node.getText(source).slice(1, -1))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}
