import Ajv from 'ajv'
import type { JobPageData } from '../../../client/shared/page-data/page-views.js'
import type { PageData } from '../../../client/shared/page-data/page-data.js'
import schema from '../../fixtures/jobposting.schema.json'
import { SITE_URL, useSampleSite } from '../../helpers/site/sample-site.js'

const sample = useSampleSite()

describe('JobPosting structured data', () => {
  const postingsIn = (name: string) =>
    (sample().html.get(name)?.data ?? []).filter((data) => data['@type'] === 'JobPosting')

  async function readJobPages(): Promise<[string, JobPageData][]> {
    const names = sample().files.filter((name) =>
      /^page-data\/[a-z0-9-]+\/\d+\/page-data\.json$/.test(name),
    )
    const pages = await Promise.all(
      names.map((name) => sample().readJson(name) as Promise<PageData>),
    )
    return pages
      .filter(({ componentChunkName }) => componentChunkName === 'component---job-page')
      .map(({ path, result }) => [path, result.data as JobPageData])
  }

  it('exists exactly once on the page of every open job, and is valid', async () => {
    const validate = new Ajv({ strictRequired: false }).compile(schema)
    const listed = (await readJobPages()).filter(([, { job }]) => job.listed)
    expect(listed.length).toBeGreaterThan(40)
    for (const [path] of listed) {
      const postings = postingsIn(`${path.slice(1)}/index.html`)
      expect([path, postings.length]).toEqual([path, 1])
      validate(postings[0])
      expect([path, validate.errors]).toEqual([path, null])
      expect(postings[0]?.['url']).toBe(SITE_URL + path)
    }
  })

  it('exists on no other page, and each page has only the structured data of its kind', async () => {
    const jobFiles = (await readJobPages())
      .filter(([, { job }]) => job.listed)
      .map(([path]) => `${path.slice(1)}/index.html`)
    expect(jobFiles).not.toEqual([])
    for (const [name, { data }] of sample().html) {
      const types = data.map((block) => block['@type'])
      const expected = jobFiles.includes(name)
        ? ['JobPosting', 'BreadcrumbList']
        : name === 'index.html'
          ? ['Organization']
          : /^(departments|locations)\//.test(name) && sample().html.get(name)?.canonical !== null
            ? ['BreadcrumbList']
            : []
      expect([name, types]).toEqual([name, expected])
    }
  })

  it('says nothing that the job’s page does not show', async () => {
    let compared = 0
    for (const [path, { job }] of await readJobPages()) {
      const name = `${path.slice(1)}/index.html`
      const [posting] = postingsIn(name) as unknown as Posting[]
      if (posting === undefined) continue
      compared += 1
      const text = withoutSpaces(sample().html.get(name)?.text ?? '')
      const shown = (words: string) =>
        expect([path, text]).toEqual([path, expect.stringContaining(withoutSpaces(words))])
      shown(posting.title)
      for (const { address } of posting.jobLocation ?? []) shown(address.addressLocality)
      for (const { name: label } of job.types) shown(label)
      expect(posting.employmentType).toEqual(
        job.types.map(({ name: t }) => t.toUpperCase().replace(' ', '_')),
      )
      const { value, minValue, maxValue } = posting.baseSalary?.value ?? {}
      for (const amount of [value, minValue, maxValue]) {
        if (amount !== undefined) shown(new Intl.NumberFormat('en-GB').format(amount))
      }
      if (posting.validThrough !== undefined) shown(toDayText(posting.validThrough))
      shown(toDayText(posting.datePosted))
      for (const part of posting.description.split(/<[^>]+>/).filter(Boolean)) {
        // A row of a table is told in one line.
        const isWhole = text.includes(withoutSpaces(decode(part)))
        for (const words of isWhole ? [part] : part.split(/: |, /)) shown(decode(words))
      }
    }
    expect(compared).toBeGreaterThan(40)
  })

  interface Posting {
    title: string
    description: string
    datePosted: string
    validThrough?: string
    employmentType: string[]
    jobLocation?: { address: { addressLocality: string } }[]
    baseSalary?: { value: { value?: number; minValue?: number; maxValue?: number } }
  }

  function withoutSpaces(text: string): string {
    return text.replace(/\s+/g, '')
  }

  function toDayText(date: string): string {
    return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(date.slice(0, 10)),
    )
  }

  function decode(text: string): string {
    const names: Record<string, string> = {
      amp: '&',
      lt: '<',
      gt: '>',
      quot: '"',
      '#39': "'",
      '#61': '=',
    }
    return text.replace(/&([a-z]+|#\d+);/g, (whole, name: string) => names[name] ?? whole)
  }
})
