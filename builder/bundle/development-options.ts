import path from 'node:path'
import type { OutputOptions, RollupOptions } from 'rollup'
import { REACT_URLS } from './bundle-react.js'
import type { SiteLanguage } from '../../client/shared/addresses/site-languages.js'
import { bundleBase } from './bundle-base.js'
import { bundleWords } from './bundle-words.js'
import { createBrowserPlugins, createRollupOptions } from './rollup-options.js'
import { transpile } from './transpile.js'

/** For `npm run dev`: what can wait for production is left out, so that a change is bundled at once. */
export function createDevelopmentOptions(
  projectRoot: string,
  language: string,
  languages: readonly SiteLanguage[],
): RollupOptions {
  return {
    ...createRollupOptions(projectRoot, language, languages),
    plugins: [
      bundleWords(projectRoot, language),
      bundleBase(language, languages),
      transpile,
      ...createBrowserPlugins('development'),
    ],
    external: Object.keys(REACT_URLS),
    treeshake: false,
  }
}

/** Without hashes: a page stays as it is when only the code that it loads has changed. */
export function createDevelopmentOutput(folder: string, language: string): OutputOptions {
  const fileNames = path.posix.join('assets', language, '[name].js')
  return { dir: folder, entryFileNames: fileNames, chunkFileNames: fileNames, paths: REACT_URLS }
}
