import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from '../lib/list-files.js'
import { toLibrary, type Component } from './component.js'

interface PackageFile {
  name?: string
  version?: string
  license?: unknown
}

/** A package's own file, wherever it is nested; not those that lie deeper within a package. */
const PACKAGE_FILE = /(?:^|\/node_modules\/)(?:@[^/]+\/)?[^/@][^/]*\/package\.json$/

/** What is in a `node_modules` folder, each version once; nothing where there is no folder. */
export async function listNodePackages(folder: string): Promise<Component[]> {
  const names = await listFiles(folder).catch(() => [])
  const files = names.filter((name) => PACKAGE_FILE.test(name))
  const found = await Promise.all(files.map((name) => readPackage(path.join(folder, name))))
  const byAddress = new Map(found.flat().map((component) => [component['bom-ref'], component]))
  return [...byAddress.values()]
}

async function readPackage(file: string): Promise<Component[]> {
  const { name, version, license } = JSON.parse(await readFile(file, 'utf8')) as PackageFile
  if (name === undefined || version === undefined) return []
  const licenses = typeof license === 'string' ? { licenses: [{ license: { name: license } }] } : {}
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return [{ ...toLibrary(purl, name, version), ...licenses }]
}
