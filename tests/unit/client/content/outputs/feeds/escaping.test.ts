import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { htmlDocument } from '../../../../../../builder/emit/render/html-document.js'
import type { BundleManifest } from '../../../../../../builder/bundle/bundle-manifest.js'
import { COMPONENT_CHUNK_NAMES } from '../../../../../../client/shared/page-data/page-views.js'
import { toTown } from '../../../../../../client/content/values/town.js'
import { HOSTILE_TEXTS } from '../../../../../helpers/data/hostile-texts.js'
import {
  linkTo,
  madeDepartment,
  madeLocation,
  madeSettings,
  paragraph,
} from '../../../../../helpers/content/made-documents.js'
import {
  LONG_TEXT,
  madeListing,
  madeWholeJob,
  manifestOf,
  SITE_URL,
  writeAll,
} from '../../../../../helpers/content/made-listing.js'

const HARMLESS = 'harmless'
/** Search engines cannot list a job whose title or town is none. */
const FIT_FOR_SEARCH = { title: 'Hydrologist', locality: 'Bristol' }

/** Job boards are told of no other town. */
const townWith = (text: string) => toTown(text) ?? FIT_FOR_SEARCH.locality

/** A site with the text in every text field that any output takes. */
function siteWith(text: string, { title = text, locality = townWith(text) } = {}) {
  return manifestOf(
    madeListing(
      [
        madeWholeJob('1', {
          title,
          slug: 'role',
          summary: text,
          team: text,
          department: linkTo('department', 'told'),
          locations: [{ location: linkTo('location', 'told') }] as never,
          about: [...paragraph(text), ...paragraph(LONG_TEXT)] as never,
          requirements: [
            { type: 'list-item', text, spans: [{ type: 'strong', start: 0, end: text.length }] },
          ] as never,
          working_hours: text,
          requisition_id: text,
          closes_on: '2026-12-01',
          salary_ranges: [
            {
              title: text,
              note: text,
              min: 1,
              max: 2,
              currency: 'GBP',
              unit: 'YEAR',
              location: {},
            },
          ] as never,
        }),
      ],
      madeSettings({ organisation_name: text }),
      madeDepartment('told', text),
      madeLocation('told', text, {
        locality,
        region: text,
        postcode: text,
        country_name: text,
        street: text,
      }),
    ),
  )
}

const writable = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').trim()

const parser = new XMLParser({
  ignoreAttributes: false,
  trimValues: false,
  parseTagValue: false,
  htmlEntities: true,
})

/** Names of all elements, in their order. */
function shapeOf(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => shapeOf(item, name))
  if (typeof value !== 'object' || value === null) return [name]
  return [name, ...Object.entries(value).flatMap(([key, member]) => shapeOf(member, key))]
}

type Dict = Record<string, Record<string, unknown>>

