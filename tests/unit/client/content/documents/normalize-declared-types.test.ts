import type { TypePaths } from '../../../../../client/content/documents/field-types.js'
import { linkTo } from '../../../../helpers/content/made-documents.js'
import { normalize, JOB } from './normalize-setup.js'

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
    ])
  })

  it('a document of a type without a model stays unchanged and causes no problems', () => {
    const { data, problems } = normalize({ title: [1] }, { typePaths: { page: 'Document' } })
    expect(data).toEqual({ title: [1] })
    expect(problems).toEqual([])
  })
})
