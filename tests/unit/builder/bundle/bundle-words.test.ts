import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rollup } from 'rollup'
import { bundleWords } from '../../../../builder/bundle/bundle-words.js'
import { createOutputOptions } from '../../../../builder/bundle/rollup-options.js'

const FILES = {
  'words/en-gb/formats.js': `export const counted = (n) => n + ' English'`,
  'words/en-gb/job.ts': `import { counted } from './formats.js'
    export const team = 'Team'
    export const openings = (n: number) => counted(n)`,
  'words/de-de/job.ts': `export * from '../en-gb/job.js'
    export const team = 'Gruppe'
    export const openings = (n: number) => n + ' Stellen'`,
  'words/en-gb/filters.ts': `export const visa = 'Visa'`,
  'words/de-de/filters.ts': `export * from '../en-gb/filters.js'`,
  'components/facts.js': `import * as words from '#words/job.js'
    import { visa } from '#words/filters.js'
    export const facts = [visa, words.team, words.openings(2)]`,
  'templates/index-page.tsx': `export { facts } from '../components/facts.js'`,
  'templates/job-page.tsx': `export { facts } from '../components/facts.js'`,
  'preview/start-preview.js': `export { counted } from '../words/en-gb/formats.js'`,
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'careers-bundle-'))
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, 'client', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

it('pages have the English of a word that their language lacks, and no other English', async () => {
  const entries = ['templates/index-page.tsx', 'templates/job-page.tsx', 'preview/start-preview.js']
  const bundle = await rollup({
    input: entries.map((name) => path.join(folder, 'client', name)),
    plugins: [bundleWords(folder, 'de-de')],
  })
  const { output } = await bundle.generate(createOutputOptions(folder))
  const read = (name: string) =>
    output
      .flatMap((file) => ('code' in file && file.fileName.includes(name) ? [file.code] : []))
      .join()
  expect(read('listing-parts').match(/'.+?'/g)).toEqual([`'Gruppe'`, `' Stellen'`, `'Visa'`])
  expect(read('start-preview')).toContain(`' English'`)
})
