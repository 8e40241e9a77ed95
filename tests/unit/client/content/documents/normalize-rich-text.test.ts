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
})
