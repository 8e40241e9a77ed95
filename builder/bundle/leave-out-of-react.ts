import ts from 'typescript'
import { EXPORTS_IN_USE, FUNCTIONS_OUT_OF_USE, TAGS_IN_USE } from './react-in-use.js'
import { compareWithTagOutOfUse, endsFlow, isCaseOutOfUse, isTagSwitch } from './react-tags.js'

/** A part of the code, by its positions, and what comes in its place. */
interface Edit {
  start: number
  end: number
  text: string
}

type Clause = ts.CaseOrDefaultClause

const FIBER = 'function FiberNode(tag, pendingProps, key, mode) {'
const GUARD = `if (![${[...TAGS_IN_USE].join()}].includes(tag)) ${toThrow('FiberNode:" + tag + "')}`

/**
 * The code of react-dom without what is out of use. All rests on one thing: the constructor of fibers throws
 * if a tag is not in use. So no such fiber exists, and what React would do with one is never reached. (React
 * gives another tag later to what is `lazy` only, which is out of use, and to what is `memo`.)
 */
export function leaveOutOfReact(code: string): string {
  const guarded = code.replace(FIBER, `$&\n${GUARD}`)
  const file = ts.createSourceFile('react-dom.js', guarded, ts.ScriptTarget.ES2022)
  const declared = file.statements.map((node) => ts.isFunctionDeclaration(node) && node.name?.text)
  const missing = [...FUNCTIONS_OUT_OF_USE].filter((name) => !declared.includes(name))
  if (guarded === code) missing.push(FIBER)
  if (missing.length > 0) {
    throw new Error(
      `React has no ${missing.join(', ')} any more: compare builder/bundle/react-in-use.ts with this` +
        ' version of React, and correct it.',
    )
  }
  const edits = [...findEdits(file, file)]
  const parts = edits.map(({ start, text }, at) => guarded.slice(edits[at - 1]?.end, start) + text)
  return parts.join('') + guarded.slice(edits.at(-1)?.end)
}

/** In the order of the code; none lies within another. */
function* findEdits(node: ts.Node, file: ts.SourceFile): Generator<Edit> {
  const [place, text] = findEdit(node, file) ?? []
  if (place !== undefined) yield { start: place.getStart(file), end: place.end, text: text ?? '' }
  else if (isTagSwitch(node)) yield* findCases(node.caseBlock.clauses, file)
  else {
    const children: ts.Node[] = []
    ts.forEachChild(node, (child) => void children.push(child))
    for (const child of children) yield* findEdits(child, file)
  }
}

function findEdit(node: ts.Node, file: ts.SourceFile): [place: ts.Node, text: string] | undefined {
  const comparison = compareWithTagOutOfUse(node)
  if (comparison !== undefined) return [node, String(comparison)]
  if (isHookOutOfUse(node)) return [node.initializer, 'null']
  if (ts.isFunctionDeclaration(node) && node.body !== undefined) {
    const name = node.name?.text ?? ''
    return FUNCTIONS_OUT_OF_USE.has(name) ? [node.body, `{ ${toThrow(name)} }`] : undefined
  }
  return isMethodOutOfUse(node, file) ? [node, ''] : undefined
}

/** A member of one of the objects with a function for each hook. */
function isHookOutOfUse(node: ts.Node): node is ts.PropertyAssignment {
  if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) return false
  return /^use([A-Z]|$)/.test(node.name.text) && !EXPORTS_IN_USE.has(node.name.text)
}

/** `FragmentInstance.prototype.focus = …` */
function isMethodOutOfUse(node: ts.Node, file: ts.SourceFile): boolean {
  if (!ts.isExpressionStatement(node)) return false
  const [, name = ''] = /^(\w+)\.prototype\.\w+ = /.exec(node.getText(file)) ?? []
  return FUNCTIONS_OUT_OF_USE.has(name)
}

/** A case out of use goes whole, unless the case before runs on into it: then only its label goes. */
function* findCases(clauses: readonly Clause[], file: ts.SourceFile): Generator<Edit> {
  let isReached = false
  for (const clause of clauses) {
    const start = clause.getStart(file)
    const isOutOfUse = isCaseOutOfUse(clause)
    if (isOutOfUse && !isReached) {
      yield { start, end: clause.end, text: declareAgain(clause) }
      continue
    }
    if (isOutOfUse)
      yield { start, end: clause.statements[0]?.getStart(file) ?? clause.end, text: '' }
    for (const statement of clause.statements) yield* findEdits(statement, file)
    isReached = !endsFlow(clause.statements.at(-1))
  }
}

/** Other cases may use the variables that one declares. */
function declareAgain(clause: Clause): string {
  const names = findVariables(clause)
  return names.length > 0 ? `case NaN: var ${names.join()};` : ''
}

function findVariables(node: ts.Node): string[] {
  const names: string[] = []
  ts.forEachChild(node, (child) => {
    if (ts.isVariableDeclaration(child)) names.push((child.name as ts.Identifier).text)
    if (!ts.isFunctionLike(child)) names.push(...findVariables(child))
  })
  return [...new Set(names)]
}

function toThrow(what: string): string {
  return `throw Error("${what} is left out: see react-in-use.ts");`
}
