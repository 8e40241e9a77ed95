import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Component } from './component.js'
import { createBill } from './create-bill.js'
import { listDebianPackages } from './debian-packages.js'
import { listNodePackages } from './node-packages.js'

/**
 * Reads the files of an image below `root` and writes to `file` what it is made of: Debian's packages,
 * Node, and Node's packages.
 */
export async function writeBill(image: string, root: string, file: string): Promise<number> {
  const release = (await readFile(path.join(root, 'etc/debian_version'), 'utf8')).trim()
  const statuses = await readStatuses(path.join(root, 'var/lib/dpkg'))
  const components = [
    toSystem(release),
    ...statuses.flatMap((status) => listDebianPackages(status, release)),
    ...(existsSync(path.join(root, 'usr/local/bin/node')) ? [NODE] : []),
    ...(await listNodePackages(path.join(root, 'app/node_modules'))),
  ]
  await writeFile(file, `${JSON.stringify(createBill(image, components, new Date()), null, 2)}\n`)
  return components.length
}

/** The images' Node is the one that runs this. */
const NODE: Component = {
  type: 'application',
  name: 'node',
  version: process.versions.node,
  'bom-ref': `pkg:generic/node@${process.versions.node}`,
  purl: `pkg:generic/node@${process.versions.node}`,
}

function toSystem(version: string): Component {
  return { type: 'operating-system', name: 'debian', version, 'bom-ref': `debian-${version}` }
}

/** What was copied from another image and not installed stands in a file of its own. */
async function readStatuses(folder: string): Promise<string[]> {
  const parts = path.join(folder, 'status.d')
  const names = await readdir(parts).catch(() => [])
  const files = [path.join(folder, 'status'), ...names.map((name) => path.join(parts, name))]
  return Promise.all(files.map((file) => readFile(file, 'utf8')))
}
