import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

const READS = [
  /\b(?:read\.\w+|required)\(\s*'([A-Z][A-Z0-9_]+)'/g,
  /\benv\['([A-Z][A-Z0-9_]+)'\]/g,
  /\$\{([A-Z][A-Z0-9_]+):?[-=]/g,
]

/** Names of all settings that a program of ours reads, without the `_FILE` form of secrets. */
export function listVariablesRead(): string[] {
  const files = ['builder', 'server', 'client/shared', 'nginx'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|sh)$/.test(name))
      .map((name) => path.join(root, folder, name)),
  )
  const names = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return READS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name))
  })
  return [...new Set(names)].filter((name) => !/_FILE$|^NODE_ENV|^NODE_OPTIONS/.test(name)).sort()
}

/** Read by Node and by other programs, not by our sources; the last one by Kubernetes, within another value. */
const OF_OTHERS = [
  ...['TMPDIR', 'REGISTRY_AUTH_FILE', 'CONTAINERS_REGISTRIES_CONF'],
  'KUBERNETES_NAMESPACE',
]

/** Every name under which a deployment may give a setting. */
export function listKnownVariables(): ReadonlySet<string> {
  const read = listVariablesRead()
  return new Set([...OF_OTHERS, ...read, ...read.map((name) => `${name}_FILE`)])
}
