import path from 'node:path'
import * as ts from 'typescript'

/*
 * A browser that translates a page puts other nodes in the place of its texts. React replaces a text that is
 * alone in its element, but writes one of several into a node that is no longer on the page.
 */

const ROOT = path.resolve(__dirname, '../../..')

const config = ts.getParsedCommandLineOfConfigFile(
  path.join(ROOT, 'client/tsconfig.json'),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
)
const program = ts.createProgram(config?.fileNames ?? [], config?.options ?? {})
const checker = program.getTypeChecker()

function findMixedTexts(): string[] {
  const found: string[] = []
  for (const source of program.getSourceFiles()) {
    const file = path.relative(ROOT, source.fileName)
    if (!file.startsWith('client/') || file.startsWith('client/preview/')) continue
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const children = node.children.filter((child) => !isBlank(child))
        if (children.length > 1)
          for (const child of children.filter(isTextOfExpression)) {
            const { line } = source.getLineAndCharacterOfPosition(child.getStart())
            found.push(`${file}:${line + 1} ${child.getText()}`)
          }
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}

/** What JSX leaves out: an end of a line and the blanks around it, and a comment. */
function isBlank(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces
  return ts.isJsxExpression(child) && child.expression === undefined
}

function isTextOfExpression(child: ts.JsxChild): boolean {
  if (!ts.isJsxExpression(child) || child.expression === undefined) return false
  if (ts.isStringLiteral(child.expression)) return false
  const type = checker.getTypeAtLocation(child.expression)
  // A part of a page, which its caller makes of elements.
  if (type.aliasSymbol?.name === 'ReactNode') return false
  // One of the language's words, which stays as it is.
  if (type.isStringLiteral()) return false
  const parts = type.isUnion() ? type.types : [type]
  const text = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike
  return parts.some(({ flags }) => (flags & text) !== 0)
}

it('each text that may change is alone in its element, so that a translated page says what is true', () => {
  expect(findMixedTexts()).toEqual([])
})
