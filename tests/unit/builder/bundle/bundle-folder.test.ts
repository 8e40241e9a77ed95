import { toSiteLanguages } from '../../../../client/shared/addresses/site-languages.js'
import { readBundleManifest } from '../../../../builder/bundle/bundle-manifest.js'
import { bundleFolder } from '../../../../builder/lib/config.js'

const siteIn = (lang: string, languages: string | undefined, reloadsOnChange = false) => ({
  projectRoot: '/project',
  lang,
  languages: toSiteLanguages(languages),
  reloadsOnChange,
})
const folderOf = (...site: Parameters<typeof siteIn>) => bundleFolder(siteIn(...site))

it.each([
  ['de-de', undefined, '/project/dist/bundle/de-de'],
  ['en-gb', 'en-gb,de-de', '/project/dist/bundle/en-gb+de-de/en-gb'],
  ['de-de', 'en-gb,de-de', '/project/dist/bundle/en-gb+de-de/de-de'],
  ['de-de', 'de-de,en-gb', '/project/dist/bundle/de-de+en-gb/de-de'],
])('the code in %s on a site in %s is in %s', (lang, languages, folder) => {
  expect(folderOf(lang, languages)).toBe(folder)
})

it('while one develops, further languages have folders of their own', () => {
  const folders = ['en-gb', 'de-de'].map((lang) => folderOf(lang, 'en-gb,de-de', true))
  expect(folders).toEqual([
    '/project/dist/development-bundle',
    '/project/dist/development-bundle/de-de',
  ])
  expect(folderOf('de-de', undefined, true)).toBe('/project/dist/development-bundle')
})

it.each([
  [undefined, 'CONTENT_LANG=de-de'],
  ['en-gb,de-de', 'CONTENT_LANGS=en-gb,de-de'],
])(
  'where there is no code for a site in %s, the line names the setting',
  async (languages, setting) => {
    const reading = readBundleManifest(siteIn('de-de', languages))
    await expect(reading).rejects.toThrow(
      `There is no browser code for ${setting} yet: run \`npm run bundle\``,
    )
  },
)
