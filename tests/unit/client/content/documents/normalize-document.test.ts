import { completeDocuments } from '../../../../../client/content/documents/complete-documents.js'
import {
  formatProblem,
  type ContentProblem,
} from '../../../../../client/content/documents/problems.js'
import { toImage, type ImageMetadata } from '../../../../../client/content/documents/to-image.js'
import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import { linkTo, madeJob } from '../../../../helpers/content/made-documents.js'
import { PICTURE, normalize } from './normalize-setup.js'

describe('a node', () => {
  it('a node has the metadata of its document, its page path and its id for previews', () => {
    expect(normalize({}).node).toMatchObject({
      id: 'job-7',
      type: 'job',
      uid: '7',
      url: null,
      lang: 'en-gb',
      lastPublishedAt: '2026-10-02T08:00:00+0000',
      _previewable: 'job-7',
    })
  })
})

describe('links', () => {
  const field = (link: unknown) => {
    const { data, problems } = normalize({ link })
    return [data['link'], problems] as const
  }

  it.each([
    { link_type: 'Web', url: 'https://example.com', target: '_blank' },
    { link_type: 'Web', url: 'tel:+44117' },
    { link_type: 'Media', url: 'https://files.example/a.pdf', name: 'a.pdf', kind: 'document' },
    { link_type: 'Any' },
    { link_type: 'Any', text: 'Words without an address' },
  ])('the link %j stays unchanged', (link) => {
    expect(field(link)).toEqual([link, []])
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil',
  ])('a link to the unsafe address %j loses the address and causes a problem', (url) => {
    const [link, problems] = field({ link_type: 'Web', url })
    expect(link).toEqual({ link_type: 'Web', url: null })
    expect(problems).toHaveLength(1)
  })

  it('each link in a list is resolved', () => {
    const [links] = field([linkTo('department', 'engineering'), { link_type: 'Any' }])
    expect(links).toMatchObject([{ url: '/departments/engineering' }, { link_type: 'Any' }])
  })
})

describe('images', () => {
  const known: ImageMetadata = {
    color: '#0b1b2e',
    placeholder: 'data:image/webp;base64,AA',
    size: null,
  }

  it('an image and its thumbnail get the color and the placeholder from the build', () => {
    const thumbnail = { ...PICTURE, url: 'https://images.example/small.jpg' }
    const { data } = normalize(
      { hero: { ...PICTURE, thumbnail } },
      { images: [PICTURE, thumbnail].map(({ url }) => [url, known]) },
    )
    const { color, placeholder } = known
    expect(data['hero']).toEqual({
      ...PICTURE,
      color,
      placeholder,
      thumbnail: { ...thumbnail, color, placeholder },
    })
  })

  it('an image in a preview has a small blurred picture for a placeholder', () => {
    const hero = { ...PICTURE, url: 'https://images.example/a.jpg' }
    const { data } = normalize({ hero }, { images: null })
    expect(data['hero']).toEqual({ ...hero, placeholder: `${hero.url}?w=100&blur=15` })
  })

  it('an image is offered in the best quality and, unless another is wanted, 800 px wide or as large as a fixed one can be', () => {
    const dimensions = { width: 9000, height: 4500 }
    const image = { ...PICTURE, url: 'https://images.example/a.jpg', dimensions }
    expect(toImage(image)).toMatchObject({
      url: 'https://images.example/a.jpg?auto=compress%2Cformat&fit=max&q=100&w=800',
      width: 800,
    })
    expect(toImage(image, { layout: 'fixed' })?.width).toBe(8192)
  })

  it('an image without dimensions gets the size that the build has measured', () => {
    const size = { width: 3, height: 2 }
    const { data, problems } = normalize(
      { hero: { url: PICTURE.url, alt: null, dimensions: null } },
      { images: [[PICTURE.url, { ...known, size }]] },
    )
    expect(data['hero']).toMatchObject({ dimensions: size })
    expect(problems).toEqual([])
  })

  it.each<[object, string]>([
    [{ dimensions: { width: 1, height: 1 } }, 'Missing image URL'],
    [{ url: PICTURE.url, dimensions: { height: 1 } }, 'Missing width'],
    ...['javascript:alert(1)', 'https://', 'https://a b/c.jpg', 'https://host:port/a.jpg'].map(
      (url): [object, string] => [{ url, dimensions: { width: 1, height: 1 } }, 'Invalid URL'],
    ),
  ])('the unusable image %j is reported with the message "%s"', (image, message) => {
    const { problems, data } = normalize({ hero: image })
    expect(toImage(data['hero'])).toBeNull()
    expect(problems).toEqual([expect.stringContaining(`field "hero": ${message}`)])
  })

  it('an empty image causes no problem', () => {
    expect(normalize({ hero: {} })).toMatchObject({ data: { hero: {} }, problems: [] })
  })
})

it('a document without data is treated as an empty document and reported', () => {
  const problems: ContentProblem[] = []
  const without = { ...madeJob('7'), data: undefined } as unknown as CareersDocument
  const [document] = completeDocuments([without], (problem) => void problems.push(problem))
  expect(document?.data).toEqual({})
  expect(problems.map(formatProblem)).toEqual([
    expect.stringMatching(/^job "7" \(job-7\): Document does not have a data field\./),
  ])
})
