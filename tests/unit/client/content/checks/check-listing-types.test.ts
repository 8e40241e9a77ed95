import { formatProblem } from '../../../../../client/content/documents/problems.js'
import type { GenericPageData } from '../../../../../client/shared/page-data/page-views.js'
import { madeJob, madePage, madeRepository } from '../../../../helpers/content/made-documents.js'
import { siteOf } from '../../../../helpers/content/made-listing.js'

it('a list of roles takes the words that it knows for the types, and another one is named with the page and the field', () => {
  const types = ['Vollzeit', 'Minijob']
  const slice = {
    slice_type: 'job_listing',
    primary: { heading: 'Ours' },
    items: types.map((employment_type) => ({ employment_type })),
  }
  const page = madePage('us', { slices: [slice] as never })
  const site = siteOf(madeRepository([madeJob('1')], page))
  const data = site.pages.find(({ path }) => path === '/us')?.result.data as GenericPageData
  expect(data.slices[0]).toMatchObject({ preset: { type: ['full-time', 'minijob'] } })
  expect(site.problems.map(formatProblem)).toEqual([
    'page "us" (page-us), field "slices.0.items.1.employment_type": "Minijob" is none of Full time, ' +
      'Part time, Contractor, Temporary, Intern, Volunteer, Per diem, Other. The list shows roles of ' +
      'that very word alone: choose one of these.',
  ])
})
