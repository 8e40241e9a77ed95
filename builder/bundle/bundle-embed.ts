import path from 'node:path'
import { rollup } from 'rollup'
import type { SiteLanguage } from '../../client/shared/addresses/site-languages.js'
import { bundleBase } from './bundle-base.js'
import { bundleWords } from './bundle-words.js'
import { minify } from './minify.js'
import { transpile } from './transpile.js'

/** Writes `embed.js` without a hash and in one file, because other sites link to it. */
export async function bundleEmbed(
  projectRoot: string,
  language: string,
  languages: readonly SiteLanguage[],
  folder: string,
): Promise<void> {
  const input = path.join(projectRoot, 'client/embed/embed.ts')
  const plugins = [bundleWords(projectRoot, language), bundleBase(language, languages), transpile]
  const build = await rollup({ input, plugins })
  try {
    await build.write({
      file: path.join(folder, 'embed.js'),
      format: 'iife',
      plugins: [minify],
    })
  } finally {
    await build.close()
  }
}
