import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as content from '../../../../client/words/en-us/content.js'
import type * as frame from '../../../../client/words/en-gb/frame.js'
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

it('the compiler holds each room of each language against that of British English', () => {
  const checked = readFileSync(path.join(WORDS, 'rooms.ts'), 'utf8')
  const rooms = readdirSync(WORDS, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep))
    .flatMap(([language, room]) => (room ? [`'${language}/${room.replace('.ts', '')}'`] : []))
  expect(rooms.filter((room) => !checked.includes(`export * as ${room} from`))).toEqual([])
  expect(rooms.length).toBe(7 * languages.length)
})

it.each(languages)(
  '%s says its own name, as CONTENT_LANG has it, and calls the button that saves a role by the word that it shows',
  (name) => {
    const words = jest.requireActual<typeof frame>(`${WORDS}/${name}/frame.ts`)
    expect([words.language, ['ltr', 'rtl'].includes(words.direction)]).toEqual([name, true])
    expect(words.saveRole('C#')).toMatch(new RegExp(`^${words.save}.*C#$`))
  },
)

it('American English differs from British where a reader would stumble', () => {
  expect([
    job.employmentTypes['Full time'],
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
