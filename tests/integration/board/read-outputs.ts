import { XMLParser } from 'fast-xml-parser'
import { unescapeHtml } from '../../../builder/board/text/parse-html.js'
import { toCountryName } from '../../../client/content/values/country.js'
import type { TestSite } from '../../helpers/site/create-test-site.js'
import { toPlainText, toWords, type Facts } from './posting-facts.js'

/** With the address of its page. */
export type SiteFacts = Facts & { path: string }

type Shown = Partial<SiteFacts> & { id: string }

/** What each says of all jobs; of a fact that it has no place for, nothing. */
export const OUTPUTS: Record<
  string,
  (site: TestSite, paths: readonly string[]) => Promise<Shown[]>
> = {
  'the listing': async (site) => {
    const { listing } = (await readJson(site, 'page-data/index/page-data.json')).result.data
    return listing.jobs.map(ofRow)
  },
  'the pages': (site, paths) =>
    Promise.all(
      paths.map(async (path) => {
        const { data } = (await readJson(site, `page-data${path}/page-data.json`)).result
        const texts = data.sections.flatMap(({ heading, content }: Json) => [
          heading,
          ...content.map(({ text }: Json) => text),
        ])
        return {
          ...ofRow(data.job),
          requisition: data.job.requisitionId ?? '',
          words: toWords(texts.join(' ')),
          form: data.applyLinks[0].url,
        }
      }),
    ),
  JobPosting: (site, paths) =>
    Promise.all(
      paths.map(async (path) => {
        const html = await site.readPublic(`${path.slice(1)}/index.html`)
        return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
          .map(([, json = '']): Json => JSON.parse(json))
          .filter((data) => data['@type'] === 'JobPosting')
          .map(ofJobPosting)
      }),
    ).then((found) => found.flat()),
  'the JSON feed': async (site) => {
    const { items } = await readJson(site, 'feed.json')
    return items.map(({ url, content_html, date_published, date_modified, _job }: Json) => {
      const [{ locality, country }] = _job.locations
      return {
        id: _job.id,
        path: toPath(url),
        title: _job.title,
        department: _job.department.name,
        town: locality,
        country: toCountryName(country, 'en'),
        workplace: _job.workplace,
        types: _job.employment_types,
        pay: toPay(_job.pay),
        words: toWords(toPlainText(content_html)),
        form: _job.apply_url,
        publishedOn: toDay(date_published),
        updatedOn: toDay(date_modified),
        closesOn: toDay(_job.closes_at),
      }
    })
  },
  'the RSS feed': async (site) => {
    const parser = new XMLParser({ isArray: (name) => name === 'category' })
    const { channel } = parser.parse(await site.readPublic('feed.xml')).rss
    return channel.item.map((item: Json) => {
      const [department, place, ...types] = item.category
      return {
        id: item.guid.replace('job:', ''),
        path: toPath(item.link),
        title: item.title.replace(`, ${place}`, ''),
        department,
        town: toTown(place),
        types,
        words: toWords(toPlainText(item['content:encoded'])),
        publishedOn: new Date(item.pubDate).toLocaleDateString('en-CA', {
          timeZone: 'Europe/London',
        }),
      }
    })
  },
  'the list of the API': async (site) => {
    const { jobs } = await readJson(site, 'api/jobs.json')
    return jobs.map(ofApi)
  },
  'the jobs of the API': (site, paths) =>
    Promise.all(
      paths.map(async (path) => {
        const job = await readJson(site, `api/jobs/${path.split('/')[2]}.json`)
        return {
          ...ofApi(job),
          pay: job.pay_input_ranges.map(({ min_cents, max_cents, currency_type }: Json) => ({
            min: min_cents / 100,
            max: max_cents / 100,
            currency: currency_type,
            unit: 'YEAR',
          })),
        }
      }),
    ),
}

/** Of no type that is certain. */
type Json = ReturnType<typeof JSON.parse>

async function readJson(site: TestSite, name: string): Promise<Json> {
  return JSON.parse(await site.readPublic(name))
}

function ofRow(row: Json): Shown {
  return {
    id: row.id,
    path: row.path,
    title: row.title,
    department: row.department.name,
    town: toTown(row.places[0].name),
    workplace: row.workplace,
    types: row.types.map(({ name }: Json) => name),
    pay: toPay(row.pay),
    requisition: row.reference ?? '',
    language: row.lang ?? 'en',
    publishedOn: row.postedOn,
    closesOn: toDay(row.closesAt),
  }
}

function ofJobPosting(posting: Json): Shown {
  const { baseSalary, jobLocation, applicantLocationRequirements } = posting
  const { minValue: min, maxValue: max, unitText: unit } = baseSalary?.value ?? {}
  const address = jobLocation?.[0].address
  return {
    id: posting.identifier.value,
    path: toPath(posting.url),
    title: posting.title,
    department: posting.occupationalCategory,
    ...(address === undefined
      ? { workplace: 'Remote', country: applicantLocationRequirements[0].name }
      : {
          town: address.addressLocality,
          country: toCountryName(address.addressCountry, 'en') ?? '',
        }),
    types: posting.employmentType.map(
      (type: string) => type[0] + type.slice(1).toLowerCase().replace('_', ' '),
    ),
    pay: baseSalary === undefined ? [] : [{ min, max, currency: baseSalary.currency, unit }],
    words: toWords(toPlainText(posting.description)),
    publishedOn: posting.datePosted,
    closesOn: toDay(posting.validThrough),
  }
}

function ofApi(job: Json): Shown {
  const [workplace, types] = job.metadata
  return {
    id: String(job.id),
    path: toPath(job.absolute_url),
    title: job.title,
    department: job.departments[0].name,
    town: toTown(job.location.name),
    workplace: workplace.value,
    types: types.value,
    words: toWords(toPlainText(unescapeHtml(job.content))),
    requisition: job.requisition_id ?? '',
    language: job.language,
    publishedOn: toDay(job.first_published) ?? '',
    updatedOn: toDay(job.updated_at) ?? '',
    closesOn: toDay(job.application_deadline),
  }
}

function toPath(address: string): string {
  return address.replace('https://careers.example/', '/')
}

/** 'Leeds, United Kingdom' → 'Leeds' */
function toTown(name: string): string {
  return name.split(', ')[0] ?? ''
}

function toDay(instant: string | null | undefined): string | null {
  return instant?.slice(0, 10) ?? null
}

const CURRENCIES: Record<string, string> = { '£': 'GBP', '€': 'EUR', CA$: 'CAD' }

/** '£28,000 to £37,000 a year' */
function toPay(text: string | null): Facts['pay'] {
  if (text === null) return []
  const [, sign = '', min = '', max = ''] = /^(\D+)([\d,]+) to \D*([\d,]+) a year$/.exec(text) ?? []
  const toNumber = (amount: string) => Number(amount.replaceAll(',', ''))
  return [
    { min: toNumber(min), max: toNumber(max), currency: CURRENCIES[sign] ?? sign, unit: 'YEAR' },
  ]
}
