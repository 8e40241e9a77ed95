import { readFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import ts from 'typescript'

/*
 * Lets a plain program use the tests' helpers, which are TypeScript: as Jest does, each file is translated
 * by itself to CommonJS when it is first needed, and `./name.js` may stand for `./name.ts`.
 */

const compilerOptions = { module: 'commonjs', target: 'es2023', esModuleInterop: true, jsx: 4 }
const resolve = Module._resolveFilename

Module._resolveFilename = (request, ...rest) => {
  try {
    return resolve(request, ...rest)
  } catch (error) {
    if (!/^\..*\.js$/.test(request)) throw error
    return resolve(request.replace(/\.js$/, '.ts'), ...rest)
  }
}
Module._extensions['.ts'] = (module, fileName) => {
  const { outputText } = ts.transpileModule(readFileSync(fileName, 'utf8'), {
    compilerOptions,
    fileName,
  })
  module._compile(outputText, fileName)
}

export const load = createRequire(import.meta.url)
