import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { findSourceLine } from '../../../../../builder/emit/render/render-page.js'

const root = mkdtempSync(path.join(os.tmpdir(), 'find-source-line-'))
afterAll(() => rmSync(root, { recursive: true }))

const SOURCE = `interface Props {
  title: string | null
}
export function JobPage({ title }: Props) {
  return title!.length
}`

/** Compiled as `npm run compile` does, to fewer lines. */
function compile(): string {
  const file = path.join(root, 'dist/client/templates/job-page.js')
  mkdirSync(path.dirname(file), { recursive: true })
  const { outputText, sourceMapText = '' } = ts.transpileModule(SOURCE, {
    fileName: '../../../client/templates/job-page.tsx',
    compilerOptions: { target: ts.ScriptTarget.ES2022, sourceMap: true },
  })
  const map = { ...(JSON.parse(sourceMapText) as object) }
  const sources = ['../../../client/templates/job-page.tsx']
  writeFileSync(file, outputText)
  writeFileSync(`${file}.map`, JSON.stringify({ ...map, sources }))
  return file
}

const errorAt = (...frames: string[]) =>
  Object.assign(new Error('x'), { stack: ['Error: x', ...frames].join('\n') })

it('names the source and line of what is compiled, and passes over packages', () => {
  const url = pathToFileURL(compile()).href
  const error = errorAt(
    '    at render (/app/node_modules/react-dom/client/server.js:1:1)',
    `    at JobPage (${url}:2:18)`,
    '    at renderPage (/app/dist/builder/render/render-page.js:20:16)',
  )
  expect(findSourceLine(error)).toBe('client/templates/job-page.tsx:5')
})

it('takes what Node has mapped already as it is', () => {
  const error = errorAt('    at JobPage (/app/client/templates/job-page.tsx:12:3)')
  expect(findSourceLine(error)).toBe('client/templates/job-page.tsx:12')
})

it('says nothing of errors outside the code of pages', () => {
  expect(findSourceLine(errorAt('    at x (/app/dist/builder/cli.js:1:1)'))).toBeNull()
  expect(findSourceLine(Object.assign(new Error('x'), { stack: undefined }))).toBeNull()
})
