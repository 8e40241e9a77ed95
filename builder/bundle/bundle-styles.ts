import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { browserslistToTargets, bundleAsync } from 'lightningcss'
import { shortHash } from '../shared/programs/hash.js'
import { BROWSERS } from './browsers.js'

/** Addresses of stylesheets. */
export interface BundledStyles {
  stylesheet: string
  /** The site's own font, which is loaded after the first paint. */
  fonts: string
  /** The file that every page needs of it; another has letters that few do. */
  fontFile: string
}

/** Of a package. */
export const FONT_FILE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

export async function bundleStyles(projectRoot: string, folder: string): Promise<BundledStyles> {
  const require = createRequire(path.join(projectRoot, 'builder/package.json'))
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  const bundle = (file: string) =>
    bundleStylesheet(path.join(projectRoot, file), folder, require).catch((error: StyleError) => {
      throw new Error(toPlacedMessage(error, projectRoot), { cause: error })
    })
  const stylesheet = await bundle('client/styles/styles.css')
  const fonts = await bundle('client/styles/fonts.css')
  const fontFile = require.resolve(FONT_FILE)
  // Its licence wants to be wherever the font is.
  const license = require.resolve('@fontsource-variable/figtree/LICENSE')
  await writeAsset(folder, 'figtree-license.txt', await readFile(license))
  return {
    stylesheet,
    fonts,
    fontFile: await writeAsset(folder, fontFile, await readFile(fontFile)),
  }
}

/** Of lightningcss, which leaves the place out of the message. */
interface StyleError extends Error {
  fileName?: string
  loc?: { line: number; column: number } | null
}

function toPlacedMessage({ message, fileName, loc }: StyleError, projectRoot: string): string {
  if (fileName === undefined) return message
  const place = loc ? [loc.line, loc.column] : []
  return `${[path.relative(projectRoot, fileName), ...place].join(':')}: ${message}`
}

/** Writes one stylesheet, and the files that it and the packages it imports refer to. */
async function bundleStylesheet(filename: string, folder: string, require: NodeJS.Require) {
  const { code, dependencies } = await bundleAsync({
    filename,
    minify: true,
    targets: browserslistToTargets(BROWSERS),
    analyzeDependencies: true,
    resolver: {
      resolve: (name, from) =>
        name.startsWith('.') ? path.resolve(path.dirname(from), name) : require.resolve(name),
    },
  })
  let styles = code.toString()
  for (const dependency of dependencies ?? []) {
    if (dependency.type !== 'url') continue
    const file = path.resolve(path.dirname(dependency.loc.filePath), dependency.url)
    const url = await writeAsset(folder, file, await readFile(file))
    styles = styles.replace(dependency.placeholder, url)
  }
  return writeAsset(folder, path.basename(filename), styles)
}

async function writeAsset(folder: string, file: string, body: string | Uint8Array) {
  const { name, ext } = path.parse(file)
  const url = `/assets/${name}.${shortHash(10, body)}${ext}`
  await writeFile(path.join(folder, url), body)
  return url
}
