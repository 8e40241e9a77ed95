import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as ts from 'typescript'
import { listFiles } from '../../helpers/site/list-files.js'

/*
 * Words in the code, and not in `client/words`, are English in every language. This finds those that only some
 * state of a page shows, whatever the state is.
 */

const CLIENT = path.resolve(__dirname, '../../../client')
/**
 * What of a browser's code shows or says something. What editors see in a preview is in English, and `filters/search`
 * has the words that visitors type.
 */
const ROOMS =
  /^(?:app|components|embed|filters\/(?:answer|query)|hooks|runtime|starter|templates\/(?!preview-page))\b.*\.tsx?$/
const NAMES_OF_TEXTS =
  /^(?:aria-?(?:label|description|roledescription|valuetext)|alt|heading|fallbackHeading|innerHTML|innerText|label|placeholder|summary|text|textContent|title|word)$/i
const WRITERS_OF_TEXT =
  /^(?:append|prepend|before|after|replaceChildren|createTextNode|alert|confirm)$/
const LETTER = /\p{L}/u
/** Where a literal holds two words, it is a sentence, wherever it stands. */
const TWO_WORDS = /(?<![\p{L}<-])\p{L}{2,},? \p{L}{2,}(?![\p{L}=-])/u
const TECHNICAL = new Set([
  // Fields of the jobs API.
  'Department Slug',
  'Found By Locations',
  // Errors, which only a console shows.
  'no answer',
  'the answer is not page data',
  '… is no page',
  'No page data for …',
])

interface Found {
  node: ts.Node
  text: string
}

function findInlineWords(source: ts.SourceFile): Found[] {
  const found: Found[] = []
  const note = (node: ts.Node) => {
    if (!TECHNICAL.has(toText(node))) found.push({ node, text: node.getText(source) })
  }
  const noteTexts = (value: ts.Node | undefined): void => {
    if (value === undefined) return
    if (isLiteral(value)) {
      if (LETTER.test(toText(value))) note(value)
    } else partsOf(value).forEach(noteTexts)
  }
  const visit = (node: ts.Node): void => {
    if (isForPrograms(node)) return
    if (ts.isJsxText(node) && LETTER.test(node.text)) note(node)
    else if (ts.isJsxAttribute(node)) {
      const name = node.name.getText(source)
      if (/^(?:className|style|seed)$/.test(name)) return
      if (NAMES_OF_TEXTS.test(name)) noteTexts(node.initializer)
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) noteTexts(node)
    else if (ts.isPropertyAssignment(node) && NAMES_OF_TEXTS.test(node.name.getText(source)))
      noteTexts(node.initializer)
    else if (isAssignmentOfText(node, source)) noteTexts((node as ts.BinaryExpression).right)
    else if (ts.isCallExpression(node)) textsOfCall(node, source).forEach(noteTexts)
    else if (isLiteral(node) && TWO_WORDS.test(toText(node))) note(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Types, names of modules, and what only stands in a console. */
function isForPrograms(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return true
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText())
  return ts.isCallExpression(node) && /^console\./.test(node.expression.getText())
}

function isLiteral(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
}

function toText(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return ''
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
}

/** Of an expression, those of which one is its value. */
function partsOf(node: ts.Node): ts.Node[] {
  if (ts.isJsxExpression(node)) return node.expression ? [node.expression] : []
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse]
  if (ts.isParenthesizedExpression(node)) return [node.expression]
  if (!ts.isBinaryExpression(node)) return []
  const isChoice = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  return isChoice ? [node.right] : [node.left, node.right]
}

function isAssignmentOfText(node: ts.Node, source: ts.SourceFile): boolean {
  if (!ts.isBinaryExpression(node) || !ts.isPropertyAccessExpression(node.left)) return false
  const isAssignment = node.operatorToken.kind === ts.SyntaxKind.EqualsToken
  return isAssignment && NAMES_OF_TEXTS.test(node.left.name.getText(source))
}

function textsOfCall({ expression, arguments: given }: ts.CallExpression, source: ts.SourceFile) {
  const name = ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : expression.getText(source)
  if (name === 'setAttribute')
    return given[0] && NAMES_OF_TEXTS.test(toText(given[0])) ? given.slice(1) : []
  // Of the parts of an address.
  if (/query|params/i.test(expression.getText(source))) return []
  return WRITERS_OF_TEXT.test(name) ? [...given] : []
}

it('no word of the interface stands in the code of browsers', () => {
  const files = listFiles(CLIENT).filter((name) => ROOMS.test(name))
  expect(files.length).toBeGreaterThan(150)
  const found = files.flatMap((name) => {
    const text = readFileSync(path.join(CLIENT, name), 'utf8')
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true)
    return findInlineWords(source).map(({ node, text }) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      return `client/${name}:${line + 1} ${text.trim()}`
    })
  })
  expect([...new Set(found)]).toEqual([])
})
