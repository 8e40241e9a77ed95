import path from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import typescript from '@rollup/plugin-typescript'
import type {
  GetModuleInfo,
  ManualChunkMeta,
  OutputOptions,
  PreRenderedChunk,
  RollupOptions,
} from 'rollup'

export const RUNTIME_ENTRY = 'client/app/browser-entry.tsx'
export const STARTER_ENTRY = 'client/runtime/start/start-after-first-paint.ts'

/** The runtime, and what starts it; each template and all behind `import()` becomes a chunk of its own. */
export function createRollupOptions(projectRoot: string): RollupOptions {
  return {
    input: [RUNTIME_ENTRY, STARTER_ENTRY].map((entry) => path.join(projectRoot, entry)),
    plugins: [
      typescript({ tsconfig: path.join(projectRoot, 'builder/config/tsconfig.browser.json') }),
      nodeResolve({ browser: true }),
      commonjs(),
      replace({ preventAssignment: true, 'process.env.NODE_ENV': JSON.stringify('production') }),
    ],
    onwarn: (warning, warn) => {
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
    },
  }
}

export function createOutputOptions(folder: string): OutputOptions {
  return {
    dir: folder,
    format: 'es',
    hashCharacters: 'hex',
    entryFileNames: 'assets/[name].[hash:10].js',
    chunkFileNames: toChunkFile,
    manualChunks: toManualChunk,
    onlyExplicitManualChunks: true,
    plugins: [terser({ module: true, ecma: 2020, compress: { passes: 2 } })],
  }
}

/** The preview's code has a folder of its own, which the service worker leaves out. */
function toChunkFile({ moduleIds }: PreRenderedChunk): string {
  const isPreview = moduleIds.some((id) => id.includes('/client/preview/'))
  return `assets/${isPreview ? 'preview/' : ''}[name].[hash:10].js`
}

/**
 * React changes more rarely than our own code, so that a browser may keep it longer. What several page
 * kinds share is one file: a dozen small ones would take a slow line longer to ask for than to fetch.
 */
function toManualChunk(id: string, { getModuleInfo }: ManualChunkMeta): string | undefined {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  const roots = findRoots(id, getModuleInfo)
  const pages = roots.filter((root) => root.includes('/client/templates/'))
  const isInEntry = roots.some((root) => getModuleInfo(root)?.isEntry)
  return pages.length > 1 && !isInEntry ? 'shared-parts' : undefined
}

/** The modules behind `import()`, and the entry, that cannot run without a module. */
function findRoots(id: string, getModuleInfo: GetModuleInfo): string[] {
  const found = new Set([id])
  for (const module of found) getModuleInfo(module)?.importers.forEach((by) => found.add(by))
  return [...found].filter((module) => {
    const info = getModuleInfo(module)
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0
  })
}
