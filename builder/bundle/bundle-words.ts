import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'rollup'
import ts from 'typescript'
import { memoize } from '../../client/shared/lib/memoize.js'

const WORDS = /^#words\/(.*)\.js$/
/** Functions that many share; what else there is are single texts. The frame, which comes first, uses none of them. */
const SHARED = /^#words\/formats\.js$/
/** The room of another language, from which comes what the own one lacks. */
const TAKEN_OVER = /^\.\.\/[\w-]+\/[\w-]+\.js$/

/**
 * Finds `#words/…` in one language. Each module that imports a room of texts gets a copy of it, which is left
 * with what it uses: so texts stand in the chunk that shows them, and the minifier writes them where they are
 * used.
 */
export function bundleWords(projectRoot: string, language: string): Plugin {
  return {
    name: 'bundle-words',
    resolveId: (id, importer = '') => {
      const [from = '', former] = importer.split('?for=')
      if (former !== undefined && TAKEN_OVER.test(id))
        return `${path.resolve(from, '..', id).replace(/js$/, 'ts')}?for=${former}`
      const name = WORDS.exec(id)?.[1]
      if (name === undefined) return null
      const file = path.join(projectRoot, 'client/words', language, `${name}.ts`)
      if (SHARED.test(id)) return file
      const owner = path.relative(projectRoot, importer).replaceAll(path.sep, '.')
      return `${file}?for=${owner}`
    },
    load: (id) => {
      const [file = '', owner] = id.split('?for=')
      return owner === undefined ? null : toJavaScript(readFileSync(file, 'utf8'))
    },
  }
}

/** Of each text once, for a room has many copies. */
const toJavaScript = memoize((text: string) => {
  const compilerOptions = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext }
  return ts.transpileModule(text, { compilerOptions }).outputText
})
