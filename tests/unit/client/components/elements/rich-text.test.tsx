import type { RichTextField } from '@prismicio/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { RichText } from '../../../../../client/components/elements/rich-text.js'

type Node = Record<string, unknown>
const render = (nodes: Node[], firstLevel?: 2 | 3 | 4) =>
  renderToStaticMarkup(
    <RichText content={nodes as unknown as RichTextField} {...(firstLevel && { firstLevel })} />,
  )
const text = (type: string, words: string, spans: Node[] = []): Node => ({
  type,
  text: words,
  spans,
})
const link = (start: number, end: number, url: string): Node => ({
  type: 'hyperlink',
  start,
  end,
  data: { link_type: 'Web', url },
})

describe('RichText headings', () => {
  it('start at the given level and never skip one', () => {
    const levels = ['heading3', 'heading6', 'heading6', 'heading4', 'heading1'].map((type) =>
      text(type, type),
    )
    expect(render(levels).match(/<h\d/g)).toEqual(['<h2', '<h3', '<h3', '<h3', '<h2'])
    expect(render(levels, 4).match(/<h\d/g)).toEqual(['<h4', '<h5', '<h5', '<h5', '<h4'])
  })

  it('are never smaller than h6', () => {
    const deep = [1, 2, 3, 4, 5, 6].map((level) => text(`heading${level}`, 'x'))
    expect(render(deep, 4).match(/<h\d/g)).toEqual(['<h4', '<h5', '<h6', '<h6', '<h6', '<h6'])
  })
})

describe('RichText', () => {
  it('groups neighbouring list items of one kind into one list', () => {
    const items = ['list-item', 'list-item', 'o-list-item', 'paragraph', 'list-item']
    expect(render(items.map((type) => text(type, 'x')))).toBe(
      '<div class="rich-text"><ul dir="auto"><li>x</li><li>x</li></ul><ol dir="auto"><li>x</li></ol>' +
        '<p>x</p><ul dir="auto"><li>x</li></ul></div>',
    )
  })

  it('omits blank paragraphs, and the whole element if nothing else is there', () => {
    expect(render([text('paragraph', ''), text('paragraph', '\u00a0 \n')])).toBe('')
  })

  it('gives a linked picture without words of its own those of its link as a name', () => {
    const picture = (alt: string, link: object) =>
      render([{ type: 'image', linkTo: { link_type: 'Web', ...link }, view: { url: '/p', alt } }])
    const url = 'https://z.example/'
    expect(picture('', { url })).toContain('alt="https://z.example/"')
    expect(picture('', { url, text: 'Our office' })).toContain('alt="Our office"')
    expect(picture('A bridge', { url })).toContain('alt="A bridge"')
    expect(picture('', { url: 'javascript:alert(1)' })).toContain('alt=""')
  })

  it('renders an embed as a link, without the markup of the embed', () => {
    const oembed = { embed_url: 'https://v.example/1', title: 'A film', html: '<script>1</script>' }
    expect(render([{ type: 'embed', oembed }])).toContain(
      '<a href="https://v.example/1">A film</a>',
    )
    expect(render([{ type: 'embed', oembed }])).not.toContain('script')
  })
})

describe('RichText spans', () => {
  it('are split where they overlap', () => {
    const spans = [
      { type: 'strong', start: 0, end: 6 },
      { type: 'em', start: 3, end: 9 },
    ]
    expect(render([text('paragraph', 'abcdefghi', spans)])).toContain(
      '<p><strong>abc<em>def</em></strong><em>ghi</em></p>',
    )
  })

  it('open a new tab where the editor says so, and say it in words', () => {
    const data = { link_type: 'Web', url: 'https://a.example', target: '_blank' }
    expect(render([text('paragraph', 'a', [{ ...link(0, 1, ''), data }])])).toContain(
      '<a href="https://a.example" target="_blank" rel="noopener"><span>a</span>' +
        '<span class="visually-hidden"> (opens in a new tab)</span></a>',
    )
    const other = { ...data, target: 'an-advertisement' }
    expect(render([text('paragraph', 'a', [{ ...link(0, 1, ''), data: other }])])).toContain(
      '<a href="https://a.example">a</a>',
    )
  })

  it('of equal extent are nested, and all text stays', () => {
    const spans = [
      { type: 'em', start: 2, end: 4 },
      { type: 'strong', start: 2, end: 4 },
      link(0, 4, '/benefits'),
    ]
    expect(render([text('paragraph', 'abcdef', spans)])).toContain(
      '<p><a href="/benefits">ab<em><strong>cd</strong></em></a>ef</p>',
    )
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ''])(
    'do not link to %j',
    (url) => {
      expect(render([text('paragraph', 'word', [link(0, 4, url)])])).toContain('<p>word</p>')
    },
  )

  it('leave the text between them escaped, with the line breaks of the editor', () => {
    expect(render([text('paragraph', '<b>a</b>\nc')])).toContain(
      '<p>&lt;b&gt;a&lt;/b&gt;<br/>c</p>',
    )
  })
})
