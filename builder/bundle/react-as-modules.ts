import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin, RollupLog } from 'rollup'
import { leaveOutOfReact } from './leave-out-of-react.js'
import { EXPORTS_IN_USE } from './react-in-use.js'

const REACT = /^(react|react-dom|scheduler)(?:\/(?:client|jsx-runtime))?$/
const REACT_FILE = /\/node_modules\/(react|react-dom|scheduler)\/cjs\/([\w-]+)\.production\.js$/

/**
 * React is published as CommonJS, of which nothing can be left out. Its production files are so regular
 * that they can be read as modules, whose unused exports rollup drops. If a version is written another
 * way, rollup misses an export and says so.
 */
export const reactAsModules: Plugin = {
  name: 'react-as-modules',
  resolveId: {
    order: 'pre',
    handler(id, importer) {
      const [, name] = REACT.exec(id) ?? []
      if (name === undefined || importer === undefined) return null
      const folder = path.dirname(createRequire(importer).resolve(`${name}/package.json`))
      return path.join(folder, 'cjs', `${id.replace('/', '-')}.production.js`)
    },
  },
  transform: {
    order: 'pre',
    handler(code, id) {
      const [, name, file] = REACT_FILE.exec(id) ?? []
      if (name === undefined) return null
      const used = file === 'react-dom-client' ? leaveOutOfReact(code) : code
      const isExported = (key: string) => name === 'scheduler' || EXPORTS_IN_USE.has(key)
      return { code: toModule(used, isExported), map: null }
    },
  },
  buildEnd(error?: RollupLog) {
    if (error?.code !== 'MISSING_EXPORT' || !REACT_FILE.test(error.exporter ?? '')) return
    throw new Error(`${error.message} To use it, add it to builder/bundle/react-in-use.ts.`)
  },
}

function toModule(code: string, isExported: (name: string) => boolean): string {
  const required = matchAll(code, /\brequire\("([^"]+)"\)/g)
  const exported = matchAll(code, /\bexports\.(\w+)/g).filter(isExported)
  return [
    ...required.map((id, at) => `import * as required${at} from '${id}'`),
    code
      .replace(/\brequire\("([^"]+)"\)/g, (_, id: string) => `required${required.indexOf(id)}`)
      .replace(/^exports\./gm, 'var exports.')
      .replace(/\bexports\.(\w+)/g, 'exported_$1'),
    `export { ${exported.map((name) => `exported_${name} as ${name}`).join(', ')} }`,
  ].join('\n')
}

function matchAll(code: string, pattern: RegExp): string[] {
  return [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))]
}
