import path from 'node:path'
import { readdirSync } from 'node:fs'
import { createEnvironmentReader } from '../../../../../builder/shared/config/environment.js'
import { readLanguages } from '../../../../../builder/shared/config/read-language.js'
import { isReservedForPages } from '../../../../../client/shared/addresses/reserved-segments.js'
import { toSiteLanguages } from '../../../../../client/shared/addresses/site-languages.js'

const ROOT = path.resolve(__dirname, '../../../../..')
/* The words of these tests are those of en-gb. */
const read = (env: Record<string, string>) => readLanguages(createEnvironmentReader(env), ROOT)

it.each([
  [{}, 'en-gb', []],
  [{ CONTENT_LANG: 'en-gb' }, 'en-gb', []],
  [{ CONTENT_LANG: '', CONTENT_LANGS: '' }, 'en-gb', []],
  [{ CONTENT_LANGS: 'en-gb' }, 'en-gb', []],
  [{ CONTENT_LANGS: 'en-gb,de-de' }, 'en-gb', ['en-gb ', 'de-de /de']],
  [{ CONTENT_LANGS: 'en-gb, en-us' }, 'en-gb', ['en-gb ', 'en-us /en-us']],
  [{ CONTENT_LANG: 'en-gb', CONTENT_LANGS: 'en-gb,ar' }, 'en-gb', ['en-gb ', 'ar /ar']],
  // The program of a further language.
  [{ CONTENT_LANGS: 'de-de,en-gb' }, 'en-gb', ['de-de ', 'en-gb /en']],
  [{ CONTENT_LANG: 'de-de', CONTENT_LANGS: 'de-de,en-gb' }, 'en-gb', ['de-de ', 'en-gb /en']],
])('%j is a site with the words of %s, and the languages %j', (env, lang, expected) => {
  const { languages, ...rest } = read(env as Record<string, string>)
  expect(rest).toEqual({ lang })
  expect(languages.map((language) => `${language.lang} ${language.base}`)).toEqual(expected)
})

it.each([
  [
    { CONTENT_LANGS: 'en-gb;de-de' },
    'CONTENT_LANGS: "en-gb;de-de" is not a list of languages in lower case: separate them by commas, for example en-gb,de-de.',
  ],
  [
    { CONTENT_LANGS: 'en-gb,de-DE' },
    'CONTENT_LANGS: "en-gb,de-DE" is not a list of languages in lower case: separate them by commas, for example en-gb,de-de.',
  ],
  [
    { CONTENT_LANGS: 'en-gb,' },
    'CONTENT_LANGS: "en-gb," is not a list of languages in lower case: separate them by commas, for example en-gb,de-de.',
  ],
  [
    { CONTENT_LANGS: 'en-gb,de-de,en-gb' },
    'CONTENT_LANGS: "en-gb,de-de,en-gb" has en-gb twice: name each language once.',
  ],
  [
    { CONTENT_LANGS: 'en-gb,xx-yy' },
    /^CONTENT_LANGS: "xx-yy" has no words of the interface; there are .*en-gb.*\. See \.github\/guides\/add-a-language\.md\.$/,
  ],
  [
    { CONTENT_LANG: 'de-de', CONTENT_LANGS: 'en-gb,de-de' },
    'CONTENT_LANG: "de-de" is not the first of CONTENT_LANGS, "en-gb,de-de": set only CONTENT_LANGS, the language of the front page first.',
  ],
  [
    { CONTENT_LANGS: 'de-de,fr-fr' },
    'CONTENT_LANGS: "de-de,fr-fr" has not the language of this program, en-gb: start it by npm run, or build the image with --build-arg CONTENT_LANGS=de-de,fr-fr.',
  ],
  [
    { CONTENT_LANG: '*' },
    'CONTENT_LANG: "*" is not one language in lower case: name one, for example en-gb.',
  ],
  [
    { CONTENT_LANG: 'de-de' },
    'CONTENT_LANG: "de-de" is not the language of this program, en-gb: start it by npm run, or build the image with --build-arg CONTENT_LANG=de-de.',
  ],
  [
    { CONTENT_LANG: 'en-gb,de-de' },
    'CONTENT_LANG: "en-gb,de-de" is not one language in lower case: name one, for example en-gb. Several are set by CONTENT_LANGS.',
  ],
])('%j is answered with one line', (env, message) => {
  expect(() => read(env as Record<string, string>)).toThrow(message)
})

it('no language stands below a segment that is reserved', () => {
  const known = readdirSync(path.join(ROOT, 'client/words'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(known).toContain('de-de')
  const short = known.map((lang) => toSiteLanguages(`xx,${lang}`)[1]?.base ?? '')
  const segments = [...known, ...short.map((base) => base.slice(1))]
  expect(segments.filter(isReservedForPages)).toEqual([])
})
