import fc from 'fast-check'
import { createSite } from '../../../../../client/content/create-site.js'
import { formatProblem } from '../../../../../client/content/documents/problems.js'
import { toApplyAddress, toApplyHost } from '../../../../../client/content/values/apply-address.js'
import { readAddress } from '../../../../../client/content/values/web-address.js'
import {
  madeJob,
  madeNavigation,
  madePage,
  madeRedirect,
  madeRepository,
  madeSettings,
} from '../../../../helpers/content/made-documents.js'
import { slice, textWithLink } from '../../../../helpers/world/made-world.js'

const UNSEEN = [0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202c, 0x202e, 0x2060, 0x2066]
  .concat([0xad, 0xfeff, 0x34f, 0x3164, 0x115f, 0xffa0, 0x2800, 0x180e, 0xfe0f, 0xe0020])
  .map((code) => String.fromCodePoint(code))
const codeOf = (sign: string) =>
  `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

const FORM = 'https://apply.example/jobs/7100'

it.each(UNSEEN.map((sign) => [codeOf(sign), sign]))(
  'the sign %s is left out at the ends of an address, and named within one',
  (code, sign) => {
    for (const address of [FORM, 'mailto:jobs@mail.example', 'tel:+442079460000', '/benefits']) {
      expect(readAddress(`${sign} ${address}${sign}\n`)).toEqual({ address, fault: null })
      const { fault } = readAddress(`${address}${sign}1`)
      expect(fault?.message).toBe(
        `a sign that nobody sees, ${code}, stands behind "${address.slice(-40)}".`,
      )
    }
    expect(toApplyAddress(`${sign}http://apply.example/1${sign}`)).toBe('https://apply.example/1')
    expect(toApplyHost(`${sign}Apply.Example${sign}`)).toBe('apply.example')
  },
)

const PEDIA = 'https://pedia.example/Role_(work)'

it.each([
  [`${FORM}.`, FORM],
  [`${FORM}),`, FORM],
  [`<${FORM}>`, FORM],
  [`(${FORM}).`, FORM],
  [`„${FORM}“`, FORM],
  [`「${FORM}」。`, FORM],
  [`${FORM}،`, FORM],
  [`${FORM}%E2%80%8B`, FORM],
  [`${FORM}%c2%ad%EF%BB%BF `, FORM],
  [`https://\u200b${FORM.slice(8)}`, FORM],
  ['tel:\u202a+44 20 7946 0000\u202c', 'tel:+44 20 7946 0000'],
  [PEDIA, PEDIA],
  [`(${PEDIA}).`, PEDIA],
  [`${PEDIA})`, PEDIA],
  [`${FORM}...`, `${FORM}...`],
  ['https://form.example/?source[]', 'https://form.example/?source[]'],
  ['mailto:a@b.example?body=Dear team,', 'mailto:a@b.example?body=Dear team,'],
  [
    'https://x.example/\u0646\u06cc\u0645\u200c\u0641',
    'https://x.example/\u0646\u06cc\u0645\u200c\u0641',
  ],
  ['https://x.example/❤️', 'https://x.example/❤️'],
])('of %j the address is %j, without a word', (given, address) => {
  expect(readAddress(given)).toEqual({ address, fault: null })
})

it.each([
  [`${FORM}\n${FORM}b`, FORM, 'two addresses stand in one field.'],
  [`${FORM}, ${FORM}b`, FORM, 'two addresses stand in one field.'],
  [`${FORM};${FORM}b`, FORM, 'two addresses stand in one field.'],
  [`${FORM} (new)`, `${FORM} (new)`, `a space, U+0020, stands behind "${FORM}".`],
  [`${FORM}\u2011b`, `${FORM}\u2011b`, `a hyphen of print, U+2011, stands behind "${FORM}".`],
])('of %j the address is %j, and an editor reads: %s', (given, address, message) => {
  expect(readAddress(given)).toMatchObject({ address, fault: { message } })
})

it('an address that has been read stays as it is, and so does an ordinary one', () => {
  const pieces = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(...UNSEEN, ' ', ',', '(', ').'))
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
      const { address } = readAddress(parts.join(''))
      expect(readAddress(address).address).toBe(address)
    }),
  )
  const ordinary = fc.webUrl({ withQueryParameters: true, withFragments: true })
  fc.assert(
    fc.property(ordinary, (start) => {
      const url = `${start}/a`
      expect(readAddress(url)).toEqual({ address: url, fault: null })
    }),
  )
  const long = readAddress(`${FORM}${'\u200b)'.repeat(100_000)}`)
  expect(long.address).toBe(FORM)
})

const web = (url: string) => ({ link_type: 'Web', url }) as never

/** Each place in which editors give an address. */
function siteWith(url: string) {
  const navigation = madeNavigation()
  const [, ...others] = madeRepository([
    madeJob('1', { apply_links: [{ url: web(url) }] as never }),
  ])
  const documents = [
    madeSettings({
      organisation_url: web(url),
      apply_hosts: [{ host: 'apply.example\u200b' }] as never,
      social: [{ label: 'Social', link: web(url) }] as never,
    }),
    ...others.filter(({ type }) => type !== 'navigation'),
    {
      ...navigation,
      data: { ...navigation.data, main: [{ label: 'Main', link: web(url) }] as never },
    },
    madePage('text', { slices: [slice('rich_text', { content: textWithLink(web(url)) })] }),
    madeRedirect('r', '/old\u200b', web(url)),
  ]
  const site = createSite(documents, { now: new Date('2026-11-21'), buildHash: 'hash' })
  return {
    told: site.problems.map(formatProblem),
    written: JSON.stringify([site.pages, site.redirects, site.staticQueries]),
  }
}

it('no field of a link publishes a sign at its end, and each names one within', () => {
  const atEnd = siteWith(`${FORM}\u200b).`)
  expect(atEnd.told).toEqual([])
  expect(atEnd.written).not.toMatch(/\u200b|7100\)/)
  expect(atEnd.written).toContain('"fromPath":"/old"')
  const { told } = siteWith('https://apply.example/jobs/71\u200b00')
  expect(told.map((line) => /^(\w+).*, field "([^"]+)": .*U\+200B/.exec(line)?.slice(1))).toEqual(
    expect.arrayContaining([
      ['job', 'apply_links.0.url'],
      ['site_settings', 'organisation_url'],
      ['site_settings', 'social.0.link'],
      ['navigation', 'main.0.link'],
      ['page', 'slices.0.primary.content.0'],
      ['redirect', 'to'],
    ]),
  )
  const other = siteWith('https://oth\u3164er.example/1')
  expect([...told, ...other.told].join('\n')).not.toMatch(/[\u200b\u3164]/)
  expect(other.told.join('\n')).toContain('oth[U+3164]er')
})
