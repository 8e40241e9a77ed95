import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SiteFooter } from '../../../../client/components/frame/site-footer.js'
import { SiteNavigation } from '../../../../client/components/frame/site-navigation.js'
import { ApplyLinks } from '../../../../client/components/job/apply-links.js'
import { LandingFacts } from '../../../../client/components/pages/landing-facts.js'
import { StaticQueryContext } from '../../../../client/runtime/load/static-query-context.js'
import { staticQueryHash } from '../../../../client/shared/page-data/static-query-hash.js'
import { SliceZone } from '../../../../client/components/slices/slice-zone.js'

/* Two items with one key: after an update React would show one of them twice, or not at all. */

const repeated: string[] = []

function noteRepeated(children: unknown): void {
  if (!Array.isArray(children)) return
  const keys = children.flatMap((child: { key?: string | null } | null) => child?.key ?? [])
  repeated.push(...keys.filter((key, index) => keys.indexOf(key) !== index))
  children.forEach(noteRepeated)
}

jest.mock('react/jsx-runtime', () => {
  const runtime =
    jest.requireActual<Record<string, (...given: unknown[]) => unknown>>('react/jsx-runtime')
  const noting =
    (name: string) =>
    (...given: [unknown, { children?: unknown }]) => {
      noteRepeated(given[1].children)
      return runtime[name]?.(...given)
    }
  return { ...runtime, jsx: noting('jsx'), jsxs: noting('jsxs') }
})

const twice = <Item,>(item: Item) => [item, item]
const titled = { heading: 'Life', text: [] } as const
const link = { url: 'https://x.example/', label: 'X' }
const navigation = { main: twice(link), legal: twice(link), action: null }
const footer = [{ heading: 'A', links: twice(link) }]
const site = { organisation: { name: 'X', link: null }, logo: null, feedPath: null } as const
const data = {
  ...site,
  alertsLink: null,
  social: [],
  sourceParams: [],
  navigation: { ...navigation, footer },
}
const job = { title: 'Diver', closesAt: null, contacts: [] }
const person = { name: 'Jo', role: null, photo: null, quote: null }
const slices = [
  { kind: 'benefits_grid', ...titled, items: twice({ title: 'Leave', text: [] }) },
  { kind: 'steps', ...titled, items: twice({ title: 'Talk', text: [], duration: null }) },
  { kind: 'faq', ...titled, items: twice({ question: 'Why?', answer: [] }) },
  { kind: 'stats', ...titled, items: twice({ value: '12', label: 'towns' }) },
  { kind: 'people', ...titled, people: twice(person) },
] as const

it.each<[string, ReactNode]>([
  ...slices.map((slice): [string, ReactNode] => [
    slice.kind,
    <SliceZone key="0" slices={[slice as never]} />,
  ]),
  ['the footer', <SiteFooter key="0" site={data} translations={undefined} />],
  [
    'the menu',
    <SiteNavigation key="0" site={data} open>
      {null}
    </SiteNavigation>,
  ],
  [
    'apply links',
    <ApplyLinks key="0" job={job as never} links={twice({ ...link, place: null })} />,
  ],
  [
    'the facts of a place',
    <LandingFacts key="0" facts={twice({ label: 'Address', lines: twice('York'), link: null })} />,
  ],
])('two items of %s with the same words are two', (_, page) => {
  repeated.length = 0
  renderToStaticMarkup(
    <StaticQueryContext value={{ [staticQueryHash('site')]: data }}>{page}</StaticQueryContext>,
  )
  expect(repeated).toEqual([])
})
