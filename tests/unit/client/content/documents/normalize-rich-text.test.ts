import { linkTo } from '../../../../helpers/content/made-documents.js'
import type { Setup } from './normalize-setup.js'
import { PICTURE, normalize } from './normalize-setup.js'

describe('rich text', () => {
  const first = (block: object, setup?: Setup) =>
    (normalize({ text: [block] }, setup).data['text'] as Record<string, unknown>[])[0]

  it('links in rich text have the paths of their pages and no unsafe addresses', () => {
    const block = (data: object) => ({
      type: 'paragraph',
      text: 'here',
      spans: [{ type: 'hyperlink', start: 0, end: 4, data }],
    })
    const to = (data: object) =>
      (first(block(data)) as never as { spans: { data: object }[] }).spans[0]?.data
    expect(to(linkTo('department', 'engineering'))).toMatchObject({
      url: '/departments/engineering',
    })
    expect(to({ link_type: 'Web', url: 'javascript:alert(1)' })).toMatchObject({ url: null })
  })

  it('an image in rich text has its view data and a resolved link', () => {
    expect(
      first({ type: 'image', ...PICTURE, linkTo: linkTo('department', 'engineering') }),
    ).toMatchObject({
      view: {
        alt: 'A',
        width: 8,
        height: 4,
        srcSet: expect.stringContaining('rect=0%2C0%2C8%2C4'),
      },
      linkTo: { url: '/departments/engineering' },
    })
  })

  it('an embed in rich text has neither markup nor unsafe addresses', () => {
    const oembed = {
      type: 'video',
      title: 'Film',
      embed_url: 'https://video.example/1',
      thumbnail_url: 'javascript:x',
      html: '<script>alert(1)</script>',
      width: 200,
    }
    expect(first({ type: 'embed', oembed })).toEqual({
      type: 'embed',
      oembed: { type: 'video', title: 'Film', embed_url: 'https://video.example/1', width: 200 },
    })
  })

  it('invalid blocks and marks are removed from rich text', () => {
    const blocks = [
      { type: 'paragraph', text: 'a', spans: [{ type: 'label', start: 0, end: 1 }, null] },
      null,
      'text',
      { text: 'no type' },
    ]
    expect(normalize({ text: blocks }).data['text']).toEqual([
      { type: 'paragraph', text: 'a', spans: [] },
    ])
  })

  const mark = (type: string, start: number, end: number, to?: string) => ({
    type,
    start,
    end,
    ...(to !== undefined && { data: { link_type: 'Web', url: `https://${to}.example/` } }),
  })
  const marked = (...spans: object[]) => {
    const block = { type: 'paragraph', text: 'nested link one two', spans }
    const { data, problems } = normalize({ text: [block] })
    const [{ spans: kept }] = data['text'] as [{ spans: Record<string, unknown>[] }]
    const shown = kept.map((span) => {
      const { url } = (span['data'] ?? {}) as { url?: string }
      return [span['type'], span['start'], span['end'], ...(url === undefined ? [] : [url[8]])]
    })
    return { shown, problems }
  }

  it.each<[string, object[], unknown[]]>([
    [
      'within another',
      [mark('hyperlink', 0, 19, 'a'), mark('strong', 2, 9), mark('hyperlink', 12, 15, 'b')],
      [
        ['hyperlink', 0, 19, 'a'],
        ['strong', 2, 9],
      ],
    ],
    [
      'around another',
      [mark('hyperlink', 12, 15, 'b'), mark('hyperlink', 0, 19, 'a')],
      [['hyperlink', 0, 19, 'a']],
    ],
    [
      'across the end of another',
      [mark('hyperlink', 0, 9, 'a'), mark('hyperlink', 7, 15, 'b')],
      [
        ['hyperlink', 0, 9, 'a'],
        ['hyperlink', 9, 15, 'b'],
      ],
    ],
  ])('a link %s is made flat, and the block is named', (_, spans, flat) => {
    const { shown, problems } = marked(...spans)
    expect(shown).toEqual(flat)
    expect(problems).toEqual([
      'job "7" (job-7), field "text.0": a link to https://b.example/ lies within another link. ' +
        'It is cut off there: remove one of the two.',
    ])
  })

  it('a link that leads nowhere does not take the words of another', () => {
    const nowhere = { ...mark('hyperlink', 0, 19), data: { link_type: 'Any' } }
    const { shown, problems } = marked(nowhere, mark('hyperlink', 12, 15, 'b'))
    expect(shown).toEqual([
      ['hyperlink', 0, 19],
      ['hyperlink', 12, 15, 'b'],
    ])
    expect(problems).toEqual([])
  })

  it('a mark that begins before its text is left out, and so is a link of the former API', () => {
    const former = { ...mark('hyperlink', 0, 3), data: { type: 'Link.web', value: {} } }
    const { shown, problems } = marked(mark('em', -2, 3), former)
    expect(shown).toEqual([])
    expect(problems).toHaveLength(2)
  })
})
