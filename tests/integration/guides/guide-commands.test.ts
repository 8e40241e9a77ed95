import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { GUIDES, readBlocks, readCommands } from '../../helpers/guides/read-guides.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { PROOFS } from './proofs.js'

const COMMANDS = GUIDES.flatMap(readCommands)
/** Run word for word by the other files of this folder. */
const RUN_HERE = readFileSync(path.join(__dirname, 'run-guides.test.ts'), 'utf8')
const isRunHere = ({ text }: { text: string }) =>
  Array.from(RUN_HERE.matchAll(/readCommand\(\s*'([^']+)'/g)).some(([, begin = '']) =>
    text.startsWith(begin),
  )

it('every command in a guide is run by a test, or a test is named that shows what it does', () => {
  expect(COMMANDS.length).toBeGreaterThan(60)
  const unproved = COMMANDS.filter(
    (command) => !isRunHere(command) && !PROOFS.some(([pattern]) => pattern.test(command.text)),
  )
  expect(unproved.map(({ at, text }) => `${at} ${text}`)).toEqual([])
})

it.each(PROOFS)('%s is a command of a guide, and %s is there', (command, test) => {
  expect(COMMANDS.filter(({ text }) => command.test(text))).not.toEqual([])
  expect(existsSync(path.join(PROJECT_ROOT, test))).toBe(true)
})

it('every block of commands is whole, as a shell reads it', () => {
  const blocks = GUIDES.flatMap((guide) => readBlocks(guide, 'sh'))
  const broken = blocks.filter(({ text }) => spawnSync('bash', ['-n', '-c', text]).status !== 0)
  expect(broken.map(({ at }) => at)).toEqual([])
  // Taken by the shell for a file.
  expect(blocks.filter(({ text }) => /<\w+>/.test(text)).map(({ at }) => at)).toEqual([])
})

it('a guide names only scripts and files that are there', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const words = COMMANDS.flatMap(({ text }) => text.match(/(?<=npm run )[\w:-]+/g) ?? [])
  expect(words.filter((name) => !(name in scripts))).toEqual([])
  const paths = COMMANDS.flatMap(({ text }) => text.match(/(?<= )(tests|deploy)\/[\w./-]+/g) ?? [])
  const missing = paths.filter((name) => !existsSync(path.join(PROJECT_ROOT, name)))
  expect(missing).toEqual([])
})
