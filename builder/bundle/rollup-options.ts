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
  Plugin,
  PreRenderedChunk,
  RollupOptions,
} from 'rollup'

export const RUNTIME_ENTRY = 'client/app/browser-entry.tsx'
export const STARTER_ENTRY = 'client/runtime/start/start-after-first-paint.ts'

/** The runtime and its starter. Each template, and whatever else is behind `import()`, is a chunk. */
export function createRollupOptions(projectRoot: string): RollupOptions {
  return {
    input: [RUNTIME_ENTRY, STARTER_ENTRY].map((entry) => path.join(projectRoot, entry)),
    plugins: [
      typescript({ tsconfig: path.join(projectRoot, 'builder/config/tsconfig.browser.json') }),
      ...createBrowserPlugins(),
    ],
    onwarn: (warning, warn) => {
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
    },
  }
}

/** For code that is JavaScript already, such as that of packages. */
export function createBrowserPlugins(): Plugin[] {
  return [
    nodeResolve({ browser: true }),
    commonjs(),
    replace({ preventAssignment: true, 'process.env.NODE_ENV': JSON.stringify('production') }),
  ]
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

/** The service worker excludes the folder of the preview's code. */
function toChunkFile({ moduleIds }: PreRenderedChunk): string {
  const isPreview = moduleIds.some((id) => id.includes('/client/preview/'))
  return `assets/${isPreview ? 'preview/' : ''}[name].[hash:10].js`
}

/**
 * React has a chunk of its own, which browsers can cache for longer than our code. What several templates
 * share is one chunk, because on slow connections a dozen requests cost more than the bytes.
 */
function toManualChunk(id: string, { getModuleInfo }: ManualChunkMeta): string | undefined {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  const roots = findRoots(id, getModuleInfo)
  const pages = roots.filter((root) => root.includes('/client/templates/'))
  const isInEntry = roots.some((root) => getModuleInfo(root)?.isEntry)
  return pages.length > 1 && !isInEntry ? 'shared-parts' : undefined
}

/** The entries and the modules behind `import()` that depend on a module. */
function findRoots(id: string, getModuleInfo: GetModuleInfo): string[] {
  const found = new Set([id])
  for (const module of found) getModuleInfo(module)?.importers.forEach((by) => found.add(by))
  return [...found].filter((module) => {
    const info = getModuleInfo(module)
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0
  })
}
