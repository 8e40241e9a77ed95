import { readdirSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../../..')
const WORDS = path.join(ROOT, 'client/words')
const OWN = path.join(WORDS, 'en-gb')

/**
 * A module of the project and all that it imports, as the program for one language of a site in several has them: with
 * the words of that language, and the paths below its base. Other modules of the test stay as they are.
 */
export function loadInLanguage<Module extends object>(
  lang: string,
  langs: string,
  file: string,
): Module {
  const rooms = readdirSync(OWN, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(OWN, name))
  const before = process.env['CONTENT_LANGS']
  process.env['CONTENT_LANGS'] = langs
  let loaded: Module | undefined
  jest.isolateModules(() => {
    if (lang !== 'en-gb') {
      for (const room of rooms) {
        const own = path.join(WORDS, lang, path.relative(OWN, room))
        jest.doMock(room, () => jest.requireActual<object>(own))
      }
    }
    loaded = jest.requireActual<Module>(path.join(ROOT, file))
  })
  for (const room of rooms) jest.dontMock(room)
  if (before === undefined) delete process.env['CONTENT_LANGS']
  else process.env['CONTENT_LANGS'] = before
  return loaded as Module
}
