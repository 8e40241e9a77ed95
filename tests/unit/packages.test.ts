import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Package {
  version?: string
  license?: string
  link?: boolean
  dev?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const ROOT = path.resolve(__dirname, '../..')
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8')
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }
const workspaces = Object.keys(packages).filter((at) => at !== '' && !at.includes('node_modules'))

/** Where the package that `from` means by `name` lies: nearest first, as Node looks. */
function locate(from: string, name: string): string | undefined {
  const folders = from.split('/').map((_, count, parts) => parts.slice(0, -1 - count).join('/'))
  return [from, ...folders]
    .map((folder) => path.posix.join(folder, 'node_modules', name))
    .find((at) => packages[at] !== undefined)
}

function namesOf(at: string): string[] {
  const { dependencies, optionalDependencies } = packages[at] ?? {}
  return Object.keys({ ...dependencies, ...optionalDependencies })
}

/** All that a program needs, itself included. */
function collect(at: string, found = new Set<string>()): Set<string> {
  if (found.has(at)) return found
  found.add(at)
  for (const name of namesOf(at)) {
    const needed = locate(at, name)
    if (needed !== undefined && packages[needed]?.link !== true) collect(needed, found)
  }
  return found
}

const direct = [...new Set(workspaces.flatMap(namesOf))].sort()
const table = new Map(
  [
    ...read('.github/SECURITY.md').matchAll(
      /^\| `([^`]+)` +\| (\S.*?) +\| +(\d+) \| (\S.*?) +\|$/gm,
    ),
  ].map(([, name = '', ...cells]) => [name, cells]),
)

/** Only tests use these; each works without its script. */
const WITH_INSTALL_SCRIPT = {
  '@parcel/watcher': 'compiles itself where no compiled package of it fits',
  'cpu-features': 'compiles a part of ssh2, which does without',
  protobufjs: 'compares its version with that of its users',
  ssh2: 'compiles faster ciphers, which a local engine does not need',
  'unrs-resolver': 'looks whether the compiled package that fits is there',
}

/** Allow use in a program that others get, also those of weak copyleft: no file of theirs is changed. */
const LICENCES =
  /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|OFL-1\.1|LGPL-3\.0-or-later)$/

it('no package runs a script when it is installed, and none of those at run time has one', () => {
  const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = withScript.map(([at]) => at.replace(/^.*node_modules\//, ''))
  expect(names.sort()).toEqual(Object.keys(WITH_INSTALL_SCRIPT))
  expect(withScript.filter(([, { dev }]) => dev !== true)).toEqual([])
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
})

it('the table of packages at run time names each, with its licence and how many it brings', () => {
  expect([...table.keys()].sort()).toEqual(direct)
  for (const name of direct) {
    const at = workspaces.flatMap((from) => locate(from, name) ?? [])[0] ?? ''
    const { license } = JSON.parse(read(`${at}/package.json`)) as Package
    expect([name, table.get(name)?.slice(0, 2)]).toEqual([
      name,
      [license, String(collect(at).size - 1)],
    ])
  }
})

it('every package at run time has a licence that allows its use', () => {
  const all = workspaces.flatMap((at) => [...collect(at)]).filter((at) => !workspaces.includes(at))
  expect(new Set(all).size).toBeGreaterThan(100)
  const refused = all.filter((at) => {
    const parts = (packages[at]?.license ?? 'none').split(' AND ')
    return !parts.every((part) => LICENCES.test(part))
  })
  expect(refused).toEqual([])
})

const IMPORT = /^(?:import|export) (?!type )(?:[^';]*? from )?'([^']+)'/gm

/** The packages that a program loads as it starts. */
function findPackages(entry: string): Set<string> {
  const files = new Set([path.join(ROOT, entry)])
  const packages = new Set<string>()
  for (const file of files) {
    const imports = readFileSync(file, 'utf8').matchAll(IMPORT)
    for (const [, name = ''] of imports) {
      const [scope = '', rest = ''] = name.split('/')
      if (/^(?:node:|#)/.test(name)) continue
      if (!name.startsWith('.')) packages.add(name.startsWith('@') ? `${scope}/${rest}` : scope)
      else {
        const base = path.join(path.dirname(file), name.replace(/\.js$/, ''))
        files.add([`${base}.ts`, `${base}.tsx`].find((each) => existsSync(each)) ?? base)
      }
    }
  }
  return packages
}

it.each([
  ['server/sidecar/create-sidecar.ts', ['server']],
  ['server/content-service/start.ts', ['server/content-service']],
  ['builder/reconcile/watch-site.ts', ['client', 'builder', 'builder/board']],
])('%s loads only packages that its image has', (entry, folders) => {
  const declared = folders.flatMap((folder) => Object.keys(packages[folder]?.dependencies ?? {}))
  const found = findPackages(entry)
  expect(found.size).toBeGreaterThan(1)
  expect([...found].filter((name) => !declared.includes(name))).toEqual([])
})
