import { createRequire } from 'node:module'
import path from 'node:path'
import { rollup, type Plugin } from 'rollup'
import { createBrowserPlugins } from './rollup-options.js'

const MODULES = ['react', 'react/jsx-runtime', 'react-dom/client']

/** What our code imports of React, and the addresses that `bundleReact` gives it. */
export const REACT_URLS: Readonly<Record<string, string>> = Object.fromEntries(
  MODULES.map((module) => [module, `/assets/${toName(module)}.js`]),
)

/** Writes React apart from our code: it is most of a bundle, and never changes while one develops. */
export async function bundleReact(projectRoot: string, folder: string): Promise<void> {
  const build = await rollup({
    input: Object.fromEntries(MODULES.map((module) => [toName(module), `${PREFIX}${module}`])),
    plugins: [exportByName(projectRoot), ...createBrowserPlugins('development')],
    treeshake: false,
  })
  const chunkFileNames = 'assets/react/[name].js'
  await build.write({ dir: folder, entryFileNames: 'assets/[name].js', chunkFileNames })
  await build.close()
}

const PREFIX = '\0named:'

/** React is CommonJS: its names are known once it is loaded. */
function exportByName(projectRoot: string): Plugin {
  const require = createRequire(path.join(projectRoot, 'builder/package.json'))
  return {
    name: 'export-by-name',
    resolveId: (id, importer) => {
      if (id.startsWith(PREFIX)) return id
      return importer?.startsWith(PREFIX) ? require.resolve(id) : null
    },
    load: (id) => {
      if (!id.startsWith(PREFIX)) return null
      const module = id.slice(PREFIX.length)
      const names = Object.keys(require(module) as object).join(', ')
      return `import all from '${module}'\nexport const { ${names} } = all\nexport default all\n`
    },
  }
}

function toName(module: string): string {
  return module.replaceAll('/', '-')
}
