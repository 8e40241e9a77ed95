import { existsSync } from 'node:fs'
import path from 'node:path'
import type { OutputOptions, Plugin, RollupOptions } from 'rollup'
import ts from 'typescript'
import { REACT_URLS } from './bundle-react.js'
import { createBrowserPlugins, createRollupOptions } from './rollup-options.js'

/** For `npm run dev`: what can wait for production is left out, so that a change is bundled at once. */
export function createDevelopmentOptions(projectRoot: string): RollupOptions {
  return {
    ...createRollupOptions(projectRoot),
    plugins: [transpile, ...createBrowserPlugins()],
    external: Object.keys(REACT_URLS),
    treeshake: false,
  }
}

/** Without hashes: a page stays as it is when only the code that it loads has changed. */
export function createDevelopmentOutput(folder: string): OutputOptions {
  const fileNames = 'assets/[name].js'
  return { dir: folder, entryFileNames: fileNames, chunkFileNames: fileNames, paths: REACT_URLS }
}

/** Each file by itself: the compiler that watches beside says what is wrong with the types. */
const transpile: Plugin = {
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
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        jsx: ts.JsxEmit.ReactJSX,
        sourceMap: true,
      },
    })
    return { code: outputText, map: sourceMapText }
  },
}
