import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { browserslistToTargets, bundleAsync } from 'lightningcss'
import { shortHash } from '../lib/hash.js'

/** The browsers of the last three years; the service worker has the same. */
const TARGETS = ['chrome 111', 'edge 111', 'firefox 115', 'safari 16.4']

export async function bundleStyles(projectRoot: string, folder: string): Promise<string> {
  const { code } = await bundleAsync({
    filename: path.join(projectRoot, 'client/styles/index.css'),
    minify: true,
    targets: browserslistToTargets(TARGETS),
  })
  const url = `/assets/styles.${shortHash(10, code)}.css`
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  await writeFile(path.join(folder, url), code)
  return url
}
