import {
  escapeAttribute,
  escapeHtml,
  escapeText,
  escapeXml,
} from '../../../../../client/shared/lib/escape.js'

it.each([
  [escapeText, `&amp;&lt;a&gt;"'`],
  [escapeAttribute, `&amp;&lt;a&gt;&quot;'`],
  [escapeHtml, '&amp;&lt;a&gt;&quot;&#39;'],
  [escapeXml, '&amp;&lt;a&gt;&quot;&apos;'],
])('%p escapes exactly what its context needs', (escape, expected) => {
  expect(escape(`&<a>"'`)).toBe(expected)
})

it('text that looks like an entity is escaped again', () => {
  expect(escapeHtml('&amp;')).toBe('&amp;amp;')
  expect(escapeXml('&#39;')).toBe('&amp;#39;')
})

it('escapeXml removes characters that XML cannot express and keeps carriage returns', () => {
  expect(escapeXml('a\u0000\u0008\uD800b\r\n\u{1F600}')).toBe('ab&#13;\n\u{1F600}')
})
