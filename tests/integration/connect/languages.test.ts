import { readFileSync } from 'node:fs'
import type { PrismicDocument } from '@prismicio/client'
import { useConnect } from '../../helpers/connect/use-connect.js'

/* A site in several languages. */

const { connect, prismic, place, writes } = useConnect()
const SEVERAL = { CONTENT_LANGS: 'en-gb,de-de' }
/** The project's own. */
const SAMPLE = ['--sample', '--folder=']

const readPublished = () =>
  prismic()
    .repository.content.getMaster()
    .documents.map(({ document }) => document)
const nameOf = ({ type, uid, lang }: Partial<PrismicDocument>) => `${type} ${uid} ${lang}`

it('the sample is sent in every language, translations as such, and linked within each language', async () => {
  prismic().reset(['en-gb', 'de-de'])
  expect(await connect([...SAMPLE, '--yes'], SEVERAL)).toMatchObject({ code: 0 })
  prismic().repository.publish()
  const documents = readPublished()
  const byId = new Map(documents.map((document) => [document.id, document]))
  const { translations } = prismic().repository.content.getMaster()
  const translationsOf = (name: string) => {
    const { id = '' } = documents.find((document) => nameOf(document) === name) ?? {}
    return (translations.get(id) ?? []).map(nameOf)
  }
  expect(translationsOf('job 1001 de-de')).toEqual(['job 1001 en-gb'])
  expect(translationsOf('page how-we-hire en-gb')).toEqual(['page so-stellen-wir-ein de-de'])
  expect(translationsOf('job 2001 de-de')).toEqual([])
  const job = documents.find((document) => nameOf(document) === 'job 1001 de-de')
  const department = byId.get(String((job?.data['department'] as { id: string }).id))
  expect(department && nameOf(department)).toBe('department entwicklung de-de')

  prismic().requests.length = 0
  const { code, output } = await connect(SAMPLE, SEVERAL)
  expect({ code, writes: writes() }).toEqual({ code: 0, writes: [] })
  expect(output).toContain(`Documents: 0 to send to a migration release, ${documents.length} there`)
})

it('each language gets settings of its own, and .env the languages', async () => {
  prismic().reset(['en-gb', 'de-de'])
  await connect(['--settings-only', '--yes'], SEVERAL)
  expect(prismic().repository.drafts.map(nameOf)).toEqual([
    'site_settings null en-gb',
    'site_settings null de-de',
  ])
  expect(readFileSync(place().envFile, 'utf8')).toContain('CONTENT_LANGS=en-gb,de-de\n')
})

it('a language that the repository has not is named, and what can be done is done', async () => {
  const { code, output } = await connect(['--settings-only', '--yes'], SEVERAL)
  expect(code).toBe(1)
  expect(output).toContain(
    '"acme" has no language de-de: add it (Settings > Translations & locales), and run this again for its documents.',
  )
  expect(prismic().repository.drafts.map(nameOf)).toEqual(['site_settings null en-gb'])
})

it('the master language has to be the first', async () => {
  prismic().reset(['de-de', 'en-gb'])
  const { code, errors } = await connect(['--yes'], SEVERAL)
  expect({ code, writes: writes() }).toEqual({ code: 1, writes: [] })
  expect(errors).toContain(
    'The master language of "acme" is de-de, and the site\'s first language is en-gb. Name de-de first in CONTENT_LANGS. Or make en-gb the master language (Settings > Translations & locales).',
  )
})
