import ts from 'typescript'
import { TAGS_IN_USE } from './react-in-use.js'

/** React's roots and updates have a `tag` too, up to this. */
const LAST_SHARED_TAG = 3

/** `switch (fiber.tag)` */
export function isTagSwitch(node: ts.Node): node is ts.SwitchStatement {
  return ts.isSwitchStatement(node) && isTag(node.expression)
}

/** `case 13:` of such a switch. In one for updates, 1 and 2 are those of class components. */
export function isCaseOutOfUse(clause: ts.CaseOrDefaultClause): boolean {
  return ts.isCaseClause(clause) && !TAGS_IN_USE.has(readNumber(clause.expression) ?? 0)
}

/** What comes of comparing with a tag out of use: false of `13 === fiber.tag`, true of `13 !== fiber.tag`. */
export function compareWithTagOutOfUse(node: ts.Node): boolean | undefined {
  if (!ts.isBinaryExpression(node) || !isTag(node.right)) return undefined
  const tag = readNumber(node.left)
  if (tag === undefined || tag <= LAST_SHARED_TAG || TAGS_IN_USE.has(tag)) return undefined
  const operator = node.operatorToken.kind
  if (operator === ts.SyntaxKind.EqualsEqualsEqualsToken) return false
  return operator === ts.SyntaxKind.ExclamationEqualsEqualsToken || undefined
}

/** Whether what comes after a statement is never reached by running on. */
export function endsFlow(statement: ts.Statement | undefined): boolean {
  if (statement === undefined) return false
  if (ts.isBlock(statement)) return endsFlow(statement.statements.at(-1))
  if (ts.isIfStatement(statement)) {
    return endsFlow(statement.thenStatement) && endsFlow(statement.elseStatement)
  }
  return (
    ts.isBreakOrContinueStatement(statement) ||
    ts.isReturnStatement(statement) ||
    ts.isThrowStatement(statement)
  )
}

function isTag(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && node.name.text === 'tag'
}

function readNumber(node: ts.Node): number | undefined {
  return ts.isNumericLiteral(node) ? Number(node.text) : undefined
}
