import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'rollup'
import ts from 'typescript'
import { JAVASCRIPT_EDITION } from './browsers.js'

/** Each file by itself: the compiler, which watches too, reports wrong types. */
export const transpile: Plugin = {
  name: 'transpile',
  resolveId: (id, importer) => {
    if (importer === undefined || !/^\..*\.js$/.test(id)) return null
    const source = path.resolve(path.dirname(importer), id.replace(/\.js$/, ''))
    return [`${source}.ts`, `${source}.tsx`].find((file) => existsSync(file)) ?? null
  },
  transform: (code, id) => {
    if (!/\.tsx?$/.test(id)) return null
    const { outputText, sourceMapText = null } = ts.transpileModule(code, {
      fileName: id,
      compilerOptions: {
        target: ts.ScriptTarget[`ES${JAVASCRIPT_EDITION}`],
        module: ts.ModuleKind.ESNext,
        jsx: ts.JsxEmit.ReactJSX,
        sourceMap: true,
      },
    })
    return { code: outputText, map: sourceMapText }
  },
}
