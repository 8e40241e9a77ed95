import { createHash } from 'node:crypto'
import path from 'node:path'
import { rollup } from 'rollup'
import { STARTER_HASH } from '../../client/shared/constants/starter-hash.js'
import { minify } from './minify.js'
import { transpile } from './transpile.js'

/**
 * The script within each page, in the same bytes for development and production. Throws if the content
 * security policy has another hash, for then browsers would not run it.
 */
export async function bundleStarter(projectRoot: string): Promise<string> {
  const input = path.join(projectRoot, 'client/starter/starter.ts')
  const build = await rollup({ input, plugins: [transpile] })
  const { output } = await build.generate({ format: 'iife', plugins: [minify] })
  await build.close()
  const code = output[0].code.trim()
  const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`
  if (hash !== STARTER_HASH) {
    throw new Error(
      `The script within each page has changed: its hash is ${hash} now. Write that into` +
        ' client/shared/constants/starter-hash.ts and nginx/maps/security-policy.conf.',
    )
  }
  return code
}
