import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import { Linter } from 'eslint'
import { rollup } from 'rollup'
import { leaveOutOfReact } from '../../../../builder/bundle/leave-out-of-react.js'
import { reactAsModules } from '../../../../builder/bundle/react-as-modules.js'
import { FUNCTIONS_OUT_OF_USE, TAGS_IN_USE } from '../../../../builder/bundle/react-in-use.js'

const require_ = createRequire(__filename)
const folder = path.dirname(require_.resolve('react-dom/package.json'))
const reactDom = readFileSync(path.join(folder, 'cjs/react-dom-client.production.js'), 'utf8')

/** Written as react-dom is, with what it must have. */
const around = (code: string) =>
  [
    'function FiberNode(tag, pendingProps, key, mode) {\n  this.tag = tag;\n}',
    ...[...FUNCTIONS_OUT_OF_USE].map((name) => `function ${name}() {}`),
    code,
  ].join('\n')

const run = (code: string, expression: string): unknown =>
  new Function(`'use strict'; ${code}; return ${expression}`)()

const CASES = around(`
  function take(fiber) {
    var taken = []
    switch (fiber.tag) {
      case 13:
        var first = 'first'
        taken.push('suspense')
      case 30:
        return 'transition'
      case 5:
        first = fiber.tag
        taken.push(first)
      case 26:
        taken.push('goes on')
      case 27:
      case 6:
        if (first) { break } else { return taken }
      case 7:
      case 28:
        taken.push('shared')
        break
      case 31:
        var text = 'activity'
        taken.push('activity')
      case 3:
        text = 'root'
        taken.push(text)
        break
      default:
        taken.push('other')
    }
    if (13 === fiber.tag || 22 !== fiber.tag) taken.push('no boundary')
    return taken
  }`)

test('React takes the same ways for every kind of fiber in use after the others are left out', () => {
  const left = leaveOutOfReact(CASES)
  for (const tag of TAGS_IN_USE) {
    const expression = `take({ tag: ${tag} })`
    expect([tag, run(left, expression)]).toEqual([tag, run(CASES, expression)])
  }
  expect(left).not.toMatch(/suspense|transition'|'activity'|22/)
})

test('React makes no fiber of a kind that is left out', () => {
  const left = leaveOutOfReact(CASES)
  expect(run(left, 'new FiberNode(5)')).toEqual({ tag: 5 })
  expect(() => run(left, 'new FiberNode(13)')).toThrow(
    'FiberNode:13 is left out: see react-in-use.ts',
  )
  expect(() => run(left, 'preload()')).toThrow('preload is left out')
})

test('hooks and methods that are not in use are left out', () => {
  const left = leaveOutOfReact(
    around(`
      var hooks = { use: f(), useState: 1, useTransition: f(), user: 2 }
      FragmentInstance.prototype.focus = f()
      Other.prototype.focus = f`),
  )
  expect(left).toContain('{ use: null, useState: 1, useTransition: null, user: 2 }')
  expect(left).not.toContain('f()')
  expect(left).toContain('Other.prototype.focus = f')
})

test('React uses no variable whose declaration is left out', () => {
  const findUndeclared = (code: string) =>
    new Linter()
      .verify(code, [{ languageOptions: { sourceType: 'commonjs' }, rules: { 'no-undef': 2 } }])
      .map(({ message }) => message)
  const known = findUndeclared(reactDom)
  const left = leaveOutOfReact(reactDom)
  expect(left.length).toBeLessThan(reactDom.length * 0.9)
  expect(findUndeclared(left).filter((message) => !known.includes(message))).toEqual([])
})

test('a version of React that is written another way is refused with the file to correct', () => {
  for (const name of ['FiberNode', 'preload'])
    expect(() =>
      leaveOutOfReact(reactDom.replaceAll(`function ${name}(`, 'function other(')),
    ).toThrow(
      new RegExp(`React has no .*${name}.* any more: compare builder/bundle/react-in-use.ts`),
    )
})

test('code that uses more of React than is listed is refused with the file to list it in', async () => {
  const input = path.join(__dirname, 'uses-more.js')
  const own = {
    name: 'own',
    resolveId: (id: string) => (id === input ? id : null),
    load: (id: string) => (id === input ? `export { Suspense } from 'react'` : null),
  }
  await expect(rollup({ input, plugins: [own, reactAsModules] })).rejects.toThrow(
    /"Suspense" is not exported by .* To use it, add it to builder\/bundle\/react-in-use.ts/,
  )
})
