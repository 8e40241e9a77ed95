import type { ImageMetadata } from '../../../../../client/content/documents/image-metadata.js'
import { completeDocuments } from '../../../../../client/content/documents/complete-documents.js'
import { normalizeDocument } from '../../../../../client/content/documents/normalize-document.js'
import {
  formatProblem,
  type ContentProblem,
} from '../../../../../client/content/documents/problems.js'
import {
  createTypeTree,
  type TypePaths,
} from '../../../../../client/content/documents/type-paths.js'
import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import { linkTo, madeJob } from '../../../../helpers/content/made-documents.js'

const PATHS: Record<string, string | null> = {
  'department-engineering': '/departments/engineering',
  'boilerplate-a': null,
}
const PICTURE = {
  url: 'https://images.example/a.jpg?rect=0,0,8,4',
  alt: 'A',
  copyright: null,
  dimensions: { width: 8, height: 4 },
}

interface Setup {
  typePaths?: TypePaths
  images?: [string, ImageMetadata][]
}

function normalize(data: object, { typePaths, images = [] }: Setup = {}) {
  const problems: ContentProblem[] = []
  const document = { ...madeJob('7'), data } as unknown as CareersDocument
  const node = normalizeDocument(document, {
    resolveLink: (id) => PATHS[id],
    report: (problem) => void problems.push(problem),
    types: typePaths === undefined ? null : createTypeTree(typePaths),
    images: new Map(images),
    untypedPaths: new Set(),
  })
  return {
    node,
    data: node.data as unknown as Record<string, unknown>,
    problems: problems.map(formatProblem),
  }
}

const JOB: TypePaths = { job: 'Document', 'job.data': 'DocumentData' }

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

  it('a link to a document has the path of its page, or null if it has no page', () => {
    expect(field(linkTo('department', 'engineering'))).toEqual([
      expect.objectContaining({ id: 'department-engineering', url: '/departments/engineering' }),
      [],
    ])
    expect(field(linkTo('boilerplate', 'a'))).toEqual([expect.objectContaining({ url: null }), []])
  })

  it('a link to an unpublished document loses its address and causes a problem', () => {
    const [link, problems] = field(linkTo('page', 'gone'))
    expect(link).toMatchObject({ url: null })
    expect(problems).toEqual([
      'job "7" (job-7), field "link": links to page "gone" (page-gone), which is not published. Publish that document or remove the link.',
    ])
  })

  it.each([
    { link_type: 'Web', url: 'https://example.com', target: '_blank' },
    { link_type: 'Web', url: 'mailto:a@example.com' },
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

  it('an image without dimensions gets the size that the build has measured', () => {
    const size = { width: 3, height: 2 }
    const { data, problems } = normalize(
      { hero: { url: PICTURE.url, alt: null, dimensions: null } },
      { images: [[PICTURE.url, { ...known, size }]] },
    )
    expect(data['hero']).toMatchObject({ dimensions: size })
    expect(problems).toEqual([])
  })

  it.each([
    [{ dimensions: { width: 1, height: 1 } }, 'Missing image URL'],
    [{ url: PICTURE.url, dimensions: { height: 1 } }, 'Missing width'],
    [{ url: 'javascript:alert(1)', dimensions: { width: 1, height: 1 } }, 'Invalid URL'],
  ])('the unusable image %j is reported with the message "%s"', (image, message) => {
    const { problems } = normalize({ hero: image })
    expect(problems).toEqual([expect.stringContaining(`field "hero": ${message}`)])
  })

  it('an empty image causes no problem', () => {
    expect(normalize({ hero: {} })).toMatchObject({ data: { hero: {} }, problems: [] })
  })
})

