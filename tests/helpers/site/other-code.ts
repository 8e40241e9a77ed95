import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { BundleManifest } from '../../../builder/bundle/bundle-manifest.js'
import { PROJECT_ROOT } from './create-test-site.js'

/**
 * The project as another version of its code would be: every hash in the bundle is another, so that no
 * script has the name that it has now.
 */
export async function makeOtherCode(): Promise<{
  projectRoot: string
  remove: () => Promise<void>
}> {
  const projectRoot = await mkdtemp(path.join(os.tmpdir(), 'careers-other-code-'))
  const bundle = path.join('dist', 'bundle')
  await mkdir(path.join(projectRoot, 'dist'))
  const names = [...(await readdir(PROJECT_ROOT)), ...(await listCompiled())]
  for (const name of names.filter((its) => its !== 'dist' && its !== bundle))
    await symlink(path.join(PROJECT_ROOT, name), path.join(projectRoot, name))
  await cp(path.join(PROJECT_ROOT, bundle), path.join(projectRoot, bundle), { recursive: true })
  await changeHashes(path.join(projectRoot, bundle, 'en-gb'))
  return { projectRoot, remove: () => rm(projectRoot, { recursive: true }) }
}

const listCompiled = async () =>
  (await readdir(path.join(PROJECT_ROOT, 'dist'))).map((name) => path.join('dist', name))

async function changeHashes(bundle: string): Promise<void> {
  const manifestFile = path.join(bundle, 'bundle-manifest.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as BundleManifest
  // Precompressed forms hold the former names; the builder makes its own.
  const files = manifest.files.filter((name) => !/\.(br|gz)$/.test(name))
  const hashes = files.flatMap((name) => /\.([0-9a-f]{10})\.\w+$/.exec(name)?.[1] ?? [])
  const known = new RegExp([...hashes, manifest.buildHash].join('|'), 'g')
  const change = (text: string) => text.replace(known, (hash) => [...hash].reverse().join(''))

  for (const name of files) {
    const file = path.join(bundle, 'public', name)
    if (/\.(js|css|json|webmanifest)$/.test(name))
      await writeFile(file, change(await readFile(file, 'utf8')))
    await rename(file, path.join(bundle, 'public', change(name)))
  }
  await writeFile(manifestFile, change(JSON.stringify({ ...manifest, files })))
  await changeIntegrity(path.join(bundle, 'public'))
}

/** A service worker that finds other files than it names is not installed. */
async function changeIntegrity(folder: string): Promise<void> {
  const file = path.join(folder, 'sw.js')
  const toHash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('base64')
  const entries = /(url:"([^"]+)",revision:null,integrity:"sha256-)[^"]+/g
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace(entries, (_, start: string, name: string) => start + toHash(name)),
  )
}