describe.each(HOSTILE_TEXTS.map((text) => [JSON.stringify(text), text]))('text %s', (_, text) => {
  const site = siteWith(text)
  const written = writeAll(site)
  const harmless = writeAll(siteWith(HARMLESS))

  it('the text adds no elements to any XML file', () => {
    const names = [...written.keys()].filter((name) => name.endsWith('.xml'))
    expect(names.length).toBeGreaterThan(4)
    for (const name of names) {
      const xml = written.get(name) ?? ''
      expect([name, XMLValidator.validate(xml)]).toEqual([name, true])
      const tags = (source = '') => shapeOf(parser.parse(source)).filter((tag) => tag !== '#text')
      expect([name, tags(xml)]).toEqual([name, tags(harmless.get(name))])
    }
  })

  it('the whole text can be read back from the RSS feed', () => {
    const { item, title } = parser.parse(written.get('feed.xml') ?? '').rss.channel
    expect(title).toBe(writable(`Careers at ${text.trim()}`))
    expect(item.title).toBe(writable(`${text.trim()}, ${text}`))
    expect(item.description).toBe(writable(text))
    expect(textOf(item['content:encoded'])).toContain(readable(text))
  })

  it('the whole text can be read back from the files for job boards', () => {
    const indeed = (parser.parse(written.get('feeds/indeed.xml') ?? '') as Dict)['source']?.[
      'job'
    ] as Dict
    const linkedin = (parser.parse(written.get('feeds/linkedin.xml') ?? '') as Dict)['source']?.[
      'job'
    ] as Dict
    for (const job of [indeed, linkedin]) {
      expect(job['title']).toBe(writable(text))
      expect(job['company']).toBe(writable(text))
      expect(job['city']).toBe(writable(townWith(text)))
      expect(job['state']).toBe(writable(text))
      expect(textOf(String(job['description']))).toContain(readable(text))
      expect(elementsOf(String(job['description']))).toEqual(new Set(['p', 'ul', 'li']))
    }
  })

  it('the whole text can be read back from the JSON feed and the jobs API', () => {
    const feed = JSON.parse(written.get('feed.json') ?? '')
    expect(feed.items[0].title).toBe(`${text.trim()}, ${text}`)
    expect(textOf(feed.items[0].content_html)).toContain(readable(text))
    const whole = JSON.parse(written.get('api/jobs/1.json') ?? '')
    expect(whole).toMatchObject({ title: text.trim(), company_name: text.trim() })
    expect(whole.content).not.toMatch(/[<>"']/)
    expect(textOf(textOf(whole.content))).toContain(readable(text))
    expect(elementsOf(textOf(whole.content))).toEqual(new Set(['h2', 'p', 'ul', 'li', 'strong']))
    expect(textOf(whole.pay_input_ranges[0].blurb)).toContain(readable(text))
  })

  it('the text stays on its own line in a calendar file', () => {
    const calendar = written.get('role/1/closing.ics') ?? ''
    const lines = calendar.replace(/\r\n /g, '').split('\r\n')
    expect(lines.map((line) => line.split(':')[0])).toEqual(CALENDAR_LINES)
    for (const line of calendar.split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const summary = lines.find((line) => line.startsWith('SUMMARY:')) ?? ''
    const read = summary.slice(8).replace(/\\([\\;,])/g, '$1')
    expect(read).toBe(`Applications close: ${text.trim()}`.replace(/[\p{Cc}\p{Cs}]/gu, ''))
  })

  it('the text ends neither the head of a page nor a block of data in the head', () => {
    const safe = siteWith(text, FIT_FOR_SEARCH)
    for (const [shown, harmlessOne] of [
      [site, siteWith(HARMLESS)],
      [safe, siteWith(HARMLESS, FIT_FOR_SEARCH)],
    ] as const) {
      const [page, other] = [shown, harmlessOne].map((of) => headOf(of))
      expect(page?.tags).toEqual(page?.hasPosting === other?.hasPosting ? other?.tags : page?.tags)
      expect(readable(page?.title ?? '')).toBe(readable(page?.head.title ?? ''))
      expect(readable(page?.meta['description'] ?? '')).toBe(readable(page?.head.description ?? ''))
    }
    const { blocks, hasPosting } = headOf(safe)
    expect(hasPosting).toBe(true)
    const [posting, breadcrumbs] = blocks.map((block) => JSON.parse(block))
    expect(textOf(posting.description)).toContain(readable(text))
    expect(posting.hiringOrganization.name).toBe(text.trim())
    expect(breadcrumbs.itemListElement[1].name).toBe(text)
  })
})

const CALENDAR_LINES = [
  'BEGIN',
  'VERSION',
  'PRODID',
  'BEGIN',
  'UID',
  'DTSTAMP',
  'DTSTART;VALUE=DATE',
  'DTEND;VALUE=DATE',
  'SUMMARY',
  'DESCRIPTION',
  'URL',
  'TRANSP',
  'END',
  'END',
  '',
]

function headOf(site: ReturnType<typeof siteWith>) {
  const page = site.pages.find(({ data }) => data.path === '/role/1')
  if (page === undefined) throw new Error('no page')
  const chunk = { url: '/assets/a.js', imports: [] }
  const html = htmlDocument(page, '', {
    siteUrl: SITE_URL,
    siteTitle: 'Careers',
    fontKitUrl: null,
    analyticsScript: null,
    isMeasured: true,
    hasPreviewToolbar: false,
    reloadsOnChange: false,
    bundle: {
      buildHash: 'hash',
      sourceHash: '',
      starter: '',
      entry: chunk,
      saved: chunk,
      analytics: chunk,
      templates: Object.fromEntries(COMPONENT_CHUNK_NAMES.map((name) => [name, chunk])),
      stylesheet: '/assets/a.css',
      fonts: '/assets/b.css',
      fontFile: '/assets/c.woff2',
      files: [],
    } as unknown as BundleManifest,
  })
  const elements = listElements(parse(html))
  const attribute = (element: Element, name: string) =>
    element.attrs.find((candidate) => candidate.name === name)?.value
  const blocks = elements
    .filter((element) => attribute(element, 'type') === 'application/ld+json')
    .map(rawText)
  return {
    head: page.data.result.pageContext.head,
    tags: elements.map((element) => [element.tagName, element.attrs.map(({ name }) => name)]),
    title: elements.filter(({ tagName }) => tagName === 'title').map(rawText)[0],
    meta: Object.fromEntries(
      elements.map((element) => [attribute(element, 'name'), attribute(element, 'content')]),
    ) as Record<string, string | undefined>,
    blocks,
    hasPosting: blocks.some((block) => JSON.parse(block)['@type'] === 'JobPosting'),
  }
}

type ParentNode = DefaultTreeAdapterTypes.ParentNode
type Element = DefaultTreeAdapterTypes.Element

function listElements(parent: ParentNode): Element[] {
  return parent.childNodes.flatMap((node) =>
    'tagName' in node ? [node, ...listElements(node)] : [],
  )
}

function rawText(parent: ParentNode): string {
  return parent.childNodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? rawText(node) : ''))
    .join('')
}

function textOf(html: string): string {
  return readable(rawText(parseFragment(html)))
}

function elementsOf(html: string): Set<string> {
  return new Set(listElements(parseFragment(html)).map(({ tagName }) => tagName))
}

/** Of characters that XML cannot write, HTML keeps some and its parser changes others. */
function readable(text: string): string {
  return writable(text.replace(/\ufffd/g, ''))
}
