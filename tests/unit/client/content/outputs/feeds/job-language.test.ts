import {
  madeListing,
  madeWholeJob,
  manifestOf,
  writeAll,
} from '../../../../../helpers/content/made-listing.js'

it('a job in another language than the site says so in the feeds and in the jobs API', () => {
  const jobs = [madeWholeJob('1', { language: 'fr_fr' }), madeWholeJob('2', { language: 'en-GB' })]
  const files = writeAll(manifestOf(madeListing(jobs)))
  const { items } = JSON.parse(files.get('feed.json') ?? '')
  const { jobs: listed } = JSON.parse(files.get('api/jobs.json') ?? '')
  const byId = (entries: { id: string; language?: string }[]) =>
    Object.fromEntries(entries.map(({ id, language }) => [id, language]))
  expect(byId(items)).toEqual({ 'job:1': 'fr-FR', 'job:2': undefined })
  expect(byId(listed)).toEqual({ 1: 'fr-FR', 2: 'en' })
  const [french, english] = ['1', '2'].map((id) =>
    (files.get('feed.xml') ?? '').split('<item>').find((item) => item.includes(`job:${id}<`)),
  )
  expect(french).toContain(
    '<dc:language xmlns:dc="http://purl.org/dc/elements/1.1/">fr-FR</dc:language>',
  )
  expect(english).not.toContain('dc:language')
})
