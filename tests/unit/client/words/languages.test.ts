import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as options from '../../../../client/words/en-us/options.js'
import * as content from '../../../../client/words/en-us/content.js'
import * as job from '../../../../client/words/en-us/job.js'

const ROOT = path.resolve(__dirname, '../../../..')
const WORDS = path.join(ROOT, 'client/words')
const languages = readdirSync(WORDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

it('Node is told of every language, and of British English where it is told of none', () => {
  const { imports } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    imports: { '#words/*': Record<string, string> }
  }
  const folderOf = (language: string) => `./dist/client/words/${language}/*`
  expect(Object.entries(imports['#words/*'])).toEqual([
    ...languages.map((language) => [language, folderOf(language)]),
    ['default', folderOf('en-gb')],
  ])
})

it.each(languages.filter((name) => name !== 'en-gb'))(
  'the compiler holds the words of %s against those of British English',
  (name) => {
    const checks = readFileSync(path.join(WORDS, 'check-languages.ts'), 'utf8')
    const [, own = 'none'] = new RegExp(`as (\\w+) from './${name}/`).exec(checks) ?? []
    expect(checks).toContain(`None<Faults<typeof ${own}>>`)
  },
)

it.each(languages)('%s says its own name, as CONTENT_LANG has it', async (name) => {
  const { language, direction } = (await import(`${WORDS}/${name}/language.ts`)) as {
    language: string
    direction: string
  }
  expect([language, ['ltr', 'rtl'].includes(direction)]).toEqual([name, true])
})

it.each(languages)(
  'in %s the button that saves a role is called by the word that it shows',
  async (name) => {
    const words = (await import(`${WORDS}/${name}/saved.ts`)) as {
      save: string
      saveRole: (title: string) => string
    }
    expect(words.saveRole('C#')).toMatch(new RegExp(`^${words.save}.*C#$`))
  },
)

it('American English differs from British where a reader would stumble', () => {
  expect([
    options.employmentTypes['Full time'],
    content.closesAtTime('23:59', 'New York'),
    content.closesAtTime('00:30', 'Chicago'),
    content.closesAtTime('12:05', 'Chicago'),
    job.remoteFrom(['Canada', 'Mexico', 'the US']),
    content.openRoles,
  ]).toEqual([
    'Full-time',
    '11:59\u00a0PM New York time',
    '12:30\u00a0AM Chicago time',
    '12:05\u00a0PM Chicago time',
    'Remote, from Canada, Mexico, or the US',
    'Open roles',
  ])
})
