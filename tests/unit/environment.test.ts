import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SETTINGS } from '../../builder/shared/config/unread-names.js'
import { listVariablesRead } from '../helpers/deploy/list-variables-read.js'

/* What programs read from the environment, and what is written about it, are the same. */

const root = path.resolve(__dirname, '../..')

/** Set by one of our programs or images for another, by compose or by Kubernetes, and by nobody else. */
const BETWEEN_PROGRAMS = [
  ...['DEV_RELOAD', 'HEARTBEAT_PATH', 'REBUILD_REF', 'REBUILD_REQUEST_ID', 'SAMPLE_API_ENDPOINT'],
  ...['KUBERNETES_SERVICE_HOST', 'KUBERNETES_SERVICE_PORT'],
]

function listVariablesOfExample(): string[] {
  const text = readFileSync(path.join(root, '.env.example'), 'utf8')
  return [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name).sort()
}

it('.env.example lists every variable once, and no other', () => {
  const read = listVariablesRead()
  expect(read).toEqual(expect.arrayContaining(['SITE_URL', 'HSTS', 'CONTENT_PORT']))
  expect(listVariablesOfExample()).toEqual(read.filter((name) => !BETWEEN_PROGRAMS.includes(name)))
})

it('a misspelt name of each is found', () => {
  expect([...SETTINGS].sort()).toEqual(listVariablesOfExample())
})

it('.env.example explains each in a line of its own', () => {
  const text = readFileSync(path.join(root, '.env.example'), 'utf8')
  const explained = [...text.matchAll(/^# (?!---).+\n([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)
  expect(listVariablesOfExample().filter((name) => !explained.includes(name))).toEqual([])
})

it('the README names only variables that programs read', () => {
  const rows = readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(/^\| `([A-Z_]+)`/gm)
  const named = Array.from(rows, ([, name = '']) => name)
  expect(named).toHaveLength(6)
  expect(listVariablesOfExample()).toEqual(expect.arrayContaining(named))
})
