import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readBlocks } from '../../helpers/guides/read-guides.js'
import { describeWhere } from '../../helpers/machine/describe-where.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'

/* The guides whose steps are patches, followed in a copy of the project. */

const COPIED = ['builder', 'client', 'server', 'tests', 'package.json', 'tsconfig.json']
/** What rows, filters and slices are. */
const TYPES = /^--- a\/client\/shared\/(content-model\/slice-types|page-data\/(slice-)?views)\./m

const isThere = (name: string) => existsSync(path.join(PROJECT_ROOT, name))
const isGitThere = spawnSync('git', ['--version']).status === 0

describeWhere(isGitThere ? null : 'git is missing', 'the guides that change code', () => {
  const readPatches = (guide: string) =>
    readBlocks(`.github/guides/add-a-${guide}.md`, 'diff').map(({ text }) => text)
  const namesIn = (patches: readonly string[]) =>
    Array.from(patches.join('').matchAll(/^\+\+\+ b\/(.+)$/gm), ([, name = '']) => name)

  const field = readPatches('field')
  const led = [...readPatches('filter'), ...readPatches('slice')]
  const types = led.filter((patch) => TYPES.test(patch))
  const others = led.filter((patch) => !types.includes(patch))
  let copy: string

  const run = (program: string, args: readonly string[], input = '') => {
    const { stdout, stderr } = spawnSync(program, args, { cwd: copy, input, encoding: 'utf8' })
    return stdout + stderr
  }
  const apply = (patches: readonly string[]) => run('git', ['apply', '-'], patches.join(''))
  const compile = (...args: string[]) =>
    run(process.execPath, ['node_modules/typescript-native/bin/tsc', ...args])
  const show = (language: string): Record<'form' | 'found' | 'job' | 'page', string> =>
    JSON.parse(
      run(process.execPath, [`--conditions=${language}`, '--input-type=module'], SHOW),
    ) as ReturnType<typeof show>

  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'careers-guides-'))
    for (const name of COPIED)
      cpSync(path.join(PROJECT_ROOT, name), path.join(copy, name), { recursive: true })
    symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  it('the compiler leads from the types of a filter and a slice to each other file that is there', () => {
    const isLedTo = (name: string) => /^client\/(?!words\/).+\.tsx?$/.test(name) && isThere(name)
    expect(apply(types)).toBe('')
    const named = Array.from(
      compile('-b').matchAll(/^(.+)\(\d+,\d+\): error/gm),
      ([, name]) => name,
    )
    expect([...new Set(named)].sort()).toEqual(namesIn(others).filter(isLedTo).sort())
  })

  it('all patches fit this code, and it compiles with them, its tests too', () => {
    expect(apply([...others, ...field])).toBe('')
    expect(compile('-b') + compile('-p', 'tests')).toBe('')
  })

  it('the field, the filter and the slice are on their pages', () => {
    const { form, found, job, page } = show('en-gb')
    expect(form).toMatch(/>Visa<.*>Visa sponsorship<.*\(9\)/)
    expect(found).toBe(9)
    expect(job).toContain('<dt>Team size</dt><dd>6</dd>')
    expect(page).toContain('<ul class="checklist"><li>Something you have made</li>')
    const styles = readFileSync(path.join(copy, 'client/styles/parts/slices.css'), 'utf8')
    expect(styles).toContain('.checklist {')
  })

  it.each([
    ['de-de', 'Bereich', 'Teamgröße', 'Mit Visum'],
    ['ar', 'القسم', 'Team size', 'Visa sponsorship'],
  ])('%s says its own words, and those that it lacks in English', (language, ...words) => {
    const { form, job } = show(language)
    expect(words.filter((word) => !(form + job).includes(`>${word}<`))).toEqual([])
  })
})

/** Prints the form and two pages of the sample, and how many roles the filter of the guide finds. */
const SHOW = `
import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FilterPanel } from './dist/client/components/filter-panel/filter-panel.js'
import { createSite } from './dist/client/content/create-site.js'
import { answerQuery } from './dist/client/filters/answer/answer-query.js'
import { EMPTY_QUERY } from './dist/client/filters/query/filter-query.js'
import { parseFilterUrl } from './dist/client/filters/query/filter-url.js'
import { toVocabulary } from './dist/client/filters/query/vocabulary.js'
import { createJobIndex } from './dist/client/filters/search/job-index.js'
import { loadTemplates } from './dist/builder/emit/render/load-templates.js'
import { renderPage } from './dist/builder/emit/render/render-page.js'

const folder = 'server/content-service/sample/documents/'
const documents = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(folder + name, 'utf8').replaceAll('{{images}}', 'https://images.example'))
  .map((text) => JSON.parse(text))
const site = createSite(documents, { now: new Date('2026-11-21T12:00:00Z'), buildHash: '' })
const pageAt = (wanted) => site.pages.find(({ path }) => path === wanted)

const { listing } = pageAt('/').result.data
const vocabulary = toVocabulary(listing)
const ask = (query) => answerQuery(createJobIndex(listing, null), query, vocabulary, listing.places)
const filters = { ...ask(EMPTY_QUERY), query: EMPTY_QUERY, chips: [] }
const templates = await loadTemplates()
const render = (page) => renderPage(page, templates[page.componentChunkName], site.staticQueries)
process.stdout.write(
  JSON.stringify({
    form: renderToStaticMarkup(createElement(FilterPanel, { filters })),
    found: ask(parseFilterUrl('?visa=sponsored', vocabulary).query).found,
    job: render(pageAt('/senior-software-engineer/1004')),
    page: render(pageAt('/how-we-hire')),
  }),
)
`
