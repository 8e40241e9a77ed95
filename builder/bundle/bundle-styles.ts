import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { browserslistToTargets, bundleAsync } from 'lightningcss'
import { shortHash } from '../lib/hash.js'

/** The browsers of the last three years; the service worker has the same. */
const TARGETS = ['chrome 111', 'edge 111', 'firefox 115', 'safari 16.4']

/** Writes one stylesheet, and the files that it and the packages it imports refer to. */
export async function bundleStyles(projectRoot: string, folder: string): Promise<string> {
  const require = createRequire(path.join(projectRoot, 'builder/package.json'))
  const { code, dependencies } = await bundleAsync({
    filename: path.join(projectRoot, 'client/styles/index.css'),
    minify: true,
    targets: browserslistToTargets(TARGETS),
    analyzeDependencies: true,
    resolver: {
      resolve: (name, from) =>
        name.startsWith('.') ? path.resolve(path.dirname(from), name) : require.resolve(name),
    },
  })
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  let styles = code.toString()
  for (const dependency of dependencies ?? []) {
    if (dependency.type !== 'url') continue
    const file = path.resolve(path.dirname(dependency.loc.filePath), dependency.url)
    const url = await writeAsset(folder, file, await readFile(file))
    styles = styles.replace(dependency.placeholder, url)
  }
  // Its licence wants to be wherever the font is.
  const license = require.resolve('@fontsource-variable/figtree/LICENSE')
  await writeAsset(folder, 'figtree-license.txt', await readFile(license))
  return writeAsset(folder, 'styles.css', styles)
}

async function writeAsset(folder: string, file: string, body: string | Uint8Array) {
  const { name, ext } = path.parse(file)
  const url = `/assets/${name}.${shortHash(10, body)}${ext}`
  await writeFile(path.join(folder, url), body)
  return url
}
