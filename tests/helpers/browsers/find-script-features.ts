import type { Identifier as Compat } from '@mdn/browser-compat-data'
import { parse, type AnyNode, type ecmaVersion } from 'acorn'
import { full } from 'acorn-walk'
import { JAVASCRIPT_EDITION } from '../../../builder/bundle/browsers.js'
import { COMPAT, dig, type Features } from './compat-data.js'

const { api, javascript } = COMPAT
const [builtins] = dig(javascript, 'builtins')
const MEMBERS = indexMembers()

const WINDOWS = new Set(['window', 'self', 'globalThis'])

/** Syntax of the last editions, by the type and the operator of a node. */
const SYNTAX: Record<string, string> = {
  'AssignmentExpression &&=': 'operators.logical_and_assignment',
  'AssignmentExpression ??=': 'operators.nullish_coalescing_assignment',
  'AssignmentExpression ||=': 'operators.logical_or_assignment',
  PropertyDefinition: 'classes.public_class_fields',
  StaticBlock: 'classes.static.initialization_blocks',
}
const LOOKBEHIND = /\(\?<[=!]/

/**
 * The syntax and the APIs that a script uses, as far as its text tells: globals with their members, methods
 * of anything else by their name alone, and events. A method that may be missing (`a.b?.()`) is left out.
 * Throws for syntax of a later edition than ours.
 */
export function findScriptFeatures(code: string): Features {
  const { nodes, declared } = readNodes(code)
  const features: Features = new Map()

  /** `['document', 'body']`; null for what does not begin with a global. */
  const toPath = (node: AnyNode): string[] | null => {
    if (node.type === 'Identifier') return declared.has(node.name) ? null : [node.name]
    if (node.type !== 'MemberExpression') return null
    const path = toPath(node.object)
    const key = toKey(node.property, node.computed)
    return path === null || key === null ? null : [...path, key]
  }
  const add = (name: string, find: () => Compat[]) => {
    if (!features.has(name)) features.set(name, find())
  }
  const addPath = (path: string[]) => {
    const isOfWindow = path.length > 1 && WINDOWS.has(path[0] ?? '')
    const names = isOfWindow ? path.slice(1) : path
    add(names.join('.'), () => findGlobal(names, isOfWindow))
  }

  for (const node of nodes) {
    const syntax = readSyntax(node)
    if (syntax !== undefined) add(syntax, () => dig(javascript, ...syntax.split('.')))
    const path = toPath(node)
    if (path !== null) addPath(path)
    if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && node.init) {
      const object = toPath(node.init)
      for (const part of node.id.properties) {
        const key = part.type === 'Property' ? toKey(part.key, part.computed) : null
        if (object !== null && key !== null) addPath([...object, key])
      }
    }
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const method = toKey(node.callee.property, node.callee.computed) ?? ''
      const isOfGlobal = toPath(node.callee) !== null
      if (!isOfGlobal && !node.optional) add(`.${method}()`, () => findMembers(method))
      const event = method === 'addEventListener' ? toText(node.arguments[0]) : null
      if (event !== null) add(`event ${event}`, () => findMembers(`on${event}`))
    }
  }
  return features
}

function readNodes(code: string) {
  const nodes: AnyNode[] = []
  const declared = new Set<string>()
  const ecmaVersion = JAVASCRIPT_EDITION as ecmaVersion
  full(parse(code, { ecmaVersion, sourceType: 'module' }), (each, _, type) => {
    const node = each as AnyNode
    if (node.type === 'Identifier' && type === 'VariablePattern') declared.add(node.name)
    else nodes.push(node)
    if (node.type !== 'ImportDeclaration') return
    for (const { local } of node.specifiers) declared.add(local.name)
  })
  return { nodes, declared }
}

/** Null for one that only the running program knows. */
function toKey(key: AnyNode, isComputed: boolean): string | null {
  return toText(key) ?? toName(key, isComputed)
}

/** Of a literal, which minifiers write with backticks, too. */
function toText(node: AnyNode | undefined): string | null {
  if (node?.type === 'Literal') return String(node.value)
  const isFixed = node?.type === 'TemplateLiteral' && node.expressions.length === 0
  return isFixed ? (node.quasis[0]?.value.cooked ?? null) : null
}

function toName(key: AnyNode, isComputed: boolean): string | null {
  return key.type === 'Identifier' && !isComputed ? key.name : null
}

function readSyntax(node: AnyNode): string | undefined {
  const isLookbehind = node.type === 'Literal' && LOOKBEHIND.test(node.regex?.pattern ?? '')
  if (isLookbehind) return 'regular_expressions.lookbehind_assertion'
  return SYNTAX['operator' in node ? `${node.type} ${node.operator}` : node.type]
}

/** What `URL.canParse`, `Array.prototype.at`, `document.body` or `fetch` may mean. */
function findGlobal(path: readonly string[], isOfWindow: boolean): Compat[] {
  const names = path.filter((name) => name !== 'prototype')
  const key = names.at(-1) ?? ''
  const [root = 'window', ...rest] = names.slice(0, -1)
  // `document` is a Document.
  const holder = [root.charAt(0).toUpperCase() + root.slice(1), ...rest]
  const found = [api, builtins].flatMap((from) => [
    ...dig(from, ...holder, key),
    ...dig(from, ...holder, `${key}_static`),
    ...(names.length === 1 ? dig(from, key) : []),
  ])
  const isMember = isOfWindow || names.length > 1
  return found.length === 0 && isMember ? findMembers(key) : found
}

function findMembers(key: string): Compat[] {
  return MEMBERS.get(key.startsWith('on') ? `${key.slice(2)}_event` : key) ?? []
}

/** The members of all interfaces by their names, and the functions of none. */
function indexMembers(): ReadonlyMap<string, Compat[]> {
  const members = new Map<string, Compat[]>()
  const nested = ['Intl', 'Temporal', 'WebAssembly'].flatMap((name) => dig(builtins, name))
  const holders = [api, builtins, ...nested].flatMap((each) => [each, ...Object.values(each ?? {})])
  for (const holder of holders) {
    for (const [name, member] of Object.entries(holder ?? {})) {
      const key = name.replace(/_static$/, '')
      members.set(key, [...(members.get(key) ?? []), member])
    }
  }
  return members
}
