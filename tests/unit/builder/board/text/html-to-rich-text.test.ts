import fc from 'fast-check'
import { htmlToRichText } from '../../../../../builder/board/text/html-to-rich-text.js'
import { unescapeHtml } from '../../../../../builder/board/text/parse-html.js'
import { splitSections } from '../../../../../builder/board/text/split-sections.js'
import { escapeHtml } from '../../../../../client/shared/lib/escape.js'
import { HOSTILE_TEXTS } from '../../../../helpers/data/hostile-texts.js'
import { IS_STRESS } from '../../../../helpers/is-stress.js'
import { arbitraryHtml } from './arbitrary-html.js'

it.each<[string, string, unknown[]]>([
  ['plain text becomes a paragraph', 'Hello', [['paragraph', 'Hello']]],
  [
    'empty paragraphs are left out',
    '<p>One</p><p>&nbsp;</p><div><br></div><p> Two </p>',
    [
      ['paragraph', 'One'],
      ['paragraph', 'Two'],
    ],
  ],
  [
    'headings become headings of level 2 or 3',
    '<h1>A</h1><h3>B</h3><h6>C</h6>',
    [
      ['heading2', 'A'],
      ['heading3', 'B'],
      ['heading3', 'C'],
    ],
  ],
  [
    'bulleted and numbered lists become list items',
    '<ul><li>a</li><li><p>b</p></li></ul><ol><li>c</li></ol>',
    [
      ['list-item', 'a'],
      ['list-item', 'b'],
      ['o-list-item', 'c'],
    ],
  ],
  ['line breaks stay in the paragraph', 'a<br>b<br/>', [['paragraph', 'a\nb']]],
  [
    'two line breaks end a paragraph, and none of a list',
    'a<br> <br><b>b</b><ul><li>c<br><br>d</li></ul>',
    [
      ['paragraph', 'a'],
      ['paragraph', 'b'],
      ['list-item', 'c\nd'],
    ],
  ],
  [
    'a table becomes one line a row',
    '<table><tr><th>Level:</th><th>Pay</th><th></th></tr><tr><td><p>Junior</p></td><td>30,000</td><td>25<br>days</td></tr></table>',
    [
      ['paragraph', 'Level: Pay'],
      ['paragraph', 'Junior: 30,000 | 25 days'],
    ],
  ],
  [
    'a table that makes columns becomes what stands in them',
    '<table><tr><td><h3>A</h3><ul><li>b</li></ul></td><td>c</td></tr></table>',
    [
      ['heading3', 'A'],
      ['list-item', 'b'],
      ['paragraph', 'c'],
    ],
  ],
  [
    'styles, scripts and frames are left out',
    '<style>x</style><script>alert(1)</script><iframe>y</iframe>z',
    [['paragraph', 'z']],
  ],
  [
    'list items without closing tags are separate items',
    '<ul><li>a<li>b',
    [
      ['list-item', 'a'],
      ['list-item', 'b'],
    ],
  ],
])('%s', (_, html, blocks) => {
  expect(htmlToRichText(html).map(({ type, text }) => [type, text])).toEqual(blocks)
})

it('emphasis and safe links stay at their positions, and unsafe links are removed', () => {
  const [block] = htmlToRichText(
    'a <b>bold <i>both</i></b> <a href="&#8203;https://x.example&#8203;">link</a> <a href="javascript:alert(1)">no</a>',
  )
  expect(block).toEqual({
    type: 'paragraph',
    text: 'a bold both link no',
    spans: [
      { type: 'strong', start: 2, end: 11 },
      { type: 'em', start: 7, end: 11 },
      {
        type: 'hyperlink',
        start: 12,
        end: 16,
        data: { link_type: 'Web', url: 'https://x.example' },
      },
    ],
  })
})

it('pictures, videos, tables and links that lead nowhere are named with their addresses', () => {
  const notes: string[] = []
  htmlToRichText(
    '<iframe src="https://v.example/1"></iframe><img src="a.png" alt="Team"><a href="/jobs">Jobs</a><table><tr><td>a<td>b</table>',
    (note) => notes.push(note),
  )
  expect(notes).toEqual([
    'the frame https://v.example/1 is left out',
    'the picture a.png "Team" is left out',
    'the link "Jobs" to /jobs is taken over as plain text',
    'its table is taken over line by line',
  ])
})

it.each([
  ['<div>'.repeat(300_000), /nested so deep that it is taken over without/],
  ['<div>'.repeat(500), /a part of its text is nested so deep/],
])('a text however deep is taken over, with a note', (nesting, message) => {
  const notes: string[] = []
  const blocks = htmlToRichText(`Before${nesting}<b>within</b>`, (note) => notes.push(note))
  expect(blocks.map(({ text }) => text).join(' ')).toBe('Before within')
  expect(notes).toEqual([expect.stringMatching(message)])
})

it('escaped HTML is decoded only once', () => {
  expect(unescapeHtml('&lt;p&gt;a &amp;lt; b&lt;/p&gt;')).toBe('<p>a &lt; b</p>')
  expect(htmlToRichText('&lt;p&gt;a &amp;lt;b&amp;gt; c&lt;/p&gt;')).toMatchObject([
    { text: 'a <b> c' },
  ])
})

it.each(HOSTILE_TEXTS.map((text) => [JSON.stringify(text), text]))(
  'the hostile text %s remains plain text',
  (_, text) => {
    const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
    const blocks = htmlToRichText(`<p>${escaped}</p>`)
    const plain = (value: string) =>
      value
        .replace(/[\u0000-\u001f\ufffd]/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    expect(plain(blocks.map((block) => block.text).join(' '))).toBe(plain(text))
    expect(blocks.flatMap(({ spans }) => spans)).toEqual([])
  },
)

it('of any text every word is in its sections or named, whether its HTML is escaped or not', () => {
  fc.assert(
    fc.property(arbitraryHtml, fc.boolean(), ({ html, words, named }, isEscaped) => {
      const notes: string[] = []
      const given = isEscaped ? escapeHtml(html) : html
      const text = htmlToRichText(given, (note) => notes.push(note))
      const written = JSON.stringify(splitSections(text, (heading) => notes.push(heading)))
      const told = written + notes.join()
      expect(words.filter((word) => !written.includes(word))).toEqual([])
      expect(named.filter((word) => !told.includes(word))).toEqual([])
    }),
    { numRuns: IS_STRESS ? 100_000 : 1_000 },
  )
})
