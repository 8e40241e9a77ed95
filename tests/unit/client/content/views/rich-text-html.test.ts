import type { RichTextField } from '@prismicio/client'
import { escapeHtml } from '../../../../../client/shared/lib/escape.js'
import { createFeedHtml, toPlainHtml } from '../../../../../client/content/views/rich-text-html.js'

const CONTENT = [
  { type: 'heading1', text: 'You & us', spans: [] },
  {
    type: 'paragraph',
    text: 'Read all\nof it',
    spans: [
      { type: 'strong', start: 0, end: 4 },
      { type: 'hyperlink', start: 5, end: 8, data: { link_type: 'Web', url: '/all' } },
      { type: 'label', start: 9, end: 11, data: { label: 'small' } },
    ],
  },
  { type: 'list-item', text: 'one', spans: [] },
  { type: 'o-list-item', text: 'first', spans: [] },
  { type: 'preformatted', text: 'a < b', spans: [] },
  {
    type: 'image',
    url: 'https://images.example/1.png',
    alt: 'A picture',
    dimensions: { width: 1, height: 1 },
  },
  { type: 'embed', oembed: { embed_url: 'https://video.example/1', html: '<iframe></iframe>' } },
] as unknown as RichTextField

it('rich text for job boards consists of p, ul, li and br elements', () => {
  expect(toPlainHtml(CONTENT, escapeHtml)).toBe(
    '<p>You &amp; us</p><p>Read all<br>of it</p><ul><li>one</li></ul><ul><li>first</li></ul><p>a &lt; b</p>',
  )
})

it('rich text for feeds has the same markup as on the page, but no images and no players', () => {
  expect(createFeedHtml('https://jobs.example')(CONTENT)).toBe(
    '<h3>You &amp; us</h3><p><strong>Read</strong> <a href="https://jobs.example/all">all</a><br>of it</p>' +
      '<ul><li>one</li></ul><ol><li>first</li></ol><pre>a &lt; b</pre>',
  )
})

it('in a text for feeds, neighbours in a list are one list, with or without marks', () => {
  const strong = { type: 'strong', start: 0, end: 3 }
  const content = [
    { type: 'list-item', text: 'one', spans: [] },
    { type: 'list-item', text: ' ', spans: [] },
    { type: 'list-item', text: 'two\nof\n2', spans: [strong] },
    { type: 'preformatted', text: 'a\nb', spans: [strong] },
    { type: 'o-list-item', text: 'first', spans: [] },
    { type: 'unknown', text: 'nothing', spans: [] },
    { type: 'o-list-item', text: 'last', spans: [] },
  ] as unknown as RichTextField
  expect(createFeedHtml('https://jobs.example')(content)).toBe(
    '<ul><li>one</li><li><strong>two</strong><br>of<br>2</li></ul><pre>a\nb</pre>' +
      '<ol><li>first</li></ol><ol><li>last</li></ol>',
  )
})
