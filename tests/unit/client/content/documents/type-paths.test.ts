import { createHash } from 'node:crypto'
import { createTypePaths } from '../../../../../client/content/documents/create-type-paths.js'
import { createTypeTree } from '../../../../../client/content/documents/field-types.js'
import { typePathsUrl } from '../../../../../client/shared/page-data/app-data.js'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

const job = {
  id: 'job',
  json: {
    Job: {
      uid: { type: 'UID' },
      title: { type: 'Text' },
      places: { type: 'Group', config: { fields: { place: { type: 'Link' } } } },
      body: {
        type: 'Slices',
        config: {
          choices: {
            text: {
              type: 'Slice',
              'non-repeat': { title: { type: 'StructuredText' } },
              repeat: { picture: { type: 'Image' } },
            },
            hero: { type: 'SharedSlice' },
          },
        },
      },
    },
    Extra: { oddity: { type: 'Hologram' }, old: { type: 'Choice' } },
  },
}

const hero = {
  id: 'hero',
  variations: [
    { id: 'default', primary: { heading: { type: 'Text' } }, items: { link: { type: 'Link' } } },
  ],
}

describe('type paths', () => {
  it('the type paths contain the type of everything that the models declare', () => {
    expect(createTypePaths([job], [hero])).toEqual({
      hero: 'SharedSlice',
      'hero.default.items.link': 'Link',
      'hero.default.primary.heading': 'Text',
      job: 'Document',
      'job.data': 'DocumentData',
      'job.data.body': 'Slices',
      'job.data.body.text': 'Slice',
      'job.data.body.text.items.picture': 'Image',
      'job.data.body.text.primary.title': 'StructuredText',
      'job.data.oddity': 'Unknown',
      'job.data.old': 'Slices',
      'job.data.places': 'Group',
      'job.data.places.place': 'Link',
      'job.data.title': 'Text',
      'job.uid': 'UID',
    })
  })

  it('the type paths are in alphabetical order', () => {
    const paths = Object.keys(createTypePaths([job], [hero]))
    expect(paths).toEqual([...paths].sort())
  })

  it('a type can be found by its path and by the hash of its path', () => {
    const readable = createTypePaths([job], [hero])
    const hashed = Object.fromEntries(
      Object.entries(readable).map(([path, type]) => [md5(path), type]),
    )
    for (const paths of [readable, hashed]) {
      const tree = createTypeTree(paths)
      expect(tree.child('job').child('data').child('title').type).toBe('Text')
      expect(tree.child('hero').child('default').child('primary').child('heading').type).toBe(
        'Text',
      )
      expect(tree.child('job').child('data').child('gone')).toMatchObject({
        type: undefined,
        path: 'job.data.gone',
      })
    }
  })

  it('the URL of the type paths is derived from the repository name', () => {
    expect(typePathsUrl('my-repo')).toBe('/static/244a94de02dd1b5dd9097dc0e1e76240.json')
    expect(typePathsUrl('careers')).toBe('/static/05312c4c42ca24e64f35c700f5b78f6c.json')
  })
})
