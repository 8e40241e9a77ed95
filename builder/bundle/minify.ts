import { minify as minifyCode } from 'oxc-minify'
import type { Plugin } from 'rollup'
import { JAVASCRIPT_EDITION } from './browsers.js'

/** Licences stay in the code. Throws if the minifier cannot read it. */
export const minify: Plugin = {
  name: 'minify',
  renderChunk: async (source, { fileName }, { format }) => {
    const { code, errors } = await minifyCode(fileName, source, {
      module: format === 'es',
      compress: { target: `es${JAVASCRIPT_EDITION}` },
      mangle: true,
      codegen: { legalComments: 'inline' },
    })
    if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`)
    return { code, map: null }
  },
}
