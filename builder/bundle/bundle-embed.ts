import path from 'node:path'
import terser from '@rollup/plugin-terser'
import { rollup } from 'rollup'
import { createRollupOptions } from './rollup-options.js'

/** Writes `/embed.js`, which other sites name: it has no hash, and needs nothing beside itself. */
export async function bundleEmbed(projectRoot: string, folder: string): Promise<void> {
  const input = path.join(projectRoot, 'client/embed/embed.ts')
  const build = await rollup({ ...createRollupOptions(projectRoot), input })
  try {
    await build.write({
      file: path.join(folder, 'embed.js'),
      format: 'iife',
      plugins: [terser({ ecma: 2020 })],
    })
  } finally {
    await build.close()
  }
}
