import { formatProblem } from '../../../../../client/content/documents/problems.js'
import type { GenericPageData } from '../../../../../client/shared/page-data/page-views.js'
import { madeJob, madePage, madeRepository } from '../../../../helpers/content/made-documents.js'
import { siteOf } from '../../../../helpers/content/made-listing.js'

const slice = (slice_type: string, variation?: string) => ({
  slice_type,
  variation,
  primary: { heading: 'Us', quote: 'Water is patient.' },
  items: [],
})

const siteWith = (...slices: object[]) =>
  siteOf(
    madeRepository(
      [madeJob('1', { body: slices as never }), madeJob('2', { body: slices as never })],
      madePage('life', { slices: slices as never }),
    ),
  )

function slicesShown(site: ReturnType<typeof siteOf>) {
  const page = site.pages.find(({ path }) => path === '/life')
  return (page?.result.data as GenericPageData).slices.map(({ kind }) => kind)
}

it('a slice that the site does not know is left out, and each document says where it stands', () => {
  const site = siteWith(slice('quote', 'default'), slice('carousel', 'default'))
  expect(slicesShown(site)).toEqual(['quote'])
  expect(site.problems.map(({ severity }) => severity)).toEqual(['warning', 'warning', 'warning'])
  const reason =
    'this site does not know the slice "carousel". It is left out: remove it, or ask a developer to add it to the site.'
  expect(site.problems.map(formatProblem)).toEqual([
    `page "life" (page-life), field "slices.1": ${reason}`,
    `job "1" (job-1), field "body.1": ${reason}`,
    `job "2" (job-2), field "body.1": ${reason}`,
  ])
})

it('a variation that the site does not know is shown as the default one, and reported', () => {
  const site = siteWith(slice('quote', 'wide'))
  expect(slicesShown(site)).toEqual(['quote'])
  expect(site.problems.map(formatProblem)).toContain(
    'page "life" (page-life), field "slices.0": this site does not know the variation "wide" of the slice "quote". It is shown as "default": choose that, or ask a developer to add the variation.',
  )
})

it('a slice of an old repository, which has no variation, is known by its name', () => {
  expect(siteWith(slice('quote')).problems).toEqual([])
})
