import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { PayBands } from '../../../../../client/components/job/job-sections.js'
import { createSite } from '../../../../../client/content/create-site.js'
import { formatProblem } from '../../../../../client/content/documents/problems.js'
import { toDescriptionHtml } from '../../../../../client/content/views/job-description.js'
import { toTable, toTableText } from '../../../../../client/content/views/table-view.js'
import { escapeHtml } from '../../../../../client/shared/lib/escape.js'
import type { JobPageData } from '../../../../../client/shared/page-data/page-views.js'
import {
  linkTo,
  madeJob,
  madeRepository,
  paragraph,
} from '../../../../helpers/content/made-documents.js'

type Row = readonly (readonly ['header' | 'data', unknown])[]
const rows = (...given: Row[]) => ({
  rows: given.map((row) => ({ cells: row.map(([type, content]) => ({ type, content })) })),
})
const head = (...texts: string[]): Row => texts.map((text) => ['header', paragraph(text)])
const cells = (first: string, ...more: string[]): Row => [
  ['header', paragraph(first)],
  ...more.map((text): Row[number] => ['data', paragraph(text)]),
]

/** What the page of a job with these pay bands has, and what an editor reads of them. */
function show(pay_bands: unknown) {
  const documents = madeRepository([madeJob('1', { pay_bands: pay_bands as never })])
  const { pages, problems } = createSite(documents, { now: new Date('2026-11-20'), buildHash: '' })
  const page = pages.find(({ path }) => path === '/role-1/1')?.result.data as JobPageData
  const { payBands } = page
  return {
    markup: payBands && renderToStaticMarkup(<PayBands bands={payBands} />),
    text: toDescriptionHtml(page, escapeHtml),
    problems: problems.map(formatProblem),
  }
}

const BANDS = {
  head: rows(head('Grade', 'Pay')),
  body: rows(cells('3', '£30,000 & more'), cells('4', '£40,000')),
}

it('a job shows its pay bands as a table that a screen reader can walk, and that scrolls by itself', () => {
  const { markup, problems } = show(BANDS)
  expect(problems).toEqual([])
  const text = (words: string) => `<div class="rich-text"><p>${words}</p></div>`
  const cell = (tag: string, scope: string, words: string) =>
    `<${tag}${scope && ` scope="${scope}"`} dir="auto">${text(words)}</${tag}>`
  const row = (grade: string, pay: string) =>
    `<tr>${cell('th', 'row', grade)}${cell('td', '', pay)}</tr>`
  expect(markup).toBe(
    '<section class="job-section" id="pay-bands"><h2>Pay bands</h2>' +
      '<section class="table" aria-label="Pay bands" tabindex="0"><table><thead><tr>' +
      `${cell('th', 'col', 'Grade')}${cell('th', 'col', 'Pay')}</tr></thead><tbody>` +
      `${row('3', '£30,000 &amp; more')}${row('4', '£40,000')}</tbody></table></section></section>`,
  )
})

it('feeds and search engines, which know no tables, have the pay bands as a list', () => {
  expect(show(BANDS).text).toContain(
    '<p>Pay bands</p><ul><li>Grade: 3, Pay: £30,000 &amp; more</li>' +
      '<li>Grade: 4, Pay: £40,000</li></ul>',
  )
})

it('a link in a cell leads to its page, and one that leads nowhere is named', () => {
  const to = (link: unknown) => [
    {
      type: 'paragraph',
      text: 'here',
      spans: [{ type: 'hyperlink', start: 0, end: 4, data: link }],
    },
  ]
  const department = to(linkTo('department', 'engineering'))
  const nowhere = to({ link_type: 'Web', url: '/nowhere' })
  const { markup, problems } = show({
    body: rows([
      ['data', department],
      ['data', nowhere],
    ]),
  })
  expect(markup).toContain('<a href="/departments/engineering">here</a>')
  expect(problems).toEqual([
    expect.stringContaining('field "pay_bands.body.rows.0.cells.1.content.0": leads to /nowhere'),
  ])
})

it.each([
  ['no table', null],
  ['an empty table', { head: rows(), body: rows() }],
  ['a table of nothing', { body: rows(cells(' ', '\u00a0'), []) }],
  ['a damaged table', { head: 7, body: { rows: [null, 'x', { cells: 5 }, { cells: [9] }] } }],
  ['a text', 'Grade 3'],
  ['a list', [BANDS]],
])('a job whose pay bands are %s has none', (_, bands) => {
  expect(show(bands)).toMatchObject({
    markup: null,
    text: expect.not.stringContaining('Pay bands'),
  })
})

it('every word of a table, however uneven, is in its text', () => {
  const word = fc.stringMatching(/^[a-z]{1,9}$/)
  const line = fc.array(word, { maxLength: 5 })
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 2 }),
      fc.array(line, { minLength: 1 }),
      (top, below) => {
        const table = toTable({
          head: rows(...top.map((words) => head(...words))),
          body: rows(...below.map((words) => head(...words))),
        })
        const text = table === null ? '' : JSON.stringify(toTableText(table))
        for (const each of below.flat()) expect(text).toContain(each)
      },
    ),
  )
})