describe('declared types', () => {
  const values: [string, unknown, unknown][] = [
    ['Boolean', true, 'true'],
    ['Color', '#6cc8ec', 'sky blue'],
    ['Date', '2026-11-21', '2026-11-31'],
    ['Embed', {}, []],
    ['GeoPoint', { latitude: 1, longitude: 2 }, '1,2'],
    ['Group', [], {}],
    ['Image', {}, 'a.jpg'],
    ['IntegrationFields', { anything: [1] }, undefined],
    ['Link', { link_type: 'Any' }, 'https://example.com'],
    ['Number', 1, '1'],
    ['Select', 'Hybrid', 2],
    ['Slices', [], 'x'],
    ['StructuredText', [], 'text'],
    ['Text', 'text', [{ type: 'paragraph', text: 'x', spans: [] }]],
    ['Timestamp', '2026-11-21T12:00:00+0000', '2026-11-21'],
    ['Unknown', { x: 1 }, undefined],
  ]

  it.each(values)(
    'a field of the type %s retains valid values, and any other value is removed and reported',
    (type, good, bad) => {
      const typePaths = { ...JOB, 'job.data.field': type } as TypePaths
      expect(normalize({ field: good }, { typePaths })).toMatchObject({
        data: { field: good },
        problems: [],
      })
      expect(normalize({ field: null }, { typePaths })).toMatchObject({
        data: { field: null },
        problems: [],
      })
      if (bad === undefined) return
      const { data, problems } = normalize({ field: bad }, { typePaths })
      expect([null, []]).toContainEqual(data['field'])
      expect(problems).toEqual([
        expect.stringContaining(
          `Field value at "field" does not match the type declared in its type path: ${type}`,
        ),
      ])
    },
  )

  it('a type mismatch is reported with the whole path of the field', () => {
    const typePaths = {
      ...JOB,
      'job.data.group': 'Group',
      'job.data.group.sub': 'Number',
    } as TypePaths
    const { problems } = normalize({ group: [{ sub: 1 }, { sub: 'x' }] }, { typePaths })
    expect(problems).toEqual([
      expect.stringContaining('Field value at "group > 1 > sub" does not match'),
    ])
  })

  it('a missing type is reported, and the field stays with safe content', () => {
    const link = { link_type: 'Web', url: 'javascript:alert(1)' }
    const { data, problems } = normalize({ newer: link, text: 'x' }, { typePaths: JOB })
    expect(data).toEqual({ newer: { link_type: 'Web', url: null }, text: 'x' })
    expect(problems.filter((problem) => problem.includes('No type for path'))).toEqual([
      expect.stringContaining('field "newer": No type for path: job.data.newer'),
      expect.stringContaining('field "text": No type for path: job.data.text'),
    ])
  })

  it('a missing type is reported once for any number of values', () => {
    const typePaths = { ...JOB, 'job.data.group': 'Group' } as TypePaths
    const { problems } = normalize({ group: [{ newer: 1 }, { newer: 2 }] }, { typePaths })
    expect(problems).toEqual([
      expect.stringContaining('field "group.0.newer": No type for path: job.data.group.newer'),
    ])
  })

  it('slice field types come from the shared slice or, in old repositories, the zone', () => {
    const typePaths = {
      ...JOB,
      'job.data.body': 'Slices',
      'job.data.body.old': 'Slice',
      'job.data.body.old.primary.title': 'Text',
      hero: 'SharedSlice',
      'hero.default.items.link': 'Link',
    } as TypePaths
    const body = [
      { slice_type: 'old', primary: { title: 1 } },
      {
        slice_type: 'hero',
        variation: 'default',
        items: [{ link: linkTo('department', 'engineering') }],
      },
      { slice_type: 'newest', variation: 'default', primary: { text: 'x' }, items: [] },
    ]
    const { data, problems } = normalize({ body }, { typePaths })
    expect(data['body']).toMatchObject([
      { primary: { title: null }, items: [] },
      { primary: {}, items: [{ link: { url: '/departments/engineering' } }] },
      { primary: { text: 'x' }, items: [] },
    ])
    expect(problems).toEqual([
      expect.stringContaining('Field value at "body > 0 > primary > title" does not match'),
      expect.stringContaining('No type for path: job.data.body.newest'),
    ])
  })

  it('a document of a type without a model stays unchanged and causes no problems', () => {
    const { data, problems } = normalize({ title: [1] }, { typePaths: { page: 'Document' } })
    expect(data).toEqual({ title: [1] })
    expect(problems).toEqual([])
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
