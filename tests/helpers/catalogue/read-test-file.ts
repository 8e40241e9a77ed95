import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { memoize } from '../../../client/shared/lib/memoize.js'

const ROOT = path.resolve(__dirname, '../../..')

interface DeclaredTest {
  /** As it stands in the source; a template comes without its backticks. */
  title: string
  isSkipped: boolean
}

/* Files are read by their paths below the project's folder, without being run: comments don't count. */

/** None if there is no such file. */
export const readTests = memoize((file: string): DeclaredTest[] => {
  const source = parse(path.join(ROOT, file))
  return source ? listTests(source) : []
})

/** Each string of a file and of the files of `tests/` that it imports: tables of cases may be shared. */
export const readTexts = memoize((file: string): ReadonlySet<string> => {
  const source = parse(path.join(ROOT, file))
  return source ? listTexts(source) : new Set()
})

const parse = memoize((file: string): ts.SourceFile | null =>
  existsSync(file)
    ? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
    : null,
)

const SUITES = ['describe', 'xdescribe', 'fdescribe']
const CASES = ['test', 'it', 'xtest', 'xit', 'fit']

function listTests(source: ts.SourceFile): DeclaredTest[] {
  const tests: DeclaredTest[] = []
  const visit = (node: ts.Node, isInSkipped: boolean): void => {
    const [name = '', ...modifiers] = ts.isCallExpression(node) ? readCallee(node.expression) : []
    const isSkipped =
      isInSkipped || /^x/.test(name) || modifiers.includes('skip') || modifiers.includes('todo')
    const title = ts.isCallExpression(node) ? readText(node.arguments[0], source) : null
    if (title !== null && CASES.includes(name)) tests.push({ title, isSkipped })
    const isSuite = SUITES.includes(name)
    ts.forEachChild(node, (child) => visit(child, isSuite ? isSkipped : isInSkipped))
  }
  visit(source, false)
  return tests
}

/** `test.each(rows)` as `['test', 'each']`. */
function readCallee(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [...readCallee(node.expression), node.name.text]
  if (ts.isCallExpression(node)) return readCallee(node.expression)
  return ts.isTaggedTemplateExpression(node) ? readCallee(node.tag) : []
}

function readText(node: ts.Node | undefined, source: ts.SourceFile): string | null {
  if (node === undefined) return null
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText(source).slice(1, -1) : null
}

function listTexts(source: ts.SourceFile, known = new Set<ts.SourceFile>()): Set<string> {
  const texts = new Set<string>()
  known.add(source)
  const visit = (node: ts.Node): void => {
    const text = readText(node, source)
    if (text !== null) texts.add(text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const imported = [...texts].flatMap((text) => findImported(source, text) ?? [])
  for (const other of imported) {
    if (!known.has(other)) for (const text of listTexts(other, known)) texts.add(text)
  }
  return texts
}

const TESTS = path.join(ROOT, 'tests/')

function findImported(importer: ts.SourceFile, name: string): ts.SourceFile | null {
  if (!/^\.{1,2}\/.*\.js$/.test(name)) return null
  const file = path.join(path.dirname(importer.fileName), name.replace(/\.js$/, '.ts'))
  return file.startsWith(TESTS) ? parse(file) : null
}
