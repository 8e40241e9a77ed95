import path from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import type {
  GetModuleInfo,
  ManualChunkMeta,
  OutputOptions,
  Plugin,
  PreRenderedChunk,
  RollupOptions,
} from 'rollup'
import type { SiteLanguage } from '../../client/shared/addresses/site-languages.js'
import { bundleBase } from './bundle-base.js'
import { bundleWords } from './bundle-words.js'
import { JAVASCRIPT_EDITION } from './browsers.js'

export const RUNTIME_ENTRY = 'client/app/browser-entry.tsx'
export const SAVED_ENTRY = 'client/app/saved-entry.ts'
export const ANALYTICS_ENTRY = 'client/app/analytics-entry.ts'
export const SIMULATOR_ENTRY = 'client/simulator/start-simulator.tsx'
const INDEX_PAGE = 'client/templates/index-page.tsx'
/** What may show the whole listing with its filters. All other pages would load it for nothing. */
const MAY_LIST_JOBS =
  /\/templates\/(index|generic|preview)-page\.tsx$|\/client\/(preview|simulator|filters)\//
const JOB_PAGE = 'client/templates/job-page.tsx'

/** The runtime, and what a page has without it. Each template, and whatever else is behind `import()`, is a chunk. */
export function createRollupOptions(
  projectRoot: string,
  language: string,
  languages: readonly SiteLanguage[],
): RollupOptions {
  return {
    input: [RUNTIME_ENTRY, SAVED_ENTRY, ANALYTICS_ENTRY, SIMULATOR_ENTRY].map((entry) =>
      path.join(projectRoot, entry),
    ),
    plugins: [
      bundleWords(projectRoot, language),
      bundleBase(language, languages),
      typescript({
        tsconfig: path.join(projectRoot, 'builder/bundle/tsconfig.browser.json'),
        target: `es${JAVASCRIPT_EDITION}`,
      }),
      ...createBrowserPlugins(),
    ],
    onwarn: (warning, warn) => {
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
    },
  }
}

/** For code that is JavaScript already, such as that of packages. In development, React explains what is wrong. */
export function createBrowserPlugins(mode: 'production' | 'development' = 'production'): Plugin[] {
  return [
    nodeResolve({ browser: true }),
    // First, so that React's other mode is never read.
    replace({ preventAssignment: true, 'process.env.NODE_ENV': JSON.stringify(mode) }),
    commonjs({ strictRequires: 'auto' }),
  ]
}

export function createOutputOptions(folder: string): OutputOptions {
  return {
    dir: folder,
    format: 'es',
    hashCharacters: 'hex',
    entryFileNames: toChunkFile,
    chunkFileNames: toChunkFile,
    manualChunks: toManualChunk,
    onlyExplicitManualChunks: true,
  }
}

/** The service worker excludes the folder of the editors' code. */
function toChunkFile({ moduleIds }: PreRenderedChunk): string {
  const isPreview = moduleIds.some((id) => /\/client\/(preview|simulator)\//.test(id))
  return `assets/${isPreview ? 'preview/' : ''}[name].[hash:10].js`
}

/**
 * React has a chunk of its own, which browsers can cache for longer than our code. What several templates
 * share is few chunks, because on slow connections a dozen requests cost more than the bytes: the listing,
 * what the listing shares with other pages, and the rest. What always comes together is one chunk, for it
 * compresses better: so is all that the runtime begins with, but for what pages have without it. The page of
 * a job is with what it shares: what a chunk imports is asked for only once that chunk is there.
 */
function toManualChunk(id: string, { getModuleInfo }: ManualChunkMeta): string | undefined {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  // Only packages of the preview use them.
  if (id.includes('commonjsHelpers')) return 'commonjs'
  if (id.endsWith(SAVED_ENTRY) || id.endsWith(ANALYTICS_ENTRY)) return undefined
  if (id.endsWith(INDEX_PAGE)) return 'job-listing'
  const roots = findRoots(id, getModuleInfo)
  const isPartOf = (module: string) => roots.some((root) => root.endsWith(module))
  if (isPartOf(SAVED_ENTRY)) return 'saved-roles'
  if (isPartOf(RUNTIME_ENTRY)) return 'browser-entry'
  const templates = roots.filter((root) => root.includes('/client/templates/'))
  if (templates.length === 1 && isPartOf(JOB_PAGE)) return 'shared-parts'
  if (templates.length < 2) return undefined
  if (!isPartOf(INDEX_PAGE)) return 'shared-parts'
  return roots.every((root) => MAY_LIST_JOBS.test(root)) ? 'job-listing' : 'listing-parts'
}

/**
 * The entries and the modules behind `import()` that depend on a module. A room of words of which nothing is used, since
 * the language lacks none of them, needs nothing.
 */
function findRoots(id: string, getModuleInfo: GetModuleInfo): string[] {
  const isRoom = (module: string) => module.includes('?for=')
  const found = new Set([id])
  for (const module of found)
    for (const by of getModuleInfo(module)?.importers ?? [])
      if (isRoom(module) || !isRoom(by) || getModuleInfo(by)?.isIncluded) found.add(by)
  return [...found].filter((module) => {
    const info = getModuleInfo(module)
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0
  })
}
