import { readFile } from 'node:fs/promises'
import path from 'node:path'
import Ajv from 'ajv'
import { XMLParser } from 'fast-xml-parser'
import { validateXML } from 'xmllint-wasm'
import jsonFeedSchema from '../../fixtures/json-feed.schema.json'
import { SITE_URL, useSampleSite } from '../../helpers/site/sample-site.js'

const sample = useSampleSite()

describe('the feeds of the sample release', () => {
  let listed: string[]

  beforeAll(async () => {
    const { jobs } = (await sample().readJson('api/jobs.json')) as { jobs: { id: number }[] }
    listed = jobs.map(({ id }) => String(id)).sort()
    expect(listed).not.toEqual([])
  })

  const feedNames = () => sample().files.filter((name) => /(^|\/)feed\.xml$/.test(name))

  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === 'item' || name === 'job' || name === 'category',
  })

  interface RssItem {
    guid: { '#text': string }
    link: string
    title: string
  }

  async function readItems(name: string): Promise<RssItem[]> {
    return parser.parse(await sample().site.readPublic(name)).rss.channel.item ?? []
  }

  async function findFaults(names: string[], schema: string): Promise<unknown> {
    const xml = await Promise.all(
      names.map(async (fileName) => ({
        fileName,
        contents: await sample().site.readPublic(fileName),
      })),
    )
    const file = path.resolve(__dirname, '../../fixtures/xsd', schema)
    const contents = await readFile(file, 'utf8')
    return (await validateXML({ xml, schema: [{ fileName: schema, contents }] })).errors
  }

  it.each([
    ['feeds/indeed.xml', 'indeed.xsd'],
    ['feeds/linkedin.xml', 'linkedin.xsd'],
    ['sitemap.xml', 'sitemap.xsd'],
  ])('%s is valid', async (name, schema) => {
    expect(await findFaults([name], schema)).toEqual([])
  })

  it('every RSS feed is valid', async () => {
    expect(feedNames().length).toBeGreaterThan(30)
    expect(await findFaults(feedNames(), 'rss.xsd')).toEqual([])
  })

  it('the JSON feed is valid and holds every listed job once', async () => {
    const feed = (await sample().readJson('feed.json')) as {
      items: { id: string; url: string }[]
    }
    const validate = new Ajv().compile(jsonFeedSchema)
    validate(feed)
    expect(validate.errors).toBeNull()
    expect(feed.items.map(({ id }) => id.replace('job:', '')).sort()).toEqual(listed)
    for (const { url } of feed.items) {
      expect(sample().html.get(sample().fileOf(url))?.canonical).toBe(url)
    }
  })

  it('the RSS feed holds every listed job once, under its canonical address', async () => {
    const items = await readItems('feed.xml')
    expect(items.map(({ guid }) => guid['#text'].replace('job:', '')).sort()).toEqual(listed)
    for (const { link } of items) {
      expect(sample().html.get(sample().fileOf(link))?.canonical).toBe(link)
    }
  })

  it('the feeds of departments and their locations hold exactly the jobs listed there, and none is empty', async () => {
    expect(feedNames()).not.toEqual([])
    for (const name of feedNames()) expect((await readItems(name)).length).toBeGreaterThan(0)
    const departments = feedNames().filter((name) => /^departments\/[^/]+\/feed\.xml$/.test(name))
    const ids = (
      await Promise.all(
        departments.map(async (name) => (await readItems(name)).map((i) => i.guid['#text'])),
      )
    ).flat()
    expect(ids.map((id) => id.replace('job:', '')).sort()).toEqual(listed)

    const engineering = await readItems('departments/engineering/feed.xml')
    const bristol = new Set(
      (await readItems('locations/bristol/feed.xml')).map((i) => i.guid['#text']),
    )
    const both = await readItems('departments/engineering/bristol/feed.xml')
    expect(both.map((item) => item.guid['#text'])).toEqual(
      engineering.map((item) => item.guid['#text']).filter((id) => bristol.has(id)),
    )
    expect(both.length).toBeGreaterThan(0)
  })

  it('each page links to feeds that exist, its own feed first', () => {
    const feedsOf = (name: string) =>
      (sample().html.get(name)?.addresses ?? [])
        .filter(({ tag, rel }) => tag === 'link' && rel === 'alternate')
        .map(({ address }) => address)
    expect(feedsOf('index.html')).toEqual(['/feed.xml', '/feed.json'])
    expect(feedsOf('qa-engineer/1001/index.html')).toEqual(['/feed.xml', '/feed.json'])
    expect(feedsOf('departments/engineering/index.html')[0]).toBe(
      '/departments/engineering/feed.xml',
    )
    for (const [name] of sample().html) {
      for (const feed of feedsOf(name)) expect(sample().files).toContain(feed.slice(1))
    }
  })

  it('the feeds for job boards hold each job once per location, each time under its own number', async () => {
    const parse = async (name: string) => parser.parse(await sample().site.readPublic(name)).source
    const indeed = await parse('feeds/indeed.xml')
    const linkedin = await parse('feeds/linkedin.xml')
    const idOf = (reference: string) => reference.split('-')[0] ?? ''
    const references: string[] = indeed.job.map(
      (job: { referencenumber: string }) => job.referencenumber,
    )
    expect([...new Set(references.map(idOf))].sort()).toEqual(listed)
    expect(references.length).toBeGreaterThan(listed.length)
    expect(linkedin.expectedJobCount).toBe(String(linkedin.job.length))
    expect(references).toEqual(
      expect.arrayContaining(linkedin.job.map((job: { partnerJobId: string }) => job.partnerJobId)),
    )
  })

  it('each job with a closing date has a calendar file, and no other job has one', async () => {
    const { jobs } = (await sample().readJson('api/jobs.json')) as {
      jobs: { id: number; absolute_url: string; application_deadline: string | null }[]
    }
    for (const { absolute_url, application_deadline } of jobs) {
      const name = `${absolute_url.replace(`${SITE_URL}/`, '')}/closing.ics`
      expect([name, sample().files.includes(name)]).toEqual([name, application_deadline !== null])
      if (application_deadline === null) continue
      const day = application_deadline.slice(0, 10).replaceAll('-', '')
      expect(await sample().site.readPublic(name)).toContain(`\r\nDTSTART;VALUE=DATE:${day}\r\n`)
    }
  })
})
