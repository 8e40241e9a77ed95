import type { TypePaths } from '../../../client/content/documents/field-types.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import {
  linkTo,
  madeBoilerplate,
  madePage,
  madeRedirect,
  madeSettings,
} from '../content/made-documents.js'
import { LONG_TEXT, madeListing, madeWholeJob } from '../content/made-listing.js'

/** All that a site is made from. An edit returns a new world that shares what it does not touch. */
export interface World {
  documents: readonly CareersDocument[]
  now: Date
  buildHash: string
  typePaths: TypePaths
}

/** What an editor does: `at` chooses the document, `value` what becomes of it. */
export type Edit = (world: World, at: number, value: number) => World

export const picture = (name: string) => ({
  url: `https://images.example/${name}.jpg`,
  alt: name,
  copyright: null,
  dimensions: { width: 1600, height: 900 },
})

export const textWithLink = (to: unknown) =>
  [
    {
      type: 'paragraph',
      text: LONG_TEXT,
      spans: [{ type: 'hyperlink', start: 0, end: 9, data: to }],
    },
    { type: 'list-item', text: 'one & two', spans: [] },
  ] as never

export const slice = (slice_type: string, primary: object, items: object[] = []) =>
  ({ slice_type, slice_label: null, primary, items }) as never

export const job = (id: string) => linkTo('job', id)
const LOCATIONS = ['bristol', 'dublin', 'nowhere', 'remote-uk']

/** `more` jobs in addition to a few that differ in everything. */
export function createWorld(more = 0): World {
  const alike = Array.from({ length: more }, (_, index) => madeWholeJob(`${1000 + index}`))
  const jobs = Array.from({ length: 7 }, (_, index) => {
    const at = { location: linkTo('location', LOCATIONS[index % 4] ?? '') }
    return madeWholeJob(`${index + 1}`, {
      title: `Role ${index % 5}`,
      department: linkTo('department', index % 3 === 0 ? 'hydrology' : 'engineering'),
      locations: [at] as never,
      date_posted: `2026-11-1${index}`,
      ...(index === 2 && { about: textWithLink(job('1')) }),
      ...(index === 3 && { closes_on: '2026-11-22' }),
      ...(index === 4 && { opens_at: '2026-11-23T09:00:00+0000' }),
      ...(index === 5 && { status: 'Closed' as const }),
      ...(index === 6 && { body: [slice('image', { image: picture('team'), caption: 'Us' })] }),
    })
  })
  return {
    documents: madeListing(
      [...jobs, ...alike],
      madeSettings({ benefits: linkTo('boilerplate', 'benefits'), closed_page_days: 2 }),
      madeBoilerplate('benefits', 'Benefits', 'Time off and a bicycle.'),
      madePage('home', {
        slices: [slice('job_listing', {}), slice('featured_jobs', { limit: 2 })],
      }),
      madePage('life', {
        slices: [
          slice('rich_text', { content: textWithLink(job('2')) }),
          slice('office_list', {}),
          slice('featured_jobs', { limit: 3 }, [{ job: job('1') }]),
        ],
        hero: picture('river') as never,
      }),
      madeRedirect('old', '/old', linkTo('page', 'life')),
    ),
    now: new Date('2026-11-21T12:00:00Z'),
    buildHash: 'one',
    typePaths: {},
  }
}
