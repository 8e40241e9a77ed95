import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/* What programs read from the environment, and what is written about it, are the same. */

const root = path.resolve(__dirname, '../..')

/** Told by one program of ours to another, and by nobody else. */
const BETWEEN_PROGRAMS = ['DEV_RELOAD', 'REBUILD_REF', 'REBUILD_REQUEST_ID']

const READS = [
  /\b(?:read\.\w+|required)\(\s*'([A-Z][A-Z0-9_]+)'/g,
  /\benv\['([A-Z][A-Z0-9_]+)'\]/g,
  /\$\{([A-Z][A-Z0-9_]+):?[-=]/g,
]

function listVariablesRead(): string[] {
  const files = ['builder', 'server', 'client/shared', 'nginx'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|sh)$/.test(name))
      .map((name) => path.join(root, folder, name)),
  )
  const names = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return READS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name))
  })
  return [...new Set(names)].filter((name) => !/_FILE$|^NODE_/.test(name)).sort()
}

function listVariablesOfExample(): string[] {
  const text = readFileSync(path.join(root, '.env.example'), 'utf8')
  return [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name).sort()
}

it('.env.example lists every variable once, and no other', () => {
  const read = listVariablesRead()
  expect(read).toEqual(expect.arrayContaining(['SITE_URL', 'HSTS', 'CONTENT_PORT']))
  expect(listVariablesOfExample()).toEqual(read.filter((name) => !BETWEEN_PROGRAMS.includes(name)))
})

it('the README tells of each', () => {
  const rows = readFileSync(path.join(root, 'README.md'), 'utf8')
    .split('\n')
    .map((line) => /^\| (`[A-Z][^|]*)\|/.exec(line)?.[1] ?? '')
  const told = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(listVariablesOfExample().filter((name) => !told.includes(name))).toEqual([])
})
